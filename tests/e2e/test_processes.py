"""Two processes, one PostgreSQL, four browsers at one table: a killed process stops nobody."""

import json
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tavolata.core.record import verify
from tests.e2e.conftest import Players
from tests.e2e.player import CHOICES, OVER, Player
from tests.server.conftest import fresh_database, postgres
from tests.server.people import Person, Server, free_port

__all__ = ["postgres"]

SHORT = {"tiles": [21, 22, 23]}  # a grill that is soon empty


class Balanced(Server):
    """An address behind which several processes stand."""

    def __init__(self, *servers: Server) -> None:
        self.servers, self.base, self.port, self.places = servers, "/", free_port(), []
        ports = [str(server.port) for server in servers]
        command = [sys.executable, "-m", "tests.e2e.balancer", str(self.port), *ports]
        self.process = subprocess.Popen(command)

    def __exit__(self, *problem: object) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def balanced(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Balanced]:
    database = fresh_database("postgresql", request, tmp_path)
    with (
        Server(database, tmp_path) as first,
        Server(database, tmp_path) as second,
        Balanced(first, second) as both,
    ):
        yield both


def guests(server: Server) -> int:
    """How many connections to tables a process has."""
    with urllib.request.urlopen(f"{server.address}/api/metrics", timeout=20) as answer:
        figures = answer.read().decode().splitlines()
    return int(float(next(f.split()[1] for f in figures if f.startswith("tavolata_guests "))))


def test_the_game_goes_on_for_all_when_a_process_is_killed(
    players: Players, balanced: Balanced
) -> None:
    first, second = balanced.servers
    people = [Person(first, name) for name in ("Ada", "Bo", "Cleo", "Dino")]
    code = people[0].open_table("heckmeck", seats=4, start=0, options=SHORT)
    for seat, person in enumerate(people[1:], 1):
        place = person.at(code)
        place.do("sit", seat=seat)
        place.close()
    seated = [players.stranger(balanced, lang=lang) for lang in ("en", "de", "it", "es")]
    for player, person in zip(seated, people, strict=True):
        player.become(person)
        player.go(f"#/t/{code}")
        player.find("lobby").wait_for()
    while not (guests(first) and guests(second)):  # until they are spread over both
        seated[0].page.reload()
        seated[0].find("lobby").wait_for()
    seated[0].find("start").click()
    for player in seated:
        player.find("play").wait_for()
        player.forgive("WebSocket|ERR_|failed")
    rounds(seated, 3)
    before = max(player.news["seq"] for player in seated)
    first.stop(signal.SIGKILL)
    rounds(seated, 1000)
    for player in seated:
        assert player.result()
        expect(player.find("lost")).to_have_count(0)
        assert player.news["seq"] > before
    people[0].server = second
    record = people[0].ask("GET", f"tables/{code}/games/0/record")
    proof = verify(json.dumps(record))
    assert proof.over
    assert proof.dice


def rounds(players: list[Player], moves: int) -> None:
    """Whoever is to move moves, so many times or until all see the result."""
    done = 0
    for _ in range(3000):
        for player in players:
            if player.page.locator(CHOICES).count():
                player.move()
                done += 1
            elif not player.page.locator(OVER).count():
                player.hurry()
        if done >= moves or all(player.page.locator(OVER).count() for player in players):
            return
        players[0].page.wait_for_timeout(20)
    raise AssertionError(f"only {done} moves were made")
