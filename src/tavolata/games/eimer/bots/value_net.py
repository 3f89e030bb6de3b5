"""What an Alles im Eimer position between two attacks is worth, everything known.

A net looks at each colour alone, the five with the same eyes (what everybody would lose to it,
what everybody holds of it), adds up what it saw, and looks at that beside the counts of buckets
and cards. Seats come in the order of play from the starter on.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.value_net import to_shares
from tavolata.bots.weights import Layers, load
from tavolata.core.compiling import kernel
from tavolata.core.law import Vector, law, share_of_win
from tavolata.games.eimer import rules as r
from tavolata.games.eimer import solver

Floats = NDArray[np.float32]

FACTS = 8
OF_A_SEAT = FACTS + r.PLACES  # inputs a seat has in each colour: some facts, and where it stands
OF_A_COLOUR = 3  # inputs a colour has besides
BUCKETS = r.PLACES + 1  # a seat's count of buckets, one input each
COUNTS = BUCKETS + 3 + r.PLACES  # inputs a seat has besides its colours: also what stands
SCALE = 15.0  # of the scores that a net answers
MEMORY = 4096  # pyramids whose losses are remembered


class Net(NamedTuple):
    """Layers, as the trainer writes them: eyes for a colour, the whole, the answers."""

    eyes: Floats
    eyes_bias: Floats
    whole: Floats
    whole_bias: Floats
    last: Floats
    last_bias: Floats


class Desk(NamedTuple):
    """Room to work in: what the net sees, what it thinks and answers, what it remembers."""

    colours: Floats  # five rows
    counts: Floats
    glance: Floats  # at one colour
    sight: Floats  # of all
    thought: Floats
    answers: Floats  # shares of the win, then scores, by order of play from the starter
    known: Vector  # pyramids
    losses: Floats  # what each colour would cost them: once, and twice
    moves: Vector


def sizes(seats: int) -> tuple[int, int]:
    """How many inputs a colour has, and how many there are besides."""
    return seats * OF_A_SEAT + OF_A_COLOUR, seats * COUNTS


def new_desk(seats: int, net: Net) -> Desk:
    """Room to think in, for one who thinks alone."""
    per_colour, besides = sizes(seats)
    return Desk(
        np.zeros((r.COLOURS, per_colour), np.float32),
        np.zeros(besides, np.float32),
        np.zeros(net.eyes_bias.size, np.float32),
        np.zeros(net.eyes_bias.size, np.float32),
        np.zeros(net.whole_bias.size, np.float32),
        np.zeros(2 * seats, np.float32),
        np.zeros(MEMORY, np.int64),
        np.zeros((MEMORY, 2 * r.COLOURS), np.float32),
        np.zeros(r.MOVES, np.int64),
    )


def net_of(layers: Layers) -> Net:
    """Layers as a net."""
    return Net(*(np.ascontiguousarray(one, np.float32) for one in layers))


@cache
def trained(seats: int) -> Net | None:
    """The net that comes with the program for so many seats, if there is one."""
    weights = load("eimer", seats)
    return None if weights is None else net_of(weights.layers)


@cache
def untrained(seats: int) -> Net:
    """A net that knows nothing, where none is asked."""
    per_colour, besides = sizes(seats)
    shapes = ((per_colour, 1), (1,), (1 + besides, 1), (1,), (1, 2 * seats), (2 * seats,))
    return net_of([np.zeros(shape, np.float32) for shape in shapes])


@law
def from_starter(s: Vector, seat: int) -> int:
    """A seat's place in the order of play, the starter being 0."""
    n = r.seats(s)
    return ((seat - r.whose_turn(s)) * r.direction(s) + n) % n


@kernel
def remember(s: Vector, seat: int, desk: Desk) -> int:
    """Where the desk notes what each colour would cost a seat, in buckets, once and twice."""
    whole = r.pyramid(s, seat)
    at = (whole ^ (whole >> 11) ^ (whole >> 22) ^ (whole >> 33)) & (MEMORY - 1)
    if desk.known[at] == whole:
        return int(at)
    desk.known[at] = whole
    standing = r.standing(s, seat)
    for hue in range(r.COLOURS):
        left = standing
        for time in range(2):
            if left > 0:
                solver.suffer(s, seat, hue, desk.moves)
                left = r.standing(s, seat)
            desk.losses[at, time * r.COLOURS + hue] = standing - left
        r.set_pyramid(s, seat, whole)
    return int(at)


