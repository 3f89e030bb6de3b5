"""How the server is: for those who watch over it."""

from typing import Literal

import msgspec
from litestar import MediaType, get
from prometheus_client import CollectorRegistry, Gauge, generate_latest

from tavolata.server.context import context_of
from tavolata.server.http.errors import refusals
from tavolata.server.http.requests import HttpRequest


class Health(msgspec.Struct):
    ok: Literal[True] = True


@get("/health", summary="Is the server well?", responses=refusals())
async def get_health() -> Health:
    return Health()


@get("/metrics", media_type=MediaType.TEXT, summary="Prometheus metrics", responses=refusals())
async def get_metrics(request: HttpRequest) -> str:
    service = context_of(request).service
    registry = CollectorRegistry()
    figures = {
        "tavolata_tables": ("Tables in memory", service.tables),
        "tavolata_guests": ("Open connections", service.connections),
        "tavolata_moves": ("Moves and outcomes since the start", service.moves),
    }
    for name, (meaning, value) in figures.items():
        Gauge(name, meaning, registry=registry).set(value)
    return generate_latest(registry).decode()


ROUTES = [get_health, get_metrics]
