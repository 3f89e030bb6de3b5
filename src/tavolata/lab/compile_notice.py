"""Somebody waits while kernels are compiled for the first time: he is told."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import event

KIND = "numba:compile"
_events: Any = event  # its functions are not typed


class Ear(event.Listener):
    """Calls out once, when something is compiled that will be kept on disk."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call: Callable[[], None] | None = call

    def on_start(self, event: Any) -> None:
        """Something is being compiled."""
        if self._call and event.data["dispatcher"]._cache.cache_path:
            call, self._call = self._call, None
            call()

    def on_end(self, event: Any) -> None:
        """Nothing is said about that."""


@contextmanager
def listening(call: Callable[[], None]) -> Iterator[None]:
    """While this lasts, call if something is compiled, in whatever thread."""
    ear = Ear(call)
    _events.register(KIND, ear)
    try:
        yield
    finally:
        _events.unregister(KIND, ear)
