"""What the routes and the sockets of one application share."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from litestar.connection import ASGIConnection

from tavolata.server.coach_service import Coach
from tavolata.server.community.ratings import Ratings
from tavolata.server.limits import Limit
from tavolata.server.settings import Settings
from tavolata.server.signing import Signer
from tavolata.server.storage.database import Database
from tavolata.server.storage.results import ResultStore
from tavolata.server.storage.store import Store
from tavolata.server.tables.service import TableService

MAX_ZIPS = 2  # made at once


@dataclass(frozen=True)
class RequestLimits:
    """How often somebody may ask, by how much work it is."""

    requests: Limit = field(default_factory=lambda: Limit(200, 20))
    new_tables: Limit = field(default_factory=lambda: Limit(30, 0.5))
    heavy: Limit = field(default_factory=lambda: Limit(20, 1))


@dataclass(frozen=True)
class Context:
    settings: Settings
    database: Database
    store: Store
    service: TableService
    coach: Coach
    results: ResultStore
    ratings: Ratings
    signer: Signer
    limits: RequestLimits = field(default_factory=RequestLimits)
    zip_slots: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MAX_ZIPS))


def context_of(connection: "ASGIConnection[Any, Any, Any, Any]") -> Context:
    """The context of a request or a socket."""
    context: Context = connection.app.state.context
    return context
