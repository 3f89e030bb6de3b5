"""What a seat sees of Geizen: everything is open."""

from tavolata.envs.sights import Field
from tavolata.games.geizen import rules as r
from tavolata.law import Vector, law

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
