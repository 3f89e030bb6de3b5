"""Is a position that somebody sets up one that the rules can lead to?"""

from tavolata.core.law import Vector, law

from .constants import DICE, FACES, OVER, TO_DECIDE, TO_ROLL
from .dice import count, dice_left, may_keep_face, must_stop, total
from .layout import (
    bit_of,
    grill,
    grill_is_empty,
    is_among,
    kept,
    phase,
    rolled,
    seats,
    tile_under,
    tiles_in_game,
    top_tile,
    turned_down,
    whose_turn,
)
from .turn import stealable, takeable

# What can be wrong, by number.
FLAWS = (
    "",
    "bad-phase",
    "bad-turn",
    "bad-tiles",
    "bad-dice",
    "grill-empty",
    "grill-not-empty",
    "bad-kept",
    "bad-rolled",
    "turn-should-be-over",
)
(
    SOUND,
    BAD_PHASE,
    BAD_TURN,
    BAD_TILES,
    BAD_DICE,
    GRILL_EMPTY,
    GRILL_NOT_EMPTY,
    BAD_KEPT,
    BAD_ROLLED,
    TURN_SHOULD_BE_OVER,
) = range(len(FLAWS))


@law
def sound(s: Vector) -> int:
    """0, or the number of the first of FLAWS: for positions that somebody sets up."""
    if phase(s) < TO_ROLL or phase(s) > OVER:
        return BAD_PHASE
    if whose_turn(s) < 0 or whose_turn(s) >= seats(s):
        return BAD_TURN
    if not tiles_are_conserved(s):
        return BAD_TILES
    if total(kept(s)) > DICE or total(kept(s)) + total(rolled(s)) > DICE:
        return BAD_DICE
    if phase(s) == OVER:
        if not grill_is_empty(s):
            return GRILL_NOT_EMPTY
    elif grill_is_empty(s):
        return GRILL_EMPTY
    return dice_flaw(s)


@law
def tiles_are_conserved(s: Vector) -> bool:
    """H1, H26: every tile of the game is in exactly one place."""
    if grill(s) & turned_down(s) != 0:
        return False
    seen = grill(s) | turned_down(s)
    for seat in range(seats(s)):
        tile = top_tile(s, seat)
        while tile > 0:
            if is_among(seen, tile):
                return False
            seen |= bit_of(tile)
            tile = tile_under(s, tile)
    return seen == tiles_in_game(s)


@law
def dice_flaw(s: Vector) -> int:
    """Do the dice set aside and rolled fit the phase?"""
    if phase(s) == TO_DECIDE:
        if total(kept(s)) == 0:
            return BAD_KEPT
        if rolled(s) != 0:
            return BAD_ROLLED
        if must_stop(s) and takeable(s) == 0 and stealable(s) == 0:
            return TURN_SHOULD_BE_OVER
        return SOUND
    if phase(s) == OVER:
        return BAD_KEPT if kept(s) != 0 else (BAD_ROLLED if rolled(s) != 0 else SOUND)
    if must_stop(s):
        return BAD_KEPT
    if phase(s) == TO_ROLL:
        return BAD_ROLLED if rolled(s) != 0 else SOUND
    if total(rolled(s)) != dice_left(s):
        return BAD_ROLLED
    for face in range(FACES):
        if count(rolled(s), face) > 0 and may_keep_face(s, face):
            return SOUND
    return TURN_SHOULD_BE_OVER
