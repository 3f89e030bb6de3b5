"""Looking ahead in Alles im Eimer: guesses at the hidden cards, each played out for each move.

Every move meets the same guesses and the same luck, so that luck does not choose between them,
and most of the work goes to the moves that look best. Everyone plays on by simple rules, for some
attacks or to the end; what is reached then is valued by eye or by a net.
"""

import numpy as np
from numpy.typing import NDArray

from tavolata.core.compiling import kernel
from tavolata.core.law import Vector, copy
from tavolata.games.eimer import rules as r
from tavolata.games.eimer.bots.heuristics import CLUMPS, clumped_placing, play_out, step
from tavolata.games.eimer.bots.value_net import Desk, Floats, Net, outcome, value

Table = NDArray[np.float64]  # a row a move, a column a seat

# What things are worth by eye, fitted to who won some thousand games of simple bots.
BUCKETS = 4.0  # times the logarithm: the last ones are the dearest
POINT = 0.037  # on a card in hand
START = 0.3  # to have the next attack

TO_THE_END = 9999  # attacks
OTHER = 0x5A5A5A5A


@kernel
def by_eye(s: Vector, out: Vector, wins: Floats, scores: Floats) -> None:
    """What is to be expected, seat by seat, between two attacks or at the end."""
    if r.over(s):
        outcome(s, out, wins, scores)
        return
    n = r.seats(s)
    total = 0.0
    for seat in range(n):
        points = 0
        for hue in range(r.COLOURS):
            points += r.card_sum(r.hand(s, seat, hue))
        scores[seat] = r.standing(s, seat)
        worth = BUCKETS * np.log1p(scores[seat]) + POINT * points
        if seat == r.whose_turn(s):
            worth += START
        wins[seat] = np.exp(worth) if scores[seat] > 0 else 0.0
        total += wins[seat]
    for seat in range(n):
        wins[seat] /= total


@kernel
def built_by_all(view: Vector, seat: int, rng: Vector, out: Vector, ev: Vector) -> None:
    """A guess at the start of the first attack: everyone has built by simple rules."""
    r.guess(view, seat, rng, out)
    for other in range(r.seats(view)):
        r.set_pyramid(out, other, 0)
    while r.phase(out) == r.TO_BUILD:
        step(out, rng, ev, ev)


@kernel
def settle(
    s: Vector,
    rng: Vector,
    attacks: int,
    learned: bool,
    net: Net,
    desk: Desk,
    ev: Vector,
    wins: Floats,
    scores: Floats,
) -> None:
    """Play on by simple rules until so many more attacks are over, and value what is reached."""
    play_out(s, rng, attacks, desk.moves, ev)
    if learned:
        value(s, net, desk, wins, scores)
    else:
        by_eye(s, desk.moves, wins, scores)


@kernel
def expect(
    s: Vector, work: int, attacks: int, learned: bool, net: Net, desk: Desk, rng: Vector
) -> Table:
    """What is to be expected from a whole state on: wins in the first row, scores below."""
    n = r.seats(s)
    state, ev = np.zeros(r.SIZE, np.int64), np.zeros(1, np.int64)
    wins, scores = np.zeros(n, np.float32), np.zeros(n, np.float32)
    expected = np.zeros((2, n))
    for _ in range(work):
        copy(s, state)
        settle(state, rng, attacks, learned, net, desk, ev, wins, scores)
        for seat in range(n):
            expected[0, seat] += wins[seat] / work
            expected[1, seat] += scores[seat] / work
    return expected


@kernel
def weigh(
    view: Vector,
    seat: int,
    moves: Vector,
    work: int,
    attacks: int,
    learned: bool,
    net: Net,
    desk: Desk,
    rng: Vector,
    wins: Table,
    scores: Table,
) -> int:
    """What is to be expected after each move of a seat, by what it knows; answers which is best.

    Before the first attack a move is a pyramid, as the law keeps it. The work is a number of
    playouts. It is spent in rounds, and after each the worse half of the moves is let go.
    """
    n, seats = moves.size, r.seats(view)
    guess, state = np.zeros(r.SIZE, np.int64), np.zeros(r.SIZE, np.int64)
    luck, ev = np.zeros(4, np.int64), np.zeros(1, np.int64)
    ends, ends_scores = np.zeros(seats, np.float32), np.zeros(seats, np.float32)
    tries = np.zeros(n, np.int64)
    alive = np.arange(n)
    rounds = 1
    while 1 << rounds < n:
        rounds += 1
    for _ in range(rounds):
        for _ in range(max(1, work // (rounds * alive.size))):
            if r.phase(view) == r.TO_BUILD:
                built_by_all(view, seat, rng, guess, ev)
            else:
                r.guess(view, seat, rng, guess)
            for move in alive:
                copy(guess, state)
                copy(rng, luck)
                luck[3] ^= OTHER  # not what the next guess is made of
                if r.phase(view) == r.TO_BUILD:
                    r.set_pyramid(state, seat, moves[move])
                else:
                    r.play(state, seat, moves[move], ev)
                settle(state, luck, attacks, learned, net, desk, ev, ends, ends_scores)
                tries[move] += 1
                for other in range(seats):
                    wins[move, other] += ends[other]
                    scores[move, other] += ends_scores[other]
        order = np.argsort(-(wins[alive, seat] / tries[alive]), kind="mergesort")
        alive = alive[order[: max(1, (alive.size + 1) // 2)]]
    for at in range(n):
        for other in range(seats):
            wins[at, other] /= tries[at]
            scores[at, other] /= tries[at]
    return int(alive[0])


@kernel
def arrangements(view: Vector, seat: int) -> Vector:
    """Pyramids worth a thought: the habitual one first, with its colours in every order."""
    state, ev = np.zeros(r.SIZE, np.int64), np.zeros(1, np.int64)
    copy(view, state)
    while not r.has_built(state, seat):
        r.play(state, seat, clumped_placing(state, seat, CLUMPS), ev)
    habitual = r.pyramid(state, seat)
    pyramids = np.zeros(120, np.int64)
    new = np.zeros(r.COLOURS, np.int64)
    found = 0
    for code in range(r.COLOURS**r.COLOURS):
        used = 0
        for hue in range(r.COLOURS):
            new[hue] = (code // r.COLOURS ** (r.COLOURS - 1 - hue)) % r.COLOURS
            used |= 1 << new[hue]
        if used == (1 << r.COLOURS) - 1:
            pyramids[found] = 0
            for spot in range(r.PLACES):
                old = r.bucket_in(habitual, spot)
                if old >= 0:
                    pyramids[found] = r.with_bucket(pyramids[found], spot, new[old])
            found += 1
    return pyramids
