"""Heckmeck am Bratwurmeck (Pickomino), by Reiner Knizia."""

from tavolata.game import Game
from tavolata.games.heckmeck import rules, words

GAME = Game("heckmeck", rules, words)
