"""The compiled players of a game that brings none: every level moves at random."""

from functools import cache
from types import ModuleType
from typing import Any

from tavolata.bots import LEVELS
from tavolata.core.catalogue import find
from tavolata.core.compiling import law
from tavolata.core.law import Vector, below


@cache
def random_players(game: str) -> ModuleType:
    """Players as `bots.playouts` describes them, of all levels: a module, as compiled laws
    want it."""
    rules: Any = find(game).law

    def choose(
        way: int,
        s: Vector,
        seat: int,
        rng: Vector,
        out: Vector,
        desk: Vector,
        notes: Vector,
        tables: Vector,
    ) -> int:
        return int(out[below(rng, rules.legal(s, seat, out))])

    module: Any = ModuleType(__name__)
    module.WAYS = dict.fromkeys(LEVELS, 0)
    module.DESK = module.NOTES = 0
    module.choose = law(choose)
    players: ModuleType = module
    return players
