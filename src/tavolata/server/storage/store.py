"""The store: an append-only log a table, and who people are. SQLite or PostgreSQL.

Everything that is told was saved first. Appends of all tables that come together are saved
together, in one transaction, so that durability does not cost throughput.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from tavolata.core.json import JsonObject
from tavolata.server.storage.notify import Notifier
from tavolata.server.storage.writer import BEHIND, SAVED, Batch, Target
from tavolata.server.storage.writer_client import WriterClient
from tavolata.server.tables.interfaces import Behind

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x7A701A7A  # one process at a time brings the tables up to date
FEW = 10  # appends that are always saved together
TOUCHED_LATELY = 5.0  # seconds after which a table is noted as touched again
MOST_NOTED = 10_000  # tables of which it is known when that was
DURABLE = (  # a checkpoint stops everyone for a moment: after 32 MB rather than after 4
    *("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"),
    "wal_autocheckpoint=8000",
)

metadata = sa.MetaData()
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("touched", sa.Float, nullable=False, index=True),
)
members = sa.Table(
    "members",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(8), primary_key=True),
)
people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("animal", sa.String(20), nullable=False),
    sa.Column("colour", sa.String(20), nullable=False, server_default=""),
)
secrets_kept = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)
results = sa.Table(  # a row for each seat of a game that is over; see results.py
    "results",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("person", sa.String(32), index=True),
    sa.Column("level", sa.String(40)),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("share", sa.Float, nullable=False),
    sa.Column("margin", sa.Integer, nullable=False),
    sa.Column("behind", sa.Integer, nullable=False),
    sa.Column("swing", sa.Integer, nullable=False),
    sa.Column("move", sa.String(200)),
    sa.Column("entry", sa.Integer),
    sa.Column("length", sa.Integer, nullable=False),
    sa.Column("practice", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("results_by_game", "game", "seats", "at"),
)
uncounted = sa.Table(  # tables whose finished games are not among the results yet
    "uncounted", metadata, sa.Column("code", sa.String(8), primary_key=True)
)
rated = sa.Table(  # people who want ratings
    "rated", metadata, sa.Column("person", sa.String(32), primary_key=True)
)

INSERT_MEMBER = sa.text(
    "INSERT INTO members (person, code) VALUES (:person, :code) ON CONFLICT DO NOTHING"
)

T = TypeVar("T")
Row = dict[str, Any]


@dataclass(frozen=True)
class Index:
    """Where a table is to be found: among those listed for all, and among its people's."""

    listed: bool
    people: frozenset[str]


@dataclass
class Append:
    """New entries of one table, where it is to be found if that changes, and the results of a
    game that they end."""

    code: str
    seq: int  # of the first entry
    bodies: Sequence[object]  # JSON objects, or structs
    index: Index | None
    results: list[Row]
    saved: asyncio.Future[None] = field(repr=False)

    @property
    def last(self) -> int:
        return self.seq + len(self.bodies) - 1

    def more(self, now: float) -> Iterator[sa.ClauseElement]:
        """What changes besides the table's log."""
        if self.index:
            listed, people = self.index.listed, self.index.people
            if self.seq == 1:
                yield tables.insert().values(code=self.code, listed=listed, touched=now)
            else:
                yield tables.update().where(tables.c.code == self.code).values(listed=listed)
            for person in people:
                yield INSERT_MEMBER.bindparams(person=person, code=self.code)
        if self.results:
            yield from results_written([{**row, "at": now} for row in self.results])


