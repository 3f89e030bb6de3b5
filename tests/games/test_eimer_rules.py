"""The rules of Alles im Eimer, each as a claim. E numbers are those of docs/rules/eimer.md."""

from collections import Counter

import pytest

from tavolata.core.catalogue import find
from tavolata.core.errors import NotYourTurn, Refusal
from tests.games.positions import (
    GONE,
    SMALL_WHOLE,
    WHOLE,
    after,
    built,
    dealt,
    eimer,
    lone,
    story,
    told,
    unseen_cards,
    why_illegal,
)

EIMER = find("eimer")


def plays(state, seat):
    """The cards a seat may lay now."""
    return [move.removeprefix("play ") for move in state.legal(seat) if move.startswith("play")]


def losses(state, seat):
    """The buckets a seat may give now."""
    return [move.removeprefix("lose ") for move in state.legal(seat) if move.startswith("lose")]


def hit(pyramid, *log, colour="R", seats=3, **position):
    """Seat 0, attacked in a colour, with nothing to lay, plays on from its pyramid."""
    pyramids = [pyramid, *[WHOLE] * (seats - 1)]
    hands = position.pop("hands", ["Y2", *["Y3"] * (seats - 1)])
    state = eimer(*hands, pyramids=pyramids, tables={seats - 1: f"{colour}8"}, **position)
    return after(state, *log)


# Material.


def test_E1_there_are_110_cards_22_in_each_colour():
    pool = Counter(EIMER.start(3).chance.cards)
    assert pool.total() == 110
    for colour in "YWRBG":
        assert [pool[f"{colour}{value}"] for value in range(1, 9)] == [2, 3, 3, 3, 3, 3, 3, 2]


def test_E2_a_player_has_three_buckets_of_each_of_five_colours():
    state = built(dealt(3))
    assert Counter(state.to_json()["pyramids"][0].replace("/", "")) == dict.fromkeys("YWRBG", 3)
    assert state.standing().scores == (15, 15, 15)


@pytest.mark.parametrize("pyramid", ["YYYYW/WRRR/BBB/GG/G", "YYYWW/WRRR/BBB/GG/B"])
def test_E2_a_fourth_bucket_of_a_colour_is_refused(pyramid):
    assert why_illegal(dealt(3), 0, f"build {pyramid}") == "build-colours"


