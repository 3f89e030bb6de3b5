"""What a position is worth, and what can say so: a game's evaluator."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from tavolata.core.catalogue import kit
from tavolata.core.errors import Refusal
from tavolata.core.state import State, View


class Outlook(NamedTuple):
    """What is to be expected from a position on."""

    wins: tuple[float, ...]  # a seat's share of the win; they add up to one
    scores: tuple[float, ...]  # a seat's score at the end


class Evaluator(Protocol):
    """It says what positions of a game are worth."""

    def evaluate_moves(self, view: View, also: tuple[str, ...] = ()) -> Mapping[str, Outlook]:
        """Every legal move of the view's seat, by its canonical text, with what is to be
        expected after it, by what that seat may know. Where the moves are too many to list (a
        pyramid), the best one found, some others, and those in `also`."""

    def evaluate_state(self, state: State) -> Outlook:
        """What is to be expected from a whole state on, all of it known. Over, it is the
        result. Within a turn of an open game it is exact: a choice is worth its best move, a
        chance the mean of its outcomes."""


def evaluator(game: str) -> Evaluator:
    """The evaluator of a game; refuses a game that has none."""
    load = kit(game).evaluator
    if load is None:
        raise Refusal("no-coach", game=game)
    return load()
