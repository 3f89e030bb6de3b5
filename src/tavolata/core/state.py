"""Positions of a game: whole states, and what a seat may know of them. Both are values."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavolata.core.chance import Chance, Outcome
from tavolata.core.errors import BadOutcome, Illegal, NotYourTurn
from tavolata.core.json import JsonObject
from tavolata.core.law import ENDED, NOBODY, TURN, WIDTH, next_mover
from tavolata.core.notation import Move
from tavolata.core.vector import Vector, empty, vector

if TYPE_CHECKING:
    from tavolata.core.game import Game

_next_mover = getattr(next_mover, "py_func", next_mover)  # not worth compiling for this
_SEATS = [tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256)]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: who won, and everybody's score."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """Everybody's part of the win: the winners share it equally."""
        each = 1 / len(self.winners)
        return tuple(each if seat in self.winners else 0.0 for seat in range(len(self.scores)))


class Position:
    """A vector with its game: what states and views have in common."""

    __slots__ = ("_ev", "_listed", "_played_last", "_status", "_v", "game", "options")

    def __init__(
        self, game: "Game", options: JsonObject, v: Vector, ev: Vector, status: int | None = None
    ) -> None:
        self.game = game
        self.options = options
        self._v = v
        self._ev = ev
        self._status: int = game._ready.status(v) if status is None else status
        self._listed: tuple[int, Vector] | None = None
        self._played_last: tuple[int, str, State] | None = None

    @property
    def vector(self) -> Vector:
        """A copy of the law's vector."""
        return self._v.copy()

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self._v[0])

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may move now."""
        return _SEATS[self._status & 0xFF]

    @property
    def next_to_move(self) -> int:
        """Who acts first of the seats that may (`next_mover`)."""
        if len(self.to_move) == 1:
            return self.to_move[0]
        turn = self.to_json().get("turn")
        return _next_mover(self._status & 0xFF, turn if isinstance(turn, int) else NOBODY)

    @property
    def chance(self) -> Chance | None:
        """What is to be drawn now."""
        return self.game.notation.chance(self._v) if self._due else None

    @property
    def _due(self) -> int:
        return self._status >> 8 & 0xFF

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self._status >> 16 == 1

    @property
    def result(self) -> Result | None:
        """Winners and scores, once the game is over."""
        return self.standing() if self.over else None

    def standing(self) -> Result:
        """Who would win, and the scores, if it ended here."""
        scores = vector(8)
        winners = self.game._ready.result(self._v, scores)
        return Result(_SEATS[winners], tuple(scores[: self.seats].tolist()))

    @property
    def events(self) -> list[JsonObject]:
        """What the last step did, in protocol.md's words."""
        told: list[JsonObject] = []
        ev = self._ev[: 1 + int(self._ev[0]) * WIDTH].tolist()
        for at in range(1, len(ev), WIDTH):
            kind, seat, *rest = ev[at : at + WIDTH]
            if kind == TURN:
                told.append({"event": "turn", "seat": seat})
            elif kind == ENDED:
                end = self.standing()
                told.append(
                    {"event": "over", "winners": list(end.winners), "scores": list(end.scores)}
                )
            else:
                told.append(self.game.notation.event_json(kind, seat, rest))
        return told

    def to_json(self) -> JsonObject:
        """The state as protocol.md writes it."""
        return self.game.notation.state_json(self._v)

    def _may_move(self, seat: int | None) -> bool:
        return type(seat) is int and 0 <= seat < 8 and self._status >> seat & 1 == 1

    def _listed_for(self, seat: int) -> Vector:
        """The legal numbers of a seat, remembered: they are asked for, then played."""
        if self._listed is None or self._listed[0] != seat:
            out = empty(self.game.move_count)
            n = self.game._ready.legal(self._v, seat, out)
            self._listed = seat, out[:n]
        return self._listed[1]

    def _numbers(self, seat: int) -> list[int]:
        return self._listed_for(seat).tolist()  # type: ignore[no-any-return]

    def _legal(self, seat: int) -> tuple[Move, ...]:
        game = self.game
        ranks = sorted(map(game.move_ranks.__getitem__, self._numbers(seat)))
        moves = [game._sorted_moves[rank] for rank in ranks]
        return tuple(moves) if moves and moves[0].numbers else tuple(moves[:1])

    def _played(self, seat: int, text: str) -> tuple[Vector, Vector, int]:
        """Play a move on a copy of the vector: the new vector, the events, the status."""
        rules = self.game._ready
        if not self._may_move(seat):
            raise NotYourTurn("over" if self.over else "not-your-turn")
        move = self.game.move(text)
        v, ev = self._v.copy(), self.game._buffer()
        if not move.numbers or move.numbers[0] not in self._numbers(seat):
            raise self.game.notation.why_not(self._v, seat, move)
        status = rules.play(v, seat, move.numbers[0], ev)
        if len(move.numbers) > 1:
            out = empty(self.game.move_count)
            for number in move.numbers[1:]:
                if number not in out[: rules.legal(v, seat, out)].tolist():
                    raise self.game.notation.why_not(self._v, seat, move)
                status = rules.play(v, seat, number, ev)
            if rules.mid_move(v, seat):
                raise self.game.notation.why_not(self._v, seat, move)
        return v, ev, status


