"""Checks of what a table is opened or configured with: each answers its value, or refuses it."""

from tavolata.bots import LEVELS
from tavolata.core.errors import Refusal
from tavolata.core.game import Game
from tavolata.server.tables.entries import HINTS, Hints

MAX_GAMES = 20
MAX_PACE = 7 * 86400  # seconds for a move


def seat(number: int, seats: int) -> int:
    if not 0 <= number < seats:
        raise Refusal("bad-seat", last=seats - 1)
    return number


def seats(number: int, game: Game) -> int:
    if number not in game.seats:
        raise Refusal("bad-seats", game=game.name, first=game.seats[0], last=game.seats[-1])
    return number


def games(number: int) -> int:
    if not 1 <= number <= MAX_GAMES:
        raise Refusal("bad-games", most=MAX_GAMES)
    return number


def start(number: int | None, seats: int) -> int | None:
    if number is not None and not 0 <= number < seats:
        raise Refusal("bad-start", last=seats - 1)
    return number


def hints(allowed: str) -> Hints:
    for known in HINTS:
        if allowed == known:
            return known
    raise Refusal("bad-hints", names=", ".join(HINTS))


def pace(seconds: int) -> int:
    if not 0 <= seconds <= MAX_PACE:
        raise Refusal("bad-pace", most=MAX_PACE)
    return seconds


def level(name: str) -> str:
    if name not in LEVELS:
        raise Refusal("unknown-bot", name=name[:40], names=", ".join(LEVELS))
    return name
