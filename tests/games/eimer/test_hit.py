"""Alles im Eimer: a hit, and who attacks next (E13-E18a). Numbered as in docs/rules/eimer.md."""

import pytest

from tavolata.core.catalogue import find
from tests.support.positions import (
    GONE,
    SPLIT,
    WHOLE,
    eimer,
    hit,
    lone,
    losses,
    story,
    told,
    why_illegal,
)

EIMER = find("eimer")


def test_E13_who_does_not_defend_loses_a_bucket_of_the_colour_of_his_choice():
    state = eimer("Y1", "Y1", tables={1: "B1"})
    assert state.legal(0) == ("lose 2.0", "lose 2.1", "lose 2.2")
    assert why_illegal(state, 0, "lose 0.0") == "wrong-bucket"
    state = state.play(0, "lose 2.1")
    assert told(state, "lost") == [{"seat": 0, "bucket": "2.1", "colour": "B"}]


def test_E14_who_has_none_of_the_colour_loses_one_of_any():
    state = hit("YYW../RR../B../../.", colour="G")
    assert losses(state, 0) == ["0.0", "0.1", "0.2", "1.0", "1.1", "2.0"]
    assert why_illegal(state, 0, "lose 0.3") == "no-bucket"


def test_E14_one_bucket_of_the_colour_left_is_the_only_choice():
    assert losses(hit("YYG../RR../B../../.", colour="G"), 0) == ["0.2"]


def test_E15_what_does_not_rest_on_two_others_falls_and_so_on_up():
    state = hit("YYYWW/WRRR/BBB/GG/G", "0 lose 1.1")
    assert told(state, "fell") == [{"seat": 0, "buckets": ["2.0", "2.1", "3.0", "3.1", "4.0"]}]
    assert state.to_json()["pyramids"][0] == "YYYWW/W.RR/..B/../."


def test_E15_the_bottom_row_rests_on_the_ground():
    state = hit("RYYWW/..../.../../.", "0 lose 0.0")
    assert told(state, "fell") == []
    assert state.to_json()["pyramids"][0] == ".YYWW/..../.../../."


@pytest.mark.parametrize(
    ("part", "lost", "left"),
    [
        ("left", ["0.2", "0.3", "0.4", "1.2", "1.3", "2.2"], "Y..../..../.../../."),
        ("right", ["0.0"], "..YWW/..RB/..G/../."),
    ],
)
def test_E16_of_two_parts_he_chooses_which_he_keeps(part, lost, left):
    state = hit(SPLIT, "0 lose 0.1")
    assert told(state, "split") == [{"seat": 0}]
    assert state.to_json()["phase"] == "split"
    assert state.legal(0) == ("keep left", "keep right")
    state = state.play(0, f"keep {part}")
    assert told(state, "kept_part") == [{"seat": 0, "part": part, "buckets": lost}]
    assert state.to_json()["pyramids"][0] == left


def test_E16_the_attack_still_stands_while_he_chooses():
    words = hit(SPLIT, "0 lose 0.1").to_json()
    assert (words["colour"], words["to_beat"], words["tables"][2]) == ("R", 8, ["R8"])


def test_E16_above_an_unbroken_bottom_row_nothing_is_in_two_parts():
    state = hit("YYYWW/WRRR/BBB/../.", "0 lose 1.1")
    assert state.to_json()["pyramids"][0] == "YYYWW/W.RR/..B/../."
    assert told(state, "split") == []
    assert state.to_json()["phase"] == "attack"


def test_E16_an_end_of_what_is_left_of_the_bottom_row_parts_nothing():
    state = hit(".RYW./..../.../../.", "0 lose 0.1")
    assert state.to_json()["pyramids"][0] == "..YW./..../.../../."
    assert state.to_json()["phase"] == "attack"


def test_E16_the_middle_one_of_three_in_the_bottom_row_parts_them():
    assert hit(".YRW./..../.../../.", "0 lose 0.2").to_json()["phase"] == "split"


def test_E17_all_cards_on_the_table_go_to_the_discards():
    state = eimer("Y1", "Y1", "Y2", tables={0: "R1", 1: "R2", 2: "R3"}).play(0, "lose 1.1")
    assert state.to_json()["tables"] == [[], [], []]
    assert state.to_json()["discards"] == ["R3", "R2", "R1"]
    assert (state.to_json()["colour"], state.to_json()["to_beat"]) == (None, None)


def test_E18_the_player_who_was_hit_starts_the_next_attack_and_draws_nothing():
    state = hit(WHOLE, "0 lose 1.1")
    assert state.to_json()["phase"] == "attack"
    assert state.to_move == (0,)
    assert state.to_json()["hands"][0] == ["Y2"]


@pytest.mark.parametrize(("direction", "starter"), [(1, 2), (-1, 4)])
def test_E18_if_the_hit_put_him_out_the_next_still_in_starts(direction, starter):
    pyramids = [lone("R"), GONE, WHOLE, WHOLE, WHOLE]
    attacker = 4 if direction == 1 else 2
    state = eimer(
        *["Y2"] * 3,
        *["Y3"] * 2,
        pyramids=pyramids,
        tables={attacker: "R8"},
        direction=direction,
        last_standing=True,
    ).play(0, "lose 0.0")
    assert state.to_move == (starter,)


def test_E18a_a_starter_without_cards_passes_the_start():
    state = hit(WHOLE, "0 lose 1.1", hands=["", "", "Y3"])
    assert told(state, "passed_start") == [{"seat": 0, "to": 2}]
    assert state.to_move == (2,)


def test_E18a_the_start_is_passed_the_way_play_goes():
    state = eimer("", "Y2", "Y3", tables={1: "R8"}, direction=-1).play(0, "lose 1.1")
    assert told(state, "passed_start") == [{"seat": 0, "to": 2}]


def test_E18a_the_start_is_not_passed_to_one_who_is_out():
    state = eimer(
        "", "Y2", "Y3", pyramids=[WHOLE, GONE, WHOLE], tables={2: "R8"}, last_standing=True
    ).play(0, "lose 1.1")
    assert told(state, "passed_start") == [{"seat": 0, "to": 2}]


def test_E18a_if_nobody_still_in_has_a_card_the_game_ends_there():
    state = eimer(
        "", "Y2", "", pyramids=[WHOLE, GONE, lone("Y")], tables={2: "R8"}, last_standing=True
    ).play(0, "lose 1.1")
    assert state.over
    assert story(state) == ["lost", "fell", "over"]
    assert state.result.winners == (0,)
    assert state.result.scores == (9, 0, 1)
