"""Geizen in the laboratory: many games at once, the exact solution for two, training.

For two, the net learns the exact solution. For more, it learns first how games of players end
that weigh purses, and then from its own: every turn is solved exactly on what it thinks of the
positions after it, and that is what it learns next.
"""

import json
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tavolata.bots.value_net import flat
from tavolata.bots.weights import Weights, save
from tavolata.core.compiling import kernel
from tavolata.core.law import Vector, vector
from tavolata.core.streams import deal
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver
from tavolata.games.geizen.bots import heuristics as habits
from tavolata.games.geizen.bots import value_net as values
from tavolata.games.geizen.lab import exact
from tavolata.games.geizen.lab import self_play as lessons
from tavolata.games.geizen.solver import Chart, Ints, Narrow
from tavolata.lab.executors import Hands, all_of, hands
from tavolata.lab.trainer import Trainer

Note = Callable[[str, float], None]

WITHIN = 1e-5  # of a win: when the exact solution moves less, it is found
POSITIONS = {2: 8_000_000}  # to learn from, unless told
POSITIONS_BY_SELF_PLAY = 3_000_000
CHUNKS, CHUNK = 16, 16_384  # lessons of a round, and of one worker's part of it
PASSES = 3  # over the lessons of a round
BATCH = 4096
RATE, LAST_RATE = 2e-3, 2e-5
FROM_RESULTS = 0.2  # the part of self-play that weighs purses
TRUST = 0.4  # in the net's own worths of turns, when it begins to play; it grows to 1
YARDSTICK = 100_000  # games against best play
CURVE, MATCH = 8, 4000  # points of the learning curve, and games for each
SAVE_EVERY = 30.0  # seconds


def option_vector(seats: int, options: dict[str, Any]) -> Vector:
    """A table as the law's `begin` wants it."""
    from tavolata.core.catalogue import find

    game = find("geizen")
    return game.notation.option_vector(seats, 0, game.resolve(options))


# Many games at once.


@kernel
def play_games(
    chart: Chart,
    options: Vector,
    ways: Ints,
    starts: Ints,
    seeds: Ints,
    net: Narrow,
    wins: Narrow,
    margin: int,
    winners: Ints,
    scores: Ints,
) -> int:
    """Whole games; `ways` says how each seat plays in each. Answers how many turns they took."""
    s, ev, rng = np.zeros(r.SIZE, np.int64), np.zeros(1, np.int64), np.zeros(4, np.int64)
    moves, ends = np.zeros(r.MOVES, np.int64), np.zeros(8, np.int64)
    worths = np.empty(solver.SETS)
    begin = options.copy()
    turns = 0
    for game in range(starts.size):
        begin[1] = starts[game]
        r.begin(s, begin, ev)
        turn = 0
        while not r.over(s):
            turn += 1
            deal(seeds[game], turn, rng)
            way = ways[game, r.whose_turn(s)]
            if way == lessons.EXACT:
                lessons.think_exactly(chart, s, wins, margin, worths)
            else:
                habits.think(chart, way, s, net, worths)
            lessons.play_turn(s, worths, rng, moves, ev)
        turns += turn
        winners[game] = r.result(s, ends)
        for seat in range(r.seats(s)):
            scores[game, seat] = ends[seat]
    return turns


def bulk(
    levels: tuple[str, ...],
    seating: Vector,
    starts: Vector,
    seeds: Vector,
    options: dict[str, Any],
) -> tuple[Vector, Vector] | None:
    """Games of the arena; not with a rookie, who draws numbers of its own."""
    begin = option_vector(seating.shape[1], options)
    s = vector(r.SIZE)
    r.begin(s, begin, vector(1))
    to_win = habits.NET if values.knows(s) else habits.PURSES
    ways = {"regular": habits.RULE_OF_THUMB, "expert": habits.CHIPS, "master": to_win}
    if not all(level in ways for level in levels):
        return None
    played = np.array([ways[level] for level in levels])[seating]
    return _play(played, starts, seeds, begin, values.net_for(s), None)


def _play(
    ways: Ints,
    starts: Ints,
    seeds: Ints,
    options: Vector,
    net: Narrow | None,
    table: exact.Table | None,
    workers: int = 1,
) -> tuple[Ints, Ints]:
    """The winners of each game, a bit a seat, and the scores."""
    winners, scores = vector(len(ways)), np.zeros(ways.shape, np.int64)
    net = np.zeros(0, np.float32) if net is None else net
    wins = np.zeros((0, 0, 0), np.float32) if table is None else table.wins
    margin = 0 if table is None else table.below

    def play(some: Ints) -> None:
        part = slice(some[0], some[-1] + 1)
        dealt = ways[part], starts[part], seeds[part]
        ends = winners[part], scores[part]
        play_games(solver.chart(), options, *dealt, net, wins, margin, *ends)

    with ThreadPoolExecutor(workers) as crew:
        list(crew.map(play, np.array_split(np.arange(len(ways)), min(len(ways), 4 * workers))))
    return winners, scores


