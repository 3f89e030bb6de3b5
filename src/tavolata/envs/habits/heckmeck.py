"""The beginner and the regular of Heckmeck, compiled."""

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.habits import heckmeck as habits
from tavolata.law import Vector, law

LEVELS = {"rookie": habits.ROOKIE, "regular": habits.REGULAR}
MEMORY = 1  # nothing


@law
def move_of(level: int, v: Vector, seat: int, memory: NDArray[np.float64], moves: Vector) -> int:
    """What a player of a level does, by habit."""
    return habits.move_of(level, v, seat)
