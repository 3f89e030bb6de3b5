"""The lanes of Heckmeck's training on a GPU: a thread plays a lane, a block solves its turn."""

from itertools import pairwise
from typing import Any

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
    NONE,
    SUMS,
    examples,
    gain,
    lead_to,
    ways,
)
from tavolata.games.heckmeck.lab.self_play import (
    Lanes,
    Seen,
    claim,
    new_game,
    note_inputs,
    note_turn,
    walk,
)
from tavolata.games.heckmeck.rules import FACES, MOVES, SIZE, over, seats, whose_turn
from tavolata.games.heckmeck.solver import roll_worth

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
    lane = cuda.grid(1)
    if lane >= states.shape[0]:
        return
    notes = cuda.local.array(MOST_ON, np.int64)
    scratch = cuda.local.array(SIZE, np.int64)
    options = cuda.local.array(5, np.int64)
    ev = cuda.local.array(1, np.int64)
    s = states[lane]
    if seats(s) == 0 or over(s):
        plain = opponents[lane] != NONE
        greedy[lane] = new_game(s, n, plain, options, rngs[lane], ev)
        if plain or warm:
            greedy[lane] = opponents[lane]
    note_inputs(s, notes, on[lane], nothing)
    movers[lane] = whose_turn(s)
    fair[lane] = warm or greedy[lane] >> whose_turn(s) & 1 == 0
    there = ways(s, dice, takes[lane], steals[lane], scratch)
    for ending in range(ENDINGS):
        worths[lane, ending, 2 * n] = ABSENT
        if there >> ending & 1:
            lead_to(s, ending, dice, scratch, ev)
            worths[lane, ending, 2 * n] = OPEN
            if over(scratch):
                finished(scratch, notes, worths[lane, ending])
                worths[lane, ending, 2 * n] = CLOSED
            else:
                note_inputs(scratch, notes, seen[lane, ending], nothing)


@cuda.jit
def _wish(n, states, greedy, answers, takes, steals, worths, ends):  # type: ignore[no-untyped-def,unused-ignore]
    """What all that the turn may lead to is worth, and what the seat wishes for."""
    lane = cuda.grid(1)
    if lane >= states.shape[0]:
        return
    s = states[lane]
    me = whose_turn(s)
    for ending in range(ENDINGS):
        known = worths[lane, ending, 2 * n]
        if known == OPEN:
            for step in range(n):
                seat = (me + 1 + step) % n
                worths[lane, ending, seat] = answers[lane, ending, step]
                worths[lane, ending, n + seat] = answers[lane, ending, n + step] * SCORE
        if known != ABSENT:
            if greedy[lane] >> me & 1:
                worths[lane, ending, 2 * n] = gain(s, ending)
            else:
                worths[lane, ending, 2 * n] = worths[lane, ending, me]
    for total in range(SUMS):
        ends[lane, total] = claim(worths[lane], takes[lane], steals[lane], total)
    ends[lane, FAIL] = worths[lane, FAILED, 2 * n]


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
    lane, thread = cuda.blockIdx.x, cuda.threadIdx.x
    mine = cuda.shared.array(SPOTS, np.float32)
    path = cuda.shared.array(PATHS, np.float32)
    fail = ends[lane, FAIL]
    for spot in range(thread, SPOTS, THREADS):
        mine[spot] = ends[lane, on_chart.ends[spot]]
        rolling[lane, spot] = mine[spot]
    cuda.syncthreads()
    for free in range(1, FACES + 1):
        for spot in range(on_chart.layers[free, 0] + thread, on_chart.layers[free, 1], THREADS):
            if on_chart.group_of[spot] >= 0:
                worth = roll_worth(mine, 0, 1, fail, path, thread, THREADS, spot, on_chart)
                rolling[lane, spot] = worth
                if spot == OPENING or worth > mine[spot]:
                    mine[spot] = worth
        cuda.syncthreads()
    for spot in range(thread, SPOTS, THREADS):
        best[lane, spot] = mine[spot]


@cuda.jit
def _walk(  # type: ignore[no-untyped-def,unused-ignore]
    states, greedy, rngs, worths, best, rolling, numbers, values, reached, ended
):
    lane = cuda.grid(1)
    if lane >= states.shape[0]:
        return
    moves = cuda.local.array(MOVES, np.int64)
    ev = cuda.local.array(1, np.int64)
    s = states[lane]
    mover = whose_turn(s)
    ending = walk(s, rngs[lane], worths[lane], best[lane], rolling[lane], numbers, moves, ev)
    root = best[lane, OPENING]
    note_turn(s, mover, greedy[lane], ending, root, worths[lane], values[lane], reached[lane])
    ended[lane] = over(s)


def play(lanes: Lanes, net: Floats, turns: int) -> Seen:
    """What Lanes.play does, on a GPU."""
    n, count = lanes.n, lanes.count
    lanes.states, lanes.greedy = cupy.asarray(lanes.states), cupy.asarray(lanes.greedy)
    lanes.rngs, lanes.opponents = cupy.asarray(lanes.rngs), cupy.asarray(lanes.opponents)
    shape = turns, count
    seen = Seen(
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
        on, movers, fair, values, reached, ended = (part[turn] for part in seen)
        _look[blocks, THREADS](
            n, lanes.warm, lanes.states, lanes.greedy, lanes.opponents, lanes.rngs, dice,
            sizes(n)[0], worths, takes, steals, sight, on, movers, fair,
        )  # fmt: skip
        answers = _answers(here, sight, n)
        _wish[blocks, THREADS](n, lanes.states, lanes.greedy, answers, takes, steals, worths, ends)
        _solve[count, THREADS](ends, best, rolling, on_chart)
        _walk[blocks, THREADS](
            lanes.states, lanes.greedy, lanes.rngs, worths, best, rolling, on_chart.numbers,
            values, reached, ended,
        )  # fmt: skip
    return seen
