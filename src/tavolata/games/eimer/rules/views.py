"""What a seat may know, and whole states that fit what it knows (E5)."""

from tavolata.core.law import HIDDEN, WIDTH, Vector, below, copy, law

from .chance import nth_of_pile
from .constants import COLOURS, DEALT, DREW, TO_BUILD
from .edition import base, buckets_of_a_colour, cards_of_a_colour
from .layout import (
    discards,
    hand,
    hand_size,
    move_to_hand,
    phase,
    pile_size,
    pyramid,
    seats,
    set_hand,
    set_pile,
    set_pyramid,
    table,
)
from .pyramids import buckets_used, has_built, place, put_bucket


@law
def hide(s: Vector, seat: int, out: Vector) -> None:
    """E5: another's hand, the pile, and others' pyramids until all are built."""
    copy(s, out)
    for hue in range(COLOURS):
        set_pile(out, hue, HIDDEN)
    for other in range(seats(s)):
        if other != seat:
            for hue in range(COLOURS):
                set_hand(out, other, hue, HIDDEN)
            if phase(s) == TO_BUILD:
                set_pyramid(out, other, HIDDEN if has_built(s, other) else 0)


@law
def hide_events(ev: Vector, seat: int) -> None:
    """The cards that another was dealt or drew."""
    for n in range(ev[0]):
        at = 1 + n * WIDTH
        if (ev[at] == DEALT or ev[at] == DREW) and ev[at + 1] != seat:
            for more in range(COLOURS):
                ev[at + 2 + more] = HIDDEN


@law
def guess(s: Vector, seat: int, rng: Vector, out: Vector) -> None:
    """A whole state that fits a view: the unseen cards, and unseen pyramids, at random."""
    copy(s, out)
    gather_unseen(s, seat, out)
    unseen = pile_size(s)
    for other in range(seats(s)):
        if other != seat:
            unseen += hand_size(s, other)
    for other in range(seats(s)):
        if other != seat:
            for hue in range(COLOURS):
                set_hand(out, other, hue, 0)
            for _ in range(hand_size(s, other)):
                move_to_hand(out, other, nth_of_pile(out, below(rng, unseen)))
                unseen -= 1
            if pyramid(s, other) == HIDDEN:
                guess_pyramid(out, other, rng)


@law
def gather_unseen(s: Vector, seat: int, out: Vector) -> None:
    """Put every card that the view does not show into the pile; it is not counted anew."""
    for hue in range(COLOURS):
        cards = cards_of_a_colour(s) - discards(s, hue)
        if seat >= 0:
            cards -= hand(s, seat, hue)
        for other in range(seats(s)):
            cards -= table(s, other, hue)
        set_pile(out, hue, cards)


@law
def guess_pyramid(out: Vector, seat: int, rng: Vector) -> None:
    """Every arrangement is as likely."""
    set_pyramid(out, seat, 0)
    unused = COLOURS * buckets_of_a_colour(out)
    for row in range(base(out)):
        for across in range(base(out) - row):
            n = below(rng, unused)
            unused -= 1
            hue = 0
            left = buckets_of_a_colour(out) - buckets_used(out, seat, 0)
            while n >= left:
                n -= left
                hue += 1
                left = buckets_of_a_colour(out) - buckets_used(out, seat, hue)
            put_bucket(out, seat, place(row, across), hue)
