"""The law of Geizen. G numbers are those of docs/rules/geizen.md.

Five dice, five rows of squares. Every die but a six costs a chip on its row; who fills a
row's red last square takes all that lies in it, and the others pay. Most chips wins.
"""

from itertools import accumulate, combinations_with_replacement
from math import comb

from tavolata.core.law import (
    ENDED,
    TURN,
    Vector,
    clear,
    copy,
    is_roll_of,
    law,
    roll,
    tell,
    tell_more,
    vector_of,
)

RULES = 1  # the version of these rules and of the move numbers

# Material (G1, G2).

MIN_SEATS, MAX_SEATS = 2, 5
DICE = 5
FACES = 6  # numbered 0 to 5 for 1 to 6
SIX = 5
BITS = 3  # dice are packed: so many bits a face count how many show it
CHIPS = 130
ROWS = 5
MAX_SQUARES = 12
MAX_ARROW = CHIPS

MOVES = 461  # keep: a set of one to five dice

# Phases.
TO_ROLL, TO_KEEP, OVER = 0, 1, 2

# Events, besides TURN and ENDED; chips come from the seat's own stock or from the reserve.
ROLLED, KEPT, PLACED, COMPLETED, PAID, BORROWED, REPAID = range(2, 9)
OWN, RESERVE_CHIPS = 0, 1
OPEN = True  # nothing is ever hidden
SHOWS_HIDDEN = ()

# What can be wrong with a position that somebody sets up.
FLAWS = (
    "",
    "bad-phase",
    "bad-turn",
    "bad-rows",
    "bad-chips",
    "bad-kept",
    "bad-rolled",
    "not-over",
)

# The vector, and the names of what is in it.

SEATS, PHASE, TURN_OF, KEPT_DICE, ROLLED_DICE, RESERVE = range(6)
STOCK = 6  # a cell a seat
FILLED = STOCK + MAX_SEATS  # a cell a row: squares filled
SQUARES = FILLED + ROWS  # a cell a row: squares in all
TWO = SQUARES + ROWS  # a cell a row: the squares that take two chips, a bit each
YELLOW = TWO + ROWS  # a cell a row: the yellow squares, a bit each
ARROW = YELLOW + ROWS  # a cell a row
SIZE = ARROW + ROWS
MAX_EVENTS = 48
EACH_ALONE = False  # a chance number is a whole roll


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
    """What is awaited from now on: a roll, a choice of dice, nothing."""
    s[PHASE] = phase


@law
def whose_turn(s: Vector) -> int:
    """The seat whose turn it is."""
    return int(s[TURN_OF])


@law
def set_turn(s: Vector, seat: int) -> None:
    """Whose turn it is from now on."""
    s[TURN_OF] = seat


@law
def count(dice: int, face: int) -> int:
    """How many of these dice show a face."""
    return (dice >> (BITS * face)) & 7


@law
def total(dice: int) -> int:
    """How many dice these are."""
    return (dice * 0o111111 >> 15) & 7


@law
def kept(s: Vector) -> int:
    """The dice set aside this turn."""
    return int(s[KEPT_DICE])


@law
def set_kept(s: Vector, dice: int) -> None:
    """The dice set aside from now on."""
    s[KEPT_DICE] = dice


@law
def rolled(s: Vector) -> int:
    """The dice that await a choice."""
    return int(s[ROLLED_DICE])


@law
def show_roll(s: Vector, dice: int) -> None:
    """Dice lie there to choose from."""
    s[ROLLED_DICE] = dice


@law
def gather_dice(s: Vector) -> None:
    """All five dice are back in the hand."""
    s[KEPT_DICE] = 0
    s[ROLLED_DICE] = 0


@law
def dice_left(s: Vector) -> int:
    """How many dice are not set aside yet."""
    return DICE - total(kept(s))


@law
def chips(s: Vector, seat: int) -> int:
    """A seat's chips."""
    return int(s[STOCK + seat])


@law
def set_chips(s: Vector, seat: int, n: int) -> None:
    """A seat's chips from now on; the reserve stays as it is."""
    s[STOCK + seat] = n


