"""Heckmeck learns what positions between turns are worth, by playing against itself.

Many games run side by side, a lane each. Every turn is solved exactly on top of what the net
thinks of the positions it may lead to; the exact value of the turn is what the net learns next.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from tavolata.bots.value_net import flat
from tavolata.bots.weights import Weights, save
from tavolata.games.heckmeck.bots.value_net import SCORE, sizes
from tavolata.games.heckmeck.lab.self_play import Lanes
from tavolata.lab.executors import Hands, hands
from tavolata.lab.trainer import Trainer

Note = Callable[[str, float], None]

POSITIONS = {2: 95_000_000}  # to learn from, unless told
POSITIONS_OF_MORE = 40_000_000
LANES = {"cpu": 4096, "cuda": 98304}
TURNS = 8  # of each lane before the net learns from them
BATCH = 4096
RATE, LAST_RATE = 1e-3, 3e-5
LAMBDA = 0.8  # how far the first targets trust the game's outcome; the last ones not at all
WARM = 0.04  # the part of it in which all play turn-greedily, and the net learns how that ends
LONG = 64  # turns in that part: most games end within
ANNEALED = 0.6  # the part of the training after which that is so
MATCH = 32_768  # games for each point of the learning curve
CURVE = 8  # points


def train(
    seats: int,
    *,
    out: Path,
    seed: int = 1,
    positions: int | None = None,
    device: str = "cpu",
    workers: int = 0,
    cluster: str | None = None,
    note: Note,
) -> None:
    """Learn the value for so many seats, and write it to a file with the facts of its training.

    Interrupted, it goes on from its last checkpoint, beside the file, when called again.
    """
    wanted = positions or POSITIONS.get(seats, POSITIONS_OF_MORE)
    if cluster is None:
        _train(Run(seats, seed, wanted, device, workers, None), out, note)
        return
    with hands(workers, cluster) as crew:
        _train(Run(seats, seed, wanted, "cpu", workers, crew), out, note)


def _train(run: "Run", out: Path, note: Note) -> None:
    wanted = run.wanted
    checkpoint = out.with_suffix(".checkpoint.npz")
    if checkpoint.exists():
        run.load(checkpoint)
    saved = time.monotonic()
    while run.learned < wanted:
        loss = run.segment()
        share = f", {run.curve[-1][1]:.1%} against turn-greedy play" if run.curve else ""
        note(f"{run.learned / 1e6:.1f} M positions, loss {loss:.4f}{share}", run.learned / wanted)
        if time.monotonic() - saved > 60:
            run.save(checkpoint)
            saved = time.monotonic()
    save(out, Weights(run.trainer.weights(), run.facts()))
    checkpoint.unlink(missing_ok=True)


class Run:
    """A training under way: the net, the lanes it plays in, and what it has seen."""

    def __init__(
        self, seats: int, seed: int, wanted: int, device: str, workers: int, crew: Hands | None
    ) -> None:
        self.seats, self.seed, self.wanted, self.device = seats, seed, wanted, device
        self.trainer = Trainer(sizes(seats), seats, seed, device=device)
        self.crew = crew
        self.lanes = Lanes(seats, LANES[device], seed, device, workers, crew)
        self.shuffle = np.random.default_rng(seed)
        self.learned = 0
        self.seconds = 0.0
        self.curve: list[tuple[int, float]] = []

    def segment(self) -> float:
        """Some turns in every lane, then one pass over all of them; answers the loss."""
        begun = time.monotonic()
        done = self.learned / self.wanted
        if done * CURVE >= len(self.curve):
            self.curve.append((self.learned, self.match()))
        self.lanes.warm = done < WARM
        seen = self.lanes.play(flat(self.trainer.weights()), LONG if self.lanes.warm else TURNS)
        xp = self.trainer.xp
        trust = 1.0 if self.lanes.warm else LAMBDA * max(0.0, 1 - done / ANNEALED)
        on, targets = self._lesson(seen, trust)
        rate = RATE * (LAST_RATE / RATE) ** done
        losses = []
        order = xp.asarray(self.shuffle.permutation(len(on)))
        batch = min(BATCH, len(order))
        for at in range(0, len(order) - batch + 1, batch):
            some = order[at : at + batch]
            losses.append(self.trainer.learn(self._unfolded(on[some]), targets[some], rate))
        self.learned += len(on)
        self.seconds += time.monotonic() - begun
        return float(sum(losses) / len(losses))

    def _lesson(self, seen: Any, trust: float) -> tuple[Any, Any]:
        """What was seen, with what it was worth: looking back from the last turn."""
        n, xp = self.seats, self.trainer.xp
        onward = seen.values[-1]
        targets = xp.empty_like(seen.values)
        for turn in range(len(targets) - 1, -1, -1):
            ended = seen.ended[turn][:, None]
            later = xp.where(ended, seen.reached[turn], onward)
            onward = (1 - trust) * seen.values[turn] + trust * later
            targets[turn] = onward
        # from the seat to move on, and only of turns played as well as the net can
        fair = seen.fair.reshape(-1)
        movers = seen.movers.reshape(-1, 1)
        order = (movers + xp.arange(n)[None, :]) % n
        flat_targets = targets.reshape(-1, 2 * n)
        rows = xp.arange(len(flat_targets))[:, None]
        shares = flat_targets[rows, order]
        scores = flat_targets[rows, n + order] / SCORE
        lesson = xp.concatenate([shares, scores], axis=1).astype(np.float32)
        return seen.on.reshape(len(fair), -1)[fair], lesson[fair]

    def _unfolded(self, on: Any) -> Any:
        xp = self.trainer.xp
        width = sizes(self.seats)[0]
        inputs = xp.zeros((len(on), width + 1), np.float32)
        inputs[xp.arange(len(on))[:, None], on] = 1  # unused places say `width`
        return inputs[:, :width]

    def match(self) -> float:
        """The net's share of the win in every seat alike, against turn-greedy play."""
        lanes = Lanes(
            self.seats,
            min(MATCH, LANES[self.device]),
            self.seed + 1,
            self.device,
            self.lanes.workers,
            self.crew,
        )
        return lanes.match(flat(self.trainer.weights()), MATCH)

    def facts(self) -> dict[str, Any]:
        """How this training went, for the weights' file."""
        return {
            "game": "heckmeck",
            "seats": self.seats,
            "seed": self.seed,
            "positions": self.learned,
            "sizes": list(sizes(self.seats)),
            "score": SCORE,
            "device": self.device,
            "seconds": round(self.seconds),
            "curve": [[at, round(share, 4)] for at, share in self.curve],
        }

    def save(self, checkpoint: Path) -> None:
        """Keep where the training is."""
        facts = {
            "seats": self.seats,
            "seed": self.seed,
            "learned": self.learned,
            "seconds": self.seconds,
            "curve": self.curve,
            "shuffle": self.shuffle.bit_generator.state,
        }
        part = checkpoint.with_name("part-" + checkpoint.name)
        part.parent.mkdir(parents=True, exist_ok=True)
        facts_text = np.frombuffer(json.dumps(facts).encode(), np.uint8)
        np.savez(part, run=facts_text, **self.lanes.state(), **self.trainer.state())
        part.replace(checkpoint)

    def load(self, checkpoint: Path) -> None:
        """Go on from where a training was."""
        with np.load(checkpoint) as kept:
            facts = json.loads(bytes(kept["run"]).decode())
            if (facts["seats"], facts["seed"]) != (self.seats, self.seed):
                raise ValueError(f"{checkpoint} is of another training: delete it or name another")
            self.trainer.load(kept)
            self.lanes.load(kept)
        self.learned, self.seconds = facts["learned"], facts["seconds"]
        self.curve = [(at, share) for at, share in facts["curve"]]
        self.shuffle.bit_generator.state = facts["shuffle"]
