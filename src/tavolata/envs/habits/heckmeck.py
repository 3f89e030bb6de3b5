"""The regular of Heckmeck, compiled: the very moves of `tavolata.bots.heckmeck.regular`."""

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.heckmeck import A_DIE, FIRST_WORM, HOPED_FOR
from tavolata.games.heckmeck import rules as r
from tavolata.law import Vector, law

LEVELS = {"regular": 0}
MEMORY = 1  # nothing


@law
def move_of(level: int, v: Vector, seat: int, memory: NDArray[np.float64], moves: Vector) -> int:
    """Points, but few dice, and a worm in good time; steals; stops where a roll risks more
    than it may bring."""
    if r.phase(v) == r.TO_KEEP:
        return r.KEEP + most_useful_face(v)
    booty = r.stealable(v)
    if booty > 0:
        return r.STEAL + booty - r.LOWEST
    tile = r.takeable(v)
    if tile > 0 and (r.must_stop(v) or not lures(v, seat, tile)):
        return r.TAKE + tile - r.LOWEST
    return r.ROLL


@law
def most_useful_face(v: Vector) -> int:
    best = -1
    most = -1
    for face in range(r.FACES):
        n = r.count(r.rolled(v), face)
        if n > 0 and r.may_keep_face(v, face):
            use = n * (r.points(face) - A_DIE)
            if face == r.WORM:
                use += FIRST_WORM
            if use > most:
                most = use
                best = face
    return best


@law
def lures(v: Vector, seat: int, tile: int) -> bool:
    """Would one more roll bring more worms than taking a tile now, going by rough odds?"""
    top = r.top_tile(v, seat)
    stake = r.worms_on(top) if top > 0 else 0
    old_faces = 0
    for face in range(r.FACES):
        if not r.may_keep_face(v, face):
            old_faces += 1
    fails = 1.0
    for _ in range(r.dice_left(v)):
        fails *= old_faces / r.FACES
    hoped_for = r.worms_on(r.highest_on_grill(v, r.kept_sum(v) + HOPED_FOR))
    return (1 - fails) * hoped_for - fails * stake > r.worms_on(tile)
