"""Many games of some bots, each by its number: the same game wherever and whenever it is played.

Game g begins with seat g modulo the seats. Its chance, and what each bot draws for itself, come
from the seed and from g alone, so it makes no difference who plays it, or in which batch. Where
there is a compiled loop for the bots (lab.quick, lab.deep) it is used; elsewhere the same games
are played move by move.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.bots import LEVELS, any_move, choose_move
from tavolata.bots.playouts import (
    ANY,
    CHOICES,
    COLUMNS,
    DISPUTED,
    LEADS,
    LEGAL,
    LINE,
    MASK,
    MOVES,
    OWN,
    RANDOM,
    TURNS,
    WINNERS,
    players_of,
)
from tavolata.core.catalogue import find
from tavolata.core.errors import Refusal
from tavolata.core.game import Game
from tavolata.core.json import JsonObject
from tavolata.core.law import Vector, below
from tavolata.core.notation import Move
from tavolata.core.state import State, View
from tavolata.core.streams import dealt
from tavolata.lab.arena.match_game import next_to_move

FIRST_LOG = 1 << 16  # lines of a log; it grows where a game needs more

Ints = NDArray[np.int64]
Way = Callable[[View, Vector], str]


@dataclass(frozen=True)
class Run:
    """What is to be simulated. `bots` has one name a seat, the last for all that are left."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: JsonObject = field(default_factory=dict)
    moves: bool = False  # write every move down
    closely: bool = False  # count choices and changes of the lead

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        find(self.game).start(self.seats, 0, self.options)
        if not self.bots:
            raise Refusal("unknown-player", name="", names=", ".join((*LEVELS, RANDOM)))
        if len(self.bots) > self.seats:
            raise Refusal("too-many-bots", most=self.seats)
        for bot in self.bots:
            if bot not in (*LEVELS, RANDOM):
                names = ", ".join((*LEVELS, RANDOM))
                raise Refusal("unknown-simulated", name=bot[:40], names=names)

    @property
    def seated(self) -> tuple[str, ...]:
        """Who plays each seat."""
        return self.bots + self.bots[-1:] * (self.seats - len(self.bots))

    @property
    def base(self) -> int:
        """The number that every game's seed is counted from."""
        return int.from_bytes(hashlib.sha256(self.seed.encode()).digest()[:8], "big") & MASK

    def start(self, number: int) -> int:
        """The seat that begins a game."""
        return number % self.seats

    def to_json(self) -> JsonObject:
        """All that makes a difference to the games."""
        game = find(self.game)
        return {
            "game": self.game,
            "rules": game.version,
            "seats": self.seats,
            "bots": list(self.seated),
            "games": self.games,
            "seed": self.seed,
            "options": game.resolve(self.options),
            "moves": self.moves,
            "closely": self.closely,
        }


class Batch(NamedTuple):
    """Games that follow each other: a row and the scores of each; and the lines of their logs,
    one after the other, with where each game's end."""

    first: int
    rows: Ints
    scores: Ints
    log: Ints
    ends: Ints


def play(run: Run, numbers: range, device: str = "cpu") -> Batch:
    """Play the games of these numbers."""
    if device == "cuda":
        from tavolata.lab.gpu_check import check_gpu

        check_gpu(run)
        from tavolata.lab.playouts_cuda import play_on_gpu

        return play_on_gpu(run, numbers)
    players = compiled(run)
    return _plainly(run, numbers) if players is None else _in_a_loop(run, numbers, players)


def compiled(run: Run) -> Any:
    """The compiled players of a run, where its game has any for these bots."""
    for solved in (False, True):
        players = players_of(run.game, solved=solved)
        if hasattr(players, "many") and {*run.bots} <= {*players.WAYS, RANDOM}:
            return players
    return None


class Setting(NamedTuple):
    """What a compiled loop is told of a run."""

    options: Ints  # a line for each seat that may begin
    ways: Ints
    tables: Any


def setting(run: Run, players: Any) -> Setting:
    """A run's options, ways of playing and tables, as a compiled loop wants them."""
    game = find(run.game)
    game.prepare()
    full = game.resolve(run.options)
    starts = range(run.seats)
    options = np.array([game.notation.option_vector(run.seats, start, full) for start in starts])
    ways = np.array([ANY if bot == RANDOM else players.WAYS[bot] for bot in run.seated])
    return Setting(options, ways, players.tables(game, options[0]))


