"""Heckmeck's bots: a beginner, a rule of thumb, one who plays for worms, one who plays to win.

The last two solve their turn exactly: for the worms it brings, and for the share of the win
that the position after it is worth.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tavolata.bots.values import heckmeck as values
from tavolata.game import INT, View
from tavolata.games.heckmeck.chart import Worths
from tavolata.games.heckmeck.endings import ENDINGS
from tavolata.games.heckmeck.plan import Endings, Plan, endings, opening, plan
from tavolata.games.heckmeck.words import FACES
from tavolata.law import Vector, interpreted

if TYPE_CHECKING:
    from tavolata.games.heckmeck import rules as r
else:
    r = interpreted("tavolata.games.heckmeck.rules")

FEW_DICE = 4  # a beginner stops once so few are left
A_DIE = 1  # points that a die must show more than, to be worth setting aside
FIRST_WORM = 3  # points that the first worm counts besides
HOPED_FOR = 3  # points that one more roll is thought to bring


def rookie(view: View, rng: Vector) -> str:
    """A worm first, then the most points; takes what it can once few dice are left."""
    if view.legal[0].startswith("keep"):
        return max(view.legal, key=lambda move: _liking(view, move))
    claims = [move for move in view.legal if move.startswith(("steal", "take"))]
    if not claims or ("roll" in view.legal and r.dice_left(view.vector) > FEW_DICE):
        return "roll"
    return claims[0]


def _liking(view: View, move: str) -> tuple[bool, int]:
    v = view.vector
    face = FACES.index(move[-1])
    return face == r.WORM and not r.has_worm(v), r.count(r.rolled(v), face) * r.points(face)


def regular(view: View, rng: Vector) -> str:
    """Points, but few dice, and a worm in good time; steals; stops where a roll risks more
    than it may bring."""
    if view.legal[0].startswith("keep"):
        return max(view.legal, key=lambda move: _use(view.vector, move))
    claims = [move for move in view.legal if move.startswith(("steal", "take"))]
    if not claims:
        return "roll"
    if "roll" in view.legal and claims[0].startswith("take") and _lures(view.vector):
        return "roll"
    return claims[0]


def _use(v: Vector, move: str) -> int:
    face = FACES.index(move[-1])
    first_worm = face == r.WORM and not r.has_worm(v)
    return r.count(r.rolled(v), face) * (r.points(face) - A_DIE) + FIRST_WORM * first_worm


def _lures(v: Vector) -> bool:
    """Would one more roll bring more worms than taking a tile now, going by rough odds?"""
    top = r.top_tile(v, r.whose_turn(v))
    stake = r.worms_on(top) if top else 0
    old_faces = sum(not r.may_keep_face(v, face) for face in range(r.FACES))
    fails = (old_faces / r.FACES) ** r.dice_left(v)
    hoped_for = r.worms_on(r.highest_on_grill(v, r.kept_sum(v) + HOPED_FOR))
    return bool((1 - fails) * hoped_for - fails * stake > r.worms_on(r.takeable(v)))


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
