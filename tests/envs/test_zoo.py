"""PettingZoo's own suites pass, and its environments play the games that State plays."""

import pickle
from importlib import import_module
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from tavolata.core.catalogue import names
from tavolata.core.errors import Illegal, Refusal
from tests.envs.test_tables import Mirror
from tests.envs.told import told

# What PettingZoo says of every environment whose observations are dictionaries with a mask.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


def doors(game: str) -> Any:
    return import_module(f"tavolata.envs.{game}_v0")


@pytest.mark.parametrize("door", ["env", "raw_env"])
@pytest.mark.parametrize("game", names())
def test_it_passes_pettingzoos_api_test(game: str, door: str) -> None:
    api_test(getattr(doors(game), door)(seats=3), num_cycles=150)


@pytest.mark.parametrize("game", names())
def test_it_passes_pettingzoos_seed_test(game: str) -> None:
    seed_test(doors(game).env, num_cycles=50)
    seed_test(doors(game).raw_env, num_cycles=50)


@pytest.mark.parametrize("game", names())
def test_it_passes_pettingzoos_parallel_tests(game: str) -> None:
    parallel_api_test(doors(game).parallel_env(seats=3), num_cycles=150)
    parallel_seed_test(doors(game).parallel_env, num_cycles=50)


@pytest.mark.parametrize("game", names())
def test_it_is_registered_with_pettingzoo(game: str) -> None:
    name = f"tavolata/{game.capitalize()}-v0"
    made = pettingzoo.make("aec", name, seats=3)
    assert made.unwrapped.metadata["name"] == f"{game}_v0"
    assert pettingzoo.make("parallel", name).max_num_agents == 2


@pytest.mark.parametrize("game", names())
def test_seat_by_seat_it_plays_as_state_does(game: str) -> None:
    env, picks = doors(game).raw_env(seats=3), np.random.default_rng(1)
    env.reset(seed=3)
    mirror = Mirror(env.tables, 0)
    where = env.tables.layout.where
    for agent in env.agent_iter(400):
        seen, reward, over, _, _ = env.last()
        state = mirror.state
        assert over == state.over
        if over:
            result = state.standing()
            won = (int(agent[-1]) in result.winners) / len(result.winners)
            assert reward == pytest.approx((3 * won - 1) / 2)
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        legal = np.flatnonzero(seen["action_mask"])
        assert legal.tolist() == state.legal_numbers(seat)
        for other, observer in enumerate(env.agents):
            observed = env.observe(observer)
            assert observed["action_mask"].any() == (other == seat)
            for name, numbers in told(state.view(other)).items():
                assert observed["observation"][where[name]].tolist() == numbers, name
        move = int(picks.choice(legal))
        env.step(move)
        mirror.play(seat, move)


@pytest.mark.parametrize("game", names())
def test_all_at_once_it_plays_as_state_does(game: str) -> None:
    env, picks = doors(game).parallel_env(seats=3), np.random.default_rng(2)
    seen, _ = env.reset(seed=3)
    mirror, wait, together = Mirror(env.tables, 0), env.tables.game.move_count, 0
    for _ in range(300):
        state = mirror.state
        movers = state.to_move
        together += len(movers) > 1
        actions = {}
        for seat, agent in enumerate(env.agents):
            legal = np.flatnonzero(seen[agent]["action_mask"])
            assert legal.tolist() == (state.legal_numbers(seat) or [wait])
            actions[agent] = int(picks.choice(legal))
        seen, rewards, over, _, _ = env.step(actions)
        for seat in movers:
            mirror.play(seat, actions[f"seat_{seat}"])
        assert np.array_equal(env.tables.games.s[0], mirror.state.vector)
        assert any(over.values()) == mirror.state.over
        if mirror.state.over:
            assert sum(rewards.values()) == pytest.approx(0)
            assert max(rewards.values()) > 0
            break
    assert bool(together) == (game == "eimer"), "pyramids are built at the same time"


def test_a_move_that_is_not_legal_is_refused_by_the_raw_environment() -> None:
    env = doors("heckmeck").raw_env()
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    for move in (39, 40, -1, None):
        with pytest.raises(Illegal):
            env.step(move)
    after = env.observe(env.agent_selection)
    assert all(np.array_equal(before[name], after[name]) for name in before)


def test_a_move_that_is_not_legal_ends_the_guarded_game() -> None:
    env = doors("heckmeck").env()
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(39)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == offender else 0 for agent in env.agents}


def test_a_move_that_is_not_legal_ends_the_parallel_game() -> None:
    env = doors("heckmeck").parallel_env(start=0)
    env.reset(seed=1)
    _, rewards, over, _, _ = env.step({"seat_0": 40, "seat_1": 40})
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(over.values())
    assert env.agents == []


def test_a_copied_environment_is_a_new_one_of_the_same_kind() -> None:
    env = pickle.loads(pickle.dumps(doors("geizen").raw_env(seats=4)))
    env.reset(seed=1)
    assert len(env.agents) == 4


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolata.envs.registration.find_spec", lambda name: None)
    with pytest.raises(Refusal, match=r"tavolata\[envs\]"):
        doors("geizen").env()


def test_it_tells_the_table_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    env = doors("heckmeck").raw_env(render_mode="ansi", start=0)
    env.reset(seed=1)
    assert "grill: [21, 22" in env.render()
    assert env.render().endswith("to_move: [0]\n")
    env = doors("heckmeck").raw_env(render_mode="human", start=0)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[0]))
    assert 'phase: "decide"' in capsys.readouterr().out
