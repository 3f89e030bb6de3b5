"""What somebody may ask about their own games: lists, figures, records. See docs/api.md."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable
from typing import Annotated

import msgspec
from litestar import Response, get, put
from litestar.datastructures import State
from litestar.params import Parameter
from litestar.response import Stream

from tavolata.server.coach_service import helps_with
from tavolata.server.community import results
from tavolata.server.community.ratings import Rating, Ratings, thinned
from tavolata.server.http.requests import (
    Answer,
    Asked,
    Code,
    known_person,
    limit,
    person_of,
    service_of,
    store_of,
    with_cookie,
)
from tavolata.server.identity import Face
from tavolata.server.limits import TooMany
from tavolata.server.storage import export
from tavolata.server.storage.store import Row, Store
from tavolata.server.tables.messages import Summary
from tavolata.server.tables.registry import UnknownTable
from tavolata.server.tables.service import TableService

ZIP = {"content-disposition": 'attachment; filename="tavolata-records.zip"'}
MOST_ZIPS = 2  # made at once

Place = Annotated[str | None, Parameter(max_length=80)]


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    wanted: bool


@get("/me/games", summary="My games: those that run, and those that are over")
async def get_my_games(request: Asked, state: State, before: Place = None) -> Answer:
    limit(request, "asks")
    person, service = known_person(request) or "", service_of(state)
    page = await results.played_by(store_of(state), person, before)
    return {
        "running": [] if before else await _running(service, store_of(state), person),
        "finished": [await _played(service, game) for game in page.games],
        "before": page.after,
    }


async def _running(service: TableService, store: Store, person: str) -> list[Summary]:
    """Tables of somebody's where a game runs or is to begin, the one used last first."""
    told: list[Summary] = []
    for code in await store.codes_of(person):
        with contextlib.suppress(UnknownTable):
            table = await service.summary(code, person)
            if table.yours and (table.phase != "over" or table.played < table.games):
                told.append(table)
    return told


async def _played(service: TableService, game: results.Played) -> Answer:
    mine = game.mine
    return {
        **results.link(mine),
        "game": mine["game"],
        "at": mine["at"],
        "seat": mine["seat"],
        "practice": mine["practice"],
        "coached": bool(helps_with(mine["game"])),
        "length": mine["length"],
        "seats": [await _seat(service, row) for row in game.rows],
    }


async def _seat(service: TableService, row: Row) -> Answer:
    face = await service.name(row["person"]) if row["person"] else Face("", "", "")
    return {
        "kind": "bot" if row["level"] else "person",
        **face._asdict(),
        "level": row["level"],
        "score": row["score"],
        "share": row["share"],
    }


@get("/me/figures", summary="My figures, game by game, and my ratings if I want them")
async def get_figures(request: Asked, state: State) -> Answer:
    limit(request, "asks")
    person, store = known_person(request) or "", store_of(state)
    rows = await results.counted_rows(store, person)
    wanted = await results.wants_ratings(store, person)
    told = await _my_ratings(state.ratings, person, rows) if wanted else []
    return {"games": [*results.figures(rows)], "wanted": wanted, "ratings": told}


async def _my_ratings(ratings: Ratings, person: str, rows: Iterable[Row]) -> list[Answer]:
    """Each game with each number of players, the one played most first."""
    told: list[Answer] = []
    for game, seats in {(row["game"], row["seats"]): None for row in rows}:
        course = await ratings.of(game, seats)
        mine = course.rating(person, None)
        if mine is None:
            continue
        bots = {level: rating for (_, level), rating in course.now.items() if level}
        told.append(
            {
                "game": game,
                "seats": seats,
                **_rating(mine),
                "past": [[*point] for point in thinned(course.past[person])],
                "bots": {level: _rating(rating) for level, rating in bots.items()},
            }
        )
    return sorted(told, key=lambda one: -int(one["games"]))


def _rating(rating: Rating) -> Answer:
    return {"mean": rating.mean, "deviation": rating.deviation, "games": rating.games}


@put("/me/ratings", summary="Want ratings, or not")
async def put_ratings(request: Asked, state: State, data: Wanted) -> Response[Answer]:
    limit(request, "asks")
    person = person_of(request)
    await results.want_ratings(store_of(state), person, data.wanted)
    return with_cookie(request, person, {"wanted": data.wanted})


@get("/tables/{code:str}/ratings", summary="Ratings of those at a table who want them")
async def get_table_ratings(request: Asked, state: State, code: Code) -> Answer:
    limit(request, "asks")
    table = await service_of(state).find(code)
    course = await state.ratings.of(table.game.name, len(table.chairs))
    known = [
        course.rating(None if chair.name else chair.person, chair.level)
        for chair in table.chairs
        if chair.taken
    ]
    told = iter([rating and _rating(rating) for rating in known])
    return {"seats": [next(told) if chair.taken else None for chair in table.chairs]}


@get("/me/records", media_type="application/zip", summary="All my records in one file")
async def get_records(request: Asked, state: State) -> Stream:
    limit(request, "checks")
    zips: asyncio.Semaphore = state.zips
    if zips.locked():
        raise TooMany("records-busy")
    store = store_of(state)
    games = await export.games_of(store, known_person(request) or "")

    async def zipped() -> AsyncIterator[bytes]:
        async with zips:
            async for piece in export.zipped_records(store, games):
                yield piece

    return Stream(zipped(), media_type="application/zip", headers=ZIP)


MINE = [get_my_games, get_figures, put_ratings, get_table_ratings, get_records]
