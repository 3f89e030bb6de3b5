"""A connection to the database, SQLite or PostgreSQL: reads in threads, one write at a time."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from tavolata.server.storage import schema

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x7A701A7A  # one process at a time brings the tables up to date
SQLITE_SETTINGS = (  # a checkpoint stops everyone for a moment: after 32 MB rather than after 4
    *("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"),
    "wal_autocheckpoint=8000",
)

T = TypeVar("T")


class Database:
    """Reads run in two threads, writes in one. Who writes by other means (the writer process)
    holds `write_lock` meanwhile: SQLite has one writer at a time."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = sa.create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        self.is_postgresql = self.engine.dialect.name == "postgresql"
        if not self.is_postgresql:
            sa.event.listen(self.engine, "connect", _make_durable)
        self.write_lock = asyncio.Lock()
        self._write_thread = ThreadPoolExecutor(1, thread_name_prefix="database-write")
        self._read_threads = ThreadPoolExecutor(2, thread_name_prefix="database-read")

    @property
    def name(self) -> str:
        """Its address without the password, for logs."""
        return self.engine.url.render_as_string(hide_password=True)

    @property
    def libpq_address(self) -> str:
        """PostgreSQL's own form of the address, with the password."""
        url = self.engine.url.set(drivername="postgresql")
        return url.render_as_string(hide_password=False)

    def migrate(self) -> None:
        """Bring the database's tables up to date."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            if self.is_postgresql:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        """What a function reads from the database, in a thread."""

        def run() -> T:
            with self.engine.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._read_threads, run)

    async def write(self, change: Callable[[sa.Connection], T]) -> T:
        """Run a function that changes the database, in one transaction, in the write thread."""

        def run() -> T:
            with self.engine.begin() as connection:
                return change(connection)

        async with self.write_lock:
            return await asyncio.get_running_loop().run_in_executor(self._write_thread, run)

    def secret(self, name: str) -> bytes:
        """A secret of this server's, made on first use."""
        query = sa.select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        for _ in range(2):
            with self.engine.connect() as connection:
                value = connection.execute(query).scalar()
            if value is not None:
                return bytes.fromhex(value)
            new = {"name": name, "value": secrets.token_hex(32)}
            try:
                with self.engine.begin() as connection:
                    connection.execute(schema.secrets.insert().values(new))
            except sa.exc.IntegrityError:
                continue  # another process made it at the same moment
        with self.engine.connect() as connection:
            return bytes.fromhex(str(connection.execute(query).scalar_one()))

    def close(self) -> None:
        self._write_thread.shutdown()
        self._read_threads.shutdown()
        self.engine.dispose()


def _make_durable(connection: sqlite3.Connection, record: object) -> None:
    cursor = connection.cursor()
    for setting in SQLITE_SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
