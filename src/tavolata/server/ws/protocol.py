"""uvicorn's WebSocket protocol, and a fast path through it.

A connection is opened as any request is, by way of Litestar. Messages are then written to it
directly: everyone at a table is told of every move, so this is most of what a server does.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

MOST_WAITING = 1024 * 1024  # bytes that wait for who does not read, before they are let go
AHEAD = 8  # messages that may wait for an answer while more are read
EXTENSION = "tavolata.websocket"  # where a request has its protocol


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is written to without waiting. Who does not read is let go."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._said: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def say(self, text: bytes) -> None:
        """Send a message, as soon as all that is to be told now has been said."""
        if not self._said:
            self.loop.call_soon(self._write)
        self._said.append(text)

    def _write(self) -> None:
        texts, self._said = self._said, []
        if self.close_sent or self.transport.is_closing():
            return
        if self.conn.extensions:  # compressed, for who asks for it
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join([part for t in texts for part in (_head(len(t)), t)]))
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()  # they do not read

    def keepalive_timeout(self) -> None:
        """Who does not answer is gone, whatever still waits for them."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Reading stops for who sends much faster than it is answered, not at every message."""
        paused = self.read_paused
        self.read_paused = paused or self.queue.qsize() < AHEAD
        super().send_receive_event_to_app()
        self.read_paused = paused or self.queue.qsize() > AHEAD


def _head(size: int) -> bytes:
    """What a whole text message begins with (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)
