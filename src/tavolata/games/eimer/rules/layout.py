"""The vector of Alles im Eimer: which cell holds what. Only these laws index its cells."""

from tavolata.core.law import Vector, law

from .cards import card_count, hue_of, one_card
from .constants import COLOURS, MAX_SEATS

SEATS, REVERSE, FORGETFUL, LAST_STANDING, EDITION, STARTER = range(6)
PHASE, TURN_OF, DIRECTION, COLOUR, MAY_DRAW, PILE_SIZE = range(6, 12)
PYRAMID = 12  # a cell a seat: three bits a place, 0 for none, else colour + 1
HAND_SIZE = PYRAMID + MAX_SEATS  # a cell a seat
HAND = HAND_SIZE + MAX_SEATS  # five cells a seat, one a colour: two bits a value
TABLE = HAND + MAX_SEATS * COLOURS  # five cells a seat
PILE = TABLE + MAX_SEATS * COLOURS  # five cells
DISCARDS = PILE + COLOURS  # five cells
SIZE = DISCARDS + COLOURS


# The options.


@law
def set_options(s: Vector, options: Vector) -> None:
    """Take the options in: seats, start, reverse, forgetful_draw, last_standing, edition."""
    s[SEATS] = options[0]
    s[STARTER] = options[1]
    s[REVERSE] = options[2]
    s[FORGETFUL] = options[3]
    s[LAST_STANDING] = options[4]
    s[EDITION] = options[5]


@law
def seats(s: Vector) -> int:
    """How many play."""
    return int(s[SEATS])


@law
def edition(s: Vector) -> int:
    """The option `edition` (E26): EDITION_2002 or EDITION_2005."""
    return int(s[EDITION])


@law
def equal_sums_reverse(s: Vector) -> bool:
    """The option `reverse` (E23, E26)."""
    return bool(s[REVERSE] == 1)


@law
def let_equal_sums_reverse(s: Vector) -> None:
    """The option `reverse` is on."""
    s[REVERSE] = 1


@law
def draws_by_himself(s: Vector) -> bool:
    """The option `forgetful_draw` (E24)."""
    return bool(s[FORGETFUL] == 1)


@law
def until_one_stands(s: Vector) -> bool:
    """The option `last_standing` (E25)."""
    return bool(s[LAST_STANDING] == 1)


# The course of the game.


@law
def starter(s: Vector) -> int:
    """The seat that will attack first (E4); 0 once all have built."""
    return int(s[STARTER])


@law
def set_starter(s: Vector, seat: int) -> None:
    """Who will attack first."""
    s[STARTER] = seat


@law
def phase(s: Vector) -> int:
    """What is awaited."""
    return int(s[PHASE])


@law
def await_(s: Vector, phase: int) -> None:
    """What is awaited from now on: one of the phases."""
    s[PHASE] = phase


@law
def whose_turn(s: Vector) -> int:
    """The seat that is to move or draw; -1 until all have built."""
    return int(s[TURN_OF])


@law
def set_turn(s: Vector, seat: int) -> None:
    """Who is to move or draw from now on."""
    s[TURN_OF] = seat


@law
def direction(s: Vector) -> int:
    """1 clockwise, -1 after a turn of direction (E23)."""
    return int(s[DIRECTION])


@law
def set_direction(s: Vector, step: int) -> None:
    """Which way play goes from now on."""
    s[DIRECTION] = step


@law
def colour(s: Vector) -> int:
    """The attacking colour; -1 outside an attack."""
    return int(s[COLOUR])


@law
def set_colour(s: Vector, hue: int) -> None:
    """The attacking colour from now on."""
    s[COLOUR] = hue


@law
def may_draw(s: Vector) -> int:
    """E24: the seat that may still draw, or -1."""
    return int(s[MAY_DRAW])


@law
def set_may_draw(s: Vector, seat: int) -> None:
    """Who may still draw from now on."""
    s[MAY_DRAW] = seat


