"""Writes the tables' log entries in batches, in a process of its own, so that the server's event
loop waits for the disk only, not for the work of writing.

It reads batches from its standard input, a line each, answers each with a line, and ends with its
input: whatever happens to the server, a batch that the writer has begun to write is written. The
server's side is writer_client.py.
"""

import contextlib
import os
import signal
import sqlite3
import sys
from functools import partial
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

if TYPE_CHECKING:
    import psycopg

SAVED, BEHIND = "saved", "behind"  # answers; any other one is what went wrong
CHANNEL = "tavolata"  # where PostgreSQL notifies the other processes of what is saved

SqlValue: TypeAlias = str | int | float | bool | None

# A whole batch goes in one statement, whatever its size: a statement costs more than a row does.
# It saves all or, where a table was removed meanwhile, nothing.
SQLITE_INSERT = (
    "INSERT INTO entries (code, seq, at, body) SELECT json_extract(value, '$[0]'), "
    "json_extract(value, '$[1]'), :at, json_extract(value, '$[2]') FROM json_each(:rows) WHERE "
    "(SELECT count(*) FROM tables WHERE code IN (SELECT value FROM json_each(:codes)))"
    " = json_array_length(:codes)"
)
SQLITE_TOUCH = (
    "UPDATE tables SET touched = :at WHERE code IN (SELECT value FROM json_each(:touched))"
)
POSTGRESQL_INSERT = (
    "WITH there AS (SELECT code FROM tables "
    "WHERE code IN (SELECT json_array_elements_text(%(untouched)s)) ORDER BY code FOR KEY SHARE), "
    "touched AS (UPDATE tables SET touched = %(at)s "
    "WHERE code IN (SELECT json_array_elements_text(%(touched)s)) RETURNING code), "
    "saved AS (INSERT INTO entries (code, seq, at, body) "
    "SELECT value->>0, (value->>1)::int, %(at)s, value->>2 FROM json_array_elements(%(rows)s) "
    "WHERE (SELECT count(*) FROM there) + (SELECT count(*) FROM touched)"
    " = json_array_length(%(codes)s) RETURNING 1) "
    "SELECT pg_notify(%(channel)s, %(notification)s) FROM saved LIMIT 1"
)


class Target(msgspec.Struct, array_like=True):
    """Which database to write to: the first line that a writer reads."""

    kind: str  # sqlite or postgresql
    address: str
    settings: list[str]  # SQLite's


class Statement(msgspec.Struct, array_like=True):
    """An SQL statement in the database's own parameter style."""

    sql: str
    parameters: dict[str, SqlValue] | list[SqlValue]


class Batch(msgspec.Struct, array_like=True):
    """Entries to write: `rows` are JSON arrays of a code, a number and a body. All tables in
    `codes` must exist; those in `touched` are noted as touched now. The statements run in the
    same transaction."""

    at: float
    rows: msgspec.Raw
    codes: msgspec.Raw
    touched: msgspec.Raw
    untouched: msgspec.Raw  # the other codes
    notification: str  # for the other processes
    statements: list[Statement]

    def parameters(self) -> dict[str, str | float]:
        """What the statements that insert the entries are given."""
        return {
            "at": self.at,
            "rows": _text(self.rows),
            "codes": _text(self.codes),
            "touched": _text(self.touched),
            "untouched": _text(self.untouched),
            "channel": CHANNEL,
            "notification": self.notification,
        }


def _text(raw: msgspec.Raw) -> str:
    return bytes(raw).decode()


class Backend(Protocol):
    """One kind of database. It is connected to with the first batch, and again after `close`."""

    integrity_error: type[Exception]
    operational_error: type[Exception]

    def save(self, batch: Batch) -> bool:
        """Save a batch in one transaction; False, and nothing saved, where a table is missing."""

    def close(self) -> None: ...


class SqliteBackend:
    integrity_error: type[Exception] = sqlite3.IntegrityError
    operational_error: type[Exception] = sqlite3.OperationalError

    def __init__(self, target: Target) -> None:
        self._target = target
        self._connection: sqlite3.Connection | None = None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._target.address, isolation_level=None)
        for setting in self._target.settings:
            connection.execute(f"PRAGMA {setting}")
        return connection

    def save(self, batch: Batch) -> bool:
        self._connection = self._connection or self._connect()
        execute, parameters = self._connection.execute, batch.parameters()
        execute("BEGIN")
        saved = execute(SQLITE_INSERT, parameters).rowcount > 0
        if saved:
            if parameters["touched"] != "[]":
                execute(SQLITE_TOUCH, parameters)
            for statement in batch.statements:
                execute(statement.sql, statement.parameters)
        execute("COMMIT")
        return saved

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            connection.close()


class PostgresqlBackend:
    def __init__(self, target: Target) -> None:
        import psycopg  # slow to load: not where the database is SQLite

        self.integrity_error: type[Exception] = psycopg.IntegrityError
        self.operational_error: type[Exception] = psycopg.OperationalError
        self._connect = partial(psycopg.connect, target.address, autocommit=True)
        self._connection: psycopg.Connection | None = None

    def save(self, batch: Batch) -> bool:
        self._connection = connection = self._connection or self._connect()
        if not batch.statements:  # a statement alone is a transaction
            return _insert(connection, batch)
        with connection.transaction():
            saved = _insert(connection, batch)
            for statement in batch.statements if saved else ():
                connection.execute(statement.sql, statement.parameters)
        return saved

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            connection.close()


def _insert(connection: "psycopg.Connection", batch: Batch) -> bool:
    inserted = connection.execute(POSTGRESQL_INSERT, batch.parameters())
    return inserted.fetchone() is not None


def backend_for(target: Target) -> Backend:
    return PostgresqlBackend(target) if target.kind == "postgresql" else SqliteBackend(target)


def write(backend: Backend, batch: Batch, again: bool = False) -> str:
    """Write a batch; answers once it is on disk. After any failure the database is connected to
    anew."""
    try:
        return SAVED if backend.save(batch) else BEHIND
    except Exception as problem:
        with contextlib.suppress(Exception):
            backend.close()
        if isinstance(problem, backend.integrity_error):
            return BEHIND
        if isinstance(problem, backend.operational_error) and not again:
            return write(backend, batch, again=True)  # the database was restarted
        return repr(problem)


def main() -> None:
    """Write until there are no more batches. A signal to stop is for the server, which then
    sends its last batches."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    lines = sys.stdin.buffer
    backend = backend_for(msgspec.json.decode(lines.readline(), type=Target))
    decoder = msgspec.json.Decoder(Batch)
    with contextlib.suppress(BrokenPipeError):  # the server is gone
        for line in lines:
            answer = write(backend, decoder.decode(line))
            os.write(sys.stdout.fileno(), answer.replace("\n", " ")[:500].encode() + b"\n")


if __name__ == "__main__":
    main()
