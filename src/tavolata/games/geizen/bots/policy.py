"""Geizen's four levels: by simple rules, for the chips of a turn, and to win.

The expert solves its turn exactly for the chips it brings, more than the others get; the master
for the share of the win that the position after it is worth. A turn that is solved stays in
scratch.
"""

from typing import NamedTuple

import numpy as np

from tavolata.bots.policy import Floats
from tavolata.core.compiling import kernel
from tavolata.core.game import Game
from tavolata.core.law import Vector, copy, law, vector
from tavolata.core.vector import vector_of
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver
from tavolata.games.geizen.bots import heuristics as simple
from tavolata.games.geizen.bots import value_net as values
from tavolata.games.geizen.solver import Chart, Narrow

EXPERT, MASTER = simple.REGULAR + 1, simple.REGULAR + 2
LEVELS = {**simple.LEVELS, "expert": EXPERT, "master": MASTER}
DRAWING, EVENTS, turns_begun = simple.DRAWING, simple.EVENTS, simple.turns_begun

# What lies in scratch: first what the simple levels need; then floats, the worth of every set of
# dice; integers, the turn that is solved there (what for, and its opening), and one's opening.
FLOATS = simple.FLOATS + solver.SETS
INTEGERS = simple.INTEGERS + 1 + 2 * r.SIZE
FOR_CHIPS, BY_NET, BY_PURSES = 1, 2, 3  # what a turn is solved for; to win, by what


class Tables(NamedTuple):
    """What the levels look things up in."""

    ranks: Vector
    chart: Chart
    net: Narrow
    to_win: int  # what a master solves for


def tables(game: Game, options: Vector) -> Tables:
    """The tables for a game's options."""
    s = vector(r.SIZE)
    r.begin(s, options, vector(1))
    return Tables(vector_of(game.move_ranks), solver.chart(), values.net_for(s), aim_to_win(s))


def aim_to_win(v: Vector) -> int:
    """By a net where one knows the board, by purses elsewhere."""
    return BY_NET if values.knows(v) else BY_PURSES


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
    """The move of a level."""
    if level <= simple.REGULAR:
        return simple.choose(level, s, seat, rng, moves, floats, integers, tables.ranks)
    aim = FOR_CHIPS if level == EXPERT else tables.to_win
    worths, solved = floats[simple.FLOATS :], integers[simple.INTEGERS :]
    opening = solved[1 + r.SIZE :]
    simple.reopen(s, opening)
    if not is_solved(aim, opening, solved):
        solve_turn(tables.chart, aim, opening, tables.net, worths)
        keep_solved(aim, opening, solved)
    return simple.best_move(s, worths, moves)


@law
def is_solved(aim: int, opening: Vector, solved: Vector) -> bool:
    """Is this the turn that scratch holds?"""
    same = solved[0] == aim
    for cell in range(r.SIZE):
        same &= solved[1 + cell] == opening[cell]
    return bool(same)


@law
def keep_solved(aim: int, opening: Vector, solved: Vector) -> None:
    """Note which turn scratch holds."""
    solved[0] = aim
    copy(opening, solved[1:])


@kernel
def solve_turn(chart: Chart, aim: int, opening: Vector, net: Narrow, worths: Floats) -> None:
    """Fill in what every set of dice is worth to the seat whose turn it is."""
    after = np.zeros((solver.ENDS, r.SIZE), np.int64)
    solver.ended(opening, chart.dice, after, np.zeros(1, np.int64))
    first = np.zeros((solver.ENDS, 1))
    if aim == FOR_CHIPS:
        for end in range(solver.ENDS):
            first[end, 0] = simple.gain(opening, after[end])
    else:
        ends = np.zeros((solver.ENDS, 2 * r.seats(opening)))
        if aim == BY_NET:
            values.appraise(after, net, ends)
        else:
            values.weigh(after, ends)
        first[:, 0] = ends[:, 0]
    turn = np.empty((solver.SETS, 1))
    solver.solve(chart, first, turn, np.empty(solver.CHOICES, np.int64))
    worths[:] = turn[:, 0]
