"""Geizen's bots: a beginner, and one who plans its turn for what the rows will be.

The regular solves its turn exactly for a judgement of the end of it: chips won, chips the
others pay, and rows left nearly full for the next seat. What placing does, it asks the game.
"""

from collections import Counter
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.game import INT, Game, View
from tavolata.law import Vector, below, interpreted, vector

if TYPE_CHECKING:
    from tavolata.games.geizen import rules as r
else:
    r = interpreted("tavolata.games.geizen.rules")

Worths: TypeAlias = NDArray[np.float64]
Dice: TypeAlias = tuple[int, ...]  # ascending, 1 to 6

PLENTY = 1000  # chips, so that no debt blurs what a row costs
ENDING = -10.0  # who ends the game has nothing, and does not win
SHORT = {1: -0.75, 2: -0.35}  # of a row's chips and arrow, left so many squares short


def rookie(view: View, rng: Vector) -> str:
    """The dice that would bring most chips, or cost least, were they placed now with sixes
    for the rest; of such, the most dice."""
    opening, seat = _opening(view.vector), r.whose_turn(view.vector)
    likings = {}
    for move in view.legal:
        own = _gains(opening, _placed(view.game, opening, seat, _dice(move)))[seat]
        likings[move] = own, len(_dice(move))
    most = max(likings.values())
    liked = [move for move, liking in likings.items() if liking == most]
    return liked[below(rng, len(liked))]


def regular(view: View, rng: Vector) -> str:
    """The dice after which the turn is worth most on average."""
    v = view.vector
    worths = _turn(view.game, _opening(v).tobytes(), r.whose_turn(v))
    number = _chart().number
    kept = tuple(die + 1 for die in range(r.FACES) for _ in range(r.count(r.kept(v), die)))
    return max(view.legal, key=lambda move: worths[number[tuple(sorted(kept + _dice(move)))]])


@cache
def _dice(move: str) -> Dice:
    return tuple(int(die) for die in move.split()[1:])


# Solving a turn.


@lru_cache(maxsize=64)
def _turn(game: Game, opening: bytes, seat: int) -> Worths:
    """Backwards from the last die: what every set of dice set aside is worth."""
    chart = _chart()
    worths = np.full(len(chart.number) + 1, -np.inf)
    worths[chart.last] = _endings(game, np.frombuffer(opening, INT), seat)
    for layer in chart.layers:
        choices = worths[layer.onward].max(axis=1) * layer.likely
        worths[layer.sets] = np.add.reduceat(choices, layer.first)
    return worths


def _opening(v: Vector) -> Vector:
    """The position as it was before the first roll of the turn."""
    opening = v.copy()
    opening[r.KEPT_DICE] = opening[r.ROLLED_DICE] = 0
    opening[r.PHASE] = r.TO_ROLL
    return opening


def _endings(game: Game, opening: Vector, seat: int) -> Worths:
    """What each set of all dice is worth: the rows do not meddle with one another."""
    own = np.zeros((r.ROWS, r.DICE + 1))
    worth = np.zeros((r.ROWS, r.DICE + 1))
    for row in range(r.ROWS):
        for n in range(r.DICE + 1):
            own[row, n], worth[row, n] = _row_alone(game, opening, seat, row, n)
    counts, rows = _chart().counts, np.arange(r.ROWS)
    left = r.chips(opening, seat) + own[rows, counts].sum(axis=1)
    endings: Worths = worth[rows, counts].sum(axis=1) + np.where(left <= 0, ENDING, 0.0)
    return endings


def _row_alone(game: Game, opening: Vector, seat: int, row: int, n: int) -> tuple[int, float]:
    """What n dice of a row and else sixes do: to one's own chips, and all in all."""
    after = _placed(game, opening, seat, (row + 1,) * n)
    gains = _gains(opening, after)
    mine = gains.pop(seat)
    return mine, mine - sum(gains) / len(gains) + _left_short(after, row)


def _placed(game: Game, opening: Vector, seat: int, dice: Dice) -> Vector:
    """The position after a turn that ends with some dice and else sixes, by a rich seat."""
    v = opening.copy()
    v[r.PHASE] = r.TO_KEEP
    v[r.ROLLED_DICE] = (r.DICE - len(dice)) << (r.BITS * r.SIX)
    for die in dice:
        v[r.ROLLED_DICE] += 1 << (r.BITS * (die - 1))
    v[r.STOCK + seat] += PLENTY
    rolled = View(game, {}, v, vector(1), seat)
    after = rolled.preview(max(rolled.legal, key=len)).vector  # all dice: the longest move
    after[r.STOCK + seat] -= PLENTY
    return after


def _gains(before: Vector, after: Vector) -> list[int]:
    """What the chips of each seat have changed by."""
    return [r.chips(after, seat) - r.chips(before, seat) for seat in range(r.seats(before))]


def _left_short(v: Vector, row: int) -> float:
    """What the next seat may make of a row."""
    short = SHORT.get(r.squares(v, row) - r.filled(v, row), 0.0)
    return short * (r.chips_in_row(v, row) + r.arrow(v, row))


# The chart of a turn: the same for every position.


class Layer(NamedTuple):
    """The sets of so many dice set aside, and every roll of the others."""

    sets: NDArray[np.int64]
    first: NDArray[np.int64]  # where each set's rolls begin
    onward: NDArray[np.int64]  # a line a roll: the sets it may lead to
    likely: Worths  # of each roll


class Chart(NamedTuple):
    number: dict[Dice, int]
    last: NDArray[np.int64]  # the sets of all dice
    counts: NDArray[np.int64]  # a line each: how many dice of each row
    layers: list[Layer]  # most dice set aside first


@cache
def _chart() -> Chart:
    sizes = [_sets(n) for n in range(r.DICE + 1)]
    number = {dice: n for n, dice in enumerate(dice for some in sizes for dice in some)}
    last = sizes.pop()
    counts = [[dice.count(row + 1) for row in range(r.ROWS)] for dice in last]
    layers = [_layer(some, number) for some in reversed(sizes)]
    return Chart(number, np.array([number[dice] for dice in last]), np.array(counts), layers)


def _layer(sets: list[Dice], number: dict[Dice, int]) -> Layer:
    rolls = [(_choices(roll), _likely(roll)) for roll in _sets(r.DICE - len(sets[0]))]
    widest = max(len(choices) for choices, _ in rolls)
    nothing = len(number)  # one more line in the table of worths
    onward: list[list[int]] = []
    for kept in sets:
        for choices, _ in rolls:
            sets_on = [number[tuple(sorted(kept + some))] for some in choices]
            onward.append(sets_on + [nothing] * (widest - len(sets_on)))
    return Layer(
        np.array([number[kept] for kept in sets]),
        np.arange(len(sets)) * len(rolls),
        np.array(onward),
        np.array([likely for _, likely in rolls] * len(sets)),
    )


def _sets(n: int) -> list[Dice]:
    return list(combinations_with_replacement(range(1, r.FACES + 1), n))


def _choices(roll: Dice) -> list[Dice]:
    """Every set of one or more of some dice."""
    some: set[Dice] = {()}
    for die in roll:
        some |= {(*fewer, die) for fewer in some}
    return sorted(some - {()})


def _likely(roll: Dice) -> float:
    ways = factorial(len(roll)) // prod(factorial(n) for n in Counter(roll).values())
    return float(ways / r.FACES ** len(roll))
