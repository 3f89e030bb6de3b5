"""The rules of Geizen, each as a claim. G numbers are those of docs/rules/geizen.md."""

import random
from itertools import permutations

import pytest

from tavolata.core.catalogue import find
from tavolata.core.errors import Refusal
from tests.support.positions import (
    after,
    geizen,
    placed,
    story,
    told,
    why_bad_option,
    why_illegal,
)

GEIZEN = find("geizen")
CLASSIC = GEIZEN.resolve({})["board"]


def board(**row_changes):
    """The classic board with row 1 changed."""
    first, *others = CLASSIC["rows"]
    return {"rows": [{**first, **row_changes}, *others]}


# Material and setup.


def test_G1_five_dice_show_one_to_six():
    chance = GEIZEN.start(2).chance
    assert chance.count == 5
    assert chance.symbols == ("1", "2", "3", "4", "5", "6")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_G1_there_are_130_chips(seats):
    words = GEIZEN.start(seats).to_json()
    assert sum(words["chips"]) + words["reserve"] == 130


def test_G1_the_board_has_five_empty_rows():
    assert GEIZEN.start(2).to_json()["rows"] == [0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("seats", "chips", "reserve"), [(2, 18, 94), (3, 22, 64), (4, 25, 30), (5, 25, 5)]
)
def test_G2_the_chips_each_depend_on_the_number_of_players(seats, chips, reserve):
    words = GEIZEN.start(seats).to_json()
    assert words["chips"] == [chips] * seats
    assert words["reserve"] == reserve


@pytest.mark.parametrize("seats", [1, 6])
def test_G2_no_fewer_than_two_and_no_more_than_five(seats):
    with pytest.raises(Refusal) as refused:
        GEIZEN.start(seats)
    assert refused.value.reason == "bad-seats"


def test_G2a_the_table_says_who_begins():
    assert GEIZEN.start(4, start=3).to_json()["turn"] == 3


def test_G2a_a_start_nobody_sits_at_is_refused():
    with pytest.raises(Refusal) as refused:
        GEIZEN.start(4, start=4)
    assert refused.value.reason == "bad-start"


def test_G3_the_reserve_may_go_below_zero():
    state = placed(geizen(64, 64, rows=(0, 0, 2, 0, 0)), "3 6 6 6 6")
    assert state.to_json()["reserve"] == -1
    assert state.to_json()["chips"] == [64, 64]
    assert not state.over


def test_G4_the_classic_board_is_the_default():
    assert [row["squares"] for row in CLASSIC["rows"]] == [4, 5, 6, 7, 8]
    assert [row["two"] for row in CLASSIC["rows"]] == [[1], [1], [], [], []]
    assert [row["yellow"] for row in CLASSIC["rows"]] == [[], [], [3], [4], [3, 6]]
    assert [row["arrow"] for row in CLASSIC["rows"]] == [1, 1, 2, 2, 3]
    assert GEIZEN.resolve({"board": "classic"})["board"] == CLASSIC


def test_G4_a_board_of_his_own_is_taken_as_a_table_and_played():
    own = board(squares=2, two=[2], arrow=7)
    state = placed(geizen(10, 10, board=own), "1 1 6 6 6")
    assert state.options["board"] == own
    assert told(state, "completed") == [{"seat": 0, "row": 1, "chips": 3}]
    assert told(state, "paid") == [{"seat": 1, "chips": 7}]


def test_G4_what_a_row_leaves_out_is_empty():
    row = {"squares": 3, "arrow": 0}
    full = GEIZEN.resolve({"board": {"rows": [row] * 5}})["board"]["rows"][0]
    assert full == {"squares": 3, "two": [], "yellow": [], "arrow": 0}


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        ("baroque", "unknown-board"),
        (None, "board-shape"),
        ({}, "board-shape"),
        ({"rows": []}, "board-shape"),
        ({"rows": CLASSIC["rows"][:4]}, "board-shape"),
        ({"rows": CLASSIC["rows"] * 2}, "board-shape"),
        ({"rows": CLASSIC["rows"], "colour": "red"}, "board-shape"),
        ({"rows": [4, 5, 6, 7, 8]}, "board-row"),
        (board(red=[4]), "board-row"),
        (board(squares=0), "board-squares"),
        (board(squares=13), "board-squares"),
        (board(squares="4"), "board-squares"),
        (board(arrow=-1), "board-arrow"),
        (board(arrow=131), "board-arrow"),
        (board(arrow=None), "board-arrow"),
        (board(yellow=[4]), "board-yellow-red"),
        (board(yellow=[5]), "board-some-squares"),
        (board(two=[0]), "board-some-squares"),
        (board(two=[1, 1]), "board-some-squares"),
        (board(two=1), "board-some-squares"),
    ],
)
def test_G4_a_board_that_makes_no_sense_is_refused(bad, reason):
    assert why_bad_option("geizen", board=bad) == reason


