"""Heckmeck in the laboratory: what positions are worth, learned; many games at once."""

from tavolata.lab.heckmeck.bulk import bulk
from tavolata.lab.heckmeck.training import train

__all__ = ["bulk", "train"]
