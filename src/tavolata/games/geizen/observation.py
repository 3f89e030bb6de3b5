"""What a seat sees of Geizen: everything is open."""

from tavolata.core.law import Vector, law
from tavolata.envs.observation import Field
from tavolata.games.geizen import rules as r

MANY = 1000  # chips: more than anybody ever has
FIELDS = (
    Field("phase", 1, 0, 2, "1 dice are to be kept, 2 over"),
    Field("turn", 1, 0, r.MAX_SEATS - 1, "whose turn it is"),
    Field("reserve", 1, -MANY, r.CHIPS, "chips in the reserve; it may go below zero"),
    Field("kept", r.FACES, 0, r.DICE, "dice set aside of each face"),
    Field("rolled", r.FACES, 0, r.DICE, "dice just rolled of each face"),
    Field("filled", r.ROWS, 0, r.MAX_SQUARES, "squares filled in each row"),
    Field("free", r.ROWS, 0, r.MAX_SQUARES, "squares still free in each row"),
    Field("lying", r.ROWS, 0, 2 * r.MAX_SQUARES, "chips in each row"),
    Field("chips", 1, 0, MANY, "chips of a seat", each_seat=True),
)
KEPT = 3
ROLLED = KEPT + r.FACES
FILLED = ROLLED + r.FACES
FREE = FILLED + r.ROWS
LYING = FREE + r.ROWS
CHIPS = LYING + r.ROWS


@law
def mid_turn(v: Vector) -> bool:
    """Was the same seat asked before in this turn? Then the chips lie as they lay."""
    return r.kept(v) != 0


@law
def observe(v: Vector, me: int, again: bool, out: Vector) -> None:
    """Write down what a seat sees, as FIELDS says."""
    n = r.seats(v)
    kept, rolled = r.kept(v), r.rolled(v)
    out[0] = r.phase(v)
    for face in range(r.FACES):
        out[KEPT + face] = r.count(kept, face)
        out[ROLLED + face] = r.count(rolled, face)
    if again:
        return
    turn = r.whose_turn(v) - me
    out[1] = turn if turn >= 0 else turn + n
    out[2] = r.reserve(v)
    for row in range(r.ROWS):
        out[FILLED + row] = r.filled(v, row)
        out[FREE + row] = r.squares(v, row) - r.filled(v, row)
        out[LYING + row] = r.chips_in_row(v, row)
    seat = me
    for step in range(n):
        out[CHIPS + step] = r.chips(v, seat)
        seat = seat + 1 if seat + 1 < n else 0


PAGE = """Geizen for 2 to 5: five dice, five rows, chips; nothing is hidden.

| | |
|---|---|
| PettingZoo, seat by seat | `geizen_v0.env()`, `geizen_v0.raw_env()` |
| PettingZoo, all at once | `geizen_v0.parallel_env()` |
| Gymnasium, against bots | `gymnasium.make("tavolata/Geizen-v0", bots=["regular"])` |
| many tables at once | `Tables("geizen", 1000)` |
| agents | `seat_0`, `seat_1`, …: 2 to 5, with `seats=`; 2 if left out |
| actions | 461 move numbers; all at once one more, to wait |
| observations | `observation` (int16) and `action_mask` (int8) |

Actions: the sets of one to five dice that may be kept, numbered as docs/protocol.md says.

Observations, in this order. Seats are counted from the observer: 0 is himself, 1 the next one;
so are fields that have a part for each seat.

| field | numbers | range | |
|---|---|---|---|
| phase | 1 | 0 to 2 | 1 dice are to be kept, 2 over |
| turn | 1 | 0 to 4 | whose turn it is |
| reserve | 1 | -1000 to 130 | chips in the reserve; it may go below zero |
| kept | 6 | 0 to 5 | dice set aside of each face |
| rolled | 6 | 0 to 5 | dice just rolled of each face |
| filled | 5 | 0 to 12 | squares filled in each row |
| free | 5 | 0 to 12 | squares still free in each row |
| lying | 5 | 0 to 24 | chips in each row |
| chips | 1 × seats | 0 to 1000 | chips of a seat |

Rewards come with the end: (seats × share - 1) / (seats - 1), the share of the win being 1, or 1/2
where two share it, or 0. So a win is 1, and all rewards add up to 0.

A move that is not legal is refused by `raw_env` and `Tables`; elsewhere it ends the game, with -1
for who chose it and 0 for the others.

All at once (`parallel_env`) one seat moves and the others wait: it is a game of turns.

Versions: v0, the rules of version 1.
"""