def contest(
    ways: tuple[int, ...],
    games: int,
    options: Vector,
    *,
    seed: int = 1,
    net: Narrow | None = None,
    table: exact.Table | None = None,
    workers: int = 1,
) -> tuple[float, float]:
    """The first way against the others, in every seat alike, with the same dice: its share of
    the win, and half the width of a 95 % interval."""
    n = len(ways)
    groups = -(-games // n)
    chairs = np.tile((np.arange(n)[None, :] - np.arange(n)[:, None]) % n, (groups, 1))
    dealt = np.random.default_rng(seed).integers(0, 1 << 62, groups)
    starts = np.repeat(np.arange(groups) % n, n)
    seated, seeds = np.array(ways)[chairs], np.repeat(dealt, n)
    winners, _ = _play(seated, starts, seeds, options, net, table, workers)
    won = (winners[:, None] >> np.arange(n) & 1).astype(float)
    won /= won.sum(axis=1, keepdims=True)
    shares = won[np.arange(len(won)), np.argmax(chairs == 0, axis=1)]
    by_group = shares.reshape(groups, n).mean(axis=1)
    return float(by_group.mean()), float(1.96 * by_group.std(ddof=1) / np.sqrt(groups))


# The exact solution.


def solve(*, options: dict[str, Any], out: Path, note: Note, workers: int = 0) -> dict[str, Any]:
    """Solve a board for two. Interrupted, it goes on from `out` when called again."""
    table = exact.blank(option_vector(exact.SEATS, options))
    facts = exact.iterate(table, within=WITHIN, note=note, workers=workers, keep=out)
    purse = int(r.first_chips(exact.SEATS))
    first = float(table.wins[0, purse, table.below + purse])
    found = {"first_to_move": first, "positions": exact.count(table), "most_chips": table.most}
    return found | facts | _measured(table, note, workers)


def _measured(table: exact.Table, note: Note, workers: int) -> dict[str, str]:
    """How master and expert do against best play, where master has learned the board."""
    s = vector(r.SIZE)
    r.begin(s, table.options, vector(1))
    if not values.knows(s):
        return {}
    told = {}
    for name, way in (("master", habits.NET), ("expert", habits.CHIPS)):
        note(f"{name} against best play", 1.0)
        share, half = contest(
            (way, lessons.EXACT),
            YARDSTICK,
            table.options,
            net=values.net_for(s),
            table=table,
            workers=workers or os.cpu_count() or 1,
        )
        told[f"{name}_against_best"] = f"{share:.4f} ± {half:.4f} ({YARDSTICK:,} games)"
    return told


# Training.


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
    with hands(workers or os.cpu_count() or 1, cluster, threads=True) as crew:
        _train(Run(seats, seed, wanted, device, workers, crew), out, note)


def _train(run: "Run", out: Path, note: Note) -> None:
    wanted = run.wanted
    checkpoint = out.with_suffix(".checkpoint.npz")
    solution = out.with_suffix(".solution.npz")
    if run.seats == exact.SEATS:
        run.solve(solution, note)
    if checkpoint.exists():
        run.load(checkpoint)
    saved = time.monotonic()
    while run.learned < wanted:
        loss = run.round()
        share = f", {run.curve[-1][1]:.1%} against experts" if run.curve else ""
        note(f"{run.learned / 1e6:.2f} M positions, loss {loss:.4f}{share}", run.learned / wanted)
        if time.monotonic() - saved > SAVE_EVERY:
            run.save(checkpoint)
            saved = time.monotonic()
    run.look()
    save(out, Weights(run.trainer.weights(), run.facts()))
    checkpoint.unlink(missing_ok=True)
    solution.unlink(missing_ok=True)


class Part(NamedTuple):
    """What somebody is asked for who makes a part of a round's lessons by self-play."""

    options: Vector
    seed: int
    trust: float  # in the net; below zero, players weigh purses instead
    net: Narrow
    size: int


def make(part: Part) -> lessons.Lessons:
    """A part of a round's lessons."""
    mine = lessons.blank(part.size, int(part.options[0]))
    if part.trust < 0:
        no = np.zeros((0, 0, 0), np.float32)
        purses = habits.PURSES
        lessons.from_results(solver.chart(), part.options, part.seed, purses, no, 0, mine)
    else:
        lessons.from_turns(solver.chart(), part.options, part.seed, part.trust, part.net, mine)
    return mine


class Run:
    """A training under way: the net, and what it has seen."""

    def __init__(
        self,
        seats: int,
        seed: int,
        wanted: int,
        device: str,
        workers: int,
        crew: Hands | None = None,
    ) -> None:
        self.seats, self.seed, self.wanted, self.device = seats, seed, wanted, device
        self.options = option_vector(seats, {})
        s = vector(r.SIZE)
        r.begin(s, self.options, vector(1))
        self.board = r.board(s)
        self.squares = np.array(exact.sizes_of_rows(s))
        self.sizes = values.sizes(seats, int(self.squares.sum()))
        self.trainer = Trainer(self.sizes, seats, seed, device=device)
        self.table: exact.Table | None = None
        self.workers = workers or os.cpu_count() or 1
        self.threads = ThreadPoolExecutor(self.workers)
        self.crew = crew or Hands()
        self.rounds = self.learned = 0
        self.seconds = 0.0
        self.curve: list[list[float]] = []

    def solve(self, file: Path, note: Note) -> None:
        """The exact solution to learn from."""
        self.table = exact.blank(self.options)
        exact.iterate(self.table, within=WITHIN, note=note, workers=self.workers, keep=file)

    def round(self) -> float:
        """Games, then some passes over their positions; answers the last pass's loss."""
        begun = time.monotonic()
        if len(self.curve) < CURVE * self.learned / self.wanted:
            self.look()
        seen = self._play()
        shuffle = np.random.default_rng([self.seed, self.rounds, 1])
        n, losses = self.seats, [0.0]
        inputs = np.zeros((BATCH, self.sizes[0]), np.float32)
        for _ in range(PASSES):
            order = shuffle.permutation(len(seen.positions))
            losses = []
            for at in range(0, len(order) - BATCH + 1, BATCH):
                some = order[at : at + BATCH]
                lessons.spell_out(seen.positions, self.squares, some, inputs)
                targets = seen.targets[some]
                unknown = targets[:, n] < 0
                if unknown.any():  # a score that nobody knows teaches nothing
                    said = np.asarray(self.trainer._plain(self.trainer.predict(inputs)))
                    targets[unknown, n:] = said[unknown, n:]
                losses.append(self.trainer.learn(inputs, targets, self._rate()))
        self.rounds += 1
        self.learned += len(seen.positions)
        self.seconds += time.monotonic() - begun
        return float(np.mean([float(loss) for loss in losses]))

    def _rate(self) -> float:
        done = min(1.0, self.learned / self.wanted)
        return float(RATE * (LAST_RATE / RATE) ** done)

    def _play(self) -> lessons.Lessons:
        """The lessons of a round: the same for any number of workers, here or elsewhere."""
        seeds = np.random.default_rng([self.seed, self.rounds]).integers(0, 1 << 62, CHUNKS)
        done = self.learned / self.wanted
        if self.table is not None:
            parts = list(self.threads.map(self._from_solution, seeds))
        else:
            trust = -1.0
            if done >= FROM_RESULTS:
                grown = (done - FROM_RESULTS) / (1 - FROM_RESULTS)
                trust = min(1.0, TRUST + (1 - TRUST) * grown / 0.6)
            net = flat(self.trainer.weights())
            asked = [Part(self.options, int(seed), trust, net, CHUNK) for seed in seeds]
            parts = all_of(self.crew, make, asked)
        positions, targets = zip(*parts, strict=True)
        return lessons.Lessons(np.concatenate(positions), np.concatenate(targets))

    def _from_solution(self, seed: int) -> lessons.Lessons:
        """A part of a round that the exact solution plays: it is too large to be sent around."""
        assert self.table is not None
        mine, wins, margin = lessons.blank(CHUNK, self.seats), self.table.wins, self.table.below
        chart = solver.chart()
        lessons.from_results(chart, self.options, seed, lessons.EXACT, wins, margin, mine)
        return mine

    def look(self) -> None:
        """One more point of the learning curve: the share against experts."""
        ways = (habits.NET, *[habits.CHIPS] * (self.seats - 1))
        net = flat(self.trainer.weights())
        share, half = contest(
            ways, MATCH, self.options, seed=self.seed, net=net, workers=self.workers
        )
        self.curve.append([self.learned, round(share, 4), round(half, 4)])

    def facts(self) -> dict[str, Any]:
        """How this training went, for the weights' file."""
        return {
            "game": "geizen",
            "seats": self.seats,
            "board": self.board,
            "seed": self.seed,
            "positions": self.learned,
            "sizes": list(self.sizes),
            "device": self.device,
            "seconds": round(self.seconds),
            "curve": self.curve,
        }

    def save(self, checkpoint: Path) -> None:
        """Keep where the training is."""
        told = {name: getattr(self, name) for name in KEPT}
        text = np.frombuffer(json.dumps(told).encode(), np.uint8)
        part = checkpoint.with_name(checkpoint.name + ".part")
        checkpoint.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as stream:
            np.savez(stream, run=text, **self.trainer.state())
        part.replace(checkpoint)

    def load(self, checkpoint: Path) -> None:
        """Go on from where a training was."""
        with np.load(checkpoint) as kept:
            told = json.loads(bytes(kept["run"]).decode())
            if any(told[name] != getattr(self, name) for name in ("seats", "seed", "wanted")):
                raise ValueError(f"{checkpoint} is of another training: delete it or name another")
            self.trainer.load(kept)
        for name in KEPT:
            setattr(self, name, told[name])


KEPT = ("seats", "seed", "wanted", "rounds", "learned", "seconds", "curve")
