"""The screen and the keyboard: what every part of the terminal game prints on and reads from."""

import io
import sys

from rich.console import Console, RenderableType
from rich.text import Text

from tavolata.core.errors import Refusal
from tavolata.locale import knows, say

YOU_MAY = "bold green"
DANGER = "bold red"
YOURS = "bold yellow"
QUIET = "dim"


class Leaving(Exception):
    """The people at the screen are going: end of input, or `q`."""


def refusal_told(lang: str, refusal: Refusal) -> str:
    """A refusal in the language of the screen, never in the engine's English."""
    return say(lang, f"refused-{refusal.reason}", **refusal.details)


class Screen:
    """One screen with one language; also a pipe, where nothing is cleared and lines are read."""

    def __init__(self, lang: str) -> None:
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a narrow code page must not end a game
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self.lang = lang
        self.console = Console(markup=False, highlight=False, emoji=False)
        self.live = sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def say(self, message: str, **details: str | int) -> str:
        return say(self.lang, message, **details)

    def say_or(self, message: str, other: str) -> str:
        """A message where there is one, else what stands for it."""
        return self.say(message) if knows(self.lang, message) else other

    def show(self, *things: RenderableType, style: str = "") -> None:
        for thing in things:
            self.console.print(thing, style=style or None)

    def refuse(self, refusal: Refusal) -> None:
        self.show(Text(refusal_told(self.lang, refusal), style=DANGER))

    def ask(self, prompt: str = "") -> str:
        """A line typed by somebody. The end of input is somebody leaving."""
        self.console.print(Text(f"{prompt} › " if prompt else "› ", style="bold"), end="")
        self.console.file.flush()
        try:
            line = input()
        except EOFError:
            self.console.print()
            raise Leaving from None
        if not sys.stdin.isatty():
            self.console.print(Text(line))  # so that a transcript reads like a conversation
        return " ".join(line.split())

    def clear(self) -> None:
        if self.live:
            self.console.clear()

    def wipe(self) -> None:
        """Clear what can be scrolled back to as well: the next person must not see it."""
        if self.live:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
