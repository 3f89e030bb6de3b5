"""A net that learns shares of the win and scores: Adam, in NumPy, or on a GPU in CuPy."""

import itertools
from typing import Any

import numpy as np

from tavolata.bots.values import Layers

FIRST, SECOND, TINY = 0.9, 0.999, 1e-8  # Adam's usual memory


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
        self.shares = shares
        self.score_weight = score_weight
        rng = np.random.default_rng(seed)
        self.layers: list[Any] = []
        for wide, narrow in itertools.pairwise(sizes):
            scale = np.sqrt(2.0 / min(wide, 64))  # inputs are sparse
            self.layers.append(self.xp.asarray(rng.normal(0, scale, (wide, narrow)), np.float32))
            self.layers.append(self.xp.zeros(narrow, np.float32))
        self._first = [self.xp.zeros_like(layer) for layer in self.layers]
        self._second = [self.xp.zeros_like(layer) for layer in self.layers]
        self._steps = 0

    def weights(self) -> Layers:
        """The layers, as the players read them."""
        return [np.asarray(self._plain(layer), np.float32) for layer in self.layers]

    def state(self) -> dict[str, Any]:
        """All there is to go on from: `load` takes it back in."""
        names = ("layer", "first", "second")
        kept = (self.layers, self._first, self._second)
        state = {
            f"{name}{n}": self._plain(array)
            for name, some in zip(names, kept, strict=True)
            for n, array in enumerate(some)
        }
        return {**state, "steps": np.array(self._steps)}

    def load(self, state: Any) -> None:
        for name, some in (
            ("layer", self.layers),
            ("first", self._first),
            ("second", self._second),
        ):
            for n in range(len(some)):
                some[n] = self.xp.asarray(state[f"{name}{n}"])
        self._steps = int(state["steps"])

    def predict(self, inputs: Any) -> Any:
        return self._forward(self.xp.asarray(inputs, np.float32))[-1]

    def learn(self, inputs: Any, targets: Any, rate: float) -> float:
        """One step on a batch; answers the cross-entropy of the shares before it."""
        xp = self.xp
        targets = xp.asarray(targets, np.float32)
        values = self._forward(xp.asarray(inputs, np.float32))
        out = values[-1]
        error = out - targets
        n = self.shares
        loss = -(targets[:, :n] * xp.log(out[:, :n] + 1e-9)).sum(axis=1).mean()
        error[:, n:] *= self.score_weight
        error /= len(error)
        self._steps += 1
        fade1, fade2 = 1 - FIRST**self._steps, 1 - SECOND**self._steps
        for at in range(len(self.layers) - 2, -1, -2):
            before = values[at // 2]
            slopes = (before.T @ error, error.sum(axis=0))
            if at:
                error = (error @ self.layers[at].T) * (before > 0)
            for slot, slope in zip((at, at + 1), slopes, strict=True):
                first, second = self._first[slot], self._second[slot]
                first += (1 - FIRST) * (slope - first)
                second += (1 - SECOND) * (slope * slope - second)
                self.layers[slot] -= rate * (first / fade1) / (xp.sqrt(second / fade2) + TINY)
        return float(loss)

    def _forward(self, inputs: Any) -> list[Any]:
        """The inputs, what each inner layer says, and the answers."""
        xp = self.xp
        values = [inputs]
        for at in range(0, len(self.layers), 2):
            out = values[-1] @ self.layers[at] + self.layers[at + 1]
            values.append(xp.maximum(out, 0) if at + 2 < len(self.layers) else out)
        answers = values[-1]
        shares = answers[:, : self.shares]
        shares = xp.exp(shares - shares.max(axis=1, keepdims=True))
        answers[:, : self.shares] = shares / shares.sum(axis=1, keepdims=True)
        return values

    def _plain(self, array: Any) -> Any:
        return array if self.xp is np else self.xp.asnumpy(array)
