"""Heckmeck: material and setup (H1-H4). Numbered as in docs/rules/heckmeck.md."""

import pytest

from tavolata.core.catalogue import find
from tavolata.core.errors import BadOutcome, Refusal
from tests.support.positions import (
    TILES,
    after,
    heckmeck,
    opened,
    told,
)

HECKMECK = find("heckmeck")


@pytest.mark.parametrize(
    ("worms", "tiles"),
    [(1, range(21, 25)), (2, range(25, 29)), (3, range(29, 33)), (4, range(33, 37))],
)
def test_H1_four_tiles_each_have_one_two_three_and_four_worms(worms, tiles):
    for tile in tiles:
        assert heckmeck([tile], []).standing().scores == (worms, 0)


def test_H1_a_stack_counts_the_worms_of_all_its_tiles():
    assert heckmeck([21, 36, 28], [30]).standing().scores == (1 + 4 + 2, 3)


def test_H2_eight_dice_show_one_to_five_and_a_worm():
    chance = HECKMECK.start(2).chance
    assert chance.count == 8
    assert chance.symbols == ("1", "2", "3", "4", "5", "W")


@pytest.mark.parametrize(
    ("face", "worth"), [("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5), ("W", 5)]
)
def test_H2_a_number_counts_itself_and_a_worm_five(face, worth):
    state = opened("1 2 3 4 5 W W W".replace("W W W", f"W {face} {face}"))
    n = state.to_json()["rolled"].count(face)
    state = state.play(0, f"keep {face}")
    assert told(state, "kept") == [{"seat": 0, "face": face, "count": n, "sum": n * worth}]


@pytest.mark.parametrize("outcome", ["1 1 1 1 1 1 1", "1 1 1 1 1 1 1 1 1", "1 1 1 1 1 1 1 6"])
def test_H2_other_dice_are_refused(outcome):
    with pytest.raises(BadOutcome) as refused:
        HECKMECK.start(2).give(outcome)
    assert refused.value.reason == "bad-dice"


def test_H3_two_to_seven_may_play():
    assert list(HECKMECK.seats) == [2, 3, 4, 5, 6, 7]
    for seats in (1, 8):
        with pytest.raises(Refusal) as refused:
            HECKMECK.start(seats)
        assert refused.value.reason == "bad-seats"


def test_H3_the_table_says_who_begins():
    assert HECKMECK.start(4, start=2).to_json()["turn"] == 2


def test_H3_the_turn_passes_clockwise_and_round():
    state = HECKMECK.start(3, start=1)
    turns = []
    for _ in range(4):
        seat = state.to_json()["turn"]
        turns.append(seat)
        state = after(state, "*1 1 1 1 1 1 1 1", f"{seat} keep 1")
    assert turns == [1, 2, 0, 1]


def test_H4_all_sixteen_tiles_lie_face_up_ascending():
    words = HECKMECK.start(5).to_json()
    assert words["grill"] == TILES
    assert words["down"] == []
    assert words["stacks"] == [[]] * 5
