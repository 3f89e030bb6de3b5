"""The coach on the page: the review after a game, hints in play, practice, puzzles."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e import tour
from tests.e2e.conftest import Players
from tests.e2e.player import DESKTOP, MINE, PHONE, SMALL, Player
from tests.e2e.test_screens import problems_in_any_light
from tests.server.people import Person, Server
from tests.server.test_coach import reviewed

TILES = {"tiles": [21, 22, 23, 24]}
BEST = '[data-mark="best"]'


@pytest.fixture(scope="module")
def person(server: Server) -> Person:
    return Person(server, "Ada")


@pytest.fixture(scope="module")
def over(person: Person) -> dict[str, str]:
    """A finished game of each kind, by its table's code."""
    return {game: tour.play_out(person, game) for game in tour.GAMES}


def play_badly(player: Player) -> None:
    """By clicks to the end of a game of Heckmeck: the lowest dice, and then giving up."""
    while player.my_turn():
        player.click_move(min(player.moves()))


def open_review(player: Player, code: str) -> None:
    player.go(f"#/t/{code}/review/0")
    player.find("review-screen").wait_for(timeout=120_000)


def marked_moves(player: Player) -> list[str]:
    """The moves that bear the star on the board."""
    marks = player.page.locator(f"main [data-move]:has(> {BEST})")
    return [str(move) for move in marks.evaluate_all("all => all.map(e => e.dataset.move)")]


def test_a_game_is_played_and_reviewed_down_to_its_worst_moment(
    players: Players, server: Server
) -> None:
    ada = players.known(server)
    assert ada.person
    table: dict[str, Any] = {"seats": 2, "bots": ["rookie"], "options": TILES}
    code = ada.person.open_table("heckmeck", begin=True, start=0, **table)
    ada.go(f"#/t/{code}")
    play_badly(ada)
    ada.find("review").click()
    ada.find("review-screen").wait_for(timeout=120_000)
    review = reviewed(ada.person, code)
    mine = [moment for moment in review["moments"] if moment["seat"] == 0]
    worst = max(mine, key=lambda moment: moment["lost"])
    assert worst["grade"] == "blunder"
    card = ada.find("mistake").first
    expect(card).to_have_attribute("data-entry", str(worst["index"]))
    card.locator('[data-testid="show"]').click()

    expect(ada.find("moment-screen")).to_have_attribute("data-entry", str(worst["index"]))
    expect(ada.page.locator(f"main [data-move]:has(> {BEST})").first).to_be_visible()
    assert marked_moves(ada) == [worst["best"]]
    expect(ada.page.locator(f'main [data-mark="{worst["grade"]}"]').first).to_be_visible()
    choices = ada.page.locator('[data-testid="choice"]:visible')
    expect(choices.first).to_have_attribute("data-move-judged", worst["best"])
    assert not ada.untranslated()
    ada.find("step-on").click()
    expect(ada.find("moment-screen")).to_have_attribute("data-entry", str(worst["index"] + 1))
    ada.find("overview").click()
    expect(ada.find("review-screen")).to_be_visible()


def test_luck_and_skill_add_up_on_the_page_too(
    players: Players, server: Server, person: Person, over: dict[str, str]
) -> None:
    ada = players.stranger(server)
    ada.become(person)
    open_review(ada, over["geizen"])
    lines = ada.find("sum-of-luck").all_inner_texts()
    assert len(lines) == 3
    for line in lines:
        parts, result = line.replace("−", "-").replace("%", "").split("=")
        assert sum(int(part) for part in parts.split()) == int(result), line


def test_the_graph_is_gone_through_by_pointer_and_by_keys(
    players: Players, server: Server, person: Person, over: dict[str, str]
) -> None:
    ada = players.stranger(server)
    ada.become(person)
    open_review(ada, over["heckmeck"])
    box = ada.find("graph").bounding_box()
    assert box
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    screen = ada.find("moment-screen")
    screen.wait_for()
    at = int(str(screen.get_attribute("data-entry")))
    assert at > 0
    ada.tab_to('[data-testid="graph"]')
    ada.press("ArrowRight", "ArrowRight")
    expect(screen).to_have_attribute("data-entry", str(at + 2))
    expect(ada.find("graph")).to_have_attribute("aria-valuenow", str(at + 2))
    spoken = str(ada.find("graph").get_attribute("aria-valuetext"))
    assert "%" in spoken
    assert ada.say("name-you") in spoken
    ada.press("End")
    expect(ada.find("step-on")).to_be_disabled()
    ada.press("Home")
    expect(ada.find("step-back")).to_be_disabled()


@pytest.mark.parametrize("game", tour.GAMES)
def test_a_hint_is_marked_on_the_board_and_can_be_played(
    players: Players, server: Server, game: str
) -> None:
    ada = players.known(server)
    assert ada.person
    code = tour.table_of(ada.person, game, bots=["rookie"], seats=2)
    ada.go(f"#/t/{code}")
    if game == "eimer":  # what to build is marked too, bucket by bucket
        assert ada.my_turn()
        ada.page.locator('[data-testid="hint"]:visible').click()
        expect(ada.page.locator(f".pyramid :is({BEST}, .advice)")).to_have_count(15)
        ada.click_move(ada.moves()[0])
    assert ada.my_turn()
    ada.page.locator('[data-testid="hint"]:visible').click()
    expect(ada.page.locator('[data-testid="tip"]:visible')).to_contain_text("%")
    hint = [json.loads(frame) for frame in ada.frames if '"hint":{' in frame][-1]["hint"]
    assert hint["move"] in ada.news["view"]["legal"]
    marks = ada.page.locator(f"main {BEST}")
    expect(marks.first).to_be_visible()
    if game == "heckmeck":
        assert set(marked_moves(ada)) == {hint["move"]}
        expect(ada.find("hinted")).to_contain_text("1")
    elif game == "geizen":
        dice = ada.page.locator(f"{MINE} [data-die]:has(> {BEST})")
        faces = dice.evaluate_all("all => all.map(e => e.dataset.face)")
        assert sorted(faces) == hint["move"].split()[1:]
    else:
        named = ada.page.locator(f":is([data-card], [data-spot]):has(> {BEST})")
        things = named.evaluate_all("all => all.map(e => e.dataset.card ?? e.dataset.spot)")
        assert sorted(things) == sorted(hint["move"].split()[1:])
    assert not ada.untranslated()
    ada.move()
    expect(ada.find("tip")).to_have_count(0)


