"""Heckmeck learns what positions between turns are worth, by playing against itself.

Many games run side by side. Every turn is solved exactly on top of what the net thinks of the
positions it may lead to; the exact value of the turn is what the net learns next.
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.value_net import flat
from tavolata.core.json import JsonObject
from tavolata.games.heckmeck.bots.value_net import SCORE, sizes
from tavolata.games.heckmeck.lab.parallel_games import ParallelGames
from tavolata.games.heckmeck.lab.self_play import Samples
from tavolata.lab.executors import WorkerPool, open_pool
from tavolata.lab.interfaces import Note
from tavolata.lab.networks import DenseNetwork
from tavolata.lab.optimiser import Arrays, Floats
from tavolata.lab.training import Training, passes

POSITIONS = {2: 95_000_000}  # to learn from, unless told
POSITIONS_OF_MORE = 40_000_000
GAMES = {"cpu": 4096, "cuda": 98304}  # side by side
TURNS = 8  # of each game before the net learns from them
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
        HeckmeckTraining(seats, seed, wanted, device, workers).run(out, note)
        return
    with open_pool(workers, cluster) as pool:
        HeckmeckTraining(seats, seed, wanted, "cpu", workers, pool).run(out, note)


class HeckmeckTraining(Training):
    """A training under way: the net, the games it plays in, and what it has seen."""

    game = "heckmeck"

    def __init__(
        self,
        seats: int,
        seed: int,
        wanted: int,
        device: str,
        workers: int,
        pool: WorkerPool | None = None,
    ) -> None:
        self.network = DenseNetwork(sizes(seats), seats, seed, device=device)
        super().__init__(self.network, seats=seats, seed=seed, wanted=wanted, device=device)
        self.pool = pool
        self.games = ParallelGames(seats, GAMES[device], seed, device, workers, pool)
        self.shuffle = np.random.default_rng(seed)

    def round(self) -> str:
        """Some turns in every game, then one pass over all of them."""
        done = self.done
        if done * CURVE >= len(self.curve):
            self.curve.append([self.learned, self._match()])
        self.games.warm = done < WARM
        turns = LONG if self.games.warm else TURNS
        samples = self.games.play(flat(self.network.weights()), turns)
        trust = 1.0 if self.games.warm else LAMBDA * max(0.0, 1 - done / ANNEALED)
        on, targets = self._lessons(samples, trust)
        rate = RATE * (LAST_RATE / RATE) ** done
        xp = self.network.xp

        def learn(picked: NDArray[np.int64]) -> Floats:
            some = xp.asarray(picked)
            return self.network.learn(self._unfolded(on[some]), targets[some], rate)

        (loss,) = passes(len(on), BATCH, 1, self.shuffle, learn)
        self.learned += len(on)
        share = f", {self.curve[-1][1]:.1%} against turn-greedy play"
        return f"{self.learned / 1e6:.1f} M positions, loss {loss:.4f}{share}"

    def _lessons(self, samples: Samples, trust: float) -> tuple[NDArray[np.int16], Floats]:
        """What was seen, with what it was worth: looking back from the last turn."""
        n, xp = self.seats, self.network.xp
        onward = samples.values[-1]
        targets = xp.empty_like(samples.values)
        for turn in range(len(targets) - 1, -1, -1):
            ended = samples.ended[turn][:, None]
            later = xp.where(ended, samples.reached[turn], onward)
            onward = (1 - trust) * samples.values[turn] + trust * later
            targets[turn] = onward
        # from the seat to move on, and only of turns played as well as the net can
        fair = samples.fair.reshape(-1)
        movers = samples.movers.reshape(-1, 1)
        order = (movers + xp.arange(n)[None, :]) % n
        flat_targets = targets.reshape(-1, 2 * n)
        rows = xp.arange(len(flat_targets))[:, None]
        shares = flat_targets[rows, order]
        scores = flat_targets[rows, n + order] / SCORE
        lessons = xp.concatenate([shares, scores], axis=1).astype(np.float32)
        return samples.on.reshape(len(fair), -1)[fair], lessons[fair]

    def _unfolded(self, on: NDArray[np.int16]) -> Floats:
        xp = self.network.xp
        width = sizes(self.seats)[0]
        inputs: Floats = xp.zeros((len(on), width + 1), np.float32)
        inputs[xp.arange(len(on))[:, None], on] = 1  # unused places say `width`
        return inputs[:, :width]

    def _match(self) -> float:
        """The net's share of the win in every seat alike, against turn-greedy play."""
        count = min(MATCH, GAMES[self.device])
        games = ParallelGames(
            self.seats, count, self.seed + 1, self.device, self.games.workers, self.pool
        )
        return games.match(flat(self.network.weights()), MATCH)

    def own_facts(self) -> JsonObject:
        """The net's sizes, and what a score is divided by."""
        return {"sizes": [*sizes(self.seats)], "score": SCORE}

    def own_state(self) -> tuple[JsonObject, Arrays]:
        """The games under way, and the order in which positions are drawn."""
        return {"shuffle": dict(self.shuffle.bit_generator.state)}, self.games.state()

    def load_own(self, notes: JsonObject, arrays: Arrays) -> None:
        """Go on with the same games, in the same order."""
        shuffle = notes["shuffle"]
        assert isinstance(shuffle, dict)
        self.shuffle.bit_generator.state = shuffle
        self.games.load(arrays)