@kernel
def look(s: Vector, desk: Desk) -> None:
    """Fill in what the net sees."""
    n = r.seats(s)
    for at in range(desk.counts.size):
        desk.counts[at] = 0
    for seat in range(n):
        place = from_starter(s, seat)
        noted = remember(s, seat, desk)
        points = 0
        for hue in range(r.COLOURS):
            cards = r.hand(s, seat, hue)
            total = r.card_sum(cards)
            points += total
            colour = desk.colours[hue]
            at = place * OF_A_SEAT
            colour[at] = desk.losses[noted, hue] / 5
            colour[at + 1] = desk.losses[noted, r.COLOURS + hue] / 5
            colour[at + 2] = r.buckets_used(s, seat, hue) / 3
            colour[at + 3] = r.card_count(cards) / 4
            colour[at + 4] = total / 20
            colour[at + 5] = solver.highest(cards, 1) / 8
            colour[at + 6] = solver.highest(cards, 3) / 20
            colour[at + 7] = 1 if cards == 0 else 0
        for spot in range(r.PLACES):
            there = r.bucket(s, seat, spot)
            for hue in range(r.COLOURS):
                desk.colours[hue, place * OF_A_SEAT + FACTS + spot] = 1 if hue == there else 0
            if there >= 0:
                desk.counts[place * COUNTS + BUCKETS + 3 + spot] = 1
        at = place * COUNTS
        desk.counts[at + r.standing(s, seat)] = 1
        desk.counts[at + BUCKETS] = r.hand_size(s, seat) / 10
        desk.counts[at + BUCKETS + 1] = points / 50
        desk.counts[at + BUCKETS + 2] = r.pile_size(s) / 50
    for hue in range(r.COLOURS):
        at = n * OF_A_SEAT
        desk.colours[hue, at] = r.card_count(r.pile(s, hue)) / 10
        desk.colours[hue, at + 1] = r.card_sum(r.pile(s, hue)) / 50
        desk.colours[hue, at + 2] = r.card_count(r.discards(s, hue)) / 10


@law
def add_layer(values: Floats, first: int, w: Floats, out: Floats) -> None:
    """Add what inputs say, their weights beginning at a row; most inputs are nothing."""
    for at in range(values.size):
        amount = values[at]
        if amount != 0.0:
            for n in range(out.size):
                out[n] += amount * w[first + at, n]


@law
def put(values: Floats, out: Floats) -> None:
    """Copy values."""
    for n in range(out.size):
        out[n] = values[n]


@kernel
def think(net: Net, desk: Desk) -> None:
    """From what the net sees to its answers."""
    nothing = np.float32(0.0)
    for n in range(desk.sight.size):
        desk.sight[n] = nothing
    for hue in range(r.COLOURS):
        put(net.eyes_bias, desk.glance)
        add_layer(desk.colours[hue], 0, net.eyes, desk.glance)
        for n in range(desk.sight.size):
            desk.sight[n] += max(desk.glance[n], nothing)
    put(net.whole_bias, desk.thought)
    add_layer(desk.sight, 0, net.whole, desk.thought)
    add_layer(desk.counts, desk.sight.size, net.whole, desk.thought)
    for n in range(desk.thought.size):
        desk.thought[n] = max(desk.thought[n], nothing)
    put(net.last_bias, desk.answers)
    add_layer(desk.thought, 0, net.last, desk.answers)
    to_shares(desk.answers, desk.answers.size // 2)


@kernel
def value(s: Vector, net: Net, desk: Desk, wins: Floats, scores: Floats) -> None:
    """What is to be expected, seat by seat, between two attacks or at the end."""
    n = r.seats(s)
    if r.over(s):
        outcome(s, desk.moves, wins, scores)
        return
    look(s, desk)
    think(net, desk)
    for seat in range(n):
        place = from_starter(s, seat)
        wins[seat] = desk.answers[place]
        scores[seat] = desk.answers[n + place] * SCALE


@kernel
def outcome(s: Vector, out: Vector, wins: Floats, scores: Floats) -> None:
    """The result of a game that is over: shares of the win, and scores."""
    n = r.seats(s)
    winners = r.result(s, out)
    for seat in range(n):
        wins[seat] = share_of_win(winners, seat)
        scores[seat] = out[seat]
