"""Messages between the processes of one server, over PostgreSQL's LISTEN and NOTIFY.

With SQLite there is one process, and nothing to send.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import msgspec
import sqlalchemy as sa
import structlog

from tavolata.server.storage.database import Database
from tavolata.server.storage.writer import CHANNEL
from tavolata.server.tables.peer_messages import Envelope, PeerMessage

RETRY = 0.5  # seconds until a broken connection is tried again

log = structlog.get_logger()


class Notifier:
    """One process's channel to the others (tables.interfaces.PeerChannel). Its own messages do
    not come back to it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._own = secrets.token_hex(8)
        self.live = database.is_postgresql

    def encode(self, message: PeerMessage) -> str:
        """A message as it is sent, with the name of this process."""
        return msgspec.json.encode(Envelope(self._own, message)).decode()

    def notify(self, connection: sa.Connection, message: PeerMessage) -> None:
        """Send a message when the transaction is committed."""
        if self.live:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, self.encode(message))))

    async def send(self, message: PeerMessage) -> None:
        """Send a message now."""
        if self.live:
            await self._database.write(lambda connection: self.notify(connection, message))

    async def listen(
        self,
        receive: Callable[[Envelope], Awaitable[None]],
        connected: Callable[[], Awaitable[None]],
    ) -> None:
        """Receive the others' messages for ever. `connected` is called whenever the connection
        is there, perhaps again: some may have been missed."""
        import psycopg  # slow to load: not where the database is SQLite

        decoder = msgspec.json.Decoder(Envelope)
        while self.live:
            try:
                address = self._database.libpq_address
                connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connected()
                    async for notification in connection.notifies():
                        envelope = decoder.decode(notification.payload)
                        if envelope.sender != self._own:
                            await receive(envelope)
            except psycopg.Error as problem:
                short = str(problem)[:200]
                log.warning("lost the connection to the other processes", problem=short)
            except Exception:
                log.exception("a message of another process could not be handled")
            await asyncio.sleep(RETRY)
