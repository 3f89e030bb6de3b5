"""Every game of the catalogue keeps the promises that the house relies on."""

import pytest

from tavolata.games import find, names
from tavolata.testing import check_game


@pytest.mark.parametrize("name", names())
def test_every_game_of_the_catalogue_conforms(name: str) -> None:
    check_game(find(name), steps=60)
