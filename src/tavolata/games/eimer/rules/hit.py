"""A hit: a bucket goes, others fall, a part may be lost; then the next attack (E11, E13-E18a)."""

from tavolata.core.law import Vector, law, tell

from .attack import next_seat, start_attack
from .constants import (
    FELL,
    KEPT_PART,
    LOSE,
    LOST,
    NO_COLOUR,
    OUT,
    PASSED_START,
    PLACES,
    SPLIT,
    TO_SPLIT,
)
from .ending import end_game, enough_are_out
from .layout import await_, colour, hand_size, set_colour, tables_become_discards
from .pyramids import bucket, fall, gap, has_colour, is_in, take_bucket, take_part


@law
def losses(s: Vector, seat: int, out: Vector, n: int) -> int:
    """List the moves that lose a bucket, after n others. E11, E13: one of the attacking
    colour; E14: of any colour if he has none."""
    any_colour = not has_colour(s, seat, colour(s))
    for spot in range(PLACES):
        hue = bucket(s, seat, spot)
        if hue == colour(s) or (any_colour and hue >= 0):
            out[n] = LOSE + spot
            n += 1
    return n


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
def keep_part(s: Vector, seat: int, left: bool, ev: Vector) -> None:
    """E16: the other part is lost."""
    lost = take_part(s, seat, not left)
    tell(ev, KEPT_PART, seat, 0 if left else 1, lost, 0)
    end_attack(s, seat, ev)


@law
def end_attack(s: Vector, seat: int, ev: Vector) -> None:
    """E17: the cards go to the discards. E18-E20: who is out, who starts, or the end."""
    tables_become_discards(s)
    set_colour(s, NO_COLOUR)
    if not is_in(s, seat):
        tell(ev, OUT, seat, 0, 0, 0)
    if enough_are_out(s):
        end_game(s, ev)
    else:
        choose_starter(s, seat, ev)


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
