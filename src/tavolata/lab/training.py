"""The frame of every training: rounds of self-play and learning, a checkpoint, the facts.

A game brings a `Training`: how a round is played and learned from. Interrupted, a training goes
on from its last checkpoint, beside the file of weights, as if it had not been.
"""

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Protocol

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.weights import Layers, Weights, save
from tavolata.core.errors import Refusal
from tavolata.core.files import whole_file
from tavolata.core.json import JsonObject
from tavolata.lab.interfaces import Note
from tavolata.lab.optimiser import Arrays, Floats

SAVE_EVERY = 30.0  # seconds between two checkpoints

Point = list[float]  # of a learning curve: positions learned from, then what was measured


class Learner(Protocol):
    """What a training adjusts: a network."""

    def weights(self) -> Layers:
        """The layers, as the players read them."""

    def state(self) -> Arrays:
        """All there is to go on from."""

    def load(self, state: Arrays) -> None:
        """Go on from a state that was kept."""


class Training(ABC):
    """A training under way: a network, and what it has seen."""

    game: ClassVar[str]

    def __init__(
        self, network: Learner, *, seats: int, seed: int, wanted: int, device: str
    ) -> None:
        self.seats, self.seed, self.wanted, self.device = seats, seed, wanted, device
        self._learner = network
        self.rounds = self.learned = 0  # rounds done, positions learned from
        self.seconds = 0.0
        self.curve: list[Point] = []

    @abstractmethod
    def round(self) -> str:
        """Play, and learn from it: counts what was `learned`, and answers how it goes."""

    def finish(self) -> None:
        """After the last round: where a game has one, the last point of the curve."""
        return

    def own_facts(self) -> JsonObject:
        """Facts of this game's training, besides those of all."""
        return {}

    def own_state(self) -> tuple[JsonObject, Arrays]:
        """What a checkpoint keeps besides the network and the counts."""
        return {}, {}

    def load_own(self, notes: JsonObject, arrays: Arrays) -> None:
        """Go on from what `own_state` gave."""
        return

    @property
    def done(self) -> float:
        """The fraction of the positions that was learned from."""
        return self.learned / self.wanted

    def facts(self) -> JsonObject:
        """How this training went, for the file of weights."""
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "positions": self.learned,
            "device": self.device,
            "seconds": round(self.seconds),
            "curve": [[at, *(round(figure, 4) for figure in more)] for at, *more in self.curve],
            **self.own_facts(),
        }

    def run(self, out: Path, note: Note) -> None:
        """Train until all is learned, and write the weights with their facts."""
        checkpoint = checkpoint_of(out)
        if checkpoint.exists():
            self.load(checkpoint)
        saved = time.monotonic()
        while self.learned < self.wanted:
            begun = time.monotonic()
            text = self.round()
            self.rounds += 1
            self.seconds += time.monotonic() - begun
            note(text, min(1.0, self.done))
            if time.monotonic() - saved > SAVE_EVERY:
                self.save(checkpoint)
                saved = time.monotonic()
        self.finish()
        save(out, Weights(self._learner.weights(), self.facts()))
        checkpoint.unlink(missing_ok=True)

    def save(self, checkpoint: Path) -> None:
        """Write where the training is."""
        notes, arrays = self.own_state()
        so_far: JsonObject = {
            "seats": self.seats,
            "seed": self.seed,
            "wanted": self.wanted,
            "rounds": self.rounds,
            "learned": self.learned,
            "seconds": self.seconds,
            "curve": [[*point] for point in self.curve],
            **notes,
        }
        text = np.frombuffer(json.dumps(so_far).encode(), np.uint8)
        checkpoint.parent.mkdir(parents=True, exist_ok=True)
        everything = {"run": text, **arrays, **self._learner.state()}
        with whole_file(checkpoint) as stream:
            np.savez(stream, **everything)  # type: ignore[arg-type]

    def load(self, checkpoint: Path) -> None:
        """Go on from where a training was; refuses the checkpoint of another one."""
        with np.load(checkpoint, allow_pickle=False) as kept:
            so_far = json.loads(bytes(kept["run"]).decode())
            mine = {"seats": self.seats, "seed": self.seed, "wanted": self.wanted}
            if any(so_far.get(name, own) != own for name, own in mine.items()):
                raise Refusal("checkpoint-of-another-training", path=str(checkpoint))
            self._learner.load(kept)
            self.load_own(so_far, kept)
        self.rounds, self.learned = so_far.get("rounds", 0), so_far["learned"]
        self.seconds, self.curve = so_far["seconds"], so_far["curve"]


def checkpoint_of(out: Path) -> Path:
    """Where a training that writes a file keeps where it is."""
    return out.with_suffix(".checkpoint.npz")


def passes(
    count: int,
    batch: int,
    times: int,
    rng: np.random.Generator,
    learn: Callable[[NDArray[np.int64]], Floats | float],
) -> list[float]:
    """Learn from `count` positions so many times over, in batches drawn in random order; answers
    the mean loss of each pass."""
    size = min(batch, count)
    means = []
    for _ in range(times):
        order = rng.permutation(count)
        losses = [learn(order[at : at + size]) for at in range(0, count - size + 1, size)]
        means.append(float(sum(losses) / len(losses)))
    return means
