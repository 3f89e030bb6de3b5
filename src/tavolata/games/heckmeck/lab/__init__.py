"""Heckmeck in the laboratory: positions learned, short grills solved, many games at once."""

from tavolata.games.heckmeck.lab.bulk import bulk
from tavolata.games.heckmeck.lab.short_grills import solve
from tavolata.games.heckmeck.lab.training import train

__all__ = ["bulk", "solve", "train"]
