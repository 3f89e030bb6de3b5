"""What a net learns Alles im Eimer from: games by habit or by search, and how they ended."""

import numpy as np

from tavolata.core.compiling import kernel
from tavolata.core.law import Vector, below, next_mover
from tavolata.games.eimer import rules as r
from tavolata.games.eimer.bots.heuristics import seasoned_move
from tavolata.games.eimer.bots.search import weigh
from tavolata.games.eimer.bots.value_net import (
    SCALE,
    Desk,
    Floats,
    Net,
    from_starter,
    look,
    outcome,
)

MOST_ATTACKS = 1000  # of one game that are learned from


@kernel
def searched(
    s: Vector, seat: int, work: int, net: Net, desk: Desk, rng: Vector, moves: Vector
) -> int:
    """The move of a seat that searches with what the net knows already."""
    view = np.zeros(r.SIZE, np.int64)
    r.hide(s, seat, view)
    n = r.legal(view, seat, moves)
    if n == 1:
        return int(moves[0])
    mine = moves[:n].copy()
    wins, scores = np.zeros((n, r.seats(s))), np.zeros((n, r.seats(s)))
    return int(mine[weigh(view, seat, mine, work, 0, True, net, desk, rng, wins, scores)])


@kernel
def lessons(
    options: Vector,
    net: Net,
    desk: Desk,
    rng: Vector,
    wild: int,
    work: int,
    colours: Floats,
    counts: Floats,
    targets: Floats,
) -> None:
    """Games until there is no more room: positions between attacks, and how they ended.

    One move in `wild` is any move, and some pyramids are built more or less at random: what a
    search may come to must have been seen. Without work, all play by habit.
    """
    s, out, ev = np.zeros(r.SIZE, np.int64), np.zeros(r.MOVES, np.int64), np.zeros(1, np.int64)
    n = options[0]
    wins, scores = np.zeros(n, np.float32), np.zeros(n, np.float32)
    places = np.zeros((MOST_ATTACKS, n), np.int64)
    disorder = np.zeros(n, np.int64)
    begin = options.copy()
    filled = 0
    while filled < len(targets):
        begin[1] = below(rng, n)
        r.begin(s, begin, ev)
        first = filled
        for seat in range(n):
            disorder[seat] = max(0, below(rng, 8) - 5)
        while not r.over(s):
            if r.due(s) > 0:
                r.give(s, r.draw(s, rng), ev)
                continue
            seat = next_mover(r.movers(s), r.whose_turn(s))
            if r.phase(s) == r.TO_ATTACK and filled < min(len(targets), first + MOST_ATTACKS):
                look(s, desk)
                colours[filled] = desk.colours
                counts[filled] = desk.counts
                for other in range(n):
                    places[filled - first, other] = from_starter(s, other)
                filled += 1
            if r.phase(s) == r.TO_BUILD:
                any_move = below(rng, 4) < 2 * disorder[seat]
            else:
                any_move = below(rng, wild) == 0
            if any_move:
                move = int(out[below(rng, r.legal(s, seat, out))])
            elif work == 0 or r.phase(s) == r.TO_BUILD:
                move = seasoned_move(s, seat, out)
            else:
                move = searched(s, seat, work, net, desk, rng, out)
            r.play(s, seat, move, ev)
        outcome(s, out, wins, scores)
        for at in range(first, filled):
            for seat in range(n):
                place = places[at - first, seat]
                targets[at, place] = wins[seat]
                targets[at, n + place] = scores[seat] / SCALE
