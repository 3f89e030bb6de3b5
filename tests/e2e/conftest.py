"""A server, a browser, and people at pages. What goes wrong on any page fails its test."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e import chromium
from tests.e2e.player import Player
from tests.server.people import Person, Server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a process."""
    with sync_playwright() as playwright:
        path = chromium.find()
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests of a process."""
    folder = tmp_path_factory.mktemp(f"server-{os.getpid()}")
    with Server(str(folder / "tavolata.db"), folder) as server:
        yield server
        server.stop()
    log = server.log()
    assert '"level": "error"' not in log, log


class Players:
    """The people of one test; each has a browser of their own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self.players: list[Player] = []

    def stranger(self, server: Server, **look: Any) -> Player:
        """Somebody who was never here: no cookie, no name."""
        player = Player(self._browser, server, **look)
        self.players.append(player)
        return player

    def known(self, server: Server, name: str = "Ada", **look: Any) -> Player:
        """Somebody with a cookie and a name, who can also play by the API."""
        player = self.stranger(server, **look)
        player.become(Person(server, name))
        return player

    def go_home(self) -> list[str]:
        """Everybody leaves; answers what went wrong on their pages."""
        troubles = [trouble for player in self.players for trouble in player.troubles]
        for player in self.players:
            player.leave()
        return troubles


@pytest.fixture
def players(browser: Browser) -> Iterator[Players]:
    players = Players(browser)
    yield players
    troubles = players.go_home()
    assert not troubles, troubles


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may kill it."""
    with Server(str(tmp_path / "tavolata.db"), tmp_path) as server:
        yield server
