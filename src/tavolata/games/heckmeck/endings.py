"""Every way a turn of Heckmeck may end, the position it leads to (asked of the laws), and what
that makes of a move.

An ending is a tile taken from the grill, a tile stolen from a seat, or the failure.
"""

from functools import cache

import numpy as np

from tavolata.core.law import Vector, copy, law
from tavolata.games.heckmeck.chart import Numbers, Worths, spot_of
from tavolata.games.heckmeck.rules import (
    BITS,
    DICE,
    FACES,
    GIVE_UP,
    HIGHEST,
    KEEP,
    LOWEST,
    MAX_SEATS,
    ROLL,
    STEAL,
    TAKE,
    TO_DECIDE,
    WORM,
    await_,
    count,
    gather_dice,
    kept,
    legal,
    owner_of_top,
    play,
    points,
    rolled,
    seats,
    set_kept,
    stealable,
    takeable,
    top_tile,
    whose_turn,
    worms_on,
)

TAKEN = 0  # + tile - 21
STOLEN = HIGHEST - LOWEST + 1  # + seat
FAILED = STOLEN + MAX_SEATS
ENDINGS = FAILED + 1
NONE = -1
SUMS = 5 * DICE + 1


@cache
def examples() -> Vector:
    """For every sum, some dice with a worm that make it; 0 where none do."""
    found = np.zeros(SUMS, np.int64)
    point = [getattr(points, "py_func", points)(face) for face in range(FACES)]
    for worms in range(1, DICE + 1):
        made = {point[WORM] * worms: (worms << (BITS * WORM), DICE - worms)}
        for face in range(WORM):
            for total, (dice, left) in list(made.items()):
                for n in range(1, left + 1):
                    more = total + n * point[face]
                    made.setdefault(more, (dice + (n << (BITS * face)), left - n))
        for total, (dice, _) in made.items():
            found[total] = found[total] or dice
    return found


@law
def hold(s: Vector, dice: int) -> None:
    """Some dice are set aside, and the seat may stop."""
    gather_dice(s)
    set_kept(s, dice)
    await_(s, TO_DECIDE)


@law
def ways(s: Vector, dice: Vector, takes: Vector, steals: Vector, scratch: Vector) -> int:
    """Fill in the endings that each sum with a worm allows; answers all that there are, a bit
    each. `s` is between turns, `dice` are the examples."""
    there = 1 << FAILED
    copy(s, scratch)
    for total in range(SUMS):
        takes[total] = NONE
        steals[total] = NONE
        if dice[total] != 0:
            hold(scratch, dice[total])
            tile = takeable(scratch)
            if tile > 0:
                takes[total] = TAKEN + tile - LOWEST
                there |= 1 << takes[total]
            tile = stealable(scratch)
            if tile > 0:
                steals[total] = STOLEN + owner_of_top(scratch, tile)
                there |= 1 << steals[total]
    return there


@law
def lead_to(s: Vector, ending: int, dice: Vector, out: Vector, ev: Vector) -> None:
    """The position that an ending leads to."""
    copy(s, out)
    if ending == FAILED:
        hold(out, 1)  # a single one, no worm
        play(out, whose_turn(s), GIVE_UP, ev)
    elif ending >= STOLEN:
        tile = top_tile(s, ending - STOLEN)
        hold(out, dice[tile])
        play(out, whose_turn(s), STEAL + tile - LOWEST, ev)
    else:
        tile = LOWEST + ending - TAKEN
        hold(out, dice[tile])
        play(out, whose_turn(s), TAKE + tile - LOWEST, ev)


@law
def gain(s: Vector, ending: int) -> float:
    """What an ending brings this turn: worms taken; stolen ones count for what they cost the
    other, too, shared among the others; a failure costs the worms of the top tile."""
    if ending == FAILED:
        tile = top_tile(s, whose_turn(s))
        return -float(worms_on(tile)) if tile > 0 else 0.0
    if ending >= STOLEN:
        worms = worms_on(top_tile(s, ending - STOLEN))
        return worms * (1.0 + 1.0 / (seats(s) - 1))
    return float(worms_on(LOWEST + ending - TAKEN))


@law
def claim(worths: Worths, takes: Vector, steals: Vector, total: int) -> float:
    """The most that a seat can wish for with a sum that has a worm."""
    wish = worths.shape[1] - 1
    if takes[total] == NONE and steals[total] == NONE:
        return float(worths[FAILED, wish])
    if takes[total] == NONE:
        return float(worths[steals[total], wish])
    if steals[total] == NONE:
        return float(worths[takes[total], wish])
    return float(max(worths[takes[total], wish], worths[steals[total], wish]))


@law
def ending_of(s: Vector, move: int) -> int:
    """The ending that a move makes of the turn; NONE if the turn goes on."""
    if move == GIVE_UP:
        return FAILED
    if move < STEAL:
        return NONE
    if move < TAKE:
        return STOLEN + owner_of_top(s, move - STEAL + LOWEST)
    return TAKEN + move - TAKE


@law
def wish_for(
    s: Vector,
    move: int,
    worths: Worths,
    best: Worths,
    rolling: Worths,
    numbers: Numbers,
) -> float:
    """What a move is worth to the seat that wishes, the turn being solved."""
    if move == ROLL:
        return float(rolling[spot_of(numbers, kept(s))])
    if move >= KEEP and move < ROLL:
        face = move - KEEP
        return float(best[spot_of(numbers, kept(s) + (count(rolled(s), face) << (BITS * face)))])
    return float(worths[ending_of(s, move), worths.shape[1] - 1])


@law
def best_move(
    s: Vector,
    seat: int,
    worths: Worths,
    best: Worths,
    rolling: Worths,
    numbers: Numbers,
    moves: Vector,
) -> int:
    """The legal move that the seat wishes for most; of equals, the first."""
    n = legal(s, seat, moves)
    chosen, most = moves[0], wish_for(s, moves[0], worths, best, rolling, numbers)
    for at in range(1, n):
        wish = wish_for(s, moves[at], worths, best, rolling, numbers)
        if wish > most:
            chosen, most = moves[at], wish
    return int(chosen)
