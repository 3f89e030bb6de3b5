"""What the rules of Heckmeck count and number: material, moves, phases, events."""

RULES = 1  # the version of these rules and of the move numbers

# Material (H1-H3).

MIN_SEATS, MAX_SEATS = 2, 7
LOWEST, HIGHEST = 21, 36
DICE = 8
WORM = 5  # faces are numbered 0 to 5: the numbers 1 to 5, then the worm
FACES = 6

# Moves, as numbers.
GIVE_UP = 0
KEEP = 1  # + face
ROLL = 7
STEAL = 8  # + tile - 21
TAKE = 24  # + tile - 21
MOVES = 40

# Phases.
TO_ROLL, TO_KEEP, TO_DECIDE, OVER = 0, 1, 2, 3

# What `short` may say (H24, H25).
PLAIN, SHORT_HIGHEST, SHORT_RETURNED = 0, 1, 2

# Events, besides TURN and ENDED, and why a turn failed.
ROLLED, KEPT, TOOK, STOLE, FAILED, RETURNED, TURNED_DOWN = range(2, 9)
NO_NEW_FACE, NO_WORM, NOTHING_TO_CLAIM = 0, 1, 2
OPEN = True  # H6a: nothing is ever hidden
SHOWS_HIDDEN = ()

BITS = 4  # dice are packed: so many bits a face count how many show it
MAX_EVENTS = 12
EACH_ALONE = False  # a chance number is a whole roll
