"""Heckmeck's bots: a beginner, and one who knows the odds of the turn.

The regular solves its turn exactly, for worms: what it gains, what it takes from others,
what a failure costs. What can be claimed, and what that does, it asks the game.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from math import factorial
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.game import INT, Game, View
from tavolata.games.heckmeck.words import FACES
from tavolata.law import Vector, interpreted, vector

if TYPE_CHECKING:
    from tavolata.games.heckmeck import rules as r
else:
    r = interpreted("tavolata.games.heckmeck.rules")

Worths: TypeAlias = NDArray[np.float64]
Spot: TypeAlias = tuple[int, int, int]  # faces set aside (a bit each), dice left, sum

FEW_DICE = 4  # a beginner stops once so few are left
WIN = 20.0  # more than any tile is worth


def rookie(view: View, rng: Vector) -> str:
    """A worm first, then the most points; takes what it can once few dice are left."""
    if view.legal[0].startswith("keep"):
        return max(view.legal, key=lambda move: _liking(view, move))
    claims = [move for move in view.legal if move.startswith(("steal", "take"))]
    if not claims or ("roll" in view.legal and r.dice_left(view.vector) > FEW_DICE):
        return "roll"
    return claims[0]


def _liking(view: View, move: str) -> tuple[bool, int]:
    v = view.vector
    face = FACES.index(move[-1])
    return face == r.WORM and not r.has_worm(v), r.count(r.rolled(v), face) * r.points(face)


def regular(view: View, rng: Vector) -> str:
    """The move that is worth most worms on average, if all later ones of the turn are too."""
    v = view.vector
    turn = _turn(view.game, _opening(v).tobytes(), r.whose_turn(v))
    return max(view.legal, key=lambda move: _worth(view, turn, move))


class Turn(NamedTuple):
    """What every spot of a turn is worth: to roll on from there, and at its best."""

    rolling: Worths
    best: Worths


def _worth(view: View, turn: Turn, move: str) -> float:
    v = view.vector
    here = _spot(r.kept(v))
    if move == "roll":
        return float(turn.rolling[_chart().number[here]])
    if move.startswith("keep"):
        face = FACES.index(move[-1])
        return float(turn.best[_chart().number[_onward(here, face, r.count(r.rolled(v), face))]])
    return _swing(view, move)


def _swing(view: View, move: str) -> float:
    """What a move that ends the turn changes: one's own worms, less the others' on average."""
    before, after = view.standing(), view.preview(move)
    end = after.standing()
    gains = [new - old for new, old in zip(end.scores, before.scores, strict=True)]
    mine = gains.pop(view.seat or 0)
    swing = mine - sum(gains) / len(gains)
    if after.over:
        swing += WIN if view.seat in end.winners else -WIN
    return swing


# Solving a turn.


@lru_cache(maxsize=64)
def _turn(game: Game, opening: bytes, seat: int) -> Turn:
    """Backwards from the last dice: the worth of every spot, in a position between turns."""
    chart = _chart()
    failure, claims = _endings(game, np.frombuffer(opening, INT), seat)
    best = np.where(chart.with_worm, claims[chart.sums], failure)
    rolling = np.full(len(best), -np.inf)
    best[-2:] = failure, -np.inf
    for layer in reversed(chart.layers):
        choices = best[layer.onward].max(axis=1) * layer.likely
        rolling[layer.spots] = np.add.reduceat(choices, layer.first)
        best[layer.spots] = np.maximum(best[layer.spots], rolling[layer.spots])
    return Turn(rolling, best)


def _opening(v: Vector) -> Vector:
    """The position as it was before the first roll of the turn."""
    opening = v.copy()
    opening[r.KEPT_DICE] = opening[r.ROLLED_DICE] = 0
    opening[r.PHASE] = r.TO_ROLL
    return opening


def _endings(game: Game, opening: Vector, seat: int) -> tuple[float, Worths]:
    """What a failure is worth, and the best claim with each sum that has a worm."""
    chart = _chart()
    no_worm = _stopping(game, opening, seat, 1)
    failure = _swing(no_worm, "give up")
    claims = np.full(chart.sums.max() + 1, failure)
    for total, dice in chart.example.items():
        stopping = _stopping(game, opening, seat, dice)
        claims[total] = max(_swing(stopping, move) for move in stopping.legal if move != "roll")
    return failure, claims


def _stopping(game: Game, opening: Vector, seat: int, dice: int) -> View:
    """The view of a seat that has set some dice aside and may stop."""
    v = opening.copy()
    v[r.KEPT_DICE], v[r.PHASE] = dice, r.TO_DECIDE
    return View(game, {}, v, vector(1), seat)


# The chart of a turn: the same for every position.


class Layer(NamedTuple):
    """The spots with a number of faces set aside, and every roll from each of them."""

    spots: NDArray[np.int64]
    first: NDArray[np.int64]  # where each spot's rolls begin
    onward: NDArray[np.int64]  # a line a roll: the spots it may lead to
    likely: Worths  # of each roll


class Chart(NamedTuple):
    number: dict[Spot, int]
    sums: NDArray[np.int64]
    with_worm: NDArray[np.bool_]
    example: dict[int, int]  # some dice with a worm for every sum
    layers: list[Layer]


@cache
def _chart() -> Chart:
    dice = {_spot(0): 0}  # every spot, with dice that lead there
    frontiers = [[_spot(0)]]
    while len(frontiers) <= r.FACES:
        reached: dict[Spot, int] = {}
        for here in frontiers[-1]:
            for face, n in _steps(here):
                reached[_onward(here, face, n)] = dice[here] + (n << (r.BITS * face))
        dice |= reached
        frontiers.append(list(reached))
    number = {spot: n for n, spot in enumerate(dice)}
    layers = [_layer([s for s in spots if _may_roll(s)], number) for spots in frontiers[:-1]]
    worms = [_has_worm(spot) for spot in number]
    return Chart(
        number,
        np.array([spot[2] for spot in number] + [0, 0]),
        np.array([*worms, False, False]),
        {spot[2]: dice[spot] for spot in number if _has_worm(spot)},
        layers,
    )


def _layer(spots: list[Spot], number: dict[Spot, int]) -> Layer:
    failed, nothing = len(number), len(number) + 1  # two more lines in the table of worths
    first: list[int] = []
    onward: list[list[int]] = []
    likely: list[float] = []
    for here in spots:
        first.append(len(onward))
        for shown, chance in _rolls(here[0], here[1]):
            spots_on = [number[_onward(here, face, n)] for face, n in shown]
            spots_on += [nothing] * (r.FACES - len(spots_on)) if spots_on else [failed] * r.FACES
            onward.append(spots_on)
            likely.append(chance)
    numbers = [number[spot] for spot in spots]
    return Layer(np.array(numbers), np.array(first), np.array(onward), np.array(likely))


@cache
def _rolls(used: int, n: int) -> list[tuple[list[tuple[int, int]], float]]:
    """The rolls of n dice: which new faces show how often; and how likely that is."""
    free = [face for face in range(r.FACES) if not used >> face & 1]
    rolls = []
    for counts in _counts(len(free), n):
        rest = n - sum(counts)
        ways = factorial(n) / factorial(rest)
        for count in counts:
            ways /= factorial(count)
        chance = ways * (r.FACES - len(free)) ** rest / r.FACES**n
        if chance:
            shown = [(face, c) for face, c in zip(free, counts, strict=True) if c]
            rolls.append((shown, chance))
    return rolls


def _counts(faces: int, most: int) -> Iterator[tuple[int, ...]]:
    """How often each of some faces may show, among so many dice at most."""
    if faces == 0:
        yield ()
        return
    for n in range(most + 1):
        for rest in _counts(faces - 1, most - n):
            yield (n, *rest)


def _spot(dice: int) -> Spot:
    counts = [r.count(dice, face) for face in range(r.FACES)]
    used = sum(1 << face for face, n in enumerate(counts) if n)
    return used, r.DICE - sum(counts), sum(n * r.points(f) for f, n in enumerate(counts))


def _onward(here: Spot, face: int, n: int) -> Spot:
    """Where setting n dice of a face aside leads."""
    return here[0] | 1 << face, here[1] - n, here[2] + n * r.points(face)


def _steps(here: Spot) -> Iterator[tuple[int, int]]:
    free = (face for face in range(r.FACES) if not here[0] >> face & 1)
    return product(free, range(1, here[1] + 1))


def _may_roll(spot: Spot) -> bool:
    return spot[1] > 0 and spot[0] != (1 << r.FACES) - 1


def _has_worm(spot: Spot) -> bool:
    return spot[0] >> r.WORM & 1 == 1
