"""The screen of a game of the catalogue: its own, or the plain one."""

from tavolata.core.catalogue import kit
from tavolata.terminal import generic
from tavolata.terminal.game_screen import GameScreen


def screen_of(game: str) -> GameScreen:
    """A game's own screen, or the plain one."""
    load = kit(game).screen
    return load() if load else generic
