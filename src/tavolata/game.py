"""Games, states, moves, chance: the page that everything else speaks.

>>> from tavolata.games import find
>>> state = find("heckmeck").start(seats=2)
>>> state.chance.words()
{'dice': 8}
>>> state = state.give("1 1 2 3 4 5 5 W")
>>> state.legal(0)
('keep 1', 'keep 2', 'keep 3', 'keep 4', 'keep 5', 'keep W')
>>> state.play(0, "keep W").legal(0)
('give up', 'roll')
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from types import ModuleType
from typing import Any, Protocol, TypeAlias

import numpy as np

from tavolata import law
from tavolata.law import ENDED, NOBODY, TURN, WIDTH, Vector
from tavolata.refusal import BadOption, BadOutcome, BadPosition, Illegal, NotYourTurn, Refusal

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
Words: TypeAlias = dict[str, Json]

INT = np.dtype(np.int64)
_SEATS = [tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256)]


class Move(str):
    """A move: its text, canonical, and its numbers (one, or the placings of a pyramid)."""

    __slots__ = ("numbers",)
    numbers: tuple[int, ...]

    def __new__(cls, text: str, numbers: tuple[int, ...]) -> "Move":
        move = super().__new__(cls, text)
        move.numbers = numbers
        return move


class Outcome(str):
    """A chance outcome: its text, canonical, and its numbers (a roll is one, a card is one)."""

    __slots__ = ("numbers",)
    numbers: tuple[int, ...]

    def __new__(cls, text: str, numbers: tuple[int, ...]) -> "Outcome":
        outcome = super().__new__(cls, text)
        outcome.numbers = numbers
        return outcome


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game: a choice among values, or something of a kind."""

    name: str
    default: Json
    values: tuple[Json, ...] = ()
    kind: str = ""
    examples: tuple[Json, ...] = ()  # of a kind: some that tests and pages may offer

    def words(self) -> Words:
        """As JSON has it."""
        if self.kind:
            return {"name": self.name, "default": self.default, "kind": self.kind}
        return {"name": self.name, "default": self.default, "values": list(self.values)}


@dataclass(frozen=True, slots=True)
class Chance:
    """What is to be drawn: some dice, or some cards out of a pool for a seat.

    `symbols` are the faces, or the kinds of cards, in canonical order; `pool` says how many
    there are of each kind of card: none for dice, nor in a view, where it is not known.
    """

    count: int
    symbols: tuple[str, ...]
    to: int | None = None
    pool: Mapping[str, int] | None = None

    @property
    def cards(self) -> list[str]:
        """The pool, card by card, sorted as text."""
        return sorted(Counter(self.pool or {}).elements())

    def words(self) -> Words:
        """As JSON has it."""
        if self.to is None:
            return {"dice": self.count}
        drawn: Words = {"cards": self.count, "to": self.to}
        if self.pool is not None:
            drawn["from"] = list(self.cards)
        return drawn

    def canonical(self, symbols: list[str]) -> str:
        """An outcome's text: its symbols in their order."""
        return " ".join(sorted(symbols, key=self.symbols.index))

    def probability(self, outcome: str) -> Fraction:
        """How likely an outcome is, exactly; 0 where it cannot come."""
        drawn = Counter(outcome.split())
        if drawn.total() != self.count or not drawn.keys() <= set(self.symbols):
            return Fraction(0)
        if self.to is None:
            ways = factorial(self.count) // prod(factorial(n) for n in drawn.values())
            return Fraction(ways, len(self.symbols) ** self.count)
        pool = self._known_pool()
        hits = prod(comb(pool.get(card, 0), n) for card, n in drawn.items())
        return Fraction(hits, comb(sum(pool.values()), self.count))

    def outcomes(self) -> Iterator[tuple[str, Fraction]]:
        """All outcomes, each once, with probabilities that sum to one. A deal of twelve
        cards has more than anybody can go through: draw one, or ask for its probability."""
        kinds = self.symbols
        if self.to is not None:
            pool = self._known_pool()
            kinds = tuple(card for card in self.symbols if pool.get(card, 0) > 0)
        for drawn in combinations_with_replacement(kinds, self.count):
            text = " ".join(drawn)
            if likely := self.probability(text):
                yield text, likely

    def _known_pool(self) -> Mapping[str, int]:
        if self.pool is None:
            raise BadOutcome("pool-hidden")
        return self.pool


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: who won, and everybody's score."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class WordsModule(Protocol):
    """What a game's words.py holds: its vectors, told to people and programs."""

    OPTIONS: tuple[Option, ...]
    SYMBOLS: tuple[str, ...]  # faces of dice or kinds of cards, in canonical order
    DERIVED: tuple[str, ...]  # fields of a state that follow from the others

    def resolve(self, name: str, value: Json) -> Json:
        """Check an option that is of a kind, and write it out in full."""

    def option_vector(self, seats: int, start: int, options: Words) -> Vector:
        """What the law's `begin` reads."""

    def played_options(self, options: Words) -> Words:
        """The options as they will be played, where one overrules another."""

    def move_text(self, number: int) -> str:
        """A single number as a move; the pattern it belongs to if it is part of one."""

    def spelled(self, numbers: tuple[int, ...]) -> str:
        """A move of several numbers."""

    def move_numbers(self, text: str) -> tuple[str, tuple[int, ...]]:
        """A move's canonical text and its numbers; refuses what is no move."""

    def why_not(self, v: Vector, seat: int, move: Move) -> Illegal:
        """Why a move that is not legal now is not."""

    def chance(self, v: Vector) -> Chance | None:
        """What chance owes."""

    def outcome_numbers(self, symbols: list[str]) -> tuple[int, ...]:
        """Dice or cards as chance numbers."""

    def outcome_symbols(self, numbers: tuple[int, ...]) -> list[str]:
        """Chance numbers as dice or cards, in canonical order."""

    def state_words(self, v: Vector) -> Words:
        """A whole or hidden vector as protocol.md's state."""

    def state_vector(self, v: Vector, words: Words) -> None:
        """Fill in a vector, set up by `begin`, from protocol.md's state."""

    def event_words(self, kind: int, seat: int, a: list[int]) -> Words:
        """An event, but `turn` and `over`, with its name as `event`."""


