"""The games of Heckmeck's training on a GPU: a thread plays a game, a block solves its turn."""

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

if not hasattr(np, "row_stack"):  # older numba-cuda beside a newer NumPy asks for it
    np.row_stack = np.vstack  # type: ignore[attr-defined,unused-ignore]

import cupy  # type: ignore[import-not-found,import-untyped,unused-ignore]
import numba.cuda

from tavolata.bots.value_net import Floats
from tavolata.games.heckmeck.bots.value_net import MOST_ON, SCORE, finished, sizes
from tavolata.games.heckmeck.chart import ENDS, FAIL, OPENING, Chart, chart, spots
from tavolata.games.heckmeck.endings import (
    ENDINGS,
    FAILED,
    SUMS,
    claim,
    examples,
    gain,
    lead_to,
    ways,
)
from tavolata.games.heckmeck.lab.self_play import (
    Samples,
    begin_if_over,
    note_inputs,
    note_turn,
    walk,
)
from tavolata.games.heckmeck.rules import FACES, MOVES, SIZE, over, whose_turn
from tavolata.games.heckmeck.solver import roll_worth

if TYPE_CHECKING:
    from tavolata.games.heckmeck.lab.parallel_games import ParallelGames

cuda: Any = numba.cuda  # its attributes are made at run time

SPOTS = len(spots())
THREADS = 128
PATHS = (FACES + 1) * THREADS
ABSENT, OPEN, CLOSED = 0.0, 1.0, 2.0  # endings: not possible, to be judged, the game's end


@cuda.jit
def _look(  # type: ignore[no-untyped-def,unused-ignore]
    n, warm, states, greedy, opponents, rngs, dice, nothing, worths, takes, steals, seen,
    on, movers, fair,
):  # fmt: skip
    """What the net is to see: of the position, and of all that the turn may lead to."""
    game = cuda.grid(1)
    if game >= states.shape[0]:
        return
    notes = cuda.local.array(MOST_ON, np.int64)
    scratch = cuda.local.array(SIZE, np.int64)
    options = cuda.local.array(5, np.int64)
    ev = cuda.local.array(1, np.int64)
    begin_if_over(game, n, warm, states, greedy, opponents, rngs, options, ev)
    s = states[game]
    note_inputs(s, notes, on[game], nothing)
    movers[game] = whose_turn(s)
    fair[game] = warm or greedy[game] >> whose_turn(s) & 1 == 0
    there = ways(s, dice, takes[game], steals[game], scratch)
    for ending in range(ENDINGS):
        worths[game, ending, 2 * n] = ABSENT
        if there >> ending & 1:
            lead_to(s, ending, dice, scratch, ev)
            worths[game, ending, 2 * n] = OPEN
            if over(scratch):
                finished(scratch, notes, worths[game, ending])
                worths[game, ending, 2 * n] = CLOSED
            else:
                note_inputs(scratch, notes, seen[game, ending], nothing)


@cuda.jit
def _wish(n, states, greedy, answers, takes, steals, worths, ends):  # type: ignore[no-untyped-def,unused-ignore]
    """What all that the turn may lead to is worth, and what the seat wishes for."""
    game = cuda.grid(1)
    if game >= states.shape[0]:
        return
    s = states[game]
    me = whose_turn(s)
    for ending in range(ENDINGS):
        known = worths[game, ending, 2 * n]
        if known == OPEN:
            for step in range(n):
                seat = (me + 1 + step) % n
                worths[game, ending, seat] = answers[game, ending, step]
                worths[game, ending, n + seat] = answers[game, ending, n + step] * SCORE
        if known != ABSENT:
            if greedy[game] >> me & 1:
                worths[game, ending, 2 * n] = gain(s, ending)
            else:
                worths[game, ending, 2 * n] = worths[game, ending, me]
    for total in range(SUMS):
        ends[game, total] = claim(worths[game], takes[game], steals[game], total)
    ends[game, FAIL] = worths[game, FAILED, 2 * n]


