"""What a game's own screen gets to draw, and what it gives back: a picture and a menu."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from tavolata.core.json import Json, JsonObject
from tavolata.core.state import View
from tavolata.locale import say


@dataclass(frozen=True)
class ScreenContext:
    """What is drawn, and for whom: only what the seat at the screen may know."""

    view: View
    names: tuple[str, ...]
    lang: str
    width: int

    @cached_property
    def state(self) -> JsonObject:
        """The view in protocol.md's form."""
        return self.view.to_json()

    @property
    def seat(self) -> int | None:
        return self.view.seat

    def say(self, message: str, **details: str | int) -> str:
        return say(self.lang, message, **details)

    def name(self, seat: int) -> str:
        return self.names[seat]


@dataclass(frozen=True)
class Choice:
    """A legal move, and what it means."""

    move: str
    label: Text


@dataclass(frozen=True)
class Group:
    """Choices that belong together; short ones stand side by side."""

    heading: str
    choices: list[Choice]
    side_by_side: bool = False


@dataclass(frozen=True)
class Menu:
    groups: list[Group] = field(default_factory=list)

    @property
    def choices(self) -> list[Choice]:
        return [choice for group in self.groups for choice in group.choices]


class GameScreen(Protocol):
    """What a game brings along for the terminal."""

    def summarize(self, events: list[JsonObject]) -> list[JsonObject]:
        """The events worth telling at the table, where the picture shows the rest."""

    def note(self, context: ScreenContext) -> str:
        """Something to be said once, before the game; nothing for most."""

    def picture(self, context: ScreenContext) -> RenderableType:
        """The table, as the seat sees it."""

    def menu(self, context: ScreenContext, advice: str | None) -> Menu:
        """The seat's legal moves with their consequences; `advice` is a proposal where the
        moves are too many to list."""


def events_of(view: View, move: str) -> dict[str, JsonObject]:
    """What a move would do, by the name of the event; the last of a kind counts."""
    return {str(event["event"]): event for event in view.preview(move).events}


def number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def joined(parts: list[str], style: str = "") -> Text:
    """A label and its consequences."""
    label = Text(parts[0])
    for part in parts[1:]:
        label.append(" · ").append(part, style)
    return label
