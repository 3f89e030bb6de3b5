"""Writes the tables' log entries in batches, in a process of its own, so that play never waits
while something is written, but for the word that it is on disk.

It reads batches from its standard input, a line each, answers each with a line, and ends with its
input: whatever happens to the server, what the writer has begun to write is written. The
server's side is writer_client.py.
"""

import contextlib
import os
import signal
import sys
from importlib import import_module
from typing import Any

import msgspec

SAVED, BEHIND = "saved", "behind"  # answers; any other one is what went wrong
CHANNEL = "tavolata"  # where PostgreSQL tells the other processes what is saved

# All that has gathered goes in one statement, whatever its number: a statement costs more than a
# row does. It saves all or, where a table was removed meanwhile, nothing.
INSERT = (
    "INSERT INTO entries (code, seq, at, body) SELECT json_extract(value, '$[0]'), "
    "json_extract(value, '$[1]'), :at, json_extract(value, '$[2]') FROM json_each(:rows) WHERE "
    "(SELECT count(*) FROM tables WHERE code IN (SELECT value FROM json_each(:codes)))"
    " = json_array_length(:codes)"
)
TOUCH = "UPDATE tables SET touched = :at WHERE code IN (SELECT value FROM json_each(:touched))"
SAVE = (
    "WITH there AS (SELECT code FROM tables "
    "WHERE code IN (SELECT json_array_elements_text(%(others)s)) ORDER BY code FOR KEY SHARE), "
    "touched AS (UPDATE tables SET touched = %(at)s "
    "WHERE code IN (SELECT json_array_elements_text(%(touched)s)) RETURNING code), "
    "saved AS (INSERT INTO entries (code, seq, at, body) "
    "SELECT value->>0, (value->>1)::int, %(at)s, value->>2 FROM json_array_elements(%(rows)s) "
    "WHERE (SELECT count(*) FROM there) + (SELECT count(*) FROM touched)"
    " = json_array_length(%(codes)s) RETURNING 1) "
    "SELECT pg_notify(%(channel)s, %(word)s) FROM saved LIMIT 1"
)


class Target(msgspec.Struct, array_like=True):
    """Which database to write in: the first line that a writer reads."""

    kind: str
    address: str
    settings: list[str]  # SQLite's


class Batch(msgspec.Struct, array_like=True):
    """Entries to write: `rows` are a code, a number and a body each. Of the tables that must be
    there (`codes`), some are noted as touched. What changes with the entries follows in `more`:
    statements, and what is given to them."""

    at: float
    rows: msgspec.Raw
    codes: msgspec.Raw
    touched: msgspec.Raw
    others: msgspec.Raw  # codes that are not touched
    word: str  # for the other processes
    more: list[tuple[str, Any]]


class Writer:
    """Has the database open from the first batch on, and opens it anew after any trouble."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._live = target.kind == "postgresql"
        self._database: Any = import_module("psycopg" if self._live else "sqlite3")
        self._connection: Any = None

    def write(self, batch: Batch, again: bool = False) -> str:
        """Write a batch; answers once it is on disk."""
        try:
            return SAVED if self._write(batch) else BEHIND
        except Exception as problem:
            self._close()
            if isinstance(problem, self._database.IntegrityError):
                return BEHIND
            away = isinstance(problem, self._database.OperationalError)
            if away and not again:  # the database was started anew
                return self.write(batch, again=True)
            return repr(problem)

    def _write(self, batch: Batch) -> bool:
        if self._connection is None:
            self._connection = self._open()
        alone = self._live and not batch.more  # a statement alone is a transaction
        execute = self._connection.execute
        if not alone:
            execute("BEGIN")
        saved = self._write_entries(batch)
        if saved:
            for statement, given in batch.more:
                execute(statement, given)
        if not alone:
            execute("COMMIT")
        return saved

    def _write_entries(self, batch: Batch) -> bool:
        """Write the entries; False, and nothing written, where a table is not there."""
        lists = ("rows", "codes", "touched", "others")
        given: dict[str, Any] = {name: bytes(getattr(batch, name)).decode() for name in lists}
        given |= {"at": batch.at, "channel": CHANNEL, "word": batch.word}
        execute = self._connection.execute
        if self._live:
            return execute(SAVE, given).fetchone() is not None
        saved = execute(INSERT, given).rowcount > 0
        if saved and given["touched"] != "[]":
            execute(TOUCH, given)
        return bool(saved)

    def _open(self) -> Any:
        connect = self._database.connect
        if self._live:
            return connect(self._target.address, autocommit=True)
        connection = connect(self._target.address, isolation_level=None)
        for setting in self._target.settings:
            connection.execute(f"PRAGMA {setting}")
        return connection

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            with contextlib.suppress(Exception):
                connection.close()


def main() -> None:
    """Write until there are no more batches. A signal to stop is for the server, which then has
    its last batches written."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    batches = sys.stdin.buffer
    writer = Writer(msgspec.json.decode(batches.readline(), type=Target))
    reader = msgspec.json.Decoder(Batch)
    with contextlib.suppress(BrokenPipeError):  # the server is gone
        for line in batches:
            answer = writer.write(reader.decode(line))
            os.write(sys.stdout.fileno(), answer.replace("\n", " ")[:500].encode() + b"\n")


if __name__ == "__main__":
    main()
