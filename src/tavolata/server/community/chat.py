"""Chat and reactions at a table: what is said, who may speak and how often.

Chat messages and who is muted are entries of the table's log; reactions are sent and not kept.
"""

import hashlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, TypeAlias

from tavolata.core.errors import Refusal
from tavolata.server.identity import Face, clean_text
from tavolata.server.limits import Limit, TooMany

Speech: TypeAlias = Literal["chat", "react"]
FaceOf: TypeAlias = Callable[[str], Face]  # of a person

REACTIONS = ("clap", "laugh", "ouch", "wow", "worm", "hurry")
MAX_TEXT = 200  # characters of a message
KEPT_MESSAGES = 100  # sent to who connects
MAX_MUTED = 200


class MayNotSpeak(Refusal):
    code = "forbidden"


@dataclass(frozen=True)
class ChatMessage:
    """What somebody said, and which entry of the log it is."""

    seq: int
    person: str
    text: str


@dataclass
class ChatState:
    """The chat of a table: its newest messages, and who may write."""

    on: bool = True
    messages: deque[ChatMessage] = field(default_factory=lambda: deque(maxlen=KEPT_MESSAGES))
    muted: set[str] = field(default_factory=set)  # by their public ids

    @property
    def speakers(self) -> set[str]:
        return {message.person for message in self.messages}

    def check_may_speak(self, person: str, host: str, kind: Speech) -> None:
        """Refuse who was muted by the host, and all chat where it is switched off."""
        if person != host and public_id(person) in self.muted:
            raise MayNotSpeak("muted")
        if kind == "chat" and not self.on:
            raise MayNotSpeak("chat-off")

    def check_mute(self, who: str, host: str, muted: bool) -> None:
        """Refuse to mute who is nobody, or the host, or too many."""
        if not is_public_id(who) or who == public_id(host):
            raise Refusal("bad-mute")
        if muted and len(self.muted) >= MAX_MUTED:
            raise TooMany("too-often")


class SpeechLimits:
    """How often somebody may speak, and all at a table together."""

    def __init__(self) -> None:
        self._by_person = {"chat": Limit(6, 0.5), "react": Limit(5, 0.7)}
        self._by_table = {"chat": Limit(40, 3), "react": Limit(40, 5)}

    def check(self, kind: Speech, code: str, person: str) -> None:
        by_person, by_table = self._by_person[kind], self._by_table[kind]
        if not by_person.allows(f"{code} {person}") or not by_table.allows(code):
            raise TooMany("too-often")


@lru_cache(10_000)
def public_id(person: str) -> str:
    """What others know somebody by: it never changes, and does not give the person's id away."""
    return hashlib.sha256(f"mark:{person}".encode()).hexdigest()[:12]


def is_public_id(text: str) -> bool:
    return len(text) == 12 and set(text) <= set("0123456789abcdef")


def clean_message(text: str) -> str:
    """A chat message as it is kept: plain, not empty, not long."""
    return clean_text(text, MAX_TEXT, "bad-text")


def known_reaction(name: str) -> str:
    if name not in REACTIONS:
        raise Refusal("bad-reaction", names=", ".join(REACTIONS))
    return name
