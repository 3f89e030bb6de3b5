"""A page that is reloaded, cut off, or whose server dies: nothing is lost, nothing is doubled."""

import signal
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.e2e.conftest import Players
from tests.e2e.player import Player
from tests.server.people import Server

CUT = "WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE"


def in_mid_turn(players: Players, server: Server) -> tuple[Player, str]:
    """Ada at a table of Heckmeck, with dice set aside and the turn still hers."""
    ada = players.known(server, keeps=True)
    assert ada.person
    code = ada.person.open_table("heckmeck", bots=["regular"], begin=True, start=0)
    ada.go(f"#/t/{code}")
    assert ada.my_turn()
    ada.move()
    expect(ada.find("undo")).to_be_visible()
    return ada, code


def standing(player: Player, code: str) -> tuple[int, int, Any]:
    """The length of the table's log, our moves in it, and the game."""
    news = player.truth(code).news
    return news["seq"], news["view"]["ply"], news["view"]["state"]


def test_a_reload_in_mid_turn_changes_nothing(players: Players, server: Server) -> None:
    ada, code = in_mid_turn(players, server)
    before = standing(ada, code)
    shown = ada.find("sum").inner_text()
    ada.page.reload()
    assert ada.my_turn()
    assert ada.find("sum").inner_text() == shown
    assert standing(ada, code) == before
    ada.move()
    assert standing(ada, code)[1] == before[1] + 1


def test_a_move_made_offline_is_played_once_when_the_line_is_back(
    players: Players, server: Server
) -> None:
    ada, code = in_mid_turn(players, server)
    seq, ply, state = standing(ada, code)
    ada.forgive(CUT)
    ada.context.set_offline(True)
    expect(ada.find("lost")).to_be_visible()
    ada.click_move("roll")
    assert standing(ada, code) == (seq, ply, state)
    ada.context.set_offline(False)
    expect(ada.find("lost")).to_have_count(0)
    ada.my_turn()
    after = standing(ada, code)
    assert (after[1], after[2]["kept"]) == (ply + 1, state["kept"])


def test_a_move_whose_answer_was_lost_is_not_played_twice(players: Players, server: Server) -> None:
    ada = players.known(server, keeps=True)
    assert ada.person
    code = ada.person.open_table("heckmeck", bots=["regular"], begin=True, start=0)
    cut: list[str] = []

    def line(route: WebSocketRoute) -> None:
        """Carries everything, but breaks just before the first move is acknowledged."""
        server = route.connect_to_server()
        sent: list[str] = []

        def up(frame: str | bytes) -> None:
            if '"do":"play"' in str(frame):
                sent.append(str(frame))
            server.send(frame)

        def down(frame: str | bytes) -> None:
            if sent and not cut:
                cut.append(sent[0])
                route.close()
                server.close()
            else:
                route.send(frame)

        route.on_message(up)
        server.on_message(down)

    ada.page.route_web_socket("**/live", line)
    ada.go(f"#/t/{code}")
    assert ada.my_turn()
    ada.move()
    expect(ada.find("undo")).to_be_visible()
    assert cut
    assert ada.my_turn()
    assert ada.truth(code).view["ply"] == 1


def test_the_game_goes_on_by_itself_after_the_server_was_killed(
    players: Players, own_server: Server
) -> None:
    ada, code = in_mid_turn(players, own_server)
    before = standing(ada, code)
    ada.forgive(CUT)
    own_server.stop(signal.SIGKILL)
    expect(ada.find("lost")).to_be_visible()
    own_server.start()
    expect(ada.find("lost")).to_have_count(0, timeout=20_000)
    assert standing(ada, code) == before
    assert ada.play(most=6) == 6
    assert standing(ada, code)[1] >= before[1] + 6


def test_a_tap_beside_the_sheet_while_a_name_is_saved_does_not_lose_the_table(
    players: Players, server: Server
) -> None:
    ada = players.stranger(server, keeps=True)

    def tap_then_answer(route: Route) -> None:
        if route.request.method == "PUT":
            ada.page.evaluate("document.querySelector('dialog').close()")
        route.continue_()

    ada.page.route("**/api/me", tap_then_answer)
    ada.go()
    ada.find("play-heckmeck").click()
    ada.give_name("Ada")
    assert ada.my_turn()
