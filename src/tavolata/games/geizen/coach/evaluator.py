"""What positions and choices of Geizen are worth.

A turn is solved exactly, once, on what the positions after it are worth; every point of it is
then read off, so that a choice is worth its best move and a roll the mean of its outcomes.
"""

from functools import lru_cache
from itertools import combinations_with_replacement

import numpy as np

from tavolata.coach.evaluator import Outlook
from tavolata.core.compiling import interpreted
from tavolata.core.law import Vector
from tavolata.core.state import State, View
from tavolata.core.vector import INT
from tavolata.games.geizen import solver
from tavolata.games.geizen.bots import value_net as values

r = interpreted("tavolata.games.geizen.rules")


def evaluate_moves(view: View, also: tuple[str, ...] = ()) -> dict[str, Outlook]:
    """Every legal move: what the set of dice that it leads to is worth."""
    v = view.vector
    turn = _turn(solver.opening(v).tobytes())
    kept = r.kept(v)
    return {
        str(move): _outlook(v, turn.worths[1 + r.number_of(kept + r.dice_of(move.numbers[0]))])
        for move in view.legal
    }


def evaluate_state(state: State) -> Outlook:
    """What is to be expected; over, it is the result."""
    v = state.vector
    if state.result:
        return Outlook(state.result.shares, tuple(float(score) for score in state.result.scores))
    turn = _turn(solver.opening(v).tobytes())
    kept = r.kept(v)
    at = 1 + r.number_of(kept) if kept else 0
    if state.to_move:
        at = turn.chosen[_choices()[kept, r.rolled(v)]]
    return _outlook(v, turn.worths[at])


def _outlook(v: Vector, worths: solver.Floats) -> Outlook:
    """By seat: what is solved begins with the seat whose turn it is."""
    n = r.seats(v)
    order = [(seat - r.whose_turn(v)) % n for seat in range(n)]
    figures = worths.tolist()
    return Outlook(tuple(figures[at] for at in order), tuple(figures[n + at] for at in order))


@lru_cache(maxsize=256)
def _turn(opening: bytes) -> solver.Turn:
    """A turn, solved before its first roll."""
    return solver.solved(values.worth_of_ends(np.frombuffer(opening, INT).copy()))


@lru_cache(maxsize=1)
def _choices() -> dict[tuple[int, int], int]:
    """Where in the chart a choice is: dice set aside, dice rolled."""
    sets = [
        [
            sum(1 << (r.BITS * face) for face in faces)
            for faces in combinations_with_replacement(range(r.FACES), n)
        ]
        for n in range(r.DICE + 1)
    ]
    numbered = [
        (kept, roll)
        for size in range(r.DICE - 1, -1, -1)
        for kept in sets[size]
        for roll in sets[r.DICE - size]
    ]
    return {choice: n for n, choice in enumerate(numbered)}
