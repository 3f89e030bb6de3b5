"""Evaluators for tests: one makes everything up, one counts a small game out, and one solves a
turn of Heckmeck exactly but knows nothing of the rest save the worms."""

import hashlib
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from tavolata.bots import any_move
from tavolata.coach.evaluator import Outlook
from tavolata.core.law import new_rng
from tavolata.core.state import State, View
from tavolata.games.heckmeck.coach import evaluator as heckmeck
from tavolata.games.heckmeck.notation import r


class MadeUp:
    """Says anything, but always the same of the same position: what it says must add up."""

    def evaluate_moves(self, view: View, also: tuple[str, ...] = ()) -> Mapping[str, Outlook]:
        moves = [str(move) for move in view.legal if move.numbers]
        if not moves:
            moves = [str(any_move(view, new_rng(view.vector.tobytes())))]
        return {
            move: _any_outlook(view.seats, view.vector.tobytes() + move.encode())
            for move in (*moves, *also)
        }

    def evaluate_state(self, state: State) -> Outlook:
        return _any_outlook(state.seats, state.vector.tobytes())


def _any_outlook(seats: int, seed: bytes) -> Outlook:
    numbers = [1 + byte for byte in hashlib.sha256(seed).digest()[:seats]]
    return Outlook(tuple(n / sum(numbers) for n in numbers), tuple(map(float, numbers)))


class CountedOut:
    """Goes through everything that can still happen: for games as small as Highroll, or the
    last decisions of a longer one."""

    def __init__(self) -> None:
        self.known: dict[bytes, Outlook] = {}

    def evaluate_moves(self, view: View, also: tuple[str, ...] = ()) -> Mapping[str, Outlook]:
        state = view.guess(new_rng(b""))
        seat = state.to_move[0]
        return {
            str(move): self.evaluate_state(state.play(seat, move)) for move in state.legal(seat)
        }

    def evaluate_state(self, state: State) -> Outlook:
        key = state.vector.tobytes()
        if key not in self.known:
            self.known[key] = self._outlook(state)
        return self.known[key]

    def _outlook(self, state: State) -> Outlook:
        if state.result:
            share = 1 / len(state.result.winners)
            wins = (share * (seat in state.result.winners) for seat in range(state.seats))
            return Outlook(tuple(wins), tuple(map(float, state.result.scores)))
        if state.to_move:
            seat = state.to_move[0]
            return max(
                self.evaluate_moves(state.view(seat)).values(), key=lambda one: one.wins[seat]
            )
        assert state.chance is not None
        wins, scores = [0.0] * state.seats, [0.0] * state.seats
        for outcome, likely in state.chance.outcomes():
            after = self.evaluate_state(state.give(outcome))
            for seat in range(state.seats):
                wins[seat] += float(likely) * after.wins[seat]
                scores[seat] += float(likely) * after.scores[seat]
        return Outlook(tuple(wins), tuple(scores))


class ForWorms:
    """Heckmeck's own evaluator, its learned value replaced: who has more worms wins more often."""

    def evaluate_moves(self, view: View, also: tuple[str, ...] = ()) -> Mapping[str, Outlook]:
        return heckmeck.evaluate_moves(view, also, worms_decide)

    def evaluate_state(self, state: State) -> Outlook:
        return heckmeck.evaluate_state(state, worms_decide)


def worms_decide(
    positions: NDArray[np.int64],
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Every seat's share of the win, and its worms; a game that is over has its result."""
    wins, scores = [], []
    for v in positions:
        seats = range(r.seats(v))
        worms = np.array([r.worms(v, seat) for seat in seats], float)
        winners = r.result(v, np.zeros(8, np.int64))
        likely = np.exp(worms / 3)
        if r.over(v):
            likely = np.array([winners >> seat & 1 for seat in seats], float)
        wins.append(likely / likely.sum())
        scores.append(worms)
    return np.array(wins), np.array(scores)
