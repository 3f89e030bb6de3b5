"""Heckmeck's four levels: by simple rules, for the worms of a turn, and to win.

The expert and the master solve their turn exactly: for the worms it brings, and for the share of
the win that the position after it is worth. A turn that is solved stays in scratch.
"""

from typing import NamedTuple

import numpy as np

from tavolata.bots.policy import Floats
from tavolata.bots.value_net import Floats as Net
from tavolata.core.compiling import kernel
from tavolata.core.game import Game
from tavolata.core.law import Vector, copy, law
from tavolata.games.heckmeck import rules as r
from tavolata.games.heckmeck.bots import heuristics as simple
from tavolata.games.heckmeck.bots.value_net import FIRST, HAIR, MOST_ON, SECOND, trained, value
from tavolata.games.heckmeck.chart import ENDS, FAIL, Chart, chart
from tavolata.games.heckmeck.endings import (
    ENDINGS,
    FAILED,
    SUMS,
    best_move,
    claim,
    examples,
    gain,
    lead_to,
    ways,
)
from tavolata.games.heckmeck.solver import Work, room, solve_one

EXPERT, MASTER = simple.REGULAR + 1, simple.REGULAR + 2
LEVELS = {**simple.LEVELS, "expert": EXPERT, "master": MASTER}
DRAWING, EVENTS, turns_begun = simple.DRAWING, simple.EVENTS, simple.turns_begun

# What lies in scratch: floats, the worths of the endings, of the sums and of every spot; integers,
# the turn that is solved there (what for, and its opening), then room to work in.
SPOTS = len(chart("float64").ends)
FLOATS = ENDINGS + ENDS + 2 * SPOTS
SOLVED = 1 + r.SIZE
INTEGERS = SOLVED + 2 * r.SIZE + 2 * SUMS + MOST_ON
FOR_WORMS, TO_WIN = 1, 2


class Tables(NamedTuple):
    """What the levels look things up in, and room to solve a turn."""

    dice: Vector
    chart: Chart
    work: Work
    net: Net


def tables(game: Game, options: Vector) -> Tables:
    """The tables for a game's options."""
    return Tables(examples(), chart("float64"), room("float64"), trained(int(options[0])))


@kernel
def choose(
    level: int,
    s: Vector,
    seat: int,
    rng: Vector,
    moves: Vector,
    floats: Floats,
    integers: Vector,
    tables: Tables,
) -> int:
    """The move of a level. Where failing turns no tile down (H25) two masters who both wait for
    the other would wait for ever: there they play for worms."""
    if level <= simple.REGULAR:
        return simple.choose(level, s, seat, rng, moves, floats, integers, tables.dice)
    aim = TO_WIN if level == MASTER and r.short(s) != r.SHORT_RETURNED else FOR_WORMS
    worths = floats[:ENDINGS].reshape((ENDINGS, 1))
    best, rolling = floats[ENDINGS + ENDS : FLOATS - SPOTS], floats[FLOATS - SPOTS :]
    opening = integers[SOLVED : SOLVED + r.SIZE]
    copy(s, opening)
    r.gather_dice(opening)
    r.await_(opening, r.TO_ROLL)
    if not is_solved(aim, opening, integers):
        ends = floats[ENDINGS : ENDINGS + ENDS]
        solve_turn(aim, opening, ends, worths, best, rolling, integers[SOLVED + r.SIZE :], tables)
        integers[0] = aim
        copy(opening, integers[1:])
    return best_move(s, seat, worths, best, rolling, tables.chart.numbers, moves)


@law
def is_solved(aim: int, opening: Vector, integers: Vector) -> bool:
    """Is this the turn that scratch holds?"""
    same = integers[0] == aim
    for cell in range(r.SIZE):
        same &= integers[1 + cell] == opening[cell]
    return bool(same)


@kernel
def solve_turn(
    aim: int,
    opening: Vector,
    ends: Floats,
    worths: Floats,
    best: Floats,
    rolling: Floats,
    integers: Vector,
    tables: Tables,
) -> None:
    """Solve a turn, by its opening, for what every ending and every spot is worth."""
    after, takes = integers[: r.SIZE], integers[r.SIZE : r.SIZE + SUMS]
    steals, on = integers[r.SIZE + SUMS : r.SIZE + 2 * SUMS], integers[r.SIZE + 2 * SUMS :]
    ev, n = np.zeros(1, np.int64), r.seats(opening)
    hidden, second = np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
    answers, values = np.empty(2 * n, np.float32), np.empty(2 * n, np.float32)
    there = ways(opening, tables.dice, takes, steals, after)
    for ending in range(ENDINGS):
        if there >> ending & 1:
            if aim == FOR_WORMS:
                worths[ending, 0] = gain(opening, ending)
            else:
                lead_to(opening, ending, tables.dice, after, ev)
                value(after, tables.net, hidden, second, answers, on, values)
                worths[ending, 0] = wished(values, r.whose_turn(opening))
    for total in range(SUMS):
        ends[total] = claim(worths, takes, steals, total)
    ends[FAIL] = worths[FAILED, 0]
    solve_one(ends, best, rolling, tables.work, tables.chart)


@law
def wished(values: Net, seat: int) -> float:
    """What a seat that plays to win wishes for: its share and, winning as often, more worms."""
    n = values.size // 2
    total = 0.0
    for other in range(n):
        total += float(values[other])
    return float(values[seat]) / total + HAIR * float(values[n + seat])
