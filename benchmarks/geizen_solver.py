"""How fast a turn of Geizen is solved, on one core: alone, with channels, and side by side.

Measured in processor time. Run it with `python benchmarks/geizen_solver.py`.
"""

import time
from collections.abc import Callable

import numpy as np

from tavolata.core.catalogue import find
from tavolata.core.law import vector
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver
from tavolata.games.geizen.bots import value_net as values

AIM = 30.0  # microseconds


def took(work: Callable[[], object], seconds: float = 1.0) -> float:
    """Microseconds of one call, the best of some batches."""
    work()
    best, spent, calls = float("inf"), 0.0, 20
    while spent < seconds:
        begun = time.process_time()
        for _ in range(calls):
            work()
        spent += (once := time.process_time() - begun)
        best = min(best, once / calls * 1e6)
    return best


def main() -> None:
    chart, rng = solver.chart(), np.random.default_rng(1)
    chosen = np.empty(solver.CHOICES, np.int64)
    for channels in (1, 4, 10):
        ends = rng.normal(size=(solver.ENDS, channels))
        worths = np.empty((solver.SETS, channels))
        us = took(lambda e=ends, w=worths: solver.solve(chart, e, w, chosen))  # type: ignore[misc]
        ratio = f"  {AIM / us:.1f} × the aim of {AIM:.0f} µs" if channels == 1 else ""
        print(f"a turn, {channels:2} channel(s)      {us:7.1f} µs{ratio}")
    lines = np.zeros((solver.LINES, solver.WIDE), np.float32)
    lines[: solver.ENDS] = rng.normal(size=(solver.ENDS, solver.WIDE))
    us = took(lambda: solver.solve_wide(chart, lines)) / solver.WIDE
    print(f"{solver.WIDE} turns side by side     {us:7.2f} µs each")
    opening = find("geizen").start(2).vector
    after = np.zeros((solver.ENDS, r.SIZE), np.int64)
    us = took(lambda: solver.ended(opening, chart.dice, after, vector(1)))
    print(f"all ends, by the law      {us:7.1f} µs")
    for seats in range(2, 6):
        opening = find("geizen").start(seats).vector
        us = took(lambda v=opening: solver.solved(values.worth_of_ends(v)))  # type: ignore[misc]
        print(f"a turn for the win, {seats} seats {us:6.0f} µs")


if __name__ == "__main__":
    main()
