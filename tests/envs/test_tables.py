"""Many tables at once: the same games as through State, whatever the seeds and threads."""

import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tavolata.core.catalogue import find, names
from tavolata.core.errors import Illegal, Refusal
from tavolata.core.law import Vector, below, new_rng
from tavolata.core.state import State
from tavolata.core.streams import new_stream
from tavolata.envs import Tables
from tavolata.envs.vector_layout import TRIES
from tests.envs.told import told

VARIANTS = [
    ("heckmeck", 2, {"short": "highest"}),
    ("heckmeck", 4, {}),
    ("geizen", 3, {}),
    ("eimer", 3, {}),
    ("eimer", 5, {"forgetful_draw": True, "reverse": True}),
]


class Mirror:
    """The game at a table, played through State."""

    def __init__(self, tables: Tables, table: int) -> None:
        self.tables, self.table, self.games = tables, table, 0
        self.rng: Vector
        self.state: State
        self.begin()

    def begin(self) -> None:
        self.rng = new_stream(int(self.tables.games.seeds[self.table]), self.games)
        self.games += 1
        start = below(self.rng, self.tables.seats)
        self.state = self.tables.game.start(self.tables.seats, start, self.tables.options)
        self.chance()

    def play(self, seat: int, number: int) -> State:
        self.state = self.state.step(seat, number)
        self.chance()
        return self.state

    def chance(self) -> None:
        while not self.state.over and not self.state.to_move:
            self.state = self.state.drawn(self.rng)


def steps(tables: Tables, count: int) -> Iterator[Vector]:
    for _ in range(count):
        moves = tables.random_moves()
        tables.step(moves)
        yield moves


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_every_table_plays_as_state_does(
    game: str, seats: int, options: dict[str, str | bool]
) -> None:
    tables = Tables(game, 3, seats, seed=5, options=options, threads=1)
    mirrors = [Mirror(tables, table) for table in range(3)]
    ended, where = 0, tables.layout.where
    movers = tables.to_move.copy()
    for moves in steps(tables, 250):
        for table, mirror in enumerate(mirrors):
            state = mirror.play(int(movers[table]), int(moves[table]))
            assert tables.terminated[table] == state.over
            if state.result:
                ended += 1
                assert tuple(tables.scores[table]) == state.result.scores
                assert tables.winners[table] == sum(1 << seat for seat in state.result.winners)
                share = 1 / len(state.result.winners)
                for seat, reward in enumerate(tables.rewards[table]):
                    won = share if seat in state.result.winners else 0.0
                    assert reward == pytest.approx((seats * won - 1) / (seats - 1))
                mirror.begin()
                state = mirror.state
            else:
                assert not tables.rewards[table].any()
            seat = int(tables.to_move[table])
            assert np.flatnonzero(tables.masks[table]).tolist() == state.legal_numbers(seat)
            assert np.array_equal(tables.games.s[table], state.vector)
            for name, numbers in told(state.view(seat)).items():
                assert tables.observations[table, where[name]].tolist() == numbers, name
        movers = tables.to_move.copy()
    assert ended or game == "heckmeck"


@pytest.mark.parametrize("game", names())
def test_views_and_observations_go_together(game: str) -> None:
    """What a seat may know decides its observation, and the observation tells all of it."""
    tables = Tables(game, 8, 3, start=0, seed=2, threads=1)
    views: dict[bytes, bytes] = {}
    for _ in steps(tables, 120):
        for table in range(8):
            view = tables.view(table, 1)
            seen, _ = tables.observe(table, 1)
            assert views.setdefault(seen.tobytes(), view.vector.tobytes()) == view.vector.tobytes()
    assert len(views) > 100


@pytest.mark.parametrize("game", names())
def test_what_a_seat_may_not_know_never_changes_its_observation(game: str) -> None:
    tables, rng = Tables(game, 4, 3, seed=3, threads=1), new_rng(b"guess")
    changed = 0
    for _ in steps(tables, 100):
        for table in range(4):
            seat = int(tables.to_move[table])
            true = tables.games.s[table].copy()
            seen, mask = tables.observe(table, seat)
            guess = tables.view(table, seat).guess(rng).vector
            changed += not np.array_equal(true, guess)
            tables.games.s[table] = guess
            seen_now, mask_now = tables.observe(table, seat)
            tables.games.s[table] = true
            assert np.array_equal(seen, seen_now)
            assert np.array_equal(mask, mask_now)
    assert changed or game != "eimer"


@pytest.mark.parametrize("game", names())
def test_a_game_is_called_open_if_nothing_of_it_is_hidden(game: str) -> None:
    tables = Tables(game, 4, 3, seed=3, threads=1)
    hidden = 0
    for _ in steps(tables, 100):
        for table in range(4):
            for seat in range(3):
                view = tables.view(table, seat).vector
                hidden += not np.array_equal(view, tables.games.s[table])
    assert (hidden == 0) == find(game).law.OPEN


@pytest.mark.parametrize("game", names())
def test_observations_stay_within_their_bounds(game: str) -> None:
    tables = Tables(game, 50, 3, seed=4, threads=1)
    low, high = tables.layout.bounds("low"), tables.layout.bounds("high")
    assert low.size == tables.observations.shape[1]
    for _ in steps(tables, 200):
        assert (tables.observations >= low).all()
        assert (tables.observations <= high).all()


