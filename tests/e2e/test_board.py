"""The board stays on the table while messages come."""

from tests.e2e.conftest import Players
from tests.server.people import Person, Server


def test_a_message_leaves_the_board_and_what_is_picked_on_it_alone(
    players: Players, server: Server
) -> None:
    ada = players.known(server)
    assert ada.person
    code = ada.person.open_table("geizen", seats=2, bots=["rookie"], start=0, begin=True)
    ada.go(f"#/t/{code}")
    assert ada.my_turn()
    ada.page.locator("[data-die]").first.click()
    picked = ada.find("keep").get_attribute("data-move")
    assert picked
    board = ada.page.locator("[data-die]").first.element_handle()
    heard = len(ada.messages)
    onlooker = Person(server, "Bo").at(code)  # somebody comes to look: everyone is told
    while len(ada.messages) == heard:
        ada.page.wait_for_timeout(20)
    ada.page.wait_for_timeout(100)
    assert board.evaluate("die => die.isConnected"), "the board was put up anew"
    assert ada.find("keep").get_attribute("data-move") == picked
    onlooker.close()
