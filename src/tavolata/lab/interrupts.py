"""Ctrl-C as a request to stop: what is under way is finished first."""

import signal
from types import FrameType


class StopOnInterrupt:
    """While this lasts, Ctrl-C requests a stop; a second one drops everything at once."""

    def __init__(self) -> None:
        self.requested = False

    def __enter__(self) -> "StopOnInterrupt":
        self._before = signal.signal(signal.SIGINT, self._interrupted)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def __call__(self) -> bool:
        """Was a stop requested?"""
        return self.requested

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        if self.requested:
            raise KeyboardInterrupt
        self.requested = True
