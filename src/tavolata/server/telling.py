"""How a table stands, in words for one person: each is told what it may know."""

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile

import msgspec

from tavolata.core.fairness import commitment
from tavolata.core.json import Json, JsonObject
from tavolata.core.state import Position, State, View
from tavolata.server.coach import helps_with
from tavolata.server.company import Who, face_json, lines_since, mark, watching
from tavolata.server.table import Table

NOBODY: JsonObject = {"who": "", "name": "", "animal": "", "colour": ""}


def summary(table: Table, person: str, who: Who, here: set[str]) -> JsonObject:
    seat, mine = table.seat_of(person), table.seats_of(person)
    to_move = table.journal.state.to_move if table.journal else ()
    return {
        "code": table.code,
        "game": table.game.name,
        "phase": table.phase,
        "seats": _seat_words(table, who, here),
        "seat": seat,
        "yours": seat is not None,
        "your_turn": any(one in to_move for one in mine),
        "games": table.games,
        "played": table.played,
        "listed": table.listed,
        "finished": sum(journal.state.over for journal in table.finished),
        "practice": table.position is not None,
        "coached": bool(helps_with(table.game.name)),
    }


class Setting:
    """What everyone at a table may know but the game that is on it: the same from move to move."""

    def __init__(self, table: Table, who: Who, here: set[str]) -> None:
        self.entry = table.settled
        self.words = msgspec.Raw(msgspec.json.encode(_table_words(table, who, here)))
        self.helps = helps_with(table.game.name) if table.hints_allowed else ()
        self.seats: dict[str | None, list[int]] = {}
        for seat, chair in enumerate(table.chairs):
            self.seats.setdefault(chair.person, []).append(seat)
        self.you: dict[tuple[str, int | None, int | None], bytes] = {}
        self.waiting: dict[tuple[int, bool], bytes] = {}  # what a view says to who is not to move


class Round:
    """One round of telling: what several are told alike is put into words once."""

    def __init__(self, table: Table, who: Who, here: Callable[[str], set[str]]) -> None:
        self._table, self._who = table, who
        known = table.setting
        if not isinstance(known, Setting) or known.entry != table.settled or table.pace:
            known = table.setting = Setting(table, who, here(table.code))
        self._setting = known
        self._state = state = table.journal.state if table.journal else None
        self._to_move = state.to_move if state else ()
        self.playing = state is not None and not state.over
        self._undoer = table.journal.undoer if table.journal else None
        self._plies = table.plies
        self._secrets = state is not None and state.has_secrets
        self._views: dict[bytes | None, bytes] = {}
        self._told: dict[tuple[int | bytes | None, ...], bytes] = {}
        self._told_all: dict[int | None, bytes] = {}  # where nobody may know more than others
        self._later: dict[int, tuple[list[State | JsonObject], bool]] = {}

    def seat_shown(self, person: str, looking: int | None) -> int | None:
        """The seat that a device shows. Of several on one device it is the one that is to move;
        where there are secrets, the one that somebody has taken the device for."""
        mine = self._setting.seats.get(person, ())
        if len(mine) < 2:
            return mine[0] if mine else None
        stays = looking if looking in mine else None
        if self._secrets:
            return stays
        to_move = self._to_move
        if stays in to_move:
            return stays
        return next((seat for seat in mine if seat in to_move), mine[0] if stays is None else stays)

    def message(self, person: str, seat: int | None, since: int | None) -> bytes:
        """How the table stands, for one person on a seat, and what happened since an entry."""
        shared = self._told_all.get(since) or self._shared(seat, since)
        ply, undo = self._plies.get(seat, 0), seat is not None and seat == self._undoer
        own = None if seat in self._to_move else self._setting.waiting.get((ply, undo))
        own = self._own(seat, ply, undo) if own is None else own
        return b'%s%s,"you":%s}' % (shared, own, self._you(person, seat))

    def _shared(self, seat: int | None, since: int | None) -> bytes:
        """What all are told who may know the same, up to where their own view goes on."""
        later, secret = self._steps_since(since)
        told = (
            [step.visible_events(seat) for step in later if isinstance(step, State)]
            if secret
            else ()
        )
        known = self._state.visible_state(seat) if self._state and self._secrets else None
        key = since, known, *told
        if key not in self._told:
            table = self._table
            words = {
                "do": "table",
                "since": since,
                "seq": table.seq,
                "table": self._setting.words,
                "events": [words for step in later for words in _step_words(step, seat, secret)],
                "said": lines_since(table.talk, since, table.seat_of, self._who),
            }
            self._told[key] = _open(words) + b'"view":' + self._seen(known, seat)
            if not secret and not self._secrets:
                self._told_all[since] = self._told[key]
        return self._told[key]

    def _seen(self, known: bytes | None, seat: int | None) -> bytes:
        """What those see of the game who may know the same: everybody, where nothing is hidden."""
        table, state = self._table, self._state
        if table.journal is None or state is None:
            return b"null"
        if known not in self._views:
            view = state.view(seat) if self._secrets else state
            words: JsonObject = {
                **_turn_words(view),
                "state": view.to_json(),
                "number": len(table.finished) - 1,
                "started": table.journal.start,
            }
            self._views[known] = _open(words)
        return self._views[known]

    def _own(self, seat: int | None, ply: int, undo: bool) -> bytes:
        """What a view says to its seat alone."""
        if self._state is None:
            return b""
        if seat is not None and seat in self._to_move:
            return _own_words(self._state.legal(seat), ply, undo, self._setting.helps)
        own = self._setting.waiting[ply, undo] = _own_words((), ply, undo, ())
        return own

    def _you(self, person: str, seat: int | None) -> bytes:
        mine = self._setting.seats.get(person, ())
        passed = self._next_on_device(mine, seat) if len(mine) > 1 else None
        key = person, seat, passed
        known = self._setting.you.get(key)
        if known is None:
            you = {
                "seat": seat,
                "host": person == self._table.host,
                "who": mark(person),
                "seats": mine,
                "next": passed,
            }
            known = self._setting.you[key] = msgspec.json.encode(you)
        return known

    def _next_on_device(self, mine: Sequence[int], seat: int | None) -> int | None:
        """Whom the device should be passed to: somebody who is to move and cannot see."""
        if seat in self._to_move or not self._secrets:
            return None
        return next(
            (one for one in mine if one in self._to_move), mine[0] if seat is None else None
        )

    def _steps_since(self, since: int | None) -> tuple[list[State | JsonObject], bool]:
        """What happened after an entry, and whether somebody may know more of it than others."""
        if since is None:
            return [], False
        if since not in self._later:
            steps = takewhile(lambda step: step[0] > since, reversed(self._table.steps))
            later = [step for _, step in steps][::-1]
            secret = any(step.has_secret_events for step in later if isinstance(step, State))
            self._later[since] = later, secret
        return self._later[since]


