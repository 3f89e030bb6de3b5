"""A turn of Geizen, exactly: which dice to keep of every roll, for any worth of its ends.

A turn ends with one of 252 sets of five dice. Given what each of them is worth, going back
from the last die gives the worth of every set of dice set aside, and so of every choice.
What an end does to the position, the law is asked.
"""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.core.compiling import interpreted, kernel
from tavolata.core.law import Vector, copy, law
from tavolata.games.geizen import rules as r

_plain = interpreted(r.__name__)
Floats: TypeAlias = NDArray[np.float64]
Narrow: TypeAlias = NDArray[np.float32]
Ints: TypeAlias = NDArray[np.int64]

SETS = r.MOVES + 1  # of dice set aside: the law's numbers plus one; 0 is none yet
ENDS = 252  # of them have all five dice
CHOICES = 4116  # a set of fewer dice, and a roll of the others
MEAN = ENDS + CHOICES  # where a wide solve keeps what the turn is worth
LINES = MEAN + 1
WIDE = 64  # positions side by side that a wide solve likes best


class Chart(NamedTuple):
    """The ways through a turn: the same for every position.

    A node is a set of dice set aside and some more that lie there, five in all; the ends come
    first, then the others, most dice set aside first.
    """

    ends: Ints  # the sets of all five dice
    dice: Ints  # the same, packed
    sets: Ints  # the sets of fewer dice, most first
    rolls: Ints  # how many rolls may follow each of those
    likely: Floats  # of each choice
    first: Ints  # where a choice's ways on begin in `onward`
    onward: Ints  # the nodes that one die more set aside leads to


Dice: TypeAlias = tuple[int, ...]  # faces, ascending


@cache
def chart() -> Chart:
    """Made once, in some milliseconds."""
    by_size: list[list[Dice]] = [
        list(combinations_with_replacement(range(r.FACES), n)) for n in range(r.DICE + 1)
    ]
    number = {packed: n + 1 for n, packed in enumerate(r.SETS.tolist())} | {0: 0}
    number_of = {dice: number[_packed(dice)] for some in by_size for dice in some}
    ends = sorted(by_size[r.DICE], key=number_of.__getitem__)
    node: dict[tuple[Dice, Dice], int] = {(end, ()): n for n, end in enumerate(ends)}
    sets: list[Dice] = []
    likely: list[float] = []
    first: list[int] = [0]
    onward: list[int] = []
    for size in range(r.DICE - 1, -1, -1):
        for kept in by_size[size]:
            sets.append(kept)
            for roll in by_size[r.DICE - size]:
                node[kept, roll] = len(node)
                likely.append(_likely(roll))
                for die in sorted(set(roll)):
                    at = roll.index(die)
                    more = tuple(sorted((*kept, die)))
                    onward.append(node[more, roll[:at] + roll[at + 1 :]])
                first.append(len(onward))
    return Chart(
        ends=np.array([number_of[end] for end in ends]),
        dice=np.array([_packed(end) for end in ends]),
        sets=np.array([number_of[kept] for kept in sets]),
        rolls=np.array([len(by_size[r.DICE - len(kept)]) for kept in sets]),
        likely=np.array(likely),
        first=np.array(first),
        onward=np.array(onward),
    )


def _packed(dice: Dice) -> int:
    return sum(1 << (r.BITS * face) for face in dice)


def _likely(roll: Dice) -> float:
    ways = factorial(len(roll)) // prod(factorial(n) for n in Counter(roll).values())
    return float(ways / r.FACES ** len(roll))


class Turn(NamedTuple):
    """A turn solved: what every set of dice set aside is worth, a column a channel, and which
    set the best choice at every roll leads to."""

    worths: Floats  # SETS × channels
    chosen: Ints  # CHOICES

    def likely_ends(self) -> Floats:
        """How likely each of the ENDS is under best play from the first roll on."""
        likely = np.zeros(SETS)
        likely[0] = 1.0
        spread(chart(), self.chosen, likely)
        return likely[chart().ends]


def solved(values: Floats) -> Turn:
    """Solve a turn: ENDS lines of what each end is worth, a column a channel. The first column
    is played for, the others are averaged along."""
    turn = Turn(np.empty((SETS, values.shape[1])), np.empty(CHOICES, np.int64))
    solve(chart(), values, turn.worths, turn.chosen)
    return turn


