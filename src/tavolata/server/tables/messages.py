"""What clients are sent about a table, and what they are answered. See docs/api.md.

A part that several clients are sent alike is encoded once and put into their messages as
`msgspec.Raw`; such a field is annotated with what it holds, or that.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tavolata.core.chance import Chance
from tavolata.core.errors import Refusal
from tavolata.server.coach_types import Help, Hint, Odds
from tavolata.server.records import Options
from tavolata.server.tables.entries import Hints
from tavolata.server.tables.interfaces import JsonObject

Phase: TypeAlias = Literal["open", "playing", "over"]  # over: the next game is awaited
SeatKind: TypeAlias = Literal["person", "bot", "open"]
GameEvent: TypeAlias = Annotated[  # what happened: `event` names it (protocol.md, Events)
    JsonObject,
    Meta(
        extra_json_schema={
            "properties": {"event": {"type": "string"}, "seat": {"type": "integer"}},
            "required": ["event"],
            "additionalProperties": True,
        }
    ),
]


class Face(msgspec.Struct):
    """Somebody as others see them; `who` never changes, and gives no identity away."""

    who: str
    name: str
    animal: str
    colour: str


class Speaker(Face):
    """Somebody who says something, and where they sit."""

    seat: int | None


class SeatInfo(msgspec.Struct):
    kind: SeatKind
    who: str
    name: str
    animal: str
    colour: str
    level: str | None
    here: bool
    guest: bool  # plays on another person's device


class Watching(msgspec.Struct):
    """Who is connected without a seat: those with a name, and how many others."""

    named: list[Face]
    others: int


class PracticeInfo(msgspec.Struct):
    """Which moment of which finished game a practice table begins at."""

    code: str
    number: int
    entries: int


class TableInfo(msgspec.Struct):
    """What everyone may know of a table, but for the game that is on it."""

    code: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    options: Options
    facts: JsonObject  # what follows from the game's rules and these options
    games: int
    played: int
    start: int | None
    listed: bool
    hints: Hints
    pace: int
    left: list[float | None]
    hinted: list[int]
    practice: PracticeInfo | None
    coached: bool
    totals: list[int]
    wins: list[int]
    commit: str | None
    words: list[str] | None
    chat: bool
    muted: list[str]
    watching: Watching


class Summary(msgspec.Struct):
    """A table in a list of tables, for the person who asks."""

    code: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    seat: int | None
    yours: bool
    your_turn: bool
    games: int
    played: int
    listed: bool
    finished: int
    practice: bool
    coached: bool


class ChanceInfo(msgspec.Struct):
    """What is to be drawn: some dice, or some cards for a seat; `from` is the pool, where it may
    be known."""

    dice: int | UnsetType = UNSET
    cards: int | UnsetType = UNSET
    to: int | UnsetType = UNSET
    pool: list[str] | UnsetType = msgspec.field(default=UNSET, name="from")

    @classmethod
    def of(cls, chance: Chance | None) -> "ChanceInfo | None":
        if chance is None:
            return None
        if chance.to is None:
            return cls(dice=chance.count)
        pool = UNSET if chance.pool is None else chance.cards
        return cls(cards=chance.count, to=chance.to, pool=pool)


class ViewInfo(msgspec.Struct):
    """What a seat sees of the game, and what it may do."""

    to_move: tuple[int, ...]
    chance: ChanceInfo | None
    over: bool
    winners: tuple[int, ...] | None
    scores: tuple[int, ...] | None
    state: JsonObject | msgspec.Raw
    facts: JsonObject | msgspec.Raw  # what follows from the rules and this position
    number: int
    started: int
    legal: tuple[str, ...]
    ply: int
    undo: bool
    helps: tuple[Help, ...]


class GameView(msgspec.Struct):
    """What a seat sees of a game that is on no table."""

    to_move: tuple[int, ...]
    chance: ChanceInfo | None
    over: bool
    winners: tuple[int, ...] | None
    scores: tuple[int, ...] | None
    legal: list[str]
    state: JsonObject
    facts: JsonObject


class Preview(msgspec.Struct):
    """What a move would do, up to the next chance."""

    events: list[GameEvent]
    state: JsonObject
    legal: list[str]
    over: bool


class ChatLine(msgspec.Struct):
    """A chat message, and which entry of the log it is."""

    seq: int
    who: str
    name: str
    animal: str
    colour: str
    seat: int | None
    text: str


class You(msgspec.Struct):
    """A client's own part: the seat it is shown, those it has, and whom the device should be
    passed to."""

    seat: int | None
    host: bool
    who: str
    seats: list[int]
    next: int | None


class TableMessage(msgspec.Struct, tag_field="do", tag="table"):
    """How a table stands, and what happened since an entry."""

    since: int | None
    seq: int
    table: TableInfo | msgspec.Raw
    events: list[GameEvent] | msgspec.Raw
    said: list[ChatLine] | msgspec.Raw
    view: ViewInfo | None
    you: You | msgspec.Raw


class Reaction(msgspec.Struct, tag_field="do", tag="react"):
    """A reaction: shown to who is there, and not kept."""

    reaction: str
    by: Speaker


class Ack(msgspec.Struct, tag_field="do", tag="ack"):
    """A command was carried out."""

    id: str
    ok: Literal[True] = True


class PreviewAck(Ack, tag="ack", kw_only=True):
    """A Preview, as the answer to a command."""

    events: list[GameEvent]
    state: JsonObject
    legal: list[str]
    over: bool


class HintAck(Ack, tag="ack", kw_only=True):
    hint: Hint


class OddsAck(Ack, tag="ack", kw_only=True):
    odds: Odds


class Refused(msgspec.Struct, tag_field="do", tag="ack"):
    """A command was refused; a message that could not be read has no id."""

    id: str | None
    ok: Literal[False]
    error: str
    reason: str
    details: dict[str, str | int]
    message: str

    @classmethod
    def of(cls, id_: str | None, refusal: Refusal) -> "Refused":
        details = {**refusal.details}
        return cls(id_, False, refusal.code, refusal.reason, details, str(refusal))


Answer: TypeAlias = Ack | PreviewAck | HintAck | OddsAck | Refused
Message: TypeAlias = TableMessage | Reaction | Answer

encode = msgspec.json.Encoder().encode
