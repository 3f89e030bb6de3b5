"""Dice: packed, so many bits a face; those set aside and what they are worth (H2, H6-H8)."""

from tavolata.core.law import Vector, law

from .constants import BITS, DICE, FACES, WORM
from .layout import kept


@law
def count(dice: int, face: int) -> int:
    """How many of these dice show a face."""
    return (dice >> (BITS * face)) & 15


@law
def total(dice: int) -> int:
    """How many dice these are."""
    return (dice * 0x111111 >> 20) & 15


@law
def points(face: int) -> int:
    """H2: a number counts itself, a worm five."""
    return 5 if face == WORM else face + 1


@law
def kept_sum(s: Vector) -> int:
    """The points of the dice set aside."""
    dice = kept(s)
    value = 0
    for face in range(FACES):
        value += count(dice, face) * points(face)
    return value


@law
def has_worm(s: Vector) -> bool:
    """Is a worm set aside?"""
    return count(kept(s), WORM) > 0


@law
def dice_left(s: Vector) -> int:
    """How many dice are not set aside yet."""
    return DICE - total(kept(s))


@law
def all_faces_kept(s: Vector) -> bool:
    """Are dice of all six faces set aside?"""
    dice = kept(s)
    return (dice | dice >> 1 | dice >> 2 | dice >> 3) & 0x111111 == 0x111111


@law
def may_keep_face(s: Vector, face: int) -> bool:
    """H6: only a face not yet set aside this turn."""
    return count(kept(s), face) == 0


@law
def must_stop(s: Vector) -> bool:
    """H8: the turn is over once all eight dice, or all six faces, are set aside."""
    return dice_left(s) == 0 or all_faces_kept(s)