# A turn.


def test_G5_a_turn_begins_with_a_roll_of_all_five_dice():
    state = GEIZEN.start(2)
    assert state.to_move == ()
    assert state.chance.to_json() == {"dice": 5}


def test_G5_one_or_more_dice_of_his_choice_are_set_aside():
    state = geizen(18, 18, rolled="2 2 4", kept="6 6")
    assert state.legal(0) == ("keep 2", "keep 2 2", "keep 2 2 4", "keep 2 4", "keep 4")


def test_G5_a_number_set_aside_before_may_be_set_aside_again():
    assert "keep 6" in geizen(18, 18, rolled="1 2 6", kept="6 6").legal(0)


def test_G5_dice_that_were_not_rolled_cannot_be_set_aside():
    state = geizen(18, 18, rolled="2 2 4", kept="6 6")
    assert why_illegal(state, 0, "keep 2 2 2") == "dice-not-rolled"
    assert why_illegal(state, 0, "keep 6") == "dice-not-rolled"


def test_G5_at_least_one_die_is_set_aside():
    assert why_illegal(geizen(18, 18, rolled="1 2 3 4 5"), 0, "keep") == "geizen-notation"


def test_G5_the_rest_is_rolled_again_until_all_five_are_set_aside_at_most_five_rolls():
    state = GEIZEN.start(2)
    for dice in range(5, 0, -1):
        assert state.chance.to_json() == {"dice": dice}
        state = state.give(" ".join(["6"] * dice)).play(0, "keep 6")
    assert state.to_json()["turn"] == 1


def test_G5_nothing_is_placed_before_all_five_are_set_aside():
    state = geizen(18, 18, rolled="1 2 3 4 5").play(0, "keep 1 2 3 4")
    assert state.to_json()["rows"] == [0, 0, 0, 0, 0]
    assert state.to_json()["chips"] == [18, 18]


def test_G6_a_six_places_nothing():
    state = placed(geizen(18, 18), "6 6 6 6 6")
    assert story(state) == ["kept", "turn"]
    assert state.to_json()["chips"] == [18, 18]


def test_G6_any_other_number_goes_on_the_first_free_square_of_its_row():
    state = placed(geizen(18, 18, rows=(1, 1, 0, 1, 1)), "1 2 3 4 5")
    assert [(one["row"], one["square"]) for one in told(state, "placed")] == [
        (1, 2),
        (2, 2),
        (3, 1),
        (4, 2),
        (5, 2),
    ]
    assert state.to_json()["rows"] == [2, 2, 1, 2, 2]
    assert state.to_json()["chips"] == [18 - 5, 18]


def test_G6_each_die_places_its_own_chip():
    state = placed(geizen(18, 18), "4 4 6 6 6")
    assert state.to_json()["rows"] == [0, 0, 0, 2, 0]
    assert state.to_json()["chips"] == [16, 18]


@pytest.mark.parametrize(("die", "chips"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 1)])
def test_G7_the_first_square_of_rows_1_and_2_takes_two_chips(die, chips):
    state = placed(geizen(18, 18), f"{die} 6 6 6 6")
    assert told(state, "placed")[0]["chips"] == chips
    assert state.to_json()["chips"][0] == 18 - chips


@pytest.mark.parametrize(("die", "filled"), [(3, 2), (4, 3), (5, 2), (5, 5)])
def test_G8_on_a_yellow_square_the_chip_is_the_reserves(die, filled):
    rows = tuple(filled if row == die else 0 for row in range(1, 6))
    before = geizen(18, 18, rows=rows)
    state = placed(before, f"{die} 6 6 6 6")
    assert told(state, "placed")[0]["from"] == "reserve"
    assert state.to_json()["chips"] == [18, 18]
    assert state.to_json()["reserve"] == before.to_json()["reserve"] - 1


def test_G8_elsewhere_the_chip_is_his_own():
    before = geizen(18, 18, rows=(0, 0, 1, 0, 0))
    state = placed(before, "3 6 6 6 6")
    assert told(state, "placed")[0]["from"] == "own"
    assert state.to_json()["chips"] == [17, 18]
    assert state.to_json()["reserve"] == before.to_json()["reserve"]


def test_G9_the_red_square_takes_the_whole_row_with_its_own_chip():
    state = placed(geizen(10, 10, rows=(3, 0, 0, 0, 0)), "1 6 6 6 6")
    assert told(state, "completed") == [{"seat": 0, "row": 1, "chips": 5}]
    assert state.to_json()["chips"][0] == 10 - 1 + 5


