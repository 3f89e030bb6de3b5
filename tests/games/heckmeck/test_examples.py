"""Heckmeck: the worked examples of its rulebook."""

from tavolata.core.catalogue import find
from tests.support.positions import (
    after,
    failing,
    heckmeck,
    opened,
    told,
)

HECKMECK = find("heckmeck")


def jonathans_turn():
    """Worms twice, then 4 twice: 18."""
    return opened("1 1 2 3 5 5 W W", "0 keep W", "0 roll", "*1 4 4 W W W", "0 keep 4")


def test_example_fig3_worms_then_fours_then_the_five_is_forced():
    state = jonathans_turn()
    assert told(state, "kept")[0]["sum"] == 18
    state = after(state, "0 roll", "*4 4 5 W")
    assert state.legal(0) == ("keep 5",)
    assert told(state.play(0, "keep 5"), "kept")[0]["sum"] == 23


def test_example_fig4a_three_twos_make_24_and_take_24():
    state = after(jonathans_turn(), "0 roll", "*2 2 2 4")
    assert state.legal(0) == ("keep 2",)
    state = after(state, "0 keep 2", "0 take 24")
    assert state.to_json()["stacks"][0] == [24]


def test_example_fig4b_exactly_21_steals_21():
    state = heckmeck([], [21], kept="W W W 3 3").play(0, "steal 21")
    assert told(state, "stole") == [{"seat": 0, "tile": 21, "from": 1}]


def test_example_fig4c_23_is_his_own_and_22_is_covered_so_he_takes_21():
    state = heckmeck([23], [22, 30], kept="W W W 4 4")
    assert state.legal(0) == ("roll", "take 21")


def test_example_fig4d_31_takes_28_when_31_30_and_29_are_gone():
    state = heckmeck([], [31, 35], [29, 30, 36], kept="W W W W W 3 3")
    assert state.legal(0) == ("roll", "take 28")


def test_example_fig4e_26_is_left_on_anothers_stack_and_25_taken():
    state = heckmeck([], [26], kept="W W W W 3 3").play(0, "take 25")
    assert state.to_json()["stacks"] == [[25], [26]]


def test_example_fig5_28_goes_on_top_and_the_rest_is_safe():
    state = heckmeck([24, 22], [], kept="W W W W 4 4").play(0, "take 28")
    assert state.to_json()["stacks"][0] == [24, 22, 28]
    for tile, kept in [(24, "W W W W 4"), (22, "W W W W 1 1")]:
        stolen = heckmeck([24, 22, 28], [], turn=1, kept=kept)
        assert f"steal {tile}" not in stolen.legal(1)


def test_example_fig6a_a_roll_with_only_collected_faces_fails():
    state = heckmeck([27], [], kept="W W 5 3 3").play(0, "roll").give("3 5 W")
    assert told(state, "failed") == [{"seat": 0, "why": "no_new_face"}]
    assert told(state, "returned") == [{"seat": 0, "tile": 27}]


def test_example_fig6b_31_points_without_a_worm_fail():
    state = heckmeck([], [], kept="5 5 5 4 4 4", rolled="2 2").play(0, "keep 2")
    assert told(state, "kept")[0]["sum"] == 31
    assert told(state, "failed") == [{"seat": 0, "why": "no_worm"}]


def test_example_fig6c_25_is_his_own_and_nothing_lower_lies_out():
    state = heckmeck([25], [], grill=[26, 30], kept="W W W 4 2 2", rolled="1 1").play(0, "keep 1")
    assert told(state, "kept")[0]["sum"] == 25
    assert told(state, "failed") == [{"seat": 0, "why": "nothing_to_claim"}]
    assert told(state, "returned") == [{"seat": 0, "tile": 25}]


def test_example_fig7a_27_is_returned_so_34_is_turned():
    state = failing([27], [35, 36])
    assert told(state, "returned") == [{"seat": 0, "tile": 27}]
    assert told(state, "turned_down") == [{"tile": 34}]


def test_example_fig7b_30_is_returned_and_the_highest_so_nothing_is_turned():
    state = failing([30], [], grill=[21, 22, 24, 28])
    assert told(state, "returned") == [{"seat": 0, "tile": 30}]
    assert told(state, "turned_down") == []
    assert state.to_json()["grill"] == [21, 22, 24, 28, 30]
