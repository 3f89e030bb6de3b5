"""Setting up: cards are dealt, pyramids are built (E4, E5)."""

from tavolata.core.law import Vector, clear, law, tell, tell_more

from .attack import start_attack
from .awaited import movers
from .cards import card_count
from .constants import (
    BUILT,
    COLOURS,
    DEALT,
    EDITION_2005,
    NO_COLOUR,
    NO_SEAT,
    PLACE,
    REVEALED,
    TO_BUILD,
    TO_DEAL,
)
from .edition import buckets_of_a_colour, cards_of_a_colour, hand_dealt
from .layout import (
    await_,
    edition,
    hand,
    hand_size,
    let_equal_sums_reverse,
    pyramid,
    seats,
    set_colour,
    set_direction,
    set_may_draw,
    set_options,
    set_pile,
    set_pile_size,
    set_starter,
    set_turn,
    starter,
)
from .pyramids import buckets_by_colour, has_built, next_place, put_bucket


@law
def begin(s: Vector, options: Vector, ev: Vector) -> None:
    """E4: all cards are in the pile, to be dealt seat by seat, seat 0 first.

    options: seats, start, reverse, forgetful_draw, last_standing, edition.
    """
    clear(s)
    set_options(s, options)
    if edition(s) == EDITION_2005:
        let_equal_sums_reverse(s)  # E26
    await_(s, TO_DEAL)
    set_turn(s, NO_SEAT)
    set_direction(s, 1)
    set_colour(s, NO_COLOUR)
    set_may_draw(s, NO_SEAT)
    for hue in range(COLOURS):
        set_pile(s, hue, cards_of_a_colour(s))
    set_pile_size(s, COLOURS * card_count(cards_of_a_colour(s)))


@law
def end_deal(s: Vector, seat: int, ev: Vector) -> None:
    """E4: tell a seat its hand once it is full; with the last one, all build (E5)."""
    if hand_size(s, seat) == hand_dealt(s):
        tell(ev, DEALT, seat, 0, 0, 0)
        for hue in range(COLOURS):
            tell_more(ev, hue, hand(s, seat, hue))
        if seat == seats(s) - 1:
            await_(s, TO_BUILD)


@law
def placings(s: Vector, seat: int, out: Vector) -> int:
    """List the moves that build. E5: any bucket one still has goes on the next place."""
    used = buckets_by_colour(s, seat)
    n = 0
    for hue in range(COLOURS):
        if used & 15 < buckets_of_a_colour(s):
            out[n] = PLACE + hue
            n += 1
        used >>= 4
    return n


@law
def place_bucket(s: Vector, seat: int, hue: int, ev: Vector) -> None:
    """E5: nobody sees a pyramid until all are built."""
    put_bucket(s, seat, next_place(s, seat), hue)
    if has_built(s, seat):
        tell(ev, BUILT, seat, 0, 0, 0)
        if movers(s) == 0:
            reveal(s, ev)


@law
def reveal(s: Vector, ev: Vector) -> None:
    """E5: all have built, all pyramids are open, and the starter attacks."""
    tell(ev, REVEALED, -1, 0, 0, 0)
    for seat in range(seats(s)):
        tell_more(ev, seat, pyramid(s, seat))
    start_attack(s, starter(s), ev)
    set_starter(s, 0)  # it is known from the turn now: equal positions have equal vectors
