"""Appends to the tables' logs, gathered into batches for the writer process.

Appends of all tables that come together are saved together, in one transaction, so that
durability does not cost throughput.
"""

import asyncio
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa

from tavolata.server.community.results import SeatResult
from tavolata.server.storage.database import SQLITE_SETTINGS, Database
from tavolata.server.storage.notify import Notifier
from tavolata.server.storage.results import insert_results
from tavolata.server.storage.schema import tables
from tavolata.server.storage.writer import BEHIND, SAVED, Batch, Statement, Target
from tavolata.server.storage.writer_client import WriterClient
from tavolata.server.tables.entries import Entry
from tavolata.server.tables.interfaces import Behind
from tavolata.server.tables.peer_messages import Saved

FEW = 10  # appends that are always saved together
TOUCH_INTERVAL = 5.0  # seconds after which a table is noted as touched again
MAX_TOUCHED = 10_000  # tables of which it is known when that was

INSERT_MEMBER = sa.text(
    "INSERT INTO members (person, code) VALUES (:person, :code) ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True)
class Index:
    """Where a table is to be found: among those listed for all, and among its people's."""

    listed: bool
    people: frozenset[str]


@dataclass
class Append:
    """New entries of one table, where it is to be found if that changes, and the results of the
    game that they end."""

    code: str
    seq: int  # of the first entry
    entries: Sequence[Entry]
    index: Index | None
    results: Sequence[SeatResult]
    saved: asyncio.Future[None] = field(repr=False)

    @property
    def last_seq(self) -> int:
        return self.seq + len(self.entries) - 1

    def statements(self, now: float) -> Iterator[sa.ClauseElement]:
        """What changes besides the table's log."""
        if self.index:
            listed = self.index.listed
            if self.seq == 1:
                yield tables.insert().values(code=self.code, listed=listed, touched=now)
            else:
                yield tables.update().where(tables.c.code == self.code).values(listed=listed)
            for person in self.index.people:
                yield INSERT_MEMBER.bindparams(person=person, code=self.code)
        if self.results:
            yield from insert_results(
                [msgspec.structs.replace(row, at=now) for row in self.results]
            )


class AppendQueue:
    """What is to be appended waits here until the batch before it is on disk."""

    def __init__(self, database: Database, notifier: Notifier) -> None:
        self._database, self._notifier = database, notifier
        self._writer = WriterClient(_target(database))
        self._waiting: list[Append] = []
        self._saving: asyncio.Task[None] | None = None
        self._touched: dict[str, float] = {}  # when tables were last noted as touched

    async def append(
        self,
        code: str,
        seq: int,
        entries: Sequence[Entry],
        index: Index | None,
        results: Sequence[SeatResult],
    ) -> None:
        """Save entries; returns once they are on disk. A table's first entries come with an
        index. Raises Behind if `seq` is taken, or the table was removed."""
        saved: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(code, seq, entries, index, results, saved))
        if self._saving is None or self._saving.done():
            self._saving = asyncio.create_task(self._save_waiting())
        await saved

    async def close(self) -> None:
        """Save what waits, and end the writer process."""
        if self._saving:
            await self._saving
        await self._writer.close()

    async def _save_waiting(self) -> None:
        """Where many wait, half of them go first: they are broadcast while the others are
        written."""
        while self._waiting:
            size = max(FEW, len(self._waiting) // 2)
            batch, self._waiting = self._waiting[:size], self._waiting[size:]
            for append, problem in zip(batch, await self._save(batch), strict=True):
                if append.saved.done():
                    continue
                if problem:
                    append.saved.set_exception(problem)
                else:
                    append.saved.set_result(None)

    async def _save(self, appends: list[Append]) -> list[Exception | None]:
        """Save appends together; answers for each what went wrong."""
        try:
            await self._write(appends)
        except Exception as problem:
            if len(appends) > 1:  # one table's failure is not the others': save each alone
                return [(await self._save([append]))[0] for append in appends]
            return [problem]
        return [None] * len(appends)

    async def _write(self, appends: list[Append]) -> None:
        batch, touched = self._batch(appends)
        async with self._database.write_lock:
            answer = await self._writer.write(batch)
        if answer == BEHIND:
            raise Behind(appends[0].code)
        if answer != SAVED:
            raise RuntimeError(answer)
        self._touched.update(dict.fromkeys(touched, batch.at))

    def _batch(self, appends: list[Append]) -> tuple[Batch, list[str]]:
        """Appends as one batch, and the tables that it notes as touched."""
        now = time.time()
        if len(self._touched) > MAX_TOUCHED:
            self._touched.clear()
        rows = [
            (append.code, append.seq + n, entry)
            for append in sorted(appends, key=lambda append: append.code)  # no deadlocks
            for n, entry in enumerate(append.entries)
        ]
        codes = {append.code for append in appends if append.seq > 1}
        touched = [code for code in codes if now - self._touched.get(code, 0) > TOUCH_INTERVAL]
        saved = {append.code: append.last_seq for append in appends}
        batch = Batch(
            at=now,
            rows=_raw(rows),
            codes=_raw([*codes]),
            touched=_raw(touched),
            untouched=_raw([*codes.difference(touched)]),
            notification=self._notifier.encode(Saved(saved)),
            statements=[
                self._compile(statement)
                for append in appends
                for statement in append.statements(now)
            ],
        )
        return batch, touched

    def _compile(self, statement: sa.ClauseElement) -> Statement:
        """A statement in the database's own parameter style."""
        compiled = statement.compile(dialect=self._database.engine.dialect)
        if self._database.is_postgresql:
            return Statement(str(compiled), compiled.params)
        assert isinstance(compiled, sa.sql.compiler.SQLCompiler)
        names = compiled.positiontup or ()
        return Statement(str(compiled), [compiled.params[name] for name in names])


def _target(database: Database) -> Target:
    if database.is_postgresql:
        return Target("postgresql", database.libpq_address, [])
    return Target("sqlite", str(database.engine.url.database), list(SQLITE_SETTINGS))


def _raw(values: Sequence[object]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(values))
