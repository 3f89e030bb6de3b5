"""All routes of the API."""

from litestar import Router

from tavolata.server.http import (
    coach,
    games,
    me,
    my_games,
    puzzles,
    status,
    tables,
    verification,
)
from tavolata.server.ws.session import live

SUBJECTS = (me, my_games, games, tables, coach, puzzles, verification, status)


def api_router() -> Router:
    routes = [route for subject in SUBJECTS for route in subject.ROUTES]
    return Router(path="/api", route_handlers=[*routes, live])
