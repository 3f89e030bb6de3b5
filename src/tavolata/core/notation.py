"""What a game's notation.py offers: its vectors as texts and JSON, in protocol.md's form."""

from dataclasses import dataclass
from typing import Protocol

from tavolata.core.chance import Chance
from tavolata.core.errors import Illegal
from tavolata.core.json import Json, JsonObject
from tavolata.core.vector import Vector


class Move(str):
    """A move: its text, canonical, and its numbers (one, or the placings of a pyramid)."""

    __slots__ = ("numbers",)
    numbers: tuple[int, ...]

    def __new__(cls, text: str, numbers: tuple[int, ...]) -> "Move":
        move = super().__new__(cls, text)
        move.numbers = numbers
        return move


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game: a choice among values, or something of a kind."""

    name: str
    default: Json
    values: tuple[Json, ...] = ()
    kind: str = ""
    examples: tuple[Json, ...] = ()  # of a kind: some that tests and pages may offer

    def to_json(self) -> JsonObject:
        """As JSON has it."""
        if self.kind:
            return {"name": self.name, "default": self.default, "kind": self.kind}
        return {"name": self.name, "default": self.default, "values": list(self.values)}


class Notation(Protocol):
    """What a game's notation.py holds: its vectors, told to people and programs."""

    @property
    def OPTIONS(self) -> tuple[Option, ...]:
        """The options, in the order that people see."""

    @property
    def SYMBOLS(self) -> tuple[str, ...]:
        """Faces of dice or kinds of cards, in canonical order."""

    @property
    def DERIVED(self) -> tuple[str, ...]:
        """Fields of a state that follow from the others."""

    def resolve(self, name: str, value: Json) -> Json:
        """Check an option that is of a kind, and write it out in full."""

    def option_vector(self, seats: int, start: int, options: JsonObject) -> Vector:
        """What the law's `begin` reads."""

    def played_options(self, options: JsonObject) -> JsonObject:
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

    def state_json(self, v: Vector) -> JsonObject:
        """A whole or hidden vector as protocol.md's state."""

    def state_vector(self, v: Vector, words: JsonObject) -> None:
        """Fill in a vector, set up by `begin`, from protocol.md's state."""

    def event_json(self, kind: int, seat: int, a: list[int]) -> JsonObject:
        """An event, but `turn` and `over`, with its name as `event`."""
