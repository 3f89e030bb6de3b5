"""Heckmeck's bots: a beginner, a rule of thumb, one who plays for worms, one who plays to win.

The last two solve their turn exactly: for the worms it brings, and for the share of the win
that the position after it is worth.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tavolata.core.compiling import interpreted
from tavolata.core.law import Vector
from tavolata.core.state import View
from tavolata.core.vector import INT
from tavolata.games.heckmeck.bots import heuristics as habits
from tavolata.games.heckmeck.bots import value_net as values
from tavolata.games.heckmeck.chart import Worths
from tavolata.games.heckmeck.endings import ENDINGS
from tavolata.games.heckmeck.plan import Endings, Plan, endings, opening, plan

if TYPE_CHECKING:
    from tavolata.games.heckmeck import rules as r
else:
    r = interpreted("tavolata.games.heckmeck.rules")


def rookie(view: View, rng: Vector) -> str:
    """A worm first, then the most points; takes what it can once few dice are left."""
    return _by_habit(habits.ROOKIE, view)


def regular(view: View, rng: Vector) -> str:
    """Points, but few dice, and a worm in good time; steals; stops where a roll risks more
    than it may bring."""
    return _by_habit(habits.REGULAR, view)


def _by_habit(level: int, view: View) -> str:
    assert view.seat is not None
    return view.game.moves[habits.choice(level, view.vector, view.seat)]


def expert(view: View, rng: Vector) -> str:
    """Most worms of this turn, on average: a failure costs the top tile's, a steal counts for
    what it takes from the other, too."""
    return _best(view, greedy(opening(view.vector).tobytes()))


def master(view: View, rng: Vector) -> str:
    """The move after which the game is won most often. Where failing turns no tile down (H25)
    two who both wait for the other would wait for ever: there it plays for worms."""
    if r.short(view.vector) == r.SHORT_RETURNED:
        return expert(view, rng)
    return _best(view, winning(opening(view.vector).tobytes()))


def _best(view: View, thought: Plan) -> str:
    v = view.vector
    return max(view.legal, key=lambda move: float(thought.worth(v, move.numbers[0])[0]))


@lru_cache(maxsize=64)
def greedy(before: bytes) -> Plan:
    """A turn for worms, thought through before its first choice."""
    ways = endings(np.frombuffer(before, INT))
    return plan(ways, ways.gains[:, None])


@lru_cache(maxsize=64)
def winning(before: bytes) -> Plan:
    """A turn for the win."""
    v = np.frombuffer(before, INT)
    ways = endings(v)
    wins, scores = values.evaluate(ways.after[ways.there])
    return plan(ways, wished(ways, wins, scores, r.whose_turn(v)))


def wished(ways: Endings, wins: Worths, scores: Worths, seat: int) -> Worths:
    """What a seat wishes for, by ending: to win, and, winning as often, to have more worms."""
    wish = np.zeros((ENDINGS, 1))
    wish[ways.there, 0] = wins[:, seat] + values.HAIR * scores[:, seat]
    return wish


LEVELS = {"rookie": rookie, "regular": regular, "expert": expert, "master": master}
