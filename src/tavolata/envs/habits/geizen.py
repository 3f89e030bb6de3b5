"""The regular of Geizen, compiled: a turn is thought through at its first choice."""

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.habits import geizen as habits
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver
from tavolata.law import Vector, kernel

LEVELS = {"regular": habits.RULE_OF_THUMB}
MEMORY = solver.SETS  # what each set of dice is worth this turn


@kernel
def move_of(level: int, v: Vector, seat: int, memory: NDArray[np.float64], moves: Vector) -> int:
    """The dice that do best by a rule of thumb."""
    if r.kept(v) == 0:
        opening = v.copy()
        opening[r.ROLLED_DICE] = 0
        r.await_(opening, r.TO_ROLL)
        habits.guess_by_thumb(opening, memory)
    return habits.best_move(v, memory, moves)
