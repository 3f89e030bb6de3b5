"""Geizen, by Leo Colovini."""

from tavolata.game import Game
from tavolata.games.geizen import rules, words

GAME = Game("geizen", rules, words)
