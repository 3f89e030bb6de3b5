"""The chart of a turn in Heckmeck: every spot it can stand in, and where each roll leads.

A spot is what matters of the dice set aside: which faces, how many dice are left, their sum.
There are 1,939, the same in every position; what stopping there is worth is not charted.
This module imports NumPy and Numba only.
"""

from functools import cache
from itertools import product
from math import factorial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.core.compiling import interpreted
from tavolata.core.law import Vector, law, vector

if TYPE_CHECKING:
    from tavolata.games.heckmeck import rules as r
else:
    r = interpreted("tavolata.games.heckmeck.rules")

Numbers: TypeAlias = NDArray[np.int32]
Worths: TypeAlias = NDArray[Any]  # float32 or float64

BITS, DICE, FACES, WORM = r.BITS, r.DICE, r.FACES, r.WORM
POINTS = tuple(r.points(face) for face in range(FACES))
SUMS = DICE * max(POINTS) + 1  # a turn's sum is one of 0 … 40
FAIL = SUMS  # ends of a turn: a claim with each sum, and the fail
ENDS = SUMS + 1
OPENING = 0  # the spot with no dice set aside

# The columns of `groups` and of `stems`. A last one is the one after it.
FIRST, SIZE, ROWS, ONWARD, STEMS, LAST_STEM = range(6)
LEVEL, ROW, TWIGS, LAST_TWIG = range(4)


class Chart(NamedTuple):
    """Spots with as many faces free and as many dice left make a group: they share their rolls.

    A row is some dice that may be set aside: row `face * left + n - 1` of a group is n dice of
    its face-th free face. A roll is a set of rows, one for each new face it shows. The rolls
    make a tree: a stem adds its row to the stem before it that is one level lower, and each of
    its twigs one more row; the rows of a twig and of the stems below it are a roll.
    """

    numbers: Numbers  # by faces set aside, dice left, sum: the spot, or -1
    ends: Numbers  # by spot: how the turn ends if it stops there
    layers: Numbers  # by faces free: the first spot that may roll, and the last + 1
    group_of: Numbers  # by spot; -1 where it must stop
    groups: Numbers  # a line a group, those with fewest faces free first: FIRST, SIZE, …
    fails: Worths  # by group: how likely a roll shows no new face
    onward: Numbers  # by group, row, spot: where it leads
    stems: Numbers  # a line a stem: LEVEL, ROW, TWIGS, LAST_TWIG
    rows: Numbers  # by twig
    likely: Worths  # by twig: how likely its roll is


class Spot(NamedTuple):
    """A point of a turn: which faces are set aside, how many dice are left, their sum."""

    faces: int  # set aside, a bit each
    left: int
    sum: int

    def after(self, face: int, n: int) -> "Spot":
        """The point after n dice of a face are set aside."""
        return Spot(self.faces | 1 << face, self.left - n, self.sum + n * POINTS[face])


@cache
def spots() -> dict[Spot, int]:
    """Every spot, with some dice that make it: by faces, then by dice left, most first."""
    found = {Spot(0, DICE, 0): 0}
    last = list(found)
    while last:
        reached: dict[Spot, int] = {}
        for spot in last:
            for face, n in steps(found[spot]):
                reached[spot.after(face, n)] = found[spot] + (n << (BITS * face))
        found |= reached
        last = list(reached)
    return dict(sorted(found.items(), key=lambda item: _order(item[0])))


def _order(spot: Spot) -> tuple[int, int, Spot]:
    return spot.faces.bit_count(), -spot.left, spot


def _holding(dice: int) -> Vector:
    """A vector with some dice set aside: enough to ask the laws about dice."""
    s = vector(r.SIZE)
    r.set_kept(s, dice)
    return s


