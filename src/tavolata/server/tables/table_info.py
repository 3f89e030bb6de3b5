"""What everyone may know of a table, as messages: its seats, settings, chat, who watches."""

from collections.abc import Iterable

from tavolata.core.facts import option_facts
from tavolata.core.fairness import commitment
from tavolata.server.community.chat import ChatMessage, FaceOf, public_id
from tavolata.server.tables.messages import (
    ChatLine,
    Face,
    PracticeInfo,
    SeatInfo,
    SeatKind,
    Speaker,
    Summary,
    TableInfo,
    Watching,
)
from tavolata.server.tables.table import Chair, Table

MAX_NAMED = 50  # watchers that are listed by name


def summary(table: Table, person: str, face_of: FaceOf, here: set[str], coached: bool) -> Summary:
    seat, mine = table.seat_of(person), table.seats_of(person)
    to_move = table.journal.state.to_move if table.journal else ()
    return Summary(
        code=table.code,
        game=table.game.name,
        phase=table.phase,
        seats=_seats(table, face_of, here),
        seat=seat,
        yours=seat is not None,
        your_turn=any(one in to_move for one in mine),
        games=table.games,
        played=table.played,
        listed=table.listed,
        finished=sum(journal.state.over for journal in table.finished),
        practice=table.position is not None,
        coached=coached,
    )


def table_info(table: Table, face_of: FaceOf, here: set[str], coached: bool) -> TableInfo:
    return TableInfo(
        code=table.code,
        game=table.game.name,
        phase=table.phase,
        seats=_seats(table, face_of, here),
        options=table.options,
        facts=option_facts(table.game.name, table.game.resolve(table.options)),
        games=table.games,
        played=table.played,
        start=table.start,
        listed=table.listed,
        hints=table.hints,
        pace=table.pace,
        left=_times_left(table),
        hinted=_hints_taken(table),
        practice=_practice(table),
        coached=coached,
        totals=table.totals,
        wins=table.wins,
        commit=_commit(table),
        words=_words_given(table),
        chat=table.chat.on,
        muted=sorted(table.chat.muted),
        watching=_watching(here, table.people, face_of),
    )


def speaker(table: Table, person: str, face_of: FaceOf) -> Speaker:
    face = face_of(person)
    return Speaker(public_id(person), face.name, face.animal, face.colour, table.seat_of(person))


def chat_since(table: Table, since: int | None, face_of: FaceOf) -> list[ChatLine]:
    """What was said after an entry; all that is kept for who knows nothing yet."""
    messages, after = table.chat.messages, since or 0
    if not messages or messages[-1].seq <= after:
        return []
    return [_chat_line(table, message, face_of) for message in messages if message.seq > after]


def _chat_line(table: Table, message: ChatMessage, face_of: FaceOf) -> ChatLine:
    face = face_of(message.person)
    return ChatLine(
        seq=message.seq,
        who=public_id(message.person),
        name=face.name,
        animal=face.animal,
        colour=face.colour,
        seat=table.seat_of(message.person),
        text=message.text,
    )


def _watching(here: Iterable[str], seated: set[str], face_of: FaceOf) -> Watching:
    """Who is connected without a seat."""
    watchers = [person for person in here if person not in seated]
    named = sorted((p for p in watchers if face_of(p).name), key=lambda p: (face_of(p).name, p))
    faces = [Face(public_id(person), *face_of(person)) for person in named[:MAX_NAMED]]
    return Watching(faces, len(watchers) - len(faces))


def _seats(table: Table, face_of: FaceOf, here: set[str]) -> list[SeatInfo]:
    return [_seat(chair, face_of, here) for chair in table.chairs]


def _seat(chair: Chair, face_of: FaceOf, here: set[str]) -> SeatInfo:
    kind: SeatKind = "person" if chair.person else "bot" if chair.level else "open"
    name = animal = colour = ""
    if chair.person:
        name, animal, colour = face_of(chair.person)
    return SeatInfo(
        kind=kind,
        who=public_id(chair.person) if chair.person else "",
        name=chair.name or name,
        animal=animal,
        colour=colour,
        level=chair.level,
        here=chair.person in here if chair.person else kind == "bot",
        guest=bool(chair.name),
    )


def _practice(table: Table) -> PracticeInfo | None:
    """Which moment a practice table begins at."""
    position = table.position
    return PracticeInfo(position.code, position.number, len(position.log)) if position else None


def _hints_taken(table: Table) -> list[int]:
    """How many hints each seat had in this game: everyone at the table may know."""
    seats = [seat for seat, _ in table.hinted]
    return [seats.count(seat) for seat in range(len(table.chairs))]


def _times_left(table: Table) -> list[float | None]:
    """The seconds each seat has for the move that is awaited; null where none are counted."""
    times = (table.time_left(seat) for seat in range(len(table.chairs)))
    return [None if left is None else round(max(0.0, left), 1) for left in times]


def _commit(table: Table) -> str | None:
    """Of the game that runs, or of the next one; practice dice promise nothing."""
    if table.position:
        return None
    if table.phase == "playing" and table.journal and table.journal.fair:
        return table.journal.fair.commit
    return commitment(table.seed)


def _words_given(table: Table) -> list[str] | None:
    if table.position:
        return None
    if table.phase == "playing" and table.journal and table.journal.fair:
        return [*table.journal.fair.words]
    return [chair.words for chair in table.chairs]
