"""The games, one folder each. `find` and `names` are the catalogue's."""

from tavolata.core.catalogue import find, names

__all__ = ["find", "names"]
