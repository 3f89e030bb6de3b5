"""Sitting down: which game, how many seats, which of them are bots, and everybody's name."""

import unicodedata
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from tavolata.bots import LEVELS
from tavolata.core.catalogue import find, names
from tavolata.core.errors import Refusal
from tavolata.core.game import Game
from tavolata.core.record import Seat
from tavolata.terminal.screen import DANGER, QUIET, Screen

USUAL_SEATS = 3
USUAL_LEVEL = "regular"
LONGEST_NAME = 20


def ask_game(screen: Screen) -> Game:
    """Which game? By its number or its name; Enter takes the first."""
    screen.show(Text(screen.say("welcome"), "bold"), Text())
    grid = Table.grid(padding=(0, 2))
    known = names()
    for number, name in enumerate(known, 1):
        about = screen.say_or(f"{name}-about", "")
        title = screen.say_or(f"{name}-name", name)
        grid.add_row(Text(f" {number}", "bold green"), Text(title, "bold"), Text(about, QUIET))
    screen.show(grid, Text())
    while True:
        typed = screen.ask(f"{screen.say('ask-game')} [1]").lower() or "1"
        if typed.isdecimal() and 1 <= int(typed) <= len(known):
            return find(known[int(typed) - 1])
        for name in known:
            if typed in (name, screen.say_or(f"{name}-name", name).lower()):
                return find(name)
        _say_wrong(screen, "not-a-choice", names=", ".join(known))


def ask_seats(screen: Screen, game: Game) -> int:
    first, last = game.seats[0], game.seats[-1]
    usual = min(max(USUAL_SEATS, first), last)
    return _ask_number(screen, screen.say("ask-seats", first=first, last=last), first, last, usual)


def ask_bots(screen: Screen, seats: int) -> list[str]:
    """How many bots, and how strong they are."""
    question = screen.say("ask-bots", most=seats)
    count = _ask_number(screen, question, 0, seats, seats - 1)
    return [_ask_level(screen)] * count if count else []


def _ask_level(screen: Screen) -> str:
    called = {level: screen.say_or(f"level-{level}", level) for level in LEVELS}
    question = screen.say("ask-level", levels=", ".join(called.values()))
    while True:
        typed = screen.ask(f"{question} [{called[USUAL_LEVEL]}]").lower()
        for level, name in called.items():
            if typed in (level, name.lower()):
                return level
        if not typed:
            return USUAL_LEVEL
        _say_wrong(screen, "not-a-choice", names=", ".join(called.values()))


def _ask_number(screen: Screen, question: str, first: int, last: int, usual: int) -> int:
    while True:
        typed = screen.ask(f"{question} [{usual}]")
        if not typed:
            return usual
        if typed.isdecimal() and first <= int(typed[:9]) <= last:
            return int(typed)
        _say_wrong(screen, "not-a-number", first=first, last=last)


def _say_wrong(screen: Screen, message: str, **details: str | int) -> None:
    screen.show(Text(screen.say(message, **details), DANGER))


def seated(screen: Screen, seats: int, bots: Sequence[str]) -> list[Seat]:
    """People first, then the bots; each person is asked for a name once."""
    if len(bots) > seats:
        raise Refusal("too-many-bots", most=seats)
    for level in bots:
        if level not in LEVELS:
            raise Refusal("unknown-bot", name=level[:40], names=", ".join(LEVELS))
    people: list[Seat] = []
    for number in range(1, seats - len(bots) + 1):
        people.append(Seat(name=_ask_name(screen, number, [person.name for person in people])))
    return [*people, *(Seat(bot=level) for level in bots)]


def _ask_name(screen: Screen, number: int, taken: list[str]) -> str:
    usual = screen.say("name-you") if number == 1 else screen.say("name-player", number=number)
    if number == 1:
        question = screen.say("ask-name")
    else:
        question = screen.say("ask-name-next", number=number)
    name = _printable(screen.ask(f"{question} [{usual}]")) or usual
    return name if name not in taken else f"{name} {number}"


def _printable(name: str) -> str:
    """Without control characters, which could paint over the screen."""
    return "".join(c for c in name if unicodedata.category(c)[0] != "C")[:LONGEST_NAME].strip()
