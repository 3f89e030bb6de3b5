"""Pyramids: their places, what stands on them, what falls and what parts (E2, E5, E15, E16)."""

from tavolata.core.law import HIDDEN, Vector, law

from .constants import PLACES
from .edition import base
from .layout import pyramid, set_pyramid


@law
def place(row: int, across: int) -> int:
    """The number of a place, rows from the bottom: 0-4, 5-8, 9-11, 12-13, 14.

    The smaller pyramid of E26 stands in the same numbers and leaves the last of each row free.
    """
    return row * 5 - row * (row - 1) // 2 + across


@law
def row_of(spot: int) -> int:
    """The row of a place; the bottom one is 0."""
    row = 0
    while spot >= place(row + 1, 0):
        row += 1
    return row


@law
def across_of(spot: int) -> int:
    """How far to the right a place is in its row."""
    return spot - place(row_of(spot), 0)


@law
def bucket_in(packed: int, spot: int) -> int:
    """The colour of the bucket at a place of a pyramid, -1 for none."""
    return ((packed >> (3 * spot)) & 7) - 1


@law
def with_bucket(packed: int, spot: int, hue: int) -> int:
    """A pyramid with a bucket of a colour on a place that was free."""
    return packed | (hue + 1) << (3 * spot)


@law
def bucket(s: Vector, seat: int, spot: int) -> int:
    """The colour of a seat's bucket at a place, -1 for none."""
    return bucket_in(pyramid(s, seat), spot)


@law
def stands(s: Vector, seat: int, spot: int) -> bool:
    """Has a seat a bucket at a place?"""
    return bucket(s, seat, spot) >= 0


@law
def put_bucket(s: Vector, seat: int, spot: int, hue: int) -> None:
    """A bucket of a colour is put on a place."""
    set_pyramid(s, seat, with_bucket(pyramid(s, seat), spot, hue))


@law
def take_bucket(s: Vector, seat: int, spot: int) -> None:
    """The bucket on a place is gone."""
    set_pyramid(s, seat, pyramid(s, seat) & ~(7 << (3 * spot)))


@law
def standing(s: Vector, seat: int) -> int:
    """How many buckets a seat has."""
    p = pyramid(s, seat)
    n = 0
    while p > 0:
        if p & 7 != 0:
            n += 1
        p >>= 3
    return n


@law
def buckets_used(s: Vector, seat: int, hue: int) -> int:
    """How many buckets of a colour a seat has placed."""
    n = 0
    p = pyramid(s, seat)
    while p > 0:
        if p & 7 == hue + 1:
            n += 1
        p >>= 3
    return n


@law
def buckets_by_colour(s: Vector, seat: int) -> int:
    """How many buckets of each colour a seat has placed, four bits a colour."""
    used = 0
    p = pyramid(s, seat)
    while p > 0:
        used += 1 << (4 * (p & 7))
        p >>= 3
    return used >> 4


@law
def has_colour(s: Vector, seat: int, hue: int) -> bool:
    """Has a seat's pyramid a bucket of a colour?"""
    for spot in range(PLACES):
        if bucket(s, seat, spot) == hue:
            return True
    return False


@law
def has_built(s: Vector, seat: int) -> bool:
    """Is the pyramid complete? (Placings go bottom row first: the top one is the last.)"""
    return pyramid(s, seat) == HIDDEN or stands(s, seat, place(base(s) - 1, 0))


@law
def next_place(s: Vector, seat: int) -> int:
    """The place that a seat builds on next (E5): the first free one, bottom row first."""
    row = 0
    while stands(s, seat, place(row, base(s) - row - 1)):
        row += 1
    across = 0
    while stands(s, seat, place(row, across)):
        across += 1
    return place(row, across)


@law
def is_in(s: Vector, seat: int) -> bool:
    """E19: who has no bucket left is out."""
    return pyramid(s, seat) != 0


@law
def rests(s: Vector, seat: int, row: int, across: int) -> bool:
    """E15: do both buckets under a place above the bottom row stand?"""
    below_left = place(row - 1, across)
    return stands(s, seat, below_left) and stands(s, seat, below_left + 1)


@law
def fall(s: Vector, seat: int) -> int:
    """E15: every bucket that does not rest on two others falls, and so on up. Answers the
    places they fell from, a bit each."""
    fallen = 0
    for row in range(1, base(s)):
        for across in range(base(s) - row):
            spot = place(row, across)
            if stands(s, seat, spot) and not rests(s, seat, row, across):
                take_bucket(s, seat, spot)
                fallen |= 1 << spot
    return fallen


@law
def gap(s: Vector, seat: int) -> int:
    """E16: the place in the bottom row that parts the pyramid in two, or -1."""
    seen = False
    hole = -1
    for across in range(base(s)):
        if stands(s, seat, across):
            if hole >= 0:
                return hole
            seen = True
        elif seen and hole < 0:
            hole = across
    return -1


@law
def take_part(s: Vector, seat: int, left: bool) -> int:
    """E16: the part left of the gap is gone, or the one right of it. Answers the places it
    stood on, a bit each."""
    hole = gap(s, seat)
    lost = 0
    for spot in range(PLACES):
        if stands(s, seat, spot):
            stands_left = across_of(spot) + row_of(spot) < hole
            if stands_left == left:
                take_bucket(s, seat, spot)
                lost |= 1 << spot
    return lost
