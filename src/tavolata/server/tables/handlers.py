"""Commands at a table: each handler checks that it may be done, then enters what happened.

Nothing here waits, saves or sends: that is the service's business.
"""

from msgspec import UNSET, UnsetType

from tavolata.core.errors import NotYourTurn, Refusal
from tavolata.core.record import Journal
from tavolata.server.community.chat import FaceOf, clean_message
from tavolata.server.identity import clean_name
from tavolata.server.tables import checks
from tavolata.server.tables.commands import (
    Chat,
    Configure,
    GiveWords,
    HandOver,
    Hint,
    LoggedCommand,
    Mute,
    Next,
    Odds,
    Play,
    SeatBot,
    Sit,
    Stand,
    Start,
    TableCommand,
    Undo,
)
from tavolata.server.tables.entries import (
    BotSeated,
    ChatSwitched,
    Configured,
    HintTaken,
    HostChanged,
    Muted,
    Played,
    Said,
    Seated,
    Stood,
    WordsGiven,
)
from tavolata.server.tables.game_flow import begin_game, play_move, running_game
from tavolata.server.tables.table import Table

STAND_IN = "regular"  # the level of the bot that takes over a seat somebody leaves in mid-game


class Forbidden(Refusal):
    code = "forbidden"


def carry_out(table: Table, person: str, command: LoggedCommand, face_of: FaceOf) -> None:
    """Carry out a command of somebody's, once; refuses what may not be."""
    if is_done(table, person, command):
        return
    before = len(table.pending)
    _handle(table, person, command, face_of)
    if len(table.pending) > before:
        key = (person, command.id)
        table.pending[before].by = key
        table.done.add(key)


def is_done(table: Table, person: str, command: TableCommand) -> bool:
    """Whether this command of somebody's was carried out already."""
    return (person, command.id) in table.done


def _handle(table: Table, person: str, command: LoggedCommand, face_of: FaceOf) -> None:
    match command:
        case Play():
            _play(table, person, command)
        case Undo():
            _undo(table, person, command)
        case Start():
            _only_host(table, person)
            begin_game(table, face_of)
        case Next():
            own_seat(table, person)
            begin_game(table, face_of)
        case Sit():
            _sit(table, person, command)
        case Stand():
            _stand(table, person, command)
        case SeatBot():
            _seat_bot(table, person, command)
        case Configure():
            _configure(table, person, command)
        case HandOver():
            _hand_over(table, person, command)
        case GiveWords():
            _give_words(table, person, command)
        case Hint():
            _take_hint(table, person, command)
        case Chat():
            table.chat.check_may_speak(person, table.host, "chat")
            table.enter(Said(person, clean_message(command.text)))
        case Mute():
            _mute(table, person, command)


def own_seat(table: Table, person: str, asked: int | UnsetType = UNSET) -> int:
    """The seat that somebody acts for: the one that was asked for, or the first."""
    mine = table.seats_of(person)
    if not mine:
        raise Forbidden("not-seated")
    if asked is UNSET:
        return mine[0]
    if asked not in mine:
        raise Forbidden("not-your-seat")
    return asked


def advised_seat(table: Table, person: str, command: Hint | Odds) -> int:
    """The seat of somebody who may ask the coach now."""
    journal, seat = _current(table, person, command)
    if not table.hints_allowed:
        raise Forbidden("no-hints")
    if seat not in journal.state.to_move:
        raise NotYourTurn("not-your-turn")
    return seat


def _current(table: Table, person: str, command: Play | Undo | Hint | Odds) -> tuple[Journal, int]:
    """The running game, and the seat that a command is for; refuses one that was meant for an
    earlier ply."""
    journal, seat = running_game(table), own_seat(table, person, command.seat)
    if command.ply is not UNSET and command.ply != table.ply(seat):
        raise Refusal("stale")
    return journal, seat


def _only_host(table: Table, person: str) -> None:
    if person != table.host:
        raise Forbidden("only-host")


