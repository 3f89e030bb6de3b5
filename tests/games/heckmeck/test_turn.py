"""Heckmeck: a turn, until it ends (H5-H10). Numbered as in docs/rules/heckmeck.md."""

import pytest

from tavolata.core.catalogue import find
from tavolata.core.errors import NotYourTurn
from tests.support.positions import (
    heckmeck,
    opened,
    story,
    told,
    why_illegal,
)

HECKMECK = find("heckmeck")


def test_H5_a_turn_begins_with_a_roll_of_all_eight_dice():
    state = HECKMECK.start(2)
    assert state.to_move == ()
    assert state.chance.to_json() == {"dice": 8}


def test_H5_the_next_turn_begins_with_all_eight_dice_too():
    state = heckmeck([], [], kept="W W W W 1").play(0, "take 21")
    assert state.to_json()["kept"] == []
    assert state.chance.to_json() == {"dice": 8}


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_H6a_everything_is_open_to_everyone(seat):
    state = heckmeck([21, 25], [], [30], kept="W W 4 4", rolled="1 2 2 5", turn=1)
    assert state.view(seat).to_json() == state.to_json()


def test_H6_all_dice_of_the_face_are_set_aside():
    state = opened("1 1 2 3 4 4 4 W", "0 keep 4")
    assert state.to_json()["kept"] == ["4", "4", "4"]
    assert state.play(0, "roll").chance.count == 5


def test_H6_every_face_rolled_may_be_chosen_and_no_other():
    state = opened("1 1 3 3 3 5 W W")
    assert state.legal(0) == ("keep 1", "keep 3", "keep 5", "keep W")
    assert why_illegal(state, 0, "keep 2") == "face-not-rolled"


def test_H6_a_face_set_aside_before_cannot_be_set_aside_again():
    state = heckmeck([], [], kept="W W 4", rolled="1 4 4 5 W")
    assert state.legal(0) == ("keep 1", "keep 5")
    assert why_illegal(state, 0, "keep 4") == "face-kept-already"
    assert why_illegal(state, 0, "keep W") == "face-kept-already"


def test_H6_nobody_else_may_set_dice_aside():
    with pytest.raises(NotYourTurn):
        opened("1 1 3 3 3 5 W W").play(1, "keep 1")


def test_H7_after_setting_aside_he_may_roll_the_rest_or_end():
    state = heckmeck([], [], kept="W W W W 1 1")
    assert state.legal(0) == ("roll", "take 22")
    assert state.play(0, "roll").chance.to_json() == {"dice": 2}


def test_H8_all_eight_dice_set_aside_end_the_turn():
    state = heckmeck([], [], kept="5 5 5 5", rolled="W W W W").play(0, "keep W")
    assert state.legal(0) == ("take 36",)
    assert why_illegal(state, 0, "roll") == "no-dice-to-roll"


def test_H8_all_six_faces_set_aside_end_the_turn_with_dice_left():
    state = heckmeck([], [], kept="1 2 3 4 W W", rolled="5 W").play(0, "keep 5")
    assert len(state.to_json()["kept"]) == 7
    assert state.legal(0) == ("take 25",)


def test_H8_a_forced_end_with_nothing_to_claim_fails_by_itself():
    state = heckmeck([30], [], kept="1 1 1 1 2 2 W", rolled="3").play(0, "keep 3")
    assert story(state) == ["kept", "failed", "returned", "turned_down", "turn"]
    assert told(state, "failed") == [{"seat": 0, "why": "nothing_to_claim"}]
    assert state.to_json()["turn"] == 1


def test_H8_a_forced_end_without_a_worm_fails_by_itself():
    state = opened("5 5 5 5 5 5 5 5", "0 keep 5")
    assert told(state, "failed") == [{"seat": 0, "why": "no_worm"}]
    assert state.to_json()["turn"] == 1


def test_H9_he_may_end_the_turn_where_that_gets_him_nothing():
    state = heckmeck([21], [], kept="5 5")
    assert state.legal(0) == ("give up", "roll")
    state = state.play(0, "give up")
    assert told(state, "failed") == [{"seat": 0, "why": "no_worm"}]
    assert told(state, "returned") == [{"seat": 0, "tile": 21}]


@pytest.mark.parametrize("move", ["give up", "take 21", "roll"])
def test_H9_he_cannot_end_the_turn_on_a_roll(move):
    state = heckmeck([], [], kept="W W W W", rolled="1 1 2 3")
    assert why_illegal(state, 0, move) == "keep-first"


def test_H10_who_can_take_a_tile_cannot_give_up():
    state = heckmeck([36], [], kept="W W W W 1")
    assert state.legal(0) == ("roll", "take 21")
    assert why_illegal(state, 0, "give up") == "must-claim"


def test_H10_who_can_only_steal_cannot_give_up():
    state = heckmeck([36], [21], kept="W W W W 1")
    assert state.legal(0) == ("roll", "steal 21")
    assert why_illegal(state, 0, "give up") == "must-claim"
