"""What is typed on the command line for a table: options, boards from files, bots."""

import json
import tomllib
from pathlib import Path

from tavolata.core.catalogue import find
from tavolata.core.errors import BadOption, Refusal
from tavolata.core.json import Json

USUAL_BOT = "regular"


def read_options(game: str | None, texts: list[str]) -> dict[str, Json]:
    """`short=highest`, `tiles=[21,25]`, `board=@mine.toml`: checked by the game."""
    options: dict[str, Json] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption("option-format", text=text[:80])
        options[name.strip()] = _value(value.strip())
    if game is not None:
        find(game).resolve(options)
    return options


def _value(text: str) -> Json:
    if text.startswith("@"):
        return _from_file(Path(text[1:]))
    try:
        value: Json = json.loads(text)
    except ValueError:
        return text
    # An edition is a text, though it looks like a number.
    return text if type(value) in (int, float) else value


def _from_file(path: Path) -> Json:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Refusal("no-file", path=str(path)) from problem
    try:
        table: Json = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except ValueError as problem:
        raise BadOption("option-file", path=str(path)) from problem
    return table


def read_bots(
    game: str | None, seats: int | None, text: str | None
) -> tuple[int | None, list[str] | None]:
    """How many seats, and which bots take part: None where it is to be asked or is usual."""
    if text is None:
        if seats is None or game is None:
            return seats, None
        return seats, [USUAL_BOT] * (seats - 1)
    bots = [USUAL_BOT] * int(text) if text.isdecimal() else [b.strip() for b in text.split(",")]
    if seats is None:
        seats = len(bots) + 1
    if len(bots) > seats:
        raise Refusal("too-many-bots", most=seats)
    return seats, bots
