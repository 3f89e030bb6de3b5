"""Geizen's bots: a beginner, a rule of thumb, one who plays for chips, one who plays to win.

The expert solves its turn exactly for the chips it brings, the master for the share of the win
that the position after it is worth. What placing does, they ask the game.
"""

from functools import cache, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tavolata.core.compiling import interpreted
from tavolata.core.law import Vector, below, vector
from tavolata.core.notation import Move
from tavolata.core.state import View
from tavolata.core.vector import INT
from tavolata.games.geizen import solver
from tavolata.games.geizen.bots import heuristics as habits
from tavolata.games.geizen.bots import value_net as values

if TYPE_CHECKING:
    from tavolata.games.geizen import rules as r
else:
    r = interpreted("tavolata.games.geizen.rules")

PLENTY = 1000  # chips, so that a beginner is not afraid of debts


def rookie(view: View, rng: Vector) -> str:
    """The dice that would bring most chips, or cost least, were they placed now with sixes
    for the rest; of such, the most dice."""
    opening, seat = solver.opening(view.vector), r.whose_turn(view.vector)
    r.move_chips(opening, seat, PLENTY)
    ends = np.array([_with_sixes(move) for move in view.legal])
    after = np.zeros((len(ends), r.SIZE), INT)
    solver.ended(opening, ends, after, vector(1))
    likings = {
        move: (r.chips(end, seat), len(move)) for move, end in zip(view.legal, after, strict=True)
    }
    most = max(likings.values())
    liked = [move for move, liking in likings.items() if liking == most]
    return liked[below(rng, len(liked))]


@cache
def _with_sixes(move: Move) -> int:
    """The dice of a move, packed, and sixes to make five of them."""
    dice: int = r.dice_of(move.numbers[0])
    return dice + ((r.DICE - r.total(dice)) << (r.BITS * r.SIX))


def regular(view: View, rng: Vector) -> str:
    """The dice that do best by a rule of thumb."""
    return _best(view, habits.RULE_OF_THUMB)


def expert(view: View, rng: Vector) -> str:
    """The dice after which the turn brings most chips on average, more than the others get."""
    return _best(view, habits.CHIPS)


def master(view: View, rng: Vector) -> str:
    """The dice after which the game is won most often."""
    return _best(view, way_to_win(view.vector))


def way_to_win(v: Vector) -> int:
    """By a net where one knows the board, by purses elsewhere."""
    return habits.NET if values.knows(v) else habits.PURSES


def _best(view: View, way: int) -> str:
    v = view.vector
    worths = _thought(way, solver.opening(v).tobytes())
    number = habits.choice(v, worths)
    return next(move for move in view.legal if move.numbers[0] == number)


@lru_cache(maxsize=64)
def _thought(way: int, opening: bytes) -> solver.Floats:
    """A turn is thought through once, before its first choice."""
    worths = np.empty(solver.SETS)
    v = np.frombuffer(opening, INT).copy()
    habits.think(solver.chart(), way, v, values.net_for(v), worths)
    return worths


LEVELS = {"rookie": rookie, "regular": regular, "expert": expert, "master": master}
