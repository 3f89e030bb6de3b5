"""Who or what is awaited: seats that may move, cards that chance owes, or nothing any more."""

from tavolata.core.law import Vector, law

from .constants import OVER, TO_ATTACK, TO_BUILD, TO_DEAL, TO_DEFEND, TO_DRAW, TO_SPLIT
from .edition import hand_dealt
from .layout import hand_size, may_draw, phase, seats, whose_turn
from .pyramids import has_built


@law
def movers(s: Vector) -> int:
    """E5: all who have not built. E24: also the seat that may still draw."""
    seen = 0
    if phase(s) == TO_BUILD:
        for seat in range(seats(s)):
            if not has_built(s, seat):
                seen |= 1 << seat
    elif phase(s) == TO_ATTACK or phase(s) == TO_DEFEND or phase(s) == TO_SPLIT:
        seen = 1 << whose_turn(s)
        if may_draw(s) >= 0:
            seen |= 1 << may_draw(s)
    return seen


@law
def dealt_to(s: Vector) -> int:
    """The seat whose cards are being dealt (E4)."""
    seat = 0
    while seat < seats(s) - 1 and hand_size(s, seat) == hand_dealt(s):
        seat += 1
    return seat


@law
def due(s: Vector) -> int:
    """How many cards chance owes: the rest of a hand, or the one drawn (E4, E7)."""
    if phase(s) == TO_DEAL:
        return hand_dealt(s) - hand_size(s, dealt_to(s))
    return 1 if phase(s) == TO_DRAW else 0


@law
def receiver(s: Vector) -> int:
    """The seat that chance's cards go to."""
    return dealt_to(s) if phase(s) == TO_DEAL else whose_turn(s)


@law
def over(s: Vector) -> bool:
    """Is the game over?"""
    return phase(s) == OVER


@law
def status(s: Vector) -> int:
    """Who may move, what chance owes, whether it is over: in one number, for one call."""
    return movers(s) | due(s) << 8 | (1 << 16 if over(s) else 0)
