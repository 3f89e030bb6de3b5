"""The arena: bots play many games, and how good they are comes out with its uncertainty.

Games come in groups. In a group every bot sits once in every place as seen from the seat that
begins, and all its games are dealt the same chance: luck that helps one helps the others too.

With more seats than bots, the last bot named takes the seats that are left:
`--bot master --bot expert --seats 3` is a master at a table of experts.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from itertools import permutations
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from tavolata.bots import LEVELS, Bot, sit
from tavolata.bots.external import Outside, Program, is_outside
from tavolata.core.catalogue import find, kit
from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject
from tavolata.core.law import Vector
from tavolata.lab.arena.match_game import Bout, Stopped, play_out

SAMPLE = 8  # games that are timed where the rest are played in bulk
LEAVING = 1.0  # seconds a program has to leave by itself when all is played

Figures = NDArray[np.float64]


class Bulk(Protocol):
    """`bulk` in a game's module of the lab: many games at once, compiled.

    `seating` (games, seats) says which of `levels` sits where, `starts` and `seeds` (games) who
    begins and by which seed `deal` deals each turn. It answers the winners (games), a bit a
    seat, and the scores (games, seats); or None where these levels or options are not for it.
    A game's result depends on its own seating, start and seed alone, and where the levels draw
    no numbers of their own it is the result of the same game played move by move.
    """

    def __call__(
        self,
        levels: tuple[str, ...],
        seating: Vector,
        starts: Vector,
        seeds: Vector,
        options: JsonObject,
    ) -> tuple[Vector, Vector] | None: ...


@dataclass(frozen=True)
class Match:
    """Who meets whom, how often, and by which seed."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str
    options: JsonObject = field(default_factory=dict)
    seconds: float = 2.0

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        find(self.game).start(self.seats, 0, self.options)
        if len(self.bots) < 2:
            raise Refusal("too-few-bots")
        if len(self.bots) > self.seats:
            raise Refusal("too-many-bots", most=self.seats)
        for bot in self.bots:
            if is_outside(bot):
                Program(bot)
            elif bot not in LEVELS:
                raise Refusal("unknown-player", name=bot[:40], names=", ".join(LEVELS))

    @property
    def groups(self) -> int:
        """How many groups of games it takes: within one, everybody has each place once."""
        return -(-self.games // self.seats)

    @cached_property
    def chairs(self) -> tuple[int, ...]:
        """Whose each chair is; the last bot named has all that are left."""
        last = len(self.bots) - 1
        return tuple(min(chair, last) for chair in range(self.seats))

    @cached_property
    def rounds(self) -> list[tuple[int, ...]]:
        """The orders of the chairs around the table that make a difference."""
        orders: dict[tuple[int, ...], tuple[int, ...]] = {}
        for others in permutations(range(1, self.seats)):
            orders.setdefault(tuple(self.chairs[chair] for chair in others), (0, *others))
        return list(orders.values())

    def start(self, group: int) -> int:
        """The seat that begins: each in turn."""
        return group % self.seats

    def seatings(self, group: int) -> list[tuple[int, ...]]:
        """The chair in each seat, for each game of a group: all move on one seat a game. The
        last group ends where the games asked for are reached."""
        order = self.rounds[group // self.seats % len(self.rounds)]
        games = min(self.seats, self.games - group * self.seats)
        return [order[game:] + order[:game] for game in range(games)]

    def chance(self, group: int) -> int:
        """The seed of a group's chance."""
        return int.from_bytes(self.seed_of(group)[:8], "big") >> 2

    def seed_of(self, *path: int) -> bytes:
        """A seed for a part of the match: a group, a game, a seat."""
        text = "/".join([self.seed, *map(str, path)])
        return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()


class Sheet:
    """What came out of games that follow each other: a row a game, a column a chair."""

    def __init__(self, match: Match, first: int) -> None:
        self.match = match
        self.first = first
        self.shares: Figures = np.zeros((0, match.seats))
        self.scores: Figures = np.zeros((0, match.seats))
        self.moves: Figures = np.zeros(len(match.bots))  # those that were timed
        self.seconds: Figures = np.zeros(len(match.bots))
        self.forfeits: list[tuple[int, int, str, str]] = []  # game, bot, why, in detail

    @property
    def games(self) -> range:
        """The numbers of its games."""
        return range(self.first, self.first + len(self.shares))


class Hall:
    """Where a match is played: the tables, and the programs that were started for it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = find(match.game)
        self._bulk = find_bulk(match)
        self._programs: dict[int, Program] = {}
        self._warm: set[int] = set()

    def __enter__(self) -> "Hall":
        return self

    def __exit__(self, *_: object) -> None:
        for program in self._programs.values():
            program.stop(LEAVING)

    def play(self, groups: range, stopped: Callable[[], bool]) -> Sheet:
        """The games of some groups; those that were finished, if it is stopped before."""
        sheet = self._play_in_bulk(groups)
        if sheet is None:
            self._bulk = None
            return self.play_plainly(groups, stopped)
        if groups.start == 0:
            sample = range(min(self.match.groups, -(-SAMPLE // self.match.seats)))
            timed = self.play_plainly(sample, stopped)
            sheet.moves, sheet.seconds = timed.moves, timed.seconds
        return sheet

    def play_plainly(self, groups: range, stopped: Callable[[], bool]) -> Sheet:
        """The games of some groups, move by move."""
        match = self.match
        sheet = Sheet(match, groups.start * match.seats)
        rows: list[tuple[list[float], list[float]]] = []
        try:
            for group in groups:
                for seating in match.seatings(group):
                    game = sheet.first + len(rows)
                    bout = self._play_one(game, group, seating, sheet, stopped)
                    at = [seating.index(chair) for chair in range(match.seats)]
                    rows.append(([*map(bout.share, at)], [bout.result.scores[s] for s in at]))
                    if bout.forfeit and bout.loser is not None:
                        bot, why = match.chairs[seating[bout.loser]], bout.forfeit
                        sheet.forfeits.append((game, bot, why.why, why.detail))
        except Stopped:
            pass
        if rows:
            shares, scores = zip(*rows, strict=True)
            sheet.shares, sheet.scores = np.array(shares), np.array(scores, dtype=np.float64)
        return sheet

    def _play_one(
        self,
        game: int,
        group: int,
        seating: tuple[int, ...],
        sheet: Sheet,
        stopped: Callable[[], bool],
    ) -> Bout:
        match = self.match

        def clock(seat: int, seconds: float) -> None:
            bot = match.chairs[seating[seat]]
            if bot in self._warm:  # the first move loads what a bot needs
                sheet.moves[bot] += 1
                sheet.seconds[bot] += seconds
            self._warm.add(bot)

        start = match.start(group)
        state = self.game.start(match.seats, start, match.options)
        players = [self._player(game, chair) for chair in seating]
        return play_out(state, start, players, match.chance(group), clock, stopped)

    def _player(self, game: int, chair: int) -> Bot:
        name = self.match.bots[self.match.chairs[chair]]
        if not is_outside(name):
            return sit(name, self.match.game, self.match.seed_of(game, chair))
        if chair not in self._programs:
            self._programs[chair] = Program(name)
        return Outside(self._programs[chair], self.match.seconds)

    def _play_in_bulk(self, groups: range) -> Sheet | None:
        if self._bulk is None:
            return None
        match = self.match
        tables = [(group, seating) for group in groups for seating in match.seatings(group)]
        chairs = np.array([seating for _, seating in tables], dtype=np.int64)
        levels = tuple(dict.fromkeys(match.bots))
        level_of = np.array([levels.index(match.bots[bot]) for bot in match.chairs])
        starts = np.array([match.start(group) for group, _ in tables], dtype=np.int64)
        seeds = np.array([match.chance(group) for group, _ in tables], dtype=np.int64)
        options = self.game.resolve(match.options)
        done = self._bulk(levels, level_of[chairs], starts, seeds, options)
        if done is None:
            return None
        won = done[0][:, None] >> np.arange(match.seats) & 1
        sheet = Sheet(match, groups.start * match.seats)
        by_chair = np.argsort(chairs, axis=1)
        shares = won / won.sum(axis=1, keepdims=True)
        sheet.shares = np.take_along_axis(shares, by_chair, axis=1)
        sheet.scores = np.take_along_axis(done[1], by_chair, axis=1).astype(np.float64)
        return sheet


def find_bulk(match: Match) -> Bulk | None:
    """The compiled players of a match, where its game has any."""
    load = kit(match.game).bulk
    return load() if load and not any(map(is_outside, match.bots)) else None
