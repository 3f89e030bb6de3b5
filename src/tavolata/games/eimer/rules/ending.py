"""The end: who is out, when the game is over, who has won (E18a-E21, E25)."""

from tavolata.core.law import ENDED, Vector, law, tell

from .constants import OVER
from .layout import await_, colour, hand_size, seats, until_one_stands
from .pyramids import is_in, standing


@law
def seats_out(s: Vector) -> int:
    """How many seats are out (E19)."""
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
def nobody_can_start(s: Vector) -> bool:
    """E18a: outside an attack, nobody still in has a card."""
    if colour(s) >= 0:
        return False
    for seat in range(seats(s)):
        if is_in(s, seat) and hand_size(s, seat) > 0:
            return False
    return True


@law
def end_game(s: Vector, ev: Vector) -> None:
    """Nothing is awaited any more."""
    await_(s, OVER)
    tell(ev, ENDED, -1, 0, 0, 0)


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
