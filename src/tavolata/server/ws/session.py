"""A client's session over a WebSocket: commands in, acknowledgements and news out. See
docs/api.md."""

import asyncio
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath
from msgspec import UNSET

from tavolata.core.errors import Refusal
from tavolata.server.context import context_of
from tavolata.server.limits import Limit
from tavolata.server.signing import COOKIE
from tavolata.server.tables.commands import (
    Command,
    Hello,
    Hint,
    Look,
    Odds,
    Play,
    Preview,
    Undo,
    decode,
)
from tavolata.server.tables.connections import Connection
from tavolata.server.tables.messages import Ack, Answer, Refused
from tavolata.server.tables.service import TableService
from tavolata.server.ws.socket import Socket, open_socket

FOREIGN, STRANGER, UNKNOWN, TOO_MANY = 4403, 4401, 4404, 4429

log = structlog.get_logger()


@websocket("/tables/{code:str}/live")
async def live(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    """One client's connection to a table, from the first message to the last."""
    context = context_of(socket)
    service = context.service
    person = context.signer.person(socket.cookies.get(COOKIE))
    await socket.accept()
    if not _same_origin(socket):
        await socket.close(FOREIGN, "another site's page")
        return
    if person is None:
        await socket.close(STRANGER, "ask api/me first")
        return
    async with open_socket(socket) as messages:
        session = Session(messages, service, code, Connection(person, messages.send_text))
        try:
            await service.welcome(code, session.connection)
        except Refusal:
            await socket.close(UNKNOWN, "no such table")
            return
        try:
            # A task of its own: it has none of the context that a request comes with.
            if await asyncio.create_task(session.run()):
                await socket.close(TOO_MANY, "too many messages")
        finally:
            await service.goodbye(code, session.connection)


def _same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """A page of another site must not speak with our cookie. Programs send no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    host = socket.headers.get("x-forwarded-host") or socket.headers.get("host")
    return origin.split("://")[-1] == host


class Session:
    """Carries out a client's commands, one after the other."""

    def __init__(
        self, socket: Socket, service: TableService, code: str, connection: Connection
    ) -> None:
        self._socket, self._service, self._code = socket, service, code
        self.connection = connection

    async def run(self) -> bool:
        """Serve a client until it is gone; True where it sends too much."""
        limit = Limit(300, 100)
        while (text := await self._socket.receive_text()) is not None:
            if not limit.allows(""):
                return True
            await self.receive(text)
        return False

    async def receive(self, text: str) -> None:
        """Carry out a command, and answer its sender."""
        try:
            command = decode(text)
        except Refusal as refusal:
            self.connection.send(Refused.of(None, refusal))
            return
        if isinstance(command, Hint | Odds):  # takes a while: the client may do other things
            question = asyncio.create_task(self._answer(command))
            self.connection.questions.add(question)
            question.add_done_callback(self.connection.questions.discard)
        else:
            await self._answer(command)

    async def _answer(self, command: Command) -> None:
        try:
            answer = await self._carry_out(command)
        except Refusal as refusal:
            answer = Refused.of(command.id, refusal)
        except Exception:
            log.exception("a command failed", table=self._code)
            answer = Refused.of(command.id, Refusal("server-fault"))
        self.connection.send(answer)

    async def _carry_out(self, command: Command) -> Answer:
        service, code, connection = self._service, self._code, self.connection
        match command:
            case Hello():
                await service.greet(code, connection, command.since)
                return Ack(command.id)
            case Look():
                await service.look(code, connection, command.seat)
                return Ack(command.id)
            case Play() | Undo() | Preview() | Hint() | Odds():
                if command.seat is UNSET and connection.looking is not None:
                    command.seat = connection.looking
        return await service.command(code, connection.person, command)
