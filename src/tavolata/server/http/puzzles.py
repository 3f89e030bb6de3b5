"""Puzzles: positions of real games in which one choice is clearly the best."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from tavolata.coach import puzzles as collection
from tavolata.core.catalogue import find, names
from tavolata.core.facts import option_facts
from tavolata.server.coach_types import Choice, Grade, Reason
from tavolata.server.context import context_of
from tavolata.server.http.errors import refusals
from tavolata.server.http.requests import GameName, HttpRequest, Number, check_limit
from tavolata.server.records import Options
from tavolata.server.tables.interfaces import JsonObject
from tavolata.server.tables.messages import GameView, Preview
from tavolata.server.tables.views import game_view, preview


class Puzzle(msgspec.Struct):
    """A choice of one seat, without its answer; there are `of` puzzles of this game."""

    game: str
    number: int
    of: int
    seats: int
    seat: int
    start: int
    options: Options
    view: GameView
    facts: JsonObject


class PuzzleMove(msgspec.Struct, forbid_unknown_fields=True):
    move: Annotated[str, msgspec.Meta(max_length=200)]


class PuzzleAnswer(msgspec.Struct):
    """What would have been best, and what the chosen move gives away of the win."""

    move: str
    best: str
    choices: list[Choice]
    reason: Reason | None
    lost: float
    grade: Grade


@get("/puzzles", summary="How many puzzles there are of each game", responses=refusals(429))
async def get_puzzles(request: HttpRequest) -> dict[str, int]:
    check_limit(request, context_of(request).limits.requests)
    return {game: len(collection.puzzles(game)) for game in names()}


def _puzzle(game: str, number: int) -> collection.Puzzle:
    known = collection.puzzles(find(game).name)
    if not 0 <= number < len(known):
        raise NotFoundException
    return known[number]


@get(
    "/puzzles/{game:str}/{number:int}",
    summary="A puzzle, without its answer",
    responses=refusals(400, 404, 429),
)
async def get_puzzle(request: HttpRequest, game: GameName, number: Number) -> Puzzle:
    check_limit(request, context_of(request).limits.requests)
    puzzle = _puzzle(game, number)
    view = puzzle.view()
    return Puzzle(
        game=game,
        number=number,
        of=len(collection.puzzles(game)),
        seats=puzzle.seats,
        seat=puzzle.seat,
        start=puzzle.start,
        options=view.options,
        view=game_view(view),
        facts=option_facts(game, view.options),
    )


@post(
    "/puzzles/{game:str}/{number:int}/preview",
    status_code=200,
    summary="What a move would do",
    responses=refusals(400, 404, 413, 429),
)
async def post_puzzle_preview(
    request: HttpRequest, game: GameName, number: Number, data: JSONBody[PuzzleMove]
) -> Preview:
    check_limit(request, context_of(request).limits.requests)
    return preview(_puzzle(game, number).view(), data.move)


@post(
    "/puzzles/{game:str}/{number:int}",
    status_code=200,
    summary="Choose, and see the answer",
    responses=refusals(400, 404, 413, 429),
)
async def post_puzzle(
    request: HttpRequest, game: GameName, number: Number, data: JSONBody[PuzzleMove]
) -> PuzzleAnswer:
    check_limit(request, context_of(request).limits.requests)
    puzzle = _puzzle(game, number)
    puzzle.view().preview(data.move)  # refuses what is not legal
    move = str(find(game).move(data.move))
    choices = msgspec.convert(puzzle.choices, list[Choice])
    if puzzle.lost(move) is None:
        choices.append(await context_of(request).coach.judge(puzzle.view(), move))
    reason = puzzle.reason
    wins = {choice.move: choice.win for choice in choices}
    lost = max(0.0, wins[puzzle.best] - wins[move])
    return PuzzleAnswer(
        move=move,
        best=puzzle.best,
        choices=choices,
        reason=Reason(reason.message, {**reason.details}) if reason else None,
        lost=lost,
        grade=msgspec.convert(collection.grade(lost), Grade),
    )


ROUTES = [get_puzzles, get_puzzle, post_puzzle, post_puzzle_preview]
