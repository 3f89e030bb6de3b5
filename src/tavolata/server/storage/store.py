"""What the tables need of the database: their logs, who sits where, who people are.

Everything that is broadcast was saved first.
"""

import time
from collections.abc import Sequence

import sqlalchemy as sa

from tavolata.server.storage import schema
from tavolata.server.storage.append_queue import AppendQueue, Index
from tavolata.server.storage.database import Database
from tavolata.server.storage.notify import Notifier
from tavolata.server.storage.schema import members, people, tables
from tavolata.server.tables.entries import Configured, Entry, Opened, Seated, decode
from tavolata.server.tables.peer_messages import PersonChanged
from tavolata.server.tables.results import results_of_ended_game
from tavolata.server.tables.table import Table

DAY = 86400.0


class Store:
    """Implements tables.interfaces.TableStore. Logs are written by the writer process, in
    batches; people by the write thread."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.notifier = Notifier(database)
        self._queue = AppendQueue(database, self.notifier)

    async def close(self) -> None:
        await self._queue.close()
        self.database.close()

    async def append(self, table: Table, entries: Sequence[Entry]) -> None:
        """Save the newest entries of a table, already applied, and the results of the game that
        they end; returns once they are on disk. Raises Behind if another process was first, or
        the table was removed."""
        first = table.seq - len(entries) + 1
        moved = any(isinstance(entry, Opened | Configured | Seated) for entry in entries)
        index = Index(table.listed, frozenset(table.people)) if moved else None
        results = results_of_ended_game(table, entries)
        await self._queue.append(table.code, first, entries, index, results)

    async def entries(self, code: str, after: int = 0) -> list[Entry]:
        """A table's log, or what comes after an entry of it."""
        later = (schema.entries.c.code == code, schema.entries.c.seq > after)
        query = sa.select(schema.entries.c.body).where(*later).order_by(schema.entries.c.seq)
        bodies = await self.database.read(lambda c: [str(row.body) for row in c.execute(query)])
        return [decode(body) for body in bodies]

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
        """The tables that are listed for all and were touched in the last day, newest first."""
        query = (
            sa.select(tables.c.code)
            .where(tables.c.listed, tables.c.touched > time.time() - DAY)
            .order_by(tables.c.touched.desc())
            .limit(most)
        )
        return await self._codes(query)

    async def running_codes(self, days: int = 7) -> list[str]:
        """Tables touched lately: those where a bot may be to move after a restart."""
        query = sa.select(tables.c.code).where(tables.c.touched > time.time() - days * DAY)
        return await self._codes(query)

    async def _codes(self, query: sa.Select[str]) -> list[str]:
        return await self.database.read(
            lambda connection: [str(row[0]) for row in connection.execute(query)]
        )

    async def person(self, person: str) -> tuple[str, str, str] | None:
        """Somebody's name, animal and colour, as they were chosen."""
        query = sa.select(people).where(people.c.id == person)

        def read(connection: sa.Connection) -> tuple[str, str, str] | None:
            row = connection.execute(query).first()
            return (row.name, row.animal, row.colour) if row else None

        return await self.database.read(read)

    async def save_person(self, person: str, name: str, animal: str, colour: str) -> None:
        chosen = {"name": name, "animal": animal, "colour": colour}

        def write(connection: sa.Connection) -> None:
            update = people.update().where(people.c.id == person).values(chosen)
            if connection.execute(update).rowcount == 0:
                connection.execute(people.insert().values(id=person, **chosen))
            self.notifier.notify(connection, PersonChanged(person))

        await self.database.write(write)
