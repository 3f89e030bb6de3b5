"""What a page must know of a game besides its state; nothing where a game has no such facts."""

from tavolata.core.catalogue import kit
from tavolata.core.json import JsonObject
from tavolata.core.state import Position


def option_facts(game: str, options: JsonObject) -> JsonObject:
    """What follows from a game's options alone."""
    load = kit(game).facts
    return load().of_options(options) if load else {}


def position_facts(position: Position, seat: int | None) -> JsonObject:
    """What follows from a position, as a seat, or a spectator (None), sees it."""
    load = kit(position.game.name).facts
    return load().of_position(position, seat) if load else {}
