"""Alles im Eimer: an attack goes round (E6-E12). Numbered as in docs/rules/eimer.md."""

import pytest

from tavolata.core.catalogue import find
from tests.support.positions import (
    GONE,
    WHOLE,
    after,
    eimer,
    losses,
    plays,
    told,
    unseen_cards,
    why_illegal,
)

EIMER = find("eimer")


def test_E6_the_starter_lays_one_to_three_cards_of_one_colour():
    state = eimer("R1 R2 R3 R3 G5", "Y1", "Y1")
    ones, twos = ["R1", "R2", "R3", "G5"], ["R2 R1", "R3 R1", "R3 R2", "R3 R3"]
    threes = ["R3 R2 R1", "R3 R3 R1", "R3 R3 R2"]
    assert sorted(plays(state, 0)) == sorted(ones + twos + threes)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play R3 G5", "one-colour"),
        ("play R1 R2 R3 R3", "eimer-notation"),
        ("play", "eimer-notation"),
        ("play R8", "not-in-hand"),
        ("play R1 R1", "not-in-hand"),
        ("lose 0.0", "not-attacked"),
    ],
)
def test_E6_nothing_else_opens_an_attack(move, reason):
    assert why_illegal(eimer("R1 R2 R3 R3 G5", "Y1", "Y1"), 0, move) == reason


def test_E6_their_sum_is_to_beat_and_they_attack_the_next_player():
    state = eimer("Y2", "R1 R3 R3 G5", "Y1", turn=1).play(1, "play R1 R3 R3")
    assert told(state, "attacked") == [
        {"seat": 1, "cards": ["R3", "R3", "R1"], "sum": 7, "on": 2},
    ]
    words = state.to_json()
    assert (words["colour"], words["to_beat"]) == ("R", 7)
    assert words["tables"] == [[], ["R3", "R3", "R1"], []]


@pytest.mark.parametrize(("direction", "on"), [(1, 3), (-1, 1)])
def test_E6_the_next_player_is_the_next_still_in_the_way_play_goes(direction, on):
    pyramids = [WHOLE, WHOLE, GONE, WHOLE, WHOLE]
    turn = 2 - direction
    state = eimer("Y1", "R2", "Y1", "R2", "Y2", pyramids=pyramids, turn=turn, direction=direction)
    assert told(state.play(turn, "play R2"), "attacked")[0]["on"] == on


@pytest.mark.parametrize("cards", ["R1", "R1 R3", "R1 R3 R3"])
def test_E7_after_laying_he_draws_one_card_however_many_he_laid(cards):
    state = eimer("R1 R3 R3 G5", "Y1", "Y1").play(0, f"play {cards}")
    assert (state.chance.to, state.chance.count) == (0, 1)
    left = 4 - len(cards.split())
    state = state.give("B8")
    assert len(state.to_json()["hands"][0]) == left + 1
    assert told(state, "drew") == [{"seat": 0, "card": "B8"}]


def test_E8_with_the_pile_empty_the_discards_become_the_pile():
    state = eimer("R1 R3", "Y1", "Y1", pile="")
    assert len(state.to_json()["discards"]) == 106
    state = state.play(0, "play R3")
    assert told(state, "recycled") == [{"count": 106}]
    assert (state.to_json()["pile"], state.to_json()["discards"]) == (106, [])
    assert state.chance.count == 1


def test_E8_the_cards_on_the_table_are_not_shuffled_in():
    state = eimer("R1 R3", "Y1", "Y1", pile="").play(0, "play R3")
    assert state.chance.pool["R3"] == 2


def test_E8_the_pile_is_made_anew_only_when_a_card_is_to_be_drawn():
    state = after(eimer("R1 R3", "Y1", "Y1", pile="B8"), "0 play R3", "*B8")
    assert state.to_json()["pile"] == 0
    assert len(state.to_json()["discards"]) == 105


