"""The web application: routes, sockets and the page, over one database. See docs/api.md."""

import gc
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.response import Redirect
from litestar.types import Message, Scope

from tavolata.server.coach_service import Coach
from tavolata.server.community.ratings import Ratings
from tavolata.server.context import Context, context_of
from tavolata.server.http.errors import EXCEPTION_HANDLERS
from tavolata.server.http.pages import page_routes
from tavolata.server.http.requests import HttpRequest
from tavolata.server.http.router import api_router
from tavolata.server.schema import StructPlugin, openapi_config
from tavolata.server.settings import Settings
from tavolata.server.signing import Signer
from tavolata.server.storage.database import Database
from tavolata.server.storage.results import ResultStore
from tavolata.server.storage.retention import retention
from tavolata.server.storage.store import Store
from tavolata.server.tables.service import TableService

BOT_THREADS = 4
MAX_BODY = 4 * 1024 * 1024  # a record to verify; other bodies are far smaller
NOT_COMPRESSED = ["/api/me/records", "/assets/"]  # compressed already

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'self'; "
    "form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

log = structlog.get_logger()


def make_app(settings: Settings) -> Litestar:
    """The application for some settings; its database is migrated first."""
    context = make_context(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await context.service.start()
        _tune_garbage_collection()
        log.info("open", database=context.database.name)
        async with retention(context.database, context.service, settings):
            yield
        context.coach.close()
        await context.service.stop()
        log.info("closed")

    return Litestar(
        path=settings.base,
        route_handlers=[api_router(), *page_routes()],
        lifespan=[lifespan],
        state=State({"context": context}),
        exception_handlers=EXCEPTION_HANDLERS,
        before_send=[_add_security_headers],
        before_request=_redirect_to_folder,
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude=NOT_COMPRESSED
        ),
        openapi_config=openapi_config(),
        plugins=[StructPlugin()],
        logging_config=None,
    )


def make_context(settings: Settings) -> Context:
    database = Database(settings.database)
    database.migrate()
    store, results, coach = Store(database), ResultStore(database), Coach()
    bots = ThreadPoolExecutor(BOT_THREADS, thread_name_prefix="bot")
    return Context(
        settings=settings,
        database=database,
        store=store,
        service=TableService(store, store.notifier, time, coach, bots),
        coach=coach,
        results=results,
        ratings=Ratings(results),
        signer=Signer(database.secret("cookie")),
    )


async def _add_security_headers(message: Message, scope: Scope) -> None:
    """Every answer says what browsers may do with it."""
    if message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).update(SECURITY_HEADERS)


def _redirect_to_folder(request: HttpRequest) -> Redirect | None:
    """The page's addresses are relative: below a path, that path ends with a slash."""
    base = context_of(request).settings.base
    if base != "/" and request.scope["raw_path"] == base.encode():
        return Redirect(base + "/")
    return None


def _tune_garbage_collection() -> None:
    """What was loaded so far stays: searching it for garbage again and again would stop the
    tables for a fifth of a second each time. Of what is new, little is searched at a time, and
    all of it seldom: moves leave no cyclic garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 1000)
