"""Reading what others wrote: fields of a state, with errors that say what would be right."""

from collections.abc import Mapping
from typing import NoReturn

from tavolata.core.errors import BadPosition
from tavolata.core.json import Json


class Fields:
    """The fields of a state in protocol.md's form."""

    def __init__(self, words: Mapping[str, Json]) -> None:
        self._words = words

    def wrong(self, name: str, right: str) -> NoReturn:
        """Refuse a field, and say what would be right."""
        raise BadPosition("state-field", field=name, right=right)

    def get(self, name: str, right: str) -> Json:
        """A field that must be there."""
        if name not in self._words:
            self.wrong(name, right)
        return self._words[name]

    def integer(self, name: str, low: int, high: int) -> int:
        """An integer between two bounds."""
        value = self.get(name, f"{low}–{high}")
        if type(value) is not int or not low <= value <= high:
            self.wrong(name, f"{low}–{high}")
        return value

    def seat_or_none(self, name: str, seats: int) -> int | None:
        """A seat, or none."""
        if self.get(name, f"null, 0–{seats - 1}") is None:
            return None
        return self.integer(name, 0, seats - 1)

    def choice(self, name: str, values: tuple[str, ...]) -> int:
        """Which of some words the field says."""
        value = self.get(name, " ".join(values))
        if not isinstance(value, str) or value not in values:
            self.wrong(name, " ".join(values))
        return values.index(value)

    def items(
        self, name: str, right: str, length: int | None = None, most: int = 200
    ) -> list[Json]:
        """A list, of a length if one is given."""
        value = self.get(name, right)
        return self.listed(value, name, right, length, most)

    def listed(
        self, value: Json, name: str, right: str, length: int | None = None, most: int = 200
    ) -> list[Json]:
        """The same of a value that is at hand."""
        if not isinstance(value, list) or len(value) > most:
            self.wrong(name, right)
        if length is not None and len(value) != length:
            self.wrong(name, right)
        return value
