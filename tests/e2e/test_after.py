"""Taking back, what comes after a game, and the proof of its dice."""

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Players
from tests.e2e.player import Player
from tests.e2e.tour import play_out
from tests.server.people import Server

SHORT = {"tiles": [21, 22]}


def finished(player: Player, game: str) -> str:
    """A table where a game was just played to its end, by the API."""
    assert player.person
    options = SHORT if game == "heckmeck" else {}
    return play_out(player.person, game, seats=2, bots=["rookie"], options=options)


def test_a_move_is_taken_back_by_one_click(players: Players, server: Server) -> None:
    ada = players.known(server)
    assert ada.person
    code = ada.person.open_table("heckmeck", bots=["rookie"], begin=True, start=0)
    ada.go(f"#/t/{code}")
    assert ada.my_turn()
    before = ada.moves()
    ada.move()
    ada.find("undo").click()
    expect(ada.find("undo")).to_have_count(0)
    assert ada.my_turn()
    assert ada.moves() == before
    view = ada.truth(code).view
    assert (view["ply"], view["state"]["kept"]) == (2, [])


def test_a_rematch_takes_one_click(players: Players, server: Server) -> None:
    ada = players.known(server)
    ada.go(f"#/t/{finished(ada, 'heckmeck')}")
    assert ada.result()
    ada.find("next").click()
    expect(ada.find("play")).to_be_visible()
    assert ada.my_turn()
    assert ada.news["view"]["number"] == 1
    ada.move()


def test_a_match_of_two_short_games_is_set_up_and_played(players: Players, server: Server) -> None:
    ada = players.known(server)
    ada.go()
    ada.find("table-heckmeck").click()
    ada.find("seats-2").click()
    tiles = ada.find("option-tiles").locator(".tilepick button")
    for tile in range(2, 16):
        tiles.nth(tile).click()
        expect(tiles.nth(tile)).to_have_attribute("aria-pressed", "false")
    two_games = ada.button(ada.say("web-games-count", count=2))
    two_games.click()
    expect(two_games).to_have_attribute("aria-pressed", "true")
    ada.find("bot-rookie").first.click()
    ada.find("start").click()
    ada.play()
    expect(ada.page.locator(".totals")).to_contain_text("1")
    first = ada.truth(ada.code).news["table"]
    assert (first["played"], first["games"]) == (1, 2)

    ada.find("next").click()
    expect(ada.find("play")).to_be_visible()
    ada.play()
    expect(ada.page.locator(".totals tbody tr")).to_have_count(2)
    table = ada.truth(ada.code).news["table"]
    assert table["played"] == 2
    shown = ada.page.locator(".totals tbody td:last-child").all_inner_texts()
    assert [int(text.split()[0]) for text in shown] == table["totals"]


@pytest.mark.parametrize("game", ["heckmeck", "eimer", "geizen"])
def test_a_replay_goes_step_by_step_to_the_end(players: Players, server: Server, game: str) -> None:
    ada = players.known(server)
    ada.go(f"#/t/{finished(ada, game)}")
    ada.find("replay").click()
    slider = ada.find("slider")
    expect(slider).to_have_value("0")
    ada.find("step-on").click()
    ada.find("step-on").click()
    expect(slider).to_have_value("2")
    ada.find("step-back").click()
    expect(slider).to_have_value("1")
    ada.press("ArrowRight", "ArrowRight")
    expect(slider).to_have_value("3")
    last = str(slider.get_attribute("max"))
    for _ in range(20):
        ada.press("ArrowRight")
    ada.press("End")
    expect(slider).to_have_value(last)
    expect(ada.find("step-on")).to_be_disabled()
    assert not ada.untranslated()


@pytest.mark.parametrize("game", ["heckmeck", "eimer", "geizen"])
def test_the_page_proves_the_dice_of_a_genuine_game(
    players: Players, server: Server, game: str
) -> None:
    ada = players.known(server)
    ada.go(f"#/t/{finished(ada, game)}")
    expect(ada.find("proof")).to_have_attribute("data-ok", "true")


def with_a_die_changed(record: dict[str, Any]) -> dict[str, Any]:
    """The record, with one die of its last roll turned to another face."""
    log = [*record["log"]]
    number = max(n for n, entry in enumerate(log) if entry.startswith("*"))
    dice = log[number][1:].split(" ")
    dice[0] = "2" if dice[0] == "1" else "1"
    log[number] = "*" + " ".join(sorted(dice))
    return {**record, "log": log}


def test_a_lying_server_is_found_out_by_the_page(players: Players, server: Server) -> None:
    ada = players.known(server)
    code = finished(ada, "geizen")

    def lie(route: Route) -> None:
        told = route.fetch().json()
        told["record"] = with_a_die_changed(told["record"])
        route.fulfill(json=told)

    ada.page.route("**/replay", lie)
    ada.go(f"#/t/{code}")
    expect(ada.find("proof")).to_have_attribute("data-ok", "false")


def test_the_record_check_tells_a_genuine_record_from_a_tampered_one(
    players: Players, server: Server
) -> None:
    ada = players.known(server)
    assert ada.person
    code = finished(ada, "geizen")
    record = ada.person.ask("GET", f"tables/{code}/games/0/record")
    ada.go("#/check")
    ada.find("record-text").fill(json.dumps(record))
    ada.find("check").click()
    expect(ada.find("moves")).to_have_attribute("data-ok", "true")
    expect(ada.find("proof")).to_have_attribute("data-ok", "true")

    ada.find("record-text").fill(json.dumps(with_a_die_changed(record)))
    ada.find("check").click()
    expect(ada.find("moves")).to_have_attribute("data-ok", "false")
    expect(ada.find("moves")).to_contain_text(f"Entry {len(record['log']) - 1}")
    expect(ada.page.locator('[data-ok="true"]')).to_have_count(0)
