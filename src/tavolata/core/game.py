"""Games, states, moves, chance: the page that everything else speaks.

>>> from tavolata.games import find
>>> state = find("heckmeck").start(seats=2)
>>> state.chance.to_json()
{'dice': 8}
>>> state = state.give("1 1 2 3 4 5 5 W")
>>> state.legal(0)
('keep 1', 'keep 2', 'keep 3', 'keep 4', 'keep 5', 'keep W')
>>> state.play(0, "keep W").legal(0)
('give up', 'roll')
"""

from collections.abc import Mapping
from functools import cached_property
from types import ModuleType
from typing import Any

from tavolata.core.chance import Outcome
from tavolata.core.compiling import compile_laws, is_compiled
from tavolata.core.errors import BadOption, BadPosition, Refusal
from tavolata.core.json import Json, JsonObject
from tavolata.core.law import ENTRIES, WIDTH
from tavolata.core.notation import Move, Notation, Option
from tavolata.core.state import State
from tavolata.core.vector import Vector, empty, vector


class Game:
    """A game of the catalogue: its law and its words."""

    def __init__(self, name: str, rules: ModuleType, notation: Notation) -> None:
        self.name = name
        self.law: Any = rules
        self.notation = notation
        self.version: int = rules.RULES
        self.seats = range(rules.MIN_SEATS, rules.MAX_SEATS + 1)
        self.move_count: int = rules.MOVES
        self.options: tuple[Option, ...] = notation.OPTIONS
        self._told = 1 + WIDTH * rules.MAX_EVENTS
        self._outcomes: dict[tuple[int, ...], Outcome] = {}  # those of one number, as all rolls are
        self._outcomes_by_text: dict[str, Outcome] = {}

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The move of each number; numbers that are part of a longer move share its pattern."""
        texts = [self.notation.move_text(number) for number in range(self.move_count)]
        return tuple(
            Move(text, () if text.endswith("*") else (number,)) for number, text in enumerate(texts)
        )

    @cached_property
    def _sorted_moves(self) -> list[Move]:
        return sorted(self.moves)

    @cached_property
    def move_ranks(self) -> list[int]:
        """The place of each number's move among all moves sorted as text."""
        ranks = [0] * self.move_count
        for rank, number in enumerate(sorted(range(self.move_count), key=self.moves.__getitem__)):
            ranks[number] = rank
        return ranks

    @cached_property
    def symbols(self) -> dict[str, int]:
        """The faces of the dice, or the kinds of cards, with their canonical order."""
        return {symbol: rank for rank, symbol in enumerate(self.notation.SYMBOLS)}

    @cached_property
    def _moves_by_text(self) -> dict[str, Move]:
        return {str(move): move for move in self.moves if move.numbers}

    def move(self, text: str) -> Move:
        """Read a move. Refuses what could never be one."""
        if type(text) is Move:
            return text
        return self._moves_by_text.get(text) or Move(*self.notation.move_numbers(text))

    def spelled(self, numbers: tuple[int, ...]) -> Move:
        """The move that some numbers make: one, or the placings of a pyramid."""
        if len(numbers) == 1:
            return self.moves[numbers[0]]
        return Move(self.notation.spelled(numbers), numbers)

    def outcome_of(self, numbers: tuple[int, ...]) -> Outcome:
        """The outcome that some chance numbers make."""
        outcome = self._outcomes.get(numbers)
        if outcome is None:
            outcome = Outcome(" ".join(self.notation.outcome_symbols(numbers)), numbers)
            if len(numbers) == 1:
                self._outcomes[numbers] = self._outcomes_by_text[str(outcome)] = outcome
        return outcome

    def resolve(self, options: Mapping[str, Json]) -> JsonObject:
        """All options, checked, in full."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                names = ", ".join(known)
                raise BadOption("unknown-option", name=str(name)[:40], names=names)
        full: JsonObject = {}
        for name, option in known.items():
            value = options.get(name, option.default)
            if option.kind:
                full[name] = self.notation.resolve(name, value)
            elif not any(
                value is one or (type(value) is str and value == one) for one in option.values
            ):
                raise BadOption("bad-value", name=name, values=_listed(option.values))
            else:
                full[name] = value
        return self.notation.played_options(full)

    def start(
        self, seats: int, start: int = 0, options: Mapping[str, Json] | None = None
    ) -> "State":
        """A new game, at its first chance."""
        self._check_seats(seats, start)
        full = self.resolve(options or {})
        v, ev = vector(self.law.SIZE), self._buffer()
        self._ready.begin(v, self.notation.option_vector(seats, start, full), ev)
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
        self.notation.state_vector(v, words)
        if flaw := self._ready.sound(v):
            raise BadPosition(f"position-{self.law.FLAWS[flaw]}")
        state = State(self, state.options, v, self._buffer())
        told = state.to_json()
        for name, value in words.items():
            if name not in told:
                raise BadPosition("state-unknown-field", field=str(name)[:40])
            if name in self.notation.DERIVED and value != told[name]:
                raise BadPosition("state-field", field=name, right=_told(told[name]))
        return state

    @property
    def compiled(self) -> bool:
        """Are the laws compiled already, here or by an earlier process?"""
        return is_compiled(self.law)

    def prepare(self) -> None:
        """Compile the laws, or load them, now rather than at the first game."""
        _ = self._ready

    @cached_property
    def _ready(self) -> Any:
        compile_laws(self.law, ENTRIES)
        return self.law

    def _buffer(self) -> Vector:
        ev = empty(self._told)
        ev[0] = 0
        return ev

    def _check_seats(self, seats: int, start: int) -> None:
        if type(seats) is not int or seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise Refusal("bad-seats", game=self.name, first=first, last=last)
        if type(start) is not int or not 0 <= start < seats:
            raise Refusal("bad-start", last=seats - 1)


def _listed(values: tuple[Json, ...]) -> str:
    return ", ".join(_told(value) for value in values)


def _told(value: Json) -> str:
    import json

    return json.dumps(value, ensure_ascii=False)[:200]
