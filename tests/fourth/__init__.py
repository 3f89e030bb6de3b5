"""A fourth game, as somebody else might write one: two dice, one more try, the highest sum wins."""

from tavolata.game import Game
from tests.fourth import rules, words

GAME = Game("highroll", rules, words)
