"""The rules of Heckmeck, each as a claim. H numbers are those of docs/rules/heckmeck.md."""

import pytest

from tavolata.core.catalogue import find
from tavolata.core.errors import BadOutcome, NotYourTurn, Refusal
from tests.games.positions import (
    TILES,
    after,
    heckmeck,
    story,
    told,
    why_bad_option,
    why_illegal,
)

HECKMECK = find("heckmeck")


def opened(roll: str, *log: str):
    """A game of two whose first roll is given, played on."""
    return after(HECKMECK.start(2), f"*{roll}", *log)


# Material and setup.


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


# A turn.


def test_H5_a_turn_begins_with_a_roll_of_all_eight_dice():
    state = HECKMECK.start(2)
    assert state.to_move == ()
    assert state.chance.to_json() == {"dice": 8}


def test_H5_the_next_turn_begins_with_all_eight_dice_too():
    state = heckmeck([], [], kept="W W W W 1").play(0, "take 21")
    assert state.to_json()["kept"] == []
    assert state.chance.to_json() == {"dice": 8}


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_H6a_everything_is_open_to_everyone(seat):
    state = heckmeck([21, 25], [], [30], kept="W W 4 4", rolled="1 2 2 5", turn=1)
    assert state.view(seat).to_json() == state.to_json()


def test_H6_all_dice_of_the_face_are_set_aside():
    state = opened("1 1 2 3 4 4 4 W", "0 keep 4")
    assert state.to_json()["kept"] == ["4", "4", "4"]
    assert state.play(0, "roll").chance.count == 5


def test_H6_every_face_rolled_may_be_chosen_and_no_other():
    state = opened("1 1 3 3 3 5 W W")
    assert state.legal(0) == ("keep 1", "keep 3", "keep 5", "keep W")
    assert why_illegal(state, 0, "keep 2") == "face-not-rolled"


def test_H6_a_face_set_aside_before_cannot_be_set_aside_again():
    state = heckmeck([], [], kept="W W 4", rolled="1 4 4 5 W")
    assert state.legal(0) == ("keep 1", "keep 5")
    assert why_illegal(state, 0, "keep 4") == "face-kept-already"
    assert why_illegal(state, 0, "keep W") == "face-kept-already"


def test_H6_nobody_else_may_set_dice_aside():
    with pytest.raises(NotYourTurn):
        opened("1 1 3 3 3 5 W W").play(1, "keep 1")


def test_H7_after_setting_aside_he_may_roll_the_rest_or_end():
    state = heckmeck([], [], kept="W W W W 1 1")
    assert state.legal(0) == ("roll", "take 22")
    assert state.play(0, "roll").chance.to_json() == {"dice": 2}


def test_H8_all_eight_dice_set_aside_end_the_turn():
    state = heckmeck([], [], kept="5 5 5 5", rolled="W W W W").play(0, "keep W")
    assert state.legal(0) == ("take 36",)
    assert why_illegal(state, 0, "roll") == "no-dice-to-roll"


def test_H8_all_six_faces_set_aside_end_the_turn_with_dice_left():
    state = heckmeck([], [], kept="1 2 3 4 W W", rolled="5 W").play(0, "keep 5")
    assert len(state.to_json()["kept"]) == 7
    assert state.legal(0) == ("take 25",)


def test_H8_a_forced_end_with_nothing_to_claim_fails_by_itself():
    state = heckmeck([30], [], kept="1 1 1 1 2 2 W", rolled="3").play(0, "keep 3")
    assert story(state) == ["kept", "failed", "returned", "turned_down", "turn"]
    assert told(state, "failed") == [{"seat": 0, "why": "nothing_to_claim"}]
    assert state.to_json()["turn"] == 1


def test_H8_a_forced_end_without_a_worm_fails_by_itself():
    state = opened("5 5 5 5 5 5 5 5", "0 keep 5")
    assert told(state, "failed") == [{"seat": 0, "why": "no_worm"}]
    assert state.to_json()["turn"] == 1


def test_H9_he_may_end_the_turn_where_that_gets_him_nothing():
    state = heckmeck([21], [], kept="5 5")
    assert state.legal(0) == ("give up", "roll")
    state = state.play(0, "give up")
    assert told(state, "failed") == [{"seat": 0, "why": "no_worm"}]
    assert told(state, "returned") == [{"seat": 0, "tile": 21}]


@pytest.mark.parametrize("move", ["give up", "take 21", "roll"])
def test_H9_he_cannot_end_the_turn_on_a_roll(move):
    state = heckmeck([], [], kept="W W W W", rolled="1 1 2 3")
    assert why_illegal(state, 0, move) == "keep-first"


def test_H10_who_can_take_a_tile_cannot_give_up():
    state = heckmeck([36], [], kept="W W W W 1")
    assert state.legal(0) == ("roll", "take 21")
    assert why_illegal(state, 0, "give up") == "must-claim"


def test_H10_who_can_only_steal_cannot_give_up():
    state = heckmeck([36], [21], kept="W W W W 1")
    assert state.legal(0) == ("roll", "steal 21")
    assert why_illegal(state, 0, "give up") == "must-claim"


