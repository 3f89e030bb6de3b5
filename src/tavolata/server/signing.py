"""Who somebody is to us: a signed cookie, no account. A link moves one to another device."""

import hashlib
import hmac
import re
import secrets
import time

import itsdangerous

from tavolata.core.errors import Refusal

COOKIE = "tavolata"
LINK_SECONDS = 3600
MAX_SIGNED = 200  # characters of a cookie or a link's token
_PERSON = re.compile(r"[0-9a-f]{32}", re.ASCII)


def new_person() -> str:
    return secrets.token_hex(16)


class Signer:
    """Signs and reads cookies and links with the server's secret. Those that version 0.1.0 signed
    stay valid: it wrote the HMAC of `purpose:text` in hexadecimal."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._cookies = itsdangerous.Signer(secret, salt="cookie", digest_method=hashlib.sha256)
        self._links = itsdangerous.TimestampSigner(
            secret, salt="link", digest_method=hashlib.sha256
        )

    def cookie(self, person: str) -> str:
        return self._cookies.sign(person).decode()

    def person(self, cookie: str | None) -> str | None:
        """The person a cookie names, if we signed it."""
        if not cookie or len(cookie) > MAX_SIGNED or not cookie.isascii():
            return None
        try:
            person = self._cookies.unsign(cookie).decode()
        except itsdangerous.BadSignature:
            person = self._unsign_0_1_0("cookie", cookie)
        return person if _PERSON.fullmatch(person) else None

    def link(self, person: str) -> str:
        """A token that makes another device that person, for an hour."""
        return self._links.sign(person).decode()

    def claim(self, token: str) -> str:
        """The person a link's token names."""
        if len(token) > MAX_SIGNED or not token.isascii():
            raise Refusal("bad-link")
        try:
            person = self._links.unsign(token, max_age=LINK_SECONDS).decode()
        except itsdangerous.SignatureExpired as problem:
            raise Refusal("old-link") from problem
        except itsdangerous.BadSignature:
            person, _, until = self._unsign_0_1_0("link", token).partition(".")
            if until.isdecimal() and int(until) < time.time():
                raise Refusal("old-link") from None
        if not _PERSON.fullmatch(person):
            raise Refusal("bad-link")
        return person

    def _unsign_0_1_0(self, purpose: str, signed: str) -> str:
        """The text that version 0.1.0 signed for a purpose; empty where it did not."""
        text, _, signature = signed.rpartition(".")
        expected = hmac.new(self._secret, f"{purpose}:{text}".encode(), hashlib.sha256)
        return text if hmac.compare_digest(signature, expected.hexdigest()) else ""
