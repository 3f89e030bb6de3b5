"""Networks that learn shares of the win and scores of positions, in NumPy or on a GPU in CuPy."""

from abc import ABC, abstractmethod
from itertools import pairwise
from typing import ClassVar, Generic, TypeVar

import numpy as np

from tavolata.bots.weights import Layers
from tavolata.lab.optimiser import Adam, Arrays, Floats, array_module, to_numpy

Inputs = TypeVar("Inputs")  # what a network is given: an array, or several

AVERAGE_DECAY = 0.999  # how much of its past the average of the parameters keeps with each step


class Network(ABC, Generic[Inputs]):
    """Layers in one flat vector, and what is common to all: Adam, softmax over the shares, the
    loss, the state to go on from.

    The first `shares` outputs become shares of the win, the others are plain numbers (scores),
    whose squared error counts `score_weight`.
    """

    averaged: ClassVar[bool]  # do the players read an average over the last steps?

    def __init__(
        self, layers: Layers, shares: int, *, score_weight: float, device: str = "cpu"
    ) -> None:
        self.xp = array_module(device)
        self.shapes = [layer.shape for layer in layers]
        self.shares = shares
        self.score_weight = score_weight
        flat = np.concatenate([layer.ravel() for layer in layers])
        self.net: Floats = self.xp.asarray(flat, np.float32)
        self.average: Floats = self.net.copy()
        self._slope: Floats = self.xp.zeros_like(self.net)
        self._adam = Adam(self.net, self.xp)

    @abstractmethod
    def _forward(self, inputs: Inputs) -> list[Floats]:
        """What each layer answers; last, the answers of the network before softmax."""

    @abstractmethod
    def _backward(self, inputs: Inputs, values: list[Floats], error: Floats) -> None:
        """Fill in the slope, out of what the layers answered and the error of the answers."""

    def layers(self, net: Floats) -> list[Floats]:
        """A flat vector as weights and biases, in turn; they share its memory."""
        layers, at = [], 0
        for shape in self.shapes:
            size = int(np.prod(shape))
            layers.append(net[at : at + size].reshape(shape))
            at += size
        return layers

    def weights(self) -> Layers:
        """The layers, as the players read them: averaged over the last steps, where that is
        done, which is calmer than any one of them."""
        read = self.average if self.averaged else self.net
        return [layer.copy() for layer in self.layers(np.asarray(to_numpy(read), np.float32))]

    def predict(self, inputs: Inputs) -> Floats:
        """What the network says of some inputs, as it is right now."""
        return self._answers(inputs)[-1]

    def learn(self, inputs: Inputs, targets: Floats, rate: float) -> Floats:
        """One step on a batch; answers the cross-entropy of the shares before it (an array of
        no dimension: reading it makes a GPU wait)."""
        xp, n = self.xp, self.shares
        targets = xp.asarray(targets, np.float32)
        values = self._answers(inputs)
        answers = values[-1]
        error = answers - targets
        loss: Floats = -(targets[:, :n] * xp.log(answers[:, :n] + 1e-9)).sum(axis=1).mean()
        error[:, n:] *= self.score_weight
        error /= len(error)
        self._backward(inputs, values, error)
        self._adam.step(self.net, self._slope, rate)
        if self.averaged:
            steps = self._adam.steps
            kept = min(AVERAGE_DECAY, steps / (steps + 10))
            self.average += (1 - kept) * (self.net - self.average)
        return loss

    def _answers(self, inputs: Inputs) -> list[Floats]:
        values = self._forward(inputs)
        answers = values[-1]
        shares = answers[:, : self.shares]
        shares = self.xp.exp(shares - shares.max(axis=1, keepdims=True))
        answers[:, : self.shares] = shares / shares.sum(axis=1, keepdims=True)
        return values

    def state(self) -> Arrays:
        """All there is to go on from: `load` takes it back in."""
        kept = {"net": self.net, "average": self.average}
        plain = {name: to_numpy(array).copy() for name, array in kept.items()}
        return {**plain, **self._adam.state()}

    def load(self, state: Arrays) -> None:
        """Go on from a state that was kept."""
        self.net, self.average = (self.xp.array(state[name]) for name in ("net", "average"))
        self._adam.load(state)


class DenseNetwork(Network[Floats]):
    """Fully connected, rectified layers."""

    averaged = True

    def __init__(
        self,
        sizes: tuple[int, ...],
        shares: int,
        seed: int,
        score_weight: float = 0.1,
        device: str = "cpu",
    ) -> None:
        rng = np.random.default_rng(seed)
        layers: Layers = []
        for wide, narrow in pairwise(sizes):
            scale = np.sqrt(2.0 / min(wide, 64))  # inputs are sparse
            layers.append(rng.normal(0, scale, (wide, narrow)).astype(np.float32))
            layers.append(np.zeros(narrow, np.float32))
        super().__init__(layers, shares, score_weight=score_weight, device=device)

    def _forward(self, inputs: Floats) -> list[Floats]:
        xp = self.xp
        values: list[Floats] = [xp.asarray(inputs, np.float32)]
        layers = self.layers(self.net)
        for at in range(0, len(layers), 2):
            out = values[-1] @ layers[at] + layers[at + 1]
            values.append(xp.maximum(out, 0) if at + 2 < len(layers) else out)
        return values

    def _backward(self, inputs: Floats, values: list[Floats], error: Floats) -> None:
        layers, slopes = self.layers(self.net), self.layers(self._slope)
        for at in range(len(layers) - 2, -1, -2):
            before = values[at // 2]
            self.xp.matmul(before.T, error, out=slopes[at])
            slopes[at + 1][...] = error.sum(axis=0)
            if at:
                error = (error @ layers[at].T) * (before > 0)