class Game:
    """A game of the catalogue: its law and its words."""

    def __init__(self, name: str, rules: ModuleType, words: Any) -> None:
        self.name = name
        self.law: Any = rules
        self.words: WordsModule = words
        self.version: int = rules.RULES
        self.seats = range(rules.MIN_SEATS, rules.MAX_SEATS + 1)
        self.move_count: int = rules.MOVES
        self.options: tuple[Option, ...] = words.OPTIONS
        self._told = 1 + WIDTH * rules.MAX_EVENTS
        self._outcomes: dict[tuple[int, ...], Outcome] = {}  # those of one number, as all rolls are
        self._outcomes_by_text: dict[str, Outcome] = {}

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        from tavolata.games import find

        return find, (self.name,)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The move of each number; numbers that are part of a longer move share its pattern."""
        texts = [self.words.move_text(number) for number in range(self.move_count)]
        return tuple(
            Move(text, () if text.endswith("*") else (number,)) for number, text in enumerate(texts)
        )

    @cached_property
    def _sorted_moves(self) -> list[Move]:
        return sorted(self.moves)

    @cached_property
    def _ranks(self) -> Vector:
        """The place of each number's move among all moves sorted as text."""
        order = sorted(range(self.move_count), key=self.moves.__getitem__)
        ranks = law.vector(self.move_count)
        ranks[order] = range(self.move_count)
        return ranks

    @cached_property
    def symbols(self) -> dict[str, int]:
        """The faces of the dice, or the kinds of cards, with their canonical order."""
        return {symbol: rank for rank, symbol in enumerate(self.words.SYMBOLS)}

    @cached_property
    def _moves_by_text(self) -> dict[str, Move]:
        return {str(move): move for move in self.moves if move.numbers}

    def move(self, text: str) -> Move:
        """Read a move. Refuses what could never be one."""
        if type(text) is Move:
            return text
        return self._moves_by_text.get(text) or Move(*self.words.move_numbers(text))

    def spelled(self, numbers: tuple[int, ...]) -> Move:
        """The move that some numbers make: one, or the placings of a pyramid."""
        if len(numbers) == 1:
            return self.moves[numbers[0]]
        return Move(self.words.spelled(numbers), numbers)

    def outcome_of(self, numbers: tuple[int, ...]) -> Outcome:
        """The outcome that some chance numbers make."""
        outcome = self._outcomes.get(numbers)
        if outcome is None:
            outcome = Outcome(" ".join(self.words.outcome_symbols(numbers)), numbers)
            if len(numbers) == 1:
                self._outcomes[numbers] = self._outcomes_by_text[str(outcome)] = outcome
        return outcome

    def resolve(self, options: Mapping[str, Json]) -> Words:
        """All options, checked, in full."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                names = ", ".join(known)
                raise BadOption("unknown-option", name=str(name)[:40], names=names)
        full: Words = {}
        for name, option in known.items():
            value = options.get(name, option.default)
            if option.kind:
                full[name] = self.words.resolve(name, value)
            elif not any(
                value is one or (type(value) is str and value == one) for one in option.values
            ):
                raise BadOption("bad-value", name=name, values=_listed(option.values))
            else:
                full[name] = value
        return self.words.played_options(full)

    def start(
        self, seats: int, start: int = 0, options: Mapping[str, Json] | None = None
    ) -> "State":
        """A new game, at its first chance."""
        self._check_seats(seats, start)
        full = self.resolve(options or {})
        v, ev = law.vector(self.law.SIZE), self._buffer()
        self._ready.begin(v, self.words.option_vector(seats, start, full), ev)
        return State(self, full, v, ev)

    def set_up(
        self,
        seats: int,
        options: Mapping[str, Json] | None,
        words: Mapping[str, Json],
        start: int = 0,
    ) -> "State":
        """A game in a given whole state, in protocol.md's form. `start` matters only while
        the one who begins has not begun yet."""
        state = self.start(seats, start, options)
        if not isinstance(words, dict):
            raise BadPosition("state-shape")
        v = state.vector
        self.words.state_vector(v, words)
        if flaw := self._ready.sound(v):
            raise BadPosition(f"position-{self.law.FLAWS[flaw]}")
        state = State(self, state.options, v, self._buffer())
        told = state.words()
        for name, value in words.items():
            if name not in told:
                raise BadPosition("state-unknown-field", field=str(name)[:40])
            if name in self.words.DERIVED and value != told[name]:
                raise BadPosition("state-field", field=name, right=_told(told[name]))
        return state

    def prepare(self) -> None:
        """Compile the laws, or load them, now rather than at the first game."""
        _ = self._ready

    @cached_property
    def _ready(self) -> Any:
        law.ready(self.law)
        return self.law

    def _buffer(self) -> Vector:
        ev = np.empty(self._told, INT)
        ev[0] = 0
        return ev

    def _check_seats(self, seats: int, start: int) -> None:
        if type(seats) is not int or seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise Refusal("bad-seats", game=self.name, first=first, last=last)
        if type(start) is not int or not 0 <= start < seats:
            raise Refusal("bad-start", last=seats - 1)


class Position:
    """A vector with its game: what states and views have in common."""

    __slots__ = ("_ev", "_listed", "_played_last", "_status", "_v", "game", "options")

    def __init__(
        self, game: Game, options: Words, v: Vector, ev: Vector, status: int | None = None
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
    def chance(self) -> Chance | None:
        """What is to be drawn now."""
        return self.game.words.chance(self._v) if self._due else None

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
        scores = law.vector(8)
        winners = self.game._ready.result(self._v, scores)
        return Result(_SEATS[winners], tuple(scores[: self.seats].tolist()))

    @property
    def events(self) -> list[Words]:
        """What the last step did, in protocol.md's words."""
        told: list[Words] = []
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
                told.append(self.game.words.event_words(kind, seat, rest))
        return told

    def words(self) -> Words:
        """The state as protocol.md writes it."""
        return self.game.words.state_words(self._v)

    def _may_move(self, seat: int | None) -> bool:
        return type(seat) is int and 0 <= seat < 8 and self._status >> seat & 1 == 1

    def _listed_for(self, seat: int) -> Vector:
        """The legal numbers of a seat, remembered: they are asked for, then played."""
        if self._listed is None or self._listed[0] != seat:
            out = np.empty(self.game.move_count, INT)
            n = self.game._ready.legal(self._v, seat, out)
            self._listed = seat, out[:n]
        return self._listed[1]

    def _numbers(self, seat: int) -> list[int]:
        return self._listed_for(seat).tolist()  # type: ignore[no-any-return]

    def _legal(self, seat: int) -> tuple[Move, ...]:
        game = self.game
        ranks = game._ranks[self._listed_for(seat)]
        ranks.sort()
        moves = [game._sorted_moves[rank] for rank in ranks.tolist()]
        return tuple(moves) if moves and moves[0].numbers else tuple(moves[:1])

    def _played(self, seat: int, text: str) -> tuple[Vector, Vector, int]:
        """Play a move on a copy of the vector: the new vector, the events, the status."""
        rules = self.game._ready
        if not self._may_move(seat):
            raise NotYourTurn("over" if self.over else "not-your-turn")
        move = self.game.move(text)
        v, ev = self._v.copy(), self.game._buffer()
        if not move.numbers or move.numbers[0] not in self._numbers(seat):
            raise self.game.words.why_not(self._v, seat, move)
        status = rules.play(v, seat, move.numbers[0], ev)
        if len(move.numbers) > 1:
            out = np.empty(self.game.move_count, INT)
            for number in move.numbers[1:]:
                if number not in out[: rules.legal(v, seat, out)].tolist():
                    raise self.game.words.why_not(self._v, seat, move)
                status = rules.play(v, seat, number, ev)
            if rules.mid_move(v, seat):
                raise self.game.words.why_not(self._v, seat, move)
        return v, ev, status


class State(Position):
    """A whole state. A value: playing gives a new one."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.game is other.game
            and bool(np.array_equal(self._v, other._v))
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
        return game.outcome_of(game.words.outcome_numbers(symbols))

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
        v, ev = self._v.copy(), law.vector(1)
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
        v, ev = np.empty_like(self._v), self._ev.copy()
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
        `view(seat).words()` puts it into words."""
        v = np.empty_like(self._v)
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
        game: Game,
        options: Words,
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
        v = np.empty_like(self._v)
        who = NOBODY if self.seat is None else self.seat
        self.game._ready.guess(self._v, who, rng, v)
        return State(self.game, self.options, v, self.game._buffer())


def _listed(values: tuple[Json, ...]) -> str:
    return ", ".join(_told(value) for value in values)


def _told(value: Json) -> str:
    import json

    return json.dumps(value, ensure_ascii=False)[:200]
