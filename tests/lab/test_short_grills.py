"""Short grills: solved exactly, and the bots measured by that."""

import numpy as np
import pytest

from tavolata.bots import sit
from tavolata.core.catalogue import find
from tavolata.core.errors import Refusal
from tavolata.games.heckmeck.bots.plans import plan_for_worms
from tavolata.games.heckmeck.coach.evaluator import evaluate_state
from tavolata.games.heckmeck.lab.exact import Solution, iterate, load, positions, save, start_of
from tavolata.games.heckmeck.lab.short_grills import (
    best_plan,
    distance,
    distance_in_play,
    options_of,
    solve,
)
from tavolata.games.heckmeck.odds import odds
from tavolata.games.heckmeck.plan import Plan
from tests.support.positions import heckmeck


def silent(text: str, part: float) -> None:
    assert 0 <= part <= 1


def solved(*tiles: int, **options) -> Solution:
    game = find("heckmeck")
    full = game.resolve({"tiles": [*tiles], **options})
    return iterate(positions(game.notation.option_vector(2, 0, full)), note=silent)


@pytest.fixture(scope="module")
def grill() -> Solution:
    return solved(21, 24, 27)


@pytest.mark.parametrize("tile", [21, 28, 33])
def test_a_lone_tile_is_won_by_the_first_who_makes_it(tile):
    likely = odds(heckmeck([], []).vector).at_least[tile]
    alone = solved(tile)
    assert alone.value(start_of(alone.positions.options)) == pytest.approx(
        1 / (2 - likely), abs=1e-7
    )


def test_four_tiles_have_275_positions_and_the_bounds_meet():
    whole = solved(21, 22, 23, 24)
    assert len(whole.low) == 275
    assert whole.gap < 1e-7
    assert (whole.low <= whole.high).all()


def test_every_position_is_worth_its_turn_on_top_of_the_others(grill):
    for v in grill.positions.vectors[::7]:
        state = find("heckmeck").start(2, options={"tiles": [21, 24, 27]})
        words = {**state.game.notation.state_json(v)}
        state = state.game.set_up(2, {"tiles": [21, 24, 27]}, words)
        exact = evaluate_state(state, grill.evaluate).wins[0]
        assert exact == pytest.approx(grill.value(v), abs=1e-6)


def test_seats_change_places(grill):
    mine = heckmeck([24], [21], grill=[27], tiles=[21, 24, 27])
    theirs = heckmeck([21], [24], grill=[27], tiles=[21, 24, 27], turn=1)
    assert grill.value(mine.vector) == grill.value(theirs.vector)
    wins, _ = grill.evaluate(np.array([mine.vector, theirs.vector]))
    assert wins[0].tolist() == wins[1][::-1].tolist()


def test_the_best_play_loses_nothing_against_itself(grill):
    def thinking(before: bytes) -> Plan:
        return best_plan(grill, np.frombuffer(before, np.int64))

    told = distance(grill, thinking)
    assert told.worst < 1e-6
    assert told.share == pytest.approx(0.5, abs=1e-6)


def test_what_a_bot_loses_in_every_position_is_what_it_loses_in_games(grill):
    exactly = distance(grill, plan_for_worms)
    played = distance_in_play(grill, sit("expert", "heckmeck", b""), 200)
    assert 0.01 < exactly.a_game < 0.2
    assert played.a_game == pytest.approx(exactly.a_game, abs=2 * played.off)
    assert distance_in_play(grill, sit("rookie", "heckmeck", b""), 100).a_game > exactly.a_game


def test_an_interrupted_solution_goes_on(grill, tmp_path):
    file = tmp_path / "grill.npz"
    save(grill, file)
    sweeps = []
    again = iterate(grill.positions, note=lambda text, part: sweeps.append(text), keep=file)
    assert (load(file).low <= again.low).all()
    assert (again.high <= load(file).high).all()
    assert len(sweeps) <= 3


def test_options_count():
    forced = solved(21, 24, 27, decline_steal=False, short="highest")
    assert options_of(forced) == {
        "tiles": [21, 24, 27],
        "short": "highest",
        "decline_steal": False,
    }
    plain = solved(21, 24, 27)
    assert not np.allclose(forced.low, plain.low)


def test_a_solution_comes_with_facts(tmp_path):
    facts = solve(options={"tiles": [22, 25]}, out=tmp_path / "two.npz", note=silent)
    assert facts["positions"] == 7
    assert 0.5 < facts["first to move"] < 1
    assert facts["expert"]["a_game"] >= 0


def test_a_whole_grill_is_not_solved(tmp_path):
    with pytest.raises(Refusal) as refused:
        solve(options={"tiles": [*range(21, 37)]}, out=tmp_path / "all.npz", note=silent)
    assert refused.value.reason == "no-solution"
