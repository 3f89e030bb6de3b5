"""Many games of the two strongest bots, compiled: for the arena, where every share counts."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.value_net import Floats
from tavolata.core.compiling import kernel
from tavolata.core.law import Vector, law
from tavolata.core.streams import deal
from tavolata.games.heckmeck.bots.value_net import FIRST, HAIR, MOST_ON, SECOND, trained, value
from tavolata.games.heckmeck.chart import ENDS, FAIL, Chart, chart
from tavolata.games.heckmeck.endings import (
    ENDINGS,
    FAILED,
    SUMS,
    examples,
    gain,
    lead_to,
    ways,
)
from tavolata.games.heckmeck.lab.self_play import claim, walk
from tavolata.games.heckmeck.rules import MOVES, SIZE, begin, over, result, whose_turn
from tavolata.games.heckmeck.solver import Work, room, solve_one

LEVELS = ("expert", "master")
MASTER = LEVELS.index("master")


def bulk(
    levels: tuple[str, ...],
    seating: NDArray[np.int64],
    starts: Vector,
    seeds: Vector,
    options: dict[str, Any],
) -> tuple[Vector, NDArray[np.int64]] | None:
    """The very games that experts and masters play move by move; None for other levels."""
    if not set(levels) <= set(LEVELS):
        return None
    from tavolata.core.catalogue import find

    games, n = seating.shape
    seated = np.array([LEVELS.index(level) for level in levels])[seating]
    asked = np.array(
        [find("heckmeck").notation.option_vector(n, int(start), options) for start in starts]
    )
    if options.get("short") == "returned":
        seated[:] = LEVELS.index("expert")  # as the master does, move by move
    winners, scores = np.zeros(games, np.int64), np.zeros((games, n), np.int64)
    net = trained(n) if "master" in levels else np.zeros(1, np.float32)
    _play(seated, asked, seeds, net, examples(), room("float64"), chart("float64"), winners, scores)
    return winners, scores


@law
def wish(
    s: Vector,
    n: int,
    master: bool,
    ending: int,
    net: Floats,
    after: Vector,
    hidden: Floats,
    second: Floats,
    answers: Floats,
    notes: Vector,
    out: Floats,
) -> float:
    """What the seat to move wishes an ending: its gain of this turn, or its share of the win."""
    if not master:
        return gain(s, ending)
    value(after, net, hidden, second, answers, notes, out)
    total = 0.0
    for seat in range(n):
        total += float(out[seat])
    me = whose_turn(s)
    return float(out[me]) / total + HAIR * float(out[n + me])


@kernel
def _play(
    seated: NDArray[np.int64],
    options: NDArray[np.int64],
    seeds: Vector,
    net: Floats,
    dice: Vector,
    work: Work,
    on_chart: Chart,
    winners: Vector,
    scores: NDArray[np.int64],
) -> None:
    games, n = seated.shape
    hidden, second = np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
    answers, out = np.empty(2 * n, np.float32), np.empty(2 * n, np.float32)
    notes, after = np.empty(MOST_ON, np.int64), np.empty(SIZE, np.int64)
    s, moves, rng = np.empty(SIZE, np.int64), np.empty(MOVES, np.int64), np.empty(4, np.int64)
    ev = np.zeros(1, np.int64)
    takes, steals = np.empty(SUMS, np.int64), np.empty(SUMS, np.int64)
    worths, ends = np.zeros((ENDINGS, 1)), np.empty(ENDS)
    best, rolling = np.empty(on_chart.ends.size), np.empty(on_chart.ends.size)
    for game in range(games):
        begin(s, options[game], ev)
        turn = 0
        while not over(s):
            turn += 1
            deal(seeds[game], turn, rng)
            there = ways(s, dice, takes, steals, after)
            master = seated[game, whose_turn(s)] == MASTER
            for ending in range(ENDINGS):
                if there >> ending & 1:
                    lead_to(s, ending, dice, after, ev)
                    worths[ending, 0] = wish(
                        s, n, master, ending, net, after, hidden, second, answers, notes, out
                    )
            for total in range(SUMS):
                ends[total] = claim(worths, takes, steals, total)
            ends[FAIL] = worths[FAILED, 0]
            solve_one(ends, best, rolling, work, on_chart)
            walk(s, rng, worths, best, rolling, on_chart.numbers, moves, ev)
        winners[game] = result(s, notes)
        for seat in range(n):
            scores[game, seat] = notes[seat]
