"""The evaluators that come with the games, as the coach uses them."""

import json
from pathlib import Path

import pytest

from tavolata.coach.choice import GRADES
from tavolata.coach.review import review
from tavolata.coach.review_types import ChanceMoment, Decision, Review

RECORDS = Path(__file__).parent.parent / "records"


def of_two(game: str) -> Review:
    """The first recorded game of two players, reviewed."""
    for path in sorted((RECORDS / game).glob("*.json")):
        text = path.read_text()
        if len(json.loads(text)["seats"]) == 2:
            return review(text)
    raise AssertionError(f"no record of two in {game}")


@pytest.mark.parametrize("game", ["heckmeck", "geizen"])
def test_luck_and_skill_add_up_and_the_coach_agrees_with_itself(game: str) -> None:
    found = of_two(game)
    for mine, theirs in (found.sums, found.sums[::-1]):
        assert mine.unseen == 0
        parts = mine.start + mine.luck - mine.lost + theirs.lost
        assert parts == pytest.approx(mine.result, abs=1e-9)
    for moment in found.moments:
        if isinstance(moment, Decision):
            best = moment.options[0].win
            assert best == pytest.approx(moment.before.wins[moment.seat], abs=1e-4)
        assert sum(moment.after.wins) == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize("game", ["heckmeck", "geizen"])
def test_the_coach_changes_its_mind_less_than_a_mistake_from_turn_to_turn(game: str) -> None:
    revisions = [
        abs(moment.revised[0])
        for moment in of_two(game).moments
        if isinstance(moment, ChanceMoment)
    ]
    assert sum(revisions) / len(revisions) < GRADES["inaccuracy"]
    assert max(revisions) < 2 * GRADES["blunder"]
