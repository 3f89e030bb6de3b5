"""Company at a table: who watches, what is said, and who was asked to be quiet.

What is said and who is quiet are entries of the table's log; a reaction is told and forgotten.
"""

import hashlib
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from tavolata.game import Json, Words
from tavolata.refusal import Refusal
from tavolata.server.identity import Face, clean_text
from tavolata.server.limits import Limit, TooMany

REACTIONS = ("clap", "laugh", "ouch", "wow", "worm", "hurry")
SPEAKS = ("chat", "react")
MAX_TEXT = 200  # characters of a message
KEPT = 100  # messages that are told to who comes
MOST_NAMED = 50  # watchers told by name
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

    def mute(self, who: object, host: str, muted: bool) -> Words:
        """The entry that mutes somebody for all, or lets them speak again."""
        if not isinstance(who, str) or not is_mark(who) or who == mark(host):
            raise Refusal("bad-mute")
        if muted and len(self.muted) >= MOST_MUTED:
            raise TooMany("too-often")
        return {"do": "mute", "who": who, "muted": muted}


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


def said(text: object) -> str:
    """A message as it is kept: plain, not empty, not long."""
    return clean_text(str(text), MAX_TEXT, "bad-text")


def reaction(name: object) -> str:
    if not isinstance(name, str) or name not in REACTIONS:
        raise Refusal("bad-reaction", names=", ".join(REACTIONS))
    return name


Who = Callable[[str], Face]


def face_words(person: str, who: Who) -> Words:
    """Somebody as others see them."""
    face = who(person)
    return {"who": mark(person), "name": face.name, "animal": face.animal, "colour": face.colour}


def speaker(person: str, seat: int | None, who: Who) -> Words:
    return {**face_words(person, who), "seat": seat}


def lines_since(
    talk: Talk, since: int | None, seat_of: Callable[[str], int | None], who: Who
) -> list[Json]:
    """What was said after an entry; all that is kept for who knows nothing yet."""
    told: list[Json] = []
    if not talk.lines or talk.lines[-1].seq <= (since or 0):
        return told
    for line in talk.lines:
        if line.seq > (since or 0):
            by = speaker(line.person, seat_of(line.person), who)
            told.append({"seq": line.seq, **by, "text": line.text})
    return told


def watching(here: Iterable[str], seated: set[str], who: Who) -> Words:
    """Who is here without a seat: those with a name, and how many others."""
    watchers = [person for person in here if person not in seated]
    named = sorted((p for p in watchers if who(p).name), key=lambda p: (who(p).name, p))
    told: list[Json] = [face_words(person, who) for person in named[:MOST_NAMED]]
    return {"named": told, "others": len(watchers) - len(told)}
