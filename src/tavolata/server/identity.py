"""Who somebody is: a signed cookie, no account. A personal link moves one to another device."""

import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from typing import NamedTuple

from tavolata.core.errors import Refusal

COOKIE = "tavolata"
ANIMALS = ("cat", "cow", "dog", "donkey", "duck", "goat", "mouse", "rabbit")
COLOURS = ("tomato", "basil", "yolk", "sea", "aubergine", "oak")
LINK_SECONDS = 3600
MAX_NAME = 24
_PERSON = re.compile(r"[0-9a-f]{32}", re.ASCII)


class Face(NamedTuple):
    """What others see of somebody; the name is empty until one is given."""

    name: str
    animal: str
    colour: str


class Signer:
    """Signs and reads cookies and links with the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def cookie(self, person: str) -> str:
        return f"{person}.{self._sign('cookie', person)}"

    def person(self, cookie: str | None) -> str | None:
        """The person a cookie names, if we signed it."""
        if not cookie or len(cookie) > 200 or not cookie.isascii():
            return None
        person, _, signature = cookie.partition(".")
        if not _PERSON.fullmatch(person):
            return None
        good = hmac.compare_digest(signature, self._sign("cookie", person))
        return person if good else None

    def link(self, person: str) -> str:
        """A token that makes another device that person, for an hour."""
        until = int(time.time()) + LINK_SECONDS
        return f"{person}.{until}.{self._sign('link', f'{person}.{until}')}"

    def claim(self, token: str) -> str:
        """The person a link's token names."""
        person, _, rest = token.partition(".")
        until, _, signature = rest.partition(".")
        known = token.isascii() and _PERSON.fullmatch(person) and until.isdecimal()
        if not known or not hmac.compare_digest(signature, self._sign("link", f"{person}.{until}")):
            raise Refusal("bad-link")
        if int(until[:12]) < time.time():
            raise Refusal("old-link")
        return person

    def _sign(self, purpose: str, text: str) -> str:
        message = f"{purpose}:{text}".encode()
        return hmac.new(self._secret, message, hashlib.sha256).hexdigest()


def new_person() -> str:
    return secrets.token_hex(16)


def clean_name(name: str) -> str:
    """A name without control characters or runs of spaces; refuses an empty or long one."""
    return clean_text(name, MAX_NAME, "bad-name")


def clean_text(text: str, most: int, reason: str) -> str:
    """One line of plain text, without control characters; refuses an empty or long one."""
    if len(text) > 10 * most:
        raise Refusal(reason, most=most)
    plain = "".join(
        " " if unicodedata.category(c)[0] in "ZC" else c for c in unicodedata.normalize("NFC", text)
    )
    plain = " ".join(plain.split())
    if not 1 <= len(plain) <= most:
        raise Refusal(reason, most=most)
    return plain


def known_animal(animal: str, person: str) -> str:
    """An animal of ours; one that suits the person where none is given."""
    if animal in ANIMALS:
        return animal
    if animal:
        raise Refusal("bad-animal", names=", ".join(ANIMALS))
    return ANIMALS[int(person[:8], 16) % len(ANIMALS)]


def known_colour(colour: str, person: str) -> str:
    """A colour of ours; one that suits the person where none is given."""
    if colour in COLOURS:
        return colour
    if colour:
        raise Refusal("bad-colour", names=", ".join(COLOURS))
    return COLOURS[int(person[8:16], 16) % len(COLOURS)]


def face_of(person: str, name: str = "", animal: str = "", colour: str = "") -> Face:
    """Somebody's face as it was chosen, with what suits them where nothing was."""
    return Face(name, animal or known_animal("", person), colour or known_colour("", person))
