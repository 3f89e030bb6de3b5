"""Chance: the cards that are dealt and drawn (E4, E7, E8)."""

from tavolata.core.law import Vector, below, law, tell

from .attack import attack_next
from .awaited import due, receiver, status
from .cards import card_count, held, hue_of, nth_value
from .constants import CARDS, DREW, TO_DEAL, VALUES
from .layout import deal_card, phase, pile, pile_size
from .setup import end_deal


@law
def possible(s: Vector, card: int) -> bool:
    """Is that card in the pile, and one due?"""
    return due(s) > 0 and 0 <= card < CARDS and held(pile(s, hue_of(card)), card % VALUES + 1) > 0


@law
def draw(s: Vector, rng: Vector) -> int:
    """E8: every card of the pile is as likely; the pile has no order."""
    return nth_of_pile(s, below(rng, pile_size(s)))


@law
def nth_of_pile(s: Vector, n: int) -> int:
    """The kind of the n-th card of the pile, colour by colour."""
    hue = 0
    cards = pile(s, 0)
    while n >= card_count(cards):
        n -= card_count(cards)
        hue += 1
        cards = pile(s, hue)
    return hue * VALUES + nth_value(cards, n) - 1


@law
def give(s: Vector, card: int, ev: Vector) -> int:
    """A card goes from the pile into a hand."""
    seat = receiver(s)
    deal_card(s, seat, card)
    if phase(s) == TO_DEAL:
        end_deal(s, seat, ev)
    else:
        tell(ev, DREW, seat, card, 0, 0)
        attack_next(s, seat)
    return status(s)
