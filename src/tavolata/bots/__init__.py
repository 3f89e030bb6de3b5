"""The bots: who sits down where no person does. A bot sees its seat's view, and nothing else.

Every game's bots are in the module here that bears its name: a function for each level.
A game without one is played at random.

>>> from tavolata.games import find
>>> bot = sit("regular", "heckmeck", b"a seed")
>>> bot.choose(find("heckmeck").start(seats=2).give("1 1 2 2 3 3 W W").view(0))
'keep W'
"""

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from tavolata.refusal import Refusal

if TYPE_CHECKING:  # the levels are listed without loading any law
    from tavolata.game import View
    from tavolata.law import Vector

LEVELS = ("rookie", "regular", "expert", "master")
MOVES_TO_PREPARE = 4


class Bot(Protocol):
    """A bot sees its seat's view, and nothing else."""

    def choose(self, view: "View") -> str:
        """A legal move of the seat whose view it is."""


class _Seated:
    """A way of playing with a random stream of its own."""

    def __init__(self, way: "Callable[[View, Vector], str]", rng: "Vector") -> None:
        self._way = way
        self._rng = rng

    def choose(self, view: "View") -> str:
        return self._way(view, self._rng)


def sit(level: str, game: str, seed: bytes) -> Bot:
    """A bot of a level for a game; the same seed and the same views give the same moves."""
    from tavolata.law import new_rng

    if level not in LEVELS:
        raise Refusal("unknown-bot", name=str(level)[:40], names=", ".join(LEVELS))
    if game not in (module.name for module in pkgutil.iter_modules(__path__)):
        return _Seated(any_move, new_rng(seed))
    way: Callable[[View, Vector], str] = getattr(import_module(f"{__name__}.{game}"), level)
    return _Seated(way, new_rng(seed))


def prepare(game: str) -> None:
    """Let every level choose a few moves, so that what they think with is compiled and kept."""
    from tavolata.games import find
    from tavolata.law import new_rng

    state, rng = find(game).start(2), new_rng(b"prepare")
    for _ in range(MOVES_TO_PREPARE):
        while state.chance:
            state = state.drawn(rng)
        if state.over:
            return
        seat = state.to_move[0]
        moves = [sit(level, game, b"").choose(state.view(seat)) for level in LEVELS]
        state = state.play(seat, moves[0])


def any_move(view: "View", rng: "Vector") -> str:
    """A legal move at random; a move of several numbers is made up number by number."""
    from tavolata.law import below

    seat, legal = view.seat, view.legal
    assert seat is not None
    move = legal[below(rng, len(legal))]
    if move.numbers:
        return move
    state = view.guess(rng)
    numbers: list[int] = []
    while not numbers or state.mid_move(seat):
        choices = state.legal_numbers(seat)
        numbers.append(choices[below(rng, len(choices))])
        state = state.step(seat, numbers[-1])
    return view.game.spelled(tuple(numbers))