@pytest.mark.parametrize("game", names())
def test_one_thread_and_two_play_the_same_games(game: str) -> None:
    alone = Tables(game, 40, 3, seed=6, threads=1)
    together = Tables(game, 40, 3, seed=6, threads=2)
    for moves in steps(alone, 150):
        together.step(moves)
        for one, other in zip(alone.games, together.games, strict=True):
            assert np.array_equal(one, other)
    together.close()


def test_the_games_at_a_table_depend_on_its_seed_alone() -> None:
    three = Tables("eimer", 3, 3, seed=[7, 8, 9], threads=1)
    one = Tables("eimer", 1, 3, seed=[8], threads=1)
    for moves in steps(three, 300):
        one.step(moves[1:2])
        assert np.array_equal(one.games.s[0], three.games.s[1])
    assert three.games.begun[1] > 1


def test_the_next_game_does_not_depend_on_the_moves_of_the_last() -> None:
    tables = Tables("eimer", 2, 3, seed=[5, 5], threads=1)
    first: dict[tuple[int, int], bytes] = {}
    for _ in steps(tables, 400):
        for table in np.flatnonzero(tables.terminated):
            first[int(table), int(tables.games.begun[table])] = tables.games.s[table].tobytes()
    assert first[0, 2] == first[1, 2]
    assert first[0, 2] != first[0, 3]


def test_a_move_that_is_not_legal_is_refused_and_nothing_is_played() -> None:
    tables = Tables("heckmeck", 5, 2, seed=1, threads=1)
    moves = tables.random_moves()
    moves[3] = 39
    before = tables.games.s.copy()
    with pytest.raises(Illegal, match="Table 3: 39"):
        tables.step(moves)
    assert np.array_equal(before, tables.games.s)
    for wrong in ([0], np.zeros(5), np.full(5, -1), np.full(5, 40)):
        with pytest.raises(Refusal):
            tables.step(wrong)
    assert np.array_equal(before, tables.games.s)


def test_not_strict_such_a_move_ends_its_game() -> None:
    tables = Tables("heckmeck", 2, 3, seed=1, threads=1)
    moves, offender = tables.random_moves(), int(tables.to_move[1])
    moves[1] = 39
    tables.step(moves, strict=False)
    assert tables.terminated.tolist() == [False, True]
    assert tables.rewards[1, offender] == -1
    assert tables.rewards[1].sum() == -1
    assert tables.winners[1] == 0


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    tables = Tables("heckmeck", 2, 2, seed=1, limit=3, threads=1)
    told_of = [tables.truncated.tolist() for _ in steps(tables, 6)]
    assert told_of == [[False] * 2, [False] * 2, [True] * 2] * 2
    assert not tables.terminated.any()
    assert tables.games.begun.tolist() == [3, 3]


def test_without_renewal_a_game_stays_over() -> None:
    tables = Tables("geizen", 4, 2, seed=1, renew=False, threads=1)
    ends = np.zeros(4)
    rewards = np.zeros((4, 2))
    for _ in steps(tables, 400):
        ends += tables.terminated
        rewards += tables.rewards
    assert ends.tolist() == [1] * 4
    assert (tables.to_move == -1).all()
    assert not tables.masks.any()
    assert rewards.sum() == pytest.approx(0)
    assert np.abs(rewards).max() == 1


@pytest.mark.parametrize("game", names())
def test_bots_at_the_table_need_no_moves(game: str) -> None:
    tables = Tables(game, 3, 3, bots={0: "regular", 2: "regular"}, seed=1, threads=1)
    for _ in steps(tables, 100):
        assert (tables.to_move == 1).all()
    assert tables.games.begun.sum() > 3


def test_games_that_bots_end_at_once_are_not_tried_for_ever() -> None:
    terms: Any = {"options": {"tiles": [21]}, "bots": {1: "regular"}, "start": 1, "threads": 1}
    tables = Tables("heckmeck", 60, seed=1, **terms)
    assert tables.games.begun.max() > 1, "some were over before it was our turn"
    tables.blocks.ints[TRIES] = 1
    for _ in steps(tables, 200):
        pass
    assert (tables.to_move == -1).any()
    with pytest.raises(Refusal, match="before it was your turn"):
        tables.reset(1)


def test_a_copy_goes_on_where_the_games_are() -> None:
    tables = Tables("eimer", 3, 3, seed=1, bots={0: "regular"}, limit=90, threads=1)
    list(steps(tables, 50))
    again: Tables = pickle.loads(pickle.dumps(tables))
    for moves in steps(tables, 100):
        again.step(moves)
    assert np.array_equal(again.observations, tables.observations)
    assert np.array_equal(again.games.begun, tables.games.begun)


def test_only_those_who_sit_there_see_a_table() -> None:
    with pytest.raises(IndexError):
        Tables("eimer", 1, 3, seed=1, threads=1).observe(0, 3)


def test_the_arrays_are_for_reading() -> None:
    tables = Tables("geizen", 2, 2, seed=1, threads=1)
    with pytest.raises(ValueError, match="read-only"):
        tables.masks[0, 0] = 1


@pytest.mark.parametrize(
    "terms",
    [
        {"tables": 0},
        {"seats": 9},
        {"start": 2},
        {"options": {"short": "no"}},
        {"seed": [1, 2]},
        {"seed": -1},
        {"bots": {0: "nobody"}},
        {"bots": {2: "regular"}},
        {"bots": {0: "regular", 1: "regular"}},
    ],
)
def test_terms_that_cannot_be_are_refused(terms: dict[str, object]) -> None:
    asked: dict[str, object] = {"game": "heckmeck", "tables": 1, "threads": 1, **terms}
    with pytest.raises(Refusal):
        Tables(**asked)  # type: ignore[arg-type]
