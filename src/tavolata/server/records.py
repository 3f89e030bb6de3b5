"""A game's record (protocol.md) as the API answers it."""

from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from tavolata.core.record import Journal

OptionValue: TypeAlias = bool | int | float | str | list[Any] | dict[str, Any] | None
Options: TypeAlias = dict[str, OptionValue]


class RecordSeat(msgspec.Struct):
    """Who sat there: a person's name, or a bot's level."""

    name: str | UnsetType = UNSET
    bot: str | UnsetType = UNSET


class GameResult(msgspec.Struct):
    winners: list[int]
    scores: list[int]


class Fair(msgspec.Struct):
    """What proves the dice: the seed is there once the game is over."""

    commit: str
    words: list[str]
    seed: str | UnsetType = UNSET
    digest: str | UnsetType = UNSET


class GameRecord(msgspec.Struct):
    """A game's record, as `tavolata verify` and api/verify read it."""

    tavolata: int
    game: str
    rules: int
    seats: list[RecordSeat]
    start: int
    options: Options
    log: list[str]
    result: GameResult | UnsetType = UNSET
    fair: Fair | UnsetType = UNSET

    @classmethod
    def of(cls, journal: Journal) -> "GameRecord":
        return msgspec.convert(journal.record(), cls)
