"""Counts as oracles: how many sequences, and how many different positions, some steps lead to.

A step is a chance outcome (dice or cards without their order) or a move. Games that ended
before do not count. A second program, written from the rules alone, gave the same numbers,
so one that changes here means that a rule has changed.
"""

from collections import Counter

import pytest

from tavolata.core.catalogue import find
from tavolata.core.state import State
from tests.support.positions import eimer, geizen, heckmeck, opening_turn

ONE_SQUARE_ROWS = {"rows": [{"squares": 1, "arrow": 1}] * 5}


def next_states(state: State) -> list[State]:
    if chance := state.chance:
        return [state.give(outcome) for outcome, _ in chance.outcomes()]
    return [state.play(seat, move) for seat in state.to_move for move in state.legal(seat)]


def counts(state: State, steps: int) -> list[tuple[int, int]]:
    """Sequences and different positions, step by step."""
    level = Counter({state: 1})
    found = []
    for _ in range(steps):
        deeper: Counter[State] = Counter()
        for position, ways in level.items():
            for reached in next_states(position):
                deeper[reached] += ways
        level = deeper
        found.append((level.total(), len(level)))
    return found


def test_a_heckmeck_turn_has_1939_places():
    """A place is what is set aside, as far as it matters: the faces used, the dice left, the
    sum. The empty start counts, and so do the places where the turn must end."""
    assert len(opening_turn()) == 1939


def test_counts_of_a_heckmeck_opening():
    # 8 dice show 1287 different rolls; a face is in as many of them as 7 dice have rolls: 792
    expected = [(1287, 1287), (6 * 792, 44), (15928, 1334)]
    assert counts(find("heckmeck").start(2), 3) == expected


@pytest.mark.parametrize(
    ("options", "last_two"),
    [
        ({}, [(21320, 1394), (9037914, 19717)]),
        ({"decline_steal": False}, [(21235, 1394), (8928504, 19717)]),
    ],
)
def test_counts_of_a_heckmeck_game_near_its_end(options, last_two):
    state = heckmeck([30, 24], [36, 22], [26], grill=[21, 23], kept="W W W W", **options)
    assert counts(state, 5) == [(2, 2), (1413, 1413), (6319, 1351), *last_two]


def test_counts_of_a_geizen_opening():
    # 5 dice show 252 different rolls, with 461 sets of dice to keep; two of them come to the
    # same: four 1s and a 6 complete row 1, five 2s row 2, and both arrows say 1
    assert counts(find("geizen").start(2), 3) == [(252, 252), (4116, 460), (253848, 67116)]


def test_counts_of_a_geizen_game_near_its_end():
    state = geizen(2, 1, rows=(3, 4, 4, 6, 7), kept="1 3 3")
    assert counts(state, 4) == [(21, 21), (57, 27), (5508, 5328), (86652, 9082)]


def test_counts_of_geizen_on_a_board_of_its_own():
    state = geizen(1, 0, kept="6 6 6", board=ONE_SQUARE_ROWS)
    assert counts(state, 4) == [(21, 21), (57, 7), (5508, 288), (86652, 212)]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, [5, 10, 16, 6, 14, 104, 784, 7105]),
        ({"reverse": True}, [5, 10, 18, 8, 26, 438, 1804, 14730]),
        ({"forgetful_draw": True}, [5, 13, 20, 38, 70, 157, 340, 696]),
        ({"last_standing": True}, [5, 10, 16, 26, 34, 143, 1272, 12253]),
    ],
)
def test_counts_of_an_eimer_game_near_its_end(options, expected):
    pyramids = ["YRR../WW../B../../.", "Y..../..../.../../.", "RRY../..../.../../."]
    state = eimer("R5 R4 Y2 B1", "R5 R1", "R6 Y2", pyramids=pyramids, pile="R2 B8", **options)
    assert [sequences for sequences, _ in counts(state, 8)] == expected


def test_counts_of_an_eimer_game_of_2005_near_its_end():
    pyramids = ["YRWW/RY./../.", "R.../.../../.", "RRY./.../../."]
    hands = "R5 R4 Y2 B1", "R5 R1", "R6 Y2"
    state = eimer(*hands, pyramids=pyramids, pile="R2 B8", edition="2005")
    found = [sequences for sequences, _ in counts(state, 8)]
    assert found == [5, 10, 18, 8, 26, 418, 1738, 13863]


def test_different_positions_are_fewer_where_moves_come_to_the_same():
    pyramids = ["YRR../WW../B../../.", "Y..../..../.../../.", "RRY../..../.../../."]
    hands = "R5 R4 Y2 B1", "R5 R1", "R6 Y2"
    state = eimer(*hands, pyramids=pyramids, pile="R2 B8", forgetful_draw=True)
    assert counts(state, 8)[-2:] == [(340, 336), (696, 683)]
