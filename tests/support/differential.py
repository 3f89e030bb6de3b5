"""Random games as one digest a case, the same at every speed: run it with NUMBA_DISABLE_JIT=1
for interpreted laws, or without for compiled ones. `strict` also refuses every look outside a
vector, before its beginning too: compiled laws would take what lies there."""
# ruff: noqa: T201

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from tavolata.core import game, state
from tavolata.core.catalogue import find, names
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


class Strict(np.ndarray[Any, Any]):
    """A vector that is only looked at where it is."""

    def __getitem__(self, at: Any) -> Any:
        return super().__getitem__(self._within(at))

    def __setitem__(self, at: Any, value: Any) -> None:
        super().__setitem__(self._within(at), value)

    def _within(self, at: Any) -> Any:
        if isinstance(at, (int, np.integer)) and not 0 <= at < len(self):
            raise IndexError(f"{at} in a vector of {len(self)}")
        return at


def be_strict() -> None:
    """All vectors of laws are strict from now on, and so are their copies."""
    for module in (game, state):
        for name in ("vector", "empty"):
            made = getattr(module, name)
            setattr(module, name, lambda size, made=made: made(size).view(Strict))


if __name__ == "__main__":
    if "strict" in sys.argv:
        be_strict()
    print(json.dumps(dict(digests())))
