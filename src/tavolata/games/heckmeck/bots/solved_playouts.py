"""Heckmeck by every level: a turn is solved as it begins, for worms or for the win."""

import sys
from typing import NamedTuple

import numpy as np

from tavolata.bots.playouts import Floats, many_games, one_game
from tavolata.bots.value_net import Floats as Net
from tavolata.core.compiling import kernel
from tavolata.core.game import Game
from tavolata.core.law import Vector, copy
from tavolata.games.heckmeck import rules as r
from tavolata.games.heckmeck.bots import playouts as thumbs
from tavolata.games.heckmeck.bots.heuristics import REGULAR, ROOKIE, move_of
from tavolata.games.heckmeck.bots.value_net import FIRST, MOST_ON, SECOND, trained
from tavolata.games.heckmeck.chart import ENDS, FAIL, Chart, chart
from tavolata.games.heckmeck.endings import ENDINGS, FAILED, SUMS, examples, lead_to, ways
from tavolata.games.heckmeck.lab.bulk import wish
from tavolata.games.heckmeck.lab.self_play import claim, wish_for
from tavolata.games.heckmeck.solver import Work, room, solve_one

EXPERT, MASTER = REGULAR + 1, REGULAR + 2
WAYS = {"rookie": ROOKIE, "regular": REGULAR, "expert": EXPERT, "master": MASTER}
SPOTS = len(chart("float64").ends)
DESK = ENDINGS + ENDS + 2 * SPOTS  # wishes, ends, and what each spot and each roll is worth
NOTES = 2 * r.SIZE + 2 * SUMS + MOST_ON
opens = thumbs.opens


class Tables(NamedTuple):
    """What all players look things up in."""

    dice: Vector
    chart: Chart
    work: Work
    net: Net


def tables(game: Game, options: Vector) -> Tables:
    """The tables for a game's options."""
    return Tables(examples(), chart("float64"), room("float64"), trained(int(options[0])))


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
        return move_of(way, s, seat)
    worths = desk[:ENDINGS].reshape((ENDINGS, 1))
    best, rolling = desk[ENDINGS + ENDS : -SPOTS], desk[-SPOTS:]
    if r.kept(s) == 0:
        for_the_win = way == MASTER and r.short(s) != r.SHORT_RETURNED
        think(for_the_win, s, desk[ENDINGS : ENDINGS + ENDS], worths, best, rolling, notes, tables)
    numbers = tables.chart.numbers
    n = r.legal(s, seat, out)
    chosen, most = out[0], wish_for(s, out[0], worths, best, rolling, numbers)
    for at in range(1, n):
        wished = wish_for(s, out[at], worths, best, rolling, numbers)
        if wished > most:
            chosen, most = out[at], wished
    return int(chosen)


@kernel
def think(
    for_the_win: bool,
    s: Vector,
    ends: Floats,
    worths: Floats,
    best: Floats,
    rolling: Floats,
    notes: Vector,
    tables: Tables,
) -> None:
    """Solve the turn that has just begun."""
    before, after = notes[: r.SIZE], notes[r.SIZE : 2 * r.SIZE]
    takes, steals = notes[2 * r.SIZE :][:SUMS], notes[2 * r.SIZE + SUMS :][:SUMS]
    on, ev, n = notes[2 * r.SIZE + 2 * SUMS :], np.zeros(1, np.int64), r.seats(s)
    hidden, second = np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
    answers, values = np.empty(2 * n, np.float32), np.empty(2 * n, np.float32)
    copy(s, before)
    r.gather_dice(before)
    r.await_(before, r.TO_ROLL)
    there = ways(before, tables.dice, takes, steals, after)
    for ending in range(ENDINGS):
        if there >> ending & 1:
            lead_to(before, ending, tables.dice, after, ev)
            worths[ending, 0] = wish(
                before, n, for_the_win, ending, tables.net, after, hidden, second, answers, on,
                values,
            )  # fmt: skip
    for total in range(SUMS):
        ends[total] = claim(worths, takes, steals, total)
    ends[FAIL] = worths[FAILED, 0]
    solve_one(ends, best, rolling, tables.work, tables.chart)


play = one_game(r, sys.modules[__name__])
many = many_games(r, sys.modules[__name__])
