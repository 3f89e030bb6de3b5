"""Alles im Eimer: the variants (E23-E26). Numbered as in docs/rules/eimer.md."""

from collections import Counter

import pytest

from tavolata.core.catalogue import find
from tests.support.positions import (
    GONE,
    SMALL_WHOLE,
    WHOLE,
    after,
    built,
    dealt,
    eimer,
    lone,
    plays,
    told,
    unseen_cards,
    why_illegal,
)

EIMER = find("eimer")


def turned():
    """Seat 1 equals seat 0's attack, so that play goes the other way."""
    state = eimer("R5 R4", "R5 R1 Y1", "R6", reverse=True)
    return after(state, "0 play R5", "*B8", "1 play R5")


def test_E23_an_equal_sum_turns_the_direction_and_the_attacker_must_defend():
    state = turned()
    assert told(state, "defended") == [
        {"seat": 1, "cards": ["R5"], "sum": 5, "on": 0, "reversed": True}
    ]
    state = state.give("B8")
    assert state.to_json()["direction"] == -1
    assert state.to_move == (0,)
    assert state.to_json()["to_beat"] == 5
    assert plays(state, 0) == ["R4"]  # nine before him: his five stays


def test_E23_the_direction_stays_turned_through_later_attacks():
    state = after(turned(), "*B7", "0 lose 1.1", "0 play R4", "*B7")
    assert state.to_json()["direction"] == -1
    assert state.to_move == (2,)


def test_E23_another_equal_sum_turns_it_again():
    state = eimer("R5", "Y1", "R5", direction=-1, tables={1: "R5"}, reverse=True)
    state = after(state, "0 play R5", "*B8")
    assert state.to_json()["direction"] == 1
    assert state.to_move == (1,)


def test_E23_a_higher_sum_does_not_turn_it():
    state = eimer("R6", "Y1", "Y1", tables={2: "R5"}, reverse=True).play(0, "play R6")
    assert told(state, "defended")[0]["reversed"] is False
    assert state.to_json()["direction"] == 1


def test_E23_a_lower_sum_is_refused_as_ever():
    state = eimer("R4", "Y1", "Y1", tables={2: "R5"}, reverse=True)
    assert why_illegal(state, 0, "play R4") == "too-low"


def test_E23_is_off_by_default():
    assert EIMER.resolve({})["reverse"] is False
    assert why_illegal(eimer("R5", "Y1", "Y1", tables={2: "R5"}), 0, "play R5") == "too-low"


def forgetful(**position):
    """Seat 0 has attacked and may draw."""
    return eimer("R5 R4", "R6 Y1", "Y2", forgetful_draw=True, **position).play(0, "play R5")


def test_E24_who_laid_may_draw_while_the_next_may_act():
    state = forgetful()
    assert state.chance is None
    assert state.to_move == (0, 1)
    assert state.legal(0) == ("draw",)
    assert state.to_json()["may_draw"] == 0
    assert why_illegal(state, 0, "play R4") == "only-draw"


def test_E24_drawing_is_his_own_act():
    state = forgetful().play(0, "draw")
    assert (state.chance.to, state.chance.count) == (0, 1)
    assert state.to_json()["may_draw"] is None
    state = state.give("B8")
    assert state.to_json()["hands"][0] == ["B8", "R4"]
    assert state.to_move == (1,)
    assert why_illegal(state, 1, "draw") == "no-draw"


@pytest.mark.parametrize("answer", ["play R6", "lose 1.1"])
def test_E24_the_draw_is_lost_once_the_next_player_has_acted(answer):
    state = forgetful().play(1, answer)
    assert told(state, "missed_draw") == [{"seat": 0}]
    assert state.to_json()["hands"][0] == ["R4"]
    assert 0 not in state.to_move


def test_E24_the_next_to_lay_gets_a_draw_of_his_own():
    state = forgetful().play(1, "play R6")
    assert state.to_json()["may_draw"] == 1
    assert state.to_move == (1, 2)


def test_E24_an_empty_pile_is_made_anew_when_he_draws():
    state = forgetful(pile="")
    assert state.to_json()["pile"] == 0
    state = state.play(0, "draw")
    assert told(state, "recycled") == [{"count": 105}]


def test_E24_with_nothing_to_draw_nobody_may():
    hoard = " ".join(unseen_cards(False, ["R5", "R4", "Y1"]))
    state = eimer("R5 R4", "Y1", hoard, forgetful_draw=True).play(0, "play R5")
    assert state.to_json()["may_draw"] is None
    assert state.to_move == (1,)


def test_E24_is_off_by_default():
    assert EIMER.resolve({})["forgetful_draw"] is False
    assert "may_draw" not in eimer("R5", "Y1", "Y1").to_json()


@pytest.mark.parametrize("seats", EIMER.seats)
def test_E25_the_game_goes_on_until_one_pyramid_is_left(seats):
    hands = ["Y2", "Y2", "Y2", "Y3", "Y3", "Y3"][:seats]
    for gone in range(seats - 1):
        pyramids = [lone("R"), *[GONE] * gone, *[WHOLE] * (seats - 1 - gone)]
        state = eimer(*hands, pyramids=pyramids, tables={seats - 1: "R8"}, last_standing=True)
        assert state.play(0, "lose 0.0").over is (gone == seats - 2)


def test_E26_ten_buckets_in_rows_of_four_three_two_one():
    state = built(dealt(3, edition="2005"))
    assert state.to_json()["pyramids"] == [SMALL_WHOLE] * 3
    assert state.standing().scores == (10, 10, 10)
    assert told(state, "revealed") == [{"pyramids": [SMALL_WHOLE] * 3}]
    before = dealt(3, edition="2005")
    assert why_illegal(before, 0, f"build {WHOLE}") == "build-rows"
    assert why_illegal(before, 0, "build YYYW/RRB/BG/G") == "build-colours"


def test_E26_eighty_cards_each_value_twice_in_each_colour():
    pool = Counter(EIMER.start(3, 0, {"edition": "2005"}).chance.cards)
    assert pool == {f"{colour}{value}": 2 for colour in "YWRBG" for value in range(1, 9)}


def test_E26_eight_cards_a_hand():
    words = dealt(4, edition="2005").to_json()
    assert [len(hand) for hand in words["hands"]] == [8] * 4
    assert words["pile"] == 80 - 32


def test_E26_reverse_is_on_whatever_the_option_says():
    state = eimer("R5", "Y1", "Y1", tables={2: "R5"}, edition="2005", reverse=False)
    assert state.options["reverse"] is True
    assert told(state.play(0, "play R5"), "defended")[0]["reversed"] is True


def test_E26_the_smaller_pyramid_falls_and_splits_alike():
    pyramids = ["YRWW/RYB/BG/G", SMALL_WHOLE, SMALL_WHOLE]
    state = eimer("Y2", "Y1", "Y1", pyramids=pyramids, tables={2: "R5"}, edition="2005")
    state = state.play(0, "lose 0.1")
    assert told(state, "fell") == [{"seat": 0, "buckets": ["1.0", "1.1", "2.0", "2.1", "3.0"]}]
    assert state.play(0, "keep right").to_json()["pyramids"][0] == "..WW/..B/../."
