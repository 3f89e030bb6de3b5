"""What would you do? Positions of real games in which one choice is clearly the best.

They come as a file a game, made by `puzzle_finder`; each is read when it is first asked for.
"""

import json
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TypedDict

from tavolata.coach.choice import grade
from tavolata.coach.reasons import Reason, reason_json
from tavolata.core.catalogue import find, kit
from tavolata.core.json import JsonObject
from tavolata.core.record import Journal, Seat
from tavolata.core.state import View

__all__ = ["Puzzle", "grade", "puzzles"]


class ReasonJson(TypedDict):
    """A reason, as JSON has it."""

    message: str
    details: dict[str, str | int]


class PuzzleJson(TypedDict):
    """A puzzle, as a file of puzzles has it."""

    game: str
    seats: int
    start: int
    options: JsonObject
    log: list[str]
    seat: int
    choices: list[JsonObject]
    obvious: str
    reason: ReasonJson | None


@dataclass(frozen=True)
class Puzzle:
    """A choice of one seat, in a game that came so far. Its log may hold what that seat does
    not know: show the view."""

    game: str
    seats: int
    start: int
    options: JsonObject
    log: tuple[str, ...]
    seat: int
    choices: tuple[JsonObject, ...]  # best first: move, win, score
    obvious: str  # what a beginner would play
    reason: Reason | None

    @property
    def best(self) -> str:
        """The move that solves it."""
        return str(self.choices[0]["move"])

    def view(self) -> View:
        """What the seat knows when it is asked."""
        return self._view

    @cached_property
    def _view(self) -> View:
        people = [Seat()] * self.seats
        journal = Journal(find(self.game), people, self.start, self.options)
        for entry in self.log:
            journal.enter(entry)
        return journal.state.view(self.seat)

    def lost(self, move: str) -> float | None:
        """What a choice gives away; None where it was not judged."""
        wins = {str(choice["move"]): float(str(choice["win"])) for choice in self.choices}
        return max(wins.values()) - wins[move] if move in wins else None

    def to_json(self) -> JsonObject:
        """As JSON has it."""
        return {
            "game": self.game,
            "seats": self.seats,
            "start": self.start,
            "options": self.options,
            "log": [*self.log],
            "seat": self.seat,
            "choices": [*self.choices],
            "best": self.best,
            "obvious": self.obvious,
            "reason": reason_json(self.reason),
        }

    @classmethod
    def from_json(cls, data: PuzzleJson) -> "Puzzle":
        """A puzzle from its JSON form."""
        reason = data["reason"]
        return cls(
            data["game"],
            data["seats"],
            data["start"],
            data["options"],
            tuple(data["log"]),
            data["seat"],
            tuple(data["choices"]),
            data["obvious"],
            Reason(reason["message"], reason["details"]) if reason else None,
        )


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none where nobody has made any."""
    file = kit(game).puzzles
    if file is None:
        return ()
    found: list[PuzzleJson] = json.loads(file.read_text(encoding="utf-8"))
    return tuple(Puzzle.from_json(data) for data in found)
