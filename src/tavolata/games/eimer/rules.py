"""The law of Alles im Eimer (The Bucket King). E numbers are those of docs/rules/eimer.md.

Everyone guards a pyramid of buckets. Cards of one colour attack the next seat, which
answers with a higher sum of that colour or loses a bucket, and what rested on it.
"""

import numpy as np

from tavolata.core.law import (
    ENDED,
    HIDDEN,
    TURN,
    WIDTH,
    Vector,
    below,
    clear,
    copy,
    law,
    tell,
    tell_more,
)

RULES = 1  # the version of these rules and of the move numbers

# Material (E1-E3, E26).

MIN_SEATS, MAX_SEATS = 2, 6
COLOURS = 5  # yellow, white, red, blue, green
VALUES = 8
CARDS = COLOURS * VALUES  # kinds of cards: colour * 8 + value - 1
EDITION_2002, EDITION_2005 = 0, 1
PLACES = 15

# Moves, as numbers. A pyramid is built by placings, bottom row first, left to right.
PLACE = 0  # + colour
PLAY = 5  # + colour * SETS + a set of one to three values
SETS = 164
LOSE = PLAY + COLOURS * SETS  # + place
KEEP_LEFT = LOSE + PLACES
KEEP_RIGHT = KEEP_LEFT + 1
DRAW = KEEP_LEFT + 2
MOVES = KEEP_LEFT + 3

# Phases.
TO_DEAL, TO_BUILD, TO_ATTACK, TO_DEFEND, TO_SPLIT, TO_DRAW, OVER = range(7)

# Events, besides TURN and ENDED.
(
    DEALT,
    BUILT,
    REVEALED,
    ATTACKED,
    DEFENDED,
    DREW,
    MISSED_DRAW,
    RECYCLED,
    LOST,
    FELL,
    SPLIT,
    KEPT_PART,
    OUT,
    PASSED_START,
) = range(2, 16)
OPEN = False  # hands, and pyramids until all are built
SHOWS_HIDDEN = (REVEALED,)  # events that show what was hidden until then

# What can be wrong with a position that somebody sets up.
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

# The lowest value in a set of values, a bit a value; 9 in none.
LOWEST = np.array([(n & -n).bit_length() or 9 for n in range(256)], dtype=np.int8)

# The vector, and the names of what is in it.

SEATS, REVERSE, FORGETFUL, LAST_STANDING, EDITION, STARTER = range(6)
PHASE, TURN_OF, DIRECTION, COLOUR, MAY_DRAW, PILE_SIZE = range(6, 12)
PYRAMID = 12  # a cell a seat: three bits a place, 0 for none, else colour + 1
HAND_SIZE = PYRAMID + MAX_SEATS  # a cell a seat
HAND = HAND_SIZE + MAX_SEATS  # five cells a seat, one a colour: two bits a value
TABLE = HAND + MAX_SEATS * COLOURS  # five cells a seat
PILE = TABLE + MAX_SEATS * COLOURS  # five cells
DISCARDS = PILE + COLOURS  # five cells
SIZE = DISCARDS + COLOURS
MAX_EVENTS = 16
EACH_ALONE = True  # a chance number is one card of those due
NO_SEAT = -1
NO_COLOUR = -1


@law
def seats(s: Vector) -> int:
    """How many play."""
    return int(s[SEATS])


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
def colour(s: Vector) -> int:
    """The attacking colour; -1 outside an attack."""
    return int(s[COLOUR])


@law
def direction(s: Vector) -> int:
    """1 clockwise, -1 after a turn of direction (E23)."""
    return int(s[DIRECTION])


@law
def may_draw(s: Vector) -> int:
    """E24: the seat that may still draw, or -1."""
    return int(s[MAY_DRAW])


@law
def base(s: Vector) -> int:
    """Buckets in the bottom row (E5, E26)."""
    return 5 if s[EDITION] == EDITION_2002 else 4


@law
def hand_dealt(s: Vector) -> int:
    """Cards in a first hand: 12, or 8 (E4, E26)."""
    return 12 if s[EDITION] == EDITION_2002 else 8


