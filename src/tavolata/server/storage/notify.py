"""Notifications between the processes of one server, over PostgreSQL: LISTEN and NOTIFY.

With SQLite there is one process, and nobody to tell.
"""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sa
import structlog

from tavolata.core.json import JsonObject
from tavolata.server.storage.writer import CHANNEL

AGAIN = 0.5  # seconds until a broken line is tried again

log = structlog.get_logger()

Heard = Callable[[dict[str, Any]], Awaitable[None]]


class Notifier:
    """One process's end of the line."""

    def __init__(self, engine: sa.Engine) -> None:
        self.own = secrets.token_hex(8)
        self.live = engine.dialect.name == "postgresql"
        url = engine.url.set(drivername="postgresql")
        self.address = url.render_as_string(hide_password=False)

    def sealed(self, words: JsonObject) -> str:
        """JsonObject as they are sent."""
        return json.dumps({**words, "from": self.own}, separators=(",", ":"))

    def send(self, connection: sa.Connection, words: JsonObject) -> None:
        """Tell the other processes, when the transaction is committed."""
        if self.live:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, self.sealed(words))))

    async def listen(self, heard: Heard, connected: Callable[[], Awaitable[None]]) -> None:
        """Hear the others for ever. What was missed while the line was down, `connected` makes
        good."""
        import psycopg

        while self.live:
            try:
                line = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
                async with line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    await connected()
                    async for word in line.notifies():
                        told = json.loads(word.payload)
                        if told["from"] != self.own:
                            await heard(told)
            except psycopg.Error as problem:
                log.warning("the line to the other processes broke", problem=str(problem)[:200])
            except Exception:
                log.exception("word from another process was not understood")
            await asyncio.sleep(AGAIN)
