"""My games: what I played, its figures, ratings for who wants them, and all my records."""

import zipfile
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from tavolata.server.settings import database_url
from tavolata.server.storage.results import write_results
from tests.e2e.conftest import Players
from tests.e2e.player import DESKTOP, PHONE, SMALL, Player
from tests.e2e.test_screens import problems_in_any_light
from tests.e2e.tour import play_out
from tests.server.community.test_results import SHORT, game
from tests.server.people import Server
from tests.server.storage.test_retention import make_old
from tests.support.command import run

LOOKS = [("en", PHONE), ("de", DESKTOP)]
LONG = 60_000  # ms: the machine may be busy


def play_short(player: Player) -> str:
    """A short game against one bot, by the API."""
    assert player.person
    return play_out(player.person, "heckmeck", seats=2, bots=["rookie"], options=SHORT)


def show(player: Player, part: str) -> None:
    """Go to a part of the screen; where it is wide, all are shown."""
    player.find("games").wait_for()
    button = player.find(f"part-{part}")
    if button.is_visible():
        button.click()


def save(player: Player, link: Locator, folder: Path) -> Path:
    with player.page.expect_download(timeout=LONG) as saved:
        link.click()
    path = folder / saved.value.suggested_filename
    saved.value.save_as(path)
    return path


def verified(record: Path) -> bool:
    told = run("verify", str(record), "--lang", "en")
    return told.returncode == 0 and "Every die and card came from the seed" in told.stdout


@pytest.mark.parametrize(("lang", "size"), LOOKS)
def test_a_game_is_played_listed_counted_rated_and_downloaded(
    players: Players, server: Server, lang: str, size: tuple[int, int], tmp_path: Path
) -> None:
    ada = players.known(server, lang=lang, size=size)
    assert ada.person
    ada.go()
    ada.find("my-games").click()
    expect(ada.find("none")).to_contain_text(ada.say("web-mine-none"))

    table = {"seats": 2, "bots": ["rookie"], "options": SHORT, "start": 0, "begin": True}
    code = ada.person.open_table("heckmeck", **table)
    ada.page.reload()
    expect(ada.find("go-on")).to_contain_text("Heckmeck")
    ada.find("go-on").click()
    ada.play()
    assert ada.result()

    ada.go()
    ada.find("my-games").click()
    played = ada.find("played")
    expect(played).to_have_count(1)
    expect(ada.find("go-on")).to_have_count(0)
    result = ada.person.ask("GET", f"tables/{code}/games/0/record")["result"]
    how = "lost" if 0 not in result["winners"] else "shared" if result["winners"][1:] else "won"
    expect(ada.find("how")).to_have_text(ada.say(f"web-mine-{how}"))
    expect(played.locator("ol li.me b")).to_have_text(str(result["scores"][0]))

    show(ada, "figures")
    expect(ada.find("figures").locator("[data-testid=count]")).to_have_text("1")
    expect(ada.find("best")).to_have_text(str(result["scores"][0]))
    expect(ada.page.locator('[data-what="length"]')).to_be_visible()
    assert not ada.untranslated()

    show(ada, "ratings")
    expect(ada.find("rating")).to_have_count(0)
    ada.find("want-ratings").click()
    expect(ada.find("want-ratings")).to_have_attribute("aria-checked", "true")
    rating = ada.find("rating")
    expect(rating).to_contain_text("±")
    first = float(rating.get_attribute("data-mean") or 25)
    assert first != 25
    play_short(ada)
    ada.page.reload()
    show(ada, "ratings")
    expect(ada.find("chart")).to_be_visible()
    assert float(rating.get_attribute("data-mean") or first) != first
    assert not ada.untranslated()

    show(ada, "games")
    expect(played).to_have_count(2)
    one = save(ada, ada.find("to-record").first, tmp_path)
    assert one.suffix == ".json"
    assert verified(one)
    with zipfile.ZipFile(save(ada, ada.find("all-records"), tmp_path)) as archive:
        archive.extractall(tmp_path / "all")
    records = [*(tmp_path / "all/records").iterdir()]
    assert len(records) == 2
    assert all(verified(record) for record in records)

    ada.find("to-replay").last.click()
    expect(ada.find("slider")).to_be_visible()


@pytest.mark.parametrize(("lang", "size"), [*LOOKS, ("it", SMALL)])
def test_my_games_can_be_read_by_everyone_in_any_light(
    players: Players, server: Server, lang: str, size: tuple[int, int]
) -> None:
    ada = players.known(server, lang=lang, size=size)
    assert ada.person
    for _ in range(2):
        play_short(ada)
    ada.person.open_table("geizen", seats=3, bots=["regular"])
    ada.person.ask("PUT", "me/ratings", {"wanted": True})
    ada.go("#/games")
    for part, ready in (("games", "played"), ("figures", "figures"), ("ratings", "chart")):
        show(ada, part)
        expect(ada.find(ready).first).to_be_visible()
        assert not problems_in_any_light(ada, size)
        assert ada.overflow() <= 0
        assert not ada.untranslated()


def test_more_of_my_games_are_shown_when_asked_for(players: Players, server: Server) -> None:
    ada = players.known(server)
    assert ada.person
    person = next(iter(ada.person.jar)).value or ""
    engine = sa.create_engine(database_url(server.database))
    with engine.begin() as connection:
        for at in range(13):
            rows = game(1e9 + at, won=at % 2 == 0)
            rows[0].person = person.split(".")[0]
            write_results(connection, [replace(row, code=f"-{row.code[1:]}") for row in rows])
    engine.dispose()
    ada.go("#/games")
    expect(ada.find("played")).to_have_count(10)
    expect(ada.find("count")).to_have_text("13")
    ada.find("more-games").click()
    expect(ada.find("played")).to_have_count(13)
    expect(ada.find("more-games")).to_have_count(0)
    expect(ada.find("all-records")).to_have_count(0)


def test_a_game_whose_record_is_gone_is_still_listed(
    players: Players, own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = players.known(own_server)
    code = play_short(ada)
    own_server.stop()
    make_old(own_server.database, code, 3)
    monkeypatch.setenv("TAVOLATA_KEEP_FINISHED", "2")
    own_server.start()
    ada.go("#/games")
    expect(ada.find("played")).to_have_count(1)
    for _ in range(100):
        if ada.find("gone").count():
            break
        ada.page.reload()
        ada.find("played").wait_for()
    expect(ada.find("gone")).to_have_text(ada.say("web-mine-gone"))
    expect(ada.find("to-replay")).to_have_count(0)
    expect(ada.find("count")).to_have_text("1")


def test_ratings_are_told_in_the_lobby_of_who_wants_them(players: Players, server: Server) -> None:
    ada = players.known(server)
    assert ada.person
    ada.person.ask("PUT", "me/ratings", {"wanted": True})
    play_short(ada)
    code = ada.person.open_table("heckmeck", seats=2)
    ada.go(f"#/t/{code}")
    expect(ada.find("seat-rating")).to_have_count(1)
    expect(ada.find("seat-rating")).to_contain_text("±")
    ada.person.ask("PUT", "me/ratings", {"wanted": False})
    ada.page.reload()
    expect(ada.find("start")).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    expect(ada.find("seat-rating")).to_have_count(0)
