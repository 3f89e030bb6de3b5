"""Company at a table: who watches, what is said, and who was asked to be quiet.

What is said and who is quiet are entries of the table's log; a reaction is told and forgotten.
"""

import hashlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache

from tavolata.core.errors import Refusal
from tavolata.server.identity import Face, clean_text
from tavolata.server.limits import Limit, TooMany

REACTIONS = ("clap", "laugh", "ouch", "wow", "worm", "hurry")
MAX_TEXT = 200  # characters of a message
KEPT = 100  # messages that are told to who comes
MOST_MUTED = 200


class Quiet(Refusal):
    code = "forbidden"


@dataclass(frozen=True)
class Line:
    """Something that was said, and which entry of the log it is."""

    seq: int
    person: str
    text: str


@dataclass
class Talk:
    """What is said at a table, and by whom it may be."""

    on: bool = True
    lines: deque[Line] = field(default_factory=lambda: deque(maxlen=KEPT))
    muted: set[str] = field(default_factory=set)  # marks of people

    @property
    def speakers(self) -> set[str]:
        return {line.person for line in self.lines}

    def allow(self, person: str, host: str, do: str) -> None:
        """Refuse who was muted by the host, and all chat where there is none."""
        if person != host and mark(person) in self.muted:
            raise Quiet("muted")
        if do == "chat" and not self.on:
            raise Quiet("chat-off")

    def check_mute(self, who: str, host: str, muted: bool) -> None:
        """Refuse to mute who is nobody, or the host, or too many."""
        if not is_mark(who) or who == mark(host):
            raise Refusal("bad-mute")
        if muted and len(self.muted) >= MOST_MUTED:
            raise TooMany("too-often")


class Manners:
    """How often somebody may speak, and all at a table together."""

    def __init__(self) -> None:
        self._own = {"chat": Limit(6, 0.5), "react": Limit(5, 0.7)}
        self._together = {"chat": Limit(40, 3), "react": Limit(40, 5)}

    def mind(self, do: str, code: str, person: str) -> None:
        own, together = self._own[do], self._together[do]
        if not own.allows(f"{code} {person}") or not together.allows(code):
            raise TooMany("too-often")


@lru_cache(10_000)
def mark(person: str) -> str:
    """What others know somebody by: it never changes, and does not give the person's id away."""
    return hashlib.sha256(f"mark:{person}".encode()).hexdigest()[:12]


def is_mark(text: str) -> bool:
    return len(text) == 12 and set(text) <= set("0123456789abcdef")


def said(text: str) -> str:
    """A message as it is kept: plain, not empty, not long."""
    return clean_text(text, MAX_TEXT, "bad-text")


def reaction(name: str) -> str:
    if name not in REACTIONS:
        raise Refusal("bad-reaction", names=", ".join(REACTIONS))
    return name


Who = Callable[[str], Face]
