"""The bots of Alles im Eimer: two that play by habit, two that look ahead.

The expert and the master guess the hidden cards many times and play each guess on. The expert
values by eye what he comes to; the master has learned it, and weighs pyramids too.
"""

from typing import TYPE_CHECKING

import numpy as np

from tavolata.core.compiling import interpreted
from tavolata.core.law import Vector, vector
from tavolata.core.notation import Move
from tavolata.core.state import View
from tavolata.games.eimer.bots import search
from tavolata.games.eimer.bots.heuristics import CAREFUL, REGULAR, ROOKIE, move_of
from tavolata.games.eimer.bots.value_net import new_desk, trained, untrained

if TYPE_CHECKING:
    from tavolata.games.eimer import rules as r
else:
    r = interpreted("tavolata.games.eimer.rules")

# Fixed amounts of work, so that the same seed gives the same moves anywhere: playouts, and
# the attacks that one goes on for after the present one.
EXPERT = 2000, 2
MASTER = 6000, 1


def rookie(view: View, rng: Vector) -> str:
    """Attacks high with its longest colour, answers as cheaply as it can."""
    return _by_habit(view, rng, ROOKIE)


def regular(view: View, rng: Vector) -> str:
    """Attacks high where it hurts the next player most, answers as cheaply as it can."""
    return _by_habit(view, rng, REGULAR)


def expert(view: View, rng: Vector) -> str:
    """The move with which it wins most of the guesses it plays on, valued by eye."""
    if not view.legal[0].numbers:
        return _by_habit(view, rng, CAREFUL)
    return _searched(view, rng, *EXPERT, learned=False)


def master(view: View, rng: Vector) -> str:
    """The same, pyramids too, valued by a net that has learned what positions are worth."""
    if trained(view.seats) is None:
        return expert(view, rng)
    return _searched(view, rng, *MASTER, learned=True)


def choices(view: View) -> list[Move]:
    """The moves to weigh: all legal ones, or pyramids worth a thought."""
    if view.legal[0].numbers:
        return list(view.legal)
    pyramids = search.arrangements(view.vector, _seat(view)).tolist()
    return [spelled(view, pyramid) for pyramid in pyramids]


def numbers_of(view: View, moves: list[Move]) -> Vector:
    """The moves as the search takes them: numbers, or pyramids as the law keeps them."""
    if view.legal[0].numbers:
        return np.array([move.numbers[0] for move in moves], np.int64)
    built = (r.pyramid(view.preview(move).vector, _seat(view)) for move in moves)
    return np.array([*built], np.int64)


def spelled(view: View, pyramid: int) -> Move:
    """The move that builds a pyramid."""
    colours = (r.bucket_in(pyramid, spot) for spot in range(r.PLACES))
    return view.game.spelled(tuple(r.PLACE + colour for colour in colours if colour >= 0))


def _searched(view: View, rng: Vector, playouts: int, attacks: int, *, learned: bool) -> Move:
    moves = choices(view)
    if len(moves) == 1:
        return moves[0]
    net = trained(view.seats) or untrained(view.seats)
    desk = new_desk(view.seats, net)
    wins, scores = np.zeros((2, len(moves), view.seats))
    numbers = numbers_of(view, moves)
    best = search.weigh(
        view.vector, _seat(view), numbers, playouts, attacks, learned, net, desk, rng, wins, scores
    )
    return moves[best]


def _by_habit(view: View, rng: Vector, level: int) -> Move:
    seat, out = _seat(view), vector(r.MOVES)
    if view.legal[0].numbers:
        return view.game.spelled((move_of(level, view.vector, seat, out),))
    state = view.guess(rng)
    placings: list[int] = []
    while not placings or state.mid_move(seat):
        placings.append(move_of(level, state.vector, seat, out))
        state = state.step(seat, placings[-1])
    return view.game.spelled(tuple(placings))


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat


LEVELS = {"rookie": rookie, "regular": regular, "expert": expert, "master": master}