def test_E8_with_no_discards_either_he_draws_nothing():
    hoard = " ".join(unseen_cards(False, ["R1", "R3", "Y1"]))
    state = eimer("R1 R3", "Y1", hoard).play(0, "play R3")
    assert state.chance is None
    assert state.to_json()["hands"][0] == ["R1"]
    assert state.to_move == (1,)


def test_E8_every_card_of_the_pile_is_as_likely():
    state = eimer("R1 R3", "Y1", "Y1", pile="B8 B8 G2").play(0, "play R3")
    assert {card: str(p) for card, p in state.chance.outcomes()} == {"B8": "2/3", "G2": "1/3"}


def test_E9_the_defender_lays_one_to_three_of_the_colour_that_are_higher():
    state = eimer("Y1", "R2 R3 R4 R5 G8", "Y1", tables={0: "R7"}, turn=1)
    assert sorted(plays(state, 1)) == sorted(
        ["R5 R3", "R5 R4", "R4 R3 R2", "R5 R3 R2", "R5 R4 R2", "R5 R4 R3"]
    )


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play R4 R3", "too-low"),
        ("play R5", "too-low"),
        ("play G8", "follow-colour"),
        ("play R8", "not-in-hand"),
    ],
)
def test_E9_an_equal_sum_and_another_colour_are_refused(move, reason):
    state = eimer("Y1", "R2 R3 R4 R5 G8", "Y1", tables={0: "R7"}, turn=1)
    assert why_illegal(state, 1, move) == reason


def test_E9_then_he_draws_one_and_the_attack_passes_on():
    state = eimer("Y1", "R2 R3 R4 R5 G8", "Y1", tables={0: "R7"}, turn=1).play(1, "play R5 R3")
    assert told(state, "defended") == [
        {"seat": 1, "cards": ["R5", "R3"], "sum": 8, "on": 2, "reversed": False}
    ]
    assert state.chance.to == 1
    state = state.give("B8")
    assert state.to_move == (2,)
    assert state.to_json()["to_beat"] == 8


def test_E10_the_whole_sum_before_him_counts_when_the_attack_comes_round():
    state = eimer("R4 R5 R1", "Y1", "Y1", tables={0: "R2", 1: "R4", 2: "R6"})
    assert sorted(plays(state, 0)) == ["R4 R1", "R5", "R5 R1", "R5 R4", "R5 R4 R1"]
    assert why_illegal(state, 0, "play R4") == "too-low"
    state = state.play(0, "play R5")
    assert told(state, "defended")[0]["sum"] == 7
    assert state.to_json()["tables"][0] == ["R5", "R2"]
    assert state.to_json()["to_beat"] == 7


def test_E10_up_to_three_new_cards_are_added_each_time():
    state = eimer("R2 R2 R3", "Y1", tables={0: "R8 R5", 1: "R7 R6 R6"})
    assert plays(state, 0) == ["R3 R2 R2"]


def test_E11_who_could_defend_may_decline():
    state = eimer("R8", "Y1", tables={1: "R1"})
    assert plays(state, 0) == ["R8"]
    assert losses(state, 0) == ["1.1", "1.2", "1.3"]
    assert told(state.play(0, "lose 1.1"), "lost")[0]["bucket"] == "1.1"


def test_E12_nobody_is_skipped_but_those_who_are_out():
    pyramids = [WHOLE, GONE, WHOLE, WHOLE, WHOLE]
    state = eimer("R1", "Y1", "", "R3", "R4", pyramids=pyramids)
    state = after(state, "0 play R1", "*B8")
    assert state.to_move == (2,)  # without a card he is asked too
    assert plays(state, 2) == []
    assert losses(state, 2)


def test_E12_an_attack_goes_round_the_whole_table():
    state = eimer("R1 R8", "R2", "R3", "R4")
    for seat, card in enumerate(["R1", "R2", "R3", "R4", "R8"]):
        assert state.to_move == (seat % 4,)
        state = after(state, f"{seat % 4} play {card}", "*B2" if seat < 3 else "*B3")