class Store:
    """The database. Logs are written by the writer process, in batches of what has gathered; all
    else by a thread."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = sa.create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        if url.startswith("sqlite"):
            sa.event.listen(self.engine, "connect", _durable_sqlite)
        self.notifier = Notifier(self.engine)
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="store-write")
        self._reading = ThreadPoolExecutor(2, thread_name_prefix="store-read")
        self._writer = WriterClient(self._target())
        self._write_lock = asyncio.Lock()  # one writes at a time
        self._touched: dict[str, float] = {}  # when tables were last noted as touched
        self._waiting: list[Append] = []
        self._saver: asyncio.Task[None] | None = None

    def migrate(self) -> None:
        """Bring the database's tables up to date."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            if self.notifier.live:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def _target(self) -> Target:
        if self.notifier.live:
            return Target("postgresql", self.notifier.address, [])
        return Target("sqlite", str(self.engine.url.database), list(DURABLE))

    async def close(self) -> None:
        if self._saver:
            await self._saver
        await self._writer.close()
        self._writing.shutdown()
        self._reading.shutdown()
        self.engine.dispose()

    async def append(
        self,
        code: str,
        seq: int,
        bodies: Sequence[object],
        index: Index | None = None,
        results: Iterable[Row] = (),
    ) -> None:
        """Save entries, and the results of the game they end; returns once they are on disk.
        A table's first entries come with an index. Raises Behind if `seq` is taken, or the
        table was removed."""
        saved: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(code, seq, bodies, index, [*results], saved))
        if self._saver is None or self._saver.done():
            self._saver = asyncio.create_task(self._save_what_waits())
        await saved

    async def _save_what_waits(self) -> None:
        """Where many wait, half of them go first: they are told while the others are written."""
        while self._waiting:
            most = max(FEW, len(self._waiting) // 2)
            batch, self._waiting = self._waiting[:most], self._waiting[most:]
            for append, problem in zip(batch, await self._save(batch), strict=True):
                if append.saved.done():
                    continue
                if problem:
                    append.saved.set_exception(problem)
                else:
                    append.saved.set_result(None)

    async def _save(self, batch: list[Append]) -> list[Exception | None]:
        """Save appends together; answers for each what went wrong."""
        try:
            await self._write(batch)
        except Exception as problem:
            if len(batch) > 1:  # one table's trouble is not the others': save each alone
                return [(await self._save([append]))[0] for append in batch]
            return [problem]
        return [None] * len(batch)

    async def _write(self, appends: list[Append]) -> None:
        batch, touched = self._batch(appends)
        async with self._write_lock:
            answer = await self._writer.write(batch)
        if answer == BEHIND:
            raise Behind(appends[0].code)
        if answer != SAVED:
            raise RuntimeError(answer)
        self._touched.update(dict.fromkeys(touched, batch.at))

    def _batch(self, appends: list[Append]) -> tuple[Batch, list[str]]:
        """The entries of some appends, to be written; and the tables that are noted as touched."""
        now = time.time()
        if len(self._touched) > MOST_NOTED:
            self._touched.clear()
        rows = [
            (append.code, append.seq + n, body)
            for append in sorted(appends, key=lambda append: append.code)  # none waits crosswise
            for n, body in enumerate(append.bodies)
        ]
        codes = {append.code for append in appends if append.seq > 1}
        touched = [code for code in codes if now - self._touched.get(code, 0) > TOUCHED_LATELY]
        batch = Batch(
            at=now,
            rows=_raw(rows),
            codes=_raw([*codes]),
            touched=_raw(touched),
            others=_raw([*codes.difference(touched)]),
            word=self.notifier.sealed({"saved": {one.code: one.last for one in appends}}),
            more=[self._told(more) for append in appends for more in append.more(now)],
        )
        return batch, touched

    def _told(self, statement: sa.ClauseElement) -> tuple[str, Any]:
        """A statement as the database is told it."""
        compiled = statement.compile(dialect=self.engine.dialect)
        given = compiled.params
        if self.notifier.live:
            return str(compiled), given
        assert isinstance(compiled, sa.sql.compiler.SQLCompiler)
        return str(compiled), [given[name] for name in compiled.positiontup or ()]

    async def bodies(self, code: str, after: int = 0) -> list[str]:
        """A table's log, or what comes after an entry of it: a JSON text for each entry."""

        def read() -> list[str]:
            later = (entries.c.code == code, entries.c.seq > after)
            query = sa.select(entries.c.body).where(*later).order_by(entries.c.seq)
            with self.engine.connect() as connection:
                return [str(body) for (body,) in connection.execute(query)]

        return await self._read(read)

    async def codes_of(self, person: str, most: int = 50) -> list[str]:
        """The tables where somebody sits, newest first."""
        query = (
            sa.select(tables.c.code)
            .join(members, members.c.code == tables.c.code)
            .where(members.c.person == person)
            .order_by(tables.c.touched.desc())
            .limit(most)
        )
        return await self._codes(query)

    async def listed_codes(self, most: int = 30) -> list[str]:
        day = time.time() - 86400
        query = (
            sa.select(tables.c.code)
            .where(tables.c.listed, tables.c.touched > day)
            .order_by(tables.c.touched.desc())
            .limit(most)
        )
        return await self._codes(query)

    async def running_codes(self, days: int = 7) -> list[str]:
        """Tables touched lately: those where a bot may be to move after a restart."""
        query = sa.select(tables.c.code).where(tables.c.touched > time.time() - days * 86400)
        return await self._codes(query)

    async def _codes(self, query: sa.Select[str]) -> list[str]:
        def read() -> list[str]:
            with self.engine.connect() as connection:
                return [str(row[0]) for row in connection.execute(query)]

        return await self._read(read)

    async def person(self, number: str) -> tuple[str, str, str] | None:
        """Somebody's name, animal and colour, as they were chosen."""

        def read() -> tuple[str, str, str] | None:
            query = sa.select(people).where(people.c.id == number)
            with self.engine.connect() as connection:
                row = connection.execute(query).first()
                return (row.name, row.animal, row.colour) if row else None

        return await self._read(read)

    async def save_person(self, number: str, name: str, animal: str, colour: str) -> None:
        chosen = {"name": name, "animal": animal, "colour": colour}

        def write() -> None:
            with self.engine.begin() as connection:
                _upsert(connection, people, {"id": number}, chosen)
                self.notifier.send(connection, {"person": number})

        await self._in_turn(write)

    async def say(self, words: JsonObject) -> None:
        """Tell the other processes something that is not saved."""

        def write() -> None:
            with self.engine.begin() as connection:
                self.notifier.send(connection, words)

        if self.notifier.live:
            await self._in_turn(write)

    def secret(self, name: str) -> bytes:
        """A secret of this server's, made on first use."""
        query = sa.select(secrets_kept.c.value).where(secrets_kept.c.name == name)
        for _ in range(2):
            with self.engine.connect() as connection:
                value = connection.execute(query).scalar()
            if value is not None:
                return bytes.fromhex(value)
            new = {"name": name, "value": secrets.token_hex(32)}
            try:
                with self.engine.begin() as connection:
                    connection.execute(secrets_kept.insert().values(new))
            except sa.exc.IntegrityError:
                continue  # another process made it at the same moment
        with self.engine.connect() as connection:
            return bytes.fromhex(str(connection.execute(query).scalar_one()))

    async def look(self, read: Callable[[sa.Connection], T]) -> T:
        """What a reading of the database finds."""

        def read_it() -> T:
            with self.engine.connect() as connection:
                return read(connection)

        return await self._read(read_it)

    async def change(self, write: Callable[[sa.Connection], T]) -> T:
        """Change something in one transaction, by the writing thread."""

        def write_it() -> T:
            with self.engine.begin() as connection:
                return write(connection)

        return await self._in_turn(write_it)

    async def _in_turn(self, write: Callable[[], T]) -> T:
        async with self._write_lock:
            return await asyncio.get_running_loop().run_in_executor(self._writing, write)

    async def _read(self, read: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, read)


def _durable_sqlite(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    for pragma in DURABLE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _raw(values: list[Any]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(values))


def results_written(rows: list[Row]) -> Iterator[sa.Delete | sa.Insert]:
    """What writes the results of whole games, in place of what was known of them."""
    for code, number in {(row["code"], row["number"]) for row in rows}:
        yield results.delete().where(results.c.code == code, results.c.number == number)
    for row in rows:
        yield results.insert().values(row)


def write_results(connection: sa.Connection, rows: list[Row]) -> None:
    for statement in results_written(rows):
        connection.execute(statement)


def _update(
    connection: sa.Connection, table: sa.Table, key: dict[str, str], values: dict[str, Any]
) -> bool:
    where = [table.c[name] == value for name, value in key.items()]
    return connection.execute(table.update().where(*where).values(values)).rowcount > 0


def _upsert(
    connection: sa.Connection, table: sa.Table, key: dict[str, str], values: dict[str, Any]
) -> None:
    if not _update(connection, table, key, values):
        connection.execute(table.insert().values({**key, **values}))
