"""Heckmeck on a short grill for two, solved: the mover's share of the win in every position.

Value iteration from both sides: one bound starts where the mover always wins, the other where
it always loses, every turn is solved exactly on top of them, and the truth stays between. A
tile once turned down stays so: positions with more of them come first, and are then known.
"""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import combinations, permutations
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from tavolata.core.compiling import interpreted, kernel
from tavolata.core.files import whole_file
from tavolata.core.law import Vector, share_of_win, vector
from tavolata.games.heckmeck import endings as e
from tavolata.games.heckmeck.chart import ENDS, FAIL, OPENING, Chart, Worths, chart
from tavolata.games.heckmeck.plan import endings
from tavolata.games.heckmeck.solver import WIDE, Work, room, solve_block
from tavolata.lab.interfaces import Note

if TYPE_CHECKING:
    from tavolata.games.heckmeck import rules as r
else:
    r = interpreted("tavolata.games.heckmeck.rules")

Numbers = NDArray[np.int64]

MOST_TILES = 7
NEAR = 1e-8  # so close, the bounds meet
STILL = 1e-14  # they no longer move
SAVE_EVERY = 30.0  # seconds
OVER, NOWHERE = -1, -2  # where an ending leads, if not to a position


@dataclass
class Positions:
    """All positions between turns, the mover in seat 0, with the ways their turns may end."""

    options: Vector  # as the law's `begin` reads them
    vectors: Numbers  # a line each
    number: dict[bytes, int]
    down: Numbers  # the tiles turned down, a bit each
    takes: Numbers  # by sum with a worm: the ending
    steals: Numbers
    leads: Numbers  # by ending: the position, or OVER, or NOWHERE
    results: Worths  # by ending that ends the game: the mover's share of the win


def positions(options: Vector) -> Positions:
    """Every sound position of a grill, whether or not the game can come to it."""
    vectors = np.array(list(_vectors(options)))
    number = {v.tobytes(): n for n, v in enumerate(vectors)}
    shape = len(vectors), e.ENDINGS
    found = Positions(
        options,
        vectors,
        number,
        np.array([r.turned_down(v) for v in vectors]),
        np.empty((len(vectors), e.SUMS), np.int64),
        np.empty((len(vectors), e.SUMS), np.int64),
        np.full(shape, NOWHERE),
        np.zeros(shape),
    )
    for n, v in enumerate(vectors):
        ways = endings(v)
        found.takes[n], found.steals[n] = ways.takes, ways.steals
        for ending in ways.there:
            after = ways.after[ending]
            if r.over(after):
                found.leads[n, ending] = OVER
                found.results[n, ending] = share_of_first(after)
            else:
                found.leads[n, ending] = number[turned(after).tobytes()]
    return found


def start_of(options: Vector) -> Vector:
    """The position that the game begins with."""
    start = vector(r.SIZE)
    r.begin(start, options, vector(1))
    return start


def _vectors(options: Vector) -> Iterator[Vector]:
    """Some tiles in two stacks, some of the others on the grill, the rest turned down."""
    start = start_of(options)
    tiles = [tile for tile in range(r.LOWEST, r.HIGHEST + 1) if r.on_grill(start, tile)]
    for count in range(len(tiles) + 1):
        for stacked in permutations(tiles, count):
            rest = [tile for tile in tiles if tile not in stacked]
            for mine in range(count + 1):
                for lying in range(1, len(rest) + 1):
                    for grill in combinations(rest, lying):
                        yield _laid_out(start, stacked[:mine], stacked[mine:], grill)


def _laid_out(
    start: Vector, mine: tuple[int, ...], theirs: tuple[int, ...], grill: tuple[int, ...]
) -> Vector:
    v = start.copy()
    for tile in range(r.LOWEST, r.HIGHEST + 1):
        if r.on_grill(start, tile) and tile not in grill:
            if tile in mine or tile in theirs:
                r.take_off_grill(v, tile)
            else:
                r.turn_down(v, tile)
    for seat, stack in enumerate((mine, theirs)):
        for tile in stack:
            r.put_on_stack(v, seat, tile)
    return v


def turned(s: Vector) -> Vector:
    """The same position between turns, seen so that the mover is in seat 0."""
    v = s.copy()
    if r.whose_turn(s) == 1:
        r.set_turn(v, 0)
        r.set_top_tile(v, 0, r.top_tile(s, 1))
        r.set_top_tile(v, 1, r.top_tile(s, 0))
    return v


def share_of_first(s: Vector) -> float:
    """Seat 0's share of a game that is over."""
    winners = r.result(s, vector(r.MAX_SEATS))
    return share_of_win(winners, 0)


