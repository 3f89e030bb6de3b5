"""What the coach thinks of Geizen holds together: within a turn it is exact to the last digit."""

from typing import Any

import pytest

from tavolata.coach.evaluator import Outlook
from tavolata.core.catalogue import find
from tavolata.core.json import Json
from tavolata.core.law import new_rng
from tavolata.core.state import State
from tavolata.games.geizen.coach import evaluator
from tests.support.positions import geizen, placed

CLOSE = 1e-9
BOARD: dict[str, Json] = {
    "rows": [
        {"squares": 1, "two": [1], "yellow": [], "arrow": 1},
        {"squares": 2, "two": [], "yellow": [1], "arrow": 0},
        {"squares": 3, "two": [1, 2], "yellow": [2], "arrow": 4},
        {"squares": 4, "two": [], "yellow": [1, 2, 3], "arrow": 2},
        {"squares": 12, "two": [12], "yellow": [], "arrow": 9},
    ]
}
POSITIONS = [
    geizen(18, 18),
    geizen(3, 20, rows=(3, 4, 5, 6, 7), turn=1),
    geizen(0, 1, rows=(3, 1, 0, 6, 0)),
    geizen(22, 9, 30, rows=(1, 2, 3, 4, 5), turn=2),
    geizen(25, 25, 2, 90, rows=(1, 2, 3, 4, 5), turn=1),
    geizen(5, 6, 7, 8, 9, turn=4),
    geizen(18, 18, rows=(0, 1, 2, 3, 11), board=BOARD),
    geizen(22, 0, 22, rows=(0, 1, 2, 3, 11), turn=1, board=BOARD),
]


def numbers(outlook: Outlook) -> tuple[float, ...]:
    return (*outlook.wins, *outlook.scores)


def mean_of_rolls(state: State) -> list[float]:
    chance = state.chance
    assert chance is not None
    sums = [0.0] * 2 * state.seats
    for roll, likely in chance.outcomes():
        for at, number in enumerate(numbers(evaluator.evaluate_state(state.give(roll)))):
            sums[at] += float(likely) * number
    return sums


@pytest.mark.parametrize("state", POSITIONS)
def test_a_roll_is_worth_the_mean_of_its_outcomes(state: State) -> None:
    assert numbers(evaluator.evaluate_state(state)) == pytest.approx(
        mean_of_rolls(state), abs=CLOSE
    )


@pytest.mark.parametrize("state", POSITIONS)
def test_a_choice_is_worth_its_best_move_all_through_a_turn(state: State) -> None:
    rng = new_rng(b"a turn")
    seat = state.to_json()["turn"]
    assert isinstance(seat, int)
    turns = 0
    while not state.over and turns < 4:
        if state.chance:
            assert numbers(evaluator.evaluate_state(state)) == pytest.approx(
                mean_of_rolls(state), abs=CLOSE
            )
            state = state.drawn(rng)
            continue
        seat = state.to_move[0]
        judged = evaluator.evaluate_moves(state.view(seat))
        assert set(judged) == set(state.legal(seat))
        best = max(judged.values(), key=lambda outlook: outlook.wins[seat])
        here = evaluator.evaluate_state(state)
        assert here.wins[seat] == pytest.approx(best.wins[seat], abs=CLOSE)
        assert here in judged.values()
        for outlook in judged.values():
            assert sum(outlook.wins) == pytest.approx(1.0, abs=CLOSE)
            assert min(outlook.wins) >= 0
        cautious = min(state.legal(seat), key=len)
        within = state.play(seat, cautious)
        if within.chance and within.to_json()["turn"] == seat and within.to_json()["kept"]:
            assert numbers(evaluator.evaluate_state(within)) == pytest.approx(
                numbers(judged[cautious]), abs=CLOSE
            )
        turns += not within.to_json()["kept"]
        state = within


def test_a_finished_game_is_worth_its_result() -> None:
    end = placed(geizen(2, 7, 7, rows=(1, 1, 1, 1, 1)), "1 2 3 4 5")
    assert evaluator.evaluate_state(end) == Outlook((0.0, 0.5, 0.5), (0.0, 7.0, 7.0))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ending_the_game_with_nothing_is_the_worst_choice(seats: int) -> None:
    here = geizen(*[4] * seats, rows=(1, 1, 1, 1, 1), rolled="1 2 3 4 6")
    judged = evaluator.evaluate_moves(here.view(0))
    ending = judged["keep 1 2 3 4 6"]
    assert ending.wins[0] == 0.0
    assert ending.scores[0] == 0.0
    assert max(judged.values(), key=lambda outlook: outlook.wins[0]).wins[0] > 0.0


def test_more_chips_are_worth_more() -> None:
    shares = [evaluator.evaluate_state(geizen(mine, 12)).wins[0] for mine in (6, 12, 18, 24)]
    assert shares == sorted(shares)
    assert shares[0] < 0.4
    assert shares[-1] > 0.6


def test_boards_of_ones_own_have_a_mind_too() -> None:
    state = find("geizen").start(4, options={"board": BOARD})
    outlook: Any = evaluator.evaluate_state(state)
    assert len(outlook.wins) == len(outlook.scores) == 4