# Pyramids.


@law
def pyramid(s: Vector, seat: int) -> int:
    """A seat's pyramid, packed: three bits a place."""
    return int(s[PYRAMID + seat])


@law
def set_pyramid(s: Vector, seat: int, packed: int) -> None:
    """A seat's pyramid from now on."""
    s[PYRAMID + seat] = packed


# Cards.


@law
def hand(s: Vector, seat: int, hue: int) -> int:
    """A seat's cards of a colour, packed: two bits a value."""
    return int(s[HAND + seat * COLOURS + hue])


@law
def set_hand(s: Vector, seat: int, hue: int, cards: int) -> None:
    """A seat's cards of a colour from now on; they are not counted."""
    s[HAND + seat * COLOURS + hue] = cards


@law
def hand_size(s: Vector, seat: int) -> int:
    """How many cards a seat holds."""
    return int(s[HAND_SIZE + seat])


@law
def set_hand_size(s: Vector, seat: int, n: int) -> None:
    """How many cards a seat holds from now on."""
    s[HAND_SIZE + seat] = n


@law
def table(s: Vector, seat: int, hue: int) -> int:
    """The cards of a colour that lie before a seat, packed."""
    return int(s[TABLE + seat * COLOURS + hue])


@law
def set_table(s: Vector, seat: int, hue: int, cards: int) -> None:
    """The cards of a colour that lie before a seat from now on."""
    s[TABLE + seat * COLOURS + hue] = cards


@law
def pile(s: Vector, hue: int) -> int:
    """The pile's cards of a colour, packed."""
    return int(s[PILE + hue])


@law
def set_pile(s: Vector, hue: int, cards: int) -> None:
    """The pile's cards of a colour from now on; they are not counted."""
    s[PILE + hue] = cards


@law
def pile_size(s: Vector) -> int:
    """How many cards are in the pile."""
    return int(s[PILE_SIZE])


@law
def set_pile_size(s: Vector, n: int) -> None:
    """How many cards are in the pile from now on."""
    s[PILE_SIZE] = n


@law
def discards(s: Vector, hue: int) -> int:
    """The discarded cards of a colour, packed."""
    return int(s[DISCARDS + hue])


@law
def set_discards(s: Vector, hue: int, cards: int) -> None:
    """The discarded cards of a colour from now on."""
    s[DISCARDS + hue] = cards


@law
def discard_count(s: Vector) -> int:
    """How many cards are discarded."""
    n = 0
    for hue in range(COLOURS):
        n += card_count(discards(s, hue))
    return n


@law
def move_to_hand(s: Vector, seat: int, card: int) -> None:
    """A card goes from the pile into a hand; neither is counted."""
    s[PILE + hue_of(card)] -= one_card(card)
    s[HAND + seat * COLOURS + hue_of(card)] += one_card(card)


@law
def deal_card(s: Vector, seat: int, card: int) -> None:
    """From the pile into a hand."""
    move_to_hand(s, seat, card)
    s[PILE_SIZE] -= 1
    s[HAND_SIZE + seat] += 1


@law
def lay_cards(s: Vector, seat: int, hue: int, cards: int) -> None:
    """From a hand onto the table before it."""
    s[HAND + seat * COLOURS + hue] -= cards
    s[HAND_SIZE + seat] -= card_count(cards)
    s[TABLE + seat * COLOURS + hue] += cards


@law
def discards_become_pile(s: Vector) -> None:
    """The discards are the new pile."""
    s[PILE_SIZE] = discard_count(s)
    for hue in range(COLOURS):
        s[PILE + hue] = discards(s, hue)
        s[DISCARDS + hue] = 0


@law
def tables_become_discards(s: Vector) -> None:
    """All cards that lie before the seats are discarded."""
    for seat in range(seats(s)):
        for hue in range(COLOURS):
            s[DISCARDS + hue] += table(s, seat, hue)
            s[TABLE + seat * COLOURS + hue] = 0
