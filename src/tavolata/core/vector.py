"""Vectors of integers, made here alone: NumPy's where it is installed, plain ones elsewhere.

Laws read and write single cells, so a plain vector serves them as well, only slower: the
engine runs where nothing but the standard library is there.
"""

from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector: TypeAlias = NDArray[np.int64]
    INT = np.dtype(np.int64)  # of a vector's cells
else:
    try:
        import numpy as np
    except ImportError:
        np = None


class PlainVector(array):  # type: ignore[type-arg]
    """Integers of 64 bits, with what the engine uses of NumPy's vectors."""

    def __new__(cls, values: Iterable[int] = ()) -> "PlainVector":
        return super().__new__(cls, "q", values)  # type: ignore[return-value]

    def __getitem__(self, at: Any) -> Any:
        found = super().__getitem__(at)
        return PlainVector(found) if isinstance(at, slice) else found

    def __setitem__(self, at: Any, value: Any) -> None:
        super().__setitem__(at, array("q", value) if isinstance(at, slice) else value)

    @property
    def size(self) -> int:
        """How many cells there are."""
        return len(self)

    def copy(self) -> "PlainVector":
        """A vector with the same cells."""
        return PlainVector(self)


def vector(size: int) -> "Vector":
    """So many zeros."""
    if np is None:
        return PlainVector([0] * size)
    return np.zeros(size, np.int64)


def empty(size: int) -> "Vector":
    """So many cells, whatever is in them: for who fills them in."""
    return vector(size) if np is None else np.empty(size, np.int64)


def vector_of(values: Iterable[int], bits: int = 64) -> "Vector":
    """A vector of these values; a table that laws look up may keep them in fewer bits."""
    if np is None:
        return PlainVector(values)
    return np.array([*values], f"int{bits}")


if not TYPE_CHECKING:
    Vector = PlainVector if np is None else np.ndarray
    INT = None if np is None else np.dtype(np.int64)