def _open(words: Mapping[str, object]) -> bytes:
    """An object that goes on."""
    return msgspec.json.encode(words)[:-1] + b","


def _own_words(legal: Sequence[str], ply: int, undo: bool, helps: Sequence[str]) -> bytes:
    own = {"legal": [str(move) for move in legal], "ply": ply, "undo": undo, "helps": helps}
    return msgspec.json.encode(own)[1:]


def _step_words(step: State | JsonObject, seat: int | None, secret: bool) -> list[JsonObject]:
    if not isinstance(step, State):
        return [step]
    return step.view(seat).events if secret else step.events


def _table_words(table: Table, who: Who, here: set[str]) -> JsonObject:
    """What everyone may know of a table."""
    return {
        "code": table.code,
        "game": table.game.name,
        "phase": table.phase,
        "seats": _seat_words(table, who, here),
        "options": table.options,
        "games": table.games,
        "played": table.played,
        "start": table.start,
        "listed": table.listed,
        "hints": table.hints,
        "pace": table.pace,
        "left": [*_times_left(table)],
        "hinted": [*_hints_taken(table)],
        "practice": _practice(table),
        "coached": bool(helps_with(table.game.name)),
        "totals": [*table.totals],
        "wins": [*table.wins],
        "commit": _commit(table),
        "words": _words_given(table),
        "chat": table.talk.on,
        "muted": [*sorted(table.talk.muted)],
        "watching": watching(here, table.people, who),
    }


def _practice(table: Table) -> JsonObject | None:
    """Which moment a practice table begins at."""
    if table.position is None:
        return None
    log = table.position["log"]
    assert isinstance(log, list)
    told: JsonObject = {"code": table.position["code"], "number": table.position["number"]}
    return {**told, "entries": len(log)}


def _hints_taken(table: Table) -> list[int]:
    """How many hints each seat had in this game: everyone at the table may know."""
    seats = [seat for seat, _ in table.hinted]
    return [seats.count(seat) for seat in range(len(table.chairs))]


def _times_left(table: Table) -> list[Json]:
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


def _words_given(table: Table) -> list[Json] | None:
    if table.position:
        return None
    if table.phase == "playing" and table.journal and table.journal.fair:
        return [*table.journal.fair.words]
    return [chair.words for chair in table.chairs]


def _seat_words(table: Table, who: Who, here: set[str]) -> list[Json]:
    told: list[Json] = []
    for chair in table.chairs:
        kind = "person" if chair.person else "bot" if chair.level else "open"
        face = face_json(chair.person, who) if chair.person else NOBODY
        there = chair.person in here if chair.person else kind == "bot"
        if chair.name:
            face = {**face, "name": chair.name}
        seat: JsonObject = {"kind": kind, **face, "level": chair.level, "here": there}
        told.append({**seat, "guest": bool(chair.name)})
    return told


def view_words(view: View) -> JsonObject:
    """What a seat sees of a game, wherever it is played."""
    legal: list[Json] = [str(move) for move in view.legal]
    return {**_turn_words(view), "legal": legal, "state": view.to_json()}


def _turn_words(view: Position) -> JsonObject:
    """Whose turn it is, what chance owes, and how it ended."""
    result, chance = view.result, view.chance
    return {
        "to_move": [*view.to_move],
        "chance": chance.to_json() if chance else None,
        "over": view.over,
        "winners": [*result.winners] if result else None,
        "scores": [*result.scores] if result else None,
    }


def preview_words(view: View, move: str) -> JsonObject:
    """What a move of the view's seat would do, up to the next chance."""
    after = view.preview(move)
    return {
        "events": [*after.events],
        "state": after.to_json(),
        "legal": [str(move) for move in after.legal],
        "over": after.over,
    }
