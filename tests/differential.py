"""Random games as one digest a case, the same at every speed: run it with NUMBA_DISABLE_JIT=1
for interpreted laws, with NUMBA_BOUNDSCHECK=1 for checked ones, or with neither."""
# ruff: noqa: T201

import hashlib
import json
from collections.abc import Iterator

from tavolata.games import find, names
from tavolata.testing import random_game, variants

STEPS = 110


def digests() -> Iterator[tuple[str, str]]:
    """Every game, every player count, every combination of options: what happened, hashed."""
    for name in names():
        game = find(name)
        for number, options in enumerate(variants(game)):
            for seats in game.seats:
                told = hashlib.sha256()
                start = number % seats
                for journal, _ in random_game(game, seats, start, options, number, STEPS):
                    step = [journal.log[-1], journal.state.events]
                    told.update(json.dumps(step).encode())
                told.update(journal.state.vector.tobytes())
                yield f"{name} {seats} {json.dumps(options)}", told.hexdigest()


if __name__ == "__main__":
    print(json.dumps(dict(digests())))
