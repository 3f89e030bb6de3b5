"""Every screen: readable for everyone, in every light, on the smallest phone."""

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.e2e import tour
from tests.e2e.conftest import Players
from tests.e2e.player import DESKTOP, PHONE, SMALL, Player
from tests.server.people import Person, Server

HERE = Path(__file__).parents[2]
AXE = Path(os.environ.get("AXE_PATH") or HERE / "web/node_modules/axe-core/axe.min.js")

BOARDS = ["heckmeck", "heckmeck-decide", "eimer", "eimer-build", "geizen"]
OTHERS = ["home", "table", "check", "geizen-end", "heckmeck-rules", "eimer-replay"]


@pytest.fixture(scope="module")
def person(server: Server) -> Person:
    return Person(server, "Ada")


@pytest.fixture(scope="module")
def screens(person: Person) -> dict[str, tour.Screen]:
    return tour.tour(person)


@cache
def axe() -> str:
    return AXE.read_text()


def problems(player: Player, *rules: str) -> list[str]:
    """What axe finds that is serious or critical, each with the things it is about."""
    how: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        how["runOnly"] = [*rules]
    found = player.page.evaluate("how => axe.run(how)", how)
    return [
        f"{problem['id']}: {node['target']} {node['failureSummary']}"
        for problem in found["violations"]
        if problem["impact"] in ("serious", "critical")
        for node in problem["nodes"]
    ]


def problems_in_any_light(player: Player, *sizes: tuple[int, int]) -> list[str]:
    """What axe finds on a screen, at each size."""
    found = []
    player.page.evaluate(axe())
    for width, height in sizes:
        player.page.set_viewport_size({"width": width, "height": height})
        player.see_by("light")
        found += problems(player)
        player.see_by("dusk")
        found += problems(player, "color-contrast")
    return found


@pytest.mark.parametrize("name", BOARDS + OTHERS)
def test_axe_finds_nothing_serious_in_any_light(
    players: Players, server: Server, person: Person, screens: dict[str, tour.Screen], name: str
) -> None:
    ada = players.stranger(server, size=PHONE)
    ada.become(person)
    tour.show(ada, screens[name])
    sizes = (PHONE, DESKTOP) if name in BOARDS else (PHONE,)
    assert not problems_in_any_light(ada, *sizes)


def test_no_screen_is_wider_than_the_smallest_phone(
    players: Players, server: Server, person: Person, screens: dict[str, tour.Screen]
) -> None:
    ada = players.stranger(server, lang="de", size=SMALL)
    ada.become(person)
    wide: dict[str, int] = {}
    strange: dict[str, list[str]] = {}
    for name, screen in screens.items():
        tour.show(ada, screen)
        wide[name] = ada.overflow()
        strange[name] = ada.untranslated()
    assert not {name: more for name, more in wide.items() if more > 0}
    assert not {name: words for name, words in strange.items() if words}
