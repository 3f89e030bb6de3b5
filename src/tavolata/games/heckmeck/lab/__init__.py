"""Heckmeck in the laboratory: positions learned, short grills solved."""

from tavolata.games.heckmeck.lab.short_grills import solve
from tavolata.games.heckmeck.lab.training import train

__all__ = ["solve", "train"]
