"""Whole games against bots, by clicks alone, each in another language and on another screen."""

import pytest

from tests.e2e.conftest import Players
from tests.e2e.player import DESKTOP, PHONE, SMALL
from tests.server.people import Server


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [("heckmeck", "de", PHONE), ("eimer", "it", DESKTOP), ("geizen", "es", DESKTOP)],
    ids=["heckmeck-phone", "eimer-desktop", "geizen-desktop"],
)
def test_a_whole_game_is_played_by_clicks_alone(
    players: Players, server: Server, game: str, lang: str, size: tuple[int, int]
) -> None:
    ada = players.stranger(server, lang=lang, size=size, keeps=True)
    ada.go()
    ada.find(f"play-{game}").click()
    ada.give_name("Ada")
    strange: set[str] = set()
    ada.play(look=lambda: strange.update(ada.untranslated()))

    assert ada.result()
    assert ada.find("score").count() == 3
    strange.update(ada.untranslated())
    assert not strange
    assert ada.page.locator("html").get_attribute("lang") == lang
    ada.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    assert ada.overflow() <= 0
