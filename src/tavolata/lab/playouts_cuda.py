"""The games of lab.quick on a GPU: a thread plays a game, by the same law as a CPU."""

from functools import cache
from typing import Any

import numpy as np

from tavolata.bots.playouts import COLUMNS, LINE, MASK, players_of
from tavolata.core.catalogue import find
from tavolata.core.cuda import cuda
from tavolata.lab.simulation.run import Batch, Run, setting

THREADS = 128  # of a block


def play_on_gpu(run: Run, numbers: range) -> Batch:
    """Play the games of these numbers."""
    players = players_of(run.game)
    options, ways, tables = setting(run, players)
    n = len(numbers)
    rows = cuda.device_array((n, COLUMNS), np.int64)
    scores = cuda.device_array((n, run.seats), np.int64)
    given = (cuda.to_device(np.ascontiguousarray(part)) for part in (options, ways, tables))
    on_gpu = [*given]
    _kernel(run.game)[-(-n // THREADS), THREADS](
        on_gpu[0], on_gpu[1], run.base, numbers.start, run.closely, rows, scores, on_gpu[2]
    )
    nothing = np.zeros((0, LINE), np.int64)
    return Batch(
        numbers.start, rows.copy_to_host(), scores.copy_to_host(), nothing, np.zeros(n, np.int64)
    )


@cache
def _kernel(game: str) -> Any:
    rules: Any = find(game).law
    players = players_of(game)
    play = players.play
    size, width = rules.SIZE, rules.MOVES
    streams, floats, integers = rules.MAX_SEATS + 1, players.DESK, players.NOTES

    @cuda.jit  # type: ignore[untyped-decorator,unused-ignore]
    def many(
        options: Any,
        ways: Any,
        base: int,
        first: int,
        closely: bool,
        rows: Any,
        scores: Any,
        tables: Any,
    ) -> None:
        game = cuda.grid(1)
        if game >= rows.shape[0]:
            return
        s = cuda.local.array(size, np.int64)
        out = cuda.local.array(width, np.int64)
        ev = cuda.local.array(1, np.int64)
        rng = cuda.local.array(4, np.int64)
        own = cuda.local.array((streams, 4), np.int64)
        points = cuda.local.array(8, np.int64)
        desk = cuda.local.array(floats, np.float64)
        spare = cuda.local.array(floats, np.float64)
        notes = cuda.local.array(integers, np.int64)
        log = cuda.local.array((1, LINE), np.int64)[:0]
        number = first + game
        seats = scores.shape[1]
        play(
            options[number % seats], ways, (base + number) & MASK, closely, s, out, ev, rng, own,
            points, rows[game], log, 0, desk, spare, notes, tables,
        )  # fmt: skip
        for seat in range(seats):
            scores[game, seat] = points[seat]

    return many
