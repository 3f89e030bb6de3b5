"""The chance of the arena: every turn has dice of its own, the same for all games of a group.

Two games that differ in who sits where go different ways after a while. As each turn begins
a stream anew, they still have the same luck turn by turn, and the comparison is less noisy.
"""

from typing import Any

from tavolata.core.law import Vector, law, next_word
from tavolata.core.vector import vector_of

_STIRS = 12  # how often a new stream is stirred before it is used
_plain: Any = getattr(next_word, "py_func", next_word)


@law
def deal(seed: int, turn: int, rng: Vector) -> None:
    """Fill in the random stream of a turn; 0 is what is dealt before the first one."""
    rng[0] = seed & 0xFFFFFFFF
    rng[1] = (seed >> 32) & 0xFFFFFFFF
    rng[2] = turn & 0xFFFFFFFF
    rng[3] = 1
    for _ in range(_STIRS):
        next_word(rng)


def dealt(seed: int, turn: int) -> Vector:
    """What `deal` fills in, without compiling anything."""
    words = [seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF, turn & 0xFFFFFFFF, 1]
    for _ in range(_STIRS):
        _plain(words)
    return vector_of(words)
