"""A board of Geizen solved exactly for two, and how the bots do against best play."""

from pathlib import Path

from tavolata.core.cpu import cores
from tavolata.core.json import JsonObject
from tavolata.core.law import vector
from tavolata.games.geizen import rules as r
from tavolata.games.geizen.bots import value_net as values
from tavolata.games.geizen.lab import exact
from tavolata.games.geizen.lab.matches import contest, option_vector
from tavolata.lab.interfaces import Note

WITHIN = 1e-5  # of a win: when the exact solution moves less, it is found
YARDSTICK = 100_000  # games against best play


def solve(*, options: JsonObject, out: Path, note: Note, workers: int = 0) -> JsonObject:
    """Solve a board for two. Interrupted, it goes on from `out` when called again."""
    table = exact.blank(option_vector(exact.SEATS, options))
    facts = exact.iterate(table, within=WITHIN, note=note, workers=workers, keep=out)
    purse = int(r.first_chips(exact.SEATS))
    first = float(table.wins[0, purse, table.below + purse])
    found: JsonObject = {
        "first_to_move": first,
        "positions": exact.count(table),
        "most_chips": table.most,
    }
    return found | facts.to_json() | _against_best(table, note, workers)


def _against_best(table: exact.Table, note: Note, workers: int) -> JsonObject:
    """How master and expert do against best play, where master has learned the board."""
    s = vector(r.SIZE)
    r.begin(s, table.options, vector(1))
    if not values.knows(s):
        return {}
    shares: JsonObject = {}
    for name in ("master", "expert"):
        note(f"{name} against best play", 1.0)
        share, half = contest(
            (name, "best"),
            YARDSTICK,
            table.options,
            table=table,
            workers=workers or cores(),
        )
        shares[f"{name}_against_best"] = f"{share:.4f} ± {half:.4f} ({YARDSTICK:,} games)"
    return shares
