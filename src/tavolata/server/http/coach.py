"""The coach's routes: reviews of finished games, and practice from a moment of one."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from tavolata.core.errors import Refusal
from tavolata.core.record import Journal
from tavolata.server.coach_types import ReviewAnswer
from tavolata.server.context import context_of
from tavolata.server.http.errors import refusals
from tavolata.server.http.requests import (
    Code,
    HttpRequest,
    Number,
    check_limit,
    finished_game,
    person_of,
    with_cookie,
)
from tavolata.server.http.tables import TableCode
from tavolata.server.tables.entries import PracticeStart


class NewPractice(msgspec.Struct, forbid_unknown_fields=True):
    """Play on after so many entries of the log, on a seat (null: the one who is to move), against
    bots of a level (null: as good as they were, where a person sat an expert)."""

    entries: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=10)] | None = None
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None


@get(
    "/tables/{code:str}/games/{number:int}/review",
    summary="A finished game, reviewed",
    responses=refusals(400, 404, 409, 429),
)
async def get_review(request: HttpRequest, code: Code, number: Number) -> ReviewAnswer:
    check_limit(request, context_of(request).limits.requests)
    journal = await finished_game(request, code, number)
    return context_of(request).coach.review(code, number, journal)


@post(
    "/tables/{code:str}/games/{number:int}/practice",
    status_code=201,
    summary="Play on from a moment of a finished game",
    responses=refusals(400, 404, 409, 413, 429),
)
async def post_practice(
    request: HttpRequest, code: Code, number: Number, data: JSONBody[NewPractice]
) -> Response[TableCode]:
    check_limit(request, context_of(request).limits.requests)
    finished = await finished_game(request, code, number)
    begun = _play_until(finished, data.entries)
    seat = next(iter(begun.state.to_move), finished.start) if data.seat is None else data.seat
    if seat >= len(finished.seats):
        raise Refusal("bad-seat", last=len(finished.seats) - 1)
    check_limit(request, context_of(request).limits.new_tables)
    position = PracticeStart(code, number, [*begun.log])
    person = person_of(request)
    service = context_of(request).service
    new = await service.open_practice(person, finished, position, seat, data.level)
    return with_cookie(request, person, TableCode(new), 201)


def _play_until(finished: Journal, entries: int) -> Journal:
    """A finished game as it was after so many entries."""
    if entries > len(finished.log):
        raise Refusal("no-such-moment", most=len(finished.log))
    begun = Journal(finished.game, finished.seats, finished.start, finished.options)
    for entry in finished.log[:entries]:
        begun.enter(entry)
    if begun.state.over:
        raise Refusal("moment-over")
    return begun


ROUTES = [get_review, post_practice]
