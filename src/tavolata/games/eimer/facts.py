"""What a page must know of Alles im Eimer besides its state: the box of buckets, who attacks,
and a pyramid to begin with."""

from typing import TYPE_CHECKING

from tavolata.core.compiling import interpreted
from tavolata.core.json import Json, JsonObject
from tavolata.core.law import Vector, vector
from tavolata.core.state import Position
from tavolata.games.eimer.notation import COLOURS, option_vector

if TYPE_CHECKING:
    from tavolata.games.eimer import rules as r
else:
    r = interpreted("tavolata.games.eimer.rules")


def of_options(options: JsonObject) -> JsonObject:
    """The box (E2, E5, E26), the first hand (E4), and whether a defence can turn the direction
    (E23, E26)."""
    s = vector(r.SIZE)
    r.set_options(s, option_vector(r.MIN_SEATS, 0, options))
    rows: list[Json] = [*_rows(s)]
    return {
        "rows": rows,
        "buckets_of_a_colour": r.buckets_of_a_colour(s),
        "hand": r.hand_dealt(s),
        "cards_at_once": r.MOST_CARDS,
        "reverse": r.equal_sums_reverse(s),
    }


def of_position(position: Position, seat: int | None) -> JsonObject:
    """Whose cards are to be beaten; and, for a seat that may build, a pyramid to begin with."""
    s = position.vector
    attacked = r.colour(s) >= 0 and r.whose_turn(s) >= 0
    facts: JsonObject = {"attacker": r.attacker(s) if attacked else None}
    if r.phase(s) == r.TO_BUILD and seat is not None and seat in position.to_move:
        facts["proposal"] = f"build {proposal(s, seat)}"
    return facts


def proposal(s: Vector, seat: int) -> str:
    """Where buckets might go: what the hand can defend at the bottom; within a row the best in
    the middle, where a gap would break the pyramid in two."""
    best = sorted(range(r.COLOURS), key=lambda hue: -_strength(r.hand(s, seat, hue)))
    letters = [COLOURS[hue] for hue in best for _ in range(r.buckets_of_a_colour(s))]
    rows = []
    for places in _rows(s):
        middle_first = sorted(range(places), key=lambda place: abs(place - (places - 1) / 2))
        row = dict(zip(middle_first, letters, strict=False))
        letters = letters[places:]
        rows.append("".join(row[place] for place in range(places)))
    return "/".join(rows)


def _strength(cards: int) -> int:
    """How strong a hand is in a colour: its points, and two for each card."""
    return r.card_sum(cards) + 2 * r.card_count(cards)


def _rows(s: Vector) -> range:
    """The places in each row of a pyramid, the bottom row first (E5)."""
    return range(r.base(s), 0, -1)