def _play(table: Table, person: str, command: Play) -> None:
    _, seat = _current(table, person, command)
    play_move(table, seat, command.move)


def _undo(table: Table, person: str, command: Undo) -> None:
    journal, seat = _current(table, person, command)
    if not journal.can_undo(seat):
        raise Refusal("no-undo")
    table.enter(Played(f"{seat} undo"))


def _sit(table: Table, person: str, command: Sit) -> None:
    seat = checks.seat(command.seat, len(table.chairs))
    mine = table.seat_of(person)
    if mine == seat:
        return
    if table.chairs[seat].person is not None:
        raise Refusal("seat-taken")
    name = clean_name(command.name) if command.name else ""
    if table.phase == "playing" and (name or mine is not None):
        raise Refusal("game-running" if name else "seated-already")
    if mine is not None and not name:
        table.enter(Stood(mine))
    table.enter(Seated(seat, person, command.words or "", name or UNSET))


def _stand(table: Table, person: str, command: Stand) -> None:
    seat = own_seat(table, person, command.seat)
    table.enter(Stood(seat))
    if table.phase == "playing":
        table.enter(BotSeated(seat, STAND_IN))
    if table.host == person and person not in table.people:
        others = [chair.person for chair in table.chairs if chair.person]
        if others:
            table.enter(HostChanged(others[0]))


def _seat_bot(table: Table, person: str, command: SeatBot) -> None:
    _only_host(table, person)
    seat = checks.seat(command.seat, len(table.chairs))
    if table.chairs[seat].person is not None:
        raise Refusal("seat-taken")
    level = None if command.level is UNSET else command.level
    if level is None and table.phase == "playing":
        raise Refusal("seat-needed")
    table.enter(BotSeated(seat, level and checks.level(level)))


def _configure(table: Table, person: str, command: Configure) -> None:
    _only_host(table, person)
    if command.chat is not UNSET:  # at any time, so by an entry of its own
        table.enter(ChatSwitched(command.chat))
        if command == Configure(command.id, chat=command.chat):
            return
    if table.phase == "playing":
        raise Refusal("game-running")
    seats = len(table.chairs) if command.seats is UNSET else command.seats
    checks.seats(seats, table.game)
    if any(chair.person for chair in table.chairs[seats:]):
        raise Refusal("seat-taken")
    options = table.options if command.options is UNSET else command.options
    start = table.start if command.start is UNSET else command.start
    entry = Configured(
        seats=seats,
        options=table.game.resolve(options),
        games=checks.games(table.games if command.games is UNSET else command.games),
        start=checks.start(start, seats),
        listed=table.listed if command.listed is UNSET else command.listed,
        hints=checks.hints(table.hints if command.hints is UNSET else command.hints),
        pace=checks.pace(table.pace if command.pace is UNSET else command.pace),
    )
    given = (len(table.chairs), table.options, table.start)
    if table.position and (entry.seats, entry.options, entry.start) != given:
        raise Refusal("practice-fixed")
    table.enter(entry)


def _hand_over(table: Table, person: str, command: HandOver) -> None:
    _only_host(table, person)
    other = table.chairs[checks.seat(command.seat, len(table.chairs))].person
    if other is None:
        raise Refusal("nobody-there")
    table.enter(HostChanged(other))


def _give_words(table: Table, person: str, command: GiveWords) -> None:
    seat = own_seat(table, person, command.seat)
    if table.phase == "playing":
        raise Refusal("game-running")
    table.enter(WordsGiven(seat, command.words or ""))


def _take_hint(table: Table, person: str, command: Hint) -> None:
    """Everyone sees how often a seat asks; asking again at the same ply is the same."""
    seat = advised_seat(table, person, command)
    ply = table.ply(seat)
    if (seat, ply) not in table.hinted:
        table.enter(HintTaken(seat, ply))


def _mute(table: Table, person: str, command: Mute) -> None:
    _only_host(table, person)
    table.chat.check_mute(command.who, person, command.muted)
    table.enter(Muted(command.who, command.muted))
