"""Reviews of Highroll, a small game of another package, counted out to the end. test_review.py
runs them in a process that has the game."""

import pytest

from tavolata.coach.choice import hint
from tavolata.coach.review import Entry, review_entries
from tavolata.coach.review_types import ChanceMoment, Decision, Review
from tavolata.core.catalogue import find
from tavolata.core.errors import NotYourTurn
from tavolata.core.record import Journal, Seat
from tests.coach.evaluators import CountedOut
from tests.coach.test_review import adds_up, close

HIGHROLL = find("highroll")


def highroll(*steps: str, seats: int = 2) -> Review:
    """A game of Highroll from its log."""
    journal = Journal(HIGHROLL, [Seat(name=f"P{n}") for n in range(seats)])
    start, entries = journal.state, []
    for index, step in enumerate(steps):
        before = journal.state
        seat, move = (None, step[1:]) if step[0] == "*" else (int(step[0]), step[2:])
        entries.append(Entry(index, seat, move, before, journal.enter(step)))
    return review_entries(journal, start, entries, by=CountedOut())


def test_a_game_counted_out_is_never_revised() -> None:
    found = highroll("*5 6", "0 stay", "*1 2", "1 again", "*2 2")
    adds_up(found)
    assert found.sums[0].result == 1
    assert all(sums.revised == close(0) for sums in found.sums)
    assert found.sums[0].lost == found.sums[1].lost == 0


def test_a_blunder_is_found_and_graded() -> None:
    found = highroll("*6 6", "0 again", "*1 1", "*1 2", "1 stay")
    adds_up(found)
    moment = found.moments[1]
    assert isinstance(moment, Decision)
    assert moment.grade == "blunder"
    assert moment.best == "stay"
    assert found.sums[0].grades["blunder"] == 1
    assert found.sums[1].others == close(found.sums[0].lost)
    assert 1 in found.mattered


def test_where_only_chance_decides_no_skill_is_lost() -> None:
    """Who stays on twelve and who must roll against it have nothing to regret."""
    found = highroll("*6 6", "0 stay", "*6 6", "1 stay")
    assert [sums.lost for sums in found.sums] == [0, 0]
    assert [sums.others for sums in found.sums] == [0, 0]
    assert found.sums[0].result == close(found.sums[0].start + found.sums[0].luck)
    assert found.sums[0].result == 0.5


def test_luck_is_the_value_after_less_the_value_expected() -> None:
    """So over all outcomes of a chance it averages to nothing."""
    chance = HIGHROLL.start(2).chance
    assert chance is not None
    mean = 0.0
    for outcome, likely in chance.outcomes():
        moment = highroll(f"*{outcome}").moments[0]
        assert isinstance(moment, ChanceMoment)
        mean += float(likely) * moment.luck[0]
    assert mean == close(0)


def test_a_hint_is_for_the_seat_that_may_move() -> None:
    state = HIGHROLL.start(2).give("1 2")
    hinted = hint(state.view(0), by=CountedOut())
    assert hinted.option.move == "again"
    assert hinted.to_json()["move"] == "again"
    with pytest.raises(NotYourTurn):
        hint(state.view(1), by=CountedOut())
