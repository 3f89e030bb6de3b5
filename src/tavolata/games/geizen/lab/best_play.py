"""Geizen's levels, and one more for two seats: best play, by the exact solution.

A policy (`bots.policy`) for matches that measure the others.
"""

from typing import NamedTuple

from tavolata.bots.policy import Floats
from tavolata.core.compiling import kernel
from tavolata.core.game import Game
from tavolata.core.law import Vector
from tavolata.games.geizen import rules as r
from tavolata.games.geizen.bots import heuristics, policy
from tavolata.games.geizen.lab.self_play import EXACT, think_exactly
from tavolata.games.geizen.solver import Narrow

BEST = policy.MASTER + 1
LEVELS = {**policy.LEVELS, "best": BEST}
DRAWING, EVENTS, turns_begun = policy.DRAWING, policy.EVENTS, policy.turns_begun
FLOATS, INTEGERS = policy.FLOATS, policy.INTEGERS


class Tables(NamedTuple):
    """What the levels look things up in, and the exact solution."""

    policy: policy.Tables
    wins: Narrow
    margin: int


def tables(game: Game, options: Vector) -> policy.Tables:
    """What the policy looks things up in: the exact solution is added by who has it."""
    return policy.tables(game, options)


@kernel
def choose(
    level: int,
    s: Vector,
    seat: int,
    rng: Vector,
    moves: Vector,
    floats: Floats,
    integers: Vector,
    tables: Tables,
) -> int:
    """The move of a level."""
    if level != BEST:
        return policy.choose(level, s, seat, rng, moves, floats, integers, tables.policy)
    worths, solved = floats[heuristics.FLOATS :], integers[heuristics.INTEGERS :]
    opening = solved[1 + r.SIZE :]
    heuristics.reopen(s, opening)
    if not policy.is_solved(EXACT, opening, solved):
        think_exactly(tables.policy.chart, opening, tables.wins, tables.margin, worths)
        policy.keep_solved(EXACT, opening, solved)
    return heuristics.best_move(s, worths, moves)
