"""Two people at one table: they come by link or by code, and see only what they may."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Players
from tests.e2e.player import CHOICES, MINE, PATIENCE, Player
from tests.server.people import Server


def new_table(ada: Player, game: str) -> None:
    """Ada makes a table for two."""
    ada.go()
    ada.find(f"table-{game}").click()
    ada.find("lobby").wait_for()
    ada.find("seats-2").click()
    expect(ada.find("seat")).to_have_count(2)


def sit_down(bo: Player, name: str) -> None:
    bo.find("sit").click()
    bo.give_name(name)
    expect(bo.page.locator(".chair.me")).to_have_count(1)


def test_one_joins_by_link_and_the_game_begins_for_both(players: Players, server: Server) -> None:
    ada, bo = players.known(server), players.stranger(server, lang="de")
    new_table(ada, "geizen")
    bo.page.goto(ada.page.locator(".linkfield").input_value())
    sit_down(bo, "Bo")
    expect(ada.page.locator('[data-seat="1"]')).to_contain_text("Bo")
    ada.find("start").click()
    for player in (ada, bo):
        player.find("play").wait_for()


def test_one_joins_by_the_code_read_out_aloud(players: Players, server: Server) -> None:
    ada, bo = players.known(server), players.stranger(server)
    new_table(ada, "heckmeck")
    bo.go()
    bo.find("join-code").fill(ada.find("code").inner_text().lower())
    bo.press("Enter")
    sit_down(bo, "Bo")
    assert bo.code == ada.code


def test_a_personal_link_makes_another_device_the_same_person(
    players: Players, server: Server
) -> None:
    ada, phone = players.known(server), players.stranger(server)
    new_table(ada, "heckmeck")
    code = ada.code
    ada.go()
    ada.find("me").click()
    ada.find("make-link").click()
    phone.page.goto(ada.find("personal-link").input_value())
    phone.find("claim").click()
    phone.page.locator("main a.btn.go").click()
    phone.find("resume").first.click()
    assert phone.code == code
    expect(phone.page.locator(".chair.me")).to_contain_text("Ada")


def cards_in(text: str) -> set[str]:
    return set(re.findall(r'"([YWRBG][1-8])"', text))


def page_state(player: Player) -> str:
    """Every string that the page's scripts hold: a snapshot of their memory."""
    chunks: list[str] = []
    session = player.context.new_cdp_session(player.page)
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda told: chunks.append(told["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "\n".join(json.loads("".join(chunks))["strings"])


def hand(player: Player, seat: int) -> list[str]:
    cards: list[str] = player.news["view"]["state"]["hands"][seat]
    return cards


def test_hidden_cards_and_pyramids_never_reach_the_others_page(
    players: Players, server: Server
) -> None:
    ada, bo = players.known(server), players.stranger(server)
    new_table(ada, "eimer")
    bo.page.goto(ada.page.locator(".linkfield").input_value())
    sit_down(bo, "Bo")
    ada.find("start").click()
    assert ada.my_turn()
    assert bo.my_turn()

    for spot in ("0.0", "4.0", "0.1", "3.1"):  # so that it is like nobody else's
        bo.page.locator(f'[data-spot="{spot}"]').click()
    build = bo.page.locator(f'{MINE} [data-testid="play"]')
    pyramid = str(build.get_attribute("data-move")).removeprefix("build ")
    build.click()
    expect(ada.page.locator('[data-seat="1"] .note')).to_contain_text(ada.say("eimer-web-ready"))

    for secret in (pyramid, ",".join(hand(bo, 1)), json.dumps(hand(bo, 1))):
        assert secret not in "".join(ada.frames)
        assert secret not in ada.page.content()
    assert cards_in("".join(ada.frames)) == set(hand(ada, 0))
    shown = ada.page.locator("[data-card]").evaluate_all("all => all.map(e => e.dataset.card)")
    assert sorted(shown) == sorted(hand(ada, 0))
    assert pyramid in page_state(bo)
    assert pyramid not in page_state(ada)

    ada.move()
    for _ in range(5):
        whose_turn(ada, bo).move()
    check_hidden_hands(ada.messages, mine=0)
    check_hidden_hands(bo.messages, mine=1)


def whose_turn(*players: Player) -> Player:
    """The one who has something to choose."""
    for _ in range(PATIENCE):
        for player in players:
            if player.page.locator(CHOICES).count():
                return player
            player.hurry()
    raise AssertionError("it is nobody's turn")


def check_hidden_hands(messages: list[Any], mine: int) -> None:
    """In no message is a hand of another, nor a card that another was dealt or drew."""
    views = [message["view"] for message in messages if message["view"]]
    assert views[-1]["state"]["pyramids"][1 - mine]
    for view in views:
        assert isinstance(view["state"]["hands"][1 - mine], int)
        assert view["chance"] is None or "from" not in view["chance"]
    for event in [event for message in messages for event in message["events"]]:
        if event.get("seat") == 1 - mine:
            assert event["event"] != "dealt" or event["cards"] is None
            assert event["event"] != "drew" or event["card"] is None
