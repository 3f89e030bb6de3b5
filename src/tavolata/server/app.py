"""The web application: what the page and other programs may ask. See docs/api.md."""

import asyncio
import gc
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any

import msgspec
import structlog
from litestar import Litestar, Response, Router, get, post, put
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, Message, Scope
from prometheus_client import CollectorRegistry, Gauge, generate_latest

from tavolata.bots import LEVELS
from tavolata.record import Misfit, replay, verify
from tavolata.referee import Referee
from tavolata.refusal import Refusal
from tavolata.server import identity
from tavolata.server.community.ratings import Ratings
from tavolata.server.http import my_games
from tavolata.server.http.assets import FOLDER, get_asset
from tavolata.server.http.coach import (
    get_puzzle,
    get_puzzles,
    get_review,
    post_practice,
    post_puzzle,
    post_puzzle_preview,
)
from tavolata.server.http.requests import (
    Answer,
    Asked,
    Code,
    Number,
    finished,
    known_person,
    limit,
    person_of,
    service_of,
    with_cookie,
)
from tavolata.server.limits import Limit
from tavolata.server.settings import Settings
from tavolata.server.storage.database import Database
from tavolata.server.storage.results import ResultStore
from tavolata.server.storage.retention import retention
from tavolata.server.storage.store import Store
from tavolata.server.tables.service import TableService
from tavolata.server.ws.session import live

PAGE = FOLDER.parent
MAX_BODY = 4 * 1024 * 1024  # a record to verify; other bodies are far smaller

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'self'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
STATUS = {
    "unknown_table": 404,
    "unknown_game": 404,
    "forbidden": 403,
    "too_many": 429,
    "server_fault": 500,
}

log = structlog.get_logger()

Text = Annotated[str, msgspec.Meta(max_length=300)]


class Me(msgspec.Struct, forbid_unknown_fields=True):
    name: Text
    animal: Text = ""
    colour: Text = ""


class Token(msgspec.Struct, forbid_unknown_fields=True):
    token: Text


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Text
    seats: int | None = None
    options: dict[str, Any] = {}
    games: int = 1
    start: int | None = None
    listed: bool = False
    hints: Text = "bots"
    pace: int = 0
    chat: bool = True
    bots: Annotated[list[Text], msgspec.Meta(max_length=8)] = []
    words: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{32})?$")] = ""
    begin: bool = False


async def _me(service: TableService, person: str) -> Answer:
    return (await service.name(person))._asdict()


@get("/me", summary="Who I am")
async def get_me(request: Asked, state: State) -> Response[Answer]:
    person = person_of(request)
    return with_cookie(request, person, await _me(service_of(state), person))


@put("/me", summary="Give me a name, an animal and a colour")
async def put_me(request: Asked, state: State, data: Me) -> Response[Answer]:
    limit(request, "asks")
    person = person_of(request)
    face = identity.Face(
        identity.clean_name(data.name),
        identity.known_animal(data.animal, person),
        identity.known_colour(data.colour, person),
    )
    await service_of(state).rename(person, face)
    return with_cookie(request, person, face._asdict())


@post("/me/link", status_code=200, summary="A personal link for another device")
async def post_link(request: Asked, state: State) -> Response[Answer]:
    limit(request, "asks")
    person = person_of(request)
    return with_cookie(request, person, {"token": state.signer.link(person)})


@post("/me/claim", status_code=200, summary="Become the person of a link")
async def post_claim(request: Asked, state: State, data: Token) -> Response[Answer]:
    limit(request, "asks")
    person = state.signer.claim(data.token)
    return with_cookie(request, person, await _me(service_of(state), person))


@get("/games", summary="The catalogue", cache=3600)
async def get_games() -> Answer:
    told = json.loads(Referee().answer(b'{"do":"games"}'))
    return {"games": told["games"], "bots": [*LEVELS]}


@get("/tables", summary="My tables, and those listed for all")
async def get_tables(request: Asked, state: State) -> Answer:
    limit(request, "asks")
    mine, listed = await service_of(state).summaries(known_person(request) or "")
    return {"mine": [*mine], "listed": [*listed]}


@post("/tables", status_code=201, summary="Open a table")
async def post_table(request: Asked, state: State, data: NewTable) -> Response[Answer]:
    limit(request, "tables")
    person = person_of(request)
    asked = msgspec.to_builtins(data)
    code = await service_of(state).open_table(person, asked)
    return with_cookie(request, person, {"code": code}, 201)


@get("/tables/{code:str}", summary="A table")
async def get_table(request: Asked, state: State, code: Code) -> Answer:
    limit(request, "asks")
    person = person_of(request)
    return await service_of(state).summary(code, person)


@get("/tables/{code:str}/games/{number:int}/record", summary="A finished game's record")
async def get_record(state: State, code: Code, number: Number) -> Answer:
    return (await finished(state, code, number)).record()


@get("/tables/{code:str}/games/{number:int}/replay", summary="A finished game, step by step")
async def get_replay(state: State, code: Code, number: Number) -> Answer:
    record = (await finished(state, code, number)).record()
    return {"record": record, "steps": [*_steps(record)]}


def _steps(record: Answer) -> list[Answer]:
    """The whole state after every entry, the first before any."""
    told: list[Answer] = []

    def note(entry: str | None, journal: Any) -> None:
        chance = journal.state.chance
        told.append(
            {
                "entry": entry,
                "state": journal.state.words(),
                "chance": chance.words() if chance else None,
                "events": [*journal.state.events],
            }
        )

    replay(json.dumps(record), note)
    return told


