"""Alles im Eimer (The Bucket King), by Stefan Dorra."""

from tavolata.game import Game
from tavolata.games.eimer import rules, words

GAME = Game("eimer", rules, words)
