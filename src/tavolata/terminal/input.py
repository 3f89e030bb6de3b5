"""What a person typed, as a move: a number of the menu, or the notation in any case."""

from collections.abc import Iterator

from tavolata.core.errors import Refusal
from tavolata.core.game import Game
from tavolata.terminal.game_screen import Menu


class NoChoice(Exception):
    """A number that the menu does not have."""


def read_move(game: Game, menu: Menu, text: str, verb: str = "") -> str:
    """The move that was meant; refuses what could never be one. `verb` may be left out."""
    if text.isdecimal():
        number = int(text[:9])
        if not 1 <= number <= len(menu.choices):
            raise NoChoice
        return menu.choices[number - 1].move
    problem: Refusal | None = None
    for spelling in _spellings(text, verb):
        try:
            return game.move(spelling)
        except Refusal as refused:
            # What is nearest to right explains best: a shape, rather than “no move at all”.
            if problem is None or refused.reason != f"{game.name}-notation":
                problem = refused
    assert problem is not None
    raise problem


def _spellings(text: str, verb: str) -> Iterator[str]:
    """As typed, in small letters, and with the dice or cards in capitals."""
    yield text
    yield text.lower()
    first, _, rest = text.partition(" ")
    if rest:
        yield f"{first.lower()} {rest.upper()}"
        if first.lower() == verb:
            yield f"{verb} {rest.upper().replace(' ', '/')}"
    if verb:
        yield f"{verb} {text.upper()}"
        yield f"{verb} {text.upper().replace(' ', '/')}"
