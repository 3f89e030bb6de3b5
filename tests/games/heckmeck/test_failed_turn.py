"""Heckmeck: a turn that fails (H17-H21). Numbered as in docs/rules/heckmeck.md."""

from tavolata.core.catalogue import find
from tests.support.positions import (
    TILES,
    after,
    failing,
    heckmeck,
    story,
    told,
)

HECKMECK = find("heckmeck")


def test_H17_a_roll_of_faces_already_set_aside_fails():
    state = heckmeck([], [], kept="W W W W 1 1").play(0, "roll").give("1 W")
    assert story(state) == ["rolled", "failed", "turn"]
    assert told(state, "failed") == [{"seat": 0, "why": "no_new_face"}]


def test_H17_one_new_face_saves_the_roll():
    state = heckmeck([], [], kept="W W W W 1 1").play(0, "roll").give("1 2")
    assert state.legal(0) == ("keep 2",)


def test_H17_an_end_without_a_worm_fails():
    state = heckmeck([], [], kept="5 5 5 5 4").play(0, "give up")
    assert told(state, "failed") == [{"seat": 0, "why": "no_worm"}]


def test_H17_an_end_with_no_tile_to_claim_fails():
    state = heckmeck([], [], kept="W W W W").play(0, "give up")
    assert told(state, "failed") == [{"seat": 0, "why": "nothing_to_claim"}]


def test_H18_the_top_tile_goes_back_to_its_place_on_the_grill():
    state = failing([30, 25], [], grill=[21, 28, 35])
    assert told(state, "returned") == [{"seat": 0, "tile": 25}]
    assert state.to_json()["stacks"] == [[30], []]
    assert state.to_json()["grill"] == [21, 25, 28]


def test_H18_the_tiles_of_others_stay():
    assert failing([25], [30, 22], [36]).to_json()["stacks"] == [[], [30, 22], [36]]


def test_H19_the_highest_tile_is_turned_down():
    state = failing([25], [36])
    assert told(state, "turned_down") == [{"tile": 35}]
    assert state.to_json()["down"] == [35]


def test_H19_a_tile_turned_down_is_out_for_good():
    state = heckmeck([], [], grill=TILES[:-2], kept="W W W W 5 5 5")
    assert state.to_json()["down"] == [35, 36]
    assert state.legal(0) == ("roll", "take 34")


def test_H19_the_returned_tile_stays_up_when_it_is_the_highest():
    state = failing([30], [], grill=[21, 29])
    assert told(state, "turned_down") == []
    assert state.to_json()["grill"] == [21, 29, 30]


def test_H20_with_no_tile_to_return_nothing_is_turned():
    state = failing([], [25])
    assert story(state) == ["failed", "turn"]
    assert state.to_json()["down"] == []


def test_H21_the_tile_under_the_returned_one_is_open_to_theft_again():
    state = failing([26, 30], [])
    state = after(state, "*W W W W 3 3 1 1", "1 keep W", "1 roll", "*1 1 3 3", "1 keep 3")
    assert state.legal(1) == ("roll", "steal 26", "take 25")
