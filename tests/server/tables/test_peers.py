"""Several processes, one PostgreSQL: any client on any process, one game."""

import json
import signal
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tavolata.core.record import verify
from tests.server.conftest import fresh_database
from tests.server.people import WORDS, Person, Place, Server, wait_for
from tests.support.command import run


@pytest.fixture
def two(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two processes on one PostgreSQL."""
    database = fresh_database("postgresql", request, tmp_path)
    with Server(database, tmp_path) as first, Server(database, tmp_path) as second:
        yield first, second


def together(first: Server, second: Server, game: str, **more: Any) -> tuple[Place, Place]:
    """Ada and a bot on the one process, Ben on the other, at one table; the game begins."""
    ada, ben = Person(first, "Ada"), Person(second, "Ben")
    code = ada.open_table(game, seats=3, start=0, **more)
    here, there = ada.at(code), ben.at(code)
    there.do("sit", seat=1, words=WORDS)
    here.until(lambda place: place.news["table"]["seats"][1]["name"] == "Ben")
    here.do("bot", seat=2, level="rookie")
    here.do("start")
    for place in (here, there):
        place.until(lambda place: place.view is not None)
    return here, there


def to_the_end(*places: Place) -> None:
    """Everyone plays on, all at the same time."""
    with ThreadPoolExecutor(len(places)) as crew:
        list(crew.map(lambda place: place.play_on(np.random.default_rng(place.seat)), places))


def proved(person: Person, code: str) -> Any:
    record = person.ask("GET", f"tables/{code}/games/0/record")
    proof = verify(json.dumps(record))
    assert proof.over
    assert proof.dice
    return record


def test_players_on_two_processes_see_one_game_and_one_another(two: tuple[Server, Server]) -> None:
    here, there = together(*two, "eimer")
    here.until(lambda place: place.news["table"]["seats"][1]["here"])
    here.person.ask("PUT", "me", {"name": "Nonna"})
    there.until(lambda place: place.news["table"]["seats"][0]["name"] == "Nonna")
    to_the_end(here, there)
    code = here.news["table"]["code"]
    assert proved(here.person, code) == proved(there.person, code)
    public = [[e for e in p.events if e["event"] in ("turn", "over")] for p in (here, there)]
    assert public[0][-5:] == public[1][-5:]
    here.close()
    there.until(lambda place: not place.news["table"]["seats"][0]["here"])


def test_a_killed_process_takes_no_game_with_it(two: tuple[Server, Server]) -> None:
    first, second = two
    here, there = together(first, second, "heckmeck")
    code = here.news["table"]["code"]
    with ThreadPoolExecutor(1) as crew:
        other = crew.submit(there.play_on, np.random.default_rng(1))
        here.play_on(np.random.default_rng(0), 4)
        ada = here.person
        first.stop(signal.SIGKILL)
        ada.server = second
        again = ada.at(code)
        assert again.view["ply"] >= 4  # what was acknowledged is there
        again.play_on(np.random.default_rng(2))
        other.result(60)
    record = proved(ada, code)
    assert record == proved(there.person, code)


def test_bots_go_on_where_their_process_was_killed(two: tuple[Server, Server]) -> None:
    """Nobody moves but bots: the second process takes over what the first one leaves."""
    first, second = two
    ada, ben = Person(first, "Ada"), Person(second, "Ben")
    code = ada.open_table("geizen", seats=3, bots=["rookie", "rookie"], begin=True)
    place, watching = ada.at(code), ben.at(code)
    place.do("stand")  # a bot sits down for Ada
    first.stop(signal.SIGKILL)
    watching.until(lambda place: place.view is not None and place.view["over"])
    proved(ben, code)


def test_one_command_runs_several_processes(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    database = fresh_database("postgresql", request, tmp_path)
    with Server(database, tmp_path, workers=2) as server:
        children = _children(server)
        assert len(children) == 2
        here, there = together(server, server, "heckmeck")
        to_the_end(here, there)
        proved(here.person, here.news["table"]["code"])
        subprocess.run(["kill", "-9", children[0]], check=True)
        wait_for(
            lambda: len(_children(server)) == 2 and children[0] not in _children(server), "two"
        )
        wait_for(server._is_well, "the server to be well")
        server.stop()


def _children(server: Server) -> list[str]:
    """The processes that serve: the parent's children, less a helper of multiprocessing's."""
    listed = subprocess.run(
        ["ps", "-ww", "-o", "pid=", "-o", "args=", "--ppid", str(server.process.pid)],
        capture_output=True,
        text=True,
        check=False,
    )
    return [
        line.split()[0]
        for line in listed.stdout.splitlines()
        if "spawn_main" in line and "resource_tracker" not in line
    ]


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    done = run("serve", "--workers", "2", "--database", str(tmp_path / "t.db"), "--lang", "en")
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
