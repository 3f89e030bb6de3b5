"""The end: worms are counted (H1, H23)."""

from tavolata.core.law import Vector, law

from .constants import LOWEST
from .layout import seats, tile_under, top_tile


@law
def worms_on(tile: int) -> int:
    """H1: 21-24 one worm, 25-28 two, 29-32 three, 33-36 four."""
    return (tile - LOWEST) // 4 + 1


@law
def worms(s: Vector, seat: int) -> int:
    """The worms in a seat's stack."""
    n = 0
    tile = top_tile(s, seat)
    while tile > 0:
        n += worms_on(tile)
        tile = tile_under(s, tile)
    return n


@law
def best_tile(s: Vector, seat: int) -> int:
    """The highest-numbered tile in a seat's stack, or 0."""
    best = 0
    tile = top_tile(s, seat)
    while tile > 0:
        best = max(best, tile)
        tile = tile_under(s, tile)
    return best


@law
def result(s: Vector, scores: Vector) -> int:
    """H23: most worms; tied, the highest single tile; tied without any tile, shared."""
    winners = 0
    most = -1
    for seat in range(seats(s)):
        scores[seat] = worms(s, seat)
        rank = scores[seat] * 100 + best_tile(s, seat)
        if rank > most:
            most = rank
            winners = 0
        if rank == most:
            winners |= 1 << seat
    return winners
