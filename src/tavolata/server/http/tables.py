"""Tables: lists, new ones, and the records of their finished games."""

import json

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from tavolata.core.facts import option_facts, position_facts
from tavolata.core.record import Journal, replay
from tavolata.server.community.ratings import Rating
from tavolata.server.context import context_of
from tavolata.server.http.errors import refusals
from tavolata.server.http.requests import (
    Code,
    HttpRequest,
    Number,
    check_limit,
    finished_game,
    known_person,
    person_of,
    with_cookie,
)
from tavolata.server.records import GameRecord
from tavolata.server.tables.interfaces import JsonObject
from tavolata.server.tables.messages import ChanceInfo, GameEvent, Summary
from tavolata.server.tables.opening import NewTable


class Tables(msgspec.Struct):
    """The tables where the asker sits, and those listed for all."""

    mine: list[Summary]
    listed: list[Summary]


class TableCode(msgspec.Struct):
    code: str


class TableRatings(msgspec.Struct):
    """A rating for each seat, null where there is none."""

    seats: list[Rating | None]


class ReplayStep(msgspec.Struct):
    """The whole state after an entry (null: before any), and what was to be drawn there."""

    entry: str | None
    state: JsonObject
    chance: ChanceInfo | None
    events: list[GameEvent]
    facts: JsonObject


class Replay(msgspec.Struct):
    """A record, step by step; `facts` follow from its options, those of a step from its state."""

    record: GameRecord
    steps: list[ReplayStep]
    facts: JsonObject


@get("/tables", summary="My tables, and those listed for all", responses=refusals(429))
async def get_tables(request: HttpRequest) -> Tables:
    check_limit(request, context_of(request).limits.requests)
    mine, listed = await context_of(request).service.summaries(known_person(request) or "")
    return Tables(mine, listed)


@post("/tables", status_code=201, summary="Open a table", responses=refusals(400, 404, 413, 429))
async def post_table(request: HttpRequest, data: JSONBody[NewTable]) -> Response[TableCode]:
    check_limit(request, context_of(request).limits.new_tables)
    person = person_of(request)
    code = await context_of(request).service.open_table(person, data)
    return with_cookie(request, person, TableCode(code), 201)


@get("/tables/{code:str}", summary="A table", responses=refusals(400, 404, 429))
async def get_table(request: HttpRequest, code: Code) -> Summary:
    check_limit(request, context_of(request).limits.requests)
    return await context_of(request).service.summary(code, person_of(request))


@get(
    "/tables/{code:str}/ratings",
    summary="Ratings of those at a table who want them",
    responses=refusals(400, 404, 429),
)
async def get_table_ratings(request: HttpRequest, code: Code) -> TableRatings:
    check_limit(request, context_of(request).limits.requests)
    table = await context_of(request).service.find(code)
    board = await context_of(request).ratings.of(table.game.name, len(table.chairs))
    return TableRatings(
        [
            board.rating(None if chair.name else chair.person, chair.level) if chair.taken else None
            for chair in table.chairs
        ]
    )


@get(
    "/tables/{code:str}/games/{number:int}/record",
    summary="A finished game's record",
    responses=refusals(400, 404, 409),
)
async def get_record(request: HttpRequest, code: Code, number: Number) -> GameRecord:
    return GameRecord.of(await finished_game(request, code, number))


@get(
    "/tables/{code:str}/games/{number:int}/replay",
    summary="A finished game, step by step",
    responses=refusals(400, 404, 409),
)
async def get_replay(request: HttpRequest, code: Code, number: Number) -> Replay:
    journal = await finished_game(request, code, number)
    facts = option_facts(journal.game.name, journal.options)
    return Replay(GameRecord.of(journal), _steps(journal), facts)


def _steps(journal: Journal) -> list[ReplayStep]:
    """The whole state after every entry, the first before any."""
    steps: list[ReplayStep] = []

    def note(entry: str | None, replayed: Journal) -> None:
        state = replayed.state
        chance, facts = ChanceInfo.of(state.chance), position_facts(state, None)
        steps.append(ReplayStep(entry, state.to_json(), chance, [*state.events], facts))

    replay(json.dumps(journal.record()), note)
    return steps


ROUTES = [get_tables, post_table, get_table, get_table_ratings, get_record, get_replay]