def test_E3_two_to_six_may_play():
    assert list(EIMER.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(Refusal) as refused:
            EIMER.start(seats)
        assert refused.value.reason == "bad-seats"


def test_E3_two_end_as_three_do():
    state = eimer("Y2", "Y3", pyramids=[lone("R"), WHOLE], tables={1: "R8"})
    assert state.play(0, "lose 0.0").over


# Setup.


@pytest.mark.parametrize("seats", EIMER.seats)
def test_E4_twelve_cards_to_each_and_the_rest_is_the_pile(seats):
    words = dealt(seats).to_json()
    assert [len(hand) for hand in words["hands"]] == [12] * seats
    assert words["pile"] == 110 - 12 * seats


def test_E4_hands_are_dealt_seat_by_seat():
    state = EIMER.start(3)
    for seat in range(3):
        assert (state.chance.to, state.chance.count) == (seat, 12)
        state = state.give(" ".join(state.chance.cards[:12]))
        assert told(state, "dealt")[0]["seat"] == seat


def test_E4_the_table_says_who_starts():
    state = built(dealt(4, start=2))
    assert state.to_json()["phase"] == "attack"
    assert state.to_move == (2,)


@pytest.mark.parametrize(("seat", "seen"), [(0, [True, False, False]), (None, [False] * 3)])
def test_E5_each_sees_his_own_hand_only(seat, seen):
    hands = dealt(3).view(seat).to_json()["hands"]
    assert [isinstance(hand, list) for hand in hands] == seen
    assert [hand for hand in hands if not isinstance(hand, list)] == [12] * seen.count(False)


def test_E5_a_card_drawn_is_seen_by_its_drawer_only():
    state = after(eimer("R5 R6", "R7", "R8"), "0 play R5", "*G8")
    assert told(state.view(0), "drew") == [{"seat": 0, "card": "G8"}]
    assert told(state.view(1), "drew") == [{"seat": 0, "card": None}]


def test_E5_all_build_at_the_same_time():
    state = dealt(3)
    assert state.to_move == (0, 1, 2)
    state = state.play(1, f"build {WHOLE}")
    assert state.to_move == (0, 2)
    assert state.legal(0) == ("build *",)


def test_E5_nobody_sees_a_pyramid_until_all_are_built():
    state = after(dealt(3), f"1 build {WHOLE}", f"0 build {WHOLE}")
    assert state.view(2).to_json()["pyramids"] == [None, None, None]
    assert state.view(1).to_json()["pyramids"] == [None, WHOLE, None]
    state = state.play(2, f"build {WHOLE}")
    assert told(state, "revealed") == [{"pyramids": [WHOLE] * 3}]
    assert state.view(2).to_json()["pyramids"] == [WHOLE] * 3


def test_E5_any_arrangement_of_the_buckets_is_good():
    other = "GWRBY/YWRB/GGB/YW/R"
    assert dealt(3).play(0, f"build {other}").to_json()["pyramids"][0] == other


def test_E5_the_rows_are_five_four_three_two_one():
    assert why_illegal(dealt(3), 0, "build YYYWWW/RRRB/BBG/GG") == "build-shape"
    assert why_illegal(dealt(3), 0, f"build {SMALL_WHOLE}") == "build-rows"


def test_E5_who_has_built_cannot_build_again():
    with pytest.raises(NotYourTurn):
        dealt(3).play(0, f"build {WHOLE}").play(0, f"build {WHOLE}")


# An attack.


def test_E6_the_starter_lays_one_to_three_cards_of_one_colour():
    state = eimer("R1 R2 R3 R3 G5", "Y1", "Y1")
    ones, twos = ["R1", "R2", "R3", "G5"], ["R2 R1", "R3 R1", "R3 R2", "R3 R3"]
    threes = ["R3 R2 R1", "R3 R3 R1", "R3 R3 R2"]
    assert sorted(plays(state, 0)) == sorted(ones + twos + threes)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play R3 G5", "one-colour"),
        ("play R1 R2 R3 R3", "eimer-notation"),
        ("play", "eimer-notation"),
        ("play R8", "not-in-hand"),
        ("play R1 R1", "not-in-hand"),
        ("lose 0.0", "not-attacked"),
    ],
)
def test_E6_nothing_else_opens_an_attack(move, reason):
    assert why_illegal(eimer("R1 R2 R3 R3 G5", "Y1", "Y1"), 0, move) == reason


def test_E6_their_sum_is_to_beat_and_they_attack_the_next_player():
    state = eimer("Y2", "R1 R3 R3 G5", "Y1", turn=1).play(1, "play R1 R3 R3")
    assert told(state, "attacked") == [
        {"seat": 1, "cards": ["R3", "R3", "R1"], "sum": 7, "on": 2},
    ]
    words = state.to_json()
    assert (words["colour"], words["to_beat"]) == ("R", 7)
    assert words["tables"] == [[], ["R3", "R3", "R1"], []]


@pytest.mark.parametrize(("direction", "on"), [(1, 3), (-1, 1)])
def test_E6_the_next_player_is_the_next_still_in_the_way_play_goes(direction, on):
    pyramids = [WHOLE, WHOLE, GONE, WHOLE, WHOLE]
    turn = 2 - direction
    state = eimer("Y1", "R2", "Y1", "R2", "Y2", pyramids=pyramids, turn=turn, direction=direction)
    assert told(state.play(turn, "play R2"), "attacked")[0]["on"] == on


@pytest.mark.parametrize("cards", ["R1", "R1 R3", "R1 R3 R3"])
def test_E7_after_laying_he_draws_one_card_however_many_he_laid(cards):
    state = eimer("R1 R3 R3 G5", "Y1", "Y1").play(0, f"play {cards}")
    assert (state.chance.to, state.chance.count) == (0, 1)
    left = 4 - len(cards.split())
    state = state.give("B8")
    assert len(state.to_json()["hands"][0]) == left + 1
    assert told(state, "drew") == [{"seat": 0, "card": "B8"}]


def test_E8_with_the_pile_empty_the_discards_become_the_pile():
    state = eimer("R1 R3", "Y1", "Y1", pile="")
    assert len(state.to_json()["discards"]) == 106
    state = state.play(0, "play R3")
    assert told(state, "recycled") == [{"count": 106}]
    assert (state.to_json()["pile"], state.to_json()["discards"]) == (106, [])
    assert state.chance.count == 1


