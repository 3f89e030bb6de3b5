"""Positions of Geizen to learn from, each with what it is worth to the seats from its turn on.

Games begin with some careless turns, so that odd positions come up as well, and are then
played seriously. What is recorded is told from the seat whose turn begins.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.core.compiling import kernel
from tavolata.core.law import Vector, below, law, roll, share_of_win
from tavolata.core.streams import start_stream
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver
from tavolata.games.geizen.bots import heuristics, policy
from tavolata.games.geizen.bots import value_net as values
from tavolata.games.geizen.lab.exact import state_of_rows
from tavolata.games.geizen.solver import Chart, Ints, Narrow

EXACT = -1  # what a turn is solved for, beside those of the policy: the exact solution
CARELESS = 24  # turns at most before a game is played seriously
LONGEST = 400  # turns of a game that are recorded


class Lessons(NamedTuple):
    """Positions, a line each: how far the rows are filled, then the purses; and their worth."""

    positions: NDArray[np.int16]
    targets: NDArray[np.float32]


def blank(n: int, seats: int) -> Lessons:
    """Room for n lessons."""
    return Lessons(np.zeros((n, r.ROWS + seats), np.int16), np.zeros((n, 2 * seats), np.float32))


@kernel
def spell_out(
    positions: NDArray[np.int16], squares: Ints, picked: Ints, inputs: NDArray[np.float32]
) -> None:
    """The inputs of the net for the positions picked, as values.begin_to_ask reads them."""
    inputs[:] = 0.0
    for line in range(picked.size):
        position = positions[picked[line]]
        at = 0
        for row in range(r.ROWS):
            inputs[line, at + position[row]] = 1.0
            at += squares[row]
        for seat in range(position.size - r.ROWS):
            chips = position[r.ROWS + seat]
            inputs[line, at + min(chips, values.PURSE - 1)] = 1.0
            inputs[line, at + values.PURSE] = chips / values.SCORE
            at += values.ONE_SEAT


@law
def write_down(s: Vector, position: NDArray[np.int16]) -> None:
    """Note a position as lessons have it: rows, then chips from the seat whose turn it is."""
    for row in range(r.ROWS):
        position[row] = r.filled(s, row)
    for step in range(r.seats(s)):
        position[r.ROWS + step] = r.chips(s, (r.whose_turn(s) + step) % r.seats(s))


@law
def look_up(s: Vector, waits: int, wins: Narrow, margin: int) -> float:
    """The exact share of the win of the one who does not wait."""
    mover = min(r.chips(s, 1 - waits), wins.shape[1] - 1)
    at = min(r.chips(s, waits) + margin, wins.shape[2] - 1)
    return float(wins[state_of_rows(s), mover, at])


@kernel
def think_exactly(
    chart: Chart, opening: Vector, wins: Narrow, margin: int, worths: solver.Floats
) -> None:
    """A turn solved on the exact solution."""
    after = np.zeros((solver.ENDS, r.SIZE), np.int64)
    solver.ended(opening, chart.dice, after, np.zeros(1, np.int64))
    first = np.empty((solver.ENDS, 1))
    for end in range(solver.ENDS):
        first[end, 0] = 1.0 - look_up(after[end], r.whose_turn(opening), wins, margin)
    turn = np.empty((solver.SETS, 1))
    solver.solve(chart, first, turn, np.empty(solver.CHOICES, np.int64))
    worths[:] = turn[:, 0]


@law
def play_turn(s: Vector, worths: solver.Floats, rng: Vector, moves: Ints, ev: Vector) -> None:
    """Roll and keep until the turn is over."""
    seat, ends = r.whose_turn(s), False
    while not ends:
        r.give(s, r.draw(s, rng), ev)
        r.play(s, seat, heuristics.best_move(s, worths, moves), ev)
        ends = r.over(s) or r.kept(s) == 0


@kernel
def play_carelessly(
    chart: Chart, options: Vector, rng: Vector, s: Vector, worths: solver.Floats
) -> None:
    """A game some turns on: half of them by a rule of thumb, half keep the first roll."""
    ev, moves = np.zeros(1, np.int64), np.zeros(r.MOVES, np.int64)
    before = s.copy()
    while True:
        begin = options.copy()
        begin[1] = below(rng, options[0])
        r.begin(s, begin, ev)
        for _ in range(below(rng, CARELESS + 1)):
            if below(rng, 2) == 0:
                before[:] = s
                solver.end_turn(before, roll(rng, r.DICE, r.BITS), s, ev)
            else:
                heuristics.guess_by_thumb(s, worths)
                play_turn(s, worths, rng, moves, ev)
            if r.over(s):
                break
        if not r.over(s):
            return


@kernel
def from_results(
    chart: Chart,
    options: Vector,
    seed: int,
    aim: int,
    wins: Narrow,
    margin: int,
    lessons: Lessons,
) -> None:
    """Fill in positions of games and how they ended. By the exact solution, the shares are
    those it says, and every position is followed by one that another end of the turn before it
    would have led to, of which no score is known (it is below zero)."""
    s, ev, rng = np.zeros(r.SIZE, np.int64), np.zeros(1, np.int64), np.zeros(4, np.int64)
    moves, scores = np.zeros(r.MOVES, np.int64), np.zeros(8, np.int64)
    other = np.zeros(r.SIZE, np.int64)
    worths = np.empty(solver.SETS)
    nothing = np.zeros(0, np.float32)
    whose = np.zeros(lessons.positions.shape[0], np.int64)
    n, at = options[0], 0
    start_stream(seed, 0, rng)
    while at < whose.size:
        play_carelessly(chart, options, rng, s, worths)
        first = at
        while not r.over(s) and at < whose.size:
            write_down(s, lessons.positions[at])
            whose[at] = r.whose_turn(s)
            at += 1
            if aim != EXACT:
                policy.solve_turn(chart, aim, s, nothing, worths)
                play_turn(s, worths, rng, moves, ev)
                continue
            lessons.targets[at - 1, 0] = look_up(s, 1 - r.whose_turn(s), wins, margin)
            solver.end_turn(s, chart.dice[below(rng, solver.ENDS)], other, ev)
            if not r.over(other) and at < whose.size:
                write_down(other, lessons.positions[at])
                whose[at] = -1
                lessons.targets[at, 0] = look_up(other, r.whose_turn(s), wins, margin)
                lessons.targets[at, n:] = -1.0
                at += 1
            think_exactly(chart, s, wins, margin, worths)
            play_turn(s, worths, rng, moves, ev)
        if not r.over(s):
            at = first  # the last game does not fit in: the next ones are as good
            if first + LONGEST > whose.size:
                fill_up(lessons, first)
                return
            continue
        winners = r.result(s, scores)
        tell_ends(n, winners, scores, whose, first, at, aim == EXACT, lessons.targets)


@kernel
def fill_up(lessons: Lessons, done: int) -> None:
    """Repeat lessons from the front where a whole game has no more room."""
    for at in range(done, lessons.positions.shape[0]):
        lessons.positions[at] = lessons.positions[at - done]
        lessons.targets[at] = lessons.targets[at - done]


@law
def tell_ends(
    n: int,
    winners: int,
    scores: Vector,
    whose: Ints,
    first: int,
    stop: int,
    exact: bool,
    targets: NDArray[np.float32],
) -> None:
    """How a game ended, for each of its positions."""
    for at in range(first, stop):
        if exact:
            targets[at, 1] = 1.0 - targets[at, 0]
        for step in range(n):
            seat = (whose[at] + step) % n
            if not exact:
                targets[at, step] = share_of_win(winners, seat)
            if whose[at] >= 0:
                targets[at, n + step] = scores[seat] / values.SCORE


@kernel
def from_turns(
    chart: Chart, options: Vector, seed: int, trust: float, net: Narrow, lessons: Lessons
) -> None:
    """Fill in positions of games that the net plays, and what their turns are worth to it when
    solved exactly; the less it is trusted, the more of what came after is mixed in."""
    s, ev, rng = np.zeros(r.SIZE, np.int64), np.zeros(1, np.int64), np.zeros(4, np.int64)
    moves = np.zeros(r.MOVES, np.int64)
    after = np.zeros((solver.ENDS, r.SIZE), np.int64)
    n, at = options[0], 0
    ends, turn = np.zeros((solver.ENDS, 2 * n)), np.empty((solver.SETS, 2 * n))
    chosen, worths = np.empty(solver.CHOICES, np.int64), np.empty(solver.SETS)
    end, final = np.zeros((1, r.SIZE), np.int64), np.zeros((1, 2 * n))
    later = np.zeros(2 * n)
    start_stream(seed, 0, rng)
    size = lessons.positions.shape[0]
    while at < size:
        play_carelessly(chart, options, rng, s, worths)
        first = at
        while not r.over(s) and at < size:
            write_down(s, lessons.positions[at])
            solver.ended(s, chart.dice, after, ev)
            values.appraise(after, net, ends)
            solver.solve(chart, ends, turn, chosen)
            for channel in range(2 * n):
                lessons.targets[at, channel] = turn[0, channel]
            at += 1
            worths[:] = turn[:, 0]
            play_turn(s, worths, rng, moves, ev)
        end[0] = s
        values.appraise(end, net, final)  # told from the seat that ended it, or before the next
        later[:] = final[0]
        for back in range(at - 1, first - 1, -1):
            for channel in range(2 * n):
                mixed = trust * lessons.targets[back, channel] + (1.0 - trust) * later[channel]
                lessons.targets[back, channel] = mixed
            for seat in range(n):
                later[(seat + 1) % n] = lessons.targets[back, seat]
                later[n + (seat + 1) % n] = lessons.targets[back, n + seat]
    lessons.targets[:, n:] /= values.SCORE
