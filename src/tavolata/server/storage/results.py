"""Results in the database: written with a game's last entry, read as pages, figures and ratings."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

import msgspec
import sqlalchemy as sa
import structlog

from tavolata.core.errors import Refusal
from tavolata.server.community.results import REMOVED, SeatResult
from tavolata.server.storage.database import Database
from tavolata.server.storage.schema import entries, rated, results, uncounted
from tavolata.server.tables.entries import decode
from tavolata.server.tables.results import results_of_ended_game
from tavolata.server.tables.table import Table

PAGE_SIZE = 10

log = structlog.get_logger()


def insert_results(rows: Sequence[SeatResult]) -> Iterator[sa.Delete | sa.Insert]:
    """The statements that write the results of whole games, in place of earlier ones."""
    for code, number in {row.game_key for row in rows}:
        yield results.delete().where(results.c.code == code, results.c.number == number)
    for row in rows:
        yield results.insert().values(msgspec.structs.asdict(row))


def write_results(connection: sa.Connection, rows: Sequence[SeatResult]) -> None:
    for statement in insert_results(rows):
        connection.execute(statement)


@dataclass
class FinishedGame:
    """A finished game of somebody's: their own result, and everyone's."""

    own: SeatResult
    seats: list[SeatResult]


@dataclass
class Page:
    """Some finished games, newest first, and what to ask for the next page with."""

    games: list[FinishedGame] = field(default_factory=list)
    before: str | None = None


class ResultStore:
    """Reads and changes what is kept of finished games, and who wants ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # What somebody played.

    async def page(self, person: str, before: str | None, size: int = PAGE_SIZE) -> Page:
        """Somebody's finished games, newest first; with `before`, those after a page."""
        order = (results.c.at, results.c.code, results.c.number)
        query = sa.select(results).where(results.c.person == person)
        if before:
            query = query.where(sa.tuple_(*order) < sa.tuple_(*_position(before)))
        query = query.order_by(*(column.desc() for column in order)).limit(size + 1)

        def read(connection: sa.Connection) -> Page:
            own = _rows(connection, query)
            if not own:
                return Page()
            keys = [row.game_key for row in own[:size]]
            these = sa.tuple_(results.c.code, results.c.number).in_(keys)
            seats = _rows(connection, sa.select(results).where(these).order_by(results.c.seat))
            games = [
                FinishedGame(
                    row, [s for s in seats if (s.code, s.number) == (row.code, row.number)]
                )
                for row in own[:size]
            ]
            last = own[size - 1] if len(own) > size else None
            return Page(games, f"{last.at!r}_{last.code}_{last.number}" if last else None)

        return await self._database.read(read)

    async def counted(self, person: str) -> list[SeatResult]:
        """Somebody's results that count, oldest first: practice does not."""
        own = (results.c.person == person, sa.not_(results.c.practice))
        order = (results.c.at, results.c.code, results.c.number)
        query = sa.select(results).where(*own).order_by(*order)
        return await self._database.read(lambda connection: _rows(connection, query))

    async def recorded_games(self, person: str, most: int) -> dict[str, set[int]]:
        """The newest finished games of somebody's whose tables are kept: numbers by code."""
        kept = (results.c.person == person, sa.not_(results.c.code.startswith(REMOVED)))
        query = sa.select(results.c.code, results.c.number).where(*kept)
        query = query.order_by(results.c.at.desc()).limit(most)
        games: dict[str, set[int]] = {}
        for code, number in await self._database.read(lambda c: c.execute(query).all()):
            games.setdefault(str(code), set()).add(int(number))
        return games

    # Ratings.

    async def wants_ratings(self, person: str) -> bool:
        query = sa.select(rated.c.person).where(rated.c.person == person)
        return await self._database.read(lambda c: c.execute(query).first() is not None)

    async def set_wants_ratings(self, person: str, wanted: bool) -> None:
        def write(connection: sa.Connection) -> None:
            connection.execute(rated.delete().where(rated.c.person == person))
            if wanted:
                connection.execute(rated.insert().values(person=person))

        await self._database.write(write)

    async def people_rated(self) -> frozenset[str]:
        """Everybody who wants ratings."""
        query = sa.select(rated.c.person)
        return await self._database.read(
            lambda connection: frozenset(str(row.person) for row in connection.execute(query))
        )

    async def count_of_game(self, game: str, seats: int) -> int:
        """How many results a game with so many seats has, practice left out."""
        query = sa.select(sa.func.count()).select_from(results).where(*_of_game(game, seats))
        return await self._database.read(lambda c: int(c.execute(query).scalar_one()))

    async def of_game(self, game: str, seats: int, after: float) -> list[SeatResult]:
        """The results of a game with so many seats, practice left out, saved after a time,
        oldest first."""
        these = (*_of_game(game, seats), results.c.at > after)
        order = (results.c.at, results.c.code, results.c.number, results.c.seat)
        query = sa.select(results).where(*these).order_by(*order)
        return await self._database.read(lambda connection: _rows(connection, query))

    # Games that were finished before results were kept.

    async def count_earlier_games(self) -> None:
        """Compute the results of tables that are older than the results."""
        query = sa.select(uncounted.c.code)
        codes = await self._database.read(lambda c: [str(row.code) for row in c.execute(query)])
        for code in codes:
            try:
                rows = await asyncio.to_thread(_results_from_log, self._database, code)
            except (Refusal, KeyError, ValueError, TypeError) as problem:
                log.warning("a table's log cannot be counted", table=code, problem=repr(problem))
                continue
            await self._database.write(partial(_count, code, rows))


def _of_game(game: str, seats: int) -> tuple[sa.ColumnElement[bool], ...]:
    return results.c.game == game, results.c.seats == seats, sa.not_(results.c.practice)


def _rows(connection: sa.Connection, query: sa.Select[tuple[object, ...]]) -> list[SeatResult]:
    return [SeatResult(**row) for row in connection.execute(query).mappings()]


def _position(text: str) -> tuple[float, str, int]:
    """Where a page ended."""
    try:
        at, code, number = text.split("_")
        return float(at), code[:16], int(number)
    except ValueError as problem:
        raise Refusal("bad-page") from problem


def _count(code: str, rows: Sequence[SeatResult], connection: sa.Connection) -> None:
    first = connection.execute(uncounted.delete().where(uncounted.c.code == code)).rowcount
    if first and rows:  # else another process was quicker
        write_results(connection, rows)


def _results_from_log(database: Database, code: str) -> list[SeatResult]:
    table, rows = Table(code), []
    for at, body in read_log(database, code):
        entry = decode(body)
        table.apply(entry)
        ended = results_of_ended_game(table, [entry])
        rows += [msgspec.structs.replace(row, at=at) for row in ended]
    return rows


def read_log(database: Database, code: str) -> list[tuple[float, str]]:
    """A table's entries as JSON, each with the time it was saved."""
    query = sa.select(entries.c.at, entries.c.body).where(entries.c.code == code)
    with database.engine.connect() as connection:
        found = connection.execute(query.order_by(entries.c.seq)).all()
    return [(float(row.at), str(row.body)) for row in found]