def test_E8_the_cards_on_the_table_are_not_shuffled_in():
    state = eimer("R1 R3", "Y1", "Y1", pile="").play(0, "play R3")
    assert state.chance.pool["R3"] == 2


def test_E8_the_pile_is_made_anew_only_when_a_card_is_to_be_drawn():
    state = after(eimer("R1 R3", "Y1", "Y1", pile="B8"), "0 play R3", "*B8")
    assert state.to_json()["pile"] == 0
    assert len(state.to_json()["discards"]) == 105


def test_E8_with_no_discards_either_he_draws_nothing():
    hoard = " ".join(unseen_cards(False, ["R1", "R3", "Y1"]))
    state = eimer("R1 R3", "Y1", hoard).play(0, "play R3")
    assert state.chance is None
    assert state.to_json()["hands"][0] == ["R1"]
    assert state.to_move == (1,)


def test_E8_every_card_of_the_pile_is_as_likely():
    state = eimer("R1 R3", "Y1", "Y1", pile="B8 B8 G2").play(0, "play R3")
    assert {card: str(p) for card, p in state.chance.outcomes()} == {"B8": "2/3", "G2": "1/3"}


def test_E9_the_defender_lays_one_to_three_of_the_colour_that_are_higher():
    state = eimer("Y1", "R2 R3 R4 R5 G8", "Y1", tables={0: "R7"}, turn=1)
    assert sorted(plays(state, 1)) == sorted(
        ["R5 R3", "R5 R4", "R4 R3 R2", "R5 R3 R2", "R5 R4 R2", "R5 R4 R3"]
    )


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("play R4 R3", "too-low"),
        ("play R5", "too-low"),
        ("play G8", "follow-colour"),
        ("play R8", "not-in-hand"),
    ],
)
def test_E9_an_equal_sum_and_another_colour_are_refused(move, reason):
    state = eimer("Y1", "R2 R3 R4 R5 G8", "Y1", tables={0: "R7"}, turn=1)
    assert why_illegal(state, 1, move) == reason


def test_E9_then_he_draws_one_and_the_attack_passes_on():
    state = eimer("Y1", "R2 R3 R4 R5 G8", "Y1", tables={0: "R7"}, turn=1).play(1, "play R5 R3")
    assert told(state, "defended") == [
        {"seat": 1, "cards": ["R5", "R3"], "sum": 8, "on": 2, "reversed": False}
    ]
    assert state.chance.to == 1
    state = state.give("B8")
    assert state.to_move == (2,)
    assert state.to_json()["to_beat"] == 8


def test_E10_the_whole_sum_before_him_counts_when_the_attack_comes_round():
    state = eimer("R4 R5 R1", "Y1", "Y1", tables={0: "R2", 1: "R4", 2: "R6"})
    assert sorted(plays(state, 0)) == ["R4 R1", "R5", "R5 R1", "R5 R4", "R5 R4 R1"]
    assert why_illegal(state, 0, "play R4") == "too-low"
    state = state.play(0, "play R5")
    assert told(state, "defended")[0]["sum"] == 7
    assert state.to_json()["tables"][0] == ["R5", "R2"]
    assert state.to_json()["to_beat"] == 7


def test_E10_up_to_three_new_cards_are_added_each_time():
    state = eimer("R2 R2 R3", "Y1", tables={0: "R8 R5", 1: "R7 R6 R6"})
    assert plays(state, 0) == ["R3 R2 R2"]


def test_E11_who_could_defend_may_decline():
    state = eimer("R8", "Y1", tables={1: "R1"})
    assert plays(state, 0) == ["R8"]
    assert losses(state, 0) == ["1.1", "1.2", "1.3"]
    assert told(state.play(0, "lose 1.1"), "lost")[0]["bucket"] == "1.1"


def test_E12_nobody_is_skipped_but_those_who_are_out():
    pyramids = [WHOLE, GONE, WHOLE, WHOLE, WHOLE]
    state = eimer("R1", "Y1", "", "R3", "R4", pyramids=pyramids)
    state = after(state, "0 play R1", "*B8")
    assert state.to_move == (2,)  # without a card he is asked too
    assert plays(state, 2) == []
    assert losses(state, 2)


def test_E12_an_attack_goes_round_the_whole_table():
    state = eimer("R1 R8", "R2", "R3", "R4")
    for seat, card in enumerate(["R1", "R2", "R3", "R4", "R8"]):
        assert state.to_move == (seat % 4,)
        state = after(state, f"{seat % 4} play {card}", "*B2" if seat < 3 else "*B3")


