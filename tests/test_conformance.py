"""Every game of the catalogue keeps the promises that the house relies on; a fourth one too."""

import pytest

from tavolata.bots import sit
from tavolata.core.catalogue import find, names
from tavolata.core.fairness import Seeded
from tavolata.testing import check_game, check_play
from tests.fourth import GAME


@pytest.mark.parametrize("name", names())
def test_every_game_of_the_catalogue_conforms(name: str) -> None:
    check_game(find(name), steps=40)


def test_somebody_elses_game_conforms_by_the_same_check() -> None:
    check_game(GAME)
    for seats in GAME.seats:
        check_play(GAME, seats, seats - 1, {}, seed=seats, steps=100)


def test_a_game_without_a_bot_of_its_own_is_played_by_a_plain_one() -> None:
    state, chance = GAME.start(3), Seeded("x")
    bot = sit("rookie", "highroll", b"x")
    while not state.over:
        if state.to_move:
            state = state.play(state.to_move[0], bot.choose(state.view(state.to_move[0])))
        else:
            state = state.give(chance.draw(state))
    assert state.result is not None


def test_a_game_that_breaks_a_promise_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GAME.notation.state_json

    def forgetful(v: object) -> object:
        return {**honest(v), "turn": 0}  # type: ignore[arg-type]

    monkeypatch.setattr(GAME.notation, "state_json", forgetful)
    with pytest.raises(AssertionError):
        check_game(GAME)
