"""The WebSocket protocol: its frames, whole and in pieces, good and bad."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from litestar import WebSocket
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.uri import parse_uri

from tavolata.server.ws.protocol import READ_AHEAD, FastWebSocketProtocol
from tavolata.server.ws.socket import MAX_WAITING, open_socket
from tests.server.people import Person, Server

App = Callable[[FastWebSocketProtocol], Awaitable[None]]
LIMIT = 64 * 1024


async def echo(protocol: FastWebSocketProtocol) -> None:
    while (text := await protocol.receive_text()) is not None:
        protocol.send_text(text.encode())


class Caller:
    """The other end of a connection, frame by frame. The app accepts, then has the protocol."""

    def __init__(self, app: App, deflate: bool = False) -> None:
        extensions = [ClientPerMessageDeflateFactory()] if deflate else None
        self.protocol = ClientProtocol(parse_uri("ws://here/live"), extensions=extensions)
        self.app = app
        self.heard: list[Any] = []

    async def __aenter__(self) -> "Caller":
        async def asgi(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            async with open_socket(WebSocket(scope, receive, send)) as opened:
                await self.app(opened)

        config = Config(asgi, log_config=None, ws_max_size=LIMIT)
        config.load()
        self.state = ServerState()
        ours, theirs = socket.socketpair()
        loop = asyncio.get_running_loop()
        _, self.server = await loop.connect_accepted_socket(
            lambda: FastWebSocketProtocol(config, self.state, {}), sock=theirs
        )
        self.reader, self.writer = await asyncio.open_connection(sock=ours)
        self.protocol.send_request(self.protocol.connect())
        self.writer.write(b"".join(self.protocol.data_to_send()))
        await self.hear()
        return self

    async def __aexit__(self, *problem: object) -> None:
        self.writer.close()
        while self.state.tasks or self.state.connections:
            await asyncio.sleep(0)

    def send(self, *frames: Frame) -> None:
        for frame in frames:
            self.writer.write(frame.serialize(mask=True))

    async def hear(self) -> Any:
        """What comes next, whole: the answer to the call, or a frame."""
        while not self.heard:
            self.protocol.receive_data(await asyncio.wait_for(self.reader.read(1 << 16), 20))
            self.heard += self.protocol.events_received()
        return self.heard.pop(0)

    async def closed_with(self) -> int:
        frame = await self.hear()
        assert frame.opcode is Opcode.CLOSE
        return int.from_bytes(frame.data[:2])


@pytest.mark.parametrize("deflate", [False, True])
@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_messages_of_every_length_come_back_whole(size: int, deflate: bool) -> None:
    async def claim() -> None:
        async with Caller(echo, deflate) as caller:
            text = b"x" * size
            caller.send(Frame(Opcode.TEXT, text))
            frame = await caller.hear()
            assert (frame.opcode, frame.data) == (Opcode.TEXT, text)

    asyncio.run(claim())


def test_several_messages_at_once_are_one_frame_each() -> None:
    async def both(protocol: FastWebSocketProtocol) -> None:
        protocol.send_text(b"news")
        protocol.send_text(b"answer")
        await protocol.receive()

    async def claim() -> None:
        async with Caller(both) as caller:
            assert (await caller.hear()).data == b"news"
            assert (await caller.hear()).data == b"answer"

    asyncio.run(claim())


def test_a_message_in_pieces_with_a_ping_between_is_one_message() -> None:
    async def claim() -> None:
        async with Caller(echo) as caller:
            caller.send(Frame(Opcode.TEXT, b"keep ", fin=False), Frame(Opcode.PING, b"there?"))
            pong = await caller.hear()
            assert (pong.opcode, pong.data) == (Opcode.PONG, b"there?")
            caller.send(Frame(Opcode.CONT, b"a ", fin=False), Frame(Opcode.CONT, b"worm"))
            assert (await caller.hear()).data == b"keep a worm"

    asyncio.run(claim())


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (Frame(Opcode.TEXT, b"x" * (LIMIT + 1)).serialize(mask=True), 1009),
        (Frame(Opcode.TEXT, b"\xff").serialize(mask=True), 1007),
        (Frame(Opcode.TEXT, b"hello").serialize(mask=False), 1002),
        (Frame(Opcode.CONT, b"hello").serialize(mask=True), 1002),
        (b"\xf1\x80\0\0\0\0", 1002),
    ],
    ids=["too long", "not text", "not masked", "no beginning", "reserved bits"],
)
def test_a_bad_message_ends_the_connection_and_says_why(frame: bytes, code: int) -> None:
    async def claim() -> None:
        async with Caller(echo) as caller:
            caller.writer.write(frame)
            assert await caller.closed_with() == code

    asyncio.run(claim())


def test_who_does_not_read_is_disconnected_before_much_waits_for_them() -> None:
    said, gone = 0, asyncio.Event()

    async def talk(protocol: FastWebSocketProtocol) -> None:
        nonlocal said
        while not protocol.transport.is_closing():
            protocol.send_text(b"x" * 50_000)
            said += 50_000
            await asyncio.sleep(0)
            assert protocol.transport.get_write_buffer_size() < MAX_WAITING + 60_000
        await protocol.receive()
        gone.set()

    async def claim() -> None:
        async with Caller(talk):
            await asyncio.wait_for(gone.wait(), 20)
            assert said > MAX_WAITING

    asyncio.run(claim())


def test_who_sends_faster_than_is_answered_is_not_read_on() -> None:
    begin, heard = asyncio.Event(), 0

    async def listen(protocol: FastWebSocketProtocol) -> None:
        nonlocal heard
        await begin.wait()
        while (await protocol.receive())["type"] == "websocket.receive":
            heard += 1

    async def claim() -> None:
        async with Caller(listen) as caller:
            frames = 3000
            caller.send(*[Frame(Opcode.TEXT, b"x" * 1000)] * frames)
            while not caller.server.read_paused:
                await asyncio.sleep(0)
            assert READ_AHEAD < caller.server.queue.qsize() < frames
            begin.set()
            while heard < frames:
                await asyncio.sleep(0)
            assert not caller.server.read_paused

    asyncio.run(claim())


def test_a_client_without_compression_plays_too(server: Server) -> None:
    ada = Person(server)
    code = ada.open_table("heckmeck", seats=2, bots=["rookie"], start=0, begin=True)
    url = f"{server.address}/api/tables/{code}/live".replace("http", "ws", 1)
    cookie = {"Cookie": ada.cookie}
    with connect(url, additional_headers=cookie, compression=None, close_timeout=0.5) as live:
        live.send('{"id":"1","do":"hello","since":null}')
        assert '"do":"table"' in str(live.recv(20))
        assert live.recv(20) == '{"do":"ack","id":"1","ok":true}'
        live.send("x" * 40_000)
        assert '"reason":"message-too-long"' in str(live.recv(20))
        live.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            live.recv(20)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1009
