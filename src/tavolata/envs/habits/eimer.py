"""The rookie and the regular of Alles im Eimer, who play by habit."""

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.habits import eimer as habits
from tavolata.law import Vector, kernel

LEVELS = {"rookie": habits.ROOKIE, "regular": habits.REGULAR}
MEMORY = 1  # nothing


@kernel
def move_of(level: int, v: Vector, seat: int, memory: NDArray[np.float64], moves: Vector) -> int:
    """What a player of a level does by habit."""
    return habits.move_of(level, v, seat, moves)
