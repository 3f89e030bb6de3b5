"""Every way a turn of Heckmeck may end, and the position it leads to: asked of the laws.

An ending is a tile taken from the grill, a tile stolen from a seat, or the failure.
"""

import numpy as np

from tavolata.core.law import Vector, copy, law
from tavolata.games.heckmeck.rules import (
    BITS,
    DICE,
    FACES,
    GIVE_UP,
    HIGHEST,
    LOWEST,
    MAX_SEATS,
    STEAL,
    TAKE,
    TO_DECIDE,
    TO_ROLL,
    WORM,
    await_,
    gather_dice,
    owner_of_top,
    play,
    points,
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
def open_turn(s: Vector, out: Vector) -> None:
    """The position as it was before the first roll of the turn."""
    copy(s, out)
    gather_dice(out)
    await_(out, TO_ROLL)


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
