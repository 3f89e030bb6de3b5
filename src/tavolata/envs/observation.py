"""What a seat sees, as numbers for programs that learn: one module a game.

Each has FIELDS, in order, and the law `observe(view, me, again, out)`, which reads a hidden
vector and writes the fields: those alone that may have changed, where the same seat looks again
in the middle of its turn (the law `mid_turn(view)`). Seats are told as the observer counts them:
0 is himself, 1 the next. What stays the same in an environment (seats, options, the board) is
not told.
"""

from dataclasses import dataclass
from typing import Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from tavolata.core.vector import Vector

NUMBER = np.dtype(np.int16)  # of an observation


@dataclass(frozen=True, slots=True)
class Field:
    """A part of an observation: so many numbers, or so many for each seat, in a range."""

    name: str
    size: int
    low: int
    high: int
    meaning: str
    each_seat: bool = False

    def length(self, seats: int) -> int:
        """How many numbers it has with so many seats."""
        return self.size * seats if self.each_seat else self.size


class Observation(Protocol):
    """A game's own observation, a module: its fields, in order, and the laws that fill them in."""

    __name__: str

    @property
    def FIELDS(self) -> tuple[Field, ...]:
        """The parts of an observation, in order."""

    @property
    def PAGE(self) -> str:
        """What the environment's page says."""

    def observe(self, view: Vector, me: int, again: bool, out: Vector) -> None:
        """Write down what a seat sees, as FIELDS says."""

    def mid_turn(self, view: Vector) -> bool:
        """Was the same seat asked before in this turn?"""


@dataclass(frozen=True, slots=True)
class Layout:
    """The fields of a game's observations for a number of seats, and where each one is."""

    fields: tuple[Field, ...]
    seats: int

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.length(self.seats) for field in self.fields)

    @property
    def where(self) -> dict[str, slice]:
        """The slice of an observation that holds each field."""
        slices, at = {}, 0
        for field in self.fields:
            slices[field.name] = slice(at, at + field.length(self.seats))
            at = slices[field.name].stop
        return slices

    def bounds(self, end: Literal["low", "high"]) -> NDArray[np.int16]:
        """The `low` or the `high` of each number."""
        return np.concatenate(
            [
                np.full(field.length(self.seats), getattr(field, end), NUMBER)
                for field in self.fields
            ]
        )


def field_row(field: Field) -> str:
    """A field as a line of a page's table."""
    size = f"{field.size} × seats" if field.each_seat else field.size
    return f"| {field.name} | {size} | {field.low} to {field.high} | {field.meaning} |"
