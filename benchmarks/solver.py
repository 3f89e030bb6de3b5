"""How fast turns are solved, on one core, beside a plain compiled version of the same.

Measured in processor time, so that other work on the machine counts less. A part a game:
`python -m benchmarks.solver heckmeck`.
"""

import argparse
import time
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray


def microseconds(run: Callable[[], object], seconds: float, each: int = 1) -> float:
    """How long a call takes, or each of the many things it does: the best of five tries."""
    run()
    best = float("inf")
    for _ in range(5):
        calls, before = 0, time.process_time()
        while (spent := time.process_time() - before) < seconds / 5:
            run()
            calls += 1
        best = min(best, spent / calls / each)
    return best * 1e6


def heckmeck(seconds: float) -> None:
    for kind in ("float32", "float64"):
        heckmeck_turns(kind, seconds)
    for seats in (2, 7):
        heckmeck_coach(seats, seconds)


def heckmeck_turns(kind: str, seconds: float) -> None:
    from tavolata.games.heckmeck.chart import ENDS, OPENING, chart, spots
    from tavolata.games.heckmeck.solver import WIDE, room, solve_block, solve_one

    on, work = chart(kind), room(kind)
    many_ends = np.random.default_rng(1).normal(size=(ENDS, WIDE)).astype(kind)
    ends = many_ends[:, 0].copy()
    plain_best, best, rolling = np.empty((3, len(spots())), kind)
    many_best, many_rolling = np.empty((2, len(spots()), WIDE), kind)

    plainly = partial(solve_plainly, ends, plain_best, on.ends, *every_roll())
    alone = partial(solve_one, ends, best, rolling, work, on)
    side_by_side = partial(solve_block, many_ends, many_best, many_rolling, work, on)
    plain, one = microseconds(plainly, seconds), microseconds(alone, seconds)
    many = microseconds(side_by_side, seconds, WIDE)

    off = max(abs(plain_best[OPENING] - best[OPENING]), abs(many_best[OPENING, 0] - best[OPENING]))
    assert off < (1e-4 if kind == "float32" else 1e-12)
    print(f"heckmeck  a turn, {kind}, plainly           {plain:7.1f} µs")
    print(f"heckmeck  a turn, {kind}                    {one:7.1f} µs  {plain / one:5.1f} times")
    print(
        f"heckmeck  a turn, {kind}, {WIDE} side by side   {many:7.1f} µs  {plain / many:5.1f} times"
    )


def heckmeck_coach(seats: int, seconds: float) -> None:
    from tavolata.core.catalogue import find
    from tavolata.games.heckmeck.coach import evaluator

    state = find("heckmeck").start(seats)

    def even(vectors: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        return np.full((len(vectors), seats), 1 / seats), np.zeros((len(vectors), seats))

    def think() -> None:
        evaluator._plan.cache_clear()
        evaluator.evaluate_state(state, even)

    took = microseconds(think, seconds)
    print(f"heckmeck  a turn, all shares and scores, {seats} seats  {took:7.1f} µs")


@cache
def every_roll() -> tuple[NDArray[Any], ...]:
    """The spots, last dice first; each spot's rolls, how likely; the spots each may lead to."""
    from tavolata.games.heckmeck.chart import FACES, spots, steps

    number = {spot: n for n, spot in enumerate(spots())}
    order = sorted(spots(), key=lambda spot: spot.left)
    rolls, likely, first, leads = [0], [], [0], []
    for spot in order:
        ways: Counter[tuple[int, ...]] = Counter()
        dice = spot.left if steps(spots()[spot]) else 0
        for roll in combinations_with_replacement(range(FACES), dice):
            counts = Counter(roll)
            new = [row for row in counts.items() if not spot.faces >> row[0] & 1]
            onward = tuple(number[spot.after(*row)] for row in new)
            ways[onward] += factorial(dice) // prod(factorial(n) for n in counts.values())
        for onward, count in ways.items() if dice else ():
            likely.append(count / FACES**dice)
            leads += onward
            first.append(len(leads))
        rolls.append(len(likely))
    spots_in_order = [number[spot] for spot in order]
    return tuple(np.array(table) for table in (spots_in_order, rolls, likely, first, leads))


@numba.njit(error_model="numpy")  # type: ignore[untyped-decorator,unused-ignore]
def solve_plainly(
    ends: Any, best: Any, end_of: Any, spots: Any, rolls: Any, likely: Any, first: Any, leads: Any
) -> None:
    """Spot by spot, roll by roll, face by face."""
    for at in range(spots.size):
        spot = spots[at]
        stopping, rolling = ends[end_of[spot]], 0.0
        for roll in range(rolls[at], rolls[at + 1]):
            if first[roll] == first[roll + 1]:
                worth = ends[-1]
            else:
                worth = best[leads[first[roll]]]
                for lead in range(first[roll] + 1, first[roll + 1]):
                    worth = max(worth, best[leads[lead]])
            rolling += likely[roll] * worth
        if rolls[at] == rolls[at + 1]:
            best[spot] = stopping
        else:
            best[spot] = rolling if at == spots.size - 1 else max(stopping, rolling)


PARTS = {"heckmeck": heckmeck}


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast turns are solved.")
    parser.add_argument("games", nargs="*", help=", ".join(PARTS))
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    asked = parser.parse_args()
    for game in asked.games or PARTS:
        PARTS[game](asked.seconds)


if __name__ == "__main__":
    main()
