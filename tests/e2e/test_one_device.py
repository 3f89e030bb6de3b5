"""One device, several people: it goes round, and hidden hands are covered in between."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Players
from tests.e2e.player import CHOICES, DESKTOP, OVER, PHONE, Player
from tests.e2e.test_screens import axe, problems
from tests.server.people import Server

SHORT = {"tiles": [21, 22]}  # a grill that is soon empty
COVER = '[data-testid="pass"]'


def three_sit_down(ada: Player, game: str) -> None:
    """Ada, with Nonna and Ugo beside her."""
    ada.go()
    ada.find(f"table-{game}").click()
    ada.find("lobby").wait_for()
    ada.find("seats-3").click()
    for name in ("Nonna", "Ugo"):
        ada.find("beside").first.click()
        ada.find("guest-name").fill(name)
        ada.find("guest-done").click()
        expect(ada.page.locator(".chair", has_text=name)).to_have_count(1)


def play_round(ada: Player, most: int = 1000) -> list[str]:
    """Everyone takes the device in turn; answers whom it was passed to."""
    passed: list[str] = []
    shown = ada.page.locator(f"{COVER}, {CHOICES}, {OVER}").first
    for _ in range(most):
        while not shown.is_visible():
            ada.hurry()
            ada.page.wait_for_timeout(20)
        if ada.page.locator(OVER).count():
            break
        if ada.page.locator(COVER).count():
            assert not ada.page.locator("[data-card]").count()
            passed.append(ada.page.locator(f"{COVER} h1").inner_text())
            ada.find("look").click()
            ada.page.locator(COVER).wait_for(state="detached")
        else:
            ada.move()
            ada.page.wait_for_timeout(20)
    return passed


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [("heckmeck", "es", DESKTOP), ("geizen", "it", PHONE)],
    ids=["heckmeck-desktop", "geizen-phone"],
)
def test_an_open_game_goes_round_without_covers(
    players: Players, server: Server, game: str, lang: str, size: tuple[int, int]
) -> None:
    ada = players.known(server, lang=lang, size=size)
    three_sit_down(ada, game)
    if game == "heckmeck":
        ada.truth(ada.code).do("set", options=SHORT)
    ada.find("start").click()
    assert play_round(ada, 12 if game == "geizen" else 1000) == []
    if game == "heckmeck":
        assert ada.result()
    names = ada.page.locator("main").inner_text()
    assert all(name in names for name in ("Nonna", "Ugo"))
    assert not ada.untranslated()


@pytest.mark.parametrize(("lang", "size"), [("de", PHONE), ("en", DESKTOP)], ids=["phone", "desk"])
def test_hidden_hands_are_covered_until_their_owner_has_the_device(
    players: Players, server: Server, lang: str, size: tuple[int, int]
) -> None:
    ada = players.known(server, lang=lang, size=size)
    three_sit_down(ada, "eimer")
    ada.find("start").click()
    ada.find("pass").wait_for()
    assert not ada.untranslated()
    assert ada.overflow() <= 0
    ada.page.evaluate(axe())
    assert not problems(ada)
    assert not re.search(r'"[YWRBG][1-8]"', " ".join(ada.frames[:-1]))  # no card was sent yet
    passed = play_round(ada, 10)
    assert {name for name in ("Ada", "Nonna", "Ugo") if any(name in one for one in passed)} == {
        "Ada",
        "Nonna",
        "Ugo",
    }


def test_a_reload_covers_the_hand_again(players: Players, server: Server) -> None:
    ada = players.known(server)
    three_sit_down(ada, "eimer")
    ada.find("start").click()
    ada.find("look").click()
    ada.page.locator(CHOICES).first.wait_for()
    ada.page.reload()
    ada.find("pass").wait_for()
    assert not ada.page.locator("[data-card]").count()