# What can be claimed.


def test_H11_the_tile_of_the_sum_is_taken_from_the_grill():
    state = heckmeck([], [], kept="W W W 4 4 2")
    assert state.legal(0) == ("roll", "take 25")
    state = state.play(0, "take 25")
    assert told(state, "took") == [{"seat": 0, "tile": 25}]
    assert state.to_json()["stacks"] == [[25], []]
    assert 25 not in state.to_json()["grill"]


def test_H11_without_a_worm_no_tile_can_be_taken():
    state = heckmeck([], [], kept="5 5 5 4 4 2")
    assert state.legal(0) == ("give up", "roll")
    assert why_illegal(state, 0, "take 25") == "no-worm-kept"


def test_H12_the_exact_sum_steals_the_top_tile_of_another():
    state = heckmeck([22], [30], [24, 26], kept="W W W W 3 3").play(0, "steal 26")
    assert told(state, "stole") == [{"seat": 0, "tile": 26, "from": 2}]
    assert state.to_json()["stacks"] == [[22, 26], [30], [24]]


@pytest.mark.parametrize("kept", ["W W W W 3 2", "W W W W 4 3"])
def test_H12_any_other_sum_steals_nothing(kept):
    state = heckmeck([], [26], kept=kept)
    assert not any(move.startswith("steal") for move in state.legal(0))
    assert why_illegal(state, 0, "steal 26") == "not-the-sum"


def test_H12_without_a_worm_nothing_is_stolen():
    assert heckmeck([], [26], kept="5 5 5 5 3 3").legal(0) == ("give up", "roll")


def test_H13_a_sum_that_lies_nowhere_takes_the_highest_tile_below():
    state = heckmeck([], [], grill=[21, 22, 24, 27, 30], kept="W W W W 3 3")
    assert state.legal(0) == ("roll", "take 24")


def test_H13_never_a_higher_tile_and_never_another_lower_one():
    state = heckmeck([], [], grill=[21, 22, 24, 27, 30], kept="W W W W 3 3")
    assert why_illegal(state, 0, "take 27") == "too-high"
    assert why_illegal(state, 0, "take 22") == "only-the-highest"
    assert why_illegal(state, 0, "take 26") == "not-on-grill"


def test_H13_a_tile_covered_in_a_stack_is_not_visible():
    state = heckmeck([], [26, 21], kept="W W W W 3 3")
    assert state.legal(0) == ("roll", "take 25")


def test_H13_with_no_lower_tile_on_the_grill_there_is_nothing():
    assert heckmeck([], [], grill=[27, 30], kept="W W W W 3 3").legal(0) == ("give up", "roll")


def test_H13_a_sum_above_all_tiles_takes_the_highest():
    assert heckmeck([], [], kept="W W W W 5 5 5 5").legal(0) == ("take 36",)


def test_H14_he_may_leave_the_steal_and_take_the_next_lower_tile():
    state = heckmeck([], [26], kept="W W W W 3 3")
    assert state.legal(0) == ("roll", "steal 26", "take 25")
    assert state.play(0, "take 25").to_json()["stacks"] == [[25], [26]]


def test_H14_decline_steal_is_the_default():
    assert HECKMECK.resolve({})["decline_steal"] is True


def test_H14_with_decline_steal_off_the_steal_is_forced():
    state = heckmeck([], [26], kept="W W W W 3 3", decline_steal=False)
    assert state.legal(0) == ("roll", "steal 26")
    assert why_illegal(state, 0, "take 25") == "must-steal"


def test_H14_with_decline_steal_off_the_grill_is_open_where_nothing_can_be_stolen():
    state = heckmeck([], [30], kept="W W W W 3 3", decline_steal=False)
    assert state.legal(0) == ("roll", "take 26")


def test_H15_his_own_top_tile_is_no_target():
    state = heckmeck([26], [], kept="W W W W 3 3")
    assert state.legal(0) == ("roll", "take 25")
    assert why_illegal(state, 0, "steal 26") == "own-top"


def test_H16_a_claimed_tile_goes_on_top():
    assert heckmeck([36], [], kept="W W W W 1").play(0, "take 21").to_json()["stacks"][0] == [
        36,
        21,
    ]


def test_H16_tiles_under_the_top_are_safe():
    state = heckmeck([], [26, 30], kept="W W W W 3 3")
    assert state.legal(0) == ("roll", "take 25")
    assert why_illegal(state, 0, "steal 26") == "on-nobodys-stack"


def test_H16_a_tile_that_surfaces_can_be_stolen_again():
    state = heckmeck([], [26, 30], [], kept="W W W W 5 5").play(0, "steal 30")
    assert state.to_json()["stacks"] == [[30], [26], []]
    assert "steal 26" in heckmeck([30], [26], [], turn=2, kept="W W W W 3 3").legal(2)


# A failed turn.


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


def failing(*stacks: list[int], grill: list[int] | None = None, **options):
    """Seat 0 gives up."""
    return heckmeck(*stacks, grill=grill, kept="W", **options).play(0, "give up")


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


# The end.


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


# Variants.


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


# Worked examples of the rulebook.


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