@cache
def steps(dice: int) -> list[tuple[int, int]]:
    """What a roll may let one set aside beside some dice: of which face how many."""
    s = _holding(dice)
    if r.must_stop(s):
        return []
    free = [face for face in range(FACES) if r.may_keep_face(s, face)]
    return list(product(free, range(1, r.dice_left(s) + 1)))


@cache
def chart(kind: str = "float64") -> Chart:
    """The chart, with probabilities of a kind: float32 or float64."""
    number = {spot: n for n, spot in enumerate(spots())}
    numbers = np.full((1 << FACES, DICE + 1, SUMS), -1, np.int32)
    ends = np.full(len(number), FAIL, np.int32)
    members: dict[tuple[int, int], list[Spot]] = {}
    for spot, dice in spots().items():
        s = _holding(dice)
        numbers[spot] = number[spot]
        if r.has_worm(s):
            ends[number[spot]] = r.kept_sum(s)
        if rows := len(steps(dice)):
            members.setdefault((rows // spot.left, spot.left), []).append(spot)

    layers = np.full((FACES + 1, 2), (len(number), 0), np.int32)
    group_of = np.full(len(number), -1, np.int32)
    groups: list[tuple[int, ...]] = []
    fails: list[float] = []
    onward: list[int] = []
    tree = Tree()
    for (free, left), group in sorted(members.items()):
        first, last = number[group[0]], number[group[-1]] + 1
        layers[free] = min(layers[free, 0], first), max(layers[free, 1], last)
        group_of[first:last] = len(groups)
        stem = len(tree.stems)
        tree.grow(free, left)
        groups.append((first, len(group), free * left, len(onward), stem, len(tree.stems)))
        fails.append(((FACES - free) / FACES) ** left)
        for row in zip(*(steps(spots()[spot]) for spot in group), strict=True):
            onward += [number[spot.after(*step)] for spot, step in zip(group, row, strict=True)]
    return Chart(
        numbers.ravel(),
        ends,
        layers,
        group_of,
        np.array(groups, np.int32),
        np.array(fails, kind),
        np.array(onward, np.int32),
        np.array(tree.stems, np.int32),
        np.array(tree.rows, np.int32),
        np.array(tree.likely, kind),
    )


class Tree:
    """The rolls of all groups."""

    def __init__(self) -> None:
        self.stems: list[tuple[int, int, int, int]] = []
        self.rows: list[int] = []
        self.likely: list[float] = []

    def grow(self, free: int, left: int) -> None:
        """The rolls of `left` dice, by how often each of `free` faces shows."""
        self._stem(free, left, 0, 0, 0, left, factorial(left) / FACES**left)

    def _stem(
        self, free: int, left: int, level: int, row: int, face: int, rest: int, ways: float
    ) -> None:
        """What the `rest` of the dice may show besides: some faces from the face-th on."""
        first = len(self.rows)
        higher: list[tuple[int, int, int, float]] = []
        for shown, n in product(range(face, free), range(1, rest + 1)):
            more, others = ways / factorial(n), rest - n
            if likely := more * (FACES - free) ** others / factorial(others):
                self.rows.append(shown * left + n - 1)
                self.likely.append(likely)
            if others and shown + 1 < free:
                higher.append((shown * left + n - 1, shown + 1, others, more))
        self.stems.append((level, row, first, len(self.rows)))
        for stem in higher:
            self._stem(free, left, level + 1, *stem)


@law
def spot_of(numbers: Numbers, dice: int) -> int:
    """The number of the spot that some dice set aside make."""
    faces, n, total = 0, 0, 0
    for face in range(FACES):
        count = (dice >> (BITS * face)) & ((1 << BITS) - 1)
        if count > 0:
            faces |= 1 << face
            n += count
            total += count * POINTS[face]
    return int(numbers[(faces * (DICE + 1) + DICE - n) * SUMS + total])


def spot(dice: int) -> int:
    """The same, where it is asked now and then: not worth compiling."""
    number: int = getattr(spot_of, "py_func", spot_of)(chart().numbers, dice)
    return number
