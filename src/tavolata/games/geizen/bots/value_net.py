"""What a position of Geizen between two turns is worth: by a net, or by a rule for any board.

The net sees the table from the seat whose turn begins: how far each row is filled, and every
purse. It answers each seat's share of the win, and its chips at the end. It knows one board;
elsewhere purses and nearly full rows are weighed. A finished game is worth its result.
"""

from functools import cache
from math import exp

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.value_net import Floats, add_amount, add_input, flat, start_with, to_shares
from tavolata.bots.weights import load
from tavolata.core.compiling import interpreted, kernel
from tavolata.core.law import Vector, law, share_of_win, vector
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver

_plain = interpreted(r.__name__)
PURSE = 48  # chips of a purse that are told apart
ONE_SEAT = PURSE + 1  # and how many they are
FIRST, SECOND = 128, 32  # inner layers
SCORE = 16.0  # chips in the net's unit of score

# Where no net is: a purse's worth in win, and what the next seat may make of a row that is so
# many squares short, as a part of its chips and its arrow.
KEENNESS = 0.09
ONE_SHORT, TWO_SHORT = 0.75, 0.35


def sizes(n: int, squares: int) -> tuple[int, ...]:
    """The layers of the net for so many seats, on a board of so many squares."""
    return (squares + n * ONE_SEAT, FIRST, SECOND, 2 * n)


@cache
def _known(seats: int) -> tuple[Floats, tuple[int, ...]]:
    """The net for so many seats, and the board it knows; both empty where there is none."""
    weights = load("geizen", seats)
    if weights is None:
        return np.zeros(0, np.float32), ()
    return flat(weights.layers), tuple(weights.facts["board"])


def knows(v: Vector) -> bool:
    """Is there a net for this table?"""
    return _known(_plain.seats(v))[1] == tuple(_plain.board(v))


def net_for(v: Vector) -> Floats:
    """The net for the seats of a game."""
    return _known(_plain.seats(v))[0]


def worth_of_ends(opening: Vector) -> NDArray[np.float64]:
    """What every end of a turn is worth, a line each: the shares of the win of the seat that
    plays it and of those after it, then their chips at the end of the game."""
    after = np.zeros((solver.ENDS, r.SIZE), np.int64)
    solver.ended(opening, solver.chart().dice, after, vector(1))
    values = np.zeros((solver.ENDS, 2 * _plain.seats(opening)))
    if knows(opening):
        appraise(after, net_for(opening), values)
    else:
        weigh(after, values)
    return values


@kernel
def appraise(after: NDArray[np.int64], net: Floats, values: NDArray[np.float64]) -> None:
    """By the net: all ends go through it side by side, which takes a third of the time."""
    ends, n = after.shape[0], values.shape[1] // 2
    said = np.empty((ends, FIRST), np.float32)
    for end in range(ends):
        begin_to_ask(after[end], net, said[end])
    hidden = np.empty((FIRST, ends), np.float32)
    for m in range(FIRST):
        for end in range(ends):
            hidden[m, end] = max(said[end, m], np.float32(0.0))
    second = np.empty((SECOND, ends), np.float32)
    at = through(hidden, net, net.size - (FIRST + 1) * SECOND - (SECOND + 1) * 2 * n, second)
    for m in range(SECOND):
        for end in range(ends):
            second[m, end] = max(second[m, end], np.float32(0.0))
    final = np.empty((2 * n, ends), np.float32)
    through(second, net, at, final)
    answers, scores = np.empty(2 * n, np.float32), np.zeros(8, np.int64)
    for end in range(ends):
        ended = r.over(after[end])
        if ended:
            read_result(after[end], scores, answers)
        else:
            for channel in range(2 * n):
                answers[channel] = final[channel, end]
            to_shares(answers, n)
            for step in range(n):
                answers[n + step] *= SCORE
        turn_round(answers, 0 if ended else 1, values[end])


@law
def through(some: Floats, net: Floats, at: int, out: Floats) -> int:
    """A full layer, a column a position, four inputs at a time; answers where the next begins."""
    wide, narrow, ends = some.shape[0], out.shape[0], out.shape[1]
    for n in range(narrow):
        bias = net[at + wide * narrow + n]
        for end in range(ends):
            out[n, end] = bias
        for m in range(0, wide, 4):
            here = at + m * narrow + n
            a, b = net[here], net[here + narrow]
            c, d = net[here + 2 * narrow], net[here + 3 * narrow]
            for end in range(ends):
                two = a * some[m, end] + b * some[m + 1, end]
                out[n, end] += two + c * some[m + 2, end] + d * some[m + 3, end]
    return int(at + (wide + 1) * narrow)


@kernel
def weigh(after: NDArray[np.int64], values: NDArray[np.float64]) -> None:
    """By purses and rows."""
    answers = np.empty(values.shape[1], np.float32)
    scores = np.zeros(8, np.int64)
    for end in range(after.shape[0]):
        ended = r.over(after[end])
        if ended:
            read_result(after[end], scores, answers)
        else:
            estimate(after[end], answers)
        turn_round(answers, 0 if ended else 1, values[end])


@law
def turn_round(answers: Floats, step: int, out: NDArray[np.float64]) -> None:
    """Answers are told from the seat whose turn begins; out is, from `step` seats before it."""
    n = answers.size // 2
    total = 0.0
    for seat in range(n):
        total += float(answers[seat])  # in full precision, so that they add up to one
    for seat in range(n):
        out[(seat + step) % n] = answers[seat] / total
        out[n + (seat + step) % n] = answers[n + seat]


@law
def read_result(s: Vector, scores: Vector, answers: Floats) -> None:
    """A finished game, told from the seat that ended it."""
    n = r.seats(s)
    winners = r.result(s, scores)
    for step in range(n):
        seat = (r.whose_turn(s) + step) % n
        answers[step] = np.float32(share_of_win(winners, seat))
        answers[n + step] = np.float32(scores[seat])


@law
def begin_to_ask(s: Vector, net: Floats, hidden: Floats) -> None:
    """What the net's first layer makes of a position, seen from the seat whose turn begins."""
    n = r.seats(s)
    squares = 0
    for row in range(r.ROWS):
        squares += r.squares(s, row)
    start_with(hidden, net, (squares + n * ONE_SEAT) * FIRST)
    at = 0
    for row in range(r.ROWS):
        add_input(hidden, net, at + r.filled(s, row))
        at += r.squares(s, row)
    for step in range(n):
        chips = r.chips(s, (r.whose_turn(s) + step) % n)
        add_input(hidden, net, at + min(chips, PURSE - 1))
        add_amount(hidden, net, at + PURSE, chips / SCORE)
        at += ONE_SEAT


@law
def estimate(s: Vector, answers: Floats) -> None:
    """The rule's answer: a purse is worth its chips, and to the seat whose turn begins what it
    may make of the rows."""
    n = r.seats(s)
    total = 0.0
    for step in range(n):
        chips = float(r.chips(s, (r.whose_turn(s) + step) % n))
        answers[n + step] = chips
        if step == 0:
            chips += prospects(s)
        answers[step] = exp(KEENNESS * min(chips, 250.0))
        total += answers[step]
    for step in range(n):
        answers[step] /= total


@law
def prospects(s: Vector) -> float:
    """What the next seat may make of rows that are nearly full."""
    chips = 0.0
    for row in range(r.ROWS):
        short = r.squares(s, row) - r.filled(s, row)
        if short <= 2:
            part = ONE_SHORT if short == 1 else TWO_SHORT
            chips += part * (r.chips_in_row(s, row) + r.arrow(s, row))
    return chips
