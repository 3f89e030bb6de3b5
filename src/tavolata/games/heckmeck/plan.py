"""A turn of Heckmeck thought through: from the worth of its endings to that of every move.

Where the endings lead is asked of the laws; what those positions are worth, the caller says.
"""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.core.compiling import interpreted, kernel
from tavolata.core.law import Vector, vector
from tavolata.games.heckmeck import endings as e
from tavolata.games.heckmeck.chart import ENDS, FAIL, Worths, spot
from tavolata.games.heckmeck.solver import Turn, solve, solve_along

if TYPE_CHECKING:
    from tavolata.games.heckmeck import rules as r
else:
    r = interpreted("tavolata.games.heckmeck.rules")
_plain = interpreted(e.__name__)


class Endings(NamedTuple):
    """How a turn may end, and where that leads."""

    takes: Vector  # by sum with a worm: the ending, or NONE
    steals: Vector
    there: list[int]  # all endings that there are
    after: NDArray[np.int64]  # by ending: the position it leads to
    gains: Worths  # by ending: what it brings this turn, in worms


class Plan(NamedTuple):
    """What every ending, and every spot, of a turn is worth: columns, the first decides."""

    worths: Worths
    turn: Turn

    def worth(self, s: Vector, move: int) -> Worths:
        """What a move is worth at a point of the turn."""
        columns: Worths
        if move == r.ROLL:
            columns = self.turn.rolling[spot(r.kept(s))]
        elif r.KEEP <= move < r.ROLL:
            columns = self.turn.best[after_keeping(s, move - r.KEEP)]
        else:
            columns = self.worths[_plain.ending_of(s, move)]
        return columns

    def outlook(self, s: Vector, moves: list[int]) -> Worths:
        """What a point of the turn is worth: before a roll, or as the best of the moves."""
        if r.phase(s) == r.TO_ROLL:
            columns: Worths = self.turn.rolling[spot(r.kept(s))]
            return columns
        return max((self.worth(s, move) for move in moves), key=lambda columns: columns[0])


def opening(s: Vector) -> Vector:
    """The position as it was before the first roll of the turn."""
    before = s.copy()
    r.gather_dice(before)
    r.await_(before, r.TO_ROLL)
    return before


def after_keeping(s: Vector, face: int) -> int:
    """The spot that setting a face aside leads to."""
    return spot(r.kept(s) + (r.count(r.rolled(s), face) << (r.BITS * face)))


def endings(before: Vector) -> Endings:
    """The endings of the turn that begins with a position."""
    found = Endings(
        vector(e.SUMS),
        vector(e.SUMS),
        [],
        np.zeros((e.ENDINGS, r.SIZE), np.int64),
        np.zeros(e.ENDINGS),
    )
    there = _find(before, e.examples(), found.takes, found.steals, found.after, found.gains)
    found.there.extend(n for n in range(e.ENDINGS) if there >> n & 1)
    return found


def plan(ways: Endings, worths: Worths) -> Plan:
    """Solve the turn; `worths` has a line an ending, a column for each thing that is weighed."""
    takes, steals = ways.takes, ways.steals
    decides = worths[:, 0]
    no_take, no_steal = takes == e.NONE, steals == e.NONE
    steal = ~no_steal & (no_take | (decides[steals] >= decides[takes]))
    ends = np.empty((ENDS, worths.shape[1]))
    ends[:FAIL] = worths[np.where(steal, steals, np.where(no_take, e.FAILED, takes))]
    ends[FAIL] = worths[e.FAILED]
    if worths.shape[1] > 1:
        return Plan(worths, solve_along(ends))
    turn = solve(ends[:FAIL, 0], ends[FAIL, 0])
    return Plan(worths, Turn(turn.best[:, None], turn.rolling[:, None]))


@kernel
def _find(
    before: Vector,
    dice: Vector,
    takes: Vector,
    steals: Vector,
    after: NDArray[np.int64],
    gains: Worths,
) -> int:
    scratch, ev = np.empty_like(before), np.zeros(1, np.int64)
    there = e.ways(before, dice, takes, steals, scratch)
    for n in range(e.ENDINGS):
        if there >> n & 1:
            e.lead_to(before, n, dice, after[n], ev)
            gains[n] = e.gain(before, n)
    return there
