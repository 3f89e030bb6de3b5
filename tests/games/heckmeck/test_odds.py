"""The odds of an opening turn, against numbers that several other programs agree on.

Each turn is solved by going back through all places it can stand in, with the law's own
rolls, probabilities and moves: nothing is sampled.
"""

from collections.abc import Callable

import pytest

from tests.support.positions import Choice, InTurn, opening_turn

AT_LEAST = [
    *(0.8930, 0.8556, 0.8077, 0.7484, 0.6803, 0.6070, 0.5248, 0.4354),
    *(0.3463, 0.2638, 0.1940, 0.1358, 0.0868, 0.0526, 0.0289, 0.0157),
]
EXACTLY = [
    *(0.4396, 0.4133, 0.4161, 0.3751, 0.3365, 0.2841, 0.2478, 0.2215),
    *(0.1768, 0.1356, 0.0979, 0.0723, 0.0508, 0.0312, 0.0170, 0.0092),
]


def best(worth: Callable[[InTurn, Choice], float]) -> float:
    """What the opening turn is worth to one who plays for the worth of ending it."""
    turn = opening_turn()
    value: dict[InTurn, float] = {}
    for place in sorted(turn, key=lambda place: place.dice_left):
        choice = turn[place]
        rolling = sum(
            float(probability) * max((value[next_place] for next_place in places), default=0.0)
            for probability, places in choice.rolls
        )
        value[place] = max(worth(place, choice), rolling)
    return value[InTurn(frozenset(), 8, 0)]


def test_all_rolls_of_a_place_are_likely_to_one():
    for choice in opening_turn().values():
        assert not choice.rolls or sum(probability for probability, _ in choice.rolls) == 1


def test_an_opening_turn_is_worth_1_64473_worms():
    worms = best(lambda _, choice: (choice.tile - 17) // 4 if choice.tile else 0)
    assert worms == pytest.approx(1.64473, abs=5e-6)


@pytest.mark.parametrize(("tile", "odds"), list(enumerate(AT_LEAST, 21)))
def test_the_odds_of_a_tile_or_better_for_one_who_wants_that(tile, odds):
    reached = best(lambda _, choice: float(choice.tile >= tile))
    assert reached == pytest.approx(odds, abs=5e-5)


@pytest.mark.parametrize(("tile", "odds"), list(enumerate(EXACTLY, 21)))
def test_the_odds_of_exactly_a_sum_for_one_who_wants_that(tile, odds):
    reached = best(lambda place, choice: float(choice.tile > 0 and place.sum == tile))
    assert reached == pytest.approx(odds, abs=5e-5)
