"""Geizen's rookie and regular: simple rules, without looking ahead.

A portable policy (`bots.policy`): all of it is law.
"""

import numpy as np

from tavolata.bots.policy import Floats
from tavolata.core.compiling import kernel
from tavolata.core.game import Game
from tavolata.core.law import Vector, below, copy, law
from tavolata.core.vector import vector_of
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver
from tavolata.games.geizen.bots import value_net as values

ROOKIE, REGULAR = range(2)
LEVELS = {"rookie": ROOKIE, "regular": REGULAR}
DRAWING = ("rookie",)
IN_STEPS = ("regular",)
FLOATS = solver.SETS  # what every set of dice set aside is worth
INTEGERS = 2 * r.SIZE + 1  # the turn's opening, its end, and events that nobody reads
EVENTS = 1

PLENTY = 1000  # chips, so that a rookie is not afraid of debts
REST = -0.3  # chips that a die still to be rolled is thought to bring
HOPE = 0.09  # what rows nearly full are thought to be worth to such a die, of what they hold
ALIKE = 1e-9  # worths that differ by less are equal
ENDING = -10.0  # who ends the game has nothing, and does not win


def tables(game: Game, options: Vector) -> Vector:
    """The order of the moves as texts: a rookie who likes several draws one of them."""
    return vector_of(game.move_ranks)


@law
def turns_begun(s: Vector, ev: Vector) -> int:
    """A turn begins where all dice are to be rolled."""
    return 1 if r.due(s) == r.DICE else 0


@law
def choose(
    level: int,
    s: Vector,
    seat: int,
    rng: Vector,
    moves: Vector,
    floats: Floats,
    integers: Vector,
    ranks: Vector,
) -> int:
    """The move of a level: a rookie's liking, or a regular's rule of thumb."""
    if level == ROOKIE:
        return like(s, seat, rng, moves, integers, ranks)
    return choose_in_step(level, s, seat, rng, moves, floats, integers, ranks)


@law
def choose_in_step(
    level: int,
    s: Vector,
    seat: int,
    rng: Vector,
    moves: Vector,
    floats: Floats,
    integers: Vector,
    ranks: Vector,
) -> int:
    """A regular's move, by a rule of thumb."""
    before, after = integers[: r.SIZE], integers[r.SIZE : 2 * r.SIZE]
    ev = integers[2 * r.SIZE : INTEGERS]  # of one cell: nobody listens
    reopen(s, before)
    for at in range(r.legal(s, seat, moves)):
        number = r.number_of(r.kept(s) + r.dice_of(moves[at])) + 1
        floats[number] = by_thumb(before, number, after, ev)
    return best_move(s, floats, moves)


@law
def reopen(s: Vector, before: Vector) -> None:
    """The position before the first roll of the turn."""
    copy(s, before)
    r.gather_dice(before)
    r.await_(before, r.TO_ROLL)


@law
def like(s: Vector, seat: int, rng: Vector, moves: Vector, integers: Vector, ranks: Vector) -> int:
    """The dice that would bring most chips, or cost least, were they placed now with sixes for
    the rest; of such, the most dice; of several such moves, one at random."""
    before, after = integers[: r.SIZE], integers[r.SIZE : 2 * r.SIZE]
    ev = integers[2 * r.SIZE : INTEGERS]
    reopen(s, before)
    r.move_chips(before, seat, PLENTY)
    n = r.legal(s, seat, moves)
    most, count = -1, 0
    for at in range(n):
        liking = liking_of(moves[at], seat, before, after, ev)
        if liking > most:
            most, count = liking, 0
        count += liking == most
    wanted = below(rng, count)
    chosen, rank = -1, -1
    for _ in range(wanted + 1):
        last, rank = rank, ranks.size
        for at in range(n):
            liking = liking_of(moves[at], seat, before, after, ev)
            if liking == most and last < ranks[moves[at]] < rank:
                chosen, rank = moves[at], ranks[moves[at]]
    return chosen


@law
def liking_of(move: int, seat: int, before: Vector, after: Vector, ev: Vector) -> int:
    """The chips after placing these dice with sixes for the rest; of equals, the most dice."""
    dice = r.dice_of(move)
    n = r.total(dice)
    solver.end_turn(before, dice + ((r.DICE - n) << (r.BITS * r.SIX)), after, ev)
    return r.chips(after, seat) * 8 + n


@law
def by_thumb(opening: Vector, number: int, after: Vector, ev: Vector) -> float:
    """No looking ahead: what a set of dice would bring with sixes for the rest. Every die still
    to be rolled costs something, and gives hope where rows are nearly full."""
    dice = r.dice_of(number - 1) if number > 0 else 0
    left = r.DICE - r.total(dice)
    solver.end_turn(opening, dice + (left << (r.BITS * r.SIX)), after, ev)
    worth = gain(opening, after) + REST * left
    if r.over(after):
        worth += ENDING
    elif left == 0:
        worth -= values.prospects(after)
    else:
        worth += HOPE * left * values.prospects(after)
    return worth


@law
def gain(before: Vector, after: Vector) -> float:
    """This turn's chips: what they change by, less what the others' do on average."""
    seat, n = r.whose_turn(before), r.seats(before)
    own = float(r.chips(after, seat) - r.chips(before, seat))
    others = 0.0
    for step in range(1, n):
        other = (seat + step) % n
        others += r.chips(after, other) - r.chips(before, other)
    return own - others / (n - 1)


@law
def best_move(s: Vector, worths: Floats, moves: Vector) -> int:
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
def guess_by_thumb(opening: Vector, worths: Floats) -> None:
    """What every set of dice is worth by a rule of thumb."""
    after, ev = np.zeros(r.SIZE, np.int64), np.zeros(1, np.int64)
    for number in range(solver.SETS):
        worths[number] = by_thumb(opening, number, after, ev)
