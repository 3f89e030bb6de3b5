"""The messages that say how a table stands, each seat its own: it is sent what it may know.

What several clients are sent alike is encoded once, and put into their messages as it is.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from msgspec import Raw

from tavolata.core.facts import position_facts
from tavolata.core.state import State
from tavolata.server.coach_types import Help
from tavolata.server.community.chat import FaceOf, public_id
from tavolata.server.tables.interfaces import JsonObject
from tavolata.server.tables.messages import TableMessage, ViewInfo, You, encode
from tavolata.server.tables.table import Table
from tavolata.server.tables.table_info import chat_since, table_info
from tavolata.server.tables.views import Turn, turn

NONE = Raw(b"[]")


class TablePart:
    """What everyone at a table may know but the game that is on it: the same from move to move,
    so it is kept between broadcasts."""

    def __init__(
        self, table: Table, face_of: FaceOf, here: set[str], helps: tuple[Help, ...]
    ) -> None:
        self._table = table
        self._seq = table.info_seq
        self.info = Raw(encode(table_info(table, face_of, here, bool(helps))))
        self.helps = helps if table.hints_allowed else ()
        self.seats: dict[str | None, list[int]] = {}
        for seat, chair in enumerate(table.chairs):
            self.seats.setdefault(chair.person, []).append(seat)
        self.you: dict[tuple[str, int | None, int | None], Raw] = {}

    def holds(self, table: Table) -> bool:
        """Is it still so? Where time is counted, it never is."""
        return self._table is table and self._seq == table.info_seq and not table.pace


class ViewPart(NamedTuple):
    """What all see of the game who may know the same."""

    turn: Turn
    state: Raw
    facts: Raw
    number: int
    started: int


class SharedPart(NamedTuple):
    """What all are sent who may know the same."""

    events: Raw
    said: Raw
    view: ViewPart | None


class Broadcast:
    """How a table stands now, for everyone: what they share is made once."""

    def __init__(self, table: Table, face_of: FaceOf, part: TablePart) -> None:
        self._table, self._face_of, self._part = table, face_of, part
        self._state = state = table.journal.state if table.journal else None
        self._to_move = state.to_move if state else ()
        self.playing = state is not None and not state.over
        self._undoer = table.journal.undoer if table.journal else None
        self._plies = table.plies
        self._secrets = state is not None and state.has_secrets
        self._views: dict[bytes | None, ViewPart] = {}
        self._shared: dict[tuple[int | bytes | None, ...], SharedPart] = {}
        self._open: dict[int | None, SharedPart] = {}  # where nobody may know more than others
        self._steps: dict[int, tuple[list[State | JsonObject], bool]] = {}

    def seat_shown(self, person: str, looking: int | None) -> int | None:
        """The seat that a device shows. Of several on one device it is the one that is to move;
        where there are secrets, the one that somebody has taken the device for."""
        mine = self._part.seats.get(person, ())
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
        shared = self._open.get(since) or self._shared_part(seat, since)
        view = self._view(shared.view, seat) if shared.view else None
        you = self._you(person, seat)
        part, seq = self._part.info, self._table.seq
        return encode(TableMessage(since, seq, part, shared.events, shared.said, view, you))

    def _view(self, shared: ViewPart, seat: int | None) -> ViewInfo:
        """What is shared of a view, and what is its seat's alone."""
        turn, state, facts, number, started = shared
        ply, undo = self._plies.get(seat, 0), seat is not None and seat == self._undoer
        if seat is None or seat not in self._to_move:
            return ViewInfo(*turn, state, facts, number, started, (), ply, undo, ())
        assert self._state
        legal = tuple([str(move) for move in self._state.legal(seat)])
        return ViewInfo(*turn, state, facts, number, started, legal, ply, undo, self._part.helps)

    def _shared_part(self, seat: int | None, since: int | None) -> SharedPart:
        later, secret = self._steps_since(since)
        steps = [step for step in later if isinstance(step, State)] if secret else ()
        seen = [step.visible_events(seat) for step in steps]
        known = self._state.visible_state(seat) if self._state and self._secrets else None
        key = since, known, *seen
        found = self._shared.get(key)
        if found is None:
            events = [event for step in later for event in _events(step, seat, secret)]
            said = chat_since(self._table, since, self._face_of)
            found = self._shared[key] = SharedPart(
                Raw(encode(events)) if events else NONE,
                Raw(encode(said)) if said else NONE,
                self._view_part(known, seat),
            )
            if not secret and not self._secrets:
                self._open[since] = found
        return found

    def _view_part(self, known: bytes | None, seat: int | None) -> ViewPart | None:
        """What those see of the game who may know the same: everybody, where nothing is hidden."""
        table, state = self._table, self._state
        if table.journal is None or state is None:
            return None
        if known not in self._views:
            view = state.view(seat) if self._secrets else state
            number, started = len(table.finished) - 1, table.journal.start
            shown, facts = Raw(encode(view.to_json())), Raw(encode(position_facts(view, seat)))
            self._views[known] = ViewPart(turn(view), shown, facts, number, started)
        return self._views[known]

    def _you(self, person: str, seat: int | None) -> Raw:
        mine = self._part.seats.get(person, [])
        passed = self._next_on_device(mine, seat) if len(mine) > 1 else None
        key = person, seat, passed
        known = self._part.you.get(key)
        if known is None:
            you = You(seat, person == self._table.host, public_id(person), mine, passed)
            known = self._part.you[key] = Raw(encode(you))
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
        if since not in self._steps:
            steps = takewhile(lambda step: step[0] > since, reversed(self._table.steps))
            later = [step for _, step in steps][::-1]
            secret = any(step.has_secret_events for step in later if isinstance(step, State))
            self._steps[since] = later, secret
        return self._steps[since]


def _events(step: State | JsonObject, seat: int | None, secret: bool) -> Sequence[JsonObject]:
    if not isinstance(step, State):
        return [step]
    return step.view(seat).events if secret else step.events
