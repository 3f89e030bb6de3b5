"""The conformance check that every game in the catalogue passes, and a new one should."""

import numpy as np

from tavolata.game import Move, State


def random_move(state: State, seat: int, picks: np.random.Generator) -> Move:
    """A legal move at random; a move of several numbers is made up number by number."""
    legal = state.legal(seat)
    move = legal[int(picks.random() * len(legal))]
    if move.numbers:
        return move
    numbers: list[int] = []
    while not numbers or state.mid_move(seat):
        choices = state.legal_numbers(seat)
        numbers.append(choices[int(picks.random() * len(choices))])
        state = state.step(seat, numbers[-1])
    return state.game.spelled(tuple(numbers))
