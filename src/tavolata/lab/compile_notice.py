"""Being called when kernels are compiled for the first time: it takes a while."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import event

KIND = "numba:compile"
_events: Any = event  # its functions are not typed


class _Listener(event.Listener):
    """Calls once, when something is compiled that will be kept on disk."""

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
def on_compilation(call: Callable[[], None]) -> Iterator[None]:
    """While this lasts, call once if something is compiled, in whatever thread."""
    listener = _Listener(call)
    _events.register(KIND, listener)
    try:
        yield
    finally:
        _events.unregister(KIND, listener)
