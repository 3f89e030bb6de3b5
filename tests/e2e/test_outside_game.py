"""A game of another package on the page: it has the generic board, and is played to its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Players
from tests.outside import with_highroll
from tests.outside.server import OutsideServer


@pytest.fixture
def outside(tmp_path: Path) -> Iterator[OutsideServer]:
    """A server where a game of another package is installed."""
    environment = with_highroll(tmp_path / "outside")
    with OutsideServer(str(tmp_path / "tavolata.db"), tmp_path, environment) as server:
        yield server
        server.stop()
    assert '"level": "error"' not in server.log()


def test_a_game_from_outside_is_played_on_the_generic_board(
    outside: OutsideServer, players: Players
) -> None:
    ada = players.known(outside)
    assert ada.person
    code = ada.person.open_table("highroll", seats=2, bots=["regular"], start=0, begin=True)
    ada.go(f"#/t/{code}")
    assert ada.my_turn()
    assert ada.moves() == ["again", "stay"]
    expect(ada.page.locator("dt", has_text="rolled")).to_be_visible()
    ada.click_move("stay")
    assert not ada.my_turn()
    assert ada.result()
    truth = ada.truth(code)
    truth.until(lambda place: place.view is not None)
    assert truth.view["over"]
    assert len(truth.view["scores"]) == 2
