"""A bot in a seat: asks its game's policy, by what its seat may know.

The arrays that a policy works with belong to the thread: they are large, and bots are many.
"""

import threading
from collections import OrderedDict
from typing import NamedTuple

import numpy as np

from tavolata.bots.policy import ANY, Floats, Policy, policies_of
from tavolata.core.catalogue import find
from tavolata.core.json import JsonObject
from tavolata.core.law import Vector, vector
from tavolata.core.notation import Move
from tavolata.core.state import View

KEPT = 16  # kinds of tables, by game, seats and options, that a thread has scratch for


class Scratch(NamedTuple):
    """What a policy works with, besides the view and a random stream."""

    moves: Vector
    floats: Floats
    integers: Vector
    tables: object


def new_scratch(policy: Policy, game: str, options: Vector) -> Scratch:
    """Scratch for a game's policy; `options` as the rules' `begin` reads them."""
    return Scratch(
        vector(find(game).move_count),
        np.zeros(policy.FLOATS),
        vector(policy.INTEGERS),
        policy.tables(find(game), options),
    )


class _OfThread(threading.local):
    def __init__(self) -> None:
        self.scratch: OrderedDict[tuple[str, bytes], Scratch] = OrderedDict()


_of_thread = _OfThread()


class SeatedBot:
    """A level of a game with a random stream of its own."""

    def __init__(self, game: str, level: str, rng: Vector) -> None:
        self._game = game
        self._policy = policies_of(game).full
        self._level = self._policy.LEVELS.get(level, ANY)
        self._rng = rng
        self._options: tuple[int, JsonObject, Vector] | None = None

    def choose(self, view: View) -> Move:
        """A legal move of the seat whose view it is, number by number where it has several."""
        scratch, seat, v = self._scratch(view), view.seat, view.vector
        assert seat is not None
        rules, ev = view.game.law, vector(1)
        numbers: list[int] = []
        while not numbers or rules.mid_move(v, seat):
            number = self._policy.choose(self._level, v, seat, self._rng, *scratch)
            numbers.append(int(number))
            if view.game.moves[number].numbers:
                break  # a whole move
            rules.play(v, seat, number, ev)
        return view.game.spelled(tuple(numbers))

    def _scratch(self, view: View) -> Scratch:
        known = self._options
        if known is None or known[0] != view.seats or known[1] is not view.options:
            options = view.game.notation.option_vector(view.seats, 0, view.options)
            self._options = known = view.seats, view.options, options
        key, kept = (self._game, known[2].tobytes()), _of_thread.scratch
        if key not in kept:
            kept[key] = new_scratch(self._policy, self._game, known[2])
            if len(kept) > KEPT:
                kept.popitem(last=False)
        kept.move_to_end(key)
        return kept[key]
