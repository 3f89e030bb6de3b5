"""The bots: who sits down where no person does. A bot sees its seat's view, and nothing else.

A game's kit names its policy (`bots.policy`). A game without one is played at random.

>>> from tavolata.core.catalogue import find, names
>>> first = names()[0]
>>> bot = sit("regular", first, b"a seed")
>>> bot.choose(find(first).start(seats=2).give("1 1 2 2 3 3 W W").view(0))
'keep W'
"""

from typing import TYPE_CHECKING, Protocol

from tavolata.core.errors import Refusal

if TYPE_CHECKING:  # the levels are listed without loading any law
    from tavolata.core.notation import Move
    from tavolata.core.state import View
    from tavolata.core.vector import Vector

LEVELS = ("rookie", "regular", "expert", "master")
MOVES_TO_PREPARE = 4


class Bot(Protocol):
    """A bot sees its seat's view, and nothing else."""

    def choose(self, view: "View") -> str:
        """A legal move of the seat whose view it is."""


def sit(level: str, game: str, seed: bytes) -> Bot:
    """A bot of a level for a game; the same seed and the same views give the same moves."""
    if level not in LEVELS:
        raise Refusal("unknown-bot", name=str(level)[:40], names=", ".join(LEVELS))
    from tavolata.bots.seated import SeatedBot
    from tavolata.core.law import new_rng

    return SeatedBot(game, level, new_rng(seed))


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


def any_move(view: "View", rng: "Vector") -> "Move":
    """A legal move at random; a move of several numbers is made up number by number."""
    from tavolata.core.law import below
    from tavolata.core.vector import vector

    seat, v, numbers = view.seat, view.vector, list[int]()
    assert seat is not None
    rules, ev, moves = view.game.law, vector(1), vector(view.game.move_count)
    while not numbers or rules.mid_move(v, seat):
        numbers.append(int(moves[below(rng, rules.legal(v, seat, moves))]))
        rules.play(v, seat, numbers[-1], ev)
    return view.game.spelled(tuple(numbers))
