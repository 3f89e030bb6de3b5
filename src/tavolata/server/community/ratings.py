"""Ratings for those who want them: how strong somebody is at a game with so many players.

Bayesian (Weng and Lin's Plackett-Luce model), computed from the results alone, in their order:
every process comes to the same. A game counts where every person in it wants ratings; each
level of the bots is a player of its own. Bots do not learn, people do: what is known about a
person ages a little from game to game.
"""

import asyncio
import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

import sqlalchemy as sa

from tavolata.server.storage.store import Row, Store, rated, results

START = (25.0, 25 / 3)
AGEING = 25 / 300  # what a person may change from one game to the next
MOST_POINTS = 240  # of a course over time that is told

Player = tuple[str | None, str | None]  # a person, or a level of bots


class Rating(NamedTuple):
    mean: float
    deviation: float
    games: int


class Point(NamedTuple):
    at: float
    mean: float
    deviation: float


@dataclass
class Course:
    """The ratings of one game with so many players, and how they came about."""

    wanting: frozenset[str]  # the people who want ratings
    rows: int = 0
    until: float = 0.0
    now: dict[Player, Rating] = field(default_factory=dict)
    past: dict[str, list[Point]] = field(default_factory=dict)

    def rating(self, person: str | None, level: str | None) -> Rating | None:
        return self.now.get((person, level))


class Ratings:
    """All courses, kept at hand; a game more is one step more."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._courses: dict[tuple[str, int], Course] = {}
        self._computing = asyncio.Lock()

    async def of(self, game: str, seats: int) -> Course:
        async with self._computing:
            course = await self._store.look(lambda connection: self._read(connection, game, seats))
            self._courses[game, seats] = course
            return course

    def _read(self, connection: sa.Connection, game: str, seats: int) -> Course:
        """The course as it is now: the one at hand, gone on with, or a new one."""
        people = connection.execute(sa.select(rated.c.person)).all()
        wanting = frozenset(str(row.person) for row in people)
        these = (results.c.game == game, results.c.seats == seats, sa.not_(results.c.practice))
        count = sa.select(sa.func.count()).select_from(results).where(*these)
        rows = int(connection.execute(count).scalar_one())
        course = self._courses.get((game, seats))
        if course and course.wanting == wanting and course.rows == rows:
            return course
        query = sa.select(results).where(*these)
        query = query.order_by(results.c.at, results.c.code, results.c.number, results.c.seat)
        if course and course.wanting == wanting:
            newer = _rows(connection, query.where(results.c.at > course.until))
            if course.rows + len(newer) == rows:
                return _go_on(course, newer)
        return _go_on(Course(wanting), _rows(connection, query))


def _rows(connection: sa.Connection, query: sa.Select[Any]) -> list[Row]:
    return [dict(row) for row in connection.execute(query).mappings()]


def _go_on(course: Course, rows: list[Row]) -> Course:
    for _, found in groupby(rows, lambda row: (row["at"], row["code"], row["number"])):
        game = [*found]
        course.rows += len(game)
        course.until = game[0]["at"]
        if all(row["level"] or row["person"] in course.wanting for row in game):
            _rate(course, game)
    return course


def _rate(course: Course, game: list[Row]) -> None:
    """One game more. Who wins is first, the others are last."""
    model = _model()
    players: list[Player] = [(row["person"], row["level"]) for row in game]
    teams = [[model.rating(*_before(course, player))] for player in players]
    after = model.rate(teams, ranks=[0.0 if row["share"] > 0 else 1.0 for row in game])
    for player in dict.fromkeys(players):
        own = [team[0] for team, who in zip(after, players, strict=True) if who == player]
        mean = _mean(rating.mu for rating in own)
        deviation = _mean(rating.sigma for rating in own)
        known = course.now.get(player)
        course.now[player] = Rating(mean, deviation, known.games + 1 if known else 1)
        if player[0]:
            point = Point(float(game[0]["at"]), mean, deviation)
            course.past.setdefault(player[0], []).append(point)


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # slow to load

    return PlackettLuce(tau=0.0)


def _before(course: Course, player: Player) -> tuple[float, float]:
    known = course.now.get(player)
    if known is None:
        return START
    ageing = AGEING if player[0] else 0.0
    return known.mean, math.hypot(known.deviation, ageing)


def _mean(values: Iterable[float]) -> float:
    told = [*values]
    return sum(told) / len(told)


def thinned(points: list[Point], most: int = MOST_POINTS) -> list[Point]:
    """A long course by fewer points: the last one, and others as far apart as each other."""
    if len(points) <= most:
        return points
    step = (len(points) - 1) / (most - 1)
    return [points[round(n * step)] for n in range(most)]
