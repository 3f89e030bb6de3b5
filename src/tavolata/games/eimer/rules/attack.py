"""An attack: cards are laid, beaten or not, and drawn after (E6-E12, E23, E24)."""

from tavolata.core.law import TURN, Vector, law, tell, tell_more

from .cards import card_sum, sets_at_least
from .constants import (
    ATTACKED,
    COLOURS,
    DEFENDED,
    MISSED_DRAW,
    NO_SEAT,
    PLAY,
    RECYCLED,
    SETS,
    TO_ATTACK,
    TO_DEFEND,
    TO_DRAW,
)
from .layout import (
    await_,
    colour,
    direction,
    discard_count,
    discards_become_pile,
    draws_by_himself,
    equal_sums_reverse,
    hand,
    lay_cards,
    may_draw,
    phase,
    pile_size,
    seats,
    set_colour,
    set_direction,
    set_may_draw,
    set_turn,
    table,
    whose_turn,
)
from .pyramids import is_in


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
def before(s: Vector, seat: int) -> int:
    """The sum of the cards before a seat (E9, E10)."""
    return card_sum(table(s, seat, colour(s)))


@law
def to_beat(s: Vector) -> int:
    """E6, E9: the sum before the attacker; -1 outside an attack."""
    return -1 if colour(s) < 0 else before(s, attacker(s))


@law
def attacks(s: Vector, seat: int, out: Vector) -> int:
    """List the moves that attack. E6: one to three cards of one colour."""
    n = 0
    for hue in range(COLOURS):
        n = sets_at_least(hand(s, seat, hue), 0, PLAY + hue * SETS, out, n)
    return n


@law
def defences(s: Vector, seat: int, out: Vector) -> int:
    """List the moves that defend. E9, E10: the sum before him, old cards and new, must be
    higher; E23: or equal."""
    missing = to_beat(s) - before(s, seat) + (0 if equal_sums_reverse(s) else 1)
    hue = colour(s)
    return sets_at_least(hand(s, seat, hue), missing, PLAY + hue * SETS, out, 0)


@law
def start_attack(s: Vector, seat: int, ev: Vector) -> None:
    """A seat is to attack."""
    await_(s, TO_ATTACK)
    set_turn(s, seat)
    tell(ev, TURN, seat, 0, 0, 0)


@law
def lay(s: Vector, seat: int, hue: int, cards: int, ev: Vector) -> None:
    """E6, E9, E10: lay cards; E23: an equal sum turns the direction."""
    attacks_first = phase(s) == TO_ATTACK
    target = 0 if attacks_first else to_beat(s)
    lay_cards(s, seat, hue, cards)
    set_colour(s, hue)
    value = before(s, seat)
    reversed_ = not attacks_first and value == target
    if reversed_:
        set_direction(s, -direction(s))
    tell(ev, ATTACKED if attacks_first else DEFENDED, seat, hue, cards, value)
    tell_more(ev, 3, next_seat(s, seat))
    tell_more(ev, 4, 1 if reversed_ else 0)
    draw_or_pass(s, seat, ev)


@law
def draw_or_pass(s: Vector, seat: int, ev: Vector) -> None:
    """E7: he draws one card; E8: or nothing, if there is none; E24: or by an act of his own."""
    if nothing_to_draw(s):
        attack_next(s, seat)
    elif draws_by_himself(s):
        attack_next(s, seat)
        set_may_draw(s, seat)
    else:
        prepare_draw(s, seat, ev)


@law
def nothing_to_draw(s: Vector) -> bool:
    """E8: neither in the pile nor among the discards is a card."""
    return pile_size(s) == 0 and discard_count(s) == 0


@law
def prepare_draw(s: Vector, seat: int, ev: Vector) -> None:
    """E8: an empty pile is made anew from the discards."""
    await_(s, TO_DRAW)
    set_turn(s, seat)
    if pile_size(s) == 0:
        discards_become_pile(s)
        tell(ev, RECYCLED, -1, pile_size(s), 0, 0)


@law
def draw_late(s: Vector, seat: int, ev: Vector) -> None:
    """E24: he draws by an act of his own."""
    set_may_draw(s, NO_SEAT)
    prepare_draw(s, seat, ev)


@law
def miss_draw(s: Vector, ev: Vector) -> None:
    """E24: the draw is lost once the next player has acted."""
    if may_draw(s) >= 0:
        tell(ev, MISSED_DRAW, may_draw(s), 0, 0, 0)
        set_may_draw(s, NO_SEAT)


@law
def attack_next(s: Vector, seat: int) -> None:
    """E6, E9: the cards attack the next player still in."""
    set_turn(s, next_seat(s, seat))
    await_(s, TO_DEFEND)
