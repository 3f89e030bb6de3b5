"""The observation of a game that brings none: the vector that its law lets a seat know.

Each cell, an integer of 64 bits, is told in four numbers of 16, from the lowest to the highest:
nothing is lost, and a small value is its first number, with zeros after it. Seats are told as
the table counts them, so the observer's own comes first.
"""

from functools import cache
from types import ModuleType
from typing import Any

from tavolata.core.catalogue import find
from tavolata.core.law import Vector, law
from tavolata.envs.observation import Field, Observation, field_row

LOW, HIGH = -(1 << 15), (1 << 15) - 1
PARTS = 4

_PAGE = """{name}, for {first} to {last}. What its rules let a seat know, cell by cell.

| | |
|---|---|
| PettingZoo, seat by seat | `{game}_v0.env()`, `{game}_v0.raw_env()` |
| PettingZoo, all at once | `{game}_v0.parallel_env()` |
| Gymnasium, against bots | `gymnasium.make("tavolata/{name}-v0", bots=["regular"])` |
| many tables at once | `Tables("{game}", 1000)` |
| agents | `seat_0`, `seat_1`, …: {first} to {last}, with `seats=`; 2 if left out |
| actions | {moves} move numbers; all at once one more, to wait |
| observations | `observation` (int16) and `action_mask` (int8) |

Observations, in this order. A cell is cells + 2**16 × cells_16 + 2**32 × cells_32 +
2**48 × cells_48; what a cell means is said by the game's rules. Seats are counted as the table
counts them.

| field | numbers | range | |
|---|---|---|---|
{fields}

Rewards come with the end: (seats × share - 1) / (seats - 1), the share of the win being 1, or 1/2
where two share it, or 0. So a win is 1, and all rewards add up to 0.

A move that is not legal is refused by `raw_env` and `Tables`; elsewhere it ends the game, with -1
for who chose it and 0 for the others.

Versions: v0, the rules of version {rules}.
"""


@law
def mid_turn(view: Vector) -> bool:
    """Everything is written down anew each time."""
    return False


@law
def observe(view: Vector, me: int, again: bool, out: Vector) -> None:
    """Write down the observer's seat, and every cell in four numbers."""
    out[0] = me
    for cell in range(view.size):
        rest = view[cell]
        for part in range(PARTS):
            low = ((rest + 0x8000) & 0xFFFF) - 0x8000
            out[1 + part * view.size + cell] = low
            rest = (rest - low) >> 16


@cache
def plain_observation(name: str) -> Observation:
    """The observation of a game by its vector's cells: a module, as compiled laws want it."""
    game = find(name)
    size = int(game.law.SIZE)
    fields = (
        Field("seat", 1, 0, game.seats[-1] - 1, "the observer's own seat"),
        Field("cells", size, LOW, HIGH, "the lowest 16 bits of each cell, signed"),
        *(
            Field(f"cells_{bit}", size, LOW, HIGH, f"its 16 bits from the {bit}th on, signed")
            for bit in (16, 32, 48)
        ),
    )
    module: Any = ModuleType(__name__)
    module.FIELDS, module.observe, module.mid_turn = fields, observe, mid_turn
    module.PAGE = _PAGE.format(
        game=name,
        name=name.capitalize(),
        first=game.seats[0],
        last=game.seats[-1],
        moves=game.move_count,
        rules=game.version,
        fields="\n".join(map(field_row, fields)),
    )
    observation: Observation = module
    return observation
