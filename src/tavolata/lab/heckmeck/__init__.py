"""Heckmeck in the laboratory: positions learned, short grills solved, many games at once."""

from tavolata.lab.heckmeck.bulk import bulk
from tavolata.lab.heckmeck.short_grills import solve
from tavolata.lab.heckmeck.training import train

__all__ = ["bulk", "solve", "train"]
