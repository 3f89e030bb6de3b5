"""A turn: dice are rolled and set aside, a tile is claimed or the turn fails (H3-H22)."""

from tavolata.core.law import ENDED, TURN, Vector, clear, is_roll_of, law, roll, tell

from .constants import (
    BITS,
    FACES,
    FAILED,
    GIVE_UP,
    HIGHEST,
    KEEP,
    KEPT,
    LOWEST,
    NO_NEW_FACE,
    NO_WORM,
    NOTHING_TO_CLAIM,
    OVER,
    PLAIN,
    RETURNED,
    ROLL,
    ROLLED,
    SHORT_RETURNED,
    STEAL,
    STOLE,
    TAKE,
    TO_DECIDE,
    TO_KEEP,
    TO_ROLL,
    TOOK,
    TURNED_DOWN,
)
from .dice import count, dice_left, has_worm, kept_sum, may_keep_face, must_stop
from .layout import (
    await_,
    gather_dice,
    grill_is_empty,
    highest_on_grill,
    phase,
    put_aside,
    put_on_grill,
    put_on_stack,
    rolled,
    seats,
    set_grill,
    set_options,
    set_turn,
    short,
    show_roll,
    steal_is_forced,
    take_off_grill,
    take_off_stack,
    tiles_in_game,
    top_tile,
    turn_down,
    whose_turn,
)

# Setting up (H3-H5).


@law
def begin(s: Vector, options: Vector, ev: Vector) -> None:
    """H3, H4: all tiles face up on the grill; `options` says who begins.

    options: seats, start, short, decline_steal, tiles (a bit each, 21 lowest).
    """
    clear(s)
    set_options(s, options)
    set_grill(s, tiles_in_game(s))
    start_turn(s, options[1], ev)


@law
def start_turn(s: Vector, seat: int, ev: Vector) -> None:
    """H5: a turn begins with a roll of all eight dice."""
    set_turn(s, seat)
    gather_dice(s)
    await_(s, TO_ROLL)
    tell(ev, TURN, seat, 0, 0, 0)


# Who or what is awaited.


@law
def due(s: Vector) -> int:
    """How many dice are to be rolled now."""
    return dice_left(s) if phase(s) == TO_ROLL else 0


@law
def movers(s: Vector) -> int:
    """The seat whose turn it is, unless dice are to be rolled or all is over."""
    return 1 << whose_turn(s) if phase(s) == TO_KEEP or phase(s) == TO_DECIDE else 0


@law
def over(s: Vector) -> bool:
    """Is the game over?"""
    return phase(s) == OVER


@law
def status(s: Vector) -> int:
    """Who may move, what chance owes, whether it is over: in one number, for one call."""
    return movers(s) | due(s) << 8 | (1 << 16 if over(s) else 0)


# Chance: the dice.


@law
def possible(s: Vector, dice: int) -> bool:
    """As many dice as are due."""
    return is_roll_of(dice, due(s), BITS)


@law
def draw(s: Vector, rng: Vector) -> int:
    """Roll fairly: every sequence of faces is as likely as every other."""
    return roll(rng, due(s), BITS)


@law
def give(s: Vector, dice: int, ev: Vector) -> int:
    """A roll is in. H17 (a): with only faces set aside before, the turn has failed."""
    tell(ev, ROLLED, whose_turn(s), dice, 0, 0)
    for face in range(FACES):
        if count(dice, face) > 0 and may_keep_face(s, face):
            show_roll(s, dice)
            await_(s, TO_KEEP)
            return status(s)
    fail_turn(s, NO_NEW_FACE, ev)
    return status(s)


# What a seat may do.


@law
def owner_of_top(s: Vector, tile: int) -> int:
    """The other seat that has this tile on top of its stack (H12, H15), or -1."""
    for seat in range(seats(s)):
        if seat != whose_turn(s) and top_tile(s, seat) == tile:
            return seat
    return -1


@law
def stealable(s: Vector) -> int:
    """H12: the tile of the exact sum on top of another's stack, or 0."""
    tile = kept_sum(s)
    if tile < LOWEST or not has_worm(s) or owner_of_top(s, tile) < 0:
        return 0
    return tile


@law
def takeable(s: Vector) -> int:
    """The one tile that may be taken from the grill, or 0.

    H11 the tile of the sum; H13 the highest one below it; H14 also where the sum could
    be stolen, unless the game forces the steal.
    """
    if not has_worm(s):
        return 0
    if stealable(s) > 0 and steal_is_forced(s):
        return 0
    return highest_on_grill(s, kept_sum(s))


