"""A net that learns shares of the win and scores: Adam, in NumPy, or on a GPU in CuPy."""

from itertools import pairwise
from typing import Any

import numpy as np

from tavolata.bots.weights import Layers

FIRST, SECOND, TINY = 0.9, 0.999, 1e-8  # Adam's usual memory
CALM = 0.999  # how much of its past the average of the net keeps with each step


def arrays(device: str) -> Any:
    """The module that does the arithmetic: NumPy, or CuPy where the device is "cuda"."""
    if device != "cuda":
        return np
    import cupy  # type: ignore[import-not-found,import-untyped,unused-ignore]

    return cupy


class Trainer:
    """Rectified layers; `shares` outputs become shares of the win, the others are plain
    numbers (scores), whose squared error counts `score_weight`."""

    def __init__(
        self,
        sizes: tuple[int, ...],
        shares: int,
        seed: int,
        score_weight: float = 0.1,
        device: str = "cpu",
    ) -> None:
        self.xp = arrays(device)
        self.sizes = sizes
        self.shares = shares
        self.score_weight = score_weight
        rng = np.random.default_rng(seed)
        parts = []
        for wide, narrow in pairwise(sizes):
            scale = np.sqrt(2.0 / min(wide, 64))  # inputs are sparse
            parts += [rng.normal(0, scale, wide * narrow), np.zeros(narrow)]
        self.net = self.xp.asarray(np.concatenate(parts), np.float32)  # all layers in one vector
        self.average = self.net.copy()
        self._first, self._second = self.xp.zeros_like(self.net), self.xp.zeros_like(self.net)
        self._slope = self.xp.zeros_like(self.net)
        self._steps = 0

    def layers(self, net: Any) -> list[Any]:
        """A flat net as weights and biases, in turn; they share its memory."""
        layers, at = [], 0
        for wide, narrow in pairwise(self.sizes):
            layers.append(net[at : at + wide * narrow].reshape(wide, narrow))
            at += wide * narrow
            layers.append(net[at : at + narrow])
            at += narrow
        return layers

    def weights(self) -> Layers:
        """The layers, as the players read them: their average over the last steps, which is
        calmer than any one of them."""
        return [layer.copy() for layer in self.layers(self._plain(self.average))]

    def state(self) -> dict[str, Any]:
        """All there is to go on from: `load` takes it back in."""
        kept = {"net": self.net, "average": self.average, "first": self._first}
        kept["second"] = self._second
        plain = {name: self._plain(array).copy() for name, array in kept.items()}
        return {**plain, "steps": np.array(self._steps)}

    def load(self, state: Any) -> None:
        """Go on from a state that was kept."""
        self.net, self.average, self._first, self._second = (
            self.xp.array(state[name]) for name in ("net", "average", "first", "second")
        )
        self._steps = int(state["steps"])

    def predict(self, inputs: Any) -> Any:
        """What the net says of some inputs, as it is right now."""
        return self._forward(self.xp.asarray(inputs, np.float32))[-1]

    def learn(self, inputs: Any, targets: Any, rate: float) -> Any:
        """One step on a batch; answers the cross-entropy of the shares before it (an array of
        no dimension: reading it makes a GPU wait)."""
        xp, n = self.xp, self.shares
        targets = xp.asarray(targets, np.float32)
        values = self._forward(xp.asarray(inputs, np.float32))
        out = values[-1]
        error = out - targets
        loss = -(targets[:, :n] * xp.log(out[:, :n] + 1e-9)).sum(axis=1).mean()
        error[:, n:] *= self.score_weight
        error /= len(error)
        layers, slopes = self.layers(self.net), self.layers(self._slope)
        for at in range(len(layers) - 2, -1, -2):
            before = values[at // 2]
            xp.matmul(before.T, error, out=slopes[at])
            slopes[at + 1][...] = error.sum(axis=0)
            if at:
                error = (error @ layers[at].T) * (before > 0)
        self._step(rate)
        return loss

    def _step(self, rate: float) -> None:
        """Adam."""
        slope, first, second = self._slope, self._first, self._second
        self._steps += 1
        rate *= float(np.sqrt(1 - SECOND**self._steps) / (1 - FIRST**self._steps))
        first += (1 - FIRST) * (slope - first)
        second += (1 - SECOND) * (slope * slope - second)
        self.net -= rate * first / (self.xp.sqrt(second) + TINY)
        calm = min(CALM, self._steps / (self._steps + 10))
        self.average += (1 - calm) * (self.net - self.average)

    def _forward(self, inputs: Any) -> list[Any]:
        """The inputs, what each inner layer says, and the answers."""
        xp = self.xp
        values = [inputs]
        layers = self.layers(self.net)
        for at in range(0, len(layers), 2):
            out = values[-1] @ layers[at] + layers[at + 1]
            values.append(xp.maximum(out, 0) if at + 2 < len(layers) else out)
        answers = values[-1]
        shares = answers[:, : self.shares]
        shares = xp.exp(shares - shares.max(axis=1, keepdims=True))
        answers[:, : self.shares] = shares / shares.sum(axis=1, keepdims=True)
        return values

    def _plain(self, array: Any) -> Any:
        return array if self.xp is np else self.xp.asnumpy(array)
