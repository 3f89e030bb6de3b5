"""Live play over a WebSocket: commands in, acknowledgements and news out. See docs/api.md."""

import asyncio
from typing import Annotated, Any, Literal

import msgspec
import structlog
from litestar import WebSocket, websocket

from tavolata.game import Words
from tavolata.refusal import Refusal
from tavolata.server import identity
from tavolata.server.limits import Limit
from tavolata.server.tables.service import ASKS_COACH, Connection, TableService
from tavolata.server.ws.protocol import EXTENSION, FastWebSocketProtocol

MAX_MESSAGE = 32 * 1024
FOREIGN, STRANGER, UNKNOWN, TOO_MANY = 4403, 4401, 4404, 4429


class Command(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Any command; which of the rest it needs depends on what it does."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    do: Literal[
        "hello", "sit", "stand", "bot", "set", "host", "start", "play", "undo", "preview", "next",
        "words", "hint", "odds", "look", "chat", "react", "mute",
    ]  # fmt: skip
    since: int | None = None
    seat: int | msgspec.UnsetType = msgspec.UNSET
    level: str | msgspec.UnsetType | None = msgspec.UNSET
    words: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{32})?$")] | msgspec.UnsetType = (
        msgspec.UNSET
    )
    options: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    seats: int | msgspec.UnsetType = msgspec.UNSET
    games: int | msgspec.UnsetType = msgspec.UNSET
    start: int | msgspec.UnsetType | None = msgspec.UNSET
    listed: bool | msgspec.UnsetType = msgspec.UNSET
    hints: str | msgspec.UnsetType = msgspec.UNSET
    pace: int | msgspec.UnsetType = msgspec.UNSET
    name: Annotated[str, msgspec.Meta(max_length=300)] | msgspec.UnsetType = msgspec.UNSET
    move: Annotated[str, msgspec.Meta(max_length=200)] | msgspec.UnsetType = msgspec.UNSET
    ply: int | msgspec.UnsetType = msgspec.UNSET
    chat: bool | msgspec.UnsetType = msgspec.UNSET
    text: str | msgspec.UnsetType = msgspec.UNSET
    reaction: Annotated[str, msgspec.Meta(max_length=40)] | msgspec.UnsetType = msgspec.UNSET
    who: Annotated[str, msgspec.Meta(max_length=40)] | msgspec.UnsetType = msgspec.UNSET
    muted: bool | msgspec.UnsetType = msgspec.UNSET


NEEDS = {
    **dict.fromkeys(("sit", "bot", "host", "look"), "seat"),
    **dict.fromkeys(("play", "preview"), "move"),
    "chat": "text",
    "react": "reaction",
    "mute": "who",
}
FOR_A_SEAT = ("play", "undo", "preview", "hint", "odds")  # the one shown, where none is named
log = structlog.get_logger()
_decoder = msgspec.json.Decoder(Command)


@websocket("/tables/{code:str}/live")
async def live(socket: WebSocket[Any, Any, Any], code: str) -> None:
    """One connection's connection, from the first message to the last."""
    service: TableService = socket.app.state.service
    person = socket.app.state.signer.person(socket.cookies.get(identity.COOKIE))
    await socket.accept()
    if not _same_origin(socket):
        await socket.close(FOREIGN, "another site's page")
        return
    if person is None:
        await socket.close(STRANGER, "ask api/me first")
        return
    extensions: Any = socket.scope["extensions"]
    protocol: FastWebSocketProtocol = extensions[EXTENSION]
    connection = Connection(person, protocol.say)
    try:
        await service.welcome(code, connection)
    except Refusal:
        await socket.close(UNKNOWN, "no such table")
        return
    try:
        # A task of its own: a message is not handed down through all that a request comes through.
        if await asyncio.create_task(_shouts(protocol, service, code, connection)):
            await socket.close(TOO_MANY, "too many messages")
    finally:
        await service.goodbye(code, connection)


def _same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """A page of another site must not speak with our cookie. Programs send no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    host = socket.headers.get("x-forwarded-host") or socket.headers.get("host")
    return origin.split("://")[-1] == host


async def _shouts(
    protocol: FastWebSocketProtocol, service: TableService, code: str, connection: Connection
) -> bool:
    """Listen to a connection until they are gone, or send too much."""
    limit = Limit(300, 100)
    while (event := await protocol.receive())["type"] == "websocket.receive":
        if not limit.allows(""):
            return True
        try:
            command = _read(event.get("text") or "")
        except Refusal as refused:
            connection.send(_refused(None, refused))
            continue
        if command["do"] in ASKS_COACH:  # it thinks a while: the connection may do other things
            asking = asyncio.create_task(_answer(service, code, connection, command))
            connection.asking.add(asking)
            asking.add_done_callback(connection.asking.discard)
        else:
            await _answer(service, code, connection, command)
    return False


async def _answer(
    service: TableService, code: str, connection: Connection, command: dict[str, Any]
) -> None:
    """Carry out one command, and tell its sender."""
    connection.send(await _carry_out(service, code, connection, command))


async def _carry_out(
    service: TableService, code: str, connection: Connection, command: dict[str, Any]
) -> Words:
    number = str(command["id"])
    try:
        if command["do"] == "hello":
            await service.greet(code, connection, command.get("since"))
            return {"do": "ack", "id": number, "ok": True}
        if command["do"] == "look":
            await service.look(code, connection, command["seat"])
            return {"do": "ack", "id": number, "ok": True}
        if command["do"] in FOR_A_SEAT and connection.looking is not None:
            command.setdefault("seat", connection.looking)
        answer = await service.command(code, connection.person, command)
        return {"do": "ack", "id": number, "ok": True, **answer}
    except Refusal as refusal:
        refused = refusal
    except Exception:
        log.exception("a command failed", table=code)
        refused = Refusal("server-fault")
    return _refused(number, refused)


def _refused(number: str | None, refused: Refusal) -> Words:
    return {
        "do": "ack",
        "id": number,
        "ok": False,
        "error": refused.code,
        "reason": refused.reason,
        "details": {**refused.details},
        "message": str(refused),
    }


def _read(text: str | bytes) -> dict[str, Any]:
    if len(text) > MAX_MESSAGE:
        raise Refusal("message-too-long", most=MAX_MESSAGE)
    try:
        command: dict[str, Any] = msgspec.to_builtins(_decoder.decode(text))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refusal("bad-message") from problem
    needed = NEEDS.get(command["do"])
    if needed and needed not in command:
        raise Refusal("missing-field", field=needed)
    return command