def _answers(net: Any, seen: Any, n: int) -> Any:
    """What the net says of all positions in sight, as one product of matrices a layer."""
    width = sizes(n)[0]
    lines = seen.reshape(-1, MOST_ON)
    values = cupy.zeros((len(lines), width + 1), np.float32)
    values[cupy.arange(len(lines))[:, None], lines] = 1
    values = values[:, :width]
    at = 0
    shape = sizes(n)
    for wide, narrow in pairwise(shape):
        weights = net[at : at + wide * narrow].reshape(wide, narrow)
        at += wide * narrow
        values = values @ weights + net[at : at + narrow]
        at += narrow
        if narrow != shape[-1]:
            values = cupy.maximum(values, 0)
    shares = cupy.exp(values[:, :n] - values[:, :n].max(axis=1, keepdims=True))
    values[:, :n] = shares / shares.sum(axis=1, keepdims=True)
    return values.reshape(*seen.shape[:2], 2 * n)


@cuda.jit
def _solve(ends, best, rolling, on_chart):  # type: ignore[no-untyped-def,unused-ignore]
    game, thread = cuda.blockIdx.x, cuda.threadIdx.x
    mine = cuda.shared.array(SPOTS, np.float32)
    path = cuda.shared.array(PATHS, np.float32)
    fail = ends[game, FAIL]
    for spot in range(thread, SPOTS, THREADS):
        mine[spot] = ends[game, on_chart.ends[spot]]
        rolling[game, spot] = mine[spot]
    cuda.syncthreads()
    for free in range(1, FACES + 1):
        for spot in range(on_chart.layers[free, 0] + thread, on_chart.layers[free, 1], THREADS):
            if on_chart.group_of[spot] >= 0:
                worth = roll_worth(mine, 0, 1, fail, path, thread, THREADS, spot, on_chart)
                rolling[game, spot] = worth
                if spot == OPENING or worth > mine[spot]:
                    mine[spot] = worth
        cuda.syncthreads()
    for spot in range(thread, SPOTS, THREADS):
        best[game, spot] = mine[spot]


@cuda.jit
def _walk(  # type: ignore[no-untyped-def,unused-ignore]
    states, greedy, rngs, worths, best, rolling, numbers, values, reached, ended
):
    game = cuda.grid(1)
    if game >= states.shape[0]:
        return
    moves = cuda.local.array(MOVES, np.int64)
    ev = cuda.local.array(1, np.int64)
    s = states[game]
    mover = whose_turn(s)
    ending = walk(s, rngs[game], worths[game], best[game], rolling[game], numbers, moves, ev)
    root = best[game, OPENING]
    note_turn(s, mover, greedy[game], ending, root, worths[game], values[game], reached[game])
    ended[game] = over(s)


def play(games: "ParallelGames", net: Floats, turns: int) -> Samples:
    """What ParallelGames.play does, on a GPU."""
    n, count = games.n, games.count
    games.states, games.greedy = cupy.asarray(games.states), cupy.asarray(games.greedy)
    games.rngs, games.opponents = cupy.asarray(games.rngs), cupy.asarray(games.opponents)
    shape = turns, count
    samples = Samples(
        cupy.empty((*shape, MOST_ON), np.int16),
        cupy.empty(shape, np.int64),
        cupy.empty(shape, np.bool_),
        cupy.empty((*shape, 2 * n), np.float32),
        cupy.empty((*shape, 2 * n), np.float32),
        cupy.empty(shape, np.bool_),
    )
    worths = cupy.zeros((count, ENDINGS, 2 * n + 1), np.float32)
    ends = cupy.empty((count, ENDS), np.float32)
    sight = cupy.full((count, ENDINGS, MOST_ON), sizes(n)[0], np.int16)
    takes, steals = cupy.empty((2, count, SUMS), np.int64)
    best, rolling = cupy.empty((2, count, SPOTS), np.float32)
    on_chart: Any = Chart(*(cupy.asarray(part) for part in chart("float32")))
    here, dice = cupy.asarray(net), cupy.asarray(examples())
    blocks = -(-count // THREADS)
    for turn in range(turns):
        on, movers, fair, values, reached, ended = (part[turn] for part in samples)
        _look[blocks, THREADS](
            n, games.warm, games.states, games.greedy, games.opponents, games.rngs, dice,
            sizes(n)[0], worths, takes, steals, sight, on, movers, fair,
        )  # fmt: skip
        answers = _answers(here, sight, n)
        _wish[blocks, THREADS](n, games.states, games.greedy, answers, takes, steals, worths, ends)
        _solve[count, THREADS](ends, best, rolling, on_chart)
        _walk[blocks, THREADS](
            games.states, games.greedy, games.rngs, worths, best, rolling, on_chart.numbers,
            values, reached, ended,
        )  # fmt: skip
    return samples
