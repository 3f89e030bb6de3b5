"""The guide through the first game, and the rules of the moment: never in the way."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, expect

import tavolata
from tavolata.locale import LANGUAGES, knows
from tests.e2e import tour
from tests.e2e.conftest import Players
from tests.e2e.player import DESKTOP, MINE, PHONE, SMALL, Player
from tests.e2e.test_screens import problems_in_any_light
from tests.server.people import Person, Server

WEB = Path(tavolata.__file__).parents[2] / "web" / "src"
LONG = 30_000  # ms

FIRST = {
    "heckmeck": ["grill", "keep"],
    "eimer": ["build", "fall"],
    "geizen": ["board", "keep", "cost", "yellow", "red", "chips"],
}

CARD = '[data-testid="guide"]:not([inert])'  # one that fades away no longer counts
IN_THE_WAY = """(card) => {
    const box = document.querySelector(card)?.getBoundingClientRect()
    const needed = document.querySelectorAll('.game .bar > *, .game .mine :is(button, .btn)')
    return [...needed].filter(thing => {
        const { left, right, top, bottom } = thing.getBoundingClientRect()
        return box && left < box.right && right > box.left && top < box.bottom && bottom > box.top
    }).map(thing => thing.outerHTML.slice(0, 120))
}"""
INSIDE = """() => {
    const box = document.querySelector('[data-testid="guide"]').getBoundingClientRect()
    return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
}"""


def sit_down(player: Player, game: str, **more: Any) -> str:
    """At a table where a game was just begun, with the first choice to make."""
    assert player.person
    code = tour.table_of(player.person, game, **{"bots": ["rookie"], "seats": 2, **more})
    player.go(f"#/t/{code}")
    assert player.my_turn()
    return code


def step(player: Player) -> str:
    """What the guide tells now."""
    player.find("guide").wait_for(timeout=LONG)
    return str(player.find("guide").get_attribute("data-step"))


def kept(player: Player, game: str) -> str | None:
    found = player.page.evaluate("game => localStorage.getItem(`guide:${game}`)", game)
    return None if found is None else str(found)


def loads(player: Player) -> list[str]:
    """The parts of the guide that this page fetches from now on."""
    found: list[str] = []

    def hear(request: Request) -> None:
        if re.search(r"/(Guide|web-guide)-", request.url):
            found.append(request.url)

    player.page.on("request", hear)
    return found


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [("heckmeck", "it", DESKTOP), ("eimer", "de", SMALL), ("geizen", "es", SMALL)],
    ids=tour.GAMES,
)
def test_a_newcomer_is_told_what_is_before_them_and_nothing_is_covered(
    players: Players, server: Server, game: str, lang: str, size: tuple[int, int]
) -> None:
    ada = players.known(server, lang=lang, size=size)
    sit_down(ada, game)
    for wanted in FIRST[game]:
        expect(ada.page.locator(f'[data-step="{wanted}"]')).to_be_visible(timeout=LONG)
        expect(ada.find("guide")).to_have_text(re.compile(re.escape(say(ada, game, wanted))))
        expect(ada.page.locator(".ring")).to_be_visible()
        assert ada.page.evaluate(INSIDE), wanted
        assert not ada.page.evaluate(IN_THE_WAY, CARD), wanted
        assert not ada.untranslated()
        assert ada.overflow() <= 0
        ada.find("guide-next").click()
    assert str(kept(ada, game)).split() == FIRST[game]


def say(player: Player, game: str, wanted: str) -> str:
    return player.say(f"guide-{game}-{wanted}", back="no", lost="no", you="yes", who="")


@pytest.mark.parametrize("game", tour.GAMES)
def test_whoever_just_plays_gets_on_and_covers_nothing_needed(
    players: Players, server: Server, game: str
) -> None:
    ada = players.known(server, size=SMALL)
    sit_down(ada, game)
    assert step(ada) == FIRST[game][0]
    told: list[str] = []

    def look() -> None:
        card = ada.page.locator(CARD)
        if card.count():
            told.append(str(card.get_attribute("data-step")))
            assert not ada.page.evaluate(IN_THE_WAY, CARD), told

    ada.play(8, look)
    assert told[0] == FIRST[game][0]
    assert len(told) >= 3
    assert len(set(told)) == len(told)  # nothing is told twice


def test_how_a_turn_ended_is_told_when_it_has(players: Players, server: Server) -> None:
    ada = players.known(server, lang="de", size=PHONE)
    sit_down(ada, "heckmeck")
    assert step(ada) == "grill"
    told: set[str] = set()
    for _ in range(80):
        if told & {"took", "failed"} or not ada.my_turn():
            break
        if ada.page.locator(CARD).count():
            told.add(step(ada))
            assert not ada.untranslated()
            ada.find("guide-next").click()
        else:
            ada.move()
    assert told >= {"grill", "keep", "worm"}
    assert told & {"took", "failed"}


def test_a_skipped_guide_never_comes_again_and_is_not_even_loaded(
    players: Players, server: Server
) -> None:
    ada = players.known(server, size=PHONE)
    sit_down(ada, "heckmeck")
    step(ada)
    ada.find("guide-skip").click()
    expect(ada.find("guide")).to_have_count(0)
    assert kept(ada, "heckmeck") == "done"
    ada.page.clock.install()
    fetched = loads(ada)
    sit_down(ada, "heckmeck")
    ada.page.reload()
    assert ada.my_turn()
    ada.page.clock.run_for(10_000)
    ada.page.wait_for_load_state("networkidle")
    assert not fetched
    expect(ada.find("guide")).to_have_count(0)
    assert kept(ada, "eimer") is None  # another game is still new


def test_the_guide_ends_with_the_first_game(players: Players, server: Server) -> None:
    ada = players.known(server)
    sit_down(ada, "heckmeck", options={"tiles": [21, 22]})
    step(ada)
    ada.play()
    assert ada.result()
    assert kept(ada, "heckmeck") == "done"


def test_the_guide_can_be_asked_for_again(players: Players, server: Server) -> None:
    ada = players.known(server, lang="es", size=PHONE)
    ada.know_the_games()
    sit_down(ada, "geizen")
    expect(ada.find("guide")).to_have_count(0)
    ada.find("menu").click()
    ada.button(ada.say("web-guide-again")).click()
    assert step(ada) == "board"
    ada.find("guide-skip").click()
    expect(ada.find("guide")).to_have_count(0)


def test_the_guide_goes_on_where_it_was_after_a_reload(players: Players, server: Server) -> None:
    ada = players.known(server)
    sit_down(ada, "geizen")
    step(ada)
    ada.find("guide-next").click()
    ada.page.reload()
    assert step(ada) == "keep"


def test_who_watches_or_practises_is_not_guided(players: Players, server: Server) -> None:
    ada, bo = players.known(server), players.known(server, "Bo")
    assert ada.person
    assert bo.person
    for code in (tour.table_of(ada.person, "heckmeck"), practice(bo.person)):
        bo.page.clock.install()
        fetched = loads(bo)
        bo.go(f"#/t/{code}")
        bo.find("menu").wait_for()
        bo.page.clock.run_for(10_000)
        bo.page.wait_for_load_state("networkidle")
        assert not fetched
        bo.find("menu").click()
        bo.find("rules-now").wait_for()
        expect(bo.find("guide-again")).to_have_count(0)


def practice(person: Person) -> str:
    """A practice table, begun at the second entry of a finished game."""
    code = tour.play_out(person, "heckmeck", seats=2, bots=["rookie"], options={"tiles": [21]})
    path = f"tables/{code}/games/0/practice"
    return str(person.ask("POST", path, {"entries": 1, "seat": 0, "level": "rookie"})["code"])


def test_the_guide_takes_no_focus_and_is_read_aloud(players: Players, server: Server) -> None:
    ada = players.known(server)
    sit_down(ada, "heckmeck")
    ada.tab_to(f"{MINE} [data-move]")
    step(ada)
    assert ada.focus_is(f"{MINE} [data-move]"), ada.focus()
    note = ada.page.get_by_role("note", name=ada.say("guide-name"))
    expect(note).to_contain_text(say(ada, "heckmeck", "grill"))
    spoken = ada.page.get_by_role("status").filter(has_text=say(ada, "heckmeck", "grill"))
    expect(spoken).to_have_count(1)
    ada.tab_to('[data-testid="guide-next"]')
    ada.press("Enter")
    expect(ada.page.locator('[data-step="keep"]')).to_be_visible()
    assert ada.focus_is('[data-testid="guide-next"]'), ada.focus()
    ada.press("Enter")
    expect(ada.find("guide")).to_have_count(0)
    expect(ada.page.locator(f"{MINE} [data-move]:focus")).to_have_count(1)


def test_axe_finds_nothing_serious_in_guide_and_rules(players: Players, server: Server) -> None:
    ada = players.known(server, size=PHONE)
    sit_down(ada, "eimer")
    step(ada)
    assert not problems_in_any_light(ada, DESKTOP, PHONE)
    open_rules(ada)
    assert not problems_in_any_light(ada, PHONE, DESKTOP)


def open_rules(player: Player) -> None:
    player.find("menu").click()
    player.find("rules-now").click()
    player.find("rules-sheet").wait_for(timeout=LONG)


def may(word: str) -> Callable[[Any], bool]:
    return lambda view: any(move.split()[0] == word for move in view["legal"])


TELLING: dict[tuple[str, str], tour.Telling] = {
    ("heckmeck", "choose"): may("keep"),
    ("heckmeck", "take"): lambda view: may("take")(view) and not may("steal")(view),
    ("heckmeck", "steal"): may("steal"),
    ("heckmeck", "fail"): lambda view: (
        may("roll")(view) and not may("take")(view) and not may("steal")(view)
    ),
    ("eimer", "attack"): lambda view: view["state"]["phase"] == "attack",
    ("eimer", "defend"): lambda view: view["state"]["phase"] == "defend" and may("play")(view),
    ("eimer", "lose"): lambda view: may("lose")(view) and not may("play")(view),
    ("eimer", "split"): lambda view: view["state"]["phase"] == "split",
    ("geizen", "keep"): lambda view: (
        len(view["state"]["rolled"]) > 1 and view["state"]["chips"][0] > 5
    ),
    ("geizen", "place"): lambda view: len(view["state"]["rolled"]) == 1,
    ("geizen", "chips"): lambda view: (
        len(view["state"]["rolled"]) > 1 and view["state"]["chips"][0] <= 5
    ),
}


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [("heckmeck", "de", PHONE), ("eimer", "en", DESKTOP), ("geizen", "de", PHONE)],
)
def test_the_rules_in_mid_game_begin_with_what_is_going_on(
    players: Players, server: Server, game: str, lang: str, size: tuple[int, int]
) -> None:
    ada = players.known(server, lang=lang, size=size)
    ada.know_the_games()
    assert ada.person
    for name in (name for its_game, name in TELLING if its_game == game):
        code = tour.play_into(ada.person, game, TELLING[game, name], bots=["rookie"] * 2)
        ada.go(f"#/t/{code}")
        assert ada.my_turn()
        open_rules(ada)
        first = ada.page.locator('[data-testid="rules-sheet"] > section').first
        expect(first).to_have_attribute("data-situation", name)
        expect(first).to_contain_text(ada.say("now-tag"))
        expect(first).to_contain_text(ada.say(f"now-{game}-{name}"))
        expect(first.locator("figure")).to_be_visible()
        expect(ada.find("rules-sheet")).to_contain_text(ada.say(f"{game}-rules-goal"))
        assert not ada.untranslated()
        assert ada.overflow() <= 0
        ada.find("back-to-game").click()
        expect(ada.find("rules-sheet")).to_have_count(0)
        assert ada.my_turn()


def test_coming_back_from_the_rules_loses_nothing(players: Players, server: Server) -> None:
    ada = players.known(server, size=PHONE)
    ada.know_the_games()
    code = sit_down(ada, "eimer")
    ada.page.locator('button[data-spot="4.0"]').click()
    ada.page.locator('button[data-spot="0.0"]').click()
    built = ada.moves()
    open_rules(ada)
    expect(ada.find("now")).to_have_attribute("data-situation", "build")
    ada.find("back-to-game").click()
    expect(ada.find("rules-sheet")).to_have_count(0)
    assert ada.moves() == built
    open_rules(ada)
    ada.page.go_back()  # the phone's own way back
    expect(ada.find("rules-sheet")).to_have_count(0)
    assert ada.page.url.endswith(f"#/t/{code}")
    assert ada.moves() == built
    open_rules(ada)
    ada.press("Escape")
    expect(ada.find("rules-sheet")).to_have_count(0)
    assert ada.moves() == built
    ada.click_move(built[0])
    expect(ada.page.locator(f"{MINE} [data-card]").first).to_be_visible()


def test_every_step_and_every_situation_has_its_words_and_its_figure() -> None:
    for game in tour.GAMES:
        guide = (WEB / "games" / game / "guide.ts").read_text()
        figures = (WEB / "games" / game / "Figures.svelte").read_text()
        ids = re.findall(r"\bid: '(\w+)'", guide)
        assert len(ids) >= 7
        names = re.findall(r"name: '(\w+)', figure: '(\w+)'", guide)
        assert len(names) >= 3
        for language in LANGUAGES:
            assert all(knows(language, f"guide-{game}-{id_}") for id_ in ids)
            assert all(knows(language, f"now-{game}-{name}-how") for name, _ in names)
        assert all(f"section === '{figure}'" in figures for _, figure in names)
