"""Highroll: two dice, one more try, the highest sum wins. A game from another package."""

from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.core.kit import GameKit

if TYPE_CHECKING:
    from tavolata.core.game import Game


def _game() -> "Game":
    from highroll import notation, rules
    from tavolata.core.game import Game

    return Game("highroll", rules, notation)


KIT = GameKit("highroll", Path(__file__).parent, _game)
