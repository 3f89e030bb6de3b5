"""Ratings for those who want them: how strong somebody is at a game with so many players.

Bayesian (Weng and Lin's Plackett-Luce model), computed from the results alone, in their order:
every process comes to the same. A game counts where every person in it wants ratings; each
level of the bots is a player of its own. Bots do not learn, people do: what is known about a
person ages a little from game to game.
"""

import asyncio
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from statistics import fmean
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from tavolata.server.community.results import SeatResult

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START = (25.0, 25 / 3)  # mean and deviation of who has not played yet
AGEING = 25 / 300  # what a person may change from one game to the next
MAX_POINTS = 240  # of a history that is shown

Player: TypeAlias = tuple[str | None, str | None]  # a person, or a level of bots


class Rating(msgspec.Struct, frozen=True):
    mean: float
    deviation: float
    games: int


class RatingPoint(msgspec.Struct, frozen=True, array_like=True):
    """A rating after a game, and when that was."""

    at: float
    mean: float
    deviation: float


class RatedResults(Protocol):
    """Where results and the wish for ratings are kept."""

    async def people_rated(self) -> frozenset[str]:
        """Everybody who wants ratings."""

    async def count_of_game(self, game: str, seats: int) -> int:
        """How many results a game with so many seats has, practice left out."""

    async def of_game(self, game: str, seats: int, after: float) -> list[SeatResult]:
        """Those saved after a time, oldest first."""


@dataclass
class Leaderboard:
    """The ratings of one game with so many players, and how they came about."""

    people: frozenset[str]  # those who want ratings
    results: int = 0  # how many are taken into account
    until: float = 0.0  # when the last of them was saved
    ratings: dict[Player, Rating] = field(default_factory=dict)
    history: dict[str, list[RatingPoint]] = field(default_factory=dict)

    def rating(self, person: str | None, level: str | None) -> Rating | None:
        return self.ratings.get((person, level))

    def add(self, results: Iterable[SeatResult]) -> None:
        """Take more results into account, of whole games, oldest first."""
        for _, found in groupby(results, lambda row: (row.at, row.code, row.number)):
            game = [*found]
            self.results += len(game)
            self.until = game[0].at
            if all(row.level or row.person in self.people for row in game):
                self._rate(game)

    def _rate(self, game: Sequence[SeatResult]) -> None:
        """One game more. Who wins is first, the others are last."""
        model = _model()
        players: list[Player] = [(row.person, row.level) for row in game]
        teams = [[model.rating(*self._before(player))] for player in players]
        after = model.rate(teams, ranks=[0.0 if row.won else 1.0 for row in game])
        for player in dict.fromkeys(players):
            own = [team[0] for team, other in zip(after, players, strict=True) if other == player]
            mean = fmean(rating.mu for rating in own)
            deviation = fmean(rating.sigma for rating in own)
            known = self.ratings.get(player)
            self.ratings[player] = Rating(mean, deviation, known.games + 1 if known else 1)
            if player[0]:
                point = RatingPoint(game[0].at, mean, deviation)
                self.history.setdefault(player[0], []).append(point)

    def _before(self, player: Player) -> tuple[float, float]:
        known = self.ratings.get(player)
        if known is None:
            return START
        ageing = AGEING if player[0] else 0.0
        return known.mean, math.hypot(known.deviation, ageing)


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # slow to load

    return PlackettLuce(tau=0.0)


class Ratings:
    """The leaderboards, cached: a new result is one step more."""

    def __init__(self, results: RatedResults) -> None:
        self._results = results
        self._cache: dict[tuple[str, int], Leaderboard] = {}
        self._lock = asyncio.Lock()

    async def of(self, game: str, seats: int) -> Leaderboard:
        """The leaderboard of a game with so many seats, up to date."""
        async with self._lock:
            board = self._cache[game, seats] = await self._updated(game, seats)
            return board

    async def _updated(self, game: str, seats: int) -> Leaderboard:
        people = await self._results.people_rated()
        count = await self._results.count_of_game(game, seats)
        board = self._cache.get((game, seats))
        if board and board.people == people:
            if board.results == count:
                return board
            newer = await self._results.of_game(game, seats, board.until)
            if board.results + len(newer) == count:
                await asyncio.to_thread(board.add, newer)
                return board
        # One was saved late, or other people want ratings: everything anew.
        board = Leaderboard(people)
        results = await self._results.of_game(game, seats, -math.inf)
        await asyncio.to_thread(board.add, results)
        return board


def thinned(points: Sequence[RatingPoint], most: int = MAX_POINTS) -> list[RatingPoint]:
    """A long history by fewer points: the last one, and others evenly spaced."""
    if len(points) <= most:
        return [*points]
    step = (len(points) - 1) / (most - 1)
    return [points[round(n * step)] for n in range(most)]
