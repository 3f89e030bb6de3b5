"""What Tavolata says, in four languages: Fluent files, one folder a language.

Each game brings files of its own, in the `locale` folder beside its rules: the catalogue adds
those folders here.
"""

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # loaded with the first message
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "it", "es")
FOLDER = Path(__file__).parent

_sources: list[Callable[[], Iterable[Path]]] = []


def add_source(folders: Callable[[], Iterable[Path]]) -> None:
    """Read messages from more folders, each with a folder a language, where there are such."""
    _sources.append(folders)
    _bundle.cache_clear()


def files(language: str) -> list[Path]:
    """Every file of messages in a language: ours, then the games'."""
    folders = [FOLDER, *(folder for source in _sources for folder in source())]
    return [file for folder in folders for file in sorted((folder / language).glob("*.ftl"))]


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def knows(language: str, message: str) -> bool:
    """Is there such a message in a language?"""
    return bool(_bundle(language).has_message(message))


def say(language: str, message: str, **details: str | int) -> str:
    """A message in a language, with its details filled in."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, problems = bundle.format_pattern(pattern, details)
    if problems:
        raise problems[0]
    return str(text)
