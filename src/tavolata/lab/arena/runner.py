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

import numpy as np
from numpy.typing import NDArray

from tavolata.bots import LEVELS, Bot, sit
from tavolata.bots.external import Outside, Program, is_outside
from tavolata.bots.playouts import (
    WINNERS,
    Games,
    Ints,
    loop_of,
    option_lines,
    play_games,
    win_shares,
)
from tavolata.bots.policy import Policy, policy_for
from tavolata.core.catalogue import find
from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject
from tavolata.core.law import new_rng
from tavolata.lab.arena.match_game import Bout, Stopped, play_out

SAMPLE = 8  # games that are played move by move, to be timed
LEAVING = 1.0  # seconds a program has to leave by itself when all is played

Figures = NDArray[np.float64]


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

    def append(self, shares: Figures, scores: Figures) -> None:
        """More games."""
        self.shares = np.concatenate([self.shares, shares])
        self.scores = np.concatenate([self.scores, scores.astype(np.float64)])

    @property
    def games(self) -> range:
        """The numbers of its games."""
        return range(self.first, self.first + len(self.shares))


class Hall:
    """Where a match is played: the tables, and the programs that were started for it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = find(match.game)
        self._programs: dict[int, Program] = {}
        self._warm: set[int] = set()

    def __enter__(self) -> "Hall":
        return self

    def __exit__(self, *_: object) -> None:
        for program in self._programs.values():
            program.stop(LEAVING)

    def play(self, groups: range, stopped: Callable[[], bool]) -> Sheet:
        """The games of some groups; those that were finished, if it is stopped before. Games of
        our bots go through the compiled loop; the first ones move by move, to be timed."""
        match = self.match
        timed = range(groups.start, min(groups.stop, max(groups.start, -(-SAMPLE // match.seats))))
        if any(map(is_outside, match.bots)):
            timed = groups
        sheet = self.play_plainly(timed, stopped)
        if timed.stop < groups.stop and not stopped():
            sheet.append(*self._play_in_bulk(range(timed.stop, groups.stop)))
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
                    shares, scores = bout.result.shares, bout.result.scores
                    rows.append(([shares[s] for s in at], [scores[s] for s in at]))
                    if bout.forfeit and bout.loser is not None:
                        bot, why = match.chairs[seating[bout.loser]], bout.forfeit
                        sheet.forfeits.append((game, bot, why.why, why.detail))
        except Stopped:
            pass
        if rows:
            sheet.append(*map(np.array, zip(*rows, strict=True)))
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

    def _play_in_bulk(self, groups: range) -> tuple[Figures, Figures]:
        """Shares and scores, by chair, of the very games that are played move by move."""
        match = self.match
        tables = [(group, seating) for group in groups for seating in match.seatings(group)]
        chairs = np.array([seating for _, seating in tables], dtype=np.int64)
        names = [match.bots[bot] for bot in match.chairs]
        policy = policy_for(match.game, match.bots)
        options = option_lines(self.game, match.seats, self.game.resolve(match.options))
        games = Games(
            options,
            np.array([match.start(group) for group, _ in tables], dtype=np.int64),
            np.array([match.chance(group) for group, _ in tables], dtype=np.int64),
            np.array([policy.LEVELS[name] for name in names], dtype=np.int64)[chairs],
            self._streams(groups.start * match.seats, chairs, policy),
        )
        loop = loop_of(match.game, policy)
        played = play_games(loop, games, policy.tables(self.game, options[0]))
        by_chair = np.argsort(chairs, axis=1)
        shares = win_shares(played.rows[:, WINNERS], match.seats)
        scores = played.scores.astype(np.float64)
        return (
            np.take_along_axis(shares, by_chair, axis=1),
            np.take_along_axis(scores, by_chair, axis=1),
        )

    def _streams(self, first: int, chairs: Ints, policy: Policy) -> Ints:
        """The random stream of each bot in each game, where any draws from it."""
        match = self.match
        if not {*match.bots} & {*policy.DRAWING}:
            return np.zeros((0, match.seats, 4), np.int64)
        return np.array(
            [
                [new_rng(match.seed_of(first + game, int(chair))) for chair in seating]
                for game, seating in enumerate(chairs)
            ]
        )
