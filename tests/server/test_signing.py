"""Cookies and links: signed by us, valid as long as they should be, those of 0.1.0 too."""

import time

import pytest

from tavolata.core.errors import Refusal
from tavolata.server.signing import LINK_SECONDS, Signer, new_person

SECRET = bytes(range(32))
ADA = "0123456789abcdef" * 2
# As version 0.1.0 signed them with this secret; the link is good until the second 4000000000.
OLD_COOKIE = f"{ADA}.45f93608fb54fdb1a205495459b2836acafb6d4efa4e158d747ee8b01123bea2"
OLD_LINK = f"{ADA}.4000000000.ae92e1789d0f373934ebe884ce0b1f396b4339c4e1793df7f072ffd7a9e6b69d"
OLD_LINK_EXPIRED = (
    f"{ADA}.1000000000.a3305c54281259e233cfae17cdb03f92710c689c1f5de29193892acfd602771e"
)

signer = Signer(SECRET)


def later(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + seconds)


def test_a_cookie_names_its_person() -> None:
    assert signer.person(signer.cookie(ADA)) == ADA


def test_a_cookie_of_version_0_1_0_is_still_valid() -> None:
    assert signer.person(OLD_COOKIE) == ADA


@pytest.mark.parametrize("cookie", [signer.cookie(ADA), OLD_COOKIE])
def test_a_cookie_with_any_character_changed_names_nobody(cookie: str) -> None:
    for place, character in enumerate(cookie):
        other = "0" if character != "0" else "1"
        assert signer.person(cookie[:place] + other + cookie[place + 1 :]) is None


@pytest.mark.parametrize("cookie", [signer.cookie(ADA), OLD_COOKIE])
def test_another_server_does_not_know_the_cookie(cookie: str) -> None:
    assert Signer(bytes(32)).person(cookie) is None


def test_a_link_makes_another_device_the_same_person() -> None:
    assert signer.claim(signer.link(ADA)) == ADA


def test_a_link_is_good_for_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    token = signer.link(ADA)
    later(LINK_SECONDS - 5, monkeypatch)
    assert signer.claim(token) == ADA
    later(10, monkeypatch)
    assert refusal(token) == "old-link"


def test_a_link_of_version_0_1_0_is_good_until_its_time() -> None:
    assert signer.claim(OLD_LINK) == ADA
    assert refusal(OLD_LINK_EXPIRED) == "old-link"


@pytest.mark.parametrize(
    "token", ["", ".", "x", ADA, "é" * 10, "x" * 5000, signer.cookie(ADA), OLD_COOKIE]
)
def test_what_is_no_link_is_refused(token: str) -> None:
    assert refusal(token) == "bad-link"


def test_a_link_is_no_cookie() -> None:
    for token in (signer.link(ADA), OLD_LINK):
        assert signer.person(token) is None


def refusal(token: str) -> str:
    with pytest.raises(Refusal) as refused:
        signer.claim(token)
    return refused.value.reason


def test_new_people_have_different_ids() -> None:
    assert len({new_person() for _ in range(100)}) == 100
