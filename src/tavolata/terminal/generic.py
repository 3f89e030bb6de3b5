"""The plain screen: any game of the catalogue can be played with it."""

import json

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tavolata.core.json import JsonObject
from tavolata.terminal.game_screen import Choice, Group, Menu, Sight


def gist(events: list[JsonObject]) -> list[JsonObject]:
    return events


def note(sight: Sight) -> str:
    return ""


def picture(sight: Sight) -> RenderableType:
    """Every field of the state, one a line."""
    grid = Table.grid(padding=(0, 2))
    for name, value in sight.state.items():
        grid.add_row(Text(name, "dim"), Text(json.dumps(value, ensure_ascii=False)))
    return grid


def menu(sight: Sight, advice: str | None) -> Menu:
    """The moves as they are written."""
    moves = [advice] if advice else [str(move) for move in sight.view.legal]
    return Menu([Group("", [Choice(move, Text(move)) for move in moves], len(moves) > 8)])
