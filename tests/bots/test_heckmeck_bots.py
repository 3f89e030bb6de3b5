"""Heckmeck's bots: a rule of thumb, worms of the turn exactly, and the win of the game."""

from functools import cache

import numpy as np
import pytest

from tavolata.bots import sit
from tavolata.core.catalogue import find
from tavolata.core.law import new_rng
from tavolata.core.state import State
from tavolata.games.heckmeck.bots.plans import plan_for_worms, plan_to_win
from tavolata.games.heckmeck.endings import FAILED, STOLEN, TAKEN
from tavolata.games.heckmeck.plan import endings, opening
from tests.support.positions import heckmeck

MOVES = "take 22", "roll"


def choice(level: str, state: State, seat: int) -> str:
    return sit(level, "heckmeck", b"").choose(state.view(seat))


def worms(tile: int) -> int:
    return (tile - 17) // 4


def gain(before: State, after: State, seat: int) -> float:
    """Expected worms of this turn; failing costs the top tile's; a steal counts its worms
    times one and a share."""
    told = {event["event"]: event for event in after.events}
    if "took" in told:
        return worms(told["took"]["tile"])
    if "stole" in told:
        return worms(told["stole"]["tile"]) * (1 + 1 / (before.seats - 1))
    stack = before.to_json()["stacks"][seat]
    return -worms(stack[-1]) if stack else 0


@cache
def worth(before: State, seat: int, state: State) -> float:
    if state.events and any(event["event"] in ("turn", "over") for event in state.events):
        return gain(before, state, seat)
    if state.chance:
        return sum(
            float(likely) * worth(before, seat, state.give(roll))
            for roll, likely in state.chance.outcomes()
        )
    return max(worth(before, seat, state.play(seat, move)) for move in state.legal(seat))


@pytest.mark.parametrize(
    "state",
    [
        heckmeck([24], [25, 27], kept="5 5 5 W W"),
        heckmeck([24, 36], [25, 27], kept="4 4 4 W W"),
        heckmeck([], [26], kept="3 3 4 4 4 W"),
        heckmeck([33], [26], kept="1 1 2 2 3 3"),
        heckmeck([30], [22, 25], [28], kept="4 4 W W W", turn=2),
        heckmeck([30], [22, 25], [28], kept="3", rolled="1 1 2 4 5 W W", turn=1)
        .play(1, "keep W")
        .play(1, "roll")
        .give("1 2 4 4 5"),
        heckmeck([30], [25], kept="4 W W W W", decline_steal=False),
        heckmeck([29], [36], kept="W W W W W", tiles=[29, 30, 36], short="highest"),
    ],
)
def test_an_expert_plays_for_the_worms_of_this_turn(state):
    seat = state.to_move[0]
    thought = plan_for_worms(opening(state.vector).tobytes())
    values = {move: worth(state, seat, state.play(seat, move)) for move in state.legal(seat)}
    for move in state.legal(seat):
        assert thought.worth(state.vector, move.numbers[0])[0] == pytest.approx(values[move])
    assert values[choice("expert", state, seat)] == pytest.approx(max(values.values()))


def test_the_endings_of_a_turn_are_those_that_the_game_allows():
    state = heckmeck([24], [25, 27], grill=[22, 29, 36])
    found = endings(opening(state.vector))
    assert found.there == [TAKEN + 1, TAKEN + 8, TAKEN + 15, STOLEN + 1, FAILED]
    assert found.takes[27] == TAKEN + 1
    assert found.steals[27] == STOLEN + 1
    assert found.steals[25] == -1  # not on top


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (heckmeck([], [27], kept="4 4 4 W W W"), "steal 27"),
        (heckmeck([], [], kept="1 1 1 W W W W"), "roll"),
        (heckmeck([36], [], kept="1 1 1 W W W W"), "take 23"),
        (heckmeck([], [], kept="5 W W W"), "roll"),
        (heckmeck([], [], kept="1 5 5"), "roll"),
        (heckmeck([36], [], kept="3 4 5 5 W W"), "take 27"),
        (heckmeck([], [], rolled="1 1 1 1 4 4 5 W"), "keep W"),
        (heckmeck([], [], rolled="1 1 1 4 4 4 4 W"), "keep 4"),
        (heckmeck([], [], rolled="1 1 1 1 1 1 1 W"), "keep W"),
    ],
)
def test_a_regular_goes_by_its_thumb(state, move):
    assert choice("regular", state, state.to_move[0]) == move


@pytest.mark.parametrize(("better", "worse"), [("regular", "rookie"), ("expert", "regular")])
def test_each_level_beats_the_one_below(better, worse):
    """A hundred games are enough to see a bot that lost its wits; the arena has the figures."""
    chance, games, wins = new_rng(b"levels"), 100, 0.0
    for n in range(games):
        levels = (better, worse) if n % 2 else (worse, better)
        state = find("heckmeck").start(2, start=n // 2 % 2)
        while not state.over:
            if state.chance:
                state = state.drawn(chance)
            else:
                seat = state.to_move[0]
                state = state.play(seat, choice(levels[seat], state, seat))
        assert state.result is not None
        wins += state.result.shares[levels.index(better)]
    assert wins / games > 0.52


@pytest.mark.parametrize(
    ("mine", "theirs", "move"), [([33, 34], [23], "take 22"), ([23], [33, 34], "roll")]
)
def test_a_master_takes_the_last_tile_only_to_win(mine, theirs, move):
    state = heckmeck(mine, theirs, grill=[22], kept="5 5 W W W")
    assert choice("master", state, 0) == move


def test_between_moves_that_win_as_often_the_score_decides():
    state = heckmeck([], [], [], grill=[22, 29], kept="4 W W W W")
    there = endings(opening(state.vector)).there

    def leaf(vectors):
        scores = np.array([worms(22 if n == TAKEN + 1 else 29) for n in there])[:, None]
        return np.full((len(vectors), 3), 1 / 3), np.repeat(scores, 3, axis=1)

    thought = plan_to_win(opening(state.vector).tobytes(), leaf)
    take, roll = (thought.worth(state.vector, state.game.move(m).numbers[0]) for m in MOVES)
    assert 0 < roll[0] - take[0] < 1e-9
