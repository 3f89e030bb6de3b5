"""The catalogue of games, and the messages of games that the page does not know."""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import MediaType, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from msgspec import UNSET, UnsetType

from tavolata import game as game_module
from tavolata import games
from tavolata.bots import LEVELS
from tavolata.locale import LANGUAGES
from tavolata.server.http.errors import refusals
from tavolata.server.http.requests import GameName

HOUR = 3600

OptionValue: TypeAlias = bool | int | float | str | list[Any] | dict[str, Any] | None

Language = Annotated[
    str, Parameter(max_length=8, pattern="^[a-z]{2}$", description="en, de, it or es")
]


class GameOption(msgspec.Struct):
    """An option of a game: `values` to choose from, or a `kind` of its own."""

    name: str
    default: OptionValue
    values: list[OptionValue] | UnsetType = UNSET
    kind: str | UnsetType = UNSET

    @classmethod
    def of(cls, option: game_module.Option) -> "GameOption":
        if option.kind:
            return cls(option.name, option.default, kind=option.kind)
        return cls(option.name, option.default, values=[*option.values])


class Game(msgspec.Struct):
    """A game of the catalogue: the version of its rules, how many may play it, its options."""

    game: str
    rules: int
    seats: list[int]
    options: list[GameOption]


class Catalogue(msgspec.Struct):
    """All games, and the levels of the bots, weakest first."""

    games: list[Game]
    bots: list[str]


@get("/games", summary="The catalogue", responses=refusals())
async def get_games() -> Catalogue:
    return _catalogue()


@cache
def _catalogue() -> Catalogue:
    return Catalogue([_game(games.find(name)) for name in games.names()], [*LEVELS])


def _game(game: game_module.Game) -> Game:
    options = [GameOption.of(option) for option in game.options]
    return Game(game.name, game.version, [*game.seats], options)


@get(
    "/games/{game:str}/locale/{language:str}",
    media_type=MediaType.TEXT,
    summary="A game's own messages in a language, as a Fluent file",
    cache_control=CacheControlHeader(public=True, max_age=HOUR),
    responses=refusals(400, 404),
)
async def get_locale(game: GameName, language: Language) -> str:
    if language not in LANGUAGES:
        raise NotFoundException
    return _game_messages(games.find(game).name, language)


@cache
def _game_messages(game: str, language: str) -> str:
    return read_messages(_locale_folder(game) / language)


def read_messages(folder: Path) -> str:
    """All Fluent files of a folder in one; empty where there are none."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))


def _locale_folder(game: str) -> Path:
    """Where a game has its messages, a folder for each language."""
    return Path(games.__path__[0]) / game / "locale"


ROUTES = [get_games, get_locale]
