"""Heckmeck's evaluator: within a turn everything it says fits together."""

import numpy as np
import pytest

from tavolata.coach.evaluator import Outlook
from tavolata.core.catalogue import find
from tavolata.core.json import Json
from tavolata.core.law import new_rng
from tavolata.core.state import State
from tavolata.games.heckmeck.coach import evaluator
from tavolata.games.heckmeck.notation import r as rules
from tests.support.positions import heckmeck


def stand_in(vectors):
    """Any shares that add up to one, and scores, that fit results: what a net would say."""
    wins, scores = [], []
    for v in vectors:
        seats = rules.seats(v)
        worms = np.array([rules.worms(v, seat) for seat in range(seats)], float)
        chances = np.exp(0.3 * worms + 0.1 * (np.arange(seats) == rules.whose_turn(v)))
        if rules.over(v):
            chances = (worms == worms.max()).astype(float)
        wins.append(chances / chances.sum())
        scores.append(worms + 0.5)
    return np.array(wins), np.array(scores)


def near(first: Outlook, second: Outlook) -> bool:
    return bool(np.abs(np.array(first) - np.array(second)).max() < 1e-9)


def told(state: State) -> Outlook:
    """What the evaluator says within the turn, and what it was told about where the turn ends."""
    if state.over or (state.chance and state.chance.count == 8):
        wins, scores = stand_in(state.vector[None])
        return Outlook(tuple(wins[0]), tuple(scores[0]))
    return evaluator.evaluate_state(state, stand_in)


def mean(state: State) -> Outlook:
    assert state.chance is not None
    total = np.zeros((2, state.seats))
    for roll, likely in state.chance.outcomes():
        total += float(likely) * np.array(told(state.give(roll)))
    return Outlook(*(tuple(row.tolist()) for row in total))


ROLLING = [
    heckmeck([], []),
    heckmeck([24], [25, 27], kept="5 5 W W W").play(0, "roll"),
    heckmeck([21, 36], [22, 25], [28], kept="4 4 W W", turn=2).play(2, "roll"),
    heckmeck([29], [36], kept="W W W W", tiles=[29, 30, 36], short="highest").play(0, "roll"),
    heckmeck([30], [25], grill=[26], kept="4 W W W", decline_steal=False).play(0, "roll"),
    heckmeck(*([tile] for tile in range(21, 28)), kept="1 1 2 2 3", turn=6).play(6, "roll"),
]


@pytest.mark.parametrize("state", ROLLING)
def test_a_chance_is_worth_the_mean_of_its_outcomes(state):
    assert near(evaluator.evaluate_state(state, stand_in), mean(state))


@pytest.mark.parametrize("state", ROLLING)
def test_a_choice_is_worth_its_best_move_and_a_move_what_comes_after_it(state):
    rng = new_rng(b"choices")
    for _ in range(20):
        now = state.drawn(rng)
        while now.to_move:
            seat = now.to_move[0]
            judged = evaluator.evaluate_moves(now.view(seat), leaf=stand_in)
            assert set(judged) == set(now.legal(seat))
            best = max(judged.values(), key=lambda outlook: outlook.wins[seat])
            assert evaluator.evaluate_state(now, stand_in).wins == pytest.approx(
                best.wins, abs=1e-9
            )
            for move, outlook in judged.items():
                assert near(outlook, told(now.play(seat, move)))
            now = now.play(seat, min(judged))
            if now.chance and rules.dice_left(now.vector) < 8:
                now = now.drawn(rng)


def test_shares_add_up_to_one():
    for state in ROLLING:
        assert sum(evaluator.evaluate_state(state, stand_in).wins) == pytest.approx(1, abs=1e-12)


def test_over_it_is_the_result():
    over = heckmeck([24, 30], [27], [36], grill=[])
    assert evaluator.evaluate_state(over) == Outlook((0.0, 0.0, 1.0), (4.0, 2.0, 4.0))


def test_a_blunder_costs_and_the_best_move_does_not():
    state = heckmeck([36], [35], kept="5 5 5 5 W W W")
    judged = evaluator.evaluate_moves(state.view(0), leaf=stand_in)
    assert judged["steal 35"].wins[0] > judged["roll"].wins[0] + 0.1


def test_the_odds_name_every_tile_within_reach() -> None:
    """H12, H13: on the grill by its number or more, on another's stack exactly."""
    words: dict[str, Json] = {
        "grill": [tile for tile in range(21, 37) if tile not in (25, 30)],
        "down": [],
        "stacks": [[30], [25]],
        "turn": 0,
        "kept": [],
        "rolled": [],
        "phase": "roll",
    }
    told = evaluator.odds(find("heckmeck").set_up(2, {}, words).view(0))
    assert list(told) == [str(tile) for tile in range(21, 37) if tile != 30]
    assert (round(told["21"], 4), round(told["36"], 4)) == (0.8930, 0.0157)
    assert round(told["25"], 4) == 0.3365