@law
def legal(s: Vector, seat: int, out: Vector) -> int:
    """The moves of a seat, as numbers, ascending."""
    n = 0
    if movers(s) >> seat & 1 == 0:
        return 0
    if phase(s) == TO_KEEP:
        for face in range(FACES):
            if count(rolled(s), face) > 0 and may_keep_face(s, face):
                out[n] = KEEP + face
                n += 1
        return n
    tile, booty = takeable(s), stealable(s)
    if tile == 0 and booty == 0:  # H9, and H10: only who can claim nothing may give up
        out[n] = GIVE_UP
        n += 1
    if not must_stop(s):  # H7
        out[n] = ROLL
        n += 1
    if booty > 0:
        out[n] = STEAL + booty - LOWEST
        n += 1
    if tile > 0:
        out[n] = TAKE + tile - LOWEST
        n += 1
    return n


@law
def mid_move(s: Vector, seat: int) -> bool:
    """Every move of this game is one number."""
    return False


# Playing a move.


@law
def play(s: Vector, seat: int, move: int, ev: Vector) -> int:
    """Play a legal move."""
    if move == GIVE_UP:
        end_without_claim(s, ev)
    elif move == ROLL:
        await_(s, TO_ROLL)
    elif move < ROLL:
        set_aside(s, move - KEEP, ev)
    elif move < TAKE:
        steal(s, move - STEAL + LOWEST, ev)
    else:
        take(s, move - TAKE + LOWEST, ev)
    return status(s)


@law
def set_aside(s: Vector, face: int, ev: Vector) -> None:
    """H6: all dice of the face. H8: the turn may be over with that."""
    n = count(rolled(s), face)
    put_aside(s, face, n)
    await_(s, TO_DECIDE)
    tell(ev, KEPT, whose_turn(s), face, n, kept_sum(s))
    if must_stop(s) and takeable(s) == 0 and stealable(s) == 0:
        end_without_claim(s, ev)


@law
def take(s: Vector, tile: int, ev: Vector) -> None:
    """H11, H13, H16."""
    take_off_grill(s, tile)
    put_on_stack(s, whose_turn(s), tile)
    tell(ev, TOOK, whose_turn(s), tile, 0, 0)
    end_turn(s, ev)


@law
def steal(s: Vector, tile: int, ev: Vector) -> None:
    """H12, H16."""
    victim = owner_of_top(s, tile)
    take_off_stack(s, victim)
    put_on_stack(s, whose_turn(s), tile)
    tell(ev, STOLE, whose_turn(s), tile, victim, 0)
    end_turn(s, ev)


@law
def end_without_claim(s: Vector, ev: Vector) -> None:
    """H17 (b) and (c)."""
    fail_turn(s, NOTHING_TO_CLAIM if has_worm(s) else NO_WORM, ev)


@law
def fail_turn(s: Vector, why: int, ev: Vector) -> None:
    """H18-H21: return the top tile; turn down the highest on the grill, if it is another."""
    seat = whose_turn(s)
    tell(ev, FAILED, seat, why, 0, 0)
    if top_tile(s, seat) > 0:  # H20: with no tile to return, nothing is turned
        tile = take_off_stack(s, seat)
        put_on_grill(s, tile)
        tell(ev, RETURNED, seat, tile, 0, 0)
        out_of_game = tile_to_turn_down(s, tile)
        if out_of_game > 0:
            turn_down(s, out_of_game)
            tell(ev, TURNED_DOWN, -1, out_of_game, 0, 0)
    end_turn(s, ev)


@law
def tile_to_turn_down(s: Vector, returned: int) -> int:
    """H19 the highest, unless it is the returned one; H24 the highest; H25 the returned."""
    highest = highest_on_grill(s, HIGHEST)
    if short(s) == SHORT_RETURNED:
        return returned
    if short(s) == PLAIN and highest == returned:
        return 0
    return highest


@law
def end_turn(s: Vector, ev: Vector) -> None:
    """H3: clockwise. H22: over as soon as no face-up tile is left on the grill."""
    if grill_is_empty(s):
        gather_dice(s)
        await_(s, OVER)
        tell(ev, ENDED, -1, 0, 0, 0)
    else:
        start_turn(s, (whose_turn(s) + 1) % seats(s), ev)
