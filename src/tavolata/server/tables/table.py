"""A table: seats, options, a match of games. Everything it is follows from its log.

An entry is applied the same way when it happens and when the log is read again. What may be
done at a table, and which entries that makes, is in handlers.py.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field

from msgspec import UNSET

from tavolata.bots import Bot
from tavolata.core.catalogue import find
from tavolata.core.fairness import Fair
from tavolata.core.game import Game
from tavolata.core.record import Journal, Seat
from tavolata.core.state import State, View
from tavolata.server.community.chat import ChatMessage, ChatState
from tavolata.server.tables.entries import (
    HINTS,
    BotSeated,
    ChatSwitched,
    Configured,
    Entry,
    GameBegun,
    Hints,
    HintTaken,
    HostChanged,
    MovedLate,
    Muted,
    Opened,
    Played,
    PracticeStart,
    Said,
    Seated,
    SeedCommitted,
    Stood,
    WordsGiven,
)
from tavolata.server.tables.interfaces import Clock, JsonObject
from tavolata.server.tables.messages import Phase


@dataclass
class Chair:
    """A seat at the table: open, a person's, or a bot's. With a name of its own it belongs to
    somebody who plays on that person's device."""

    person: str | None = None
    name: str = ""
    level: str | None = None
    words: str = ""

    @property
    def taken(self) -> bool:
        return self.person is not None or self.level is not None


