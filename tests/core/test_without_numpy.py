"""The engine, every game's rules and notation, and the referee need nothing but the standard
library (and msgspec, for the referee): no NumPy, no Numba, nothing of the server's."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tavolata.core.catalogue import find, names

ROOT = Path(__file__).parents[2]
BLOCKED = ("numpy", "numba", "litestar", "sqlalchemy", "alembic", "uvicorn", "rich")
BLOCK = f"""
import importlib.abc, sys

class Blocked(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {BLOCKED}:
            raise ImportError(name + " is blocked")

sys.meta_path.insert(0, Blocked())
"""
PLAY = """
import json, sys
from importlib import import_module
from pkgutil import walk_packages
from tavolata import core
from tavolata.core.catalogue import find
from tavolata.referee import Referee
from tavolata.testing import random_game

for part in walk_packages(core.__path__, "tavolata.core."):
    if not part.name.endswith("cuda"):  # it is written for a GPU, and for nothing else
        import_module(part.name)
game = find(sys.argv[1])
*_, (journal, before) = random_game(game, game.seats[0], 0, game.resolve({}), 3, 120)
line = {"do": "new", "game": game.name, "seats": 2, "chance": {"seed": "s"}}
told = json.loads(Referee().answer(json.dumps(line).encode()))
print(json.dumps([journal.log, journal.state.to_json(), journal.state.view(0).to_json(), told]))
"""


def played(game: str, code: str) -> object:
    done = subprocess.run(
        [sys.executable, "-c", code, game],
        cwd=ROOT,
        env={**os.environ},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("game", names())
def test_a_game_is_the_same_without_numpy_and_numba(game: str) -> None:
    log, state, *_ = played(game, BLOCK + PLAY)  # type: ignore[misc]
    assert len(log) == 120 or state["phase"] == "over"
    assert [log, state, *_] == played(game, PLAY)


def test_what_is_blocked_is_blocked() -> None:
    done = subprocess.run(
        [sys.executable, "-c", BLOCK + "import numpy"], capture_output=True, text=True, check=False
    )
    assert "numpy is blocked" in done.stderr
    assert find("geizen")
