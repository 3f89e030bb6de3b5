"""Whole games on a GPU: a thread plays a game, by the same loop as a CPU."""

from functools import cache
from typing import Any

import numpy as np

from tavolata.bots.playouts import COLUMNS, LINE, OWN, loop_of
from tavolata.bots.policy import policies_of
from tavolata.core.catalogue import find
from tavolata.core.cuda import cuda
from tavolata.core.streams import start_stream
from tavolata.lab.simulation.games import Batch, Run, games_of

THREADS = 128  # of a block


def play_on_gpu(run: Run, numbers: range) -> Batch:
    """Play the games of these numbers."""
    games, tables = games_of(run, numbers, policies_of(run.game).simple)
    n = len(numbers)
    rows = cuda.device_array((n, COLUMNS), np.int64)
    scores = cuda.device_array((n, run.seats), np.int64)
    given = (games.options, games.starts, games.seeds, games.levels[0], tables)
    on_gpu = [cuda.to_device(np.ascontiguousarray(part)) for part in given]
    _kernel(run.game)[-(-n // THREADS), THREADS](*on_gpu, run.closely, rows, scores)
    nothing = np.zeros((0, LINE), np.int64)
    return Batch(
        numbers.start, rows.copy_to_host(), scores.copy_to_host(), nothing, np.zeros(n, np.int64)
    )


@cache
def _kernel(game: str) -> Any:
    rules: Any = find(game).law
    policy = policies_of(game).simple
    play_one = loop_of(game, policy).play_one
    size, width, seats_and_one = rules.SIZE, rules.MOVES, rules.MAX_SEATS + 1
    events, floats_needed, integers_needed = policy.EVENTS, policy.FLOATS, policy.INTEGERS

    @cuda.jit  # type: ignore[untyped-decorator,unused-ignore]
    def many(
        options: Any,
        starts: Any,
        seeds: Any,
        levels: Any,
        tables: Any,
        closely: bool,
        rows: Any,
        scores: Any,
    ) -> None:
        game = cuda.grid(1)
        if game >= rows.shape[0]:
            return
        s = cuda.local.array(size, np.int64)
        view = cuda.local.array(size, np.int64)
        moves = cuda.local.array(width, np.int64)
        ev = cuda.local.array(events, np.int64)
        rng = cuda.local.array(4, np.int64)
        streams = cuda.local.array((seats_and_one, 4), np.int64)
        points = cuda.local.array(8, np.int64)
        floats = cuda.local.array(floats_needed, np.float64)
        integers = cuda.local.array(integers_needed, np.int64)
        log = cuda.local.array((1, LINE), np.int64)[:0]
        seats = scores.shape[1]
        for seat in range(seats + 1):
            start_stream(seeds[game], OWN + seat, streams[seat])
        play_one(
            options[starts[game]], levels, seeds[game], closely, s, view, moves, ev, rng, streams,
            points, rows[game], log, 0, floats, integers, tables,
        )  # fmt: skip
        for seat in range(seats):
            scores[game, seat] = points[seat]

    return many