@pytest.mark.parametrize(("row", "arrow"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_G9_each_other_player_pays_the_arrow_to_the_reserve(row, arrow):
    squares = CLASSIC["rows"][row - 1]["squares"]
    rows = tuple(squares - 1 if n == row else 0 for n in range(1, 6))
    before = geizen(10, 10, 10, rows=rows, turn=1)
    state = placed(before, f"{row} 6 6 6 6")
    assert told(state, "paid") == [{"seat": 2, "chips": arrow}, {"seat": 0, "chips": arrow}]
    chips = state.to_json()["chips"]
    assert (chips[0], chips[2]) == (10 - arrow, 10 - arrow)
    assert state.to_json()["reserve"] == before.to_json()["reserve"] + 2 * arrow


def test_G9_who_has_less_pays_all_he_has():
    state = placed(geizen(10, 2, 0, rows=(0, 0, 0, 0, 7)), "5 6 6 6 6")
    assert told(state, "paid") == [{"seat": 1, "chips": 2}]
    assert state.to_json()["chips"][1:] == [0, 0]


def test_G10_an_emptied_row_starts_again_for_the_rest_of_the_same_dice():
    state = placed(geizen(10, 10, rows=(3, 0, 0, 0, 0)), "1 1 1 6 6")
    assert [one["square"] for one in told(state, "placed")] == [4, 1, 2]
    assert state.to_json()["rows"] == [2, 0, 0, 0, 0]
    assert state.to_json()["chips"] == [10 - 1 + 5 - 2 - 1, 9]


def test_G10_a_row_may_be_completed_twice_by_the_same_dice():
    state = placed(geizen(10, 10, rows=(3, 0, 0, 0, 0)), "1 1 1 1 1")
    assert [one["chips"] for one in told(state, "completed")] == [5, 5]
    assert state.to_json()["rows"][0] == 0
    assert state.to_json()["chips"][1] == 8


def placed_by_hand(chips, filled, reserve, seat, dice):
    """Place chips die by die in the order given, told from the rules and nothing else."""
    chips, filled, debt = list(chips), list(filled), 0
    for die in dice:
        if die == 6:
            continue
        row = CLASSIC["rows"][die - 1]
        filled[die - 1] += 1
        square = filled[die - 1]
        cost = 2 if square in row["two"] else 1
        if square in row["yellow"]:
            reserve -= cost
        else:
            lent = max(0, cost - chips[seat])
            debt, reserve = debt + lent, reserve - lent
            chips[seat] += lent - cost
        if square == row["squares"]:
            chips[seat] += square + len(row["two"])
            filled[die - 1] = 0
            for other in range(len(chips)):
                if other != seat:
                    pays = min(row["arrow"], chips[other])
                    chips[other] -= pays
                    reserve += pays
    repaid = min(debt, chips[seat])
    chips[seat] -= repaid
    return chips, filled, reserve + repaid


@pytest.mark.parametrize("seed", range(60))
def test_G11_the_order_of_placing_makes_no_difference(seed):
    picks = random.Random(seed)
    seats = picks.randint(2, 4)
    chips = [picks.choice([0, 1, 2, 3, 9]) for _ in range(seats)]
    rows = tuple(picks.randint(0, squares - 1) for squares in (4, 5, 6, 7, 8))
    faces = picks.sample(range(1, 7), 3)  # few faces, so that rows are completed
    dice = sorted(picks.choice(faces) for _ in range(5))
    seat = picks.randrange(seats)
    before = geizen(*chips, rows=rows, turn=seat)
    reserve = before.to_json()["reserve"]
    ways = [placed_by_hand(chips, rows, reserve, seat, way) for way in set(permutations(dice))]
    words = placed(before, " ".join(map(str, dice))).to_json()
    assert all(way == (words["chips"], words["rows"], words["reserve"]) for way in ways)


def test_G12_chips_of_rows_not_completed_stay_on_the_board():
    state = placed(geizen(18, 18), "1 2 3 4 5")
    state = placed(state, "6 6 6 6 6")
    assert state.to_json()["rows"] == [1, 1, 1, 1, 1]


def test_G12_the_turn_passes_clockwise_and_round():
    state = GEIZEN.start(3, start=1)
    turns = []
    for _ in range(4):
        turns.append(state.to_json()["turn"])
        state = placed(state, "6 6 6 6 6")
    assert turns == [1, 2, 0, 1]


# The end.


def test_G13_who_is_short_of_chips_borrows_and_pays_back_from_what_he_took():
    before = geizen(1, 10, rows=(0, 3, 0, 0, 0))
    state = placed(before, "2 2 6 6 6")
    assert told(state, "borrowed") == [{"seat": 0, "chips": 1}]
    assert told(state, "repaid") == [{"seat": 0, "chips": 1}]
    assert state.to_json()["chips"] == [1 - 2 + 6, 9]
    assert not state.over


def test_G13_he_borrows_only_what_he_is_short_of():
    state = placed(geizen(1, 10, rows=(0, 4, 0, 0, 0)), "1 2 6 6 6")
    assert told(state, "borrowed")[0] == {"seat": 0, "chips": 1}


def test_G13_there_is_no_limit_to_what_he_borrows():
    state = placed(geizen(0, 10, rows=(0, 0, 0, 6, 0)), "1 2 3 4 6")
    assert [one["chips"] for one in told(state, "borrowed")] == [2, 2, 1, 1]
    assert told(state, "repaid") == [{"seat": 0, "chips": 6}]
    assert state.to_json()["chips"][0] == 7 - 6
    assert not state.over


def test_G13_a_yellow_square_needs_no_loan():
    state = placed(geizen(0, 10, rows=(0, 0, 2, 0, 0)), "3 6 6 6 6")
    assert told(state, "borrowed") == []


def test_G14_the_game_ends_when_he_has_no_chip_left_after_his_turn():
    state = placed(geizen(2, 10), "1 6 6 6 6")
    assert state.over
    assert story(state) == ["kept", "placed", "over"]
    words = state.to_json()
    assert (words["phase"], words["turn"], words["kept"]) == ("over", 0, [])


def test_G14_who_took_only_what_he_borrowed_has_none():
    state = placed(geizen(0, 10, rows=(0, 0, 5, 0, 0)), "1 2 3 4 6")
    assert told(state, "repaid") == [{"seat": 0, "chips": 5}]
    assert state.over
    assert state.to_json()["chips"] == [0, 8]


def test_G14_the_rest_of_a_debt_is_the_reserves_loss():
    before = geizen(0, 10, rows=(0, 0, 5, 0, 0))
    state = placed(before, "1 2 3 4 5")
    assert sum(one["chips"] for one in told(state, "borrowed")) == 5
    assert told(state, "repaid") == [{"seat": 0, "chips": 4}]
    assert state.over
    assert state.to_json()["chips"] == [0, 8]
    on_board_before, on_board_now, paid = 5, 2 + 2 + 1 + 1, 2
    lost = on_board_now - on_board_before - paid
    assert before.to_json()["reserve"] - state.to_json()["reserve"] == lost


def test_G14_who_took_one_more_than_he_borrowed_plays_on():
    state = placed(geizen(0, 10, rows=(3, 0, 0, 0, 0)), "1 3 4 5 6")
    assert state.to_json()["chips"] == [5 - 1 - 3, 9]
    assert not state.over


def test_G14_who_is_brought_to_none_in_anothers_turn_plays_on():
    state = placed(geizen(10, 1, 10, rows=(3, 0, 0, 0, 0)), "1 6 6 6 6")
    assert state.to_json()["chips"][1] == 0
    assert not state.over
    assert state.to_json()["turn"] == 1
    state = placed(state, "3 6 6 6 6")
    assert told(state, "borrowed") == [{"seat": 1, "chips": 1}]


def test_G14_who_began_with_none_and_took_none_ends_the_game():
    assert placed(geizen(0, 10), "6 6 6 6 6").over


def test_G15_most_chips_win():
    result = placed(geizen(2, 10, 11), "1 6 6 6 6").result
    assert result.winners == (2,)
    assert result.scores == (0, 10, 11)


def test_G15_equal_chips_share_the_win():
    assert placed(geizen(2, 10, 10), "1 6 6 6 6").result.winners == (1, 2)


# The worked example of the rulebook.


def test_example_geizen_a_four_three_twos_and_a_six():
    before = geizen(10, 10, 10, rows=(0, 3, 0, 3, 3))
    state = after(
        before,
        "*1 3 4 5 6",
        "0 keep 4",
        "*2 2 3 5",
        "0 keep 2 2",
        "*1 6",
        "0 keep 6",
        "*2",
        "0 keep 2",
    )
    assert told(state, "placed") == [
        {"seat": 0, "row": 2, "square": 4, "chips": 1, "from": "own"},
        {"seat": 0, "row": 2, "square": 5, "chips": 1, "from": "own"},
        {"seat": 0, "row": 2, "square": 1, "chips": 2, "from": "own"},
        {"seat": 0, "row": 4, "square": 4, "chips": 1, "from": "reserve"},
    ]
    assert told(state, "completed") == [{"seat": 0, "row": 2, "chips": 6}]
    assert told(state, "paid") == [{"seat": 1, "chips": 1}, {"seat": 2, "chips": 1}]
    assert state.to_json()["chips"] == [10 - 2 + 6 - 2, 9, 9]
    assert state.to_json()["rows"] == [0, 1, 0, 4, 3]
