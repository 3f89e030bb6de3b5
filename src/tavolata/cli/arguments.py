"""Arguments that several commands have: a game, its options, workers, a language."""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from tavolata.core.catalogue import OURS, names
from tavolata.locale import LANGUAGES

if TYPE_CHECKING:
    Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

Command = Callable[[argparse.Namespace], int]  # what a command does; answers its status


class GameNames:
    """The names of the games, looked for only where they are asked for: games of other packages
    take a while to find."""

    def __contains__(self, name: object) -> bool:
        return name in OURS or name in names()

    def __iter__(self) -> Iterator[str]:
        return iter(names())


def add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """The game a command is about. Where it is optional, it is asked for when left out."""
    if optional:
        action = parser.add_argument("game", nargs="?", help="asked for when left out")
    else:
        action = parser.add_argument("game")
    action.choices = GameNames()  # not given above, where they would be listed at once


def add_option(parser: argparse.ArgumentParser) -> None:
    """Options of the game."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, as short=highest; @FILE reads a value (a board) from a file",
    )


def add_cluster(parser: argparse.ArgumentParser) -> None:
    """A cluster that does the work."""
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="a Dask cluster's scheduler, as tcp://host:8786"
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    """How many processes do the work."""
    parser.add_argument(
        "--workers", type=count, default=0, metavar="N", help="processes; one a core as usual"
    )


def add_out(parser: argparse.ArgumentParser) -> None:
    """A file that may be named."""
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write it")


def add_language(parser: argparse.ArgumentParser) -> None:
    """The language to speak."""
    parser.add_argument("--lang", choices=LANGUAGES, help="the language to speak")


def count(text: str) -> int:
    """One or more."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def duration(text: str) -> float:
    """Seconds, up to an hour."""
    seconds = float(text)
    if not 0 < seconds <= 3600:
        raise ValueError
    return seconds