@dataclass
class Solution:
    """What every position is worth to its mover: between `low` and `high`."""

    positions: Positions
    low: Worths
    high: Worths

    @property
    def wins(self) -> Worths:
        """The win chances, half way between the bounds."""
        worths: Worths = (self.low + self.high) / 2
        return worths

    @property
    def gap(self) -> float:
        """How far the bounds are apart, at most."""
        return float((self.high - self.low).max())

    def evaluate(self, vectors: Numbers) -> tuple[Worths, Worths]:
        """Every seat's share of the win, as the coach asks for it; scores are not known."""
        wins = np.empty((len(vectors), 2))
        for n, v in enumerate(vectors):
            if r.over(v):
                wins[n, 0] = share_of_first(v)
            else:
                mover = self.value(v)
                wins[n, 0] = mover if r.whose_turn(v) == 0 else 1 - mover
        wins[:, 1] = 1 - wins[:, 0]
        return wins, np.zeros_like(wins)

    def value(self, v: Vector) -> float:
        """The mover's share of the win in a position between turns."""
        number = self.positions.number[turned(v).tobytes()]
        return float(self.low[number] + self.high[number]) / 2

    def worths(self, number: int) -> Worths:
        """What every ending of a position's turn is worth to its mover."""
        leads, results = self.positions.leads[number], self.positions.results[number]
        onward = (self.low[leads] + self.high[leads]) / 2
        worths: Worths = np.where(leads >= 0, 1 - onward, results)
        return worths


def iterate(of: Positions, *, note: Note, workers: int = 0, keep: Path | None = None) -> Solution:
    """Sweep until the bounds meet. Goes on from `keep`, and writes it now and then."""
    solution = Solution(of, np.zeros(len(of.vectors)), np.ones(len(of.vectors)))
    if keep is not None and keep.is_file():
        _take_in(solution, keep)
    kinds = np.unique(of.down)
    counts = np.bitwise_count(kinds)
    done, saved = 0, time.monotonic()
    with ThreadPoolExecutor(workers or 1) as threads:
        for count in sorted(set(counts.tolist()), reverse=True):
            parts = [np.flatnonzero(of.down == kind) for kind in kinds[counts == count]]
            size = sum(map(len, parts))
            gap = 1.0
            while parts:
                gaps = list(threads.map(lambda some: _sweep(solution, some), parts))
                parts = [some for some, open_ in zip(parts, gaps, strict=True) if open_ > NEAR]
                gap = max(gaps)
                near = np.log(min(1.0, max(gap, NEAR))) / np.log(NEAR)
                note(f"{done} positions, {gap:.1e}", (done + size * near) / len(of.vectors))
                if keep is not None and time.monotonic() - saved > SAVE_EVERY:
                    save(solution, keep)
                    saved = time.monotonic()
            done += size
    return solution


def _sweep(solution: Solution, some: Numbers) -> float:
    """Once over some positions; how far apart the bounds are, unless they no longer move."""
    of = solution.positions
    before = solution.high[some] - solution.low[some]
    sweep(
        some, of.takes, of.steals, of.leads, of.results, solution.low, solution.high,
        room(), chart(),
    )  # fmt: skip
    gap = solution.high[some] - solution.low[some]
    return float(gap.max()) if (before - gap).max() > STILL else 0.0


@kernel
def sweep(
    some: Numbers,
    takes: Numbers,
    steals: Numbers,
    leads: Numbers,
    results: Worths,
    low: Worths,
    high: Worths,
    work: Work,
    on: Chart,
) -> None:
    """Half of the turns side by side are solved for the low bound, the others for the high:
    the mover's bound is as low as what it leads to is high for the other."""
    half = WIDE // 2
    ends = np.zeros((ENDS, WIDE))
    best, rolling = np.empty((on.ends.size, WIDE)), np.empty((on.ends.size, WIDE))
    worths = np.empty(e.ENDINGS)
    for first in range(0, some.size, half):
        wide = min(half, some.size - first)
        for column in range(WIDE):
            if column % half >= wide:
                continue
            at = some[first + column % half]
            for ending in range(e.ENDINGS):
                lead = leads[at, ending]
                worths[ending] = results[at, ending]
                if lead >= 0:
                    worths[ending] = 1.0 - (high[lead] if column < half else low[lead])
            for total in range(e.SUMS):
                take, steal = takes[at, total], steals[at, total]
                worth = worths[e.FAILED]
                if take != e.NONE and steal != e.NONE:
                    worth = max(worths[take], worths[steal])
                elif take != e.NONE:
                    worth = worths[take]
                elif steal != e.NONE:
                    worth = worths[steal]
                ends[total, column] = worth
            ends[FAIL, column] = worths[e.FAILED]
        solve_block(ends, best, rolling, work, on)
        for column in range(wide):
            at = some[first + column]
            low[at] = max(low[at], best[OPENING, column])
            high[at] = min(high[at], best[OPENING, half + column])


def save(solution: Solution, file: Path) -> None:
    """Keep a solution in a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with whole_file(file) as stream:
        np.savez_compressed(
            stream, options=solution.positions.options, low=solution.low, high=solution.high
        )


def load(file: Path) -> Solution:
    """A solution from its file."""
    with np.load(file, allow_pickle=False) as kept:
        return Solution(positions(kept["options"]), kept["low"], kept["high"])


def _take_in(solution: Solution, file: Path) -> None:
    """Bounds once found hold for ever, if they are of the same game."""
    with np.load(file, allow_pickle=False) as kept:
        if np.array_equal(kept["options"], solution.positions.options):
            solution.low[:], solution.high[:] = kept["low"], kept["high"]
