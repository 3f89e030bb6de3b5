"""The plain screen: any game of the catalogue can be played with it."""

import json

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tavolata.core.json import JsonObject
from tavolata.terminal.game_screen import Choice, Group, Menu, ScreenContext


def summarize(events: list[JsonObject]) -> list[JsonObject]:
    return events


def note(context: ScreenContext) -> str:
    return ""


def picture(context: ScreenContext) -> RenderableType:
    """Every field of the state, one a line."""
    grid = Table.grid(padding=(0, 2))
    for name, value in context.state.items():
        grid.add_row(Text(name, "dim"), Text(json.dumps(value, ensure_ascii=False)))
    return grid


def menu(context: ScreenContext, advice: str | None) -> Menu:
    """The moves as they are written."""
    moves = [advice] if advice else [str(move) for move in context.view.legal]
    return Menu([Group("", [Choice(move, Text(move)) for move in moves], len(moves) > 8)])
