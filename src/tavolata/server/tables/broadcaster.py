"""Sends everyone who is connected to a table how it stands, each what it may know."""

from tavolata.server.tables.broadcast import Broadcast, TablePart
from tavolata.server.tables.connections import Connection, Connections
from tavolata.server.tables.interfaces import Coach
from tavolata.server.tables.messages import Message, encode
from tavolata.server.tables.people import People
from tavolata.server.tables.table import Table


class Broadcaster:
    def __init__(self, connections: Connections, people: People, coach: Coach) -> None:
        self._connections, self._people, self._coach = connections, people, coach
        self._parts: dict[str, TablePart] = {}

    def send(self, table: Table) -> None:
        """Send the news to everyone at a table."""
        broadcast = self._broadcast(table)
        for connection in self._connections.at(table.code):
            if connection.greeted:
                _send(broadcast, table, connection, connection.last_seq)

    def send_to(self, table: Table, connection: Connection, since: int | None) -> None:
        """Send one client how things stand, and what it missed."""
        _send(self._broadcast(table), table, connection, since)

    def send_passing(self, code: str, message: Message) -> None:
        """Send everyone at a table something that is not kept and hides nothing."""
        text = encode(message)
        for connection in self._connections.at(code):
            if connection.greeted:
                connection.send_text(text)

    def forget(self, code: str) -> None:
        """Who is at a table, or somebody's name, has changed: what was encoded is not so now."""
        self._parts.pop(code, None)

    def _broadcast(self, table: Table) -> Broadcast:
        part = self._parts.get(table.code)
        if part is None or not part.holds(table):
            here = self._connections.people(table.code)
            helps = self._coach.helps_with(table.game.name)
            part = self._parts[table.code] = TablePart(table, self._people.face, here, helps)
        return Broadcast(table, self._people.face, part)


def _send(broadcast: Broadcast, table: Table, connection: Connection, since: int | None) -> None:
    seat = broadcast.seat_shown(connection.person, connection.looking)
    connection.looking = seat if broadcast.playing else None
    connection.last_seq = connection.seen[seat] = table.seq
    connection.send_text(broadcast.message(connection.person, seat, since))
