"""Heckmeck by rules of thumb."""

import sys

from tavolata.bots.habits.heckmeck import REGULAR, ROOKIE, move_of
from tavolata.game import Game
from tavolata.games.heckmeck import rules
from tavolata.lab.quick import Floats, many_games, one_game
from tavolata.law import Vector, law, vector

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
