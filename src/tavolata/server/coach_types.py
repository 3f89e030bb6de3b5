"""What the coach says, as structs: choices, hints, reviews. Chances and what is given away are
shares of the win."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from tavolata.server.records import RecordSeat

Grade: TypeAlias = Literal["fine", "inaccuracy", "mistake", "blunder"]
Help: TypeAlias = Literal["hint", "odds"]  # what the coach may be asked in a running game
Odds: TypeAlias = dict[str, float]  # how likely something is, by what the game calls it


class Reason(msgspec.Struct):
    """Why a move is the better one: a message of the locale files, and its variables."""

    message: str
    details: dict[str, str | int]


class Choice(msgspec.Struct):
    """A move with its seat's chance to win and expected score."""

    move: str
    win: float
    score: float


class Hint(Choice):
    """What the coach would play, and why."""

    reason: Reason | None


class Outlook(msgspec.Struct):
    """What is to be expected from a position on, a number a seat."""

    wins: list[float]
    scores: list[float]


class Moment(msgspec.Struct, kw_only=True):
    """An entry of a reviewed game. An outcome of chance has `seat` null, `luck` and `revised`;
    a choice has the rest, `options` best first. `grade` is null where only one move was legal."""

    index: int
    seat: int | None
    move: str
    before: Outlook
    after: Outlook
    luck: list[float] | UnsetType = UNSET
    revised: list[float] | UnsetType = UNSET
    options: list[Choice] | UnsetType = UNSET
    best: str | UnsetType = UNSET
    lost: float | UnsetType = UNSET
    given: list[float] | UnsetType = UNSET
    unseen: list[float] | UnsetType = UNSET
    grade: Grade | UnsetType | None = UNSET
    reason: Reason | UnsetType | None = UNSET


class GradeCounts(msgspec.Struct):
    fine: int
    inaccuracy: int
    mistake: int
    blunder: int


class GradeLimits(msgspec.Struct):
    """From which loss on a choice is called so."""

    inaccuracy: float
    mistake: float
    blunder: float


class Sums(msgspec.Struct):
    """A seat's game: result = start + luck - lost + others + unseen."""

    start: float
    luck: float
    lost: float
    others: float
    unseen: float
    result: float
    revised: float
    adjusted: float
    grades: GradeCounts


class Review(msgspec.Struct):
    """A finished game as the coach sees it; `mattered` are the places in `moments` that turned
    the game, weightiest first."""

    game: str
    over: bool
    seats: list[RecordSeat]
    grades: GradeLimits
    moments: list[Moment]
    mattered: list[int]
    sums: list[Sums]


class ReviewPending(msgspec.Struct):
    """A review that is being made, and how far it is, from 0 to 1."""

    ready: Literal[False]
    progress: float


class ReviewReady(msgspec.Struct):
    ready: Literal[True]
    review: Review


ReviewAnswer: TypeAlias = ReviewPending | ReviewReady