class State(Position):
    """A whole state. A value: playing gives a new one."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.game is other.game
            and self._v.tobytes() == other._v.tobytes()
        )

    def __hash__(self) -> int:
        return hash(self._v.tobytes())

    def legal(self, seat: int) -> tuple[Move, ...]:
        """The moves a seat may play now, sorted as text; `build *` stands for every
        arrangement of the buckets."""
        return self._legal(seat) if self._may_move(seat) else ()

    def legal_numbers(self, seat: int) -> list[int]:
        """The numbers a seat may play next; a move of several is played one by one."""
        return self._numbers(seat) if self._may_move(seat) else []

    def play(self, seat: int, move: str) -> "State":
        """Play a move; refuses one that is not legal, and says why. The last one is remembered:
        a move is often tried, then played."""
        last = self._played_last
        if last is None or last[0] != seat or last[1] != move:
            last = seat, move, State(self.game, self.options, *self._played(seat, move))
            self._played_last = last
        return last[2]

    def step(self, seat: int, number: int) -> "State":
        """Play one number: a move, or a part of one."""
        if number not in self.legal_numbers(seat):
            raise Illegal("bad-number", number=number)
        v, ev = self._v.copy(), self.game._buffer()
        self.game._ready.play(v, seat, number, ev)
        return State(self.game, self.options, v, ev)

    def mid_move(self, seat: int) -> bool:
        """Has a seat begun a move of several numbers?"""
        return bool(self.game._ready.mid_move(self._v, seat))

    def outcome(self, text: str) -> Outcome:
        """Read an outcome of the chance that is due."""
        game = self.game
        known = game._outcomes_by_text.get(text)
        if known is not None and known.count(" ") + 1 == self._due:
            return known
        rank = game.symbols
        symbols = text.split()
        if len(symbols) != self._due or not all(symbol in rank for symbol in symbols):
            raise self._bad_outcome()
        symbols.sort(key=rank.__getitem__)
        return game.outcome_of(game.notation.outcome_numbers(symbols))

    def give(self, text: str) -> "State":
        """Take in the outcome of the chance that is due."""
        rules, due = self.game._ready, self._due
        if not due:
            raise BadOutcome("no-chance")
        outcome = self.outcome(text)
        v, ev = self._v.copy(), self.game._buffer()
        status = 0
        for number in outcome.numbers:
            if rules.EACH_ALONE and not rules.possible(v, number):
                raise self._bad_outcome()
            status = rules.give(v, number, ev)
        return State(self.game, self.options, v, ev, status)

    def sample(self, rng: Vector) -> Outcome:
        """Draw an outcome of the chance that is due, fairly (`rng` is chance.Seeded's)."""
        rules = self.game._ready
        due = self._due
        if not due:
            raise BadOutcome("no-chance")
        if not rules.EACH_ALONE or due == 1:
            return self.game.outcome_of((rules.draw(self._v, rng),))
        v, ev = self._v.copy(), vector(1)
        drawn = []
        for _ in range(due):
            drawn.append(rules.draw(v, rng))
            rules.give(v, drawn[-1], ev)
        return self.game.outcome_of(tuple(drawn))

    def drawn(self, rng: Vector) -> "State":
        """The state after chance, drawn fairly: `give(sample(rng))` without the words."""
        rules, due = self.game._ready, self._due
        if not due:
            raise BadOutcome("no-chance")
        v, ev = self._v.copy(), self.game._buffer()
        for _ in range(due if rules.EACH_ALONE else 1):
            status = rules.give(v, rules.draw(v, rng), ev)
        return State(self.game, self.options, v, ev, status)

    def view(self, seat: int | None) -> "View":
        """What a seat, or a spectator (None), may know."""
        rules = self.game._ready
        who = NOBODY if seat is None else seat
        v, ev = empty(self._v.size), self._ev.copy()
        rules.hide(self._v, who, v)
        rules.hide_events(ev, who)
        return View(self.game, self.options, v, ev, seat, self._status)

    @property
    def has_secrets(self) -> bool:
        """Is there anything that not everybody may see? A spectator sees least."""
        return not self.game.law.OPEN and self.known(None) != self._v.tobytes()

    @property
    def tells_secrets(self) -> bool:
        """Was somebody told more of the last step than others?"""
        told = self._ev[: 1 + int(self._ev[0]) * WIDTH]
        return not self.game.law.OPEN and self.told(None) != told.tobytes()

    def known(self, seat: int | None) -> bytes:
        """What a seat, or a spectator, may know of the state: equal where two may know the same.
        `view(seat).to_json()` puts it into words."""
        v = empty(self._v.size)
        self.game._ready.hide(self._v, NOBODY if seat is None else seat, v)
        return v.tobytes()

    def told(self, seat: int | None) -> bytes:
        """What a seat, or a spectator, is told of the last step: equal where two are told the
        same. `view(seat).events` puts it into words."""
        ev = self._ev[: 1 + int(self._ev[0]) * WIDTH].copy()
        self.game._ready.hide_events(ev, NOBODY if seat is None else seat)
        return ev.tobytes()

    def shows_hidden(self) -> bool:
        """Did the last step show what was hidden until then?"""
        if self.game.law.OPEN:
            return False
        kinds = self._ev[1 : 1 + int(self._ev[0]) * WIDTH : WIDTH]
        return any(kind in self.game.law.SHOWS_HIDDEN for kind in kinds.tolist())

    def _bad_outcome(self) -> BadOutcome:
        chance = self.chance
        if chance is None:
            return BadOutcome("no-chance")
        if chance.to is None:
            faces = " ".join(chance.symbols)
            return BadOutcome("bad-dice", count=chance.count, faces=faces)
        return BadOutcome("bad-cards", count=chance.count)


class View(Position):
    """What one seat, or a spectator (seat None), may know: bots and pages get this alone."""

    __slots__ = ("seat",)

    def __init__(
        self,
        game: "Game",
        options: JsonObject,
        v: Vector,
        ev: Vector,
        seat: int | None,
        status: int | None = None,
    ) -> None:
        super().__init__(game, options, v, ev, status)
        self.seat = seat

    @property
    def legal(self) -> tuple[Move, ...]:
        """The seat's own moves."""
        return self._legal(self.seat) if self.seat in self.to_move else ()

    @property
    def legal_numbers(self) -> list[int]:
        """The numbers of the seat's moves; none where it may not move."""
        return self._numbers(self.seat) if self.seat in self.to_move else []

    def preview(self, move: str) -> "View":
        """What a move of the seat's would do, up to the next chance; `events` tells it."""
        if self.seat is None:
            raise NotYourTurn("not-your-turn")
        v, ev, _ = self._played(self.seat, move)
        return View(self.game, self.options, v, ev, self.seat)

    def guess(self, rng: Vector) -> State:
        """A whole state that fits the view, hidden cards uniform among those possible."""
        v = empty(self._v.size)
        who = NOBODY if self.seat is None else self.seat
        self.game._ready.guess(self._v, who, rng, v)
        return State(self.game, self.options, v, self.game._buffer())
