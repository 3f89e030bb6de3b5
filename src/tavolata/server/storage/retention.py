"""Retention: tables that were finished or abandoned long ago are removed, if the host wants that.

Nothing that is in play or has connections is removed. Results stay, without a way to the record.
Where an export was asked for, a table is written there first, and stays if that fails.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from pathlib import Path

import sqlalchemy as sa
import structlog

from tavolata.server.community.results import GONE, count_earlier, read_log
from tavolata.server.settings import Settings
from tavolata.server.storage import export
from tavolata.server.storage.store import Store, entries, members, results, tables, uncounted
from tavolata.server.tables.service import TableService

DAY = 86400.0
SELDOM, OFTEN = 3600.0, 60.0  # seconds between looks

log = structlog.get_logger()


class Keeper:
    """Looks at old tables now and then."""

    def __init__(self, store: Store, service: TableService, settings: Settings) -> None:
        self._store, self._service = store, service
        self._finished, self._abandoned = settings.keep_finished, settings.keep_abandoned
        self._export_to: Path | None = settings.export_to
        self._known: dict[str, tuple[float, bool | None]] = {}  # touched when, finished or not

    @property
    def _days(self) -> list[float]:
        return [days for days in (self._finished, self._abandoned) if days is not None]

    async def work(self) -> None:
        """Count what was never counted, and look at old tables, while the server runs."""
        while True:
            try:
                await count_earlier(self._store)
                await self.look()
            except Exception:
                log.exception("old tables could not be looked at")
            if not self._days:
                return
            await asyncio.sleep(min(SELDOM, max(OFTEN, min(self._days) * DAY / 10)))

    async def look(self) -> int:
        """Remove what is older than it should be; says how many tables."""
        if not self._days:
            return 0
        now, removed = time.time(), 0
        oldest = tables.c.touched < now - min(self._days) * DAY
        query = sa.select(tables.c.code, tables.c.touched).where(oldest).order_by(tables.c.touched)
        found = await self._store.look(lambda connection: connection.execute(query).all())
        for code, touched in found:
            days = await self._days_of(str(code), float(touched))
            if days is not None and touched < now - days * DAY:
                removed += await self._remove(str(code), float(touched))
        await self._forget_removed()
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
            table = export.table_of(code, read_log(self._store, code))
        except export.UNREADABLE as problem:
            log.warning("a table's log cannot be read", table=code, problem=repr(problem))
            return None
        return table.phase != "playing" and any(game.state.over for game in table.finished)

    async def _remove(self, code: str, touched: float) -> bool:
        async def removing() -> bool:
            if self._export_to and not await asyncio.to_thread(self._export, code):
                return False
            return await self._store.change(lambda c: _removed(c, code, touched))

        done = await self._service.put_away(code, removing)
        if done:
            self._known.pop(code, None)
        return done

    def _export(self, code: str) -> bool:
        assert self._export_to
        try:
            place = export.Folder(self._export_to)
            export.write_table(place, code, read_log(self._store, code))
        except (OSError, *export.UNREADABLE) as problem:
            log.error("a table is kept: it could not be exported", table=code, problem=str(problem))
            return False
        return True

    async def _forget_removed(self) -> None:
        """Let go of tables at hand that another process has removed."""
        at_hand = self._service.at_hand()
        query = sa.select(tables.c.code).where(tables.c.code.in_(at_hand))
        found = await self._store.look(lambda connection: connection.execute(query).all())
        for code in set(at_hand) - {str(row.code) for row in found}:
            await self._service.put_away(code, _gone_already)


async def _gone_already() -> bool:
    return True


def _removed(connection: sa.Connection, code: str, touched: float) -> bool:
    """Remove a table that nobody touched since, in one transaction."""
    waits = connection.execute(sa.select(uncounted.c.code).where(uncounted.c.code == code)).first()
    same = (tables.c.code == code, tables.c.touched <= touched)
    if waits or connection.execute(tables.delete().where(*same)).rowcount == 0:
        return False
    connection.execute(entries.delete().where(entries.c.code == code))
    connection.execute(members.delete().where(members.c.code == code))
    code_now = GONE + secrets.token_hex(7)
    connection.execute(results.update().where(results.c.code == code).values(code=code_now))
    return True


@contextlib.asynccontextmanager
async def keeping(store: Store, service: TableService, settings: Settings) -> AsyncIterator[None]:
    """Remove old tables while the server runs."""
    work = asyncio.create_task(Keeper(store, service, settings).work())
    try:
        yield
    finally:
        work.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await work
