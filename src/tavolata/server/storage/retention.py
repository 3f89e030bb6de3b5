"""Retention: tables that were finished or abandoned long ago are removed, if the host wants that.

Nothing that is in play or has connections is removed. Results stay, without a way to the record.
Where an export was asked for, a table is written there first, and stays if that fails.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa
import structlog

from tavolata.server.community.results import REMOVED
from tavolata.server.settings import Settings
from tavolata.server.storage.database import Database
from tavolata.server.storage.record_files import UNREADABLE, Folder, table_from_log, write_table
from tavolata.server.storage.results import ResultStore, read_log
from tavolata.server.storage.schema import entries, members, results, tables, uncounted

DAY = 86400.0
MAX_INTERVAL, MIN_INTERVAL = 3600.0, 60.0  # seconds between two checks

log = structlog.get_logger()


class LoadedTables(Protocol):
    """The tables that this process has in memory."""

    def loaded_codes(self) -> list[str]: ...

    async def remove(self, code: str, remove: Callable[[], Awaitable[bool]]) -> bool:
        """Remove a table by this function, and from memory, unless it is in use."""


class Retention:
    """Removes what is older than the settings say."""

    def __init__(self, database: Database, loaded: LoadedTables, settings: Settings) -> None:
        self._database, self._loaded = database, loaded
        self._finished, self._abandoned = settings.keep_finished, settings.keep_abandoned
        self._export_to: Path | None = settings.export_to
        self._known: dict[str, tuple[float, bool | None]] = {}  # touched when, finished or not

    @property
    def _days(self) -> list[float]:
        return [days for days in (self._finished, self._abandoned) if days is not None]

    async def run(self) -> None:
        """Count what was never counted, and remove old tables, while the server runs."""
        while True:
            try:
                await ResultStore(self._database).count_earlier_games()
                await self.remove_old()
            except Exception:
                log.exception("old tables could not be checked")
            if not self._days:
                return
            await asyncio.sleep(min(MAX_INTERVAL, max(MIN_INTERVAL, min(self._days) * DAY / 10)))

    async def remove_old(self) -> int:
        """Remove what is older than it should be; returns how many tables."""
        if not self._days:
            return 0
        now, removed = time.time(), 0
        oldest = tables.c.touched < now - min(self._days) * DAY
        query = sa.select(tables.c.code, tables.c.touched).where(oldest).order_by(tables.c.touched)
        for code, touched in await self._database.read(lambda c: c.execute(query).all()):
            days = await self._days_of(str(code), float(touched))
            if days is not None and touched < now - days * DAY:
                removed += await self._remove(str(code), float(touched))
        await self._unload_removed()
        if removed:
            log.info("old tables removed", tables=removed)
        return removed

    async def _days_of(self, code: str, touched: float) -> float | None:
        """How long a table is kept; None is for ever."""
        known = self._known.get(code)
        if known is None or known[0] != touched:
            finished = await asyncio.to_thread(self._is_finished, code)
            self._known[code] = known = (touched, finished)
        if known[1] is None:
            return None
        return self._finished if known[1] else self._abandoned

    def _is_finished(self, code: str) -> bool | None:
        """Was all that was begun here played to its end? None where the log cannot be read."""
        try:
            table = table_from_log(code, read_log(self._database, code))
        except UNREADABLE as problem:
            log.warning("a table's log cannot be read", table=code, problem=repr(problem))
            return None
        return table.phase != "playing" and any(game.state.over for game in table.finished)

    async def _remove(self, code: str, touched: float) -> bool:
        async def remove() -> bool:
            if self._export_to and not await asyncio.to_thread(self._export, code):
                return False
            return await self._database.write(lambda c: _delete(c, code, touched))

        removed = await self._loaded.remove(code, remove)
        if removed:
            self._known.pop(code, None)
        return removed

    def _export(self, code: str) -> bool:
        assert self._export_to
        try:
            write_table(Folder(self._export_to), code, read_log(self._database, code))
        except (OSError, *UNREADABLE) as problem:
            log.error("a table is kept: it could not be exported", table=code, problem=str(problem))
            return False
        return True

    async def _unload_removed(self) -> None:
        """Drop tables from memory that another process has removed."""
        loaded = self._loaded.loaded_codes()
        query = sa.select(tables.c.code).where(tables.c.code.in_(loaded))
        found = await self._database.read(lambda c: {str(row.code) for row in c.execute(query)})
        for code in set(loaded) - found:
            await self._loaded.remove(code, _removed_already)


async def _removed_already() -> bool:
    return True


def _delete(connection: sa.Connection, code: str, touched: float) -> bool:
    """Remove a table that nobody touched since, in one transaction."""
    waits = connection.execute(sa.select(uncounted.c.code).where(uncounted.c.code == code)).first()
    same = (tables.c.code == code, tables.c.touched <= touched)
    if waits or connection.execute(tables.delete().where(*same)).rowcount == 0:
        return False
    connection.execute(entries.delete().where(entries.c.code == code))
    connection.execute(members.delete().where(members.c.code == code))
    new_code = REMOVED + secrets.token_hex(7)
    connection.execute(results.update().where(results.c.code == code).values(code=new_code))
    return True


@contextlib.asynccontextmanager
async def retention(
    database: Database, loaded: LoadedTables, settings: Settings
) -> AsyncIterator[None]:
    """Remove old tables while the server runs."""
    task = asyncio.create_task(Retention(database, loaded, settings).run())
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
