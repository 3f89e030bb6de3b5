"""The bots: who sits down where no person does. A bot sees its seat's view, and nothing else.

A game's kit names a function for each level. A game without bots is played at random.

>>> from tavolata.games import find
>>> bot = sit("regular", "heckmeck", b"a seed")
>>> bot.choose(find("heckmeck").start(seats=2).give("1 1 2 2 3 3 W W").view(0))
'keep W'
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

from tavolata.core.errors import Refusal

if TYPE_CHECKING:  # the levels are listed without loading any law
    from tavolata.core.law import Vector
    from tavolata.core.state import View

LEVELS = ("rookie", "regular", "expert", "master")
MOVES_TO_PREPARE = 4

ChooseMove: TypeAlias = "Callable[[View, Vector], str]"  # a legal move, by a view and a stream


class Bot(Protocol):
    """A bot sees its seat's view, and nothing else."""

    def choose(self, view: "View") -> str:
        """A legal move of the seat whose view it is."""


class _Seated:
    """A level with a random stream of its own."""

    def __init__(self, choose: ChooseMove, rng: "Vector") -> None:
        self._choose = choose
        self._rng = rng

    def choose(self, view: "View") -> str:
        return self._choose(view, self._rng)


def sit(level: str, game: str, seed: bytes) -> Bot:
    """A bot of a level for a game; the same seed and the same views give the same moves."""
    from tavolata.core.law import new_rng

    if level not in LEVELS:
        raise Refusal("unknown-bot", name=str(level)[:40], names=", ".join(LEVELS))
    return _Seated(choose_move(game, level), new_rng(seed))


def choose_move(game: str, level: str) -> ChooseMove:
    """How a level plays a game: at random where the game has no such bot."""
    from tavolata.core.catalogue import kit

    levels = kit(game).levels
    return levels().get(level, any_move) if levels else any_move


def prepare(game: str) -> None:
    """Let every level choose a few moves, so that what they think with is compiled and kept."""
    from tavolata.core.catalogue import find
    from tavolata.core.law import new_rng

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
    from tavolata.core.law import below

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
