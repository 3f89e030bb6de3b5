"""What a page must know of Geizen besides its state, by the rules: the squares of the board."""

from typing import TYPE_CHECKING

from tavolata.core.compiling import interpreted
from tavolata.core.json import Json, JsonObject
from tavolata.core.law import Vector, vector
from tavolata.core.state import Position
from tavolata.games.geizen.notation import option_vector

if TYPE_CHECKING:
    from tavolata.games.geizen import rules as r
else:
    r = interpreted("tavolata.games.geizen.rules")


def of_options(options: JsonObject) -> JsonObject:
    """The rows of the board: the kind of each square, how many chips it takes, and the arrow."""
    s = vector(r.SIZE)
    r.set_options(s, option_vector(r.MIN_SEATS, 0, options))
    return {
        "rows": [
            {
                "squares": [_square(s, row, square) for square in range(r.squares(s, row))],
                "arrow": r.arrow(s, row),
            }
            for row in range(r.ROWS)
        ]
    }


def _square(s: Vector, row: int, square: int) -> Json:
    chips = r.chips_on_square(s, row, square)
    if square == r.squares(s, row) - 1:
        kind = "red"
    elif r.is_yellow(s, row, square):
        kind = "yellow"
    else:
        kind = "double" if chips > 1 else "own"
    return {"kind": kind, "chips": chips}


def of_position(position: Position, seat: int | None) -> JsonObject:
    """Nothing besides the state."""
    return {}
