"""What was acknowledged is on disk: servers killed for real go on where they were."""

import asyncio
import os
import signal
import subprocess
from pathlib import Path
from urllib.request import urlopen

import numpy as np
import pytest

from tavolata.server.settings import database_url
from tavolata.server.storage.append_queue import AppendQueue, Index
from tavolata.server.storage.database import Database
from tavolata.server.storage.notify import Notifier
from tavolata.server.storage.store import Store
from tavolata.server.tables.entries import Stood
from tavolata.server.tables.interfaces import Behind
from tests.server.conftest import BOTH, fresh_database
from tests.server.people import Person, Place, Server, some_move, wait_for


@pytest.mark.parametrize("kind", BOTH)
def test_kill_nine_in_the_middle_of_play_loses_no_acknowledged_move(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    with Server(fresh_database(kind, request, tmp_path), tmp_path) as server:
        keep_killing(server)


def keep_killing(server: Server) -> None:
    ada = Person(server)
    code = ada.open_table("geizen", seats=3, bots=["rookie", "rookie"], start=0, begin=True)
    picks = np.random.default_rng(11)
    place = ada.at(code)
    for _ in range(4):
        place.play_on(picks, 3)
        acknowledged = place.view["ply"]
        seq = place.news["seq"]
        server.stop(signal.SIGKILL)
        server.start()
        place = ada.at(code, since=seq)
        place.until(Place.my_turn)
        assert place.view["ply"] >= acknowledged
        assert place.news["seq"] >= seq
    place.play_on(picks)
    assert place.view["over"]
    record = ada.ask("GET", f"tables/{code}/games/0/record")
    assert ada.ask("POST", "verify", record)["dice"]
    server.stop()


@pytest.mark.parametrize("kind", BOTH)
def test_a_command_resent_after_a_crash_is_not_carried_out_again(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    with Server(fresh_database(kind, request, tmp_path), tmp_path) as server:
        ada = Person(server)
        code = ada.open_table("heckmeck", seats=2, bots=["rookie"], start=0, begin=True)
        place = ada.at(code)
        place.until(Place.my_turn)
        move = place.view["legal"][0]
        place.do("play", id_="once", move=move, ply=0)
        seq = place.news["seq"]
        server.stop(signal.SIGKILL)
        server.start()
        place = ada.at(code)
        place.do("play", id_="once", move=move, ply=0)
        assert place.news["seq"] == seq
        server.stop()


def writer_of(server: Server) -> int:
    """The process that writes for a server."""
    pid = str(server.process.pid)
    found = subprocess.run(
        ["pgrep", "-P", pid, "-f", "storage.writer"], capture_output=True, text=True
    )
    return int(found.stdout)


def is_there(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rsplit(")", 1)[1].split()[0] != "Z"


@pytest.mark.parametrize("kind", BOTH)
def test_a_writer_killed_in_the_middle_of_play_is_replaced_and_nothing_is_lost_or_doubled(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    with Server(fresh_database(kind, request, tmp_path), tmp_path) as server:
        ada = Person(server)
        code = ada.open_table("heckmeck", seats=2, bots=["rookie"], start=0, begin=True)
        place, picks = ada.at(code), np.random.default_rng(7)
        for _ in range(5):
            place.until(Place.my_turn)
            ply = place.view["ply"]
            os.kill(writer_of(server), signal.SIGKILL)
            place.do("play", move=some_move(place.news, picks), ply=ply)
            place.until(lambda there: there.view["ply"] > ply)  # noqa: B023
            assert place.view["ply"] == ply + 1
        place.play_on(picks)
        record = ada.ask("GET", f"tables/{code}/games/0/record")
        assert ada.ask("POST", "verify", record)["dice"]
        writer = writer_of(server)
        server.stop(signal.SIGKILL)
        wait_for(lambda: not is_there(writer), "the writer to go with its server")


@pytest.mark.parametrize("kind", BOTH)
def test_a_graceful_stop_lets_everyone_go(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    with Server(fresh_database(kind, request, tmp_path), tmp_path) as server:
        ada = Person(server)
        ada.at(ada.open_table("heckmeck", seats=2, bots=["rookie"], begin=True))
        assert server.stop(signal.SIGTERM) == -signal.SIGTERM
        assert '"closed"' in server.log()


@pytest.mark.parametrize("kind", BOTH)
def test_it_works_under_a_path(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    with Server(fresh_database(kind, request, tmp_path), tmp_path, base="/games") as server:
        with urlopen(server.address) as answer:
            assert answer.url == server.address + "/", "the page's addresses are relative"
        ada = Person(server)
        place = ada.at(ada.open_table("geizen", seats=2, bots=["rookie"], start=0, begin=True))
        place.play_on(np.random.default_rng(1), 2)
        server.stop()


def test_a_database_that_was_away_for_a_moment_is_found_again(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    import psycopg

    uri = fresh_database("postgresql", request, tmp_path)

    async def claim() -> None:
        database = Database(database_url(uri))
        database.migrate()
        queue = AppendQueue(database, Notifier(database))
        index = Index(False, frozenset())
        await queue.append("ABCDEF", 1, [Stood(0)], index, [])
        await queue.append("ABCDEF", 2, [Stood(0)], None, [])
        with psycopg.connect(uri, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await queue.append("ABCDEF", 3, [Stood(0)], None, [])
        with pytest.raises(Behind):
            await queue.append("ABCDEF", 3, [Stood(0)], None, [])
        assert len(await Store(database).entries("ABCDEF")) == 3
        await queue.close()
        database.close()

    asyncio.run(claim())
