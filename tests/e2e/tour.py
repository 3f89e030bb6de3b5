"""Every screen of the page, with tables in the middle of things: for checks and for pictures."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.e2e.player import Player
from tests.server.people import Person, Place

GAMES = ("heckmeck", "eimer", "geizen")
AT_ONCE = 40  # moves over one connection before the server finds it too many

Telling = Callable[[Any], bool]  # whether a view shows what a screen is meant to show


@dataclass
class Screen:
    address: str
    ready: str  # what is there once it is shown


def tour(person: Person) -> dict[str, Screen]:
    """Screens by name, at tables that this person made and played at."""
    screens = {"home": Screen("#/", '[data-testid="resume"]')}
    lobby = person.open_table("heckmeck", seats=4, bots=["regular"], listed=True)
    screens["table"] = Screen(f"#/t/{lobby}", '[data-testid="start"]')
    for game in GAMES:
        over = play_out(person, game)
        telling = _defends if game == "eimer" else _chooses_dice
        running = play_into(person, game, telling)
        choice = '[data-turn="mine"] .mine :is([data-move], [data-die], [data-card])'
        screens[game] = Screen(f"#/t/{running}", choice)
        screens[f"{game}-rules"] = Screen(f"#/rules/{game}", ".rules dl")
        screens[f"{game}-end"] = Screen(f"#/t/{over}", '[data-testid="proof"]')
        screens[f"{game}-replay"] = Screen(f"#/t/{over}/replay/0", '[data-testid="proof"]')
    deciding = play_into(person, "heckmeck", _decides)
    screens["heckmeck-decide"] = Screen(f"#/t/{deciding}", '[data-testid="undo"]')
    building = table_of(person, "eimer")
    screens["eimer-build"] = Screen(f"#/t/{building}", 'button[data-spot="4.0"]')
    screens["check"] = Screen("#/check", '[data-testid="check"]')
    return screens


def table_of(person: Person, game: str, **more: Any) -> str:
    """A table where a game was just begun, this person first."""
    table = {"bots": ["regular", "rookie"], "seats": 3, "begin": True, "start": 0, **more}
    return person.open_table(game, **table)


def play_out(person: Person, game: str, **more: Any) -> str:
    """A table where a game is over."""
    code = table_of(person, game, **more)
    over = False
    while not over:
        place = person.at(code)
        place.play_on(np.random.default_rng(), AT_ONCE)
        place.until(Place.my_turn)
        over = place.view["over"]
        place.close()
    return code


def play_into(person: Person, game: str, telling: Telling, **more: Any) -> str:
    """A table in the middle of a game, with something telling on it and a choice to make."""
    least = {"heckmeck": 12, "eimer": 4, "geizen": 10}[game]
    while True:
        code = table_of(person, game, **more)
        place = person.at(code)
        place.play_on(np.random.default_rng(), least)
        place.until(Place.my_turn)
        for _ in range(AT_ONCE - least):
            if place.view["over"] or telling(place.view):
                break
            place.play_on(np.random.default_rng(), 1)
            place.until(Place.my_turn)
        place.close()
        if telling(place.view):
            return code


def _chooses_dice(view: Any) -> bool:
    state = view["state"]
    won = any(state.get("stacks", [True]))
    return bool(won and state["kept"] and state["rolled"] and len(view["legal"]) > 1)


def _decides(view: Any) -> bool:
    return bool(any(view["state"]["stacks"]) and "roll" in view["legal"] and view["undo"])


def _defends(view: Any) -> bool:
    return bool(view["state"]["phase"] == "defend" and view["legal"][-1].startswith("play"))


def show(player: Player, screen: Screen) -> None:
    """Go to a screen and wait until it is there."""
    player.go(screen.address)
    player.page.locator(screen.ready).first.wait_for()