# A hit.


def test_E13_who_does_not_defend_loses_a_bucket_of_the_colour_of_his_choice():
    state = eimer("Y1", "Y1", tables={1: "B1"})
    assert state.legal(0) == ("lose 2.0", "lose 2.1", "lose 2.2")
    assert why_illegal(state, 0, "lose 0.0") == "wrong-bucket"
    state = state.play(0, "lose 2.1")
    assert told(state, "lost") == [{"seat": 0, "bucket": "2.1", "colour": "B"}]


def test_E14_who_has_none_of_the_colour_loses_one_of_any():
    state = hit("YYW../RR../B../../.", colour="G")
    assert losses(state, 0) == ["0.0", "0.1", "0.2", "1.0", "1.1", "2.0"]
    assert why_illegal(state, 0, "lose 0.3") == "no-bucket"


def test_E14_one_bucket_of_the_colour_left_is_the_only_choice():
    assert losses(hit("YYG../RR../B../../.", colour="G"), 0) == ["0.2"]


def test_E15_what_does_not_rest_on_two_others_falls_and_so_on_up():
    state = hit("YYYWW/WRRR/BBB/GG/G", "0 lose 1.1")
    assert told(state, "fell") == [{"seat": 0, "buckets": ["2.0", "2.1", "3.0", "3.1", "4.0"]}]
    assert state.to_json()["pyramids"][0] == "YYYWW/W.RR/..B/../."


def test_E15_the_bottom_row_rests_on_the_ground():
    state = hit("RYYWW/..../.../../.", "0 lose 0.0")
    assert told(state, "fell") == []
    assert state.to_json()["pyramids"][0] == ".YYWW/..../.../../."


SPLIT = "YRYWW/WRRB/BBG/GG/Y"  # without its 0.1, one bucket and a part of six stand


@pytest.mark.parametrize(
    ("part", "lost", "left"),
    [
        ("left", ["0.2", "0.3", "0.4", "1.2", "1.3", "2.2"], "Y..../..../.../../."),
        ("right", ["0.0"], "..YWW/..RB/..G/../."),
    ],
)
def test_E16_of_two_parts_he_chooses_which_he_keeps(part, lost, left):
    state = hit(SPLIT, "0 lose 0.1")
    assert told(state, "split") == [{"seat": 0}]
    assert state.to_json()["phase"] == "split"
    assert state.legal(0) == ("keep left", "keep right")
    state = state.play(0, f"keep {part}")
    assert told(state, "kept_part") == [{"seat": 0, "part": part, "buckets": lost}]
    assert state.to_json()["pyramids"][0] == left


def test_E16_the_attack_still_stands_while_he_chooses():
    words = hit(SPLIT, "0 lose 0.1").to_json()
    assert (words["colour"], words["to_beat"], words["tables"][2]) == ("R", 8, ["R8"])


def test_E16_above_an_unbroken_bottom_row_nothing_is_in_two_parts():
    state = hit("YYYWW/WRRR/BBB/../.", "0 lose 1.1")
    assert state.to_json()["pyramids"][0] == "YYYWW/W.RR/..B/../."
    assert told(state, "split") == []
    assert state.to_json()["phase"] == "attack"


def test_E16_an_end_of_what_is_left_of_the_bottom_row_parts_nothing():
    state = hit(".RYW./..../.../../.", "0 lose 0.1")
    assert state.to_json()["pyramids"][0] == "..YW./..../.../../."
    assert state.to_json()["phase"] == "attack"


def test_E16_the_middle_one_of_three_in_the_bottom_row_parts_them():
    assert hit(".YRW./..../.../../.", "0 lose 0.2").to_json()["phase"] == "split"


def test_E17_all_cards_on_the_table_go_to_the_discards():
    state = eimer("Y1", "Y1", "Y2", tables={0: "R1", 1: "R2", 2: "R3"}).play(0, "lose 1.1")
    assert state.to_json()["tables"] == [[], [], []]
    assert state.to_json()["discards"] == ["R3", "R2", "R1"]
    assert (state.to_json()["colour"], state.to_json()["to_beat"]) == (None, None)


def test_E18_the_player_who_was_hit_starts_the_next_attack_and_draws_nothing():
    state = hit(WHOLE, "0 lose 1.1")
    assert state.to_json()["phase"] == "attack"
    assert state.to_move == (0,)
    assert state.to_json()["hands"][0] == ["Y2"]


