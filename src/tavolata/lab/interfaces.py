"""What a game may bring to the lab: a training, an exact solution, its own part of a report."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from tavolata.core.json import Json, JsonObject

Note = Callable[[str, float], None]  # how it goes, in words, and the fraction that is done


class Train(Protocol):
    """A game's training: writes weights, and goes on from its checkpoint when called again."""

    def __call__(
        self,
        seats: int,
        *,
        out: Path,
        seed: int = 1,
        positions: int | None = None,
        device: str = "cpu",
        workers: int = 0,
        cluster: str | None = None,
        note: Note,
    ) -> None:
        """Train for so many seats."""


class Solve(Protocol):
    """A game's exact solution, where it is small enough."""

    def __call__(
        self, *, options: JsonObject, out: Path, note: Note, workers: int = 0
    ) -> Mapping[str, Json]:
        """Solve it; answers the facts to tell."""
