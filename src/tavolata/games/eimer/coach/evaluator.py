"""What an Alles im Eimer position is worth: guesses at what is hidden, each played on.

Luck is fixed by the position: the same view gives the same judgement.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from tavolata.coach.evaluator import Outlook
from tavolata.core.compiling import interpreted
from tavolata.core.law import Vector, new_rng
from tavolata.core.notation import Move
from tavolata.core.state import State, View
from tavolata.games.eimer.bots import search
from tavolata.games.eimer.bots.value_net import Desk, Net, new_desk, trained, untrained

if TYPE_CHECKING:
    from tavolata.games.eimer import rules as r
else:
    r = interpreted("tavolata.games.eimer.rules")

PLAYOUTS = 4000  # for a choice, shared out among its moves
WHOLE_PLAYOUTS = 1000  # for a position that is known
ATTACKS = 1  # that are played on after the present one before the net is asked
MOST_PYRAMIDS = 6  # listed, besides those asked for


def evaluate_moves(view: View, also: tuple[str, ...] = ()) -> Mapping[str, Outlook]:
    """Each move, by what its seat knows; of pyramids the best found, some others, and `also`."""
    if view.seat is None or not view.legal:
        return {}
    moves = choices(view, view.seat)
    asked = [view.game.move(text) for text in also]
    moves += [move for move in dict.fromkeys(asked) if move not in moves]
    net, desk, attacks, learned = _eyes(view.seats)
    wins, scores = np.zeros((2, len(moves), view.seats))
    numbers, luck = numbers_of(view, view.seat, moves), new_rng(view.vector.tobytes())
    search.weigh(
        view.vector, view.seat, numbers, PLAYOUTS, attacks, learned, net, desk, luck, wins, scores
    )
    outlooks = {str(move): _outlook(wins[at], scores[at]) for at, move in enumerate(moves)}
    if view.legal[0].numbers:
        return outlooks
    best = sorted(outlooks, key=lambda text: -outlooks[text].wins[view.seat or 0])[:MOST_PYRAMIDS]
    return {text: outlooks[text] for text in dict.fromkeys([*best, *map(str, asked)])}


def evaluate_state(state: State) -> Outlook:
    """What is to be expected with everything known, if all play on sensibly."""
    if (end := state.result) is not None:
        return Outlook(end.shares, tuple(float(score) for score in end.scores))
    net, desk, attacks, learned = _eyes(state.seats)
    luck = new_rng(b"outlook")  # the same for all: states then differ by what they are
    wins, scores = search.expect(state.vector, WHOLE_PLAYOUTS, attacks, learned, net, desk, luck)
    return _outlook(wins, scores)


def choices(view: View, seat: int) -> list[Move]:
    """The moves to weigh: all legal ones, or pyramids worth a thought."""
    if view.legal[0].numbers:
        return list(view.legal)
    pyramids = search.arrangements(view.vector, seat).tolist()
    return [_spelled(view, pyramid) for pyramid in pyramids]


def numbers_of(view: View, seat: int, moves: list[Move]) -> Vector:
    """The moves as the search takes them: numbers, or pyramids as the law keeps them."""
    if view.legal[0].numbers:
        return np.array([move.numbers[0] for move in moves], np.int64)
    return np.array([r.pyramid(view.preview(move).vector, seat) for move in moves], np.int64)


def _spelled(view: View, pyramid: int) -> Move:
    """The move that builds a pyramid."""
    colours = (r.bucket_in(pyramid, spot) for spot in range(r.PLACES))
    return view.game.spelled(tuple(r.PLACE + colour for colour in colours if colour >= 0))


def _eyes(seats: int) -> tuple[Net, Desk, int, bool]:
    """The net that comes with the program and how far to play on before it is asked; where
    there is none, games are played to their end."""
    net = trained(seats)
    known = net or untrained(seats)
    attacks = search.TO_THE_END if net is None else ATTACKS
    return known, new_desk(seats, known), attacks, net is not None


def _outlook(wins: NDArray[np.float64], scores: NDArray[np.float64]) -> Outlook:
    return Outlook(tuple(wins.tolist()), tuple(scores.tolist()))
