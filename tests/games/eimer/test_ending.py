"""Alles im Eimer: who is out, and who wins (E19-E21). Numbered as in docs/rules/eimer.md."""

import pytest

from tavolata.core.catalogue import find
from tests.support.positions import (
    GONE,
    SPLIT,
    WHOLE,
    eimer,
    hit,
    lone,
    told,
)

EIMER = find("eimer")


def test_E19_who_loses_his_last_bucket_is_out_and_keeps_his_hand():
    state = hit(lone("R"), "0 lose 0.0", seats=5, hands=["Y8 Y7", "Y1", "Y2", "Y2", "Y2"])
    assert told(state, "out") == [{"seat": 0}]
    assert state.to_json()["out"] == [0]
    assert state.to_json()["hands"][0] == ["Y8", "Y7"]
    assert state.to_json()["discards"] == ["R8"]


def test_E19_the_part_he_did_not_keep_does_not_put_him_out():
    assert hit(SPLIT, "0 lose 0.1", "0 keep left").to_json()["out"] == []


@pytest.mark.parametrize(
    ("seats", "already_out", "over"),
    [
        (2, 0, True),
        (3, 0, True),
        (4, 0, True),
        (5, 0, False),
        (5, 1, True),
        (6, 0, False),
        (6, 1, True),
    ],
)
def test_E20_up_to_four_players_end_with_one_pyramid_gone_five_and_six_with_two(
    seats, already_out, over
):
    pyramids = [lone("R"), *[GONE] * already_out, *[WHOLE] * (seats - 1 - already_out)]
    hands = ["Y2", "Y2", "Y2", "Y3", "Y3", "Y3"][:seats]
    state = eimer(*hands, pyramids=pyramids, tables={seats - 1: "R8"}).play(0, "lose 0.0")
    assert state.over is over
    assert state.to_json()["phase"] == ("over" if over else "attack")
    assert state.to_json()["turn"] == (0 if over else 1)  # at the end: who was hit last


def test_E21_most_buckets_standing_win():
    pyramids = [lone("R"), "YYYWW/..../.../../.", "YYYWW/W.../.../../."]
    state = eimer("Y2", "Y2", "Y3", pyramids=pyramids, tables={2: "R8"}).play(0, "lose 0.0")
    assert state.result.winners == (2,)
    assert state.result.scores == (0, 5, 6)
    assert told(state, "over") == [{"winners": [2], "scores": [0, 5, 6]}]


def test_E21_equal_buckets_share_the_win():
    pyramids = [lone("R"), "YYYWW/..../.../../.", "WWWRR/..../.../../."]
    state = eimer("Y2", "Y2", "Y3", pyramids=pyramids, tables={2: "R8"}).play(0, "lose 0.0")
    assert state.result.winners == (1, 2)
