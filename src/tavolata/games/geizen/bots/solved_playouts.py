"""Geizen by every level: a turn is thought through as it begins."""

import sys
from typing import NamedTuple

from tavolata.bots.playouts import Floats, many_games, one_game
from tavolata.core.compiling import kernel
from tavolata.core.game import Game
from tavolata.core.law import Vector, vector
from tavolata.core.vector import vector_of
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver
from tavolata.games.geizen.bots import heuristics as habits
from tavolata.games.geizen.bots import playouts as thumbs
from tavolata.games.geizen.bots import value_net as values
from tavolata.games.geizen.bots.levels import way_to_win

ROOKIE, REGULAR, EXPERT, MASTER = range(4)
WAYS = {"rookie": ROOKIE, "regular": REGULAR, "expert": EXPERT, "master": MASTER}
DESK, NOTES = thumbs.DESK, thumbs.NOTES
opens = thumbs.opens


class Tables(NamedTuple):
    """What all players look things up in."""

    ranks: Vector
    chart: solver.Chart
    net: solver.Narrow
    to_win: int  # how a master thinks


def tables(game: Game, options: Vector) -> Tables:
    """The tables for a game's options."""
    s = vector(r.SIZE)
    r.begin(s, options, vector(1))
    return Tables(vector_of(game.move_ranks), solver.chart(), values.net_for(s), way_to_win(s))


@kernel
def choose(
    way: int,
    s: Vector,
    seat: int,
    rng: Vector,
    out: Vector,
    desk: Floats,
    notes: Vector,
    tables: Tables,
) -> int:
    """The move of a level; turns are thought through at their first choice."""
    if way <= REGULAR:
        return thumbs.choose(way, s, seat, rng, out, desk, notes, tables.ranks)
    if r.kept(s) == 0:
        before = notes[: r.SIZE]
        thumbs.reopen(s, before)
        thought = habits.CHIPS if way == EXPERT else tables.to_win
        habits.think(tables.chart, thought, before, tables.net, desk)
    return habits.best_move(s, desk, out)


play = one_game(r, sys.modules[__name__])
many = many_games(r, sys.modules[__name__])
