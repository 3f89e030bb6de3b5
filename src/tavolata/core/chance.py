"""Chance: what is to be drawn, and how likely each outcome is, exactly."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, factorial, prod

from tavolata.core.errors import BadOutcome
from tavolata.core.json import JsonObject


class Outcome(str):
    """A chance outcome: its text, canonical, and its numbers (a roll is one, a card is one)."""

    __slots__ = ("numbers",)
    numbers: tuple[int, ...]

    def __new__(cls, text: str, numbers: tuple[int, ...]) -> "Outcome":
        outcome = super().__new__(cls, text)
        outcome.numbers = numbers
        return outcome


@dataclass(frozen=True, slots=True)
class Chance:
    """What is to be drawn: some dice, or some cards out of a pool for a seat.

    `symbols` are the faces, or the kinds of cards, in canonical order; `pool` says how many
    there are of each kind of card: none for dice, nor in a view, where it is not known.
    """

    count: int
    symbols: tuple[str, ...]
    to: int | None = None
    pool: Mapping[str, int] | None = None

    @property
    def cards(self) -> list[str]:
        """The pool, card by card, sorted as text."""
        return sorted(Counter(self.pool or {}).elements())

    def to_json(self) -> JsonObject:
        """As JSON has it."""
        if self.to is None:
            return {"dice": self.count}
        drawn: JsonObject = {"cards": self.count, "to": self.to}
        if self.pool is not None:
            drawn["from"] = list(self.cards)
        return drawn

    def canonical(self, symbols: list[str]) -> str:
        """An outcome's text: its symbols in their order."""
        return " ".join(sorted(symbols, key=self.symbols.index))

    def probability(self, outcome: str) -> Fraction:
        """How likely an outcome is, exactly; 0 where it cannot come."""
        drawn = Counter(outcome.split())
        if drawn.total() != self.count or not drawn.keys() <= set(self.symbols):
            return Fraction(0)
        if self.to is None:
            ways = factorial(self.count) // prod(factorial(n) for n in drawn.values())
            return Fraction(ways, len(self.symbols) ** self.count)
        pool = self._known_pool()
        hits = prod(comb(pool.get(card, 0), n) for card, n in drawn.items())
        return Fraction(hits, comb(sum(pool.values()), self.count))

    def outcomes(self) -> Iterator[tuple[str, Fraction]]:
        """All outcomes, each once, with probabilities that sum to one. A deal of twelve
        cards has more than anybody can go through: draw one, or ask for its probability."""
        kinds = self.symbols
        if self.to is not None:
            pool = self._known_pool()
            kinds = tuple(card for card in self.symbols if pool.get(card, 0) > 0)
        for drawn in combinations_with_replacement(kinds, self.count):
            text = " ".join(drawn)
            if likely := self.probability(text):
                yield text, likely

    def _known_pool(self) -> Mapping[str, int]:
        if self.pool is None:
            raise BadOutcome("pool-hidden")
        return self.pool
