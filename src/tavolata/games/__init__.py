"""The catalogue: every folder here is a game, found by its name."""

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.locale import add_source

if TYPE_CHECKING:  # the catalogue's names are listed without loading any law
    from tavolata.game import Game


def names() -> tuple[str, ...]:
    """The games there are. Loads none of them."""
    found = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    order = {"heckmeck": 0, "eimer": 1, "geizen": 2}
    return tuple(sorted(found, key=lambda name: (order.get(name, len(order)), name)))


def find(name: str) -> "Game":
    """The game of a name."""
    from tavolata.game import Game
    from tavolata.refusal import UnknownGame

    if name not in names():
        raise UnknownGame("unknown-game", name=str(name)[:40], names=", ".join(names()))
    game = import_module(f"tavolata.games.{name}").GAME
    assert isinstance(game, Game)
    return game


def _locale_folders() -> list[Path]:
    return [Path(folder, name, "locale") for folder in __path__ for name in names()]


add_source(_locale_folders)