@law
def reserve(s: Vector) -> int:
    """The chips of the reserve; they may be below zero (G3)."""
    return int(s[RESERVE])


@law
def set_reserve(s: Vector, n: int) -> None:
    """The chips of the reserve from now on."""
    s[RESERVE] = n


@law
def filled(s: Vector, row: int) -> int:
    """Squares filled in a row; rows are numbered from 0."""
    return int(s[FILLED + row])


@law
def set_filled(s: Vector, row: int, n: int) -> None:
    """Squares filled in a row from now on."""
    s[FILLED + row] = n


@law
def squares(s: Vector, row: int) -> int:
    """How many squares a row has."""
    return int(s[SQUARES + row])


@law
def arrow(s: Vector, row: int) -> int:
    """What the others pay when a row is completed."""
    return int(s[ARROW + row])


@law
def chips_on_square(s: Vector, row: int, square: int) -> int:
    """G7: some squares take two chips."""
    return 2 if (s[TWO + row] >> square) & 1 == 1 else 1


@law
def is_yellow(s: Vector, row: int, square: int) -> bool:
    """Is a square of a row yellow?"""
    return (int(s[YELLOW + row]) >> square) & 1 == 1


@law
def set_options(s: Vector, options: Vector) -> None:
    """Take the options in: how many play, and a board, a row after the other."""
    s[SEATS] = options[0]
    for row in range(ROWS):
        s[SQUARES + row] = options[2 + 4 * row]
        s[TWO + row] = options[3 + 4 * row]
        s[YELLOW + row] = options[4 + 4 * row]
        s[ARROW + row] = options[5 + 4 * row]


def board(s: Vector) -> list[int]:
    """The board as numbers: squares, their kinds and arrows. Equal boards have equal ones."""
    return [int(cell) for cell in s[SQUARES:SIZE]]


@law
def chips_in_row(s: Vector, row: int) -> int:
    """How many chips lie in a row."""
    n = 0
    for square in range(filled(s, row)):
        n += chips_on_square(s, row, square)
    return n


@law
def move_chips(s: Vector, seat: int, n: int) -> None:
    """From the reserve to a seat; n below zero, the other way. G3: it may go below zero."""
    s[STOCK + seat] += n
    s[RESERVE] -= n


@law
def spend(s: Vector, seat: int, n: int) -> None:
    """Chips of a seat's own go on the board."""
    s[STOCK + seat] -= n


@law
def spend_from_reserve(s: Vector, n: int) -> None:
    """Chips of the reserve go on the board."""
    s[RESERVE] -= n


@law
def fill_square(s: Vector, row: int) -> None:
    """The first free square of a row is filled."""
    s[FILLED + row] += 1


@law
def empty_row(s: Vector, row: int, seat: int) -> int:
    """A seat takes all chips of a row; says how many."""
    booty = chips_in_row(s, row)
    s[STOCK + seat] += booty
    s[FILLED + row] = 0
    return booty


@law
def put_aside(s: Vector, dice: int) -> None:
    """Dice join those set aside; the others wait to be rolled."""
    s[KEPT_DICE] += dice
    s[ROLLED_DICE] = 0


# Sets of one to five dice, as numbers.

# Sets are numbered in the order of their packed form: by sixes first, then by fives, and so on.
SETS = vector_of(
    sorted(
        sum(1 << (BITS * face) for face in faces)
        for size in range(1, DICE + 1)
        for faces in combinations_with_replacement(range(FACES), size)
    )
)
# How many sets come before one with c dice of a face, r dice being left for it and lower ones:
# cell face * 36 + r * 6 + c.
BEFORE = vector_of(
    [
        sum(comb(face + r - c, face) for c in range(min(dice, r + 1)))
        for face in range(FACES)
        for r in range(DICE + 1)
        for dice in range(DICE + 1)
    ]
)


def _subsets(dice: int) -> list[int]:
    """All choices of one or more of some dice, packed."""
    some = [0]
    for face in range(FACES):
        most = dice >> (BITS * face) & 7
        some = [part + (n << (BITS * face)) for part in some for n in range(most + 1)]
    return sorted(some)[1:]