@dataclass(eq=False)
class Table:
    code: str
    clock: Clock = time
    game: Game = field(init=False)
    chairs: list[Chair] = field(default_factory=list)
    options: JsonObject = field(default_factory=dict)
    games: int = 1
    start: int | None = None
    listed: bool = False
    hints: Hints = HINTS[0]
    pace: int = 0  # seconds for a move; 0: as long as one likes
    position: PracticeStart | None = None  # where a practice table's games begin
    host: str = ""
    seed: bytes = b""  # committed to for the next game
    seq: int = 0
    played: int = 0
    totals: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    finished: list[Journal] = field(default_factory=list)
    journal: Journal | None = None
    steps: list[tuple[int, State | JsonObject]] = field(
        default_factory=list
    )  # of this game, by seq
    done: set[tuple[str, str]] = field(default_factory=set)  # commands that were carried out
    pending: list[Entry] = field(default_factory=list)  # entries not saved yet
    bots: dict[int, Bot] = field(default_factory=dict)
    hinted: set[tuple[int, int]] = field(default_factory=set)  # this game: seats, and at which ply
    plies: dict[int | None, int] = field(default_factory=dict)  # this game: each seat's entries
    waiting: dict[int, float] = field(default_factory=dict)  # who is to move, and since when
    chat: ChatState = field(default_factory=ChatState)
    info_seq: int = 0  # the last entry that changed more than the game on the table

    @property
    def phase(self) -> Phase:
        if self.journal is None:
            return "open"
        return "over" if self.journal.state.over else "playing"

    @property
    def people(self) -> set[str]:
        return {chair.person for chair in self.chairs if chair.person}

    @property
    def hints_allowed(self) -> bool:
        alone = sum(chair.person is not None for chair in self.chairs) == 1
        return self.hints == "always" or (self.hints == "bots" and alone)

    def seat_of(self, person: str | None) -> int | None:
        return next(iter(self.seats_of(person)), None)

    def seats_of(self, person: str | None) -> list[int]:
        """Somebody's seat, and those of others who play on the same device."""
        chairs = enumerate(self.chairs)
        return [seat for seat, chair in chairs if person is not None and chair.person == person]

    def ply(self, seat: int | None) -> int:
        """How many moves and undos of this game are a seat's own."""
        return self.plies.get(seat, 0)

    def view(self, seat: int | None) -> View | None:
        return self.journal.state.view(seat) if self.journal else None

    def time_left(self, seat: int) -> float | None:
        """The seconds a person on a seat has for the move that is awaited, if they are counted."""
        if not self.pace or seat not in self.waiting or not self.chairs[seat].person:
            return None
        return self.waiting[seat] + self.pace - self.clock.time()

    def enter(self, entry: Entry) -> None:
        """A new entry: applied now, saved with all others that are pending."""
        if self.pace and isinstance(entry, Played | GameBegun):
            entry.at = round(self.clock.time(), 2)
        self.apply(entry)
        self.pending.append(entry)

    def read(self, entries: Iterable[Entry]) -> None:
        """Apply what was saved."""
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        self.seq += 1
        if entry.by is not UNSET:
            self.done.add(entry.by)
        if isinstance(entry, Played):
            if self._apply_played(entry).over:
                self.info_seq = self.seq
        else:
            self._apply_other(entry)
            self.info_seq = self.seq

    def _apply_other(self, entry: Entry) -> None:
        match entry:
            case Opened():
                self._apply_opened(entry)
            case Seated():
                name = entry.name or ""
                self.chairs[entry.seat] = Chair(entry.person, name, words=entry.words)
                self.bots.pop(entry.seat, None)
            case Stood():
                self.chairs[entry.seat] = Chair()
            case BotSeated():
                self.chairs[entry.seat] = Chair(level=entry.level)
                self.bots.pop(entry.seat, None)
            case Configured():
                self._apply_configured(entry)
            case HostChanged():
                self.host = entry.person
            case WordsGiven():
                self.chairs[entry.seat].words = entry.words
            case SeedCommitted():
                self.seed = bytes.fromhex(entry.seed)
            case GameBegun():
                self._apply_begun(entry)
            case MovedLate():
                self.steps.append((self.seq, {"event": "late", "seat": entry.seat}))
            case HintTaken():
                self.hinted.add((entry.seat, entry.ply))
            case Said():
                self.chat.messages.append(ChatMessage(self.seq, entry.person, entry.text))
            case Muted():
                change = self.chat.muted.add if entry.muted else self.chat.muted.discard
                change(entry.who)
            case ChatSwitched():
                self.chat.on = entry.on

    def _apply_opened(self, entry: Opened) -> None:
        self.game = find(entry.game)
        self.chairs = [Chair() for _ in range(entry.seats)]
        self.options, self.games = entry.options, entry.games
        self.start, self.listed, self.host = entry.start, entry.listed, entry.host
        self.hints = entry.hints
        self.pace = entry.pace or 0
        self.position = entry.position or None
        self.seed = bytes.fromhex(entry.seed)
        self._new_match()

    def _apply_configured(self, entry: Configured) -> None:
        changed = (entry.options, entry.games) != (self.options, self.games)
        if changed or entry.seats != len(self.chairs):
            self.chairs = (self.chairs + [Chair() for _ in range(entry.seats)])[: entry.seats]
            self.journal, self.steps = None, []
            self._new_match()
        self.options, self.games = entry.options, entry.games
        self.start, self.listed = entry.start, entry.listed
        self.hints, self.pace = entry.hints, entry.pace

    def _apply_begun(self, entry: GameBegun) -> None:
        if self.played >= self.games:
            self._new_match()
        people = zip(self.chairs, entry.names, strict=True)
        seats = [Seat(name=name) if c.person else Seat(bot=c.level or "") for c, name in people]
        words = [chair.words if chair.person else "" for chair in self.chairs]
        fair = None if self.position else Fair.begin(words, self.seed)
        self.journal = Journal(self.game, seats, entry.start, self.options, fair)
        self.plies = {}
        for given in self.position.log if self.position else ():
            self.journal.enter(given)
            self._count_ply(given)
        self.journal.settle()
        self.finished.append(self.journal)
        self.hinted = set()
        self.steps = [(self.seq, self.journal.state)]
        self.waiting = {}
        self._note_waiting(entry.at or 0.0, None)

    def _apply_played(self, entry: Played) -> State:
        assert self.journal
        text = entry.entry
        state = self.journal.enter(text)
        mover = self._count_ply(text)
        if text.endswith(" undo"):
            self.steps.append((self.seq, {"event": "undone", "seat": mover}))
        else:
            self.steps.append((self.seq, state))
        self._note_waiting(entry.at or 0.0, mover)
        if state.result:
            self.played += 1
            for seat, score in enumerate(state.result.scores):
                self.totals[seat] += score
                self.wins[seat] += seat in state.result.winners
        return state

    def _count_ply(self, text: str) -> int | None:
        """Count an entry as its seat's own; answers the seat, None for chance."""
        if text.startswith("*"):
            return None
        seat = int(text.split(" ", 1)[0])
        self.plies[seat] = self.ply(seat) + 1
        return seat

    def _note_waiting(self, at: float, mover: int | None) -> None:
        """Note since when who is to move has been so; who has just moved begins anew."""
        assert self.journal
        if not self.pace:
            return
        before = self.waiting
        self.waiting = {
            seat: at if seat == mover else before.get(seat, at)
            for seat in self.journal.state.to_move
        }

    def _new_match(self) -> None:
        self.played = 0
        self.totals = [0] * len(self.chairs)
        self.wins = [0] * len(self.chairs)
