"""What Tavolata says, in four languages: Fluent files, one folder a language."""

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "it", "es")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((resources.files(__package__) / language).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
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