# What may be kept of a roll, as numbers: of the set with number n, CHOICES from FIRST[n] to
# FIRST[n + 1].
_NUMBERS = {int(dice): number for number, dice in enumerate(SETS)}
_KEPT_OF = [[_NUMBERS[some] for some in _subsets(int(dice))] for dice in SETS]
FIRST = vector_of(accumulate(map(len, _KEPT_OF), initial=0), bits=32)
CHOICES = vector_of((number for kept in _KEPT_OF for number in kept), bits=16)


@law
def number_of(dice: int) -> int:
    """The number of a set of dice."""
    number = -1  # the empty set would be the first
    left = DICE
    for step in range(FACES):
        face = SIX - step
        n = count(dice, face)
        number += BEFORE[face * 36 + left * 6 + n]
        left -= n
    return int(number)


@law
def dice_of(number: int) -> int:
    """The set of dice that has a number."""
    return int(SETS[number])


# Setting up (G2-G4).


@law
def first_chips(n: int) -> int:
    """G2: two players 18 each, three 22, four and five 25."""
    return 18 if n == 2 else (22 if n == 3 else 25)


@law
def begin(s: Vector, options: Vector, ev: Vector) -> None:
    """G2-G4: chips to each, the rest is the reserve; the board is in the options.

    options: seats, start, then a row after the other: squares, two, yellow (a bit a
    square), arrow.
    """
    clear(s)
    set_options(s, options)
    set_reserve(s, CHIPS)
    for seat in range(seats(s)):
        move_chips(s, seat, first_chips(seats(s)))
    start_turn(s, options[1], ev)


@law
def start_turn(s: Vector, seat: int, ev: Vector) -> None:
    """G5: a turn begins with a roll of all five dice."""
    set_turn(s, seat)
    set_kept(s, 0)
    await_(s, TO_ROLL)
    tell(ev, TURN, seat, 0, 0, 0)


# Chance: the dice.


@law
def due(s: Vector) -> int:
    """How many dice are to be rolled now."""
    return dice_left(s) if phase(s) == TO_ROLL else 0


@law
def possible(s: Vector, dice: int) -> bool:
    """As many dice as are due."""
    return is_roll_of(dice, due(s), BITS)


@law
def draw(s: Vector, rng: Vector) -> int:
    """Roll fairly: every sequence of faces is as likely as every other."""
    return roll(rng, due(s), BITS)


@law
def give(s: Vector, dice: int, ev: Vector) -> int:
    """A roll is in."""
    show_roll(s, dice)
    await_(s, TO_KEEP)
    tell(ev, ROLLED, whose_turn(s), dice, 0, 0)
    return status(s)


# What a seat may do.


@law
def movers(s: Vector) -> int:
    """The seat whose turn it is, unless dice are to be rolled or all is over."""
    return 1 << whose_turn(s) if phase(s) == TO_KEEP else 0


@law
def legal(s: Vector, seat: int, out: Vector) -> int:
    """G5: one or more of the dice rolled, as numbers, ascending."""
    if movers(s) >> seat & 1 == 0:
        return 0
    dice = number_of(rolled(s))
    first = FIRST[dice]
    n = FIRST[dice + 1] - first
    for choice in range(n):
        out[choice] = CHOICES[first + choice]
    return int(n)


@law
def mid_move(s: Vector, seat: int) -> bool:
    """Every move of this game is one number."""
    return False


# Playing a move.


@law
def play(s: Vector, seat: int, move: int, ev: Vector) -> int:
    """G5: set dice aside, roll the rest; G6: with all five set aside, place."""
    dice = dice_of(move)
    put_aside(s, dice)
    tell(ev, KEPT, seat, dice, 0, 0)
    if dice_left(s) > 0:
        await_(s, TO_ROLL)
    else:
        place_all(s, ev)
    return status(s)


@law
def place_all(s: Vector, ev: Vector) -> None:
    """G6: a chip for each die but a six. G11: in any order, so here from 1 to 5."""
    debt = 0
    for row in range(ROWS):
        for _ in range(count(kept(s), row)):
            debt += place(s, row, ev)
    settle(s, debt, ev)


