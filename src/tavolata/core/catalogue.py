"""The catalogue: the games there are, ours and those that other packages bring.

A package brings a game by an entry point of the group `tavolata.games`, whose name is the
game's and whose object is its GameKit. One that cannot be used is left out, and the log says
why: it takes neither the catalogue nor any other game down.
"""

import copyreg
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.core.errors import UnknownGame
from tavolata.locale import add_source

if TYPE_CHECKING:  # our names are listed without loading any law
    from importlib.metadata import EntryPoint

    from tavolata.core.game import Game
    from tavolata.core.kit import GameKit

OURS = ("heckmeck", "eimer", "geizen")  # in the order that people see
GROUP = "tavolata.games"


@cache
def _from_outside() -> Mapping[str, "GameKit"]:
    """The kits that other packages bring, by name."""
    from importlib.metadata import entry_points

    found: dict[str, GameKit] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        if entry.name in OURS or entry.name in found:
            _leave_out(entry, "there is a game of that name already")
            continue
        try:
            found[entry.name] = _load(entry)
        except Exception as problem:  # whatever another package does wrong
            _leave_out(entry, f"{type(problem).__name__}: {problem}")
    return found


def _load(entry: "EntryPoint") -> "GameKit":
    """A kit from outside, with its game: whatever is listed can be played."""
    from tavolata.core.game import Game
    from tavolata.core.kit import GameKit

    found = entry.load()
    if not isinstance(found, GameKit):
        raise TypeError(f"{entry.value} is no GameKit, but a {type(found).__name__}")
    if found.name != entry.name or not found.name.isidentifier():
        raise ValueError(f"its kit is called {found.name!r}; both are one word, the same")
    game = found.game()
    if not isinstance(game, Game) or game.name != found.name:
        raise ValueError(f"its kit's game is {game!r}")
    return found


def _leave_out(entry: "EntryPoint", why: str) -> None:
    import logging

    package = entry.dist.name if entry.dist else entry.module
    logging.getLogger(__name__).warning(
        "The game %s of the package %s is left out: %s", entry.name, package, why
    )


@cache
def names() -> tuple[str, ...]:
    """The games there are. Loads none of ours."""
    return (*OURS, *_from_outside())


@cache
def kit(name: str) -> "GameKit":
    """What a game brings along."""
    if name in OURS:
        found: GameKit = import_module(f"{GROUP}.{name}").KIT
        return found
    if isinstance(name, str) and name in _from_outside():
        return _from_outside()[name]
    raise UnknownGame("unknown-game", name=str(name)[:40], names=", ".join(names()))


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
