"""The first load is small. (How quick it is: benchmarks/page.py.)"""

import gzip
import urllib.request
from urllib.error import HTTPError

import pytest
from playwright.sync_api import Request

from tavolata.server.http.pages import ASSETS
from tests.e2e.conftest import Players
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


def test_the_first_screen_is_light(players: Players, server: Server) -> None:
    ada = players.stranger(server, keeps=True)
    weights = weigh(ada, "#/", '[data-testid="play-heckmeck"]')
    assert sum(weights.values()) <= MOST, weights


def test_a_table_is_light(players: Players, server: Server) -> None:
    for game in ("heckmeck", "eimer", "geizen"):
        ada = players.known(server, keeps=True)
        assert ada.person
        code = ada.person.open_table(game, bots=["rookie"], begin=True, start=0)
        weights = weigh(ada, f"#/t/{code}", CHOICES)
        assert sum(weights.values()) <= MOST, (game, weights)


def test_a_part_of_the_page_comes_as_its_reader_wants_it_and_may_be_kept_for_ever(
    server: Server,
) -> None:
    name = next(file.name for file in ASSETS.glob("*.js"))
    got = {}
    for encoding in ("gzip", "identity"):
        ask = urllib.request.Request(
            f"{server.address}/assets/{name}", headers={"accept-encoding": encoding}
        )
        with urllib.request.urlopen(ask) as answer:
            assert "immutable" in answer.headers["cache-control"]
            assert (answer.headers["content-encoding"] == "gzip") == (encoding == "gzip")
            got[encoding] = answer.read()
    assert gzip.decompress(got["gzip"]) == got["identity"] == (ASSETS / name).read_bytes()
    for stranger in ("nothing.js", "..%2findex.html", "%2e%2e"):
        with pytest.raises(HTTPError) as refused:
            urllib.request.urlopen(f"{server.address}/assets/{stranger}")
        with refused.value as answer:
            assert answer.code == 404