@law
def place(s: Vector, row: int, ev: Vector) -> int:
    """G6-G8: fill the first free square of a row. Answers what had to be borrowed (G13)."""
    seat = whose_turn(s)
    square = filled(s, row)
    n = chips_on_square(s, row, square)
    borrowed = 0
    if is_yellow(s, row, square):
        spend_from_reserve(s, n)
    else:
        borrowed = max(0, n - chips(s, seat))
        if borrowed > 0:
            move_chips(s, seat, borrowed)
            tell(ev, BORROWED, seat, borrowed, 0, 0)
        spend(s, seat, n)
    fill_square(s, row)
    tell(ev, PLACED, seat, row, square, n)
    tell_more(ev, 3, RESERVE_CHIPS if is_yellow(s, row, square) else OWN)
    if filled(s, row) == squares(s, row):
        complete(s, row, ev)
    return borrowed


@law
def complete(s: Vector, row: int, ev: Vector) -> None:
    """G9: he takes the row's chips, each other pays the arrow; G10: the row is empty again."""
    seat = whose_turn(s)
    booty = empty_row(s, row, seat)
    tell(ev, COMPLETED, seat, row, booty, 0)
    for step in range(1, seats(s)):
        other = (seat + step) % seats(s)
        due_from_other = min(arrow(s, row), chips(s, other))
        if due_from_other > 0:
            move_chips(s, other, -due_from_other)
            tell(ev, PAID, other, due_from_other, 0, 0)


@law
def settle(s: Vector, debt: int, ev: Vector) -> None:
    """G13: pay back what was borrowed. G14: who has no chip left then ends the game."""
    seat = whose_turn(s)
    repaid = min(debt, chips(s, seat))
    if repaid > 0:
        move_chips(s, seat, -repaid)
        tell(ev, REPAID, seat, repaid, 0, 0)
    if chips(s, seat) == 0:
        set_kept(s, 0)
        await_(s, OVER)
        tell(ev, ENDED, -1, 0, 0, 0)
    else:
        start_turn(s, (seat + 1) % seats(s), ev)  # G12


# The end.


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
    """G15: most chips; equal, they share."""
    winners = 0
    most = -1
    for seat in range(seats(s)):
        scores[seat] = chips(s, seat)
        if chips(s, seat) > most:
            most = chips(s, seat)
            winners = 0
        if chips(s, seat) == most:
            winners |= 1 << seat
    return winners


# What a seat may know: everything is open.


@law
def hide(s: Vector, seat: int, out: Vector) -> None:
    """Everything is open."""
    copy(s, out)


@law
def hide_events(ev: Vector, seat: int) -> None:
    """Everything is open."""


@law
def guess(s: Vector, seat: int, rng: Vector, out: Vector) -> None:
    """A view is the whole state."""
    copy(s, out)


# Is a position sound?


@law
def sound(s: Vector) -> int:
    """0, or the number of the first of FLAWS: for positions that somebody sets up."""
    if phase(s) < TO_ROLL or phase(s) > OVER:
        return 1
    if whose_turn(s) < 0 or whose_turn(s) >= seats(s):
        return 2
    on_board = 0
    for row in range(ROWS):
        if filled(s, row) < 0 or filled(s, row) >= squares(s, row):
            return 3
        on_board += chips_in_row(s, row)
    for seat in range(seats(s)):
        if chips(s, seat) < 0:
            return 4
        on_board += chips(s, seat)
    if on_board + reserve(s) != CHIPS:
        return 4
    if phase(s) == OVER and chips(s, whose_turn(s)) != 0:
        return 7
    return dice_flaw(s)


@law
def dice_flaw(s: Vector) -> int:
    """Do the dice set aside and rolled fit the phase?"""
    if total(kept(s)) >= DICE or (phase(s) == OVER and kept(s) != 0):
        return 5
    if phase(s) == TO_KEEP:
        return 0 if total(rolled(s)) == dice_left(s) else 6
    return 0 if rolled(s) == 0 else 6
