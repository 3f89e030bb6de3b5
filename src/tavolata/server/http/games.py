"""The catalogue of games, and the messages of games that the page does not know."""

from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
from litestar import MediaType, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import Parameter
from msgspec import UNSET, UnsetType

from tavolata.bots import LEVELS
from tavolata.core import game as core_game
from tavolata.core.catalogue import find, kit, names
from tavolata.core.facts import option_facts
from tavolata.core.notation import Option
from tavolata.locale import LANGUAGES
from tavolata.server.http.errors import refusals
from tavolata.server.http.requests import GameName
from tavolata.server.records import OptionValue
from tavolata.server.tables.interfaces import JsonObject

HOUR = 3600

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
    def of(cls, option: Option) -> "GameOption":
        if option.kind:
            return cls(option.name, option.default, kind=option.kind)
        return cls(option.name, option.default, values=[*option.values])


class Game(msgspec.Struct):
    """A game of the catalogue: the version of its rules, how many may play it, its options."""

    game: str
    rules: int
    seats: list[int]
    options: list[GameOption]
    facts: JsonObject  # what follows from the rules, with the usual options


class Catalogue(msgspec.Struct):
    """All games, and the levels of the bots, weakest first."""

    games: list[Game]
    bots: list[str]


@get("/games", summary="The catalogue", responses=refusals())
async def get_games() -> Catalogue:
    return _catalogue()


@cache
def _catalogue() -> Catalogue:
    return Catalogue([_game(find(name)) for name in names()], [*LEVELS])


def _game(game: core_game.Game) -> Game:
    options = [GameOption.of(option) for option in game.options]
    facts = option_facts(game.name, game.resolve({}))
    return Game(game.name, game.version, [*game.seats], options, facts)


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
    return _game_messages(find(game).name, language)


@cache
def _game_messages(game: str, language: str) -> str:
    return read_messages(kit(game).folder / "locale" / language)


def read_messages(folder: Path) -> str:
    """All Fluent files of a folder in one; empty where there are none."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))


ROUTES = [get_games, get_locale]
