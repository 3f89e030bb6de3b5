"""Heckmeck: the end, and who wins (H22, H23). Numbered as in docs/rules/heckmeck.md."""

import pytest

from tavolata.core.catalogue import find
from tests.support.positions import (
    failing,
    heckmeck,
    story,
)

HECKMECK = find("heckmeck")


def test_H22_the_game_ends_with_the_last_face_up_tile():
    state = heckmeck([22], [36], [], grill=[21], kept="W W W W 1", turn=1).play(1, "take 21")
    assert state.over
    assert story(state) == ["took", "over"]
    words = state.to_json()
    assert (words["phase"], words["turn"], words["kept"]) == ("over", 1, [])
    assert state.to_move == ()
    assert state.chance is None


def test_H22_a_steal_leaves_the_game_going():
    assert not heckmeck([], [21], grill=[30], kept="W W W W 1").play(0, "steal 21").over


@pytest.mark.parametrize("short", [None, "highest", "returned"])
def test_H22_a_failed_turn_always_leaves_a_tile_on_the_grill(short):
    for returned, lying in [(21, 36), (36, 21)]:
        state = failing([returned], [], grill=[lying], short=short)
        assert not state.over
        assert state.to_json()["grill"]


@pytest.mark.parametrize("short", ["highest", "returned"])
def test_H22_with_short_too_the_last_tile_taken_ends_the_game(short):
    state = heckmeck([], [36], grill=[21], kept="W W W W 1", short=short).play(0, "take 21")
    assert state.over


def test_H23_most_worms_win():
    state = heckmeck([33], [21, 25, 26], grill=[]).result
    assert state.winners == (1,)
    assert state.scores == (4, 5)


def test_H23_a_tie_goes_to_the_highest_single_tile():
    result = heckmeck([34], [33], [29, 21], grill=[]).result
    assert result.scores == (4, 4, 4)
    assert result.winners == (0,)


def test_H23_the_highest_tile_counts_wherever_it_lies_in_the_stack():
    result = heckmeck([30, 21], [22, 29], grill=[]).result
    assert result.scores == (4, 4)
    assert result.winners == (0,)


def test_H23_a_higher_tile_does_not_beat_more_worms():
    assert heckmeck([36], [21, 22, 23, 25], grill=[]).result.winners == (1,)


def test_H23_a_tie_without_any_tile_is_shared():
    assert heckmeck([], [], []).standing().winners == (0, 1, 2)