@law
def buckets_of_a_colour(s: Vector) -> int:
    """Three, or two (E2, E26)."""
    return 3 if s[EDITION] == EDITION_2002 else 2


@law
def cards_of_a_colour(s: Vector) -> int:
    """All cards of a colour. E1: 1 and 8 twice, 2 to 7 three times; E26: each twice."""
    return 0b10_11_11_11_11_11_11_10 if s[EDITION] == EDITION_2002 else 0b10_10_10_10_10_10_10_10


@law
def place(row: int, across: int) -> int:
    """The number of a place, rows from the bottom: 0-4, 5-8, 9-11, 12-13, 14.

    The smaller pyramid of E26 stands in the same numbers and leaves the last of each row free.
    """
    return row * 5 - row * (row - 1) // 2 + across


@law
def row_of(spot: int) -> int:
    """The row of a place; the bottom one is 0."""
    row = 0
    while spot >= place(row + 1, 0):
        row += 1
    return row


@law
def across_of(spot: int) -> int:
    """How far to the right a place is in its row."""
    return spot - place(row_of(spot), 0)


@law
def pyramid(s: Vector, seat: int) -> int:
    """A seat's pyramid, packed: three bits a place."""
    return int(s[PYRAMID + seat])


@law
def bucket(s: Vector, seat: int, spot: int) -> int:
    """The colour of the bucket at a place, -1 for none."""
    return ((pyramid(s, seat) >> (3 * spot)) & 7) - 1


@law
def put_bucket(s: Vector, seat: int, spot: int, hue: int) -> None:
    """A bucket of a colour is put on a place."""
    s[PYRAMID + seat] |= (hue + 1) << (3 * spot)


@law
def take_bucket(s: Vector, seat: int, spot: int) -> None:
    """The bucket on a place is gone."""
    s[PYRAMID + seat] &= ~(7 << (3 * spot))


@law
def standing(s: Vector, seat: int) -> int:
    """How many buckets a seat has."""
    p = pyramid(s, seat)
    n = 0
    while p > 0:
        if p & 7 != 0:
            n += 1
        p >>= 3
    return n


@law
def has_colour(s: Vector, seat: int, hue: int) -> bool:
    """Has a seat's pyramid a bucket of a colour?"""
    for spot in range(PLACES):
        if bucket(s, seat, spot) == hue:
            return True
    return False


@law
def has_built(s: Vector, seat: int) -> bool:
    """Is the pyramid complete? (Placings go bottom row first: the top one is the last.)"""
    return pyramid(s, seat) == HIDDEN or bucket(s, seat, place(base(s) - 1, 0)) >= 0


@law
def is_in(s: Vector, seat: int) -> bool:
    """E19: who has no bucket left is out."""
    return pyramid(s, seat) != 0


@law
def held(cards: int, value: int) -> int:
    """How many of a value there are among cards of one colour."""
    return (cards >> (2 * value - 2)) & 3


@law
def values_held(cards: int) -> int:
    """Which values there are among cards of one colour, a bit a value."""
    cards = (cards | cards >> 1) & 0x5555
    cards = (cards | cards >> 1) & 0x3333
    cards = (cards | cards >> 2) & 0x0F0F
    return (cards | cards >> 4) & 0xFF


@law
def values_up_to(values: int, value: int, itself: bool) -> int:
    """Those of some values that are lower than one, or that one itself."""
    return values & ((1 << value) - 1 if itself else (1 << (value - 1)) - 1)


@law
def lowest(values: int) -> int:
    """The lowest of some values."""
    return int(LOWEST[values])


@law
def card_count(cards: int) -> int:
    """How many cards of one colour these are."""
    cards = (cards & 0x3333) + ((cards >> 2) & 0x3333)
    cards = (cards & 0x0F0F) + ((cards >> 4) & 0x0F0F)
    return (cards + (cards >> 8)) & 0x1F


@law
def card_sum(cards: int) -> int:
    """What cards of one colour add up to."""
    value = 0
    for v in range(1, VALUES + 1):
        value += v * held(cards, v)
    return value


@law
def hand(s: Vector, seat: int, hue: int) -> int:
    """A seat's cards of a colour."""
    return int(s[HAND + seat * COLOURS + hue])


