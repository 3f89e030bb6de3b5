"""Gymnasium's own suite passes, and a seat among bots plays the game that State plays."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tavolata.bots import sit
from tavolata.core.catalogue import names
from tavolata.core.errors import NotYourTurn, Refusal
from tavolata.envs.gymnasium_env import Seat, Seats, seated
from tests.envs.test_tables import Mirror
from tests.envs.told import told


def name_of(game: str) -> str:
    return f"tavolata/{game.capitalize()}-v0"


@pytest.mark.parametrize("bots", ["regular", ["rookie", "regular"]])
@pytest.mark.parametrize("game", names())
def test_it_passes_gymnasiums_check(game: str, bots: Any) -> None:
    check_env(gymnasium.make(name_of(game), bots=bots).unwrapped)


@pytest.mark.parametrize("level", ["regular", "rookie"])
@pytest.mark.parametrize("game", names())
def test_a_seat_among_bots_plays_as_state_does(game: str, level: str) -> None:
    env = Seat(game, bots=["regular", level], seat=1)
    seen, _ = env.reset(seed=4)
    picks, mirror, where = np.random.default_rng(1), Mirror(env.tables, 0), env.tables.layout.where
    key = int(env.tables.games.seeds[0]), 1
    bots = {
        seat: sit(named, game, f"{key} {seat}".encode())
        for seat, named in ((2, "regular"), (0, level))
    }
    over, reward, info = False, 0.0, {}
    for _ in range(150):
        while mirror.state.to_move and mirror.state.to_move[0] != 1:
            seat = mirror.state.to_move[0]
            for number in env.tables.game.move(bots[seat].choose(mirror.state.view(seat))).numbers:
                mirror.play(seat, number)
        assert over == mirror.state.over
        for name, numbers in told(mirror.state.view(1)).items():
            assert seen["observation"][where[name]].tolist() == numbers, name
        if over:
            result = mirror.state.standing()
            assert info == {"scores": list(result.scores), "winners": list(result.winners)}
            assert (reward > 0) == (1 in result.winners)
            break
        legal = np.flatnonzero(seen["action_mask"])
        assert legal.tolist() == mirror.state.legal_numbers(1)
        move = int(picks.choice(legal))
        seen, reward, over, _, info = env.step(move)
        mirror.play(1, move)


def test_a_move_that_is_not_legal_ends_the_game() -> None:
    env = Seat("heckmeck")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(39)
    assert (reward, terminated, truncated, info) == (-1.0, True, False, {"illegal": True})
    with pytest.raises(NotYourTurn):
        env.step(39)


def test_bots_are_named_from_the_left_and_the_last_takes_what_is_left() -> None:
    assert seated(["expert", "rookie"], 4, seat=2) == {3: "expert", 0: "rookie", 1: "rookie"}
    assert seated("regular", None, seat=1) == {0: "regular"}
    for bots, seats, seat in ([], None, 0), (["rookie"] * 3, 3, 0), ("rookie", 2, 2):
        with pytest.raises(Refusal):
            seated(bots, seats, seat)
    with pytest.raises(Refusal):
        Seat("heckmeck", bots="nobody")
    with pytest.raises(Refusal, match="regular"):
        Seats("heckmeck", bots="master")


@pytest.mark.parametrize("game", names())
def test_many_seats_play_the_games_of_one(game: str) -> None:
    seats, seat = Seats(game, num_envs=3, seats=3, threads=1), Seat(game, seats=3)
    seen, _ = seats.reset(seed=[4, 5, 6])
    seat.reset(seed=1)
    seat.tables.reset([5])
    alone = seat._seen()
    ended = 0
    for _ in range(200):
        assert seen in seats.observation_space
        assert all(np.array_equal(seen[part][1], alone[part]) for part in seen)
        moves = seats.tables.random_moves()
        seen, rewards, terminated, truncated, info = seats.step(moves)
        alone, reward, over, _, _ = seat.step(int(moves[1]))
        assert (rewards[1], terminated[1], truncated[1]) == (reward, over, False)
        if over:
            ended += 1
            assert info["_final_obs"][1]
            assert np.array_equal(info["final_obs"]["observation"][1], alone["observation"])
            alone, _ = seat.reset()
    assert ended
    seats.close()


def test_many_seats_are_made_by_name() -> None:
    name = "tavolata.envs:tavolata/Heckmeck-v0"
    made = gymnasium.make_vec(name, num_envs=4, bots=["regular"], seats=3)
    assert isinstance(made, Seats)
    seen, _ = made.reset(seed=1)
    kept = seen["observation"].copy()
    made.step(made.tables.random_moves())
    assert np.array_equal(kept, seen["observation"]), "observations are the caller's to keep"
    made.close()


def test_it_tells_the_table_in_words() -> None:
    env = gymnasium.make("tavolata/Geizen-v0", render_mode="ansi")
    env.reset(seed=1)
    assert "chips: [18, 18]" in str(env.render())
