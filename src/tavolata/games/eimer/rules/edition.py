"""What differs between the editions of 2002 and 2005 (E1, E2, E4, E5, E26)."""

from tavolata.core.law import Vector, law

from .constants import EDITION_2002
from .layout import edition


@law
def base(s: Vector) -> int:
    """Buckets in the bottom row (E5, E26)."""
    return 5 if edition(s) == EDITION_2002 else 4


@law
def hand_dealt(s: Vector) -> int:
    """Cards in a first hand: 12, or 8 (E4, E26)."""
    return 12 if edition(s) == EDITION_2002 else 8


@law
def buckets_of_a_colour(s: Vector) -> int:
    """Three, or two (E2, E26)."""
    return 3 if edition(s) == EDITION_2002 else 2


@law
def cards_of_a_colour(s: Vector) -> int:
    """All cards of a colour. E1: 1 and 8 twice, 2 to 7 three times; E26: each twice."""
    return 0b10_11_11_11_11_11_11_10 if edition(s) == EDITION_2002 else 0b10_10_10_10_10_10_10_10
