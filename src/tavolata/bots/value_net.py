"""Small nets in plain loops: they run on a CPU and inside CUDA kernels, with no framework.

A net is one flat vector: layer by layer its weights, inputs by outputs, then its biases.
"""

from math import exp
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.core.law import law

Floats: TypeAlias = NDArray[np.float32]


def flat(layers: list[Floats]) -> Floats:
    """Layers as one vector."""
    return np.concatenate([part.ravel() for part in layers]).astype(np.float32)


@law
def start_with(hidden: Floats, net: Floats, at: int) -> None:
    """The biases that lie at a place of the net."""
    for n in range(hidden.size):
        hidden[n] = net[at + n]


@law
def add_input(hidden: Floats, net: Floats, row: int) -> None:
    """An input of the first layer that is on: sparse ones cost only what is there."""
    at = row * hidden.size
    for n in range(hidden.size):
        hidden[n] += net[at + n]


@law
def add_amount(hidden: Floats, net: Floats, row: int, amount: float) -> None:
    """An input of the first layer that is a number."""
    at = row * hidden.size
    for n in range(hidden.size):
        hidden[n] += net[at + n] * np.float32(amount)


@law
def rectify(values: Floats) -> None:
    """What is below zero becomes zero."""
    for n in range(values.size):
        values[n] = max(values[n], np.float32(0.0))


@law
def layer(values: Floats, net: Floats, at: int, out: Floats) -> int:
    """A full layer whose weights begin at a place; answers where the next layer's do."""
    start_with(out, net, at + values.size * out.size)
    for m in range(values.size):
        value = values[m]
        if value != 0.0:
            for n in range(out.size):
                out[n] += value * net[at + n]
        at += out.size
    return at + out.size


@law
def to_shares(values: Floats, n: int) -> None:
    """The first n numbers become shares that add up to one."""
    most = values[0]
    for i in range(1, n):
        most = max(most, values[i])
    total = np.float32(0.0)
    for i in range(n):
        values[i] = np.float32(exp(values[i] - most))
        total += values[i]
    for i in range(n):
        values[i] /= total
