"""`tavolata odds`: how likely each tile is, from any point of a turn."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.table import Table

from tavolata.core.catalogue import find
from tavolata.core.errors import BadOutcome
from tavolata.core.files import check_writable, write_output
from tavolata.core.json import Json, JsonObject
from tavolata.core.law import Vector
from tavolata.games.heckmeck import odds as table
from tavolata.games.heckmeck.notation import SYMBOLS
from tavolata.games.heckmeck.solver import Turn
from tavolata.lab.console import compile_notice, result_console
from tavolata.locale import say
from tavolata.locale.numbers import percent

STANDARD_OUTPUT = Path("-")


class Line(NamedTuple):
    """The odds of a tile's number, with a worm, for one who plays for it alone; and, where dice
    lie there to choose from, the face to keep for it."""

    tile: int
    exactly: float
    at_least: float
    keep_for_exactly: str | None = None
    keep_for_at_least: str | None = None


def odds(*, kept: str, roll: str, json_file: Path | None, markdown: bool, lang: str) -> int:
    """Tell the odds from a point of a turn: dice set aside, and perhaps a roll to choose from."""
    with compile_notice(lang):
        lines = lines_of(kept, roll)
    if json_file not in (None, STANDARD_OUTPUT):
        check_writable(json_file)
    text = json.dumps(as_json(kept, roll, lines), ensure_ascii=False)
    console = result_console()
    if json_file == STANDARD_OUTPUT:
        console.print(text)
    elif markdown:
        console.print(as_markdown(lines, lang))
    else:
        console.print(_table(lines, kept, roll, lang))
    if json_file not in (None, STANDARD_OUTPUT):
        write_output(json_file, text + "\n")
        console.print(say(lang, "lab-written", path=str(json_file)))
    return 0


def lines_of(kept: str = "", roll: str = "") -> list[Line]:
    """The odds of every tile."""
    v = _point(kept, roll)
    likely = table.odds(v)
    lines = [Line(tile, likely.exactly[tile], likely.at_least[tile]) for tile in table.TILES]
    if not roll:
        return lines
    ways, symbols = table.spots_after(v), SYMBOLS
    at_least, exactly = table.turns_by_tile()

    def best(turns: Mapping[int, Turn], tile: int) -> str:
        face = max(ways, key=lambda face: float(turns[tile].best[ways[face]]))
        return str(symbols[face])

    return [
        line._replace(
            keep_for_exactly=best(exactly, line.tile), keep_for_at_least=best(at_least, line.tile)
        )
        for line in lines
    ]


def _point(kept: str, roll: str) -> Vector:
    """The vector of a turn that has come so far; the law says whether it can have."""
    game = find("heckmeck")
    point: JsonObject = game.start(2).to_json()
    point |= {"kept": _dice(kept), "rolled": _dice(roll), "phase": "keep" if roll else "roll"}
    return game.set_up(2, None, point).vector


def _dice(text: str) -> list[Json]:
    """Dice as people write them: with or without spaces, in any order."""
    order = find("heckmeck").symbols
    dice = [die.upper() for die in text.replace(",", " ").replace(" ", "")]
    if not all(die in order for die in dice):
        raise BadOutcome("bad-faces", faces=" ".join(order))
    return [*sorted(dice, key=order.__getitem__)]


def as_json(kept: str, roll: str, lines: list[Line]) -> JsonObject:
    """The odds as JSON has them."""
    tiles: list[JsonObject] = []
    for line in lines:
        odds: JsonObject = {
            "tile": line.tile,
            "exactly": round(line.exactly, 6),
            "at_least": round(line.at_least, 6),
        }
        if roll:
            odds["keep_for_exactly"] = line.keep_for_exactly
            odds["keep_for_at_least"] = line.keep_for_at_least
        tiles.append(odds)
    return {
        "game": "heckmeck",
        "kept": _dice(kept),
        "rolled": _dice(roll),
        "tiles": [*tiles],
    }


def as_markdown(lines: list[Line], lang: str) -> str:
    """The odds as a table for a page."""
    titles = [say(lang, f"odds-{title}") for title in ("tile", "exactly", "at-least")]
    rows = [f"| {' | '.join(titles)} |", "|---:|---:|---:|"]
    rows += [
        f"| {line.tile} | {percent(lang, line.exactly, 2)} | {percent(lang, line.at_least, 2)} |"
        for line in lines
    ]
    return "\n".join(rows)


def _table(lines: list[Line], kept: str, roll: str, lang: str) -> Table:
    dice = {"kept": kept or "–", "roll": roll or "–"}
    table = Table(title=say(lang, "odds-title", **dice), title_justify="left", box=SIMPLE_HEAD)
    for title in ("tile", "exactly", "at-least"):
        table.add_column(say(lang, f"odds-{title}"), justify="right")
        if roll and title != "tile":
            table.add_column(say(lang, "odds-keep"))
    for line in lines:
        exactly, at_least = percent(lang, line.exactly, 2), percent(lang, line.at_least, 2)
        if roll:
            faces = line.keep_for_exactly, line.keep_for_at_least
            exact_face, least_face = (
                face if chance > 0 else ""
                for face, chance in zip(faces, (line.exactly, line.at_least), strict=True)
            )
            table.add_row(str(line.tile), exactly, exact_face, at_least, least_face)
        else:
            table.add_row(str(line.tile), exactly, at_least)
    return table
