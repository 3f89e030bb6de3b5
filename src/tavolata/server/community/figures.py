"""Somebody's figures: what their results come to, game by game, and the moments to remember."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from tavolata.server.community.results import SeatResult

MomentKind: TypeAlias = Literal["score", "margin", "comeback", "swing", "length", "streak"]


class BestMoment(msgspec.Struct):
    """The best somebody ever did in one respect, and the first game where they did it. `move`,
    and `entry`, its place in the log, are those of a swing. `code` is null once the table was
    removed."""

    what: MomentKind
    value: int
    at: float
    code: str | None
    number: int
    move: str | UnsetType | None = UNSET
    entry: int | UnsetType | None = UNSET


class GameFigures(msgspec.Struct):
    """What somebody's finished games of one kind come to. `share` is the average share of the
    win, `equal` the share that equals would have."""

    game: str
    played: int
    won: int
    share: float
    equal: float
    average: float
    best: int
    moments: list[BestMoment]


def figures(results: Iterable[SeatResult]) -> list[GameFigures]:
    """The figures of somebody's results, oldest first; the game played most comes first."""
    by_game = groupby(sorted(results, key=attrgetter("game")), attrgetter("game"))
    found = [_figures(game, [*own]) for game, own in by_game]
    return sorted(found, key=lambda one: -one.played)


def _figures(game: str, results: Sequence[SeatResult]) -> GameFigures:
    played = len(results)
    return GameFigures(
        game=game,
        played=played,
        won=sum(result.won for result in results),
        share=sum(result.share for result in results) / played,
        equal=sum(1 / result.seats for result in results) / played,
        average=sum(result.score for result in results) / played,
        best=max(result.score for result in results),
        moments=_moments(results),
    )


def _moments(results: Sequence[SeatResult]) -> list[BestMoment]:
    """What every game has, and is worth remembering."""
    won = [result for result in results if result.won]
    found: list[BestMoment] = []
    kinds: tuple[tuple[MomentKind, Sequence[SeatResult], str], ...] = (
        ("score", [result for result in results if result.score > 0], "score"),
        ("margin", [result for result in won if result.margin > 0], "margin"),
        ("comeback", [result for result in won if result.behind > 0], "behind"),
        ("swing", [result for result in results if result.swing > 0], "swing"),
        ("length", results, "length"),
    )
    for what, among, field in kinds:
        if among:
            best = max(among, key=attrgetter(field))
            found.append(_moment(what, getattr(best, field), best))
    streak, last = _longest_streak(results)
    if streak > 1:
        found.append(_moment("streak", streak, last))
    return found


def _moment(what: MomentKind, value: int, result: SeatResult) -> BestMoment:
    moment = BestMoment(what, value, result.at, result.table_code, result.number)
    if what == "swing":
        moment.move, moment.entry = result.move, result.entry
    return moment


def _longest_streak(results: Sequence[SeatResult]) -> tuple[int, SeatResult]:
    """The longest run of wins, and the game it ended with."""
    best, last, run = 0, results[0], 0
    for result in results:
        run = run + 1 if result.won else 0
        if run > best:
            best, last = run, result
    return best, last