def _in_a_loop(run: Run, numbers: range, players: Any) -> Batch:
    options, ways, tables = setting(run, players)
    n = len(numbers)
    rows, ends = np.zeros((n, COLUMNS), np.int64), np.zeros(n, np.int64)
    scores = np.zeros((n, run.seats), np.int64)
    logs, size = [np.zeros((0, LINE), np.int64)], FIRST_LOG if run.moves else 0
    done = lines = 0
    while done < n:
        log = np.zeros((size, LINE), np.int64)
        part = slice(done, None)
        played = players.many(
            options, ways, run.base, numbers[done], run.closely, rows[part], scores[part], log,
            ends[part], tables,
        )  # fmt: skip
        size *= 2
        if played:
            logs.append(log[: ends[done + played - 1]])
            ends[done : done + played] += lines
            lines += len(logs[-1])
            done += played
    return Batch(numbers.start, rows, scores, np.concatenate(logs), ends)


# Move by move.


def _plainly(run: Run, numbers: range) -> Batch:
    rows = np.zeros((len(numbers), COLUMNS), np.int64)
    scores = np.zeros((len(numbers), run.seats), np.int64)
    log: list[tuple[int, ...]] = []
    ends = []
    for at, number in enumerate(numbers):
        table = Table(run, number)
        table.play()
        rows[at], scores[at] = table.row, table.scores
        log += table.log
        ends.append(len(log))
    lines = np.array(log, np.int64).reshape(-1, LINE)
    return Batch(numbers.start, rows, scores, lines, np.array(ends))


@cache
def _way(game: str, level: str) -> Way | None:
    """How a level plays; None for at random, as a game without bots is played."""
    chosen = choose_move(game, level) if level != RANDOM else any_move
    return None if chosen is any_move else chosen


class Table:
    """One game, move by move: what the compiled loop of lab.quick does, told in words."""

    def __init__(self, run: Run, number: int) -> None:
        self.run = run
        self.game: Game = find(run.game)
        self.seed = run.base + number & MASK
        self.state = self.game.start(run.seats, run.start(number), run.options)
        self.own = [dealt(self.seed, OWN + seat) for seat in range(run.seats + 1)]
        self.row, self.turn = [0] * COLUMNS, 0
        self.leader: tuple[int, ...] = ()
        self.scores: tuple[int, ...] = ()
        self.log: list[tuple[int, ...]] = []

    def play(self) -> None:
        """Play the game to its end."""
        rng = dealt(self.seed, 0)
        while True:
            begun = sum(event["event"] == "turn" for event in self.state.events)
            if begun or self.state.over:
                self.turn += begun
                rng = dealt(self.seed, self.turn)
                self._look_who_leads()
            if self.state.result:
                break
            if self.state.to_move:
                self._move(next_to_move(self.state))
            else:
                self._draw(rng)
        self.scores = self.state.result.scores
        self.row[WINNERS] = sum(1 << seat for seat in self.state.result.winners)
        self.row[TURNS] = self.turn

    def _look_who_leads(self) -> None:
        ahead = self.state.standing().winners
        if self.run.closely and len(ahead) == 1 and ahead != self.leader:
            self.row[LEADS] += len(self.leader) == 1
            self.leader = ahead

    def _draw(self, rng: Vector) -> None:
        if not self.run.moves:
            self.state = self.state.drawn(rng)
            return
        outcome = self.state.sample(rng)
        for at, number in enumerate(outcome.numbers):
            self.log.append((-1, number, 0, self.turn, at == 0))
        self.state = self.state.give(outcome)

    def _move(self, seat: int) -> None:
        state, run = self.state, self.run
        self.row[MOVES] += 1
        way = _way(run.game, run.seated[seat])
        if way is None:
            move = self._at_random(seat)
        else:
            move = self.game.move(way(state.view(seat), self.own[seat]))
        if run.closely:
            self._count_choices(seat)
        if run.moves:
            self._write_down(seat, move)
        self.state = state.play(seat, move)

    def _at_random(self, seat: int) -> Move:
        state, numbers = self.state, list[int]()
        while not numbers or state.mid_move(seat):
            legal = state.legal_numbers(seat)
            numbers.append(legal[below(self.own[seat], len(legal))])
            state = state.step(seat, numbers[-1])
        return self.game.spelled(tuple(numbers))

    def _count_choices(self, seat: int) -> None:
        several = len(self.state.legal_numbers(seat))
        self.row[LEGAL] += several
        if several > 1:
            self.row[CHOICES] += 1
            liked = {self.game.move(move).numbers[0] for move in self._likings(seat)}
            self.row[DISPUTED] += len(liked) > 1

    def _likings(self, seat: int) -> Iterator[str]:
        """What a beginner and a rule of thumb would do."""
        for level in LEVELS[:2]:
            if way := _way(self.run.game, level):
                yield way(self.state.view(seat), self.own[-1])

    def _write_down(self, seat: int, move: Move) -> None:
        state: State = self.state
        for at, number in enumerate(move.numbers):
            legal = len(state.legal_numbers(seat))
            self.log.append((seat, number, legal, self.turn, at == 0))
            if at + 1 < len(move.numbers):
                state = state.step(seat, number)
