"""Is a position that somebody sets up one that the rules can lead to?"""

from tavolata.core.law import Vector, law

from .attack import attacker, nothing_to_draw, to_beat
from .awaited import dealt_to, movers
from .cards import card_count, card_sum, held
from .constants import (
    COLOURS,
    NO_COLOUR,
    NO_SEAT,
    OVER,
    PLACES,
    TO_ATTACK,
    TO_BUILD,
    TO_DEAL,
    TO_DEFEND,
    TO_DRAW,
    TO_SPLIT,
    VALUES,
)
from .edition import buckets_of_a_colour, cards_of_a_colour, hand_dealt
from .ending import enough_are_out, nobody_can_start
from .layout import (
    colour,
    direction,
    discard_count,
    discards,
    draws_by_himself,
    hand,
    hand_size,
    may_draw,
    phase,
    pile,
    pile_size,
    pyramid,
    seats,
    table,
    whose_turn,
)
from .pyramids import (
    across_of,
    buckets_used,
    gap,
    has_built,
    is_in,
    place,
    rests,
    row_of,
    stands,
)

# What can be wrong, by number.
FLAWS = (
    "",
    "bad-phase",
    "bad-turn",
    "bad-cards",
    "bad-pyramid",
    "bad-hands",
    "bad-tables",
    "bad-colour",
    "bad-direction",
    "nothing-to-draw",
    "bad-may-draw",
    "turn-should-be-over",
    "not-over",
    "bad-build",
    "bad-split",
)
(
    SOUND,
    BAD_PHASE,
    BAD_TURN,
    BAD_CARDS,
    BAD_PYRAMID,
    BAD_HANDS,
    BAD_TABLES,
    BAD_COLOUR,
    BAD_DIRECTION,
    NOTHING_TO_DRAW,
    BAD_MAY_DRAW,
    TURN_SHOULD_BE_OVER,
    NOT_OVER,
    BAD_BUILD,
    BAD_SPLIT,
) = range(len(FLAWS))


@law
def sound(s: Vector) -> int:
    """0, or the number of the first of FLAWS."""
    if phase(s) < TO_DEAL or phase(s) > OVER:
        return BAD_PHASE
    if direction(s) != 1 and direction(s) != -1:
        return BAD_DIRECTION
    if not cards_are_conserved(s):
        return BAD_CARDS
    if phase(s) == TO_DEAL or phase(s) == TO_BUILD:
        return setup_flaw(s)
    if whose_turn(s) < 0 or whose_turn(s) >= seats(s):
        return BAD_TURN
    for seat in range(seats(s)):
        if not pyramid_stands(s, seat):
            return BAD_PYRAMID
    if (phase(s) == OVER) != (enough_are_out(s) or nobody_can_start(s)):
        return NOT_OVER if phase(s) == OVER else TURN_SHOULD_BE_OVER
    if phase(s) != OVER and not is_in(s, whose_turn(s)):
        return BAD_TURN
    return attack_flaw(s)


@law
def cards_are_conserved(s: Vector) -> bool:
    """E1: every card is in exactly one place, and hands and the pile are counted right."""
    for hue in range(COLOURS):
        for value in range(1, VALUES + 1):
            n = held(pile(s, hue), value) + held(discards(s, hue), value)
            for seat in range(seats(s)):
                n += held(hand(s, seat, hue), value) + held(table(s, seat, hue), value)
            if n != held(cards_of_a_colour(s), value):
                return False
    in_pile = 0
    for hue in range(COLOURS):
        in_pile += card_count(pile(s, hue))
    for seat in range(seats(s)):
        in_hand = 0
        for hue in range(COLOURS):
            in_hand += card_count(hand(s, seat, hue))
        if in_hand != hand_size(s, seat):
            return False
    return in_pile == pile_size(s)


@law
def pyramid_stands(s: Vector, seat: int) -> bool:
    """E2, E15: not too many of a colour, each resting on two; E16: in one part, or in split."""
    for hue in range(COLOURS):
        if buckets_used(s, seat, hue) > buckets_of_a_colour(s):
            return False
    for spot in range(place(1, 0), PLACES):
        if stands(s, seat, spot) and not rests(s, seat, row_of(spot), across_of(spot)):
            return False
    return gap(s, seat) < 0 or (phase(s) == TO_SPLIT and seat == whose_turn(s))


@law
def setup_flaw(s: Vector) -> int:
    """Dealing and building (E4, E5): nobody's turn, nothing laid, every seat as it should be."""
    if whose_turn(s) != NO_SEAT:
        return BAD_TURN
    if colour(s) != NO_COLOUR or direction(s) != 1 or may_draw(s) != NO_SEAT:
        return BAD_PHASE
    if discard_count(s) != 0:
        return BAD_CARDS
    for seat in range(seats(s)):
        flaw = seat_setup_flaw(s, seat)
        if flaw != SOUND:
            return flaw
    return BAD_BUILD if phase(s) == TO_BUILD and movers(s) == 0 else SOUND


@law
def seat_setup_flaw(s: Vector, seat: int) -> int:
    """E4: hands are full up to a seat; E5: a pyramid is whole or not begun."""
    for hue in range(COLOURS):
        if table(s, seat, hue) != 0:
            return BAD_TABLES
    dealt = phase(s) == TO_BUILD or seat < dealt_to(s)
    if hand_size(s, seat) != (hand_dealt(s) if dealt else 0):
        return BAD_HANDS
    if pyramid(s, seat) != 0:
        if phase(s) == TO_DEAL or not has_built(s, seat):
            return BAD_BUILD
        for hue in range(COLOURS):
            if buckets_used(s, seat, hue) != buckets_of_a_colour(s):
                return BAD_PYRAMID
    return SOUND


@law
def attack_flaw(s: Vector) -> int:
    """Colour, tables, splits and draws fit the phase."""
    under_attack = phase(s) == TO_DEFEND or phase(s) == TO_SPLIT or phase(s) == TO_DRAW
    if under_attack != (colour(s) >= 0) or colour(s) >= COLOURS:
        return BAD_COLOUR
    if not tables_fit(s, under_attack):
        return BAD_TABLES
    if phase(s) == TO_DRAW and pile_size(s) == 0:
        return NOTHING_TO_DRAW
    if (phase(s) == TO_SPLIT) != (gap(s, whose_turn(s)) >= 0):
        return BAD_SPLIT
    if phase(s) == TO_ATTACK and hand_size(s, whose_turn(s)) == 0:
        return BAD_HANDS
    if may_draw(s) != NO_SEAT and not draw_is_open(s):
        return BAD_MAY_DRAW
    return SOUND


@law
def tables_fit(s: Vector, under_attack: bool) -> bool:
    """E6, E9: cards of the attacking colour only, of seats still in; the attacker's sum, the
    last one laid, is the highest."""
    highest = 0
    for seat in range(seats(s)):
        for hue in range(COLOURS):
            cards = table(s, seat, hue)
            if cards != 0 and (hue != colour(s) or not is_in(s, seat)):
                return False
            highest = max(highest, card_sum(cards))
    return not under_attack or (highest > 0 and to_beat(s) == highest)


@law
def draw_is_open(s: Vector) -> bool:
    """E24: he who attacks may still draw, with the option on, and if there is a card."""
    return (
        draws_by_himself(s)
        and phase(s) == TO_DEFEND
        and not nothing_to_draw(s)
        and may_draw(s) == attacker(s)
    )
