"""Every screen: readable for everyone, in every light, on the smallest phone."""

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.e2e import tour
from tests.e2e.conftest import Company
from tests.e2e.player import DESKTOP, PHONE, SMALL, Player
from tests.server.people import Person, Server

HERE = Path(__file__).parents[2]
AXE = Path(os.environ.get("AXE_PATH") or HERE / "web/node_modules/axe-core/axe.min.js")

SCREENS = ["home", "table", "check", "heckmeck-decide", "eimer-build"]
SCREENS += [f"{game}{part}" for game in tour.GAMES for part in ("", "-rules", "-end", "-replay")]


@pytest.fixture(scope="module")
def person(house: Server) -> Person:
    return Person(house, "Ada")


@pytest.fixture(scope="module")
def screens(person: Person) -> dict[str, tour.Screen]:
    return tour.tour(person)


@cache
def axe() -> str:
    return AXE.read_text()


def problems(player: Player) -> list[str]:
    """What axe finds that is serious or critical, each with the things it is about."""
    player.page.evaluate(axe())
    found: dict[str, Any] = player.page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{problem['id']}: {node['target']} {node['failureSummary']}"
        for problem in found["violations"]
        if problem["impact"] in ("serious", "critical")
        for node in problem["nodes"]
    ]


@pytest.mark.parametrize("dusk", [False, True], ids=["light", "dusk"])
@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_serious(
    company: Company,
    house: Server,
    person: Person,
    screens: dict[str, tour.Screen],
    name: str,
    dusk: bool,
) -> None:
    ada = company.stranger(house, size=PHONE if dusk else DESKTOP, dusk=dusk)
    ada.become(person)
    tour.show(ada, screens[name])
    assert not problems(ada)


def test_no_screen_is_wider_than_the_smallest_phone(
    company: Company, house: Server, person: Person, screens: dict[str, tour.Screen]
) -> None:
    wide: dict[tuple[str, str], int] = {}
    strange: dict[tuple[str, str], list[str]] = {}
    for lang in ("de", "es"):
        ada = company.stranger(house, lang=lang, size=SMALL)
        ada.become(person)
        for name, screen in screens.items():
            tour.show(ada, screen)
            if (more := ada.overflow()) > 0:
                wide[lang, name] = more
            if words := ada.untranslated():
                strange[lang, name] = words
    assert not wide
    assert not strange
