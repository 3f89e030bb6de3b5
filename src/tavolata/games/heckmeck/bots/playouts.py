"""Heckmeck by rules of thumb."""

import sys

from tavolata.bots.playouts import Floats, many_games, one_game
from tavolata.core.game import Game
from tavolata.core.law import Vector, law, vector
from tavolata.games.heckmeck import rules
from tavolata.games.heckmeck.bots.heuristics import REGULAR, ROOKIE, move_of

WAYS = {"rookie": ROOKIE, "regular": REGULAR}
DESK, NOTES = 1, 1


def tables(game: Game, options: Vector) -> Vector:
    """Nothing is looked up."""
    return vector(1)


@law
def opens(s: Vector) -> bool:
    """Does a turn begin here?"""
    return rules.due(s) == rules.DICE


@law
def choose(
    way: int,
    s: Vector,
    seat: int,
    rng: Vector,
    out: Vector,
    desk: Floats,
    notes: Vector,
    tables: Vector,
) -> int:
    """The move of a way of playing, by habit."""
    return move_of(way, s, seat)


play = one_game(rules, sys.modules[__name__])
many = many_games(rules, sys.modules[__name__])
