"""Bots play every game legally, at every level; each level beats the one below; none peeks."""

import subprocess
import sys
from itertools import pairwise

import pytest

from tavolata.bots import LEVELS, Bot, any_move, seated, sit
from tavolata.core.catalogue import find, names
from tavolata.core.errors import Refusal
from tavolata.core.json import Json
from tavolata.core.law import new_rng
from tavolata.core.state import State
from tavolata.games.eimer.bots import policy as eimer

BOARD: Json = {
    "rows": [
        {"squares": 1, "two": [], "yellow": [], "arrow": 0},
        {"squares": 12, "two": [1, 12], "yellow": [2, 3], "arrow": 3},
        {"squares": 3, "two": [3], "yellow": [1], "arrow": 130},
        {"squares": 2, "two": [], "yellow": [], "arrow": 1},
        {"squares": 5, "two": [1, 2], "yellow": [1, 4], "arrow": 2},
    ]
}
OPTIONS: dict[str, list[dict[str, Json]]] = {
    "heckmeck": [
        {},
        {"short": "highest"},
        {"short": "returned"},
        {"decline_steal": False},
        {"tiles": [22, 25, 36]},
        {"tiles": [21]},
    ],
    "eimer": [
        {},
        {"reverse": True},
        {"forgetful_draw": True},
        {"last_standing": True},
        {"edition": "2005"},
        {"edition": "2005", "forgetful_draw": True, "last_standing": True},
    ],
    "geizen": [{}, {"board": BOARD}],
}
TABLES = [
    (game, seats, options)
    for game in names()
    for seats in (find(game).seats[0], find(game).seats[-1])
    for options in OPTIONS.get(game, [{}])
]


def played(state: State, bots: list[Bot], seed: bytes) -> State:
    """A game from a state to its end; who may still draw does so before the next acts."""
    chance = new_rng(b"chance" + seed)
    while not state.over:
        if state.chance:
            state = state.give(state.sample(chance))
        else:
            seat = max(state.to_move, key=lambda seat: state.legal(seat) == ("draw",))
            state = state.play(seat, bots[seat].choose(state.view(seat)))
    return state


def share(game: str, pair: tuple[str, str], games: int) -> float:
    """The part of the wins that the second level of a pair has, each as often in each seat."""
    wins = 0.0
    for n in range(games):
        seed = str(n // 4).encode()
        levels = pair if n % 2 else pair[::-1]
        bots = [sit(level, game, seed + level.encode()) for level in levels]
        end = played(find(game).start(2, start=n // 2 % 2), bots, seed).result
        assert end is not None
        wins += end.shares[levels.index(pair[1])]
    return wins / games


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches think less: enough to see that what they choose is legal."""
    monkeypatch.setattr(eimer, "EXPERTS_WORK", (60, 1))
    monkeypatch.setattr(eimer, "MASTERS_WORK", (200, 0))
    monkeypatch.setattr(seated, "_of_thread", seated._OfThread())  # tables that know of it


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_level_plays_whole_games(
    level: str, game: str, seats: int, options: dict[str, Json]
) -> None:
    bots = [sit(level, game, bytes([seat])) for seat in range(seats)]
    assert played(find(game).start(seats, options=options), bots, b"whole").over


def test_levels_mix_at_one_table() -> None:
    bots = [sit(level, "eimer", b"mixed") for level in ("rookie", "regular", "rookie")]
    assert played(find("eimer").start(3), bots, b"mixed").over


@pytest.mark.parametrize("game", ["heckmeck", "geizen"])
@pytest.mark.parametrize("pair", [*pairwise(LEVELS[:3])])
def test_each_level_beats_the_one_below(game: str, pair: tuple[str, str]) -> None:
    """The same 80 games every time. How far: docs/levels.md, by many more games in the arena."""
    assert share(game, pair, 80) > 0.5


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_sees_its_view_and_nothing_else(level: str) -> None:
    """The same view with other cards in the hidden hands and pile, move by move."""
    state, chance = find("eimer").start(3), new_rng(b"hidden")
    bots = [sit(level, "eimer", bytes([seat])) for seat in range(3)]
    differing = 0
    for step in range(60):
        if state.over:
            break
        if state.chance:
            state = state.give(state.sample(chance))
            continue
        seat, seed = state.to_move[0], str(step).encode()
        other = state.view(seat).guess(chance)
        differing += other != state
        first, second = (sit(level, "eimer", seed).choose(s.view(seat)) for s in (state, other))
        assert first == second
        state = state.play(seat, bots[seat].choose(state.view(seat)))
    assert differing > 10


@pytest.mark.parametrize("game", names())
def test_a_seed_fixes_every_choice(game: str) -> None:
    ends = [
        played(find(game).start(2), [sit("regular", game, bytes([seat])) for seat in (0, 1)], b"s")
        for _ in range(2)
    ]
    assert ends[0] == ends[1]


def test_random_moves_come_up_all() -> None:
    view = find("heckmeck").start(2).give("1 1 2 3 4 5 5 W").view(0)
    rng = new_rng(b"all")
    assert {any_move(view, rng) for _ in range(100)} == set(view.legal)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        sit("champion", "heckmeck", b"")
    assert refused.value.reason == "unknown-bot"
    assert refused.value.details == {"name": "champion", "names": ", ".join(LEVELS)}


def test_bots_need_no_terminal_and_levels_need_no_laws() -> None:
    code = (
        "import sys, tavolata.bots; assert 'numba' not in sys.modules;"
        "tavolata.bots.sit('regular', 'eimer', b''); assert 'rich' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
