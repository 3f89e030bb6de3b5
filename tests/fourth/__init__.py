"""A fourth game, as somebody else might write one: two dice, one more try, the highest sum wins."""

from tavolata.core.game import Game
from tests.fourth import notation, rules

GAME = Game("highroll", rules, notation)
