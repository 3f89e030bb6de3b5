"""What tables need from outside: a store, a clock, other processes, a coach.

The server gives its database, the system's clock, PostgreSQL's notifications and its coach; other
programs may run the same tables with their own.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from tavolata.core.state import View
from tavolata.server.coach_types import Help, Hint, Odds

if TYPE_CHECKING:
    from tavolata.server.tables.entries import Entry
    from tavolata.server.tables.peer_messages import Envelope, PeerMessage
    from tavolata.server.tables.table import Table

Moment: TypeAlias = tuple[str, int, int, int]  # a table, its game's number, the entry, the seat
JsonObject: TypeAlias = dict[str, Any]


class Behind(Exception):
    """Another process appended to the table's log first, or the table was removed."""


class Clock(Protocol):
    """Python's `time` module is one."""

    def time(self) -> float:
        """Seconds since 1970."""

    def monotonic(self) -> float:
        """Seconds since whenever; never goes back."""


class TableStore(Protocol):
    """Where the tables' logs are kept, and who people are."""

    async def append(self, table: "Table", entries: "Sequence[Entry]") -> None:
        """Save the newest entries of a table, already applied; returns once they are durable.
        Raises Behind if another process was first."""

    async def entries(self, code: str, after: int = 0) -> "list[Entry]":
        """A table's log, or what comes after an entry of it."""

    async def codes_of(self, person: str) -> list[str]:
        """The tables where somebody sits, newest first."""

    async def listed_codes(self) -> list[str]:
        """The tables that are listed for all."""

    async def running_codes(self) -> list[str]:
        """The tables where a bot may be to move."""

    async def person(self, person: str) -> tuple[str, str, str] | None:
        """Somebody's name, animal and colour, as they were chosen."""

    async def save_person(self, person: str, name: str, animal: str, colour: str) -> None: ...

    async def close(self) -> None: ...


class PeerChannel(Protocol):
    """Messages between the processes that serve the same tables."""

    @property
    def live(self) -> bool:
        """Can there be other processes?"""

    async def send(self, message: "PeerMessage") -> None:
        """Send a message to all the others."""

    async def listen(
        self,
        receive: "Callable[[Envelope], Awaitable[None]]",
        connected: Callable[[], Awaitable[None]],
    ) -> None:
        """Receive the others' messages for ever; `connected` is called whenever some may have
        been missed."""


class Coach(Protocol):
    """Gives advice in running games."""

    def helps_with(self, game: str) -> tuple[Help, ...]:
        """What it can do in a game: `hint`, `odds`."""

    async def hint(self, moment: Moment, view: View) -> Hint:
        """What the seat whose view it is had best do now; `moment` names the question."""

    async def odds(self, moment: Moment, view: View) -> Odds:
        """How likely that seat can have what it may play for."""
