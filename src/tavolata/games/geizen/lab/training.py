"""Training in Geizen.

For two, the net learns the exact solution. For more, it learns first how games of players end
that weigh purses, and then from its own: every turn is solved exactly on what it thinks of the
positions after it, and that is what it learns next.
"""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.value_net import flat
from tavolata.core.cpu import cores
from tavolata.core.json import JsonObject
from tavolata.core.law import Vector, vector
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver
from tavolata.games.geizen.bots import policy
from tavolata.games.geizen.bots import value_net as values
from tavolata.games.geizen.lab import exact
from tavolata.games.geizen.lab import self_play as lessons
from tavolata.games.geizen.lab.matches import contest, option_vector
from tavolata.games.geizen.lab.solving import WITHIN
from tavolata.games.geizen.solver import Narrow
from tavolata.lab.executors import WorkerPool, map_batches, open_pool
from tavolata.lab.interfaces import Note
from tavolata.lab.networks import DenseNetwork
from tavolata.lab.optimiser import Floats, to_numpy
from tavolata.lab.training import Training, passes

POSITIONS = {2: 8_000_000}  # to learn from, unless told
POSITIONS_BY_SELF_PLAY = 3_000_000
CHUNKS, CHUNK = 16, 16_384  # lessons of a round, and of one worker's part of it
PASSES = 3  # over the lessons of a round
BATCH = 4096
RATE, LAST_RATE = 2e-3, 2e-5
FROM_RESULTS = 0.2  # the part of self-play that weighs purses
TRUST = 0.4  # in the net's own worths of turns, when it begins to play; it grows to 1
CURVE, MATCH = 8, 4000  # points of the learning curve, and games for each


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
    """Learn the classic board for so many seats, and write what was learned with its facts.

    Interrupted, it goes on from its checkpoint, beside the file, when called again.
    """
    wanted = positions or POSITIONS.get(seats, POSITIONS_BY_SELF_PLAY)
    solution = out.with_suffix(".solution.npz")
    with open_pool(workers or cores(), cluster, threads=True) as pool:
        training = GeizenTraining(seats, seed, wanted, device, workers, pool)
        if seats == exact.SEATS:
            training.solve(solution, note)
        training.run(out, note)
    solution.unlink(missing_ok=True)


class Part(NamedTuple):
    """What a worker is asked for that makes a part of a round's lessons by self-play."""

    options: Vector
    seed: int
    trust: float  # in the net; below zero, players weigh purses instead
    net: Narrow
    size: int


def make_part(part: Part) -> lessons.Lessons:
    """A part of a round's lessons."""
    mine = lessons.blank(part.size, int(part.options[0]))
    if part.trust < 0:
        no = np.zeros((0, 0, 0), np.float32)
        purses = policy.BY_PURSES
        lessons.from_results(solver.chart(), part.options, part.seed, purses, no, 0, mine)
    else:
        lessons.from_turns(solver.chart(), part.options, part.seed, part.trust, part.net, mine)
    return mine


class GeizenTraining(Training):
    """A training under way: the net, and what it has seen."""

    game = "geizen"

    def __init__(
        self,
        seats: int,
        seed: int,
        wanted: int,
        device: str,
        workers: int,
        pool: WorkerPool | None = None,
    ) -> None:
        self.options = option_vector(seats, {})
        s = vector(r.SIZE)
        r.begin(s, self.options, vector(1))
        self.board = r.board(s)
        self.squares = np.array(exact.sizes_of_rows(s))
        self.sizes = values.sizes(seats, int(self.squares.sum()))
        self.network = DenseNetwork(self.sizes, seats, seed, device=device)
        super().__init__(self.network, seats=seats, seed=seed, wanted=wanted, device=device)
        self.table: exact.Table | None = None
        self.workers = workers or cores()
        self.threads = ThreadPoolExecutor(self.workers)
        self.pool = pool or WorkerPool()

    def solve(self, file: Path, note: Note) -> None:
        """The exact solution to learn from."""
        self.table = exact.blank(self.options)
        exact.iterate(self.table, within=WITHIN, note=note, workers=self.workers, keep=file)

    def round(self) -> str:
        """Games, then some passes over their positions; the loss told is the last pass's."""
        if len(self.curve) < CURVE * self.done:
            self._measure()
        seen = self._play()
        shuffle = np.random.default_rng([self.seed, self.rounds, 1])
        n, count = self.seats, len(seen.positions)
        inputs = np.zeros((min(BATCH, count), self.sizes[0]), np.float32)
        rate = float(RATE * (LAST_RATE / RATE) ** min(1.0, self.done))

        def learn(some: NDArray[np.int64]) -> Floats:
            lessons.spell_out(seen.positions, self.squares, some, inputs)
            targets = seen.targets[some]
            unknown = targets[:, n] < 0
            if unknown.any():  # a score that nobody knows teaches nothing
                said = to_numpy(self.network.predict(inputs))
                targets[unknown, n:] = said[unknown, n:]
            return self.network.learn(inputs, targets, rate)

        loss = passes(count, BATCH, PASSES, shuffle, learn)[-1]
        self.learned += count
        share = f", {self.curve[-1][1]:.1%} against experts" if self.curve else ""
        return f"{self.learned / 1e6:.2f} M positions, loss {loss:.4f}{share}"

    def _play(self) -> lessons.Lessons:
        """The lessons of a round: the same for any number of workers, here or elsewhere."""
        seeds = np.random.default_rng([self.seed, self.rounds]).integers(0, 1 << 62, CHUNKS)
        if self.table is not None:
            parts = list(self.threads.map(self._from_solution, seeds))
        else:
            trust = -1.0
            if self.done >= FROM_RESULTS:
                grown = (self.done - FROM_RESULTS) / (1 - FROM_RESULTS)
                trust = min(1.0, TRUST + (1 - TRUST) * grown / 0.6)
            net = flat(self.network.weights())
            asked = [Part(self.options, int(seed), trust, net, CHUNK) for seed in seeds]
            parts = map_batches(self.pool, make_part, asked)
        positions, targets = zip(*parts, strict=True)
        return lessons.Lessons(np.concatenate(positions), np.concatenate(targets))

    def _from_solution(self, seed: int) -> lessons.Lessons:
        """A part of a round that the exact solution plays: it is too large to be sent around."""
        assert self.table is not None
        mine, wins, margin = lessons.blank(CHUNK, self.seats), self.table.wins, self.table.below
        chart = solver.chart()
        lessons.from_results(chart, self.options, seed, lessons.EXACT, wins, margin, mine)
        return mine

    def _measure(self) -> None:
        """One more point of the learning curve: the share against experts."""
        levels = ("master", *["expert"] * (self.seats - 1))
        net = flat(self.network.weights())
        share, half = contest(
            levels, MATCH, self.options, seed=self.seed, net=net, workers=self.workers
        )
        self.curve.append([self.learned, share, half])

    def finish(self) -> None:
        """The last point of the curve."""
        self._measure()

    def own_facts(self) -> JsonObject:
        """The board, and the net's sizes."""
        return {"board": [*self.board], "sizes": [*self.sizes]}
