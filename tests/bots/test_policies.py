"""One policy a game: seated bots and the compiled loop play the same moves, at every level."""

from typing import Any

import numpy as np
import pytest

from tavolata.bots import LEVELS, any_move, seated
from tavolata.bots.playouts import Games, loop_of, play_games
from tavolata.bots.policy import ANY, RANDOM, policies_of, policy_for, random_policies
from tavolata.core.catalogue import find, names
from tavolata.core.law import NOBODY, new_rng, next_mover, share_of_win
from tavolata.core.state import View
from tavolata.games.eimer.bots import policy as eimer
from tavolata.lab.simulation.games import Run, games_of
from tavolata.lab.simulation.run import play
from tests.support.move_by_move import Played

TABLES: list[tuple[str, int, tuple[str, ...], dict[str, Any]]] = [
    *[("heckmeck", 3, (level,), {}) for level in LEVELS],
    *[("geizen", 3, (level,), {}) for level in LEVELS],
    *[("eimer", 3, (level,), {}) for level in LEVELS],
    ("heckmeck", 4, LEVELS, {"short": "highest", "decline_steal": False}),
    ("heckmeck", 2, ("master", RANDOM), {"short": "returned", "tiles": [21, 25, 30]}),
    ("geizen", 5, (*LEVELS, RANDOM), {}),
    ("eimer", 5, (*LEVELS, RANDOM), {"forgetful_draw": True}),
    ("eimer", 2, ("master", "expert"), {"edition": "2005", "last_standing": True}),
]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches think less, and nobody else plays with their tables."""
    monkeypatch.setattr(eimer, "EXPERTS_WORK", (60, 1))
    monkeypatch.setattr(eimer, "MASTERS_WORK", (240, 0))
    monkeypatch.setattr(seated, "_of_thread", seated._OfThread())


@pytest.mark.parametrize(("game", "seats", "bots", "options"), TABLES)
def test_the_compiled_loop_plays_the_very_moves_of_seated_bots(
    game: str, seats: int, bots: tuple[str, ...], options: dict[str, Any]
) -> None:
    run = Run(game, seats, bots, 100, "policies", options, moves=True, closely=True)
    numbers = range(7, 9)
    batch, played = play(run, numbers), [Played(run, number) for number in numbers]
    assert batch.log.tolist() == [line for one in played for line in one.log]
    assert batch.rows.tolist() == [one.row for one in played]
    assert batch.scores.tolist() == [one.scores for one in played]


def views_of(game: str, count: int) -> list[View]:
    """Some choices of games of different luck."""
    found: list[View] = []
    for n in range(count):
        state, rng = find(game).start(2), new_rng(bytes([n]))
        for _ in range(3 + n):
            while state.chance:
                state = state.drawn(rng)
            if state.over:
                break
            found.append(state.view(state.next_to_move))
            state = state.play(state.next_to_move, any_move(found[-1], rng))
    return found[-count:]


@pytest.mark.parametrize("game", names())
def test_what_scratch_holds_changes_no_choice(game: str) -> None:
    """Bots of all levels choose in mixed order from positions of several games, one after the
    other with the same scratch, and each with scratch of its own."""
    views = views_of(game, 8)
    for level in LEVELS:
        for turn, view in enumerate(views):
            other = views[(turn * 5 + 1) % len(views)]
            for more in LEVELS:
                seated.SeatedBot(game, more, new_rng(b"o")).choose(other)
            shared = seated.SeatedBot(game, level, new_rng(b"s")).choose(view)
            seated._of_thread.scratch.clear()
            assert seated.SeatedBot(game, level, new_rng(b"s")).choose(view) == shared


@pytest.mark.parametrize("game", names())
def test_a_game_without_a_policy_is_played_at_random(game: str) -> None:
    """The stand-in plays the games that are played at random where there is a policy."""
    run = Run(game, 3, (RANDOM,), 9, "random")
    expected = play(run, range(6))
    games, _ = games_of(run, range(6), policy_for(game, run.bots))
    policy = random_policies(game).full
    tables = policy.tables(find(game), games.options[0])
    played = play_games(loop_of(game, policy), games, tables)
    assert played.rows.tolist() == expected.rows.tolist()
    assert played.scores.tolist() == expected.scores.tolist()
    assert {*policy.LEVELS} == {*LEVELS}
    assert {*policy.LEVELS.values()} == {ANY}


@pytest.mark.parametrize("game", names())
def test_the_simple_levels_are_the_same_in_both_policies(game: str) -> None:
    full, simple = policies_of(game)
    run = Run(game, 2, ("rookie", "regular"), 9, "simple")
    games, _ = games_of(run, range(20), simple)
    ends = [
        play_games(loop_of(game, one), games, one.tables(find(game), games.options[0]))
        for one in (simple, full)
    ]
    assert ends[0].rows.tolist() == ends[1].rows.tolist()


def test_streams_of_ones_own_are_used_where_they_are_given() -> None:
    run = Run("geizen", 2, ("rookie",), 9, "streams")
    policy = policy_for("geizen", run.bots)
    games, tables = games_of(run, range(30), policy)
    loop = loop_of("geizen", policy)
    streams = np.arange(30 * 2 * 4).reshape(30, 2, 4) + 1

    def ends(of: Games) -> list[list[int]]:
        return play_games(loop, of, tables).scores.tolist()

    assert ends(games._replace(streams=streams)) == ends(games._replace(streams=streams))
    assert ends(games._replace(streams=streams)) != ends(games)


def test_who_acts_out_of_turn_goes_first() -> None:
    assert next_mover(0b0110, 1) == 2
    assert next_mover(0b0110, 2) == 1
    assert next_mover(0b0100, 2) == 2
    assert next_mover(0b0101, NOBODY) == 0


def test_winners_share_the_win_equally() -> None:
    assert [share_of_win(0b101, seat) for seat in range(3)] == [0.5, 0.0, 0.5]
