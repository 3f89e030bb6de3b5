"""Many games of Heckmeck's training at once: on a CPU's cores, on a GPU, or on a cluster."""

from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.value_net import Floats
from tavolata.core.law import Vector, new_rng
from tavolata.games.heckmeck.bots.value_net import MOST_ON, sizes
from tavolata.games.heckmeck.chart import chart
from tavolata.games.heckmeck.endings import NONE, examples
from tavolata.games.heckmeck.lab.self_play import Samples, play_turns
from tavolata.games.heckmeck.rules import SIZE
from tavolata.games.heckmeck.solver import WIDE, room
from tavolata.lab.executors import WorkerPool, map_batches
from tavolata.lab.optimiser import Arrays, to_numpy

CHUNK = 16 * WIDE  # games that a cluster's worker is given together
MATCH_TURNS = 32  # between two looks at which games of a match have ended


class ParallelGames:
    """Games side by side. In a match, game g has the net in seat g, g + seats, …, against
    turn-greedy play; else the net is in nearly all seats, and options vary."""

    def __init__(
        self,
        n: int,
        count: int,
        seed: int,
        device: str,
        workers: int,
        pool: WorkerPool | None = None,
    ) -> None:
        self.n, self.count, self.device, self.workers = n, count, device, workers
        self.pool = pool  # where they are played instead
        self.states = np.zeros((count, SIZE), np.int64)
        self.greedy = np.zeros(count, np.int64)
        self.rngs = np.array([new_rng(f"{seed} {n} {game}".encode()) for game in range(count)])
        self.opponents = np.full(count, NONE, np.int64)
        self.warm = False  # all play turn-greedily, and the net learns from all of it

    def state(self) -> Arrays:
        """What has to be kept to go on later."""
        kept = {"states": self.states, "greedy": self.greedy, "rngs": self.rngs}
        return {name: to_numpy(array) for name, array in kept.items()}

    def load(self, kept: Arrays) -> None:
        """Go on from what was kept."""
        self.states, self.greedy, self.rngs = (
            np.asarray(kept[name], np.int64) for name in ("states", "greedy", "rngs")
        )

    def play(self, net: Floats, turns: int) -> Samples:
        """So many turns in every game."""
        if self.device == "cuda":
            from tavolata.games.heckmeck.lab.cuda import play

            return play(self, net, turns)
        if self.pool is not None:
            return self._play_in_pool(self.pool, net, turns)
        samples = self._blank(turns)
        workers = self.workers or 1
        blocks = np.array_split(np.arange(0, self.count, WIDE), workers)
        with ThreadPoolExecutor(workers) as threads:
            list(threads.map(lambda some: self._play_blocks(net, turns, some, samples), blocks))
        return samples

    def _blank(self, turns: int) -> Samples:
        shape = turns, self.count
        return Samples(
            np.empty((*shape, MOST_ON), np.int16),
            np.empty(shape, np.int64),
            np.empty(shape, np.bool_),
            np.empty((*shape, 2 * self.n), np.float32),
            np.empty((*shape, 2 * self.n), np.float32),
            np.empty(shape, np.bool_),
        )

    def _play_blocks(self, net: Floats, turns: int, blocks: Vector, samples: Samples) -> None:
        play_turns(
            self.n, turns, self.warm, blocks, self.states, self.greedy, self.opponents, self.rngs,
            net, examples(), room("float32"), chart("float32"), sizes(self.n)[0], samples,
        )  # fmt: skip

    def _play_in_pool(self, pool: WorkerPool, net: Floats, turns: int) -> Samples:
        """Some games to each worker."""
        cuts = [slice(at, at + CHUNK) for at in range(0, self.count, CHUNK)]
        parts = [
            Part(
                *(self.n, turns, self.warm, net, self.states[cut], self.greedy[cut]),
                *(self.opponents[cut], self.rngs[cut]),
            )
            for cut in cuts
        ]
        done = map_batches(pool, play_part, parts)
        states, greedy, rngs, samples = zip(*done, strict=True)
        self.states, self.greedy = np.concatenate(states), np.concatenate(greedy)
        self.rngs = np.concatenate(rngs)
        return Samples(*(np.concatenate(some, axis=1) for some in zip(*samples, strict=True)))

    def match(self, net: Floats, games: int) -> float:
        """The net's share of so many games, the same number in every place."""
        everyone = (1 << self.n) - 1
        seat = np.arange(self.count) % self.n
        self.opponents = everyone ^ (1 << seat)
        each = -(-games // self.count)
        played = np.zeros(self.count, np.int64)
        share = 0.0
        while played.min() < each:
            samples = self.play(net, MATCH_TURNS)
            ended, reached = to_numpy(samples.ended), to_numpy(samples.reached)
            for turn in range(len(ended)):
                counts = ended[turn] & (played < each)
                share += float(reached[turn][np.arange(self.count), seat][counts].sum())
                played += ended[turn]
        return share / (each * self.count)


class Part(NamedTuple):
    """Games that a worker plays on with, and what it needs for that."""

    n: int
    turns: int
    warm: bool
    net: Floats
    states: NDArray[np.int64]
    greedy: Vector
    opponents: Vector
    rngs: NDArray[np.int64]


class Played(NamedTuple):
    """How a part's games stand after some turns, and what those have shown."""

    states: NDArray[np.int64]
    greedy: Vector
    rngs: NDArray[np.int64]
    samples: Samples


def play_part(part: Part) -> Played:
    """Some turns in some games: what a worker is asked for."""
    games = ParallelGames(part.n, len(part.states), 0, "cpu", 1)
    games.states, games.greedy = part.states.copy(), part.greedy.copy()
    games.opponents, games.rngs, games.warm = part.opponents, part.rngs.copy(), part.warm
    samples = games.play(part.net, part.turns)
    return Played(games.states, games.greedy, games.rngs, samples)
