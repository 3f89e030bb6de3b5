"""Every game of the catalogue keeps the promises that the rest relies on; one from outside too."""

from types import SimpleNamespace
from typing import Any

import pytest
from highroll import KIT

from tavolata.core.catalogue import find, names
from tavolata.core.game import Game
from tavolata.core.json import JsonObject
from tavolata.core.law import Vector
from tavolata.testing import check_game, check_play


@pytest.mark.parametrize("name", names())
def test_every_game_of_the_catalogue_conforms(name: str) -> None:
    check_game(find(name), steps=40)


def test_somebody_elses_game_conforms_by_the_same_check() -> None:
    check_game(KIT)
    game = KIT.game()
    for seats in game.seats:
        check_play(game, seats, seats - 1, {}, seed=seats, steps=100)


def test_a_game_that_breaks_a_promise_is_found_out() -> None:
    honest = KIT.game()

    def forgetful(v: Vector) -> JsonObject:
        return {**honest.notation.state_json(v), "turn": 0}

    notation: Any = SimpleNamespace(**{**vars(honest.notation), "state_json": forgetful})
    with pytest.raises(AssertionError):
        check_game(Game(honest.name, honest.law, notation))


def test_a_game_whose_rules_lack_a_law_is_found_out() -> None:
    honest = KIT.game()
    laws = {name: law for name, law in vars(honest.law).items() if name != "whose_turn"}
    rules: Any = SimpleNamespace(**laws)
    with pytest.raises(AssertionError, match="no law whose_turn"):
        check_game(Game(honest.name, rules, honest.notation))
