"""Small nets in plain loops: they run on a CPU and inside CUDA kernels, with no framework."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.law import law

Floats: TypeAlias = NDArray[np.float32]


@law
def add_input(hidden: Floats, w: Floats, row: int, value: float) -> None:
    """One input of the first layer: sparse ones cost only what is there."""
    for n in range(hidden.size):
        hidden[n] += w[row, n] * value


@law
def remove_input(hidden: Floats, w: Floats, row: int, value: float) -> None:
    for n in range(hidden.size):
        hidden[n] -= w[row, n] * value


@law
def rectify(values: Floats) -> None:
    for n in range(values.size):
        values[n] = max(values[n], np.float32(0.0))


@law
def layer(values: Floats, w: Floats, b: Floats, out: Floats) -> None:
    """A full layer, without its bend."""
    for n in range(out.size):
        out[n] = b[n]
    for m in range(values.size):
        value = values[m]
        if value != 0.0:
            for n in range(out.size):
                out[n] += value * w[m, n]


@law
def to_shares(values: Floats, n: int) -> None:
    """The first n numbers become shares that add up to one."""
    most = values[0]
    for i in range(1, n):
        most = max(most, values[i])
    total = np.float32(0.0)
    for i in range(n):
        values[i] = np.exp(values[i] - most)
        total += values[i]
    for i in range(n):
        values[i] /= total
