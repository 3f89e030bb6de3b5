"""Heckmeck's solver against published odds, and against a walk through the game itself."""

from contextlib import suppress
from functools import cache

import numpy as np
import pytest

from tavolata.core.errors import BadPosition
from tavolata.core.state import State
from tavolata.games.heckmeck import chart, solver
from tavolata.games.heckmeck.notation import FACES, outcome_symbols
from tavolata.games.heckmeck.notation import r as rules
from tavolata.games.heckmeck.odds import odds
from tests.games.heckmeck.test_odds import AT_LEAST, EXACTLY
from tests.support.positions import InTurn, heckmeck, opening_turn

SUMS = np.arange(chart.SUMS)
WORMS = np.where(SUMS > 20, (np.minimum(SUMS, 36) - 17) // 4, 0).astype(np.float64)


def test_a_turn_has_1939_spots():
    assert len(chart.spots()) == 1939
    assert len({*chart.spots().values()}) == 1939


def test_an_opening_turn_is_worth_1_64473_worms():
    turn = solver.solve(WORMS, 0.0)
    assert turn.best[chart.OPENING] == pytest.approx(1.64473, abs=5e-6)


def test_the_odds_of_every_tile_equal_those_of_other_programs():
    opening = odds(heckmeck([], []).vector)
    assert list(opening.at_least.values()) == pytest.approx(AT_LEAST, abs=5e-5)
    assert list(opening.exactly.values()) == pytest.approx(EXACTLY, abs=5e-5)


# Against a walk through every roll and every choice of the game.


def place_number(place: InTurn) -> int:
    faces = sum(1 << FACES.index(face) for face in place.faces)
    return int(chart.chart().numbers.reshape(64, 9, 41)[faces, place.dice_left, place.sum])


def walked(ends: np.ndarray) -> dict[int, float]:
    """The worth of every spot, found by going back through the places of an opening turn."""
    turn = opening_turn()
    value: dict[InTurn, float] = {}
    for place in sorted(turn, key=lambda place: place.dice_left):
        fail = ends[chart.FAIL]
        rolling = sum(
            float(probability) * max((value[onward] for onward in places), default=fail)
            for probability, places in turn[place].rolls
        )
        stopping = ends[place.sum] if "W" in place.faces else fail
        if not place.faces:
            value[place] = rolling
        else:
            value[place] = max(stopping, rolling) if turn[place].rolls else stopping
    return {place_number(place): worth for place, worth in value.items()}


@pytest.mark.parametrize("seed", range(5))
def test_any_worths_of_the_ends_give_what_a_walk_gives(seed):
    ends = np.random.default_rng(seed).normal(size=chart.ENDS)
    best = solver.solve(ends[: chart.FAIL], ends[chart.FAIL]).best
    slow = walked(ends)
    assert len(slow) == len(best)
    for number, worth in slow.items():
        assert best[number] == pytest.approx(worth, abs=1e-12)


LATE = [
    heckmeck([24], [25, 27], kept="5 5 5 W W W"),
    heckmeck([], [26], kept="3 3 4 4 4 W"),
    heckmeck([], [], kept="1 1 2 2 3 3"),
    heckmeck([21], [26], [36], kept="1 2 3 4 W"),
    heckmeck([30], [22, 25], [28], kept="4 4 W W W", turn=2),
    heckmeck([30], [25], kept="4 W W W W", decline_steal=False),
    heckmeck([29], [36], kept="W W W W W", tiles=[29, 30, 36], short="highest"),
]


def leaf(state: State) -> float:
    """Some worth of a position between turns: the same for the same position."""
    number = int.from_bytes(state.vector.tobytes(), "little") % 2_147_483_647
    return float(np.random.default_rng(number).normal())


@pytest.mark.parametrize("start", LATE)
def test_late_positions_equal_brute_force_through_the_game(start):
    seat, opening = start.to_move[0], rules.whose_turn(start.vector)

    @cache
    def worth(state: State) -> float:
        if state.over or (state.chance and state.chance.count == 8):
            return leaf(state)
        if state.chance:
            return sum(float(p) * worth(state.give(roll)) for roll, p in state.chance.outcomes())
        assert rules.whose_turn(state.vector) == opening
        return max(worth(state.play(seat, move)) for move in state.legal(seat))

    fail = leaf(held(start, "1").play(seat, "give up"))
    claims = np.array([best_claim(start, seat, total, fail) for total in SUMS])
    turn = solver.solve(claims, fail)
    number = chart.spot(rules.kept(start.vector))
    assert turn.best[number] == pytest.approx(worth(start), abs=1e-12)
    assert turn.rolling[number] == pytest.approx(worth(start.play(seat, "roll")), abs=1e-12)


def best_claim(start: State, seat: int, total: int, fail: float) -> float:
    """The worth of the best claim with a worm and a sum; a fail where there is none."""
    ways = (dice for spot, dice in chart.spots().items() if spot.sum == total)
    for dice in sorted(ways, key=rules.total):
        if rules.count(dice, rules.WORM):
            with suppress(BadPosition):  # all dice set aside, and nothing to claim
                state = held(start, " ".join(outcome_symbols((dice,))))
                moves = [move for move in state.legal(seat) if move not in ("roll", "give up")]
                return max((leaf(state.play(seat, move)) for move in moves), default=fail)
    return fail


def held(start: State, dice: str) -> State:
    """The same position with some dice set aside."""
    words = {**start.to_json(), "kept": dice.split(), "rolled": [], "phase": "decide"}
    return start.game.set_up(start.seats, start.options, words)


# All ways of solving agree.


def random_ends(games: int) -> np.ndarray:
    return np.random.default_rng(7).normal(size=(games, chart.ENDS))


@pytest.mark.parametrize("kind", ["float32", "float64"])
def test_turns_solved_side_by_side_equal_turns_solved_alone(kind):
    ends = random_ends(37).astype(kind)
    many = solver.solve_many(ends[:, :-1], ends[:, -1])
    near = 1e-5 if kind == "float32" else 1e-12
    for game, line in enumerate(ends):
        alone = solver.solve(line[:-1].copy(), line[-1])
        block, column = divmod(game, solver.WIDE)
        assert np.abs(many.best[block, :, column] - alone.best).max() < near
        assert np.abs(many.rolling[block, :, column] - alone.rolling).max() < near


def test_a_spot_solved_by_a_thread_of_its_own_equals_the_whole_solve():
    ends = random_ends(1)[0]
    turn = solver.solve(ends[:-1], ends[-1])
    on, path = chart.chart(), np.empty(21)
    spread = np.repeat(turn.best, 2)  # as a GPU lays games side by side
    worth = getattr(solver.roll_worth, "py_func", solver.roll_worth)
    for spot in (chart.OPENING, 3, 40, 90, 500, 1300, 1770):
        rolling = worth(spread, 1, 2, ends[-1], path, 2, 3, spot, on)
        assert rolling == pytest.approx(turn.rolling[spot], abs=1e-12)


def test_further_columns_say_what_comes_of_the_choices_of_the_first():
    ends = np.random.default_rng(3).normal(size=(chart.ENDS, 4))
    ends[:, 2] = 2 * ends[:, 0] + 1
    turn = solver.solve_along(ends)
    alone = solver.solve(ends[: chart.FAIL, 0], ends[chart.FAIL, 0])
    assert np.abs(turn.best[:, 0] - alone.best).max() < 1e-12
    assert np.abs(turn.rolling[:, 0] - alone.rolling).max() < 1e-12
    assert np.abs(turn.best[:, 2] - (2 * turn.best[:, 0] + 1)).max() < 1e-12


def test_the_results_of_best_play_are_likely_to_one_and_worth_what_it_is():
    ends = random_ends(1)[0]
    turn = solver.solve(ends[:-1], ends[-1])
    results = solver.results(ends[:-1], ends[-1])
    assert np.abs(results.best.sum(axis=1) - 1).max() < 1e-12
    assert results.best.min() >= 0
    assert np.abs(results.best @ ends - turn.best).max() < 1e-12
    assert np.abs(results.rolling @ ends - turn.rolling).max() < 1e-12


def test_odds_with_a_roll_on_the_table_are_those_of_the_best_face_for_each_tile():
    state = heckmeck([], [], kept="W W", rolled="1 2 3 5 5 5")
    before = odds(state.vector).at_least
    kept = [odds(state.play(0, move).vector).at_least for move in state.legal(0)]
    for tile in range(21, 37):
        rolling_on = max(one[tile] for one in kept)
        assert before[tile] == (1 if tile <= 25 else rolling_on)  # 25 is on the table
        assert rolling_on < 1