@post("/verify", status_code=200, summary="Check a record's moves and dice")
async def post_verify(request: Asked) -> Answer:
    limit(request, "checks")
    awaited: list[Answer | None] = []

    def note(entry: str | None, journal: Any) -> None:
        chance = journal.state.chance
        awaited.append(chance.words() if chance else None)

    try:
        proof = verify(await request.body(), note)
    except Misfit as misfit:
        return {"ok": False, "where": misfit.where, "entry": misfit.entry, **_refused(misfit)}
    return {"ok": True, "over": proof.over, "dice": proof.dice, "chances": awaited[:-1]}


@get("/health", summary="Is the server well?")
async def get_health() -> Answer:
    return {"ok": True}


@get("/metrics", media_type="text/plain", summary="Prometheus metrics")
async def get_metrics(state: State) -> bytes:
    service = service_of(state)
    registry = CollectorRegistry()
    figures = {
        "tavolata_tables": ("Tables at hand", service.tables),
        "tavolata_guests": ("Open connections", service.connections),
        "tavolata_moves": ("Moves and outcomes since the start", service.moves),
    }
    for name, (meaning, value) in figures.items():
        Gauge(name, meaning, registry=registry).set(value)
    return generate_latest(registry)


def _refused(refused: Refusal) -> Answer:
    details: Answer = {**refused.details}
    return {
        "error": refused.code,
        "reason": refused.reason,
        "details": details,
        "message": str(refused),
    }


async def _guard(message: Message, scope: Scope) -> None:
    """What every answer says about what browsers may do with it."""
    if message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).update(HEADERS)


def _to_the_folder(request: Asked) -> Redirect | None:
    """The page's addresses are relative: below a path, that path ends with a slash."""
    base = request.app.state.settings.base
    if base != "/" and request.scope["raw_path"] == base.encode():
        return Redirect(base + "/")
    return None


def on_refusal(request: Asked, refused: Refusal) -> Response[Answer]:
    return Response(_refused(refused), status_code=STATUS.get(refused.code, 400))


def on_http_error(request: Asked, problem: HTTPException) -> Response[Answer]:
    """Litestar's own errors, in our form; nothing of the inside shows."""
    reasons = {404: "not-found", 405: "bad-method", 409: "game-running", 413: "too-large"}
    refused = Refusal(reasons.get(problem.status_code, "bad-body"))
    headers = {k: v for k, v in (problem.headers or {}).items() if k == "allow"}
    return Response(_refused(refused), status_code=problem.status_code, headers=headers)


def on_fault(request: Asked, problem: Exception) -> Response[Answer]:
    log.error("a request failed", path=request.url.path, exc_info=problem)
    return Response(_refused(Refusal("server-fault")), status_code=500)


def _settle_memory() -> None:
    """What was loaded so far stays: looking through it for garbage again and again would stop
    the tables for a fifth of a second each time. Of what is new, little is looked through at a
    time, and all of it seldom: moves leave no garbage that is to be looked for."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 1000)


def make_app(settings: Settings) -> Litestar:
    """The application for some settings; its database is migrated first."""
    database = Database(settings.database)
    database.migrate()
    results = ResultStore(database)
    service = TableService(Store(database))

    @asynccontextmanager
    async def open_service(app: Litestar) -> AsyncIterator[None]:
        await service.start()
        _settle_memory()
        log.info("open", database=database.name)
        async with retention(database, service, settings):
            yield
        await service.stop()
        log.info("closed")

    api = Router(
        path="/api",
        route_handlers=[
            *[get_me, put_me, post_link, post_claim, get_games, get_tables, post_table, get_table],
            *[get_record, get_replay, post_verify, get_health, get_metrics, live],
            *[get_review, post_practice, *my_games.ROUTES],
            *[get_puzzles, get_puzzle, post_puzzle, post_puzzle_preview],
        ],
    )
    handlers: dict[int | type[Exception], Callable[..., Response[Answer]]] = {
        Refusal: on_refusal,
        HTTPException: on_http_error,
        Exception: on_fault,
    }
    return Litestar(
        path=settings.base,
        route_handlers=[api, *_pages()],
        lifespan=[open_service],
        state=State(
            {
                "service": service,
                "settings": settings,
                "database": database,
                "results": results,
                "ratings": Ratings(results),
                "zips": asyncio.Semaphore(my_games.MAX_ZIPS),
                "signer": identity.Signer(database.secret("cookie")),
                "limits": {
                    "asks": Limit(200, 20),
                    "tables": Limit(30, 0.5),
                    "checks": Limit(20, 1),
                },
            }
        ),
        exception_handlers=handlers,
        before_send=[_guard],
        before_request=_to_the_folder,
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude=["/api/me/records", "/assets/"]
        ),
        openapi_config=OpenAPIConfig(
            title="Tavolata",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )


def _pages() -> list[ControllerRouterHandler]:
    """The built page, where there is one."""
    if not (PAGE / "index.html").exists():
        return []
    never = CacheControlHeader(no_cache=True)
    shell = create_static_files_router(
        path="/", directories=[PAGE], html_mode=True, cache_control=never
    )
    return [get_asset, shell]