def test_the_odds_are_shown_on_the_tiles(players: Players, server: Server) -> None:
    ada = players.known(server, size=PHONE)
    assert ada.person
    code = tour.table_of(ada.person, "heckmeck", bots=["rookie"], seats=2)
    ada.go(f"#/t/{code}")
    assert ada.my_turn()
    ada.page.locator('[data-testid="odds"]:visible').click()
    expect(ada.page.locator(".grill .odds").first).to_contain_text("%")
    expect(ada.find("hinted")).to_have_count(0)


def test_a_table_without_hints_has_no_button_for_them(players: Players, server: Server) -> None:
    ada = players.known(server)
    ada.go()
    ada.find("table-heckmeck").click()
    ada.find("hints-never").click()
    expect(ada.find("hints-never")).to_have_attribute("aria-pressed", "true")
    ada.find("start").click()
    assert ada.my_turn()
    expect(ada.find("hint")).to_have_count(0)


def test_playing_on_from_a_moment_is_practice_and_says_so(players: Players, server: Server) -> None:
    ada = players.known(server)
    assert ada.person
    code = tour.play_out(ada.person, "heckmeck", seats=2, bots=["rookie"], options=TILES)
    open_review(ada, code)
    entry = ada.find("mistake").first.get_attribute("data-entry")
    ada.find("from-here").first.click()
    ada.find("practise").click()
    expect(ada.find("practice")).to_be_visible()
    assert ada.code != code
    assert ada.my_turn()
    ada.play()
    expect(ada.find("unproved")).to_be_visible()
    expect(ada.find("proof")).to_have_count(0)
    ada.find("next").click()
    expect(ada.find("play")).to_be_visible()
    assert ada.my_turn()
    assert ada.news["table"]["practice"]["entries"] == int(str(entry))


@pytest.mark.parametrize("game", tour.GAMES)
def test_a_puzzle_is_solved_by_clicks_and_explained(
    players: Players, server: Server, game: str
) -> None:
    ada = players.known(server)
    ada.go(f"#/puzzles/{game}")
    expect(ada.page.locator("main.puzzle")).to_be_visible()
    number = ada.page.locator("main h1 small").inner_text()
    ada.move()
    expect(ada.page.locator('[data-testid="choice"]:visible').first).to_be_visible()
    expect(ada.page.locator(f"main {BEST}").first).to_be_visible()
    expect(ada.page.locator('[data-testid="puzzle-score"]:visible')).to_contain_text("1")
    assert not ada.untranslated()
    ada.find("next-puzzle").click()
    expect(ada.page.locator("main h1 small")).not_to_have_text(number)
    ada.go()
    ada.find("puzzles").click()
    expect(ada.page.locator("main.puzzle")).to_be_visible()


def test_finished_games_are_one_tap_from_their_review(
    players: Players, server: Server, person: Person, over: dict[str, str]
) -> None:
    ada = players.stranger(server)
    ada.become(person)
    ada.go()
    link = f'[data-testid="finished"][href="#/t/{over["geizen"]}/review/0"]'
    ada.page.locator(link).click()
    ada.find("review-screen").wait_for(timeout=120_000)


def show(player: Player, name: str, over: dict[str, str]) -> Locator:
    """One of the coach's screens."""
    game, _, part = name.partition("-")
    if part == "puzzle":
        player.go(f"#/puzzles/{game}")
        player.page.locator("main.puzzle").wait_for()
        player.move()
        return player.page.locator('[data-testid="choice"]:visible').first
    open_review(player, over[game])
    if part == "moment":
        player.find("show").first.click()
        return player.find("moment-screen")
    if part == "practice":
        player.find("from-here").first.click()
        return player.find("practise")
    return player.find("review-screen")


SCREENS = ["heckmeck-review", "heckmeck-practice"]
SCREENS += [f"{game}-{part}" for game in tour.GAMES for part in ("moment", "puzzle")]
WIDE = ["heckmeck-review", "heckmeck-moment", "eimer-moment", "geizen-puzzle"]


@pytest.mark.parametrize("name", [*dict.fromkeys(SCREENS + WIDE)])
def test_axe_finds_nothing_serious_where_the_coach_speaks(
    players: Players, server: Server, person: Person, over: dict[str, str], name: str
) -> None:
    ada = players.stranger(server, size=PHONE)
    ada.become(person)
    show(ada, name, over).wait_for()
    sizes = (PHONE, DESKTOP) if name in WIDE else (PHONE,)
    assert not problems_in_any_light(ada, *sizes)


@pytest.mark.parametrize("lang", ["de", "it", "es"])
def test_the_coach_speaks_every_language_on_the_smallest_phone(
    players: Players, server: Server, person: Person, over: dict[str, str], lang: str
) -> None:
    ada = players.stranger(server, lang=lang, size=SMALL)
    ada.become(person)
    for name in SCREENS if lang == "de" else WIDE:
        show(ada, name, over).wait_for()
        assert not ada.untranslated(), name
        assert ada.overflow() <= 0, name
        ada.press("Escape")  # the one that is a dialog
