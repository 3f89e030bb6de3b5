"""Time for a move: when it runs out a bot plays that move, and the seat stays whose it was."""

import signal
from pathlib import Path

import numpy as np
import pytest

from tavolata.core.catalogue import names
from tests.server.conftest import BOTH, fresh_database
from tests.server.people import WORDS, Person, Server


def late(event: dict[str, object], seat: int) -> bool:
    return event == {"event": "late", "seat": seat}


@pytest.mark.parametrize("game", names())
def test_a_bot_plays_the_move_of_who_is_late_and_he_may_come_back(
    server: Server, game: str
) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    code = ada.open_table(game, seats=3, start=0, pace=2)
    place, other = ada.at(code), ben.at(code)
    other.do("sit", seat=1, words=WORDS)
    place.do("bot", seat=2, level="rookie")
    place.do("start")
    place.until(lambda here: here.view is not None and 0 in here.view["to_move"])
    assert 0 < place.news["table"]["left"][0] <= 2
    assert place.news["table"]["left"][2] is None  # bots have no clock
    other.until(lambda here: any(late(event, 0) for event in here.events))
    place.until(lambda here: any(late(event, 0) for event in here.events))
    seat = place.news["table"]["seats"][0]
    assert (seat["kind"], seat["name"]) == ("person", "Ada")
    place.until(lambda here: here.my_turn())
    place.play_on(np.random.default_rng(1), 1)  # back again
    place.close()
    other.close()


def test_nobody_is_hurried_where_no_time_is_set(server: Server) -> None:
    ada = Person(server)
    place = ada.at(ada.open_table("heckmeck", seats=2, bots=["rookie"], begin=True))
    assert place.news["table"]["pace"] == 0
    assert place.news["table"]["left"] == [None, None]
    assert place.refused("set", pace=30) == "game-running"
    place.close()


@pytest.mark.parametrize("pace", [-1, 10**9])
def test_a_pace_that_is_none_is_refused(server: Server, pace: int) -> None:
    ada = Person(server)
    place = ada.at(ada.open_table("heckmeck", seats=2))
    assert place.refused("set", pace=pace) == "bad-pace"
    place.do("set", pace=86400)
    assert place.news["table"]["pace"] == 86400
    place.close()


@pytest.mark.parametrize("kind", BOTH)
def test_time_runs_on_while_the_server_is_down(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    with Server(fresh_database(kind, request, tmp_path), tmp_path) as server:
        ada = Person(server)
        code = ada.open_table("heckmeck", seats=2, start=0, bots=["rookie"], begin=True, pace=1)
        place = ada.at(code)
        place.until(lambda here: here.my_turn())
        server.stop(signal.SIGKILL)
        server.start()
        again = ada.at(code, since=0)
        again.until(lambda here: sum(late(event, 0) for event in here.events) == 2)
