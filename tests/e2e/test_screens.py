"""Every screen: readable for everyone, in every light, on the smallest phone."""

import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import tour
from tests.e2e.conftest import Company
from tests.e2e.player import DESKTOP, PHONE, SMALL, Player
from tests.server.people import Person, Server

HERE = Path(__file__).parents[2]
AXE = Path(os.environ.get("AXE_PATH") or HERE / "web/node_modules/axe-core/axe.min.js")

BOARDS = ["heckmeck", "heckmeck-decide", "eimer", "eimer-build", "geizen"]
OTHERS = ["home", "table", "check", "geizen-end", "heckmeck-rules", "eimer-replay"]
LOOKS = [(name, PHONE) for name in BOARDS + OTHERS] + [(name, DESKTOP) for name in BOARDS]


@pytest.fixture(scope="module")
def person(house: Server) -> Person:
    return Person(house, "Ada")


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


@pytest.mark.parametrize(("name", "size"), LOOKS, ids=[f"{name}-{look[0]}" for name, look in LOOKS])
def test_axe_finds_nothing_serious_in_any_light(
    company: Company,
    house: Server,
    person: Person,
    screens: dict[str, tour.Screen],
    name: str,
    size: tuple[int, int],
) -> None:
    ada = company.stranger(house, size=size)
    ada.become(person)
    tour.show(ada, screens[name])
    ada.page.evaluate(axe())
    assert not problems(ada)
    ada.page.emulate_media(color_scheme="dark")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dusk")
    assert not problems(ada, "color-contrast")


def test_no_screen_is_wider_than_the_smallest_phone(
    company: Company, house: Server, person: Person, screens: dict[str, tour.Screen]
) -> None:
    ada = company.stranger(house, lang="de", size=SMALL)
    ada.become(person)
    wide: dict[str, int] = {}
    strange: dict[str, list[str]] = {}
    for name, screen in screens.items():
        tour.show(ada, screen)
        wide[name] = ada.overflow()
        strange[name] = ada.untranslated()
    assert not {name: more for name, more in wide.items() if more > 0}
    assert not {name: words for name, words in strange.items() if words}
