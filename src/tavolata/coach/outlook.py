"""What a position is worth, and who can say so: a mind for each game.

A mind is a module beside this one that bears its game's name.
"""

import pkgutil
from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from tavolata.game import State, View
from tavolata.refusal import Refusal


class Outlook(NamedTuple):
    """What is to be expected from a position on."""

    wins: tuple[float, ...]  # a seat's share of the win; they add up to one
    scores: tuple[float, ...]  # a seat's score at the end


class Mind(Protocol):
    """Who knows what positions of a game are worth."""

    def judge(self, view: View, also: tuple[str, ...] = ()) -> Mapping[str, Outlook]:
        """Every legal move of the view's seat, by its canonical text, with what is to be
        expected after it, by what that seat may know. Where the moves are too many to list (a
        pyramid), the best one found, some others, and those in `also`."""

    def outlook(self, state: State) -> Outlook:
        """What is to be expected from a whole state on, all of it known. Over, it is the
        result. Within a turn of an open game it is exact: a choice is worth its best move, a
        chance the mean of its outcomes."""


def mind(game: str) -> Mind:
    """The mind of a game; refuses a game that has none."""
    here = import_module("tavolata.coach").__path__
    if game not in (module.name for module in pkgutil.iter_modules(here)):
        raise Refusal("no-coach", game=game)
    return cast(Mind, import_module(f"tavolata.coach.{game}"))
