"""Cuts numbered work into batches that take about as long as they should."""

from collections.abc import Iterable

SECONDS = 0.5  # that a batch should take


class Pace:
    """Batches of what is left: small at first, then as large as the time they took allows.

    Towards the end they shrink, so that all of `workers` have something to do until then.
    """

    def __init__(
        self, left: Iterable[range], *, first: int = 1, largest: int, workers: int = 0
    ) -> None:
        self._left = [numbers for numbers in left if numbers]
        self._size, self._largest, self._workers = first, largest, workers

    def next_batch(self) -> range | None:
        """The next numbers; None when all are given out."""
        if not self._left:
            return None
        size = self._size
        if self._workers:
            size = max(1, min(size, -(-sum(map(len, self._left)) // (2 * self._workers))))
        some, rest = self._left[0][:size], self._left[0][size:]
        self._left[:1] = [rest] if rest else []
        return some

    def took(self, count: float, seconds: float) -> None:
        """So many took so long: the next batch is cut by that."""
        wanted = int(count / max(seconds, 1e-6) * SECONDS)
        self._size = max(1, min(self._largest, 8 * self._size, wanted))
