"""Alles im Eimer by habit."""

import sys

from tavolata.bots.habits.eimer import REGULAR, ROOKIE, move_of
from tavolata.game import Game
from tavolata.games.eimer import rules
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
    return rules.phase(s) == rules.TO_ATTACK


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
    return move_of(way, s, seat, out)


play = one_game(rules, sys.modules[__name__])
many = many_games(rules, sys.modules[__name__])
