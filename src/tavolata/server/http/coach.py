"""What the coach is asked over HTTP: reviews, practice from a moment, puzzles. See docs/api.md."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from tavolata.coach.puzzles import Puzzle, grade, puzzles
from tavolata.core.catalogue import find, names
from tavolata.core.errors import Refusal
from tavolata.core.record import Journal
from tavolata.server.http.requests import (
    Answer,
    Asked,
    Code,
    Number,
    coach_of,
    finished,
    limit,
    person_of,
    service_of,
    with_cookie,
)
from tavolata.server.tables.entries import PracticeStart
from tavolata.server.tables.messages import Preview
from tavolata.server.tables.views import game_view, preview

Name = Annotated[str, Parameter(max_length=40, pattern="^[a-z]+$")]


class Practice(msgspec.Struct, forbid_unknown_fields=True):
    entries: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=10)] | None = None
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    move: Annotated[str, msgspec.Meta(max_length=200)]


@get("/tables/{code:str}/games/{number:int}/review", summary="A finished game, reviewed")
async def get_review(request: Asked, state: State, code: Code, number: Number) -> Answer:
    limit(request, "asks")
    journal = await finished(state, code, number)
    return coach_of(state).review(code, number, journal)


@post(
    "/tables/{code:str}/games/{number:int}/practice",
    status_code=201,
    summary="Play on from a moment of a finished game",
)
async def post_practice(
    request: Asked, state: State, code: Code, number: Number, data: Practice
) -> Response[Answer]:
    limit(request, "asks")
    of = await finished(state, code, number)
    if data.entries > len(of.log):
        raise Refusal("no-such-moment", most=len(of.log))
    there = Journal(of.game, of.seats, of.start, of.options)
    for entry in of.log[: data.entries]:
        there.enter(entry)
    if there.state.over:
        raise Refusal("moment-over")
    seat = data.seat if data.seat is not None else next(iter(there.state.to_move), of.start)
    if seat >= len(of.seats):
        raise Refusal("bad-seat", last=len(of.seats) - 1)
    limit(request, "tables")
    position = PracticeStart(code, number, [*there.log])
    person = person_of(request)
    table = await service_of(state).open_practice(person, of, position, seat, data.level)
    return with_cookie(request, person, {"code": table}, 201)


@get("/puzzles", summary="How many puzzles there are of each game")
async def get_puzzles(request: Asked) -> Answer:
    limit(request, "asks")
    return {game: len(puzzles(game)) for game in names()}


def _puzzle(game: str, number: int) -> Puzzle:
    known = puzzles(find(game).name)
    if not 0 <= number < len(known):
        raise HTTPException(status_code=404, detail="no-such-puzzle")
    return known[number]


@get("/puzzles/{game:str}/{number:int}", summary="A puzzle, without its answer")
async def get_puzzle(request: Asked, game: Name, number: Number) -> Answer:
    limit(request, "asks")
    puzzle = _puzzle(game, number)
    view = puzzle.view()
    told: Answer = {"game": game, "number": number, "of": len(puzzles(game))}
    seats = {"seats": puzzle.seats, "seat": puzzle.seat, "start": puzzle.start}
    return {**told, **seats, "options": view.options, "view": game_view(view)}


@post("/puzzles/{game:str}/{number:int}/preview", status_code=200, summary="What a move would do")
async def post_puzzle_preview(request: Asked, game: Name, number: Number, data: Choice) -> Preview:
    limit(request, "asks")
    return preview(_puzzle(game, number).view(), data.move)


@post("/puzzles/{game:str}/{number:int}", status_code=200, summary="Choose, and be told the answer")
async def post_puzzle(
    request: Asked, state: State, game: Name, number: Number, data: Choice
) -> Answer:
    limit(request, "asks")
    puzzle = _puzzle(game, number)
    puzzle.view().preview(data.move)  # refuses what is not legal
    move = str(find(game).move(data.move))
    choices = [*puzzle.choices]
    if puzzle.lost(move) is None:
        choices.append(await coach_of(state).judge(puzzle.view(), move))
    wins = {str(choice["move"]): float(str(choice["win"])) for choice in choices}
    lost = max(0.0, wins[puzzle.best] - wins[move])
    told = puzzle.to_json()
    return {
        "move": move,
        "best": puzzle.best,
        "choices": choices,
        "reason": told["reason"],
        "lost": lost,
        "grade": grade(lost),
    }
