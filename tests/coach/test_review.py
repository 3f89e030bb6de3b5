"""The coach looks back: what it says adds up, finds what went wrong, and judges fairly."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tavolata.coach.choice import GRADES, evaluate_options, grade, hint
from tavolata.coach.review import counted, review
from tavolata.coach.review_types import ChanceMoment, Decision, Review
from tavolata.core.catalogue import find
from tavolata.core.errors import Refusal
from tavolata.core.fairness import Fair
from tavolata.core.record import Journal, Misfit, Seat
from tavolata.core.state import View
from tests.coach.evaluators import ForWorms, MadeUp
from tests.outside import run, with_highroll
from tests.support.games_played import fair_game


def close(value: float) -> object:
    return pytest.approx(value, abs=1e-9)


def adds_up(found: Review) -> None:
    for sums in found.sums:
        parts = sums.start + sums.luck - sums.lost + sums.others + sums.unseen
        assert parts == close(sums.result)
        assert sums.adjusted == close(sums.start - sums.lost + sums.others)


def text_of(journal: Journal) -> str:
    return json.dumps(journal.record())


anything = settings(
    max_examples=4, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)


@pytest.mark.parametrize("game", ["heckmeck", "geizen"])
@anything
@given(seed=st.integers(0, 10_000))
def test_with_two_in_an_open_game_luck_and_skill_add_up_to_the_result(game: str, seed: int) -> None:
    found = review(text_of(fair_game(game, 2, seed=seed)), by=MadeUp())
    adds_up(found)
    first, second = found.sums
    for mine, theirs in ((first, second), (second, first)):
        assert mine.unseen == 0
        assert mine.others == close(theirs.lost)
        assert mine.start + mine.luck - mine.lost + theirs.lost == close(mine.result)


@pytest.mark.parametrize(("game", "seats"), [("heckmeck", 4), ("geizen", 3)])
def test_with_more_players_it_adds_up_for_every_seat(game: str, seats: int) -> None:
    found = review(text_of(fair_game(game, seats, seed=3)), by=MadeUp())
    adds_up(found)
    assert all(sums.unseen == 0 for sums in found.sums)
    for parts in ("start", "luck", "result"):
        whole = 0.0 if parts == "luck" else 1.0
        assert sum(getattr(sums, parts) for sums in found.sums) == close(whole)


@pytest.mark.parametrize("seats", [2, 3])
@anything
@given(seed=st.integers(0, 10_000))
def test_with_hidden_cards_luck_skill_and_the_unseen_add_up(seats: int, seed: int) -> None:
    found = review(text_of(fair_game("eimer", seats, seed=seed)), by=MadeUp())
    adds_up(found)
    assert any(sums.unseen for sums in found.sums)
    if seats == 2:
        first, second = found.sums
        assert first.others == close(second.lost)
        assert first.unseen == close(-second.unseen)


def test_every_value_stated_follows_from_the_one_before() -> None:
    for game in ("heckmeck", "eimer"):
        found = review(text_of(fair_game(game, 2, seed=8)), by=MadeUp())
        for moment, after in zip(found.moments, found.moments[1:], strict=False):
            assert moment.after.wins == close_all(after.before.wins)
        for moment in found.moments:
            change = [b - a for a, b in zip(moment.before.wins, moment.after.wins, strict=True)]
            if isinstance(moment, ChanceMoment):
                assert moment.luck == close_all(change)
            else:
                parts = zip(moment.given, moment.unseen, strict=True)
                assert [given + unseen for given, unseen in parts] == close_all(change)


def close_all(values: object) -> object:
    return pytest.approx(values, abs=1e-9)


def test_undone_moves_leave_no_trace() -> None:
    journal = fair_game("heckmeck", 2, seed=5)
    assert any(entry.endswith("undo") for entry in journal.log)
    found = review(text_of(journal), by=MadeUp())
    kept = [journal.log[moment.index] for moment in found.moments]
    assert not any(entry.endswith("undo") for entry in kept)
    undone = sum(entry.endswith("undo") for entry in journal.log)
    assert len(found.moments) == len(journal.log) - 2 * undone


def test_a_choice_is_judged_by_the_view_of_its_seat_and_nothing_else() -> None:
    journal = fair_game("eimer", 3, seed=2)
    _, _, entries = counted(text_of(journal))
    found = review(text_of(journal), by=MadeUp())
    for entry, moment in zip(entries, found.moments, strict=True):
        if isinstance(moment, Decision) and len(moment.options) > 1:
            view = entry.before.view(moment.seat)
            again = evaluate_options(view, also=(entry.move,), by=MadeUp())
            assert moment.options == again


def test_reviews_of_a_small_game_counted_out_to_the_end(tmp_path: Path) -> None:
    """In a process that has a game of another package; a test of its own each."""
    done = run(with_highroll(tmp_path), "-m", "pytest", "-q", "tests/coach/highroll_reviews.py")
    assert done.returncode == 0, done.stdout
    assert done.stdout.startswith("....."), done.stdout


# What is refused, and what a running game gets.


def test_grades_begin_where_it_is_said() -> None:
    assert grade(0.0) == "fine"
    assert grade(GRADES["inaccuracy"] - 1e-9) == "fine"
    for name, least in GRADES.items():
        assert grade(least) == name
    assert list(GRADES.values()) == sorted(GRADES.values())


def test_a_running_game_is_reviewed_as_far_as_it_went_unless_it_hides_cards() -> None:
    found = review(text_of(fair_game("heckmeck", most=40)), by=MadeUp())
    assert not found.over
    adds_up(found)
    with pytest.raises(Refusal, match="still running"):
        review(text_of(fair_game("eimer", most=8)), by=MadeUp())


def test_a_record_that_does_not_fit_is_not_reviewed() -> None:
    record = fair_game("geizen", seed=4).record()
    log = record["log"]
    assert isinstance(log, list)
    log[3] = "1 keep 1 2 3 4 5"
    with pytest.raises(Misfit):
        review(json.dumps(record), by=MadeUp())


def test_a_game_that_has_not_begun_has_a_review_too() -> None:
    found = review(text_of(fair_game("heckmeck", most=0)), by=MadeUp())
    assert found.moments == ()
    adds_up(found)


def test_progress_is_told_up_to_the_end() -> None:
    told: list[float] = []
    review(text_of(fair_game("geizen", seed=6)), by=MadeUp(), note=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_a_review_turns_into_json_and_back() -> None:
    found = review(text_of(fair_game("eimer", 3, seed=1)), by=MadeUp())
    told = json.loads(json.dumps(found.to_json()))
    assert {*told} == {"game", "over", "seats", "grades", "moments", "mattered", "sums"}
    assert len(told["moments"]) == len(found.moments)
    for sums in told["sums"]:
        parts = sums["start"] + sums["luck"] - sums["lost"] + sums["others"] + sums["unseen"]
        assert parts == close(sums["result"])


# Whole games of Heckmeck, each turn solved exactly.


def test_within_a_turn_the_coach_agrees_with_itself() -> None:
    """The value stated before a choice is that of its best option: no revision hides there."""
    found = review(text_of(fair_game("heckmeck", 2, seed=11)), by=ForWorms())
    adds_up(found)
    for moment in found.moments:
        if isinstance(moment, Decision):
            assert moment.options[0].win == pytest.approx(moment.before.wins[moment.seat], abs=1e-6)
    assert found.sums[0].others == close(found.sums[1].lost)


def best_play(seed: int, blunder: Callable[[View], str | None]) -> tuple[Journal, int]:
    """A game in which both play what the coach would, but for one blunder; and its entry."""
    fair = Fair.begin(["", ""], hashlib.sha256(str(seed).encode()).digest())
    journal = Journal(find("heckmeck"), [Seat(name="Ada"), Seat(name="Bob")], 0, None, fair)
    at = -1
    while not journal.state.over:
        if not journal.state.to_move:
            journal.draw()
            continue
        seat = journal.state.to_move[0]
        view = journal.state.view(seat)
        move = blunder(view) if at < 0 else None
        if move:
            at = len(journal.log)
        journal.play(seat, move or hint(view, by=ForWorms()).option.move)
    return journal, at


def roll_the_last_die_away(view: View) -> str | None:
    """With a tile of four worms to take and one on the stack to lose, roll the last die."""
    tiles = [int(move.split()[1]) for move in view.legal if move.startswith("take")]
    words = view.to_json()
    stacks, kept = words["stacks"], words["kept"]
    assert isinstance(stacks, list)
    assert isinstance(kept, list)
    may = "roll" in view.legal and bool(tiles) and len(kept) == 7
    return "roll" if may and tiles[0] >= 33 and stacks[view.seat or 0] else None


def test_a_blunder_put_into_a_good_record_is_found() -> None:
    games = (best_play(seed, roll_the_last_die_away) for seed in range(20))
    journal, at = next((journal, at) for journal, at in games if at >= 0)
    found = review(text_of(journal), by=ForWorms())
    worst = max(
        (moment for moment in found.moments if isinstance(moment, Decision)),
        key=lambda moment: moment.lost,
    )
    assert worst.index == at
    assert worst.move == "roll"
    assert worst.best.startswith("take")
    assert worst.grade in ("mistake", "blunder")
    assert worst.reason is not None
    assert worst.reason.message == "coach-heckmeck-stop"
    others = [m.lost for m in found.moments if isinstance(m, Decision) and m is not worst]
    assert max(others) == close(0), "everybody else played what the coach would"
    assert found.moments.index(worst) in found.mattered


def test_a_game_of_chance_alone_loses_no_skill() -> None:
    """One tile on the grill that any claim takes: who plays on as the coach does loses nothing,
    and all of the result is luck."""
    journal = Journal(find("heckmeck"), [Seat(), Seat()], 0, {"tiles": [21]})
    for entry in ("*W W W W W W W W", "0 keep W", "0 take 21"):
        journal.enter(entry)
    found = review(text_of(journal), by=ForWorms())
    assert journal.state.over
    assert [sums.lost for sums in found.sums] == [0, 0]
    assert [moment.grade for moment in found.moments if isinstance(moment, Decision)] == [None] * 2
    assert found.sums[0].result == close(found.sums[0].start + found.sums[0].luck)
