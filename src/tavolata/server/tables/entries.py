"""The entries of a table's log: one struct a kind, as they are stored.

An entry says what happened. Its JSON is kept for ever: fields may be added with a default, and
what an older log has besides is ignored, so that every log that was ever written can be read.
"""

from typing import Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import UNSET, UnsetType

Hints: TypeAlias = Literal["bots", "always", "never"]  # for who plays bots only, for all, for none
HINTS: tuple[Hints, ...] = get_args(Hints)


class _Entry(msgspec.Struct, tag_field="do", kw_only=True):
    """`at` is noted where time for a move is counted; `by` is the person and the id of the
    command that an entry is the first of."""

    at: float | UnsetType = UNSET
    by: tuple[str, str] | UnsetType = UNSET


class PracticeStart(msgspec.Struct):
    """The moment of a finished game where a practice table's games begin."""

    code: str
    number: int
    log: list[str]


class Opened(_Entry, tag="open", kw_only=True):
    """A table was opened; always the first entry."""

    game: str
    seats: int
    options: dict[str, Any]
    games: int
    start: int | None
    listed: bool
    hints: Hints = HINTS[0]
    pace: int | UnsetType = UNSET
    position: PracticeStart | UnsetType = UNSET
    host: str
    seed: str


class Seated(_Entry, tag="sit"):
    """Somebody took a seat; with a name, it is for somebody else on the same device."""

    seat: int
    person: str
    words: str = ""
    name: str | UnsetType = UNSET


class Stood(_Entry, tag="stand"):
    """Somebody left a seat."""

    seat: int


class BotSeated(_Entry, tag="bot"):
    """A bot took a seat; without a level, it left."""

    seat: int
    level: str | None


class Configured(_Entry, tag="set"):
    """The host changed what is played, and how."""

    seats: int
    options: dict[str, Any]
    games: int
    start: int | None
    listed: bool
    hints: Hints = HINTS[0]
    pace: int = 0


class HostChanged(_Entry, tag="host"):
    """The table was handed to another person."""

    person: str


class WordsGiven(_Entry, tag="words"):
    """A seat's random words for the next game."""

    seat: int
    words: str


class SeedCommitted(_Entry, tag="seed"):
    """The seed of the next game was drawn."""

    seed: str


class GameBegun(_Entry, tag="begin"):
    """A game began."""

    start: int
    names: list[str]


class Played(_Entry, tag="log"):
    """A move, an undo or a chance outcome of the running game, as its record writes it."""

    entry: str


class MovedLate(_Entry, tag="late"):
    """Somebody's time ran out: a bot makes the move that follows."""

    seat: int


class HintTaken(_Entry, tag="hint"):
    """A seat asked the coach for a hint, at this ply of its own."""

    seat: int
    ply: int


class Said(_Entry, tag="chat"):
    """A chat message."""

    person: str
    text: str


class Muted(_Entry, tag="mute"):
    """The host muted somebody, or let them speak again."""

    who: str
    muted: bool


class ChatSwitched(_Entry, tag="talk"):
    """The host switched the table's chat on or off."""

    on: bool


Entry: TypeAlias = (
    Opened
    | Seated
    | Stood
    | BotSeated
    | Configured
    | HostChanged
    | WordsGiven
    | SeedCommitted
    | GameBegun
    | Played
    | MovedLate
    | HintTaken
    | Said
    | Muted
    | ChatSwitched
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def decode(body: str | bytes) -> Entry:
    """A stored entry; raises msgspec.DecodeError where it is none."""
    return _decoder.decode(body)
