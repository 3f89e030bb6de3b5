"""Cards of one colour, packed two bits a value, and sets of one to three of them as numbers."""

from tavolata.core.law import Vector, law, vector_of

from .constants import VALUES

# The lowest value in a set of values, a bit a value; 9 in none.
LOWEST = vector_of([(n & -n).bit_length() or 9 for n in range(256)], bits=8)


@law
def one_card(card: int) -> int:
    """A card as the only one of its colour."""
    return 1 << (2 * (card % VALUES))


@law
def hue_of(card: int) -> int:
    """The colour of a card."""
    return card // VALUES


@law
def held(cards: int, value: int) -> int:
    """How many of a value there are among cards of one colour."""
    return (cards >> (2 * value - 2)) & 3


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
def nth_value(cards: int, n: int) -> int:
    """The value of the n-th of these cards, lowest first, counted from 0."""
    value = 1
    while n >= held(cards, value):
        n -= held(cards, value)
        value += 1
    return value


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
