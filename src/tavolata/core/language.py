"""The language to speak on a command line."""

import os

from tavolata.core.errors import Refusal
from tavolata.locale import LANGUAGES


def language(asked: str | None) -> str:
    """The language asked for, else the one of the environment, else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise Refusal("unknown-language", name=asked[:40], names=", ".join(LANGUAGES))
        return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
