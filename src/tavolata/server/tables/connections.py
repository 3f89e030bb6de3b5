"""Who is connected to which table, in this process and in others."""

import asyncio
from collections.abc import Callable, Iterable, Set

from tavolata.server.tables.messages import Message, encode

NOBODY: frozenset["Connection"] = frozenset()


class Connection:
    """A client's open connection to a table."""

    def __init__(self, person: str, send_text: Callable[[bytes], None]) -> None:
        self.person = person
        self.send_text = send_text
        self.looking: int | None = None  # which of several seats on one device is looked at
        self.seen: dict[int | None, int] = {}  # the last seq that each of them was sent
        self.last_seq = 0  # the last seq that was sent
        self.greeted = False
        self.questions: set[asyncio.Task[None]] = set()  # to the coach, not answered yet

    def send(self, message: Message) -> None:
        self.send_text(encode(message))


class Connections:
    def __init__(self) -> None:
        self._local: dict[str, set[Connection]] = {}
        self._remote: dict[str, dict[str, set[str]]] = {}  # people, by process and table

    def __len__(self) -> int:
        return sum(len(connections) for connections in self._local.values())

    def at(self, code: str) -> Set[Connection]:
        """The connections of this process to a table."""
        return self._local.get(code, NOBODY)

    def codes(self) -> list[str]:
        """The tables that this process has connections to."""
        return list(self._local)

    def add(self, code: str, connection: Connection) -> None:
        self._local.setdefault(code, set()).add(connection)

    def remove(self, code: str, connection: Connection) -> None:
        connections = self._local.get(code, set())
        connections.discard(connection)
        if not connections:
            self._local.pop(code, None)

    def local_people(self, code: str) -> set[str]:
        return {connection.person for connection in self.at(code)}

    def people(self, code: str) -> set[str]:
        """Everyone who is connected to a table, wherever."""
        remote = (tables.get(code, ()) for tables in self._remote.values())
        return self.local_people(code).union(*remote)

    def set_remote(self, process: str, code: str, people: Iterable[str]) -> None:
        self._remote.setdefault(process, {})[code] = set(people)

    def remove_remote(self, process: str) -> list[str]:
        """A process is gone; answers the tables it had connections to."""
        return list(self._remote.pop(process, {}))
