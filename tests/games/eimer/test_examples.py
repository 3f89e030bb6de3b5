"""Alles im Eimer: the worked examples of its rulebook."""

import pytest

from tavolata.core.catalogue import find
from tests.support.positions import (
    eimer,
    hit,
    plays,
    told,
)

EIMER = find("eimer")


def test_example_eimer_horse_five_is_beaten_by_three_and_seven_and_by_the_seven_alone():
    state = eimer("Y1", "W3 W7", "Y1", tables={0: "W5"}, turn=1)
    assert plays(state, 1) == ["W7", "W7 W3"]
    assert told(state.play(1, "play W3 W7"), "defended")[0]["sum"] == 10


def test_example_eimer_middle_bucket_of_the_bottom_row_leaves_three():
    state = hit("YYRWW/WYRR/BBB/GG/G", "0 lose 0.2")
    assert state.standing().scores[0] == 6
    for part in ("left", "right"):
        assert state.play(0, f"keep {part}").standing().scores[0] == 3


def test_example_eimer_top_bucket_lost_and_nothing_else_falls():
    state = hit("YYYWW/WGRR/BBB/GG/R", "0 lose 4.0")
    assert told(state, "fell") == []
    assert state.standing().scores[0] == 14


@pytest.mark.parametrize("end", ["0.0", "0.4"])
def test_example_eimer_end_bucket_of_the_bottom_row_leaves_rows_of_four_three_two_one(end):
    state = hit("RYYWR/WYWR/BBB/GG/G", f"0 lose {end}")
    assert state.standing().scores[0] == 10
    rows = state.to_json()["pyramids"][0].split("/")
    assert [len(row.replace(".", "")) for row in rows] == [4, 3, 2, 1, 0]
