"""The commands that a client may send to a table: one struct a kind, read from JSON."""

import re
from typing import Annotated, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tavolata.core.errors import Refusal
from tavolata.server.records import Options
from tavolata.server.tables.entries import HINTS

MAX_MESSAGE = 32 * 1024  # characters

Text40 = Annotated[str, Meta(max_length=40)]
MoveText = Annotated[str, Meta(max_length=200)]
RandomWords = Annotated[str, Meta(pattern="^([0-9a-f]{32})?$")]
HintsText = Annotated[str, Meta(extra_json_schema={"enum": [*HINTS]})]  # refused by checks.hints
_MISSING = re.compile(r"Object missing required field `(?!id`|do`)(\w+)`")


class _Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    id: Annotated[str, Meta(min_length=1, max_length=40)]


class _SeatCommand(_Command, kw_only=True):
    """Given for one of the sender's own seats: the one it names, or the one that is shown."""

    seat: int | UnsetType = UNSET


class Hello(_Command, tag="hello"):
    """Send me how the table stands, and what happened since an entry."""

    since: int | None = None


class Look(_Command, tag="look"):
    """Show me another of the seats on this device."""

    seat: int


class Sit(_Command, tag="sit"):
    seat: int
    words: RandomWords | UnsetType = UNSET
    name: Annotated[str, Meta(max_length=300)] | UnsetType = UNSET


class Stand(_Command, tag="stand"):
    seat: int | UnsetType = UNSET


class SeatBot(_Command, tag="bot"):
    seat: int
    level: str | UnsetType | None = UNSET


class Configure(_Command, tag="set"):
    """Change what is given, and nothing else."""

    options: Options | UnsetType = UNSET
    seats: int | UnsetType = UNSET
    games: int | UnsetType = UNSET
    start: int | UnsetType | None = UNSET
    listed: bool | UnsetType = UNSET
    hints: HintsText | UnsetType = UNSET
    pace: int | UnsetType = UNSET
    chat: bool | UnsetType = UNSET


class HandOver(_Command, tag="host"):
    """Make the person on that seat the host."""

    seat: int


class Start(_Command, tag="start"):
    pass


class Next(_Command, tag="next"):
    """Begin the next game of the match, or a rematch."""


class Play(_SeatCommand, tag="play"):
    move: MoveText
    ply: int | UnsetType = UNSET


class Undo(_SeatCommand, tag="undo"):
    ply: int | UnsetType = UNSET


class Preview(_SeatCommand, tag="preview"):
    move: MoveText
    ply: int | UnsetType = UNSET


class Hint(_SeatCommand, tag="hint"):
    ply: int | UnsetType = UNSET


class Odds(_SeatCommand, tag="odds"):
    ply: int | UnsetType = UNSET


class GiveWords(_Command, tag="words"):
    """Fresh random words for the next game, given after its seed was committed to."""

    seat: int | UnsetType = UNSET
    words: RandomWords | UnsetType = UNSET


class Chat(_Command, tag="chat"):
    text: str


class React(_Command, tag="react"):
    reaction: Text40


class Mute(_Command, tag="mute"):
    who: Text40
    muted: bool = True


SeatCommand: TypeAlias = Play | Undo | Preview | Hint | Odds
CoachCommand: TypeAlias = Hint | Odds
LoggedCommand: TypeAlias = (  # becomes entries of the table's log
    Sit
    | Stand
    | SeatBot
    | Configure
    | HandOver
    | Start
    | Next
    | Play
    | Undo
    | Hint
    | GiveWords
    | Chat
    | Mute
)
TableCommand: TypeAlias = LoggedCommand | Preview | Odds | React  # answered alike for any client
Command: TypeAlias = TableCommand | Hello | Look

_decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


def decode(text: str) -> Command:
    """Read a client's message; refuses what is no command."""
    if len(text) > MAX_MESSAGE:
        raise Refusal("message-too-long", most=MAX_MESSAGE)
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        missing = _MISSING.fullmatch(str(problem))
        if missing:
            raise Refusal("missing-field", field=missing[1]) from problem
        raise Refusal("bad-message") from problem
