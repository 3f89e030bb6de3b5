"""The catalogue: the games there are, ours and those that other packages bring.

A package brings a game by an entry point of the group `tavolata.games`, whose name is the
game's and whose object is its GameKit.
"""

import copyreg
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.core.errors import UnknownGame
from tavolata.locale import add_source

if TYPE_CHECKING:  # the names are listed without loading any law
    from importlib.metadata import EntryPoint

    from tavolata.core.game import Game
    from tavolata.core.kit import GameKit

OURS = ("heckmeck", "eimer", "geizen")  # in the order that people see
GROUP = "tavolata.games"


@cache
def _from_outside() -> Mapping[str, "EntryPoint"]:
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return {entry.name: entry for entry in found if entry.name not in OURS}


@cache
def names() -> tuple[str, ...]:
    """The games there are. Loads none of them."""
    return (*OURS, *_from_outside())


@cache
def kit(name: str) -> "GameKit":
    """What a game brings along."""
    from tavolata.core.kit import GameKit

    if name in OURS:
        found = import_module(f"{GROUP}.{name}").KIT
    elif isinstance(name, str) and name in _from_outside():
        found = _from_outside()[name].load()
    else:
        raise UnknownGame("unknown-game", name=str(name)[:40], names=", ".join(names()))
    assert isinstance(found, GameKit), f"{name}: an entry point of {GROUP} names a GameKit"
    assert found.name == name, f"{name}: its kit is called {found.name}"
    return found


@cache
def find(name: str) -> "Game":
    """The game of a name. One that goes to another process is found there again."""
    game = kit(name).game()
    copyreg.pickle(type(game), _by_name)
    return game


def _by_name(game: "Game") -> tuple[Callable[[str], "Game"], tuple[str]]:
    return find, (game.name,)


def _locale_folders() -> list[Path]:
    return [folder for name in names() if (folder := kit(name).folder / "locale").is_dir()]


add_source(_locale_folders)
