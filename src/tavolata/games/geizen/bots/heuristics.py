"""What each level of Geizen thinks that sets of dice set aside are worth.

A way of playing is a number for every set: of the dice rolled, those are kept that lead to the
highest. This module needs no words, so that many games can be played in one compiled loop.
"""

import numpy as np
from numpy.typing import NDArray

from tavolata.core.compiling import kernel
from tavolata.core.law import Vector, law
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver
from tavolata.games.geizen.bots import value_net as values
from tavolata.games.geizen.solver import Chart, Floats, Ints, Narrow

RULE_OF_THUMB, CHIPS, NET, PURSES, OWN_CHIPS, TUNED = range(6)
REST = -0.3  # chips that a die still to be rolled is thought to bring
HOPE = 0.09  # what rows nearly full are thought to be worth to such a die, of what they hold
ALIKE = 1e-9  # worths that differ by less are equal
ENDING = -10.0  # who ends the game has nothing, and does not win


@kernel
def think(chart: Chart, way: int, opening: Vector, net: Narrow, worths: Floats) -> None:
    """Fill in what every set of dice is worth to the seat whose turn it is."""
    if way == RULE_OF_THUMB:
        guess_by_thumb(opening, worths)
        return
    after = np.zeros((solver.ENDS, r.SIZE), np.int64)
    solver.ended(opening, chart.dice, after, np.zeros(1, np.int64))
    if way in (NET, PURSES):
        ends = np.zeros((solver.ENDS, 2 * r.seats(opening)))
        if way == NET:
            values.appraise(after, net, ends)
        else:
            values.weigh(after, ends)
        first = np.ascontiguousarray(ends[:, :1])
    else:
        first = np.zeros((solver.ENDS, 1))
        for end in range(solver.ENDS):
            first[end, 0] = gain(opening, after[end], way)
    turn = np.empty((solver.SETS, 1))
    solver.solve(chart, first, turn, np.empty(solver.CHOICES, np.int64))
    worths[:] = turn[:, 0]


@law
def gain(before: Vector, after: Vector, way: int) -> float:
    """This turn's chips: what they change by, less what the others' do on average."""
    seat, n = r.whose_turn(before), r.seats(before)
    own = float(r.chips(after, seat) - r.chips(before, seat))
    if way == OWN_CHIPS:
        return own
    others = 0.0
    for step in range(1, n):
        other = (seat + step) % n
        others += r.chips(after, other) - r.chips(before, other)
    worth = own - others / (n - 1)
    if way != CHIPS:
        worth += ENDING if r.over(after) else -values.prospects(after)
    return worth


@kernel
def guess_by_thumb(opening: Vector, worths: Floats) -> None:
    """What every set of dice is worth by a rule of thumb."""
    after, ev = np.zeros(r.SIZE, np.int64), np.zeros(1, np.int64)
    for number in range(solver.SETS):
        worths[number] = by_thumb(opening, number, after, ev)


@law
def by_thumb(opening: Vector, number: int, after: Vector, ev: Vector) -> float:
    """No looking ahead: what a set of dice would bring with sixes for the rest. Every die still
    to be rolled costs something, and gives hope where rows are nearly full."""
    dice = r.dice_of(number - 1) if number > 0 else 0
    left = r.DICE - r.total(dice)
    solver.end_turn(opening, dice + (left << (r.BITS * r.SIX)), after, ev)
    worth = gain(opening, after, CHIPS) + REST * left
    if r.over(after):
        worth += ENDING
    elif left == 0:
        worth -= values.prospects(after)
    else:
        worth += HOPE * left * values.prospects(after)
    return worth


@law
def best_move(s: Vector, worths: NDArray[np.float64], moves: Ints) -> int:
    """The legal move that leads to the set worth most; of equals, the one with most sixes."""
    n = r.legal(s, r.whose_turn(s), moves)
    best = -1
    most = -np.inf
    for at in range(n):
        worth = worths[r.number_of(r.kept(s) + r.dice_of(moves[at])) + 1]
        if worth > most + ALIKE or (worth > most - ALIKE and moves[at] > best):
            most = worth
            best = moves[at]
    return best


@kernel
def choice(s: Vector, worths: NDArray[np.float64]) -> int:
    """The move that leads to the set worth most, for one who asks for a single move."""
    return best_move(s, worths, np.empty(r.MOVES, np.int64))
