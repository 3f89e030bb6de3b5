"""Without the fast path the server plays on, by ASGI's own send and receive."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from litestar import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tavolata.server.serve import uvicorn_protocol
from tavolata.server.ws import protocol
from tavolata.server.ws.protocol import INTERNALS, FastWebSocketProtocol
from tavolata.server.ws.socket import (
    MAX_WAITING,
    AsgiSocket,
    Socket,
    open_socket,
)
from tests.server.people import Person, Place, Server, wait_for
from tests.server.ws.test_protocol import Caller, echo


class PlainServer(Server):
    """The application under uvicorn's own WebSocket protocol, as any ASGI server has one."""

    def start(self) -> None:
        application = ("--factory", "tavolata.server.serve:worker")
        plain = ("--ws", "websockets-sansio", "--port", str(self.port), "--log-level", "warning")
        environment = {**os.environ, "TAVOLATA_DATABASE": self.database}
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "uvicorn", *application, *plain],
                env=environment,
                stdout=log,
                stderr=log,
            )
        wait_for(self._is_well, "the server to start")


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("plain")
    with PlainServer(str(folder / "plain.db"), folder) as server:
        yield server
        server.stop()
        assert '"level": "error"' not in server.log()


def test_people_play_a_whole_game_by_plain_asgi(plain: Server) -> None:
    ada, ben = Person(plain), Person(plain, "Ben")
    code = ada.open_table("heckmeck", seats=3, bots=["rookie"], start=0)
    first, second = ada.at(code), ben.at(code)
    second.do("sit", seat=2)
    first.do("start")
    picks = np.random.default_rng(3)
    first.until(Place.my_turn)
    first.do("play", move=first.view["legal"][0], ply=first.view["ply"])
    second.do("chat", text="ciao")
    first.until(lambda place: bool(place.news["said"]))
    second.do("stand")
    first.play_on(picks)
    record = ada.ask("GET", f"tables/{code}/games/0/record")
    assert ada.ask("POST", "verify", record)["dice"]


def test_who_sends_too_much_is_disconnected_by_plain_asgi(plain: Server) -> None:
    ada = Person(plain)
    place = ada.at(ada.open_table("heckmeck"))

    def send_much() -> None:
        for _ in range(600):
            place.send("preview", move="roll")
        while True:
            place.hear(5)

    with pytest.raises(ConnectionClosed):
        send_much()


def test_an_unknown_table_is_refused_by_plain_asgi(plain: Server) -> None:
    with pytest.raises(ConnectionClosed):
        Person(plain).at("ABCDEF")


class Slow:
    """An ASGI server whose client takes nothing in."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.reading = asyncio.Event()

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def send(self, event: Any) -> None:
        await self.reading.wait()
        self.sent.append(event["text"])

    def socket(self) -> WebSocket[Any, Any, Any]:
        scope: Any = {"type": "websocket", "headers": []}
        return WebSocket(scope, self.receive, self.send)


def test_who_does_not_read_is_disconnected_before_much_waits_for_them() -> None:
    async def claim() -> None:
        async with open_socket(Slow().socket()) as socket:
            receiving = asyncio.create_task(socket.receive_text())
            for _ in range(MAX_WAITING // 1000):
                socket.send_text(b"x" * 1000)
            await asyncio.sleep(0)
            assert not receiving.done()
            socket.send_text(b"x" * 1000)
            assert await asyncio.wait_for(receiving, 20) is None

    asyncio.run(claim())


def test_messages_are_sent_in_their_order() -> None:
    async def claim() -> None:
        slow = Slow()
        async with open_socket(slow.socket()) as socket:
            for number in range(100):
                socket.send_text(b"%d" % number)
            slow.reading.set()
            while len(slow.sent) < 100:
                await asyncio.sleep(0)
            assert slow.sent == [str(number) for number in range(100)]

    asyncio.run(claim())


def test_uvicorn_gets_the_fast_path_where_it_can_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    assert uvicorn_protocol() is FastWebSocketProtocol
    monkeypatch.setitem(sys.modules, protocol.__name__, None)
    assert uvicorn_protocol() == "auto"


def test_a_uvicorn_with_other_internals_is_spoken_to_by_asgi(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def answer_by(kind: type[Socket]) -> None:
        async def app(socket: Socket) -> None:
            assert isinstance(socket, kind)
            await echo(socket)

        async with Caller(app) as caller:
            caller.send(Frame(Opcode.TEXT, b"ciao"))
            assert (await caller.hear()).data == b"ciao"

    asyncio.run(answer_by(FastWebSocketProtocol))
    monkeypatch.setattr(protocol, "INTERNALS", (*INTERNALS, "renamed_in_a_later_version"))
    asyncio.run(answer_by(AsgiSocket))
