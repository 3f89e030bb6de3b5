"""A turn of Heckmeck as the expert and the master play it, with the worth of every point of it:
for the coach and the lab. The policy solves the same turns for the one number that decides.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.core.compiling import interpreted
from tavolata.core.vector import INT
from tavolata.games.heckmeck.bots.value_net import HAIR, evaluate
from tavolata.games.heckmeck.chart import Worths
from tavolata.games.heckmeck.endings import ENDINGS, FAILED
from tavolata.games.heckmeck.plan import Plan, endings, plan

if TYPE_CHECKING:
    from tavolata.games.heckmeck import rules as r
else:
    r = interpreted("tavolata.games.heckmeck.rules")

# Every seat's share of the win, and its score at the end, in positions between turns or over.
Leaf: TypeAlias = Callable[[NDArray[np.int64]], tuple[Worths, Worths]]


@lru_cache(maxsize=64)
def plan_for_worms(before: bytes) -> Plan:
    """The turn that begins with a position, as the expert plays it. The columns: the worms that
    it brings, as `endings.gain` counts them, and how likely it fails."""
    found = endings(np.frombuffer(before, INT))
    failed = np.zeros(ENDINGS)
    failed[FAILED] = 1
    return plan(found, np.column_stack([found.gains, failed]))


@lru_cache(maxsize=128)
def plan_to_win(before: bytes, leaf: Leaf = evaluate) -> Plan:
    """The turn that begins with a position, as the master plays it. The columns: what the seat
    wishes for (its share of the win and, winning as often, more worms), every seat's share of
    the win, every score."""
    v = np.frombuffer(before, INT)
    found, seats, seat = endings(v), r.seats(v), r.whose_turn(v)
    wins, scores = leaf(found.after[found.there])
    worths = np.zeros((ENDINGS, 1 + 2 * seats))
    worths[found.there, 0] = wins[:, seat] + HAIR * scores[:, seat]
    worths[found.there, 1 : 1 + seats] = wins
    worths[found.there, 1 + seats :] = scores
    return plan(found, worths)