@kernel
def solve(chart: Chart, values: Floats, worths: Floats, chosen: Ints) -> None:
    """Back from the last die. Of what lies there, dice are set aside one by one, so that a
    choice looks at a few nodes and not at all its subsets."""
    channels = values.shape[1]
    best = np.empty(ENDS + CHOICES)
    aim = np.empty(ENDS + CHOICES, np.int64)
    for end in range(ENDS):
        best[end] = values[end, 0]
        aim[end] = chart.ends[end]
        for channel in range(channels):
            worths[chart.ends[end], channel] = values[end, channel]
    node = ENDS
    for n in range(chart.sets.size):
        kept = chart.sets[n]
        opening = node
        mean = 0.0
        for node in range(opening, opening + chart.rolls[n]):
            choice = node - ENDS
            way = chart.onward[chart.first[choice]]
            for at in range(chart.first[choice] + 1, chart.first[choice + 1]):
                if best[chart.onward[at]] > best[way]:
                    way = chart.onward[at]
            best[node] = best[way]
            aim[node] = aim[way]
            chosen[choice] = aim[way]
            mean += chart.likely[choice] * best[way]
        node = opening + chart.rolls[n]
        worths[kept, 0] = mean
        for channel in range(1, channels):
            along = 0.0
            for choice in range(opening - ENDS, node - ENDS):
                along += chart.likely[choice] * worths[chosen[choice], channel]
            worths[kept, channel] = along
        for here in range(opening, node):
            if mean > best[here]:
                best[here] = mean
                aim[here] = kept


@kernel
def spread(chart: Chart, chosen: Ints, likely: Floats) -> None:
    """Forward from the sets that are likely to those that best play leads to."""
    choice = CHOICES
    for back in range(chart.sets.size):
        n = chart.sets.size - 1 - back
        choice -= chart.rolls[n]
        for step in range(chart.rolls[n]):
            here = choice + step
            likely[chosen[here]] += likely[chart.sets[n]] * chart.likely[here]


@kernel
def solve_wide(chart: Chart, best: Narrow) -> None:
    """Many positions side by side, a column each of the LINES of `best`: its first ENDS lines
    hold what their ends are worth, the line MEAN becomes what their turns are."""
    node = ENDS
    for n in range(chart.sets.size):
        opening = node
        best[MEAN] = 0.0
        for node in range(opening, opening + chart.rolls[n]):
            gather(chart, best, node)
            add(best, node, np.float32(chart.likely[node - ENDS]))
        node = opening + chart.rolls[n]
        for here in range(opening, node):
            for p in range(best.shape[1]):
                one, two = best[MEAN, p], best[here, p]
                best[here, p] = one if one > two else two


@law
def gather(chart: Chart, best: Narrow, node: int) -> None:
    """The best way on from one roll, for all positions: a short loop for each number of ways,
    which the compiler lays out in vectors."""
    at = chart.first[node - ENDS]
    ways = chart.first[node - ENDS + 1] - at
    a = chart.onward[at]
    b = chart.onward[at + min(1, ways - 1)]
    c = chart.onward[at + min(2, ways - 1)]
    if ways == 1:
        for p in range(best.shape[1]):
            best[node, p] = best[a, p]
    elif ways == 2:
        for p in range(best.shape[1]):
            best[node, p] = best[a, p] if best[a, p] > best[b, p] else best[b, p]
    elif ways == 3:
        for p in range(best.shape[1]):
            most = best[a, p] if best[a, p] > best[b, p] else best[b, p]
            best[node, p] = most if most > best[c, p] else best[c, p]
    else:
        d = chart.onward[at + 3]
        e = chart.onward[at + ways - 1]
        for p in range(best.shape[1]):
            most = best[a, p] if best[a, p] > best[b, p] else best[b, p]
            more = best[c, p] if best[c, p] > best[d, p] else best[d, p]
            most = most if most > more else more
            best[node, p] = most if most > best[e, p] else best[e, p]


@law
def add(some: Narrow, node: int, likely: np.float32) -> None:
    """Add a node's worths to the mean, as likely as it is."""
    for p in range(some.shape[1]):
        some[MEAN, p] += likely * some[node, p]


# What an end does to the position.


def opening(v: Vector) -> Vector:
    """The position as it was before the first roll of the turn."""
    before = v.copy()
    _plain.gather_dice(before)
    _plain.await_(before, r.TO_ROLL)
    return before


@kernel
def ended(opening: Vector, dice: Ints, after: Ints, ev: Vector) -> None:
    """The position after each end, given packed (chart().dice): a line each of `after`."""
    for end in range(dice.size):
        end_turn(opening, dice[end], after[end], ev)


@law
def end_turn(opening: Vector, dice: int, after: Vector, ev: Vector) -> None:
    """Play a turn that rolls these five dice and keeps them all."""
    copy(opening, after)
    r.give(after, dice, ev)
    r.play(after, r.whose_turn(after), r.number_of(dice), ev)
