"""Chat at the table: two players and somebody who watches chat, react, mute and are seen."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Players
from tests.e2e.player import DESKTOP, PHONE, SMALL, Player
from tests.e2e.test_screens import problems_in_any_light
from tests.server.people import WORDS, Person, Place, Server

LONG = 60_000  # ms: the machine may be busy
HOSTILE = "<img src=x onerror=\"document.title='gotcha'\"> https://example.org <b>b</b>"


class Table:
    """Ada is the host, Bo sits, Carla watches: each at a page of their own."""

    def __init__(self, players: Players, server: Server, game: str = "heckmeck") -> None:
        self.ada = players.known(server, "Ada")
        self.bo = players.known(server, "Bo", lang="de", size=PHONE)
        self.carla = players.known(server, "Carla", size=PHONE)
        host, second = self.ada.person, self.bo.person
        assert host
        assert second
        self.code = host.open_table(game, seats=2, start=0)
        self.host, place = host.at(self.code), second.at(self.code)
        place.do("sit", seat=1, words=WORDS)
        place.close()

    def start(self) -> None:
        self.host.do("start")

    def come(self) -> None:
        for player in (self.ada, self.bo, self.carla):
            player.go(f"#/t/{self.code}")
            player.page.locator("main").wait_for()


def seen(player: Player, testid: str) -> Locator:
    return player.page.locator(f'[data-testid="{testid}"]:visible')


def talk(player: Player) -> None:
    """Open the chat on a phone; on a wide screen it is there."""
    expect(
        player.page.locator(':is([data-testid="chat"], [data-testid="chat-panel"]):visible').first
    ).to_be_visible(timeout=LONG)
    if not seen(player, "chat-panel").count():
        seen(player, "chat").click()
    expect(seen(player, "chat-panel")).to_be_visible(timeout=LONG)


def close(player: Player) -> None:
    player.press("Escape")
    expect(seen(player, "chat-panel")).to_have_count(0)


def write(player: Player, text: str) -> None:
    seen(player, "say").fill(text)
    player.press("Enter")


def expect_line(player: Player, text: str) -> None:
    expect(seen(player, "line").filter(has_text=text)).to_have_count(1, timeout=LONG)


def test_players_and_a_watcher_chat_in_the_lobby_and_in_play(
    players: Players, server: Server
) -> None:
    table = Table(players, server)
    table.come()
    talk(table.ada)
    write(table.ada, "Buon appetito!")
    expect(seen(table.bo, "unread")).to_have_text("1", timeout=LONG)
    talk(table.bo)
    expect_line(table.bo, "Buon appetito!")
    write(table.bo, "Danke, gleichfalls")
    expect(seen(table.bo, "say")).to_have_value("")
    close(table.bo)
    expect(seen(table.bo, "unread")).to_have_count(0)
    expect_line(table.ada, "Danke, gleichfalls")
    table.start()
    for player in (table.ada, table.bo, table.carla):
        player.find("play").wait_for(timeout=LONG)
    talk(table.carla)
    write(table.carla, HOSTILE)
    expect_line(table.ada, HOSTILE)
    line = seen(table.ada, "line").filter(has_text="example.org")
    assert line.locator("a, b:has-text('b') + b, img[src=x]").count() == 0
    assert "gotcha" not in table.ada.page.title()
    expect(table.ada.find("announcements")).to_contain_text("Carla: ")
    for player in (table.ada, table.bo, table.carla):
        assert not player.untranslated()
        assert player.overflow() <= 0


def test_everyone_sees_who_watches(players: Players, server: Server) -> None:
    table = Table(players, server)
    table.come()
    nobody = players.stranger(server, lang="it", size=SMALL)
    nobody.go(f"#/t/{table.code}")
    words = table.ada.say("community-watching", count=2)
    watching = table.ada.page.locator('.chairs [data-testid="watching"]')
    expect(watching).to_contain_text(words, timeout=LONG)
    expect(watching).to_contain_text("Carla")
    expect(watching).to_contain_text(table.ada.say("community-nameless", count=1))
    expect(nobody.page.locator('.chairs [data-testid="watching"]')).to_contain_text(
        nobody.say("community-watching", count=2), timeout=LONG
    )
    table.start()
    expect(seen(table.ada, "watching")).to_contain_text("Carla", timeout=LONG)
    expect(seen(table.bo, "watchers")).to_have_text("2", timeout=LONG)
    label = seen(table.bo, "chat").get_attribute("aria-label")
    assert table.bo.say("community-watching", count=2) in str(label)
    assert nobody.overflow() <= 0
    talk(nobody)
    write(nobody, "ciao")
    nobody.give_name("Dino")
    expect_line(nobody, "ciao")
    expect(seen(table.ada, "watching")).to_contain_text("Dino", timeout=LONG)


def test_a_watchers_page_holds_no_hidden_card(players: Players, server: Server) -> None:
    table = Table(players, server, "eimer")
    table.start()
    table.come()
    bo = table.bo.person
    assert bo
    place = bo.at(table.code)
    place.until(lambda place: place.view is not None)
    place.do("play", move="build YRYRY/WRWB/WBB/GG/G", ply=0)
    talk(table.carla)
    write(table.carla, "Chi vince?")
    expect_line(table.ada, "Chi vince?")
    hands = [table.host.view["state"]["hands"][0], place.view["state"]["hands"][1]]
    told = "".join(table.carla.frames) + table.carla.page.content()
    assert "YRYRY" not in told
    for hand in hands:
        assert json.dumps(hand, separators=(",", ":")) not in told
    assert not set(re.findall(r'"([YWRBG][1-8])"', told))
    assert table.carla.news["view"]["state"]["hands"] == [12, 12]


def test_a_reaction_is_a_bubble_at_its_senders_seat(players: Players, server: Server) -> None:
    table = Table(players, server)
    table.start()
    table.come()
    talk(table.bo)
    seen(table.bo, "react-clap").click()
    expect(seen(table.bo, "chat-panel")).to_have_count(0)  # the sheet gives way to the bubble
    bubble = table.ada.page.locator('[data-testid="bubble"][data-reaction="clap"]')
    expect(bubble).to_be_visible(timeout=LONG)
    at, face = bubble.bounding_box(), table.ada.page.locator('[data-seat="1"] .face').bounding_box()
    assert at
    assert face
    assert abs(at["x"] - face["x"]) < 80
    assert abs(at["y"] - face["y"]) < 80
    assert bubble.evaluate("bubble => getComputedStyle(bubble).pointerEvents") == "none"
    told = table.ada.say("community-reacted-clap", who="Bo", you="no")
    expect(table.ada.find("announcements")).to_contain_text(told)
    talk(table.carla)
    seen(table.carla, "react-worm").click()
    watcher = table.ada.page.locator('[data-testid="bubble"][data-reaction="worm"]')
    expect(watcher).to_be_visible(timeout=LONG)
    expect(table.ada.find("bubble")).to_have_count(0, timeout=LONG)  # told and forgotten
    assert not table.ada.untranslated()


def test_one_mutes_another_for_oneself(players: Players, server: Server) -> None:
    table = Table(players, server)
    table.start()
    table.come()
    talk(table.ada)
    talk(table.carla)
    write(table.carla, "la la la")
    expect_line(table.ada, "la la la")
    seen(table.ada, "people").click()
    carla = seen(table.ada, "person").and_(table.ada.page.locator('[data-name="Carla"]'))
    carla.locator('[data-testid="mute"]').click()
    expect(seen(table.ada, "line")).to_have_count(0)
    write(table.carla, "still here")
    talk(table.bo)
    expect_line(table.bo, "still here")
    expect(seen(table.ada, "line")).to_have_count(0)
    table.ada.page.reload()
    talk(table.ada)
    expect(seen(table.ada, "line")).to_have_count(0)  # this device remembers
    seen(table.ada, "people").click()
    carla.locator('[data-testid="mute"]').click()
    expect_line(table.ada, "still here")


def test_the_host_mutes_somebody_for_all_and_lets_them_speak_again(
    players: Players, server: Server
) -> None:
    table = Table(players, server)
    table.start()
    table.come()
    talk(table.ada)
    talk(table.bo)
    seen(table.ada, "people").click()
    bo = seen(table.ada, "person").and_(table.ada.page.locator('[data-name="Bo"]'))
    bo.locator('[data-testid="hush"]').click()
    expect(seen(table.bo, "hushed")).to_have_text(table.bo.say("community-hushed"), timeout=LONG)
    expect(seen(table.bo, "react-clap")).to_be_disabled()
    expect(seen(table.bo, "say")).to_have_count(0)
    assert seen(table.bo, "chat-switch").count() == 0, "only the host has the switch"
    expect(bo.locator('[data-testid="hush"]')).to_have_attribute("data-quiet", "true")
    bo.locator('[data-testid="hush"]').click()
    expect(seen(table.bo, "say")).to_be_visible(timeout=LONG)
    write(table.bo, "wieder da")
    expect_line(table.ada, "wieder da")


def test_the_host_switches_the_chat_off_in_mid_game(players: Players, server: Server) -> None:
    table = Table(players, server)
    table.start()
    table.come()
    talk(table.ada)
    talk(table.bo)
    switch = seen(table.ada, "chat-switch")
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    expect(seen(table.bo, "chat-off")).to_have_text(table.bo.say("community-off"), timeout=LONG)
    expect(seen(table.ada, "say")).to_have_count(0)
    expect(seen(table.bo, "react-wow")).to_be_enabled()
    switch.click()
    expect(seen(table.bo, "say")).to_be_visible(timeout=LONG)


def test_who_writes_too_much_is_told_and_keeps_the_words(players: Players, server: Server) -> None:
    table = Table(players, server)
    table.start()
    table.come()
    talk(table.carla)
    refusal = table.carla.say("refused-too-often")
    for number in range(12):
        write(table.carla, f"again {number}")
        expect(
            seen(table.carla, "line")
            .filter(has_text=f"again {number}")
            .or_(seen(table.carla, "chat-panel").get_by_text(refusal))
            .first
        ).to_be_visible(timeout=LONG)
        if seen(table.carla, "chat-panel").get_by_text(refusal).count():
            break
    assert number < 11
    expect(seen(table.carla, "say")).to_have_value(f"again {number}")


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("es", PHONE)])
def test_an_animal_and_a_colour_of_ones_own(
    players: Players, server: Server, lang: str, size: tuple[int, int]
) -> None:
    ada = players.known(server, "Ada", lang=lang, size=size)
    ada.go()
    ada.find("me").click()
    ada.find("change-name").click()
    ada.find("colour-aubergine").click()
    ada.page.get_by_role("radio", name=ada.say("web-animal-goat")).check(force=True)
    assert not ada.untranslated()
    ada.find("name-done").click()
    expect(ada.find("name-done")).to_have_count(0)
    assert ada.person
    assert ada.person.ask("GET", "me") == {"name": "Ada", "animal": "goat", "colour": "aubergine"}
    code = ada.person.open_table("heckmeck", seats=2, bots=["rookie"], start=0, begin=True)
    Person(server, "Bo").at(code).do("chat", text="bello!")
    ada.go(f"#/t/{code}")
    face = ada.page.locator('[data-seat="0"] .face')
    expect(face).to_have_attribute("data-colour", "aubergine", timeout=LONG)
    expect(ada.page.locator(".story .face:visible, .side .face:visible").first).to_have_attribute(
        "data-colour", "aubergine"
    )
    talk(ada)
    write(ada, "grazie")
    expect_line(ada, "grazie")
    mine = seen(ada, "line").filter(has_text="grazie").locator(".face")
    expect(mine).to_have_attribute("data-colour", "aubergine")


def test_undo_and_chat_fit_on_the_smallest_phone(players: Players, server: Server) -> None:
    ada = players.known(server, "Ada", lang="es", size=SMALL)
    assert ada.person
    carla = Person(server, "Carla")
    undo = False
    while not undo:
        code = ada.person.open_table("heckmeck", bots=["rookie"], start=0, games=3, begin=True)
        place = ada.person.at(code)
        place.until(Place.my_turn)
        place.do("play", move=place.view["legal"][0], ply=0)
        undo = place.view["undo"]
    carla.at(code).do("chat", text="hola")
    ada.go(f"#/t/{code}")
    expect(seen(ada, "unread")).to_have_text("1", timeout=LONG)
    expect(ada.button(ada.say("web-undo"))).to_be_visible()
    assert ada.overflow() <= 0


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("phase", ["lobby", "play"])
def test_axe_finds_nothing_serious_in_the_chat_in_any_light(
    players: Players, server: Server, size: tuple[int, int], phase: str
) -> None:
    ada = players.known(server, "Ada", size=size)
    bo, carla = Person(server, "Bo"), Person(server, "Carla")
    assert ada.person
    code = ada.person.open_table("geizen", seats=2, start=0)
    places: list[Place] = [person.at(code) for person in (ada.person, bo, carla)]
    places[1].do("sit", seat=1, words=WORDS)
    for place in places:
        place.do("chat", text="A line that is long enough to be more than one line at the side.")
    if phase == "play":
        places[0].do("start")
    ada.go(f"#/t/{code}")
    talk(ada)
    expect(seen(ada, "line")).to_have_count(3, timeout=LONG)
    seen(ada, "people").click()
    places[2].do("react", reaction="laugh")
    ada.find("bubble").wait_for(timeout=LONG)
    assert not problems_in_any_light(ada, size)
    assert ada.overflow() <= 0
    small = ada.page.locator(
        '[data-testid="chat-panel"]:visible :is(button, summary, input)'
    ).evaluate_all("all => all.filter(e => e.offsetHeight < 44).map(e => e.outerHTML)")
    assert not small
