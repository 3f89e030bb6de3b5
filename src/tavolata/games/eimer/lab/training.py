"""Training in Alles im Eimer: first on games by habit, then on games that search with what
was learned from them."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.weights import Layers
from tavolata.core.cpu import cores
from tavolata.core.json import JsonObject
from tavolata.core.law import new_rng
from tavolata.games.eimer.bots.value_net import Floats, net_of, new_desk, sizes
from tavolata.games.eimer.lab.network import INNER, PER_COLOUR, ColourNetwork
from tavolata.games.eimer.lab.self_play import lessons
from tavolata.lab.executors import WorkerPool, map_batches, open_pool
from tavolata.lab.interfaces import Note
from tavolata.lab.training import Training, passes

POSITIONS = 3_000_000  # to learn from, unless told
BY_SEARCH = 0.15  # the part of them, at the end, that searching players come to
PART = 4096  # positions that one worker makes at a time
PARTS = 16  # of a round
PASSES = (1, 2)  # over the positions of a round: by habit, by search
WILD = (16, 24)  # one move in so many is any move
WORK = 128  # playouts a move while training
BATCH = 2048
RATE, LAST_RATE = 1e-3, 2e-5
CURVE = 20  # points of the learning curve


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
    """Train a net for so many seats. Stopped and called again, it goes on where it was."""
    with open_pool(workers or cores(), cluster, threads=True) as pool:
        EimerTraining(seats, seed, positions or POSITIONS, device, pool).run(out, note)


class Part(NamedTuple):
    """What a worker is asked for that makes a part of a round's positions."""

    seats: int
    weights: Layers
    seed: bytes
    size: int
    wild: int
    work: int


class Positions(NamedTuple):
    """Positions, and how their games ended."""

    colours: Floats
    counts: Floats
    targets: Floats


def make_part(part: Part) -> Positions:
    """A part of a round's positions."""
    net = net_of(part.weights)
    per_colour, besides = sizes(part.seats)
    colours = np.zeros((part.size, 5, per_colour), np.float32)
    counts = np.zeros((part.size, besides), np.float32)
    targets = np.zeros((part.size, 2 * part.seats), np.float32)
    options = np.array([part.seats, 0, 0, 0, 0, 0])
    rng, desk = new_rng(part.seed), new_desk(part.seats, net)
    lessons(options, net, desk, rng, part.wild, part.work, colours, counts, targets)
    return Positions(colours, counts, targets)


class EimerTraining(Training):
    """A training under way: so many rounds of the same size."""

    game = "eimer"

    def __init__(
        self, seats: int, seed: int, positions: int, device: str, pool: WorkerPool | None = None
    ) -> None:
        self.all_rounds = max(2, positions // (PART * PARTS))
        self.by_habit = self.all_rounds - max(1, round(self.all_rounds * BY_SEARCH))
        self.network = ColourNetwork(seats, seed, device)
        wanted = self.all_rounds * PART * PARTS
        super().__init__(self.network, seats=seats, seed=seed, wanted=wanted, device=device)
        self.pool = pool or WorkerPool()

    def round(self) -> str:
        """Positions of games, then some passes over them."""
        searching = self.rounds >= self.by_habit
        rate = LAST_RATE + (RATE - LAST_RATE) * (1 - self.rounds / self.all_rounds)
        made = self._play(searching)

        def learn(some: NDArray[np.int64]) -> Floats:
            inputs = made.colours[some], made.counts[some]
            return self.network.learn(inputs, made.targets[some], rate)

        shuffle = np.random.default_rng((self.seed, self.rounds))
        losses = passes(len(made.targets), BATCH, PASSES[searching], shuffle, learn)
        self.learned += len(made.targets)
        done = self.rounds + 1
        if done % max(1, self.all_rounds // CURVE) == 0 or done == self.all_rounds:
            self.curve.append([self.learned, float(np.mean(losses))])
        return "searching" if searching else "by habit"

    def _play(self, searching: bool) -> Positions:
        """Positions of a round. Who makes which part makes no difference to what is in it."""
        weights, work = self.network.weights(), WORK if searching else 0
        seeds = [f"{self.seed} {self.rounds} {part}".encode() for part in range(PARTS)]
        asked = [Part(self.seats, weights, seed, PART, WILD[searching], work) for seed in seeds]
        made = zip(*map_batches(self.pool, make_part, asked), strict=True)
        return Positions(*(np.concatenate(parts) for parts in made))

    def own_facts(self) -> JsonObject:
        """The net's sizes. The curve says positions seen and the cross-entropy of the shares."""
        return {"sizes": [*sizes(self.seats), PER_COLOUR, INNER]}
