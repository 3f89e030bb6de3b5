"""Habits of a Heckmeck player: what a beginner and a rule of thumb do, without thinking ahead.

They are laws, so that many games can be played in one compiled loop.
"""

import numpy as np

from tavolata.core.compiling import interpreted, kernel
from tavolata.core.law import Vector, law
from tavolata.games.heckmeck import rules as r

ROOKIE, REGULAR = range(2)
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


@law
def move_of(level: int, s: Vector, seat: int) -> int:
    """What a player of a level does, by habit, where his seat may move."""
    if r.phase(s) == r.TO_KEEP:
        return face_by_habit(level, s)
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


@kernel
def choice(level: int, s: Vector, seat: int) -> int:
    """The same, for one who asks for a single move."""
    return move_of(level, s, seat)


@law
def face_by_habit(level: int, s: Vector) -> int:
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
