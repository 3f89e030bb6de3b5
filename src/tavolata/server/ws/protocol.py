"""uvicorn's WebSocket protocol, and a fast path through it.

A connection is opened as any request is, by way of Litestar. Messages are then written to it
directly: everyone at a table is sent every move, so this is most of what a server does.

This leans on methods and attributes of uvicorn that are not documented: pyproject.toml bounds its
version, and socket.py does without where they are missing.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tavolata.server.ws.socket import EXTENSION, MAX_WAITING

READ_AHEAD = 8  # messages that may wait for an answer while more are read
INTERNALS = ("close_sent", "conn", "loop", "queue", "read_paused", "receive", "scope", "transport")


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is written to without waiting; a client that does not read is
    disconnected."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unsent: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if all(hasattr(self, name) for name in INTERNALS) and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_text(self, text: bytes) -> None:
        """Send a message, together with all that is to be sent at this moment."""
        if not self._unsent:
            self.loop.call_soon(self._write)
        self._unsent.append(text)

    async def receive_text(self) -> str | None:
        event = await self.receive()
        return event.get("text") or "" if event["type"] == "websocket.receive" else None

    def _write(self) -> None:
        texts, self._unsent = self._unsent, []
        if self.close_sent or self.transport.is_closing():
            return
        if self.conn.extensions:  # compressed, for who asks for it
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join([part for t in texts for part in (_head(len(t)), t)]))
        if self.transport.get_write_buffer_size() > MAX_WAITING:
            self.transport.abort()  # they do not read

    def keepalive_timeout(self) -> None:
        """Who does not answer is gone, whatever still waits for them."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Reading stops for who sends much faster than it is answered, not at every message."""
        paused = self.read_paused
        self.read_paused = paused or self.queue.qsize() < READ_AHEAD
        super().send_receive_event_to_app()
        self.read_paused = paused or self.queue.qsize() > READ_AHEAD


def _head(size: int) -> bytes:
    """What a whole text message begins with (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)
