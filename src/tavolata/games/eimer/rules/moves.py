"""Moves: which are legal, and what is done with each."""

from tavolata.core.law import Vector, law

from .attack import attacks, defences, draw_late, lay, miss_draw
from .awaited import movers, status
from .cards import cards_in_set
from .constants import (
    DRAW,
    KEEP_LEFT,
    KEEP_RIGHT,
    LOSE,
    PLACE,
    PLAY,
    SETS,
    TO_ATTACK,
    TO_BUILD,
    TO_SPLIT,
)
from .hit import keep_part, lose, losses
from .layout import may_draw, phase, pyramid
from .pyramids import has_built
from .setup import place_bucket, placings


@law
def legal(s: Vector, seat: int, out: Vector) -> int:
    """The moves of a seat, as numbers, ascending."""
    if movers(s) >> seat & 1 == 0:
        return 0
    if phase(s) == TO_BUILD:
        return placings(s, seat, out)
    if seat == may_draw(s):  # E24
        out[0] = DRAW
        return 1
    if phase(s) == TO_ATTACK:
        return attacks(s, seat, out)
    if phase(s) == TO_SPLIT:  # E16
        out[0] = KEEP_LEFT
        out[1] = KEEP_RIGHT
        return 2
    n = defences(s, seat, out)
    return losses(s, seat, out, n)


@law
def mid_move(s: Vector, seat: int) -> bool:
    """Has the seat placed some buckets, but not all?"""
    return phase(s) == TO_BUILD and pyramid(s, seat) > 0 and not has_built(s, seat)


@law
def play(s: Vector, seat: int, move: int, ev: Vector) -> int:
    """Play a legal move."""
    if move < PLAY:
        place_bucket(s, seat, move - PLACE, ev)
    elif move == DRAW:
        draw_late(s, seat, ev)
    else:
        miss_draw(s, ev)
        if move < LOSE:
            lay(s, seat, (move - PLAY) // SETS, cards_in_set((move - PLAY) % SETS), ev)
        elif move < KEEP_LEFT:
            lose(s, seat, move - LOSE, ev)
        else:
            keep_part(s, seat, move == KEEP_LEFT, ev)
    return status(s)
