"""The four levels of Alles im Eimer: two by simple rules, two that look ahead.

The expert and the master guess the hidden cards many times and play each guess on. The expert
values by eye what it comes to; the master has learned it, and weighs pyramids too.
"""

from typing import NamedTuple

import numpy as np

from tavolata.bots.policy import Floats
from tavolata.core.compiling import kernel
from tavolata.core.game import Game
from tavolata.core.law import Vector, law
from tavolata.core.vector import vector_of
from tavolata.games.eimer import rules as r
from tavolata.games.eimer.bots import heuristics as simple
from tavolata.games.eimer.bots import search
from tavolata.games.eimer.bots.value_net import Desk, Net, new_desk, trained, untrained

EXPERT, MASTER = simple.REGULAR + 1, simple.REGULAR + 2
LEVELS = {**simple.LEVELS, "expert": EXPERT, "master": MASTER}
DRAWING = ("expert", "master")
EVENTS, turns_begun = simple.EVENTS, simple.turns_begun
FLOATS = simple.FLOATS
INTEGERS = simple.INTEGERS + 2  # also: who builds, and the pyramid that it has chosen

# Fixed amounts of work, so that the same seed gives the same moves anywhere: playouts, and
# the attacks that one goes on for after the present one.
EXPERTS_WORK = 2000, 2
MASTERS_WORK = 6000, 1


class Tables(NamedTuple):
    """What the levels look things up in, and room to search."""

    ranks: Vector  # the order of the moves as texts: of equals, the first is played
    net: Net
    learned: bool  # is there a net for so many seats? Else a master plays like an expert
    room: Desk
    experts_work: tuple[int, int]
    masters_work: tuple[int, int]


def tables(game: Game, options: Vector) -> Tables:
    """The tables for a game's options."""
    seats = int(options[0])
    known = trained(seats)
    net = untrained(seats) if known is None else known
    ranks, room = vector_of(game.move_ranks), new_desk(seats, net)
    return Tables(ranks, net, known is not None, room, EXPERTS_WORK, MASTERS_WORK)


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
    learned = level == MASTER and tables.learned
    if r.phase(s) == r.TO_BUILD:
        built = integers[simple.INTEGERS :]
        return placing(learned, s, seat, rng, moves, built, tables)
    n = r.legal(s, seat, moves)
    if n == 1:
        return int(moves[0])
    mine = moves[:n].copy()
    mine = mine[np.argsort(tables.ranks[mine])]
    return int(mine[searched(learned, s, seat, rng, mine, tables)])


@kernel
def searched(
    learned: bool, s: Vector, seat: int, rng: Vector, moves: Vector, tables: Tables
) -> int:
    """Which of some moves, or pyramids, wins most of the guesses that are played on."""
    work, attacks = tables.masters_work if learned else tables.experts_work
    wins, scores = np.zeros((moves.size, r.seats(s))), np.zeros((moves.size, r.seats(s)))
    return search.weigh(
        s, seat, moves, work, attacks, learned, tables.net, tables.room, rng, wins, scores
    )


@kernel
def placing(
    learned: bool,
    s: Vector,
    seat: int,
    rng: Vector,
    moves: Vector,
    built: Vector,
    tables: Tables,
) -> int:
    """The next bucket of a pyramid: of one that was searched for, or by a simple rule."""
    begins = not r.mid_move(s, seat)
    if not learned:
        if begins:
            r.guess(s, seat, rng, np.empty(r.SIZE, np.int64))  # what a seed is used for stays
        return simple.move_of(simple.CAREFUL, s, seat, moves)
    if begins:
        pyramids = search.arrangements(s, seat)
        built[0] = seat
        built[1] = pyramids[searched(learned, s, seat, rng, pyramids, tables)]
    if built[0] != seat or not continues(s, seat, built[1]):
        return simple.move_of(simple.SEASONED, s, seat, moves)
    return r.PLACE + next_bucket(s, seat, built[1])


@law
def continues(s: Vector, seat: int, pyramid: int) -> bool:
    """Are the buckets that stand so far those of a pyramid?"""
    same = True
    for spot in range(r.PLACES):
        there = r.bucket(s, seat, spot)
        same &= there < 0 or there == r.bucket_in(pyramid, spot)
    return same


@law
def next_bucket(s: Vector, seat: int, pyramid: int) -> int:
    """The colour of a pyramid's first bucket that does not stand yet."""
    spot = 0
    while r.bucket(s, seat, spot) >= 0 or r.bucket_in(pyramid, spot) < 0:
        spot += 1
    return r.bucket_in(pyramid, spot)
