"""A WebSocket as a session uses it: text is sent without waiting, and received one by one.

Under uvicorn it is the fast path of protocol.py. Where that is not there (another ASGI server, or
a uvicorn with other internals) the same is done by ASGI's own send and receive.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator
from typing import Any, Protocol

from litestar import WebSocket

MAX_WAITING = 1024 * 1024  # bytes that may wait for a client before it is disconnected
EXTENSION = "tavolata.websocket"  # where a request has the fast path


class Socket(Protocol):
    def send_text(self, text: bytes) -> None:
        """Send a message, in its turn. A client that does not read is disconnected."""

    async def receive_text(self) -> str | None:
        """The next message; None once the client is gone. What is no text is empty."""


class AsgiSocket:
    """Any ASGI server's WebSocket: a task of its own sends what waits."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._more = asyncio.Event()
        self._let_go: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send_text(self, text: bytes) -> None:
        self._waiting.append(text)
        self._size += len(text)
        self._more.set()
        if self._size > MAX_WAITING and not self._let_go.done():
            self._let_go.set_result(None)

    async def receive_text(self) -> str | None:
        receiving = asyncio.ensure_future(self._socket.receive())
        await asyncio.wait((receiving, self._let_go), return_when=asyncio.FIRST_COMPLETED)
        if not receiving.done():
            receiving.cancel()
            return None
        event = receiving.result()
        return event.get("text") or "" if event["type"] == "websocket.receive" else None

    async def _send(self, text: str) -> None:
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": text})

    async def write(self) -> None:
        """Send what waits, for ever."""
        while await self._more.wait():
            self._more.clear()
            while self._waiting:
                text = self._waiting[0]
                await self._send(text.decode())
                self._waiting.popleft()
                self._size -= len(text)


@contextlib.asynccontextmanager
async def open_socket(socket: WebSocket[Any, Any, Any]) -> AsyncIterator[Socket]:
    """The fastest way to send through an accepted WebSocket."""
    extensions: Any = socket.scope.get("extensions") or {}
    fast: Socket | None = extensions.get(EXTENSION)
    if fast is not None:
        yield fast
        return
    slow = AsgiSocket(socket)
    writing = asyncio.create_task(slow.write())
    try:
        yield slow
    finally:
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError, OSError):  # OSError: the client is gone
            await writing
