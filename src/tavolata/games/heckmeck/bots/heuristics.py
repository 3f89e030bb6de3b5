"""Heckmeck's rookie and regular: simple rules, without thinking ahead.

A portable policy (`bots.policy`): all of it is law.
"""

import numpy as np

from tavolata.bots.policy import Floats
from tavolata.core.compiling import interpreted
from tavolata.core.game import Game
from tavolata.core.law import Vector, law, vector
from tavolata.games.heckmeck import rules as r

ROOKIE, REGULAR = range(2)
LEVELS = {"rookie": ROOKIE, "regular": REGULAR}
DRAWING: tuple[str, ...] = ()
IN_STEPS = tuple(LEVELS)
FLOATS = INTEGERS = EVENTS = 1

FEW_DICE = 4  # a beginner stops once so few are left
A_DIE = 1  # points that a die must show more than, to be worth setting aside
FIRST_WORM = 3  # points that the first worm counts besides
HOPED_FOR = 3  # points that one more roll is thought to bring
FIRST_OF_ALL = 1000  # points: more than any dice show
_MOST = interpreted(r.__name__).worms_on(r.HIGHEST) + 1  # kinds of tiles by worms, and none


def _lures() -> Vector:
    """By old faces, dice left and worms hoped for: a bit for each number of worms at stake and
    to be had now, on where one more roll seems to bring more worms than taking a tile."""
    table = np.zeros((r.FACES + 1, r.DICE + 1, _MOST), np.int64)
    for old, left, hoped in np.ndindex(table.shape):
        fails = (old / r.FACES) ** left
        for stake, now in np.ndindex(_MOST, _MOST):
            if (1 - fails) * hoped - fails * stake > now:
                table[old, left, hoped] |= 1 << (stake * _MOST + now)
    return table.ravel()


LURES = _lures()


def tables(game: Game, options: Vector) -> Vector:
    """Nothing is looked up."""
    return vector(1)


@law
def turns_begun(s: Vector, ev: Vector) -> int:
    """A turn begins where all dice are to be rolled."""
    return 1 if r.due(s) == r.DICE else 0


@law
def choose(
    level: int,
    s: Vector,
    seat: int,
    rng: Vector,
    moves: Vector,
    floats: Floats,
    integers: Vector,
    tables: Vector,
) -> int:
    """The move of a level. A rookie rolls until few dice are left, then takes what it can; a
    regular steals, and stops where a roll risks more than it may bring."""
    if r.phase(s) == r.TO_KEEP:
        return face_to_keep(level, s)
    rolls = not r.must_stop(s)
    if level == ROOKIE and rolls and r.dice_left(s) > FEW_DICE:
        return r.ROLL
    booty = r.stealable(s)
    if booty > 0:
        return r.STEAL + booty - r.LOWEST
    tile = r.takeable(s)
    if tile == 0 or (level == REGULAR and rolls and rolling_lures(s, seat, tile)):
        return r.ROLL
    return r.TAKE + tile - r.LOWEST


choose_in_step = choose


@law
def face_to_keep(level: int, s: Vector) -> int:
    """Most points, and a worm: a beginner first of all, a regular in good time and with few
    dice."""
    dice = r.rolled(s)
    wants_worm = not r.has_worm(s)
    spent = A_DIE if level == REGULAR else 0
    worm = FIRST_WORM if level == REGULAR else FIRST_OF_ALL
    best = -1
    most = -1
    for face in range(r.FACES):
        n = r.count(dice, face)
        if n > 0 and r.may_keep_face(s, face):
            use = n * (r.points(face) - spent)
            if face == r.WORM and wants_worm:
                use += worm
            if use > most:
                most = use
                best = face
    return r.KEEP + best


@law
def rolling_lures(s: Vector, seat: int, tile: int) -> bool:
    """Would one more roll bring more worms than taking a tile now, going by rough odds?"""
    top = r.top_tile(s, seat)
    stake = r.worms_on(top) if top > 0 else 0
    old = 0
    for face in range(r.FACES):
        if not r.may_keep_face(s, face):
            old += 1
    hoped = r.worms_on(r.highest_on_grill(s, r.kept_sum(s) + HOPED_FOR))
    lured = LURES[(old * (r.DICE + 1) + r.dice_left(s)) * _MOST + hoped]
    return bool(lured >> (stake * _MOST + r.worms_on(tile)) & 1 == 1)
