"""Old tables go when the host wants it: never one in play or in use, and never unexported."""

import asyncio
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tavolata.core.errors import Refusal
from tavolata.core.record import verify
from tavolata.server.coach_service import Coach
from tavolata.server.settings import Settings, database_url
from tavolata.server.storage.database import Database
from tavolata.server.storage.results import ResultStore
from tavolata.server.storage.retention import Retention
from tavolata.server.storage.schema import entries, members, tables
from tavolata.server.storage.store import Store
from tavolata.server.tables.commands import Configure
from tavolata.server.tables.connections import Connection
from tavolata.server.tables.entries import ChatSwitched
from tavolata.server.tables.interfaces import Behind
from tavolata.server.tables.opening import NewTable
from tavolata.server.tables.registry import UnknownTable
from tavolata.server.tables.service import TableService
from tests.server.community.test_results import SHORT, play_short
from tests.server.conftest import BOTH, fresh_database
from tests.server.people import Person, Server

ADA = "a" * 32


def make_old(database: str, code: str, days: float) -> None:
    """Nobody touched this table for so many days."""
    engine = sa.create_engine(database_url(database))
    with engine.begin() as connection:
        older = tables.c.touched - days * 86400
        connection.execute(tables.update().where(tables.c.code == code).values(touched=older))
    engine.dispose()


