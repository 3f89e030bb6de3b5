"""Somebody's own games: those that run, those that are over, figures, ratings, records."""

import contextlib
from collections.abc import AsyncIterator, Iterable
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, put
from litestar.params import JSONBody, Parameter
from litestar.response import Stream

from tavolata.server.community.figures import GameFigures, figures
from tavolata.server.community.ratings import Rating, RatingPoint, Ratings, thinned
from tavolata.server.community.results import SeatResult
from tavolata.server.context import Context, context_of
from tavolata.server.http.errors import refusals
from tavolata.server.http.requests import (
    HttpRequest,
    check_limit,
    known_person,
    person_of,
    with_cookie,
)
from tavolata.server.identity import Face
from tavolata.server.limits import TooMany
from tavolata.server.storage.record_zip import MAX_RECORDS, zip_records
from tavolata.server.storage.results import FinishedGame
from tavolata.server.tables.messages import Summary
from tavolata.server.tables.registry import UnknownTable

ZIP = "application/zip"
ATTACHMENT = {"content-disposition": 'attachment; filename="tavolata-records.zip"'}

Before = Annotated[
    str | None, Parameter(max_length=80, description="`before` of the page before this one")
]


class PlayedSeat(msgspec.Struct):
    """Who held a seat when a game ended, and what it came to: `share` is the part of the win."""

    kind: Literal["person", "bot"]
    name: str
    animal: str
    colour: str
    level: str | None
    score: int
    share: float


class PlayedGame(msgspec.Struct):
    """A finished game of the asker's. `code` is null once the table was removed."""

    code: str | None
    number: int
    game: str
    at: float
    seat: int
    practice: bool
    coached: bool
    length: int
    seats: list[PlayedSeat]


class MyGames(msgspec.Struct):
    """The asker's games; `before` asks for the next page of finished ones."""

    running: list[Summary]
    finished: list[PlayedGame]
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


@get(
    "/me/games",
    summary="My games: those that run, and those that are over",
    responses=refusals(400, 429),
)
async def get_my_games(request: HttpRequest, before: Before = None) -> MyGames:
    context = context_of(request)
    check_limit(request, context.limits.requests)
    person = known_person(request) or ""
    page = await context.results.page(person, before)
    return MyGames(
        running=[] if before else await _running(context, person),
        finished=[await _played_game(context, game) for game in page.games],
        before=page.before,
    )


async def _running(context: Context, person: str) -> list[Summary]:
    """Tables of somebody's where a game runs or is to begin, the one used last first."""
    running: list[Summary] = []
    for code in await context.store.codes_of(person):
        with contextlib.suppress(UnknownTable):
            table = await context.service.summary(code, person)
            if table.yours and (table.phase != "over" or table.played < table.games):
                running.append(table)
    return running


async def _played_game(context: Context, game: FinishedGame) -> PlayedGame:
    own = game.own
    return PlayedGame(
        code=own.table_code,
        number=own.number,
        game=own.game,
        at=own.at,
        seat=own.seat,
        practice=own.practice,
        coached=bool(context.coach.helps_with(own.game)),
        length=own.length,
        seats=[await _played_seat(context, result) for result in game.seats],
    )


async def _played_seat(context: Context, result: SeatResult) -> PlayedSeat:
    face = await context.service.name(result.person) if result.person else Face("", "", "")
    kind: Literal["person", "bot"] = "bot" if result.level else "person"
    return PlayedSeat(kind, *face, result.level, result.score, result.share)


@get(
    "/me/figures",
    summary="My figures, game by game, and my ratings if I want them",
    responses=refusals(429),
)
async def get_figures(request: HttpRequest) -> Figures:
    context = context_of(request)
    check_limit(request, context.limits.requests)
    person = known_person(request) or ""
    counted = await context.results.counted(person)
    wanted = await context.results.wants_ratings(person)
    ratings = await _my_ratings(context.ratings, person, counted) if wanted else []
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


@put("/me/ratings", summary="Want ratings, or not", responses=refusals(400, 413, 429))
async def put_ratings(
    request: HttpRequest, data: JSONBody[RatingsWanted]
) -> Response[RatingsWanted]:
    context = context_of(request)
    check_limit(request, context.limits.requests)
    person = person_of(request)
    await context.results.set_wants_ratings(person, data.wanted)
    return with_cookie(request, person, data)


@get(
    "/me/records",
    media_type=ZIP,
    content_media_type=ZIP,
    summary="All my records in one file",
    responses=refusals(429),
)
async def get_records(request: HttpRequest) -> Stream:
    context = context_of(request)
    check_limit(request, context.limits.heavy)
    if context.zip_slots.locked():
        raise TooMany("records-busy")
    games = await context.results.recorded_games(known_person(request) or "", MAX_RECORDS)

    async def pieces() -> AsyncIterator[bytes]:
        async with context.zip_slots:
            async for piece in zip_records(context.database, games):
                yield piece

    return Stream(pieces(), media_type=ZIP, headers=ATTACHMENT)


ROUTES = [get_my_games, get_figures, put_ratings, get_records]
