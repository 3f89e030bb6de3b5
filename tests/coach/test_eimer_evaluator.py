"""What the coach knows of Alles im Eimer: every move judged, by what its seat knew."""

import pytest

from tavolata.bots import sit
from tavolata.core.catalogue import find
from tavolata.core.law import new_rng
from tavolata.core.state import State
from tavolata.games.eimer.coach import evaluator


def dealt() -> State:
    state, rng = find("eimer").start(3), new_rng(b"dealt")
    while not state.to_move:
        state = state.drawn(rng)
    return state


def begun(moves: int = 4) -> State:
    state, rng = dealt(), new_rng(b"begun")
    for _ in range(3 + moves):
        while state.chance:
            state = state.drawn(rng)
        seat = state.to_move[0]
        state = state.play(seat, sit("regular", "eimer", b"").choose(state.view(seat)))
    while state.chance:
        state = state.drawn(rng)
    return state


def test_every_legal_move_is_judged_and_shares_add_up() -> None:
    view = begun().view(begun().to_move[0])
    told = evaluator.evaluate_moves(view)
    assert set(told) == {str(move) for move in view.legal}
    for outlook in told.values():
        assert sum(outlook.wins) == pytest.approx(1, abs=1e-4)
        assert len(outlook.scores) == 3


def test_a_judgement_is_always_the_same_and_knows_only_the_view() -> None:
    state = begun()
    seat = state.to_move[0]
    other = state.view(seat).guess(new_rng(b"other"))
    assert other != state
    assert evaluator.evaluate_moves(state.view(seat)) == evaluator.evaluate_moves(other.view(seat))


def test_pyramids_are_judged_and_the_one_asked_for_too() -> None:
    view = dealt().view(1)
    asked = "build YYYWW/WRRR/BBB/GG/G"
    told = evaluator.evaluate_moves(view, also=(asked,))
    assert asked in told
    assert 2 <= len(told) <= evaluator.MOST_PYRAMIDS + 1


def test_who_cannot_move_has_nothing_to_judge() -> None:
    state = begun()
    waiting = next(seat for seat in range(3) if seat not in state.to_move)
    assert evaluator.evaluate_moves(state.view(waiting)) == {}


def test_an_outlook_is_a_result_once_the_game_is_over() -> None:
    state, rng = begun(), new_rng(b"over")
    before = evaluator.evaluate_state(state)
    assert sum(before.wins) == pytest.approx(1, abs=1e-4)
    assert evaluator.evaluate_state(state) == before
    while not state.over:
        if state.chance:
            state = state.drawn(rng)
        else:
            seat = state.to_move[0]
            state = state.play(seat, sit("regular", "eimer", b"").choose(state.view(seat)))
    end = state.result
    assert end is not None
    after = evaluator.evaluate_state(state)
    assert [seat for seat, won in enumerate(after.wins) if won] == list(end.winners)
    assert after.scores == tuple(map(float, end.scores))
