"""What a page must know of Heckmeck besides its state, by the rules: worms, points, dice."""

from typing import TYPE_CHECKING

from tavolata.core.compiling import interpreted
from tavolata.core.json import JsonObject
from tavolata.core.state import Position
from tavolata.games.heckmeck.notation import SYMBOLS

if TYPE_CHECKING:
    from tavolata.games.heckmeck import rules as r
else:
    r = interpreted("tavolata.games.heckmeck.rules")


def of_options(options: JsonObject) -> JsonObject:
    """The worms on each tile (H1), the points of each face (H9), and what the options say."""
    tiles = range(r.LOWEST, r.HIGHEST + 1)
    return {
        "worms": {str(tile): r.worms_on(tile) for tile in tiles},
        "points": {face: r.points(number) for number, face in enumerate(SYMBOLS)},
        "dice": r.DICE,
        "leave_steal": options["decline_steal"],
        "short": options["short"],
    }


def of_position(position: Position, seat: int | None) -> JsonObject:
    """Nothing besides the state."""
    return {}
