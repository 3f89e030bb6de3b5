"""The first load is small. (How quick it is: benchmarks/page.py.)"""

from playwright.sync_api import Request

from tests.e2e.conftest import Company
from tests.e2e.player import CHOICES, Player
from tests.server.people import Server

MOST = 150_000  # bytes over the line, headers left out


def weigh(player: Player, address: str, ready: str) -> dict[str, int]:
    """The bytes of everything that is fetched until a screen is there and quiet."""
    fetched: list[Request] = []
    player.page.on("requestfinished", lambda request: fetched.append(request))
    player.go(address)
    player.page.locator(ready).first.wait_for()
    player.page.wait_for_load_state("networkidle")
    weights = {request.url: request.sizes()["responseBodySize"] for request in fetched}
    assert any(".css" in url for url in weights)
    assert all(weight >= 0 for weight in weights.values())
    return weights


def test_the_first_screen_is_light(company: Company, house: Server) -> None:
    ada = company.stranger(house, keeps=True)
    weights = weigh(ada, "#/", '[data-testid="play-heckmeck"]')
    assert sum(weights.values()) <= MOST, weights


def test_a_table_is_light(company: Company, house: Server) -> None:
    for game in ("heckmeck", "eimer", "geizen"):
        ada = company.known(house, keeps=True)
        assert ada.person
        code = ada.person.open_table(game, bots=["rookie"], begin=True, start=0)
        weights = weigh(ada, f"#/t/{code}", CHOICES)
        assert sum(weights.values()) <= MOST, (game, weights)