@law
def hand_size(s: Vector, seat: int) -> int:
    """How many cards a seat holds."""
    return int(s[HAND_SIZE + seat])


@law
def table(s: Vector, seat: int, hue: int) -> int:
    """The cards of a colour that lie before a seat."""
    return int(s[TABLE + seat * COLOURS + hue])


@law
def pile_size(s: Vector) -> int:
    """How many cards are in the pile."""
    return int(s[PILE_SIZE])


@law
def pile(s: Vector, hue: int) -> int:
    """The pile's cards of a colour, packed."""
    return int(s[PILE + hue])


@law
def discards(s: Vector, hue: int) -> int:
    """The discarded cards of a colour, packed."""
    return int(s[DISCARDS + hue])


@law
def deal_card(s: Vector, seat: int, card: int) -> None:
    """From the pile into a hand."""
    one = 1 << (2 * (card % VALUES))
    s[PILE + card // VALUES] -= one
    s[PILE_SIZE] -= 1
    s[HAND + seat * COLOURS + card // VALUES] += one
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


@law
def equal_sums_reverse(s: Vector) -> bool:
    """The option `reverse` (E23, E26)."""
    return bool(s[REVERSE] == 1)


@law
def draws_by_himself(s: Vector) -> bool:
    """The option `forgetful_draw` (E24)."""
    return bool(s[FORGETFUL] == 1)


@law
def until_one_stands(s: Vector) -> bool:
    """The option `last_standing` (E25)."""
    return bool(s[LAST_STANDING] == 1)


@law
def discard_count(s: Vector) -> int:
    """How many cards are discarded."""
    n = 0
    for hue in range(COLOURS):
        n += card_count(discards(s, hue))
    return n


@law
def before(s: Vector, seat: int) -> int:
    """The sum of the cards before a seat (E9, E10)."""
    return card_sum(table(s, seat, colour(s)))


@law
def neighbour(s: Vector, seat: int, step: int) -> int:
    """E6, E12: the nearest seat still in, `step` being the way to go."""
    n = seats(s)
    other = (seat + step + n) % n
    while other != seat and not is_in(s, other):
        other = (other + step + n) % n
    return other


@law
def next_seat(s: Vector, seat: int) -> int:
    """The next seat that is still in, in the direction of play."""
    return neighbour(s, seat, direction(s))


@law
def attacker(s: Vector) -> int:
    """Whose cards are to be beaten: who laid last."""
    if phase(s) == TO_DRAW:
        return whose_turn(s)
    return neighbour(s, whose_turn(s), -direction(s))


@law
def to_beat(s: Vector) -> int:
    """E6, E9: the sum before the attacker; -1 outside an attack."""
    return -1 if colour(s) < 0 else before(s, attacker(s))


# Sets of one to three values, as numbers.


@law
def set_of_one(a: int) -> int:
    """The number of the set that is one card of a value."""
    return a - 1


@law
def set_of_two(a: int, b: int) -> int:
    """Values a >= b."""
    a, b = a - 1, b - 1
    return VALUES + a * (a + 1) // 2 + b


@law
def set_of_three(a: int, b: int, c: int) -> int:
    """Values a >= b >= c."""
    a, b, c = a - 1, b - 1, c - 1
    return VALUES + 36 + a * (a + 1) * (a + 2) // 6 + b * (b + 1) // 2 + c


@law
def cards_in_set(number: int) -> int:
    """The cards of a set, two bits a value."""
    if number < VALUES:
        return 1 << (2 * number)
    if number < VALUES + 36:
        number -= VALUES
        a = 0
        while (a + 1) * (a + 2) // 2 <= number:
            a += 1
        b = number - a * (a + 1) // 2
        return (1 << (2 * a)) + (1 << (2 * b))
    number -= VALUES + 36
    a = 0
    while (a + 1) * (a + 2) * (a + 3) // 6 <= number:
        a += 1
    number -= a * (a + 1) * (a + 2) // 6
    b = 0
    while (b + 1) * (b + 2) // 2 <= number:
        b += 1
    c = number - b * (b + 1) // 2
    return (1 << (2 * a)) + (1 << (2 * b)) + (1 << (2 * c))


# Setting up (E4, E5).


@law
def begin(s: Vector, options: Vector, ev: Vector) -> None:
    """E4: all cards are in the pile, to be dealt seat by seat, seat 0 first.

    options: seats, start, reverse, forgetful_draw, last_standing, edition.
    """
    clear(s)
    s[SEATS] = options[0]
    s[STARTER] = options[1]
    s[REVERSE] = options[2]
    s[FORGETFUL] = options[3]
    s[LAST_STANDING] = options[4]
    s[EDITION] = options[5]
    if s[EDITION] == EDITION_2005:
        s[REVERSE] = 1  # E26
    await_(s, TO_DEAL)
    s[TURN_OF] = NO_SEAT
    s[DIRECTION] = 1
    s[COLOUR] = NO_COLOUR
    s[MAY_DRAW] = NO_SEAT
    for hue in range(COLOURS):
        s[PILE + hue] = cards_of_a_colour(s)
    s[PILE_SIZE] = COLOURS * card_count(cards_of_a_colour(s))


@law
def dealt_to(s: Vector) -> int:
    """The seat whose cards are being dealt."""
    seat = 0
    while seat < seats(s) - 1 and hand_size(s, seat) == hand_dealt(s):
        seat += 1
    return seat


# Chance: the cards.


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
def possible(s: Vector, card: int) -> bool:
    """Is that card in the pile, and one due?"""
    return due(s) > 0 and 0 <= card < CARDS and held(pile(s, card // VALUES), card % VALUES + 1) > 0


@law
def draw(s: Vector, rng: Vector) -> int:
    """E8: every card of the pile is as likely; the pile has no order."""
    return nth_card(s, PILE, below(rng, pile_size(s)))


@law
def nth_card(s: Vector, heap: int, n: int) -> int:
    """The kind of the n-th card of a heap of five cells."""
    hue = 0
    cards = int(s[heap])
    while n >= card_count(cards):
        n -= card_count(cards)
        hue += 1
        cards = int(s[heap + hue])
    value = 1
    while n >= held(cards, value):
        n -= held(cards, value)
        value += 1
    return hue * VALUES + value - 1


@law
def give(s: Vector, card: int, ev: Vector) -> int:
    """A card goes from the pile into a hand."""
    seat = receiver(s)
    deal_card(s, seat, card)
    if phase(s) == TO_DEAL:
        if hand_size(s, seat) == hand_dealt(s):
            tell_dealt(s, seat, ev)
            if seat == seats(s) - 1:
                await_(s, TO_BUILD)
    else:
        tell(ev, DREW, seat, card, 0, 0)
        attack_next(s, seat)
    return status(s)


@law
def tell_dealt(s: Vector, seat: int, ev: Vector) -> None:
    """Tell a seat's hand."""
    tell(ev, DEALT, seat, 0, 0, 0)
    for hue in range(COLOURS):
        tell_more(ev, hue, hand(s, seat, hue))


# What a seat may do.


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
def legal(s: Vector, seat: int, out: Vector) -> int:
    """The moves of a seat, as numbers, ascending."""
    if movers(s) >> seat & 1 == 0:
        return 0
    if phase(s) == TO_BUILD:
        return placings(s, seat, out)
    if seat == may_draw(s):
        out[0] = DRAW
        return 1
    if phase(s) == TO_ATTACK:
        return attacks(s, seat, out)
    if phase(s) == TO_SPLIT:
        out[0] = KEEP_LEFT
        out[1] = KEEP_RIGHT
        return 2
    n = defences(s, seat, out)
    return losses(s, seat, out, n)


@law
def placings(s: Vector, seat: int, out: Vector) -> int:
    """E5: any bucket one still has goes on the next place."""
    used = 0  # four bits a colour
    p = pyramid(s, seat)
    while p > 0:
        used += 1 << (4 * (p & 7))
        p >>= 3
    n = 0
    for hue in range(COLOURS):
        used >>= 4
        if used & 15 < buckets_of_a_colour(s):
            out[n] = PLACE + hue
            n += 1
    return n


@law
def buckets_used(s: Vector, seat: int, hue: int) -> int:
    """How many buckets of a colour a seat has placed."""
    n = 0
    p = pyramid(s, seat)
    while p > 0:
        if p & 7 == hue + 1:
            n += 1
        p >>= 3
    return n


@law
def attacks(s: Vector, seat: int, out: Vector) -> int:
    """E6: one to three cards of one colour."""
    n = 0
    for hue in range(COLOURS):
        n = sets_at_least(hand(s, seat, hue), 0, PLAY + hue * SETS, out, n)
    return n


@law
def defences(s: Vector, seat: int, out: Vector) -> int:
    """E9, E10: the sum before him, old cards and new, must be higher; E23: or equal."""
    missing = to_beat(s) - before(s, seat) + (0 if equal_sums_reverse(s) else 1)
    hue = colour(s)
    return sets_at_least(hand(s, seat, hue), missing, PLAY + hue * SETS, out, 0)


@law
def sets_at_least(cards: int, least: int, number: int, out: Vector, n: int) -> int:
    """List the sets of one to three of these cards that add up to `least` or more: values
    a >= b >= c, of which b and c may be once more what is above them if there are enough."""
    values = values_held(cards)
    left = values
    while left != 0:
        a = lowest(left)
        left &= left - 1
        if a >= least:
            out[n] = number + set_of_one(a)
            n += 1
    left = values
    while left != 0:
        a = lowest(left)
        left &= left - 1
        more = values_up_to(values, a, held(cards, a) > 1)
        while more != 0:
            b = lowest(more)
            more &= more - 1
            if a + b >= least:
                out[n] = number + set_of_two(a, b)
                n += 1
    left = values
    while left != 0:
        a = lowest(left)
        left &= left - 1
        more = values_up_to(values, a, held(cards, a) > 1)
        while more != 0:
            b = lowest(more)
            more &= more - 1
            last = values_up_to(values, b, held(cards, b) > (2 if a == b else 1))
            while last != 0:
                c = lowest(last)
                last &= last - 1
                if a + b + c >= least:
                    out[n] = number + set_of_three(a, b, c)
                    n += 1
    return n


@law
def losses(s: Vector, seat: int, out: Vector, n: int) -> int:
    """E11, E13: a bucket of the attacking colour; E14: of any colour if he has none."""
    any_colour = not has_colour(s, seat, colour(s))
    for spot in range(PLACES):
        hue = bucket(s, seat, spot)
        if hue == colour(s) or (any_colour and hue >= 0):
            out[n] = LOSE + spot
            n += 1
    return n


@law
def mid_move(s: Vector, seat: int) -> bool:
    """Has the seat placed some buckets, but not all?"""
    return phase(s) == TO_BUILD and pyramid(s, seat) > 0 and not has_built(s, seat)


# Playing a move.


@law
def play(s: Vector, seat: int, move: int, ev: Vector) -> int:
    """Play a legal move."""
    if move < PLAY:
        place_bucket(s, seat, move - PLACE, ev)
    elif move == DRAW:
        s[MAY_DRAW] = NO_SEAT
        prepare_draw(s, seat, ev)
    else:
        miss_draw(s, ev)
        if move < LOSE:
            lay(s, seat, (move - PLAY) // SETS, cards_in_set((move - PLAY) % SETS), ev)
        elif move < KEEP_LEFT:
            lose(s, seat, move - LOSE, ev)
        else:
            keep_part(s, seat, move == KEEP_LEFT, ev)
    return status(s)


@law
def place_bucket(s: Vector, seat: int, hue: int, ev: Vector) -> None:
    """E5: nobody sees a pyramid until all are built."""
    row = 0
    while bucket(s, seat, place(row, base(s) - row - 1)) >= 0:
        row += 1
    across = 0
    while bucket(s, seat, place(row, across)) >= 0:
        across += 1
    put_bucket(s, seat, place(row, across), hue)
    if not has_built(s, seat):
        return
    tell(ev, BUILT, seat, 0, 0, 0)
    if movers(s) != 0:
        return
    tell(ev, REVEALED, -1, 0, 0, 0)
    for other in range(seats(s)):
        tell_more(ev, other, pyramid(s, other))
    start_attack(s, int(s[STARTER]), ev)
    s[STARTER] = 0  # it is known from the turn now: equal positions have equal vectors


@law
def start_attack(s: Vector, seat: int, ev: Vector) -> None:
    """A seat is to attack."""
    await_(s, TO_ATTACK)
    s[TURN_OF] = seat
    tell(ev, TURN, seat, 0, 0, 0)


@law
def lay(s: Vector, seat: int, hue: int, cards: int, ev: Vector) -> None:
    """E6, E9, E10: lay cards; E23: an equal sum turns the direction."""
    attacks_first = phase(s) == TO_ATTACK
    target = 0 if attacks_first else to_beat(s)
    lay_cards(s, seat, hue, cards)
    s[COLOUR] = hue
    value = before(s, seat)
    reversed_ = not attacks_first and value == target
    if reversed_:
        s[DIRECTION] = -direction(s)
    tell(ev, ATTACKED if attacks_first else DEFENDED, seat, hue, cards, value)
    tell_more(ev, 3, next_seat(s, seat))
    tell_more(ev, 4, 1 if reversed_ else 0)
    draw_or_pass(s, seat, ev)


@law
def draw_or_pass(s: Vector, seat: int, ev: Vector) -> None:
    """E7: he draws one card; E8: or nothing, if there is none; E24: or by an act of his own."""
    if pile_size(s) == 0 and discard_count(s) == 0:
        attack_next(s, seat)
    elif draws_by_himself(s):
        attack_next(s, seat)
        s[MAY_DRAW] = seat
    else:
        prepare_draw(s, seat, ev)


@law
def prepare_draw(s: Vector, seat: int, ev: Vector) -> None:
    """E8: an empty pile is made anew from the discards."""
    await_(s, TO_DRAW)
    s[TURN_OF] = seat
    if pile_size(s) == 0:
        discards_become_pile(s)
        tell(ev, RECYCLED, -1, pile_size(s), 0, 0)


@law
def attack_next(s: Vector, seat: int) -> None:
    """E6, E9: the cards attack the next player still in."""
    s[TURN_OF] = next_seat(s, seat)
    await_(s, TO_DEFEND)


@law
def miss_draw(s: Vector, ev: Vector) -> None:
    """E24: the draw is lost once the next player has acted."""
    if may_draw(s) >= 0:
        tell(ev, MISSED_DRAW, may_draw(s), 0, 0, 0)
        s[MAY_DRAW] = NO_SEAT


@law
def lose(s: Vector, seat: int, spot: int, ev: Vector) -> None:
    """E13, E14: a bucket goes; E15: and what rested on it; E16: perhaps in two parts."""
    tell(ev, LOST, seat, spot, bucket(s, seat, spot), 0)
    take_bucket(s, seat, spot)
    fallen = fall(s, seat)
    if fallen != 0:
        tell(ev, FELL, seat, fallen, 0, 0)
    if gap(s, seat) >= 0:
        await_(s, TO_SPLIT)
        tell(ev, SPLIT, seat, 0, 0, 0)
    else:
        end_attack(s, seat, ev)


@law
def fall(s: Vector, seat: int) -> int:
    """E15: every bucket that does not rest on two others falls, and so on up."""
    fallen = 0
    for row in range(1, base(s)):
        for across in range(base(s) - row):
            spot = place(row, across)
            below_left = place(row - 1, across)
            rests = bucket(s, seat, below_left) >= 0 and bucket(s, seat, below_left + 1) >= 0
            if bucket(s, seat, spot) >= 0 and not rests:
                take_bucket(s, seat, spot)
                fallen |= 1 << spot
    return fallen


@law
def gap(s: Vector, seat: int) -> int:
    """E16: the place in the bottom row that parts the pyramid in two, or -1."""
    seen = False
    hole = -1
    for across in range(base(s)):
        if bucket(s, seat, across) >= 0:
            if hole >= 0:
                return hole
            seen = True
        elif seen and hole < 0:
            hole = across
    return -1


@law
def keep_part(s: Vector, seat: int, left: bool, ev: Vector) -> None:
    """E16: the other part is lost."""
    hole = gap(s, seat)
    lost = 0
    for spot in range(PLACES):
        if bucket(s, seat, spot) >= 0:
            stands_left = across_of(spot) + row_of(spot) < hole
            if stands_left != left:
                take_bucket(s, seat, spot)
                lost |= 1 << spot
    tell(ev, KEPT_PART, seat, 0 if left else 1, lost, 0)
    end_attack(s, seat, ev)


@law
def end_attack(s: Vector, seat: int, ev: Vector) -> None:
    """E17: the cards go to the discards. E18-E20: who is out, who starts, or the end."""
    tables_become_discards(s)
    s[COLOUR] = NO_COLOUR
    if not is_in(s, seat):
        tell(ev, OUT, seat, 0, 0, 0)
    if enough_are_out(s):
        end_game(s, ev)
    else:
        choose_starter(s, seat, ev)


@law
def seats_out(s: Vector) -> int:
    """How many seats are out."""
    n = 0
    for seat in range(seats(s)):
        if not is_in(s, seat):
            n += 1
    return n


@law
def enough_are_out(s: Vector) -> bool:
    """E20: one pyramid gone with 2-4 players, two with 5-6; E25: all but one."""
    if until_one_stands(s):
        return seats_out(s) >= seats(s) - 1
    return seats_out(s) >= (1 if seats(s) <= 4 else 2)


@law
def choose_starter(s: Vector, hit: int, ev: Vector) -> None:
    """E18: the player who was hit, or the next still in; E18a: one who has a card."""
    first = hit if is_in(s, hit) else next_seat(s, hit)
    starter = first
    while hand_size(s, starter) == 0:
        starter = next_seat(s, starter)
        if starter == first:
            end_game(s, ev)
            return
    if starter != first:
        tell(ev, PASSED_START, first, starter, 0, 0)
    start_attack(s, starter, ev)


# The end.


@law
def end_game(s: Vector, ev: Vector) -> None:
    """Nothing is awaited any more."""
    await_(s, OVER)
    tell(ev, ENDED, -1, 0, 0, 0)


@law
def over(s: Vector) -> bool:
    """Is the game over?"""
    return phase(s) == OVER


@law
def status(s: Vector) -> int:
    """Who may move, what chance owes, whether it is over: in one number, for one call."""
    return movers(s) | due(s) << 8 | (1 << 16 if over(s) else 0)


@law
def result(s: Vector, scores: Vector) -> int:
    """E21: most buckets standing; equal, they share."""
    winners = 0
    most = -1
    for seat in range(seats(s)):
        scores[seat] = standing(s, seat)
        if scores[seat] > most:
            most = int(scores[seat])
            winners = 0
        if scores[seat] == most:
            winners |= 1 << seat
    return winners


# What a seat may know.


@law
def hide(s: Vector, seat: int, out: Vector) -> None:
    """E5: another's hand, the pile, and others' pyramids until all are built."""
    copy(s, out)
    for hue in range(COLOURS):
        out[PILE + hue] = HIDDEN
    for other in range(seats(s)):
        if other != seat:
            for hue in range(COLOURS):
                out[HAND + other * COLOURS + hue] = HIDDEN
            if phase(s) == TO_BUILD:
                out[PYRAMID + other] = HIDDEN if has_built(s, other) else 0


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
                out[HAND + other * COLOURS + hue] = 0
            for _ in range(hand_size(s, other)):
                card = nth_card(out, PILE, below(rng, unseen))
                unseen -= 1
                out[PILE + card // VALUES] -= 1 << (2 * (card % VALUES))
                out[HAND + other * COLOURS + card // VALUES] += 1 << (2 * (card % VALUES))
            if pyramid(s, other) == HIDDEN:
                guess_pyramid(out, other, rng)


@law
def gather_unseen(s: Vector, seat: int, out: Vector) -> None:
    """Put every card that the view does not show into the pile."""
    for hue in range(COLOURS):
        cards = cards_of_a_colour(s) - discards(s, hue)
        if seat >= 0:
            cards -= hand(s, seat, hue)
        for other in range(seats(s)):
            cards -= table(s, other, hue)
        out[PILE + hue] = cards


@law
def guess_pyramid(out: Vector, seat: int, rng: Vector) -> None:
    """Every arrangement is as likely."""
    out[PYRAMID + seat] = 0
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


# Is a position sound?


@law
def sound(s: Vector) -> int:
    """0, or the number of the first of FLAWS: for positions that somebody sets up."""
    if phase(s) < TO_DEAL or phase(s) > OVER:
        return 1
    if direction(s) != 1 and direction(s) != -1:
        return 8
    if not cards_are_conserved(s):
        return 3
    if phase(s) == TO_DEAL or phase(s) == TO_BUILD:
        return setup_flaw(s)
    if whose_turn(s) < 0 or whose_turn(s) >= seats(s):
        return 2
    for seat in range(seats(s)):
        if not pyramid_stands(s, seat):
            return 4
    if (phase(s) == OVER) != (enough_are_out(s) or nobody_can_start(s)):
        return 12 if phase(s) == OVER else 11
    if phase(s) != OVER and not is_in(s, whose_turn(s)):
        return 2
    return attack_flaw(s)


@law
def cards_are_conserved(s: Vector) -> bool:
    """E1: every card is in exactly one place, and hands are counted right."""
    if pile_size(s) < 0:
        return False
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
        row, across = row_of(spot), across_of(spot)
        under = place(row - 1, across)
        if bucket(s, seat, spot) >= 0 and (
            bucket(s, seat, under) < 0 or bucket(s, seat, under + 1) < 0
        ):
            return False
    return gap(s, seat) < 0 or (phase(s) == TO_SPLIT and seat == whose_turn(s))


@law
def nobody_can_start(s: Vector) -> bool:
    """E18a: outside an attack, nobody still in has a card."""
    if colour(s) >= 0:
        return False
    for seat in range(seats(s)):
        if is_in(s, seat) and hand_size(s, seat) > 0:
            return False
    return True


@law
def setup_flaw(s: Vector) -> int:
    """Dealing and building: hands full up to a seat, pyramids whole or not begun."""
    if whose_turn(s) != NO_SEAT:
        return 2
    if colour(s) != NO_COLOUR or direction(s) != 1 or may_draw(s) != NO_SEAT:
        return 1
    if discard_count(s) != 0:
        return 3
    full = hand_dealt(s)
    for seat in range(seats(s)):
        for hue in range(COLOURS):
            if table(s, seat, hue) != 0:
                return 6
        size = hand_size(s, seat)
        if phase(s) == TO_BUILD and size != full:
            return 5
        if phase(s) == TO_DEAL and size != (full if seat < dealt_to(s) else 0):
            return 5
        if pyramid(s, seat) != 0:
            if phase(s) == TO_DEAL or not has_built(s, seat):
                return 13
            for hue in range(COLOURS):
                if buckets_used(s, seat, hue) != buckets_of_a_colour(s):
                    return 4
    return 13 if phase(s) == TO_BUILD and movers(s) == 0 else 0


@law
def attack_flaw(s: Vector) -> int:
    """Colour, tables, splits and draws fit the phase."""
    under_attack = phase(s) == TO_DEFEND or phase(s) == TO_SPLIT or phase(s) == TO_DRAW
    if under_attack != (colour(s) >= 0) or colour(s) >= COLOURS:
        return 7
    highest = 0
    for seat in range(seats(s)):
        for hue in range(COLOURS):
            cards = table(s, seat, hue)
            if cards != 0 and (hue != colour(s) or not is_in(s, seat)):
                return 6
            highest = max(highest, card_sum(cards))
    if under_attack and (highest == 0 or to_beat(s) != highest):
        return 6
    if phase(s) == TO_DRAW and pile_size(s) == 0:
        return 9
    if (phase(s) == TO_SPLIT) != (gap(s, whose_turn(s)) >= 0):
        return 14
    if phase(s) == TO_ATTACK and hand_size(s, whose_turn(s)) == 0:
        return 5
    if may_draw(s) != NO_SEAT:
        nothing_left = pile_size(s) == 0 and discard_count(s) == 0
        if (
            not draws_by_himself(s)
            or phase(s) != TO_DEFEND
            or nothing_left
            or may_draw(s) != attacker(s)
        ):
            return 10
    return 0
