"""Small exact facts of Alles im Eimer: who can beat what with which cards, and what falls.

What can be beaten, lost or kept is the law's to say; this asks it and compares the answers.
"""

import numpy as np

from tavolata.core.compiling import interpreted, kernel
from tavolata.core.law import Vector, law
from tavolata.games.eimer import rules as r

_plain = interpreted(r.__name__)
CARDS_IN = np.array([_plain.cards_in_set(n) for n in range(r.SETS)])
COUNT_OF = np.array([_plain.card_count(int(cards)) for cards in CARDS_IN])
SUM_OF = np.array([_plain.card_sum(int(cards)) for cards in CARDS_IN])


@law
def set_of(move: int) -> int:
    """The set of cards that a move lays."""
    return (move - r.PLAY) % r.SETS


@law
def lays(move: int) -> bool:
    """Does a move lay cards?"""
    return r.PLAY <= move < r.LOSE


@law
def loses(move: int) -> bool:
    """Does a move lose a bucket?"""
    return r.LOSE <= move < r.KEEP_LEFT


@kernel
def cheapest(moves: Vector, n: int) -> int:
    """Which of the first n moves lays the fewest, then lowest cards; -1 where none lays any."""
    best = -1
    least = 999
    for at in range(n):
        move = moves[at]
        if lays(move):
            number = set_of(move)
            price = 100 * COUNT_OF[number] + SUM_OF[number]
            if price < least:
                least = price
                best = at
    return best


@kernel
def highest(cards: int, count: int) -> int:
    """What the so many highest of these cards of one colour add up to."""
    total = 0
    for value in range(r.VALUES, 0, -1):
        taken = min(count, r.held(cards, value))
        total += taken * value
        count -= taken
    return total


@kernel
def drop_part(s: Vector, seat: int, hole: int, left: bool) -> None:
    """Take away the part on one side of a gap: without its bottom row it falls (E15, E16)."""
    for across in range(r.base(s)):
        if (across < hole) == left:
            r.take_bucket(s, seat, across)
    r.fall(s, seat)


@kernel
def without_part(s: Vector, seat: int, hole: int, left: bool) -> int:
    """How many buckets stand once the part on one side of a gap is gone (E15, E16)."""
    whole = r.pyramid(s, seat)
    drop_part(s, seat, hole, left)
    n = r.standing(s, seat)
    r.set_pyramid(s, seat, whole)
    return n


@kernel
def left_after(s: Vector, seat: int, spot: int) -> int:
    """The buckets that stand after the loss of one, with the larger part kept (E13-E16)."""
    whole = r.pyramid(s, seat)
    r.take_bucket(s, seat, spot)
    r.fall(s, seat)
    hole = r.gap(s, seat)
    if hole < 0:
        n = r.standing(s, seat)
    else:
        n = max(without_part(s, seat, hole, True), without_part(s, seat, hole, False))
    r.set_pyramid(s, seat, whole)
    return n


@kernel
def larger_part(s: Vector, seat: int) -> int:
    """The move that keeps the larger part (E16)."""
    hole = r.gap(s, seat)
    if without_part(s, seat, hole, False) >= without_part(s, seat, hole, True):
        return r.KEEP_LEFT
    return r.KEEP_RIGHT


@kernel
def least_loss(s: Vector, seat: int, hue: int, out: Vector) -> int:
    """The place whose bucket a seat loses with least harm when a colour hits it (E13, E14)."""
    attacking = r.colour(s)
    r.set_colour(s, hue)
    n = r.losses(s, seat, out, 0)
    r.set_colour(s, attacking)
    best = -1
    most = -1
    for at in range(n):
        left = left_after(s, seat, out[at] - r.LOSE)
        if left >= most:
            most = left
            best = out[at] - r.LOSE
    return best


@kernel
def suffer(s: Vector, seat: int, hue: int, out: Vector) -> None:
    """Take from a pyramid alone what a hit in a colour costs it at least."""
    r.take_bucket(s, seat, least_loss(s, seat, hue, out))
    r.fall(s, seat)
    hole = r.gap(s, seat)
    if hole >= 0:
        drop_part(s, seat, hole, larger_part(s, seat) == r.KEEP_RIGHT)