@pytest.mark.parametrize("kind", BOTH)
def test_at_start_old_tables_go_and_their_figures_stay(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = fresh_database(kind, request, tmp_path)
    exports = tmp_path / "exports"
    with Server(database, tmp_path) as server:
        ada = Person(server)
        old, young = play_short(ada, 1), play_short(ada, 2)
        begun = ada.open_table("geizen", seats=2, bots=["rookie"], start=0, begin=True)
        before = ada.ask("GET", "me/figures")
        server.stop()
        for code, days in ((old, 31), (young, 29), (begun, 29)):
            make_old(database, code, days)
        monkeypatch.setenv("TAVOLATA_KEEP_FINISHED", "30")
        monkeypatch.setenv("TAVOLATA_KEEP_ABANDONED", "30")
        monkeypatch.setenv("TAVOLATA_EXPORT_TO", str(exports))
        server.start()
        assert_gone(ada, old)
        for code in (young, begun):
            assert ada.ask("GET", f"tables/{code}")["code"] == code
        games = ada.ask("GET", "me/games")["finished"]
        assert [game["code"] for game in games] == [young, None]
        after = ada.ask("GET", "me/figures")
        assert after["games"][0]["played"] == before["games"][0]["played"] == 2
        server.stop()
    [record] = (exports / "records").iterdir()
    assert verify(record.read_bytes()).dice


def assert_gone(person: Person, code: str) -> None:
    for _ in range(200):
        status, told = person.try_ask("GET", f"tables/{code}")
        if status == 404:
            assert told["reason"] == "unknown-table"
            assert person.try_ask("GET", f"tables/{code}/games/0/record")[0] == 404
            return
    raise AssertionError("it is still there")


# In one process, with a service of our own.


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return fresh_database(request.param, request, tmp_path)


class Service(TableService):
    def __init__(self, database: Database) -> None:
        self.database, self.store = database, Store(database)
        super().__init__(self.store, self.store.notifier, time, Coach(), ThreadPoolExecutor(1))


@asynccontextmanager
async def open_service(url: str) -> AsyncIterator[Service]:
    database = Database(database_url(url))
    database.migrate()
    service = Service(database)
    yield service
    await service.stop()


def retention(service: Service, **settings: Any) -> Retention:
    return Retention(service.database, service, replace(Settings(), **settings))


async def a_table(service: Service, **more: Any) -> str:
    wanted = NewTable("heckmeck", seats=2, options=SHORT, start=0, **more)
    return await service.open_table(ADA, wanted)


async def count(service: Service, table: sa.Table, code: str) -> int:
    query = sa.select(sa.func.count()).select_from(table).where(table.c.code == code)
    return await service.database.read(lambda c: int(c.execute(query).scalar_one()))


def test_an_abandoned_table_goes_with_its_entries_and_members(database: str) -> None:
    async def story() -> None:
        async with open_service(database) as service:
            code = await a_table(service)
            make_old(database, code, 3)
            assert await retention(service).remove_old() == 0
            assert await retention(service, keep_finished=1.0).remove_old() == 0
            assert await retention(service, keep_abandoned=4.0).remove_old() == 0
            assert await retention(service, keep_abandoned=2.0).remove_old() == 1
            for table in (tables, entries, members):
                assert await count(service, table, code) == 0
            with pytest.raises(UnknownTable):
                await service.find(code)

    asyncio.run(story())


def test_a_table_with_connections_stays(database: str) -> None:
    async def story() -> None:
        async with open_service(database) as service:
            code = await a_table(service)
            make_old(database, code, 3)
            connection = Connection(ADA, lambda text: None)
            await service.welcome(code, connection)
            assert await retention(service, keep_abandoned=1.0).remove_old() == 0
            await service.goodbye(code, connection)
            assert await retention(service, keep_abandoned=1.0).remove_old() == 1

    asyncio.run(story())


def test_a_table_where_a_bot_is_thinking_stays(database: str) -> None:
    async def story() -> None:
        async with open_service(database) as service:
            code = await a_table(service)
            make_old(database, code, 3)
            thinking = asyncio.create_task(asyncio.sleep(60))
            service._driver._tasks[code] = thinking
            assert await retention(service, keep_abandoned=1.0).remove_old() == 0
            thinking.cancel()

    asyncio.run(story())


def test_a_table_that_was_touched_meanwhile_stays(database: str) -> None:
    async def story() -> None:
        async with open_service(database) as service:
            code = await a_table(service)
            make_old(database, code, 3)
            old = retention(service, keep_abandoned=1.0)
            await old._days_of(code, 0.0)
            assert not await old._remove(code, 0.0), "it was touched since that time"
            await service.command(code, ADA, Configure("1", listed=True))
            assert await old.remove_old() == 0

    asyncio.run(story())


def test_nothing_is_removed_that_could_not_be_exported(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_service(database) as service:
            code = await a_table(service)
            make_old(database, code, 3)
            blocked = tmp_path / "blocked"
            blocked.write_text("a file where a folder should be")
            assert await retention(service, keep_abandoned=1.0, export_to=blocked).remove_old() == 0
            assert (await service.find(code)).code == code
            there = tmp_path / "there"
            assert await retention(service, keep_abandoned=1.0, export_to=there).remove_old() == 1
            [log] = (there / "logs").iterdir()
            assert code in log.name

    asyncio.run(story())


def test_another_process_cannot_go_on_with_a_removed_table(database: str) -> None:
    async def story() -> None:
        async with open_service(database) as service, open_service(database) as other:
            code = await a_table(service)
            table = await other.find(code)
            make_old(database, code, 3)
            removing = retention(service, keep_abandoned=1.0)
            assert await removing.remove_old() == 1
            table.enter(ChatSwitched(False))
            with pytest.raises(Behind):
                await other.store.append(table, table.pending)
            with pytest.raises(UnknownTable):
                await other.command(code, ADA, Configure("1", listed=True))
            assert await count(service, entries, code) == 0

    asyncio.run(story())


def test_a_table_in_memory_that_another_process_removed_is_dropped(database: str) -> None:
    async def story() -> None:
        async with open_service(database) as service, open_service(database) as other:
            code = await a_table(service)
            await other.find(code)
            make_old(database, code, 3)
            assert await retention(service, keep_abandoned=1.0).remove_old() == 1
            assert other.loaded_codes() == [code]
            assert await retention(other, keep_abandoned=1.0).remove_old() == 0
            assert other.loaded_codes() == []

    asyncio.run(story())


def test_a_table_not_counted_yet_stays(database: str) -> None:
    async def story() -> None:
        async with open_service(database) as service:
            code = await a_table(service)
            make_old(database, code, 3)
            mark = sa.text("INSERT INTO uncounted VALUES (:code)").bindparams(code=code)
            await service.database.write(lambda c: c.execute(mark).rowcount)
            old = retention(service, keep_abandoned=1.0)
            assert await old.remove_old() == 0
            await ResultStore(service.database).count_earlier_games()
            assert await old.remove_old() == 1

    asyncio.run(story())


@pytest.mark.parametrize("days", ["soon", "-1", "nan", "1e9"])
def test_days_that_are_none_are_refused(days: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refusal):
        Settings.read(keep_finished=days)
    monkeypatch.setenv("TAVOLATA_KEEP_ABANDONED", days)
    with pytest.raises(Refusal):
        Settings.read()


def test_for_ever_is_what_is_usual() -> None:
    settings = Settings.read()
    assert (settings.keep_finished, settings.keep_abandoned, settings.export_to) == (None,) * 3
    assert Settings.read(keep_finished="0.5").keep_finished == 0.5
