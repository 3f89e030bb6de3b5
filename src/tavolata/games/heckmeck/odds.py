"""The odds of each tile, for one who asks at the table what rolling on may bring."""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tavolata.core.compiling import interpreted
from tavolata.core.law import Vector
from tavolata.games.heckmeck.chart import SUMS, spot
from tavolata.games.heckmeck.solver import Turn, solve

if TYPE_CHECKING:
    from tavolata.games.heckmeck import rules as r
else:
    r = interpreted("tavolata.games.heckmeck.rules")

TILES = range(r.LOWEST, r.HIGHEST + 1)


class Odds(NamedTuple):
    """How likely each tile's number is reached with a worm, by one who plays for it alone."""

    at_least: dict[int, float]
    exactly: dict[int, float]


def odds(s: Vector) -> Odds:
    """The odds from here on: if one rolls on, or, with a roll on the table, at the best face."""
    at_least, exactly = turns_by_tile()
    return Odds(
        {tile: _reached(s, turn) for tile, turn in at_least.items()},
        {tile: _reached(s, turn) for tile, turn in exactly.items()},
    )


def _reached(s: Vector, turn: Turn) -> float:
    if r.phase(s) != r.TO_KEEP:
        return float(turn.rolling[spot(r.kept(s))])
    return max(float(turn.best[way]) for way in spots_after(s).values())


def spots_after(s: Vector) -> dict[int, int]:
    """Where each face of a roll leads that may be set aside."""
    shown = {face: r.count(r.rolled(s), face) for face in range(r.FACES)}
    return {
        face: spot(r.kept(s) + (n << (r.BITS * face)))
        for face, n in shown.items()
        if n and r.may_keep_face(s, face)
    }


@cache
def turns_by_tile() -> tuple[dict[int, Turn], dict[int, Turn]]:
    """For each tile, the turn of one who wants it or more, and of one who wants exactly it."""
    sums = np.arange(SUMS)
    return (
        {tile: solve((sums >= tile).astype(np.float64), 0.0) for tile in TILES},
        {tile: solve((sums == tile).astype(np.float64), 0.0) for tile in TILES},
    )
