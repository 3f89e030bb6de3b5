"""The law of Highroll: roll two dice, keep them or roll them once more; the highest sum wins."""

from tavolata.core.law import ENDED, TURN, Vector, clear, copy, is_roll_of, law, roll, tell

RULES = 1
MIN_SEATS, MAX_SEATS = 2, 4
AGAIN, STAY = 0, 1
MOVES = 2
TO_ROLL, TO_DECIDE, OVER = 0, 1, 2
(ROLLED,) = range(2, 3)
OPEN = True
SHOWS_HIDDEN = ()
FLAWS = ("", "bad-phase", "bad-turn", "bad-rolled")

SEATS, PHASE, TURN_OF, DICE, TRIES = range(5)
SUM = 5
SIZE = SUM + MAX_SEATS
BITS = 3
MAX_EVENTS = 4
EACH_ALONE = False


@law
def begin(s: Vector, options: Vector, ev: Vector) -> None:
    """The seat that begins is about to roll."""
    clear(s)
    s[SEATS] = options[0]
    s[TURN_OF] = options[1]
    tell(ev, TURN, options[1], 0, 0, 0)


@law
def seats(s: Vector) -> int:
    """How many play."""
    return int(s[SEATS])


@law
def whose_turn(s: Vector) -> int:
    """The seat whose turn it is."""
    return int(s[TURN_OF])


@law
def due(s: Vector) -> int:
    """How many dice are to be rolled now."""
    return 2 if s[PHASE] == TO_ROLL else 0


@law
def possible(s: Vector, dice: int) -> bool:
    """Can these dice come now?"""
    return is_roll_of(dice, due(s), BITS)


@law
def draw(s: Vector, rng: Vector) -> int:
    """Roll fairly."""
    return roll(rng, 2, BITS)


@law
def give(s: Vector, dice: int, ev: Vector) -> int:
    """Take a roll in: the second one counts as it is."""
    tell(ev, ROLLED, s[TURN_OF], dice, 0, 0)
    s[DICE] = dice
    s[TRIES] += 1
    if s[TRIES] == 2:
        keep(s, ev)
    else:
        s[PHASE] = TO_DECIDE
    return status(s)


@law
def keep(s: Vector, ev: Vector) -> None:
    """The sum counts; the next who has none yet rolls, or it is over."""
    value = 0
    for face in range(6):
        value += (face + 1) * ((s[DICE] >> (BITS * face)) & 7)
    s[SUM + s[TURN_OF]] = value
    s[DICE] = 0
    s[TRIES] = 0
    after = (s[TURN_OF] + 1) % s[SEATS]
    if s[SUM + after] > 0:
        s[PHASE] = OVER
        tell(ev, ENDED, -1, 0, 0, 0)
    else:
        s[PHASE] = TO_ROLL
        s[TURN_OF] = after
        tell(ev, TURN, after, 0, 0, 0)


@law
def movers(s: Vector) -> int:
    """The seats that may move, a bit each."""
    return 1 << int(s[TURN_OF]) if s[PHASE] == TO_DECIDE else 0


@law
def over(s: Vector) -> bool:
    """Is the game over?"""
    return bool(s[PHASE] == OVER)


@law
def status(s: Vector) -> int:
    """Who may move, what is due, is it over: in one number."""
    return movers(s) | due(s) << 8 | (1 << 16 if over(s) else 0)


@law
def legal(s: Vector, seat: int, out: Vector) -> int:
    """Roll again, or stay."""
    if movers(s) >> seat & 1 == 0:
        return 0
    out[0] = AGAIN
    out[1] = STAY
    return 2


@law
def mid_move(s: Vector, seat: int) -> bool:
    """Every move is one number."""
    return False


@law
def play(s: Vector, seat: int, move: int, ev: Vector) -> int:
    """Roll again, or let the sum count."""
    if move == AGAIN:
        s[PHASE] = TO_ROLL
        s[DICE] = 0
    else:
        keep(s, ev)
    return status(s)


@law
def result(s: Vector, scores: Vector) -> int:
    """The sums, and who has the highest."""
    winners = 0
    most = -1
    for seat in range(s[SEATS]):
        scores[seat] = s[SUM + seat]
        if scores[seat] > most:
            most = int(scores[seat])
            winners = 0
        if scores[seat] == most:
            winners |= 1 << seat
    return winners


@law
def hide(s: Vector, seat: int, out: Vector) -> None:
    """Nothing is hidden."""
    copy(s, out)


@law
def hide_events(ev: Vector, seat: int) -> None:
    """Everything is open."""


@law
def guess(s: Vector, seat: int, rng: Vector, out: Vector) -> None:
    """What is seen is all there is."""
    copy(s, out)


@law
def sound(s: Vector) -> int:
    """Which of FLAWS a position has."""
    if s[PHASE] < TO_ROLL or s[PHASE] > OVER:
        return 1
    if s[TURN_OF] < 0 or s[TURN_OF] >= s[SEATS]:
        return 2
    return 0 if is_roll_of(s[DICE], 2, BITS) == (s[PHASE] == TO_DECIDE) else 3
