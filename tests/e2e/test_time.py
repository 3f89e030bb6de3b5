"""Time for a move: seen, and when it runs out the game goes on."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Players
from tests.e2e.player import CHOICES, DESKTOP, PHONE, SMALL
from tests.e2e.test_screens import axe, problems
from tests.server.people import Server

LOOKS = [("de", PHONE, False), ("it", DESKTOP, True)]


@pytest.mark.parametrize(("lang", "size", "dusk"), LOOKS, ids=["phone", "desktop"])
def test_the_host_sets_a_time_and_the_clock_is_seen(
    players: Players, server: Server, lang: str, size: tuple[int, int], dusk: bool
) -> None:
    ada = players.known(server, lang=lang, size=size, dusk=dusk)
    ada.go()
    ada.find("table-heckmeck").click()
    ada.find("pace-120").click()
    expect(ada.find("pace-120")).to_have_attribute("aria-pressed", "true")
    ada.find("start").click()
    assert ada.my_turn()
    expect(ada.find("clock")).to_contain_text("1:")
    assert not ada.untranslated()
    assert ada.overflow() <= 0
    ada.page.evaluate(axe())
    assert not problems(ada)
    ada.move()
    ada.find("undo").wait_for()
    ada.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    assert ada.overflow() <= 0


@pytest.mark.parametrize("game", ["heckmeck", "eimer", "geizen"])
def test_a_late_move_is_played_and_told_and_one_plays_on(
    players: Players, server: Server, game: str
) -> None:
    ada = players.known(server, lang="es")
    assert ada.person
    code = ada.person.open_table(game, bots=["rookie"], begin=True, start=0, pace=3)
    ada.go(f"#/t/{code}")
    told = ada.page.locator(".side li", has_text=ada.say("story-late", you="yes", who=""))
    expect(told.first).to_be_attached(timeout=30_000)
    ada.page.locator(CHOICES).first.wait_for(timeout=30_000)


def test_the_title_and_a_notification_say_that_it_is_my_turn(
    players: Players, server: Server
) -> None:
    ada = players.known(server, keeps=True)
    ada.context.grant_permissions(["notifications"])
    ada.page.add_init_script(
        """window.told = []
        window.Notification = class { static permission = 'granted'
          static requestPermission = async () => 'granted'
          constructor(title, more) { told.push([title, more.body]) } close() {} }
        Object.defineProperty(document, 'visibilityState', {
          get: () => window.away ? 'hidden' : 'visible' })"""
    )
    ada.go()
    ada.find("table-geizen").click()
    ada.page.locator("details summary").click()
    ada.find("notify-on").click()
    expect(ada.find("notify-on")).to_have_attribute("aria-pressed", "true")
    ada.page.evaluate("window.away = true")
    ada.find("start").click()
    ada.page.wait_for_function("() => told.length > 0")
    assert ada.page.evaluate("told[0]") == [ada.say("web-your-turn"), ada.say("geizen-name")]
    expect(ada.page).to_have_title(
        f"● {ada.say('web-your-turn')} · {ada.say('geizen-name')} · Tavolata"
    )
