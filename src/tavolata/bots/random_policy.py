"""The policy of a game that brings none: every level plays legal moves at random.

`policies_of` binds `r` to the game's rules, and EVENTS to what they may tell in a step.
"""

from typing import Any

from tavolata.bots import LEVELS as NAMES
from tavolata.bots.policy import ANY, Floats
from tavolata.core.game import Game
from tavolata.core.law import TURN, WIDTH, Vector, below, law, vector

r: Any = None

LEVELS = dict.fromkeys(NAMES, ANY)
DRAWING = IN_STEPS = NAMES
FLOATS = INTEGERS = 1
EVENTS = 1


def tables(game: Game, options: Vector) -> Vector:
    """Nothing is looked up."""
    return vector(1)


@law
def turns_begun(s: Vector, ev: Vector) -> int:
    """How many turns the events tell of, which are forgotten then."""
    begun = 0
    for event in range(ev[0]):
        if ev[1 + event * WIDTH] == TURN:
            begun += 1
    ev[0] = 0
    return begun


@law
def choose(
    level: int,
    view: Vector,
    seat: int,
    rng: Vector,
    moves: Vector,
    floats: Floats,
    integers: Vector,
    tables: Vector,
) -> int:
    """A legal number at random; the first one for a level that is not played."""
    n = r.legal(view, seat, moves)
    return int(moves[below(rng, n)]) if level == ANY else int(moves[0])


choose_in_step = choose
