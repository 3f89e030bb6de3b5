"""Geizen's four levels: each plays by its own lights, and beats the one below."""

import numpy as np
import pytest

from tavolata.bots import LEVELS, sit
from tavolata.core.catalogue import find
from tavolata.core.compiling import interpreted
from tavolata.core.json import Json
from tavolata.core.law import new_rng, vector
from tavolata.core.state import State
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver
from tavolata.games.geizen.bots import value_net as values
from tavolata.games.geizen.lab.matches import contest, option_vector
from tests.support.positions import geizen

plain = interpreted("tavolata.games.geizen.rules")
BOARD: dict[str, Json] = {
    "rows": [
        {"squares": 1, "two": [], "yellow": [], "arrow": 0},
        {"squares": 12, "two": [1, 12], "yellow": [2, 3], "arrow": 3},
        {"squares": 3, "two": [3], "yellow": [1], "arrow": 130},
        {"squares": 2, "two": [], "yellow": [], "arrow": 1},
        {"squares": 5, "two": [1, 2], "yellow": [1, 4], "arrow": 2},
    ]
}


def played(state: State, levels: list[str], seed: bytes) -> State:
    chance = new_rng(b"chance" + seed)
    bots = [sit(level, "geizen", bytes([seat])) for seat, level in enumerate(levels)]
    while not state.over:
        if state.chance:
            state = state.drawn(chance)
        else:
            seat = state.to_move[0]
            state = state.play(seat, bots[seat].choose(state.view(seat)))
    return state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"board": BOARD}])
def test_every_level_plays_whole_games_at_every_table(
    level: str, seats: int, options: dict[str, Json]
) -> None:
    ends = [
        played(find("geizen").start(seats, options=options), [level] * seats, b"whole")
        for _ in range(2)
    ]
    assert ends[0].over
    assert ends[0] == ends[1]  # the same seeds, the same game


def test_a_regular_beats_a_rookie() -> None:
    wins, games = 0.0, 200
    for n in range(games):
        levels = ["regular", "rookie"][:: 1 if n % 2 else -1]
        end = played(find("geizen").start(2, start=n // 2 % 2), levels, str(n // 4).encode()).result
        assert end is not None
        wins += end.shares[levels.index("regular")]
    assert wins / games > 0.6


def test_an_expert_beats_a_regular() -> None:
    share, half = contest(("expert", "regular"), 2000, option_vector(2, {}), seed=3)
    assert share - half > 0.6


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_master_has_its_share_among_experts_and_more_where_a_net_knows_the_table(
    seats: int,
) -> None:
    options = option_vector(seats, {})
    start = vector(r.SIZE)
    r.begin(start, options, vector(1))
    levels = ("master", *["expert"] * (seats - 1))
    share, half = contest(levels, 250 * seats, options)
    assert (share - half if values.knows(start) else share + half) > 1 / seats


def test_an_expert_takes_the_row_that_brings_most() -> None:
    """Six chips and three of each other's, against two and one."""
    here = geizen(18, 18, rows=(3, 0, 0, 0, 7), kept="6 6 6 6", rolled="5")
    assert sit("expert", "geizen", b"").choose(here.view(0)) == "keep 5"
    choice = geizen(18, 18, rows=(3, 0, 0, 0, 7), kept="6 6 6", rolled="1 5")
    assert sit("expert", "geizen", b"").choose(choice.view(0)) == "keep 1 5"


def test_nobody_but_a_rookie_ends_the_game_while_behind_if_it_can_help_it() -> None:
    here = geizen(2, 20, rows=(1, 1, 1, 1, 1), rolled="1 2 6 6 6")
    for level in LEVELS[1:]:
        assert sit(level, "geizen", b"").choose(here.view(0)) != "keep 1 2 6 6 6"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_worth_of_ends_says_what_is_over_exactly(seats: int) -> None:
    opening = geizen(1, *[9] * (seats - 1)).vector
    worths = values.worth_of_ends(opening)
    after = np.zeros((solver.ENDS, r.SIZE), np.int64)
    solver.ended(opening, solver.chart().dice, after, vector(1))
    ended = np.array([plain.over(end) for end in after])
    assert ended.any()
    others = 1.0 / (seats - 1)
    assert np.allclose(worths[ended, :seats], [0.0, *[others] * (seats - 1)])
    chips = np.array([[plain.chips(end, seat) for seat in range(seats)] for end in after])
    assert np.array_equal(worths[ended, seats:], chips[ended])
    assert np.allclose(worths[:, :seats].sum(axis=1), 1.0, atol=1e-12)
