"""Alles im Eimer: material and setup (E1-E5). Numbered as in docs/rules/eimer.md."""

from collections import Counter

import pytest

from tavolata.core.catalogue import find
from tavolata.core.errors import NotYourTurn, Refusal
from tests.support.positions import (
    SMALL_WHOLE,
    WHOLE,
    after,
    built,
    dealt,
    eimer,
    lone,
    told,
    why_illegal,
)

EIMER = find("eimer")


def test_E1_there_are_110_cards_22_in_each_colour():
    pool = Counter(EIMER.start(3).chance.cards)
    assert pool.total() == 110
    for colour in "YWRBG":
        assert [pool[f"{colour}{value}"] for value in range(1, 9)] == [2, 3, 3, 3, 3, 3, 3, 2]


def test_E2_a_player_has_three_buckets_of_each_of_five_colours():
    state = built(dealt(3))
    assert Counter(state.to_json()["pyramids"][0].replace("/", "")) == dict.fromkeys("YWRBG", 3)
    assert state.standing().scores == (15, 15, 15)


@pytest.mark.parametrize("pyramid", ["YYYYW/WRRR/BBB/GG/G", "YYYWW/WRRR/BBB/GG/B"])
def test_E2_a_fourth_bucket_of_a_colour_is_refused(pyramid):
    assert why_illegal(dealt(3), 0, f"build {pyramid}") == "build-colours"


def test_E3_two_to_six_may_play():
    assert list(EIMER.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(Refusal) as refused:
            EIMER.start(seats)
        assert refused.value.reason == "bad-seats"


def test_E3_two_end_as_three_do():
    state = eimer("Y2", "Y3", pyramids=[lone("R"), WHOLE], tables={1: "R8"})
    assert state.play(0, "lose 0.0").over


@pytest.mark.parametrize("seats", EIMER.seats)
def test_E4_twelve_cards_to_each_and_the_rest_is_the_pile(seats):
    words = dealt(seats).to_json()
    assert [len(hand) for hand in words["hands"]] == [12] * seats
    assert words["pile"] == 110 - 12 * seats


def test_E4_hands_are_dealt_seat_by_seat():
    state = EIMER.start(3)
    for seat in range(3):
        assert (state.chance.to, state.chance.count) == (seat, 12)
        state = state.give(" ".join(state.chance.cards[:12]))
        assert told(state, "dealt")[0]["seat"] == seat


def test_E4_the_table_says_who_starts():
    state = built(dealt(4, start=2))
    assert state.to_json()["phase"] == "attack"
    assert state.to_move == (2,)


@pytest.mark.parametrize(("seat", "seen"), [(0, [True, False, False]), (None, [False] * 3)])
def test_E5_each_sees_his_own_hand_only(seat, seen):
    hands = dealt(3).view(seat).to_json()["hands"]
    assert [isinstance(hand, list) for hand in hands] == seen
    assert [hand for hand in hands if not isinstance(hand, list)] == [12] * seen.count(False)


def test_E5_a_card_drawn_is_seen_by_its_drawer_only():
    state = after(eimer("R5 R6", "R7", "R8"), "0 play R5", "*G8")
    assert told(state.view(0), "drew") == [{"seat": 0, "card": "G8"}]
    assert told(state.view(1), "drew") == [{"seat": 0, "card": None}]


def test_E5_all_build_at_the_same_time():
    state = dealt(3)
    assert state.to_move == (0, 1, 2)
    state = state.play(1, f"build {WHOLE}")
    assert state.to_move == (0, 2)
    assert state.legal(0) == ("build *",)


def test_E5_nobody_sees_a_pyramid_until_all_are_built():
    state = after(dealt(3), f"1 build {WHOLE}", f"0 build {WHOLE}")
    assert state.view(2).to_json()["pyramids"] == [None, None, None]
    assert state.view(1).to_json()["pyramids"] == [None, WHOLE, None]
    state = state.play(2, f"build {WHOLE}")
    assert told(state, "revealed") == [{"pyramids": [WHOLE] * 3}]
    assert state.view(2).to_json()["pyramids"] == [WHOLE] * 3


def test_E5_any_arrangement_of_the_buckets_is_good():
    other = "GWRBY/YWRB/GGB/YW/R"
    assert dealt(3).play(0, f"build {other}").to_json()["pyramids"][0] == other


def test_E5_the_rows_are_five_four_three_two_one():
    assert why_illegal(dealt(3), 0, "build YYYWWW/RRRB/BBG/GG") == "build-shape"
    assert why_illegal(dealt(3), 0, f"build {SMALL_WHOLE}") == "build-rows"


def test_E5_who_has_built_cannot_build_again():
    with pytest.raises(NotYourTurn):
        dealt(3).play(0, f"build {WHOLE}").play(0, f"build {WHOLE}")
