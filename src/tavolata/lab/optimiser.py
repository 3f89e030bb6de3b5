"""Adam, in NumPy, or on a GPU in CuPy."""

from collections.abc import Mapping
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]  # or CuPy's, which behave alike
Arrays = Mapping[str, NDArray[np.generic]]  # by name, as a file keeps them

FIRST_DECAY, SECOND_DECAY, TINY = 0.9, 0.999, 1e-8  # the usual ones


def array_module(device: str) -> ModuleType:
    """The module that does the arithmetic: NumPy, or CuPy where the device is "cuda"."""
    if device != "cuda":
        return np
    import cupy  # type: ignore[import-not-found,import-untyped,unused-ignore]

    module: ModuleType = cupy
    return module


def to_numpy(array: NDArray[np.generic]) -> NDArray[np.generic]:
    """An array in the computer's own memory; one that is there already is not copied."""
    if isinstance(array, np.ndarray):
        return array
    found: NDArray[np.generic] = array.get()
    return found


class Adam:
    """Adam over one flat vector of parameters."""

    def __init__(self, parameters: Floats, xp: ModuleType) -> None:
        self._xp = xp
        self._first, self._second = xp.zeros_like(parameters), xp.zeros_like(parameters)
        self.steps = 0

    def step(self, parameters: Floats, slope: Floats, rate: float) -> None:
        """Move the parameters down the slope."""
        first, second = self._first, self._second
        self.steps += 1
        rate *= float(np.sqrt(1 - SECOND_DECAY**self.steps) / (1 - FIRST_DECAY**self.steps))
        first += (1 - FIRST_DECAY) * (slope - first)
        second += (1 - SECOND_DECAY) * (slope * slope - second)
        parameters -= rate * first / (self._xp.sqrt(second) + TINY)

    def state(self) -> Arrays:
        """All there is to go on from: `load` takes it back in."""
        first, second = (to_numpy(array).copy() for array in (self._first, self._second))
        return {"first": first, "second": second, "steps": np.array(self.steps)}

    def load(self, state: Arrays) -> None:
        """Go on from a state that was kept."""
        self._first, self._second = (self._xp.array(state[name]) for name in ("first", "second"))
        self.steps = int(state["steps"])
