"""Somebody's own games: those that run, those that are over, figures, ratings, records."""

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
from tavolata.server.community.figures import GameFigures, figures
from tavolata.server.community.ratings import Rating, RatingPoint, Ratings, thinned
from tavolata.server.community.results import SeatResult
from tavolata.server.http.requests import (
    Answer,
    Asked,
    Code,
    known_person,
    limit,
    person_of,
    service_of,
    with_cookie,
)
from tavolata.server.identity import Face
from tavolata.server.limits import TooMany
from tavolata.server.storage.record_zip import MAX_RECORDS, zip_records
from tavolata.server.storage.results import FinishedGame, ResultStore
from tavolata.server.tables.service import TableService, UnknownTable

ATTACHMENT = {"content-disposition": 'attachment; filename="tavolata-records.zip"'}
MAX_ZIPS = 2  # made at once

Before = Annotated[str | None, Parameter(max_length=80)]


class Sitter(msgspec.Struct):
    """Who held a seat when a game ended, and what it came to: `share` is the part of the win."""

    kind: str
    name: str
    animal: str
    colour: str
    level: str | None
    score: int
    share: float


class Played(msgspec.Struct):
    """A finished game of the asker's. `code` is null once the table was removed."""

    code: str | None
    number: int
    game: str
    at: float
    seat: int
    practice: bool
    coached: bool
    length: int
    seats: list[Sitter]


class Games(msgspec.Struct):
    """The asker's games; `before` asks for the next page of finished ones."""

    running: list[Answer]
    finished: list[Played]
    before: str | None


class MyRating(msgspec.Struct):
    """A rating at one game with so many players, how it came about, and the bots' beside it."""

    game: str
    seats: int
    mean: float
    deviation: float
    games: int
    past: list[RatingPoint]
    bots: dict[str, Rating]


class Figures(msgspec.Struct):
    """What the asker's finished games come to; ratings where they are wanted."""

    games: list[GameFigures]
    wanted: bool
    ratings: list[MyRating]


class RatingsWanted(msgspec.Struct, forbid_unknown_fields=True):
    wanted: bool


class TableRatings(msgspec.Struct):
    """A rating for each seat, null where there is none."""

    seats: list[Rating | None]


@get("/me/games", summary="My games: those that run, and those that are over")
async def get_my_games(request: Asked, state: State, before: Before = None) -> Games:
    limit(request, "asks")
    person, service, results = known_person(request) or "", service_of(state), state.results
    page = await results.page(person, before)
    return Games(
        running=[] if before else await _running(service, person),
        finished=[await _played(service, game) for game in page.games],
        before=page.before,
    )


async def _running(service: TableService, person: str) -> list[Answer]:
    """Tables of somebody's where a game runs or is to begin, the one used last first."""
    running: list[Answer] = []
    for code in await service.store.codes_of(person):
        with contextlib.suppress(UnknownTable):
            table = await service.summary(code, person)
            if table["yours"] and (table["phase"] != "over" or _more_to_play(table)):
                running.append({**table})
    return running


def _more_to_play(table: Answer) -> bool:
    return bool(table["played"] < table["games"])


async def _played(service: TableService, game: FinishedGame) -> Played:
    own = game.own
    return Played(
        code=own.table_code,
        number=own.number,
        game=own.game,
        at=own.at,
        seat=own.seat,
        practice=own.practice,
        coached=bool(helps_with(own.game)),
        length=own.length,
        seats=[await _sitter(service, result) for result in game.seats],
    )


async def _sitter(service: TableService, result: SeatResult) -> Sitter:
    face = await service.name(result.person) if result.person else Face("", "", "")
    kind = "bot" if result.level else "person"
    return Sitter(kind, *face, result.level, result.score, result.share)


@get("/me/figures", summary="My figures, game by game, and my ratings if I want them")
async def get_figures(request: Asked, state: State) -> Figures:
    limit(request, "asks")
    person = known_person(request) or ""
    results: ResultStore = state.results
    counted = await results.counted(person)
    wanted = await results.wants_ratings(person)
    ratings = await _my_ratings(state.ratings, person, counted) if wanted else []
    return Figures(figures(counted), wanted, ratings)


async def _my_ratings(
    ratings: Ratings, person: str, results: Iterable[SeatResult]
) -> list[MyRating]:
    """Each game with each number of players, the one played most first."""
    found: list[MyRating] = []
    for game, seats in {(result.game, result.seats): None for result in results}:
        board = await ratings.of(game, seats)
        own = board.rating(person, None)
        if own is None:
            continue
        past = thinned(board.history[person])
        bots = {level: rating for (_, level), rating in board.ratings.items() if level}
        found.append(MyRating(game, seats, own.mean, own.deviation, own.games, past, bots))
    return sorted(found, key=lambda one: -one.games)


@put("/me/ratings", summary="Want ratings, or not")
async def put_ratings(request: Asked, state: State, data: RatingsWanted) -> Response[RatingsWanted]:
    limit(request, "asks")
    person = person_of(request)
    await state.results.set_wants_ratings(person, data.wanted)
    return with_cookie(request, person, data)


@get("/tables/{code:str}/ratings", summary="Ratings of those at a table who want them")
async def get_table_ratings(request: Asked, state: State, code: Code) -> TableRatings:
    limit(request, "asks")
    table = await service_of(state).find(code)
    board = await state.ratings.of(table.game.name, len(table.chairs))
    return TableRatings(
        [
            board.rating(None if chair.name else chair.person, chair.level) if chair.taken else None
            for chair in table.chairs
        ]
    )


@get("/me/records", media_type="application/zip", summary="All my records in one file")
async def get_records(request: Asked, state: State) -> Stream:
    limit(request, "checks")
    zips: asyncio.Semaphore = state.zips
    if zips.locked():
        raise TooMany("records-busy")
    results: ResultStore = state.results
    games = await results.recorded_games(known_person(request) or "", MAX_RECORDS)

    async def pieces() -> AsyncIterator[bytes]:
        async with zips:
            async for piece in zip_records(state.database, games):
                yield piece

    return Stream(pieces(), media_type="application/zip", headers=ATTACHMENT)


ROUTES = [get_my_games, get_figures, put_ratings, get_table_ratings, get_records]
