"""What the processes that serve the same tables tell each other: one struct a kind."""

from typing import TypeAlias

import msgspec

from tavolata.server.tables.messages import Reaction


class Saved(msgspec.Struct, tag="saved"):
    """Entries were saved: the last one of each table, by its code."""

    tables: dict[str, int]


class Present(msgspec.Struct, tag="present"):
    """Who is connected to a table by the sender."""

    table: str
    people: list[str]


class Forward(msgspec.Struct, tag="forward"):
    """To be sent to everyone at a table; it is not kept."""

    table: str
    message: Reaction


class PersonChanged(msgspec.Struct, tag="person"):
    """Somebody has a new name, animal or colour."""

    person: str


class PresenceWanted(msgspec.Struct, tag="who"):
    """The sender is new, or was away: tell it who is connected."""


class Alive(msgspec.Struct, tag="alive"):
    """The sender lives."""


PeerMessage: TypeAlias = Saved | Present | Forward | PersonChanged | PresenceWanted | Alive


class Envelope(msgspec.Struct):
    """A message, and the process that sent it."""

    sender: str
    message: PeerMessage
