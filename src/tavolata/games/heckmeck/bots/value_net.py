"""What a position of Heckmeck between two turns is worth, as a net has learned it.

The net sees the table from the seat whose turn begins: the grill, and for every seat its tiles,
the two on top, and how many worms it is ahead of the best of the others. It answers each seat's
share of the win, and its worms at the end. A finished game is worth its result.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.value_net import Floats, add_input, flat, layer, rectify, start_with, to_shares
from tavolata.bots.weights import load
from tavolata.core.compiling import kernel
from tavolata.core.law import Vector, law, share_of_win
from tavolata.games.heckmeck.rules import (
    HIGHEST,
    LOWEST,
    MAX_SEATS,
    PLAIN,
    SHORT_HIGHEST,
    on_grill,
    over,
    result,
    seats,
    short,
    steal_is_forced,
    tile_under,
    top_tile,
    whose_turn,
    worms,
)

TILES = HIGHEST - LOWEST + 1
LEAD = 12  # worms ahead or behind that are told apart
ONE_SEAT = 3 * TILES + 2 * LEAD + 1  # its tiles, the top one, the one under it, its lead
COMMON = TILES + TILES + 1 + 3  # the grill, how many lie on it, the options
FIRST, SECOND = 256, 32  # inner layers
MOST_ON = TILES + 3 + 3 * MAX_SEATS  # inputs that are on at once: every tile lies somewhere
HAIR = 1e-12  # of a worm: between moves that win as often, the score decides
SCORE = 10.0  # worms in the net's unit of score


def sizes(n: int) -> tuple[int, ...]:
    """The layers of the net for so many seats."""
    return (COMMON + n * ONE_SEAT, FIRST, SECOND, 2 * n)


@law
def inputs(s: Vector, on: Vector) -> int:
    """Fill in which inputs of the net are on; answers how many."""
    n = 0
    for tile in range(LOWEST, HIGHEST + 1):
        if on_grill(s, tile):
            on[n] = tile - LOWEST
            n += 1
    on[n] = TILES + n
    n += 1
    at = 2 * TILES + 1
    if short(s) != PLAIN:
        on[n] = at + short(s) - SHORT_HIGHEST
        n += 1
    if steal_is_forced(s):
        on[n] = at + 2
        n += 1
    for step in range(seats(s)):
        n = inputs_of_seat(s, (whose_turn(s) + step) % seats(s), COMMON + step * ONE_SEAT, on, n)
    return n


@law
def inputs_of_seat(s: Vector, seat: int, at: int, on: Vector, n: int) -> int:
    """Write down which inputs a seat's stack switches on; answers how many there are now."""
    tile = top_tile(s, seat)
    if tile > 0:
        on[n] = at + TILES + tile - LOWEST
        n += 1
        under = tile_under(s, tile)
        if under > 0:
            on[n] = at + 2 * TILES + under - LOWEST
            n += 1
    while tile > 0:
        on[n] = at + tile - LOWEST
        n += 1
        tile = tile_under(s, tile)
    most = 0
    for other in range(seats(s)):
        if other != seat:
            most = max(most, worms(s, other))
    on[n] = at + 3 * TILES + LEAD + min(max(worms(s, seat) - most, -LEAD), LEAD)
    return n + 1


@law
def finished(s: Vector, notes: Vector, out: Floats) -> None:
    """The worth of a game that is over: its result."""
    n = seats(s)
    winners = result(s, notes)
    for seat in range(n):
        out[seat] = np.float32(share_of_win(winners, seat))
        out[n + seat] = np.float32(notes[seat])


@law
def value(
    s: Vector,
    net: Floats,
    hidden: Floats,
    second: Floats,
    answers: Floats,
    notes: Vector,
    out: Floats,
) -> None:
    """Fill in a position's worth, by seat: the shares of the win, then the scores at the end.

    The position is the beginning of a turn, or the end of the game. `hidden`, `second`,
    `answers` and `notes` are scratch paper.
    """
    n = seats(s)
    if over(s):
        finished(s, notes, out)
        return
    width = COMMON + n * ONE_SEAT
    start_with(hidden, net, width * FIRST)
    for at in range(inputs(s, notes)):
        add_input(hidden, net, notes[at])
    rectify(hidden)
    at = layer(hidden, net, (width + 1) * FIRST, second)
    rectify(second)
    layer(second, net, at, answers)
    to_shares(answers, n)
    for step in range(n):
        seat = (whose_turn(s) + step) % n
        out[seat] = answers[step]
        out[n + seat] = answers[n + step] * np.float32(SCORE)


@cache
def trained(n: int) -> Floats:
    """The net for so many seats."""
    weights = load("heckmeck", n)
    assert weights is not None, f"the weights for {n} seats come with the package"
    return flat(weights.layers)


def evaluate(vectors: NDArray[np.int64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The shares of the win and the scores at the end, by seat, of some positions of one game,
    each at the beginning of a turn or over."""
    n = int(vectors[0, 0])
    out = np.zeros((len(vectors), 2 * n), np.float32)
    _evaluate(np.ascontiguousarray(vectors), trained(n), out)
    answers = out.astype(np.float64)
    answers[:, :n] /= answers[:, :n].sum(axis=1, keepdims=True)
    return answers[:, :n], answers[:, n:]


@kernel
def _evaluate(vectors: NDArray[np.int64], net: Floats, out: Floats) -> None:
    hidden, second = np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
    answers, notes = np.empty(out.shape[1], np.float32), np.empty(MOST_ON, np.int64)
    for at in range(len(vectors)):
        value(vectors[at], net, hidden, second, answers, notes, out[at])
