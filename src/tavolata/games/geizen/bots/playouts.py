"""Geizen by rules of thumb: for a GPU. A CPU plays all levels in one loop, that of lab.deep."""

import sys

from tavolata.bots.playouts import Floats, one_game
from tavolata.core.game import Game
from tavolata.core.law import Vector, below, copy, law
from tavolata.core.vector import vector_of
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver
from tavolata.games.geizen.bots import heuristics as habits
from tavolata.games.geizen.bots.levels import PLENTY

ROOKIE, REGULAR = range(2)
WAYS = {"rookie": ROOKIE, "regular": REGULAR}
LOTS = ("rookie",)
DESK = solver.SETS  # what every set of dice is worth
NOTES = 2 * r.SIZE + 1  # the turn's opening, its end, and an ear for events


def tables(game: Game, options: Vector) -> Vector:
    """The order of the moves as texts: a beginner who likes several draws one of them."""
    return vector_of(game.move_ranks)


@law
def opens(s: Vector) -> bool:
    """Does a turn begin here?"""
    return r.due(s) == r.DICE


@law
def choose(
    way: int,
    s: Vector,
    seat: int,
    rng: Vector,
    out: Vector,
    desk: Floats,
    notes: Vector,
    ranks: Vector,
) -> int:
    """The move of a way of playing: a beginner's liking, or a rule of thumb."""
    if way == ROOKIE:
        return like(s, seat, rng, out, notes, ranks)
    return choose_without_lots(way, s, seat, rng, out, desk, notes, ranks)


@law
def choose_without_lots(
    way: int,
    s: Vector,
    seat: int,
    rng: Vector,
    out: Vector,
    desk: Floats,
    notes: Vector,
    ranks: Vector,
) -> int:
    """The move by a rule of thumb."""
    before, after, ev = notes[: r.SIZE], notes[r.SIZE : 2 * r.SIZE], notes[2 * r.SIZE :]
    reopen(s, before)
    for at in range(r.legal(s, seat, out)):
        number = r.number_of(r.kept(s) + r.dice_of(out[at])) + 1
        desk[number] = habits.by_thumb(before, number, after, ev)
    return habits.best_move(s, desk, out)


@law
def reopen(s: Vector, before: Vector) -> None:
    """The position before the first roll of the turn."""
    copy(s, before)
    r.gather_dice(before)
    r.await_(before, r.TO_ROLL)


@law
def like(s: Vector, seat: int, rng: Vector, out: Vector, notes: Vector, ranks: Vector) -> int:
    """What a beginner likes best; of several such moves, one at random."""
    before, after, ev = notes[: r.SIZE], notes[r.SIZE : 2 * r.SIZE], notes[2 * r.SIZE :]
    reopen(s, before)
    r.move_chips(before, seat, PLENTY)
    n = r.legal(s, seat, out)
    most, count = -1, 0
    for at in range(n):
        liking = liking_of(out[at], seat, before, after, ev)
        if liking > most:
            most, count = liking, 0
        count += liking == most
    wanted = below(rng, count)
    chosen, rank = -1, -1
    for _ in range(wanted + 1):
        last, rank = rank, ranks.size
        for at in range(n):
            liking = liking_of(out[at], seat, before, after, ev)
            if liking == most and last < ranks[out[at]] < rank:
                chosen, rank = out[at], ranks[out[at]]
    return chosen


@law
def liking_of(move: int, seat: int, before: Vector, after: Vector, ev: Vector) -> int:
    """The chips after placing these dice with sixes for the rest; of equals, the most dice."""
    dice = r.dice_of(move)
    n = r.total(dice)
    solver.end_turn(before, dice + ((r.DICE - n) << (r.BITS * r.SIX)), after, ev)
    return r.chips(after, seat) * 8 + n


play = one_game(r, sys.modules[__name__])
