"""The tables by themselves: a store in memory, no coach, no other process, bots in no thread."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Executor, Future
from typing import Any

import msgspec
import pytest

from tavolata.core.record import verify
from tavolata.core.state import View
from tavolata.server.coach_types import Help
from tavolata.server.tables import commands, messages
from tavolata.server.tables.commands import Play, Sit, Start
from tavolata.server.tables.connections import Connection
from tavolata.server.tables.entries import Entry, Played, decode
from tavolata.server.tables.interfaces import Behind, JsonObject, Moment
from tavolata.server.tables.opening import NewTable
from tavolata.server.tables.peer_messages import Envelope, PeerMessage
from tavolata.server.tables.service import TableService
from tavolata.server.tables.table import Table

ADA, BEN = "a" * 32, "b" * 32


class Store:
    """Logs as JSON texts, people as they were chosen."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.people: dict[str, tuple[str, str, str]] = {}
        self.broken = False

    async def append(self, table: Table, entries: Sequence[Entry]) -> None:
        if self.broken:
            raise OSError("no space left on device")
        log = self.logs.setdefault(table.code, [])
        if len(log) + len(entries) != table.seq:
            raise Behind(table.code)
        log += [msgspec.json.encode(entry) for entry in entries]

    async def entries(self, code: str, after: int = 0) -> list[Entry]:
        return [decode(body) for body in self.logs.get(code, [])[after:]]

    async def codes_of(self, person: str) -> list[str]:
        return list(self.logs)

    async def listed_codes(self) -> list[str]:
        return list(self.logs)

    async def running_codes(self) -> list[str]:
        return list(self.logs)

    async def person(self, person: str) -> tuple[str, str, str] | None:
        return self.people.get(person)

    async def save_person(self, person: str, name: str, animal: str, colour: str) -> None:
        self.people[person] = (name, animal, colour)

    async def close(self) -> None:
        pass


class Alone:
    live = False

    async def send(self, message: PeerMessage) -> None:
        pass

    async def listen(
        self,
        receive: Callable[[Envelope], Awaitable[None]],
        connected: Callable[[], Awaitable[None]],
    ) -> None:
        raise AssertionError("there is nobody to listen to")


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now

    monotonic = time


class NoCoach:
    def helps_with(self, game: str) -> tuple[Help, ...]:
        return ()

    async def advise(self, what: str, moment: Moment, view: View) -> JsonObject:
        raise AssertionError("it cannot help")


class Inline(Executor):
    def submit(self, do: Any, /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(do(*given, **named))
        return future


class Client:
    """A client's connection, and the messages that were sent to it."""

    def __init__(self, person: str) -> None:
        self.texts: list[bytes] = []
        self.connection = Connection(person, self.texts.append)

    @property
    def news(self) -> messages.TableMessage:
        last = next(text for text in reversed(self.texts) if text.startswith(b'{"do":"table"'))
        return msgspec.json.decode(last, type=messages.TableMessage)

    @property
    def view(self) -> messages.ViewInfo:
        assert self.news.view
        return self.news.view


class Room:
    """A table with two people at it."""

    def __init__(self) -> None:
        self.store, self.clock = Store(), Clock()
        self.service = self.new_service()
        self.ada, self.ben = Client(ADA), Client(BEN)

    def new_service(self) -> TableService:
        return TableService(self.store, Alone(), self.clock, NoCoach(), Inline())

    async def open(self, game: str, **wanted: Any) -> str:
        code = await self.service.open_table(ADA, NewTable(game, seats=2, start=0, **wanted))
        for client in (self.ada, self.ben):
            await self.service.welcome(code, client.connection)
            await self.service.greet(code, client.connection, None)
        return code

    async def begin(self, game: str, **wanted: Any) -> str:
        code = await self.open(game, **wanted)
        await self.service.command(code, BEN, Sit("sit", 1))
        await self.service.command(code, ADA, Start("start"))
        return code


def check_sent(client: Client) -> None:
    """What is sent is what the structs say, to the byte."""
    for text in client.texts:
        kind: Any = messages.TableMessage if b'"do":"table"' in text else messages.Reaction
        read = msgspec.json.decode(text, type=kind, strict=True)
        assert msgspec.json.encode(read) == text


@pytest.mark.parametrize("game", ["heckmeck", "geizen"])
def test_a_whole_game_is_played_and_its_dice_are_proved(game: str) -> None:
    async def story() -> None:
        room = Room()
        code = await room.begin(game)
        picks, number = random.Random(7), 0
        while not room.ada.view.over:
            seat, number = room.ada.view.to_move[0], number + 1
            client = (room.ada, room.ben)[seat]
            play = Play(f"{number}", picks.choice(client.view.legal))
            answer = await room.service.command(code, (ADA, BEN)[seat], play)
            assert answer == messages.Ack(play.id)
        await room.service.command(code, ADA, commands.React("react", "clap"))
        check_sent(room.ada)
        check_sent(room.ben)
        journal = (await room.new_service().find(code)).journal
        assert journal
        assert verify(json.dumps(journal.record())).dice

    asyncio.run(story())


def test_bots_play_to_the_end_by_themselves() -> None:
    async def story() -> None:
        room = Room()
        code = await room.open("heckmeck", bots=["rookie"], begin=True)
        await room.service.command(code, ADA, commands.Stand("stand"))
        while not room.ben.view.over:
            await asyncio.sleep(0)
        assert room.ben.news.since is not None

    asyncio.run(story())


def test_who_is_late_has_a_move_made_for_them() -> None:
    async def story() -> None:
        room = Room()
        code = await room.begin("heckmeck", pace=30)
        assert isinstance(room.ada.news.table, messages.TableInfo)
        assert room.ada.news.table.left == [30.0, None]
        room.clock.now += 31
        again = room.new_service()  # its bots see to what is due at once
        await again.start()
        while not any(b'"late"' in body for body in room.store.logs[code]):
            await asyncio.sleep(0)
        table = await again.find(code)
        assert table.chairs[0].person == ADA

    asyncio.run(story())


def test_nobody_is_sent_what_could_not_be_saved() -> None:
    async def story() -> None:
        room = Room()
        code = await room.begin("heckmeck")
        sent, move = len(room.ben.texts), room.ada.view.legal[0]
        room.store.broken = True
        with pytest.raises(OSError, match="no space"):
            await room.service.command(code, ADA, Play("1", move))
        assert len(room.ben.texts) == sent
        room.store.broken = False
        await room.service.command(code, ADA, Play("1", move))
        played = [body for body in room.store.logs[code] if isinstance(decode(body), Played)]
        assert sum(move.encode() in body for body in played) == 1
        assert len(room.ben.texts) == sent + 1

    asyncio.run(story())


def test_every_message_has_a_schema() -> None:
    kinds = [messages.TableMessage, messages.Reaction, *messages.Answer.__args__]
    _, schemas = msgspec.json.schema_components(kinds)
    assert {"TableMessage", "TableInfo", "SeatInfo", "ViewInfo", "ChatLine", "You"} <= set(schemas)
