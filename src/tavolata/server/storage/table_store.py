"""The tables' store over the database: entries as JSON, where tables are found, results."""

from collections.abc import Sequence

from tavolata.server.community.results import ended
from tavolata.server.storage.store import Index, Store
from tavolata.server.tables.entries import Configured, Entry, Opened, Seated, decode
from tavolata.server.tables.table import Table


class TableStore:
    """Implements tables.interfaces.TableStore."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.codes_of = store.codes_of
        self.listed_codes = store.listed_codes
        self.running_codes = store.running_codes
        self.person = store.person
        self.save_person = store.save_person
        self.close = store.close

    async def append(self, table: Table, entries: Sequence[Entry]) -> None:
        """Save the newest entries of a table, and the results of a game that they end; returns
        once they are on disk. Raises Behind if another process was first."""
        first = table.seq - len(entries) + 1
        moved = any(isinstance(entry, Opened | Configured | Seated) for entry in entries)
        index = Index(table.listed, frozenset(table.people)) if moved else None
        await self._store.append(table.code, first, entries, index, ended(table, entries))

    async def entries(self, code: str, after: int = 0) -> list[Entry]:
        return [decode(body) for body in await self._store.bodies(code, after)]


class PeerChannel:
    """Implements tables.interfaces.PeerChannel."""

    def __init__(self, store: Store) -> None:
        self.live = store.notifier.live
        self.send = store.say
        self.listen = store.notifier.listen
