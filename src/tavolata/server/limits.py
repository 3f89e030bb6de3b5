"""How often somebody may ask: a bucket of tokens that fills again."""

import time
from collections import OrderedDict

from tavolata.core.errors import Refusal

MAX_KEYS = 10_000


class TooMany(Refusal):
    code = "too_many"


class Limit:
    """So many at once, and so many a second after that, for each key."""

    def __init__(self, at_once: int, a_second: float) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        now = time.monotonic()
        left, then = self._left.pop(key, (float(self.at_once), now))
        left = min(self.at_once, left + (now - then) * self.a_second)
        allowed = left >= 1
        self._left[key] = (left - 1 if allowed else left, now)
        if len(self._left) > MAX_KEYS:
            self._left.popitem(last=False)
        return allowed
