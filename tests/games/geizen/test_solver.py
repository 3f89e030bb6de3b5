"""A turn of Geizen solved exactly, against walking the game and against a plain recursion."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product

import numpy as np
import pytest

from tavolata.core.catalogue import find
from tavolata.core.compiling import interpreted
from tavolata.core.law import vector
from tavolata.core.state import State
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver
from tests.support.positions import geizen

plain = interpreted("tavolata.games.geizen.rules")
BOARD = {
    "rows": [
        {"squares": 1, "two": [1], "yellow": [], "arrow": 1},
        {"squares": 2, "two": [], "yellow": [1], "arrow": 0},
        {"squares": 3, "two": [1, 2], "yellow": [2], "arrow": 4},
        {"squares": 4, "two": [], "yellow": [1, 2, 3], "arrow": 2},
        {"squares": 12, "two": [12], "yellow": [], "arrow": 9},
    ]
}


def some_values(seed: int, channels: int = 1) -> solver.Floats:
    return np.random.default_rng(seed).normal(size=(solver.ENDS, channels))


def number(dice: tuple[int, ...]) -> int:
    """The set of dice set aside, as the solver numbers it."""
    return 1 + int(plain.number_of(sum(1 << (3 * face) for face in dice))) if dice else 0


@cache
def by_recursion(seed: int, kept: tuple[int, ...]) -> float:
    """Every sequence of faces, every subset of the dice: slow, and nothing shared."""
    if len(kept) == r.DICE:
        at = solver.chart().ends.tolist().index(number(kept))
        return float(some_values(seed)[at, 0])
    left = r.DICE - len(kept)
    rolls = Counter(tuple(sorted(faces)) for faces in product(range(6), repeat=left))
    mean = 0.0
    for roll, ways in rolls.items():
        subsets = {
            tuple(sorted((*kept, *(die for die, on in zip(roll, picked, strict=True) if on))))
            for picked in product((0, 1), repeat=left)
            if any(picked)
        }
        mean += ways * max(by_recursion(seed, some) for some in subsets)
    return mean / 6**left


def test_every_set_of_dice_is_worth_what_a_plain_recursion_says() -> None:
    worths = solver.solved(some_values(1)).worths[:, 0]
    for size in range(r.DICE + 1):
        for kept in combinations_with_replacement(range(6), size):
            assert worths[number(kept)] == pytest.approx(by_recursion(1, kept), abs=1e-12)


def chips_gained(state: State, before: State, seat: int) -> float:
    now, then = state.to_json()["chips"], before.to_json()["chips"]
    others = [now[n] - then[n] for n in range(state.seats) if n != seat]  # type: ignore[index]
    return float(now[seat] - then[seat] - sum(others) / len(others))  # type: ignore[index,operator]


def walked(state: State, before: State) -> Fraction | float:
    """What the rest of a turn is worth in chips, by walking the game."""
    seat = before.to_json()["turn"]
    assert isinstance(seat, int)
    if state.over or state.to_json()["turn"] != seat:
        return chips_gained(state, before, seat)
    if state.chance:
        return sum(
            float(likely) * float(walked(state.give(roll), before))
            for roll, likely in state.chance.outcomes()
        )
    return max(walked(state.play(seat, move), before) for move in state.legal(seat))


@pytest.mark.parametrize("options", [{}, {"board": BOARD}])
@pytest.mark.parametrize("kept", ["1 2 6", "3 3 5", "1 1 4 5", "6 6 6"])
@pytest.mark.parametrize("chips", [(18, 18), (2, 0), (1, 5, 9)])
def test_late_points_of_a_turn_equal_walking_the_game(
    chips: tuple[int, ...], kept: str, options: dict[str, object]
) -> None:
    rows = (0, 1, 2, 2, 7)
    before = geizen(*chips, rows=rows, turn=1, **options)
    here = geizen(*chips, rows=rows, turn=1, kept=kept, **options)
    after = np.zeros((solver.ENDS, r.SIZE), np.int64)
    solver.ended(solver.opening(here.vector), solver.chart().dice, after, vector(1))
    seats = range(len(chips))
    gains = np.array([[plain.chips(end, seat) for seat in seats] for end in after]) - chips
    values = gains[:, 1] - np.delete(gains, 1, axis=1).mean(axis=1)
    worths = solver.solved(values[:, None]).worths[:, 0]
    dice = tuple(int(die) - 1 for die in kept.split())
    assert worths[number(dice)] == pytest.approx(float(walked(here, before)), abs=1e-9)


def test_an_end_of_a_turn_is_what_the_game_makes_of_it() -> None:
    state = geizen(3, 2, rows=(3, 4, 5, 6, 7))
    after = np.zeros((solver.ENDS, r.SIZE), np.int64)
    solver.ended(solver.opening(state.vector), solver.chart().dice, after, vector(1))
    for end, dice in enumerate(solver.chart().dice.tolist()):
        text = " ".join(str(f + 1) for f in range(6) for _ in range(plain.count(dice, f)))
        played = state.give(text).play(0, f"keep {text}")
        assert np.array_equal(after[end], played.vector)


def test_the_worth_of_a_turn_is_the_mean_of_its_likely_ends() -> None:
    values = some_values(2, channels=3)
    turn = solver.solved(values)
    likely = turn.likely_ends()
    assert likely.sum() == pytest.approx(1.0)
    assert np.allclose(likely @ values, turn.worths[0], atol=1e-12)


def test_the_choice_at_every_roll_leads_to_a_best_set() -> None:
    """Also where two are worth the same: what is averaged along belongs to the one chosen."""
    values = np.round(some_values(3, channels=2), 0)
    turn, chart = solver.solved(values), solver.chart()
    s, out, ev = vector(r.SIZE), vector(r.MOVES), vector(1)
    choice = solver.CHOICES - 252  # the first roll
    r.begin(s, find("geizen").notation.option_vector(2, 0, find("geizen").resolve({})), ev)
    firsts = list(combinations_with_replacement(range(6), 5))
    assert chart.sets[-1] == 0
    for at, roll in enumerate(firsts):
        plain.await_(s, r.TO_KEEP)
        plain.show_roll(s, sum(1 << (3 * face) for face in roll))
        legal = out[: r.legal(s, 0, out)] + 1
        chosen = turn.chosen[choice + at]
        assert chosen in legal
        assert turn.worths[chosen, 0] == turn.worths[legal, 0].max()


def test_side_by_side_equals_one_by_one() -> None:
    ends = some_values(4, channels=5)
    lines = np.zeros((solver.LINES, 5), np.float32)
    lines[: solver.ENDS] = ends
    solver.solve_wide(solver.chart(), lines)
    alone = [solver.solved(ends[:, p : p + 1]).worths[0, 0] for p in range(5)]
    assert lines[solver.MEAN] == pytest.approx(alone, abs=1e-5)
