"""The rules of a game, on the screen, section by section."""

from rich.text import Text

from tavolata.locale import knows
from tavolata.terminal.screen import QUIET, Screen

SECTIONS = (
    "goal",
    "setup",
    "board",
    "turn",
    "claiming",
    "failing",
    "attack",
    "hit",
    "placing",
    "debts",
    "end",
    "variants",
    "typing",
)


def show_rules(screen: Screen, game: str) -> None:
    """As many sections a page as the screen holds; a pipe gets them all at once."""
    screen.clear()
    title = screen.say("rules-heading", game=screen.say_or(f"{game}-name", game))
    screen.show(Text(title, "bold green"))
    used = 1
    for section in SECTIONS:
        if not knows(screen.lang, f"{game}-rules-{section}"):
            continue
        body = Text().append(f"\n{screen.say(f'section-{section}')}\n", "bold")
        body.append(screen.say(f"{game}-rules-{section}"))
        lines = len(body.wrap(screen.console, screen.width))
        if screen.live and used + lines > screen.height - 2:
            if screen.ask(screen.say("press-enter-page")).lower() == "q":
                return
            screen.clear()
            used = 0
        screen.show(body)
        used += lines
    if screen.live:
        screen.show(Text(f"\n{screen.say('press-enter')}", QUIET))
        screen.ask()