@pytest.mark.parametrize(("direction", "starter"), [(1, 2), (-1, 4)])
def test_E18_if_the_hit_put_him_out_the_next_still_in_starts(direction, starter):
    pyramids = [lone("R"), GONE, WHOLE, WHOLE, WHOLE]
    attacker = 4 if direction == 1 else 2
    state = eimer(
        *["Y2"] * 3,
        *["Y3"] * 2,
        pyramids=pyramids,
        tables={attacker: "R8"},
        direction=direction,
        last_standing=True,
    ).play(0, "lose 0.0")
    assert state.to_move == (starter,)


def test_E18a_a_starter_without_cards_passes_the_start():
    state = hit(WHOLE, "0 lose 1.1", hands=["", "", "Y3"])
    assert told(state, "passed_start") == [{"seat": 0, "to": 2}]
    assert state.to_move == (2,)


def test_E18a_the_start_is_passed_the_way_play_goes():
    state = eimer("", "Y2", "Y3", tables={1: "R8"}, direction=-1).play(0, "lose 1.1")
    assert told(state, "passed_start") == [{"seat": 0, "to": 2}]


def test_E18a_the_start_is_not_passed_to_one_who_is_out():
    state = eimer(
        "", "Y2", "Y3", pyramids=[WHOLE, GONE, WHOLE], tables={2: "R8"}, last_standing=True
    ).play(0, "lose 1.1")
    assert told(state, "passed_start") == [{"seat": 0, "to": 2}]


def test_E18a_if_nobody_still_in_has_a_card_the_game_ends_there():
    state = eimer(
        "", "Y2", "", pyramids=[WHOLE, GONE, lone("Y")], tables={2: "R8"}, last_standing=True
    ).play(0, "lose 1.1")
    assert state.over
    assert story(state) == ["lost", "fell", "over"]
    assert state.result.winners == (0,)
    assert state.result.scores == (9, 0, 1)


# The end.


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


# Variants.


def turned():
    """Seat 1 equals seat 0's attack, so that play goes the other way."""
    state = eimer("R5 R4", "R5 R1 Y1", "R6", reverse=True)
    return after(state, "0 play R5", "*B8", "1 play R5")


def test_E23_an_equal_sum_turns_the_direction_and_the_attacker_must_defend():
    state = turned()
    assert told(state, "defended") == [
        {"seat": 1, "cards": ["R5"], "sum": 5, "on": 0, "reversed": True}
    ]
    state = state.give("B8")
    assert state.to_json()["direction"] == -1
    assert state.to_move == (0,)
    assert state.to_json()["to_beat"] == 5
    assert plays(state, 0) == ["R4"]  # nine before him: his five stays


def test_E23_the_direction_stays_turned_through_later_attacks():
    state = after(turned(), "*B7", "0 lose 1.1", "0 play R4", "*B7")
    assert state.to_json()["direction"] == -1
    assert state.to_move == (2,)


def test_E23_another_equal_sum_turns_it_again():
    state = eimer("R5", "Y1", "R5", direction=-1, tables={1: "R5"}, reverse=True)
    state = after(state, "0 play R5", "*B8")
    assert state.to_json()["direction"] == 1
    assert state.to_move == (1,)


def test_E23_a_higher_sum_does_not_turn_it():
    state = eimer("R6", "Y1", "Y1", tables={2: "R5"}, reverse=True).play(0, "play R6")
    assert told(state, "defended")[0]["reversed"] is False
    assert state.to_json()["direction"] == 1


def test_E23_a_lower_sum_is_refused_as_ever():
    state = eimer("R4", "Y1", "Y1", tables={2: "R5"}, reverse=True)
    assert why_illegal(state, 0, "play R4") == "too-low"


def test_E23_is_off_by_default():
    assert EIMER.resolve({})["reverse"] is False
    assert why_illegal(eimer("R5", "Y1", "Y1", tables={2: "R5"}), 0, "play R5") == "too-low"


def forgetful(**position):
    """Seat 0 has attacked and may draw."""
    return eimer("R5 R4", "R6 Y1", "Y2", forgetful_draw=True, **position).play(0, "play R5")


def test_E24_who_laid_may_draw_while_the_next_may_act():
    state = forgetful()
    assert state.chance is None
    assert state.to_move == (0, 1)
    assert state.legal(0) == ("draw",)
    assert state.to_json()["may_draw"] == 0
    assert why_illegal(state, 0, "play R4") == "only-draw"


