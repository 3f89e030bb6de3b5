"""Random streams by number: a seed has one for each turn, and one for each seat.

Two games that differ in who sits where go different ways after a while. As each turn starts
a stream of its own, they still have the same luck turn by turn, and the comparison of those who
play them is less noisy.
"""

from typing import Any

from tavolata.core.law import Vector, law, next_word
from tavolata.core.vector import vector_of

_WARM_UP = 12  # words of a new stream that are thrown away
_plain: Any = getattr(next_word, "py_func", next_word)


@law
def start_stream(seed: int, number: int, rng: Vector) -> None:
    """Fill in a seed's stream of a number: of a turn, 0 being what comes before the first."""
    rng[0] = seed & 0xFFFFFFFF
    rng[1] = (seed >> 32) & 0xFFFFFFFF
    rng[2] = number & 0xFFFFFFFF
    rng[3] = 1
    for _ in range(_WARM_UP):
        next_word(rng)


def new_stream(seed: int, number: int) -> Vector:
    """What `start_stream` fills in, without compiling anything."""
    words = [seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF, number & 0xFFFFFFFF, 1]
    for _ in range(_WARM_UP):
        _plain(words)
    return vector_of(words)
