"""Heckmeck: which tile may be taken or stolen (H11-H16). Numbered as in docs/rules/heckmeck.md."""

import pytest

from tavolata.core.catalogue import find
from tests.support.positions import (
    heckmeck,
    told,
    why_illegal,
)

HECKMECK = find("heckmeck")


def test_H11_the_tile_of_the_sum_is_taken_from_the_grill():
    state = heckmeck([], [], kept="W W W 4 4 2")
    assert state.legal(0) == ("roll", "take 25")
    state = state.play(0, "take 25")
    assert told(state, "took") == [{"seat": 0, "tile": 25}]
    assert state.to_json()["stacks"] == [[25], []]
    assert 25 not in state.to_json()["grill"]


def test_H11_without_a_worm_no_tile_can_be_taken():
    state = heckmeck([], [], kept="5 5 5 4 4 2")
    assert state.legal(0) == ("give up", "roll")
    assert why_illegal(state, 0, "take 25") == "no-worm-kept"


def test_H12_the_exact_sum_steals_the_top_tile_of_another():
    state = heckmeck([22], [30], [24, 26], kept="W W W W 3 3").play(0, "steal 26")
    assert told(state, "stole") == [{"seat": 0, "tile": 26, "from": 2}]
    assert state.to_json()["stacks"] == [[22, 26], [30], [24]]


@pytest.mark.parametrize("kept", ["W W W W 3 2", "W W W W 4 3"])
def test_H12_any_other_sum_steals_nothing(kept):
    state = heckmeck([], [26], kept=kept)
    assert not any(move.startswith("steal") for move in state.legal(0))
    assert why_illegal(state, 0, "steal 26") == "not-the-sum"


def test_H12_without_a_worm_nothing_is_stolen():
    assert heckmeck([], [26], kept="5 5 5 5 3 3").legal(0) == ("give up", "roll")


def test_H13_a_sum_that_lies_nowhere_takes_the_highest_tile_below():
    state = heckmeck([], [], grill=[21, 22, 24, 27, 30], kept="W W W W 3 3")
    assert state.legal(0) == ("roll", "take 24")


def test_H13_never_a_higher_tile_and_never_another_lower_one():
    state = heckmeck([], [], grill=[21, 22, 24, 27, 30], kept="W W W W 3 3")
    assert why_illegal(state, 0, "take 27") == "too-high"
    assert why_illegal(state, 0, "take 22") == "only-the-highest"
    assert why_illegal(state, 0, "take 26") == "not-on-grill"


def test_H13_a_tile_covered_in_a_stack_is_not_visible():
    state = heckmeck([], [26, 21], kept="W W W W 3 3")
    assert state.legal(0) == ("roll", "take 25")


def test_H13_with_no_lower_tile_on_the_grill_there_is_nothing():
    assert heckmeck([], [], grill=[27, 30], kept="W W W W 3 3").legal(0) == ("give up", "roll")


def test_H13_a_sum_above_all_tiles_takes_the_highest():
    assert heckmeck([], [], kept="W W W W 5 5 5 5").legal(0) == ("take 36",)


def test_H14_he_may_leave_the_steal_and_take_the_next_lower_tile():
    state = heckmeck([], [26], kept="W W W W 3 3")
    assert state.legal(0) == ("roll", "steal 26", "take 25")
    assert state.play(0, "take 25").to_json()["stacks"] == [[25], [26]]


def test_H14_decline_steal_is_the_default():
    assert HECKMECK.resolve({})["decline_steal"] is True


def test_H14_with_decline_steal_off_the_steal_is_forced():
    state = heckmeck([], [26], kept="W W W W 3 3", decline_steal=False)
    assert state.legal(0) == ("roll", "steal 26")
    assert why_illegal(state, 0, "take 25") == "must-steal"


def test_H14_with_decline_steal_off_the_grill_is_open_where_nothing_can_be_stolen():
    state = heckmeck([], [30], kept="W W W W 3 3", decline_steal=False)
    assert state.legal(0) == ("roll", "take 26")


def test_H15_his_own_top_tile_is_no_target():
    state = heckmeck([26], [], kept="W W W W 3 3")
    assert state.legal(0) == ("roll", "take 25")
    assert why_illegal(state, 0, "steal 26") == "own-top"


def test_H16_a_claimed_tile_goes_on_top():
    assert heckmeck([36], [], kept="W W W W 1").play(0, "take 21").to_json()["stacks"][0] == [
        36,
        21,
    ]


def test_H16_tiles_under_the_top_are_safe():
    state = heckmeck([], [26, 30], kept="W W W W 3 3")
    assert state.legal(0) == ("roll", "take 25")
    assert why_illegal(state, 0, "steal 26") == "on-nobodys-stack"


def test_H16_a_tile_that_surfaces_can_be_stolen_again():
    state = heckmeck([], [26, 30], [], kept="W W W W 5 5").play(0, "steal 30")
    assert state.to_json()["stacks"] == [[30], [26], []]
    assert "steal 26" in heckmeck([30], [26], [], turn=2, kept="W W W W 3 3").legal(2)