def test_E24_drawing_is_his_own_act():
    state = forgetful().play(0, "draw")
    assert (state.chance.to, state.chance.count) == (0, 1)
    assert state.to_json()["may_draw"] is None
    state = state.give("B8")
    assert state.to_json()["hands"][0] == ["B8", "R4"]
    assert state.to_move == (1,)
    assert why_illegal(state, 1, "draw") == "no-draw"


@pytest.mark.parametrize("answer", ["play R6", "lose 1.1"])
def test_E24_the_draw_is_lost_once_the_next_player_has_acted(answer):
    state = forgetful().play(1, answer)
    assert told(state, "missed_draw") == [{"seat": 0}]
    assert state.to_json()["hands"][0] == ["R4"]
    assert 0 not in state.to_move


def test_E24_the_next_to_lay_gets_a_draw_of_his_own():
    state = forgetful().play(1, "play R6")
    assert state.to_json()["may_draw"] == 1
    assert state.to_move == (1, 2)


def test_E24_an_empty_pile_is_made_anew_when_he_draws():
    state = forgetful(pile="")
    assert state.to_json()["pile"] == 0
    state = state.play(0, "draw")
    assert told(state, "recycled") == [{"count": 105}]


def test_E24_with_nothing_to_draw_nobody_may():
    hoard = " ".join(unseen_cards(False, ["R5", "R4", "Y1"]))
    state = eimer("R5 R4", "Y1", hoard, forgetful_draw=True).play(0, "play R5")
    assert state.to_json()["may_draw"] is None
    assert state.to_move == (1,)


def test_E24_is_off_by_default():
    assert EIMER.resolve({})["forgetful_draw"] is False
    assert "may_draw" not in eimer("R5", "Y1", "Y1").to_json()


@pytest.mark.parametrize("seats", EIMER.seats)
def test_E25_the_game_goes_on_until_one_pyramid_is_left(seats):
    hands = ["Y2", "Y2", "Y2", "Y3", "Y3", "Y3"][:seats]
    for gone in range(seats - 1):
        pyramids = [lone("R"), *[GONE] * gone, *[WHOLE] * (seats - 1 - gone)]
        state = eimer(*hands, pyramids=pyramids, tables={seats - 1: "R8"}, last_standing=True)
        assert state.play(0, "lose 0.0").over is (gone == seats - 2)


def test_E26_ten_buckets_in_rows_of_four_three_two_one():
    state = built(dealt(3, edition="2005"))
    assert state.to_json()["pyramids"] == [SMALL_WHOLE] * 3
    assert state.standing().scores == (10, 10, 10)
    assert told(state, "revealed") == [{"pyramids": [SMALL_WHOLE] * 3}]
    before = dealt(3, edition="2005")
    assert why_illegal(before, 0, f"build {WHOLE}") == "build-rows"
    assert why_illegal(before, 0, "build YYYW/RRB/BG/G") == "build-colours"


def test_E26_eighty_cards_each_value_twice_in_each_colour():
    pool = Counter(EIMER.start(3, 0, {"edition": "2005"}).chance.cards)
    assert pool == {f"{colour}{value}": 2 for colour in "YWRBG" for value in range(1, 9)}


def test_E26_eight_cards_a_hand():
    words = dealt(4, edition="2005").to_json()
    assert [len(hand) for hand in words["hands"]] == [8] * 4
    assert words["pile"] == 80 - 32


def test_E26_reverse_is_on_whatever_the_option_says():
    state = eimer("R5", "Y1", "Y1", tables={2: "R5"}, edition="2005", reverse=False)
    assert state.options["reverse"] is True
    assert told(state.play(0, "play R5"), "defended")[0]["reversed"] is True


def test_E26_the_smaller_pyramid_falls_and_splits_alike():
    pyramids = ["YRWW/RYB/BG/G", SMALL_WHOLE, SMALL_WHOLE]
    state = eimer("Y2", "Y1", "Y1", pyramids=pyramids, tables={2: "R5"}, edition="2005")
    state = state.play(0, "lose 0.1")
    assert told(state, "fell") == [{"seat": 0, "buckets": ["1.0", "1.1", "2.0", "2.1", "3.0"]}]
    assert state.play(0, "keep right").to_json()["pyramids"][0] == "..WW/..B/../."


# Worked examples.


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
