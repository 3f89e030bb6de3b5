"""Heckmeck: the variants (H24-H26). Numbered as in docs/rules/heckmeck.md."""

import pytest

from tavolata.core.catalogue import find
from tests.support.positions import (
    failing,
    heckmeck,
    told,
    why_bad_option,
)

HECKMECK = find("heckmeck")


def test_H24_the_highest_is_turned_down_even_when_it_is_the_returned_one():
    state = failing([30], [], grill=[21, 29], short="highest")
    assert told(state, "turned_down") == [{"tile": 30}]
    assert state.to_json()["grill"] == [21, 29]


def test_H24_another_highest_tile_is_turned_down_as_usual():
    assert told(failing([25], [], short="highest"), "turned_down") == [{"tile": 36}]


def test_H24_with_no_tile_to_return_nothing_is_turned():
    assert failing([], [], short="highest").to_json()["down"] == []


@pytest.mark.parametrize("seats", HECKMECK.seats)
def test_H24_any_number_of_players_may_use_it(seats):
    assert HECKMECK.start(seats, 0, {"short": "highest"}).options["short"] == "highest"


@pytest.mark.parametrize(("returned", "grill"), [(25, [21, 36]), (30, [21, 29])])
def test_H25_the_returned_tile_itself_is_turned_down_and_nothing_else(returned, grill):
    state = failing([returned], [], grill=grill, short="returned")
    assert told(state, "returned") == [{"seat": 0, "tile": returned}]
    assert told(state, "turned_down") == [{"tile": returned}]
    assert state.to_json()["grill"] == grill


def test_H24_H25_the_plain_rule_is_the_default_and_no_other_word_is_taken():
    assert HECKMECK.resolve({})["short"] is None
    assert why_bad_option("heckmeck", short="lowest") == "bad-value"


def test_H26_a_shorter_grill_with_gaps():
    state = HECKMECK.start(2, 0, {"tiles": [22, 25, 33]})
    assert state.to_json()["grill"] == [22, 25, 33]


@pytest.mark.parametrize(
    ("kept", "tile"),
    [("W W W W 4", 22), ("W W W 5 5 1", 25), ("W W W 5 5 5 3", 33), ("W W W 5 5 5 5 4", 33)],
)
def test_H26_the_highest_tile_up_to_the_sum_is_taken_from_a_shorter_grill(kept, tile):
    assert heckmeck([], [], tiles=[22, 25, 33], kept=kept).legal(0)[-1] == f"take {tile}"


def test_H26_one_tile_makes_a_game():
    state = heckmeck([], [], tiles=[36], kept="W W W W 5 5 5 5").play(0, "take 36")
    assert state.over


@pytest.mark.parametrize("tiles", [[], [20], [37], [22, 21], [21, 21], ["21"], [True], 21, None])
def test_H26_other_tiles_are_refused(tiles):
    assert why_bad_option("heckmeck", tiles=tiles) == "bad-tiles"
