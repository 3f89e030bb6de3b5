"""Puzzles: real positions, one best choice, not the obvious one."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from tavolata.bots import LEVELS, sit
from tavolata.coach.choice import ALL_GRADES
from tavolata.coach.evaluator import Outlook
from tavolata.coach.puzzle_finder import CLEAR, make_puzzles
from tavolata.coach.puzzles import Puzzle, grade, puzzles
from tavolata.core.catalogue import names
from tavolata.core.state import State, View

RECORDS = Path(__file__).parent.parent / "records"


class LikeABot:
    """Thinks that what the strongest bot plays wins a little more often than the rest."""

    def evaluate_moves(self, view: View, also: tuple[str, ...] = ()) -> Mapping[str, Outlook]:
        best = sit(LEVELS[-1], view.game.name, b"judge").choose(view)
        moves = {str(move) for move in view.legal if move.numbers} | {best, *also}
        return {move: _share(view, 0.6 if move == best else 0.5) for move in moves}

    def evaluate_state(self, state: State) -> Outlook:
        raise AssertionError("a puzzle needs no value of whole states")


def _share(view: View, win: float) -> Outlook:
    others = (1 - win) / (view.seats - 1)
    wins = tuple(win if seat == view.seat else others for seat in range(view.seats))
    return Outlook(wins, (0.0,) * view.seats)


def records(game: str) -> list[bytes]:
    return [path.read_bytes() for path in sorted((RECORDS / game).glob("*.json"))[:6]]


@pytest.mark.parametrize("game", ["heckmeck", "geizen"])
def test_puzzles_are_made_from_recorded_games(game: str) -> None:
    made = make_puzzles(game, records(game), 5, by=LikeABot())
    assert len(made) == 5
    for puzzle in made:
        holds(puzzle)


def holds(puzzle: Puzzle) -> None:
    """A puzzle is a legal choice with a clear answer that a beginner does not find."""
    view = puzzle.view()
    assert view.seat == puzzle.seat
    assert puzzle.seat in view.to_move
    legal = {str(move) for move in view.legal}
    moves = [str(choice["move"]) for choice in puzzle.choices]
    assert set(moves) <= legal
    assert puzzle.obvious in legal
    assert puzzle.obvious != puzzle.best
    first, second = (float(str(choice["win"])) for choice in puzzle.choices[:2])
    assert first - second >= CLEAR - 1e-6
    assert puzzle.lost(puzzle.best) == 0
    lost = puzzle.lost(puzzle.obvious)
    assert lost is not None
    assert grade(lost) in ALL_GRADES[1:]
    assert puzzle.lost("sneeze") is None
    assert puzzle.reason is not None
    assert Puzzle.from_json(json.loads(json.dumps(puzzle.to_json()))) == puzzle


def test_progress_is_told_while_puzzles_are_made() -> None:
    told: list[float] = []
    make_puzzles(
        "heckmeck", records("heckmeck"), 3, by=LikeABot(), note=lambda _, done: told.append(done)
    )
    assert told == sorted(told)
    assert told[-1] == 1.0


@pytest.mark.parametrize("game", names())
def test_the_puzzles_that_ship_hold(game: str) -> None:
    for puzzle in puzzles(game):
        holds(puzzle)


def test_puzzles_of_hidden_cards_show_only_the_view() -> None:
    for puzzle in puzzles("eimer"):
        hands = puzzle.view().to_json()["hands"]
        assert isinstance(hands, list)
        for seat, hand in enumerate(hands):
            assert isinstance(hand, list) == (seat == puzzle.seat)
