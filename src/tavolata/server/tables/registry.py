"""The tables in memory: read from their logs when they are asked for, one change at a time."""

import asyncio
from collections.abc import Callable

from tavolata.core.errors import Refusal
from tavolata.server.tables.entries import Played
from tavolata.server.tables.interfaces import Clock, TableStore
from tavolata.server.tables.people import People
from tavolata.server.tables.table import Table

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that looks like something else
CODE_LENGTH = 6
MAX_TABLES = 4000  # in memory at once


class UnknownTable(Refusal):
    code = "unknown_table"


class Changes:
    """Lets others wait until a table changes, and says where it was changed last."""

    def __init__(self) -> None:
        self._waiting: dict[str, asyncio.Event] = {}
        self._elsewhere: set[str] = set()

    def note(self, code: str, elsewhere: bool = False) -> None:
        """A table was changed: by this process, or by another one."""
        if elsewhere:
            self._elsewhere.add(code)
        else:
            self._elsewhere.discard(code)
        if event := self._waiting.pop(code, None):
            event.set()

    def was_elsewhere(self, code: str) -> bool:
        return code in self._elsewhere

    def forget(self, code: str) -> None:
        self._elsewhere.discard(code)

    async def within(self, code: str, seconds: float) -> bool:
        """Does a table change within some seconds?"""
        event = self._waiting.setdefault(code, asyncio.Event())
        try:
            await asyncio.wait_for(event.wait(), seconds)
        except TimeoutError:
            return False
        return True


class Registry:
    """Who changes a table holds its lock, from loading it until what it changed is saved and
    sent."""

    def __init__(
        self, store: TableStore, people: People, clock: Clock, in_use: Callable[[str], bool]
    ) -> None:
        self._store, self._people, self._clock = store, people, clock
        self._in_use = in_use
        self._tables: dict[str, Table] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self.changes = Changes()
        self.moves = 0  # and chance outcomes, saved since the start

    def __len__(self) -> int:
        return len(self._tables)

    def codes(self) -> list[str]:
        return list(self._tables)

    def get(self, code: str) -> Table | None:
        return self._tables.get(code)

    def lock(self, code: str) -> asyncio.Lock:
        lock = self._locks.get(code)
        if lock is None:
            lock = self._locks[code] = asyncio.Lock()
        return lock

    async def find(self, code: str) -> Table:
        async with self.lock(code):
            return await self.load(code)

    async def load(self, code: str) -> Table:
        """A table, rebuilt from its log if it is not in memory. Under its lock."""
        if code in self._tables:
            return self._tables[code]
        if len(code) != CODE_LENGTH or not set(code) <= set(ALPHABET):
            raise UnknownTable("unknown-table")
        entries = await self._store.entries(code)
        if not entries:
            raise UnknownTable("unknown-table")
        table = Table(code, self._clock)
        table.read(entries)
        await self._load_people(table)
        self._make_room()
        self._tables[code] = table
        return table

    async def read_on(self, table: Table) -> None:
        """Apply what another process has written in a table's log. Under its lock."""
        table.read(await self._store.entries(table.code, table.seq))
        await self._load_people(table)
        self.changes.note(table.code, elsewhere=True)

    async def add(self, table: Table) -> None:
        """Save a new table; raises Behind where its code is taken."""
        await self.save(table)
        self._tables[table.code] = table

    async def save(self, table: Table) -> None:
        """Save a table's new entries; on any trouble it is read again from its log. Under its
        lock."""
        if not table.pending:
            return
        entries, table.pending = table.pending, []
        self.moves += sum(isinstance(entry, Played) for entry in entries)
        try:
            await self._store.append(table, entries)
        except BaseException:
            self.drop(table.code)
            raise
        finally:
            self.changes.note(table.code)

    def drop(self, code: str) -> None:
        """Forget a table as it is in memory: its log brings it back."""
        self._tables.pop(code, None)

    async def _load_people(self, table: Table) -> None:
        for person in table.people | table.chat.speakers:
            await self._people.load(person)

    def _make_room(self) -> None:
        """Drop tables that are not in use."""
        if len(self._tables) < MAX_TABLES:
            return
        for code in list(self._tables)[: MAX_TABLES // 4]:
            if not self._in_use(code) and not self.lock(code).locked():
                self.forget(code)

    def forget(self, code: str) -> None:
        """Forget all about a table, its lock too: nobody uses it."""
        self._tables.pop(code, None)
        self._locks.pop(code, None)
        self.changes.forget(code)
