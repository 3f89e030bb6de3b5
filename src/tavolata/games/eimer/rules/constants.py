"""What the rules of Alles im Eimer count and number: material, moves, phases, events."""

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
MOST_CARDS = 3  # laid in one move (E6)
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
MAX_EVENTS = 16
SHOWS_HIDDEN = (REVEALED,)  # events that show what was hidden until then

OPEN = False  # hands, and pyramids until all are built
EACH_ALONE = True  # a chance number is one card of those due
NO_SEAT = -1
NO_COLOUR = -1
