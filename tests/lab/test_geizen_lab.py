"""Geizen in the laboratory: the exact solution, many games at once, training that can stop."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tavolata.core.compiling import interpreted
from tavolata.core.law import vector
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver
from tavolata.games.geizen.bots import policy
from tavolata.games.geizen.lab import exact, matches, solving
from tavolata.games.geizen.lab import self_play as lessons
from tavolata.games.geizen.lab import training as lab
from tavolata.lab import training as frame
from tavolata.lab.interfaces import Note

plain = interpreted("tavolata.games.geizen.rules")
SMALL: dict[str, Any] = {
    "board": {
        "rows": [
            {"squares": 1, "two": [], "yellow": [], "arrow": 2},
            {"squares": 2, "two": [2], "yellow": [], "arrow": 3},
            {"squares": 3, "two": [], "yellow": [1], "arrow": 1},
            {"squares": 2, "two": [1], "yellow": [], "arrow": 2},
            {"squares": 1, "two": [1], "yellow": [], "arrow": 1},
        ]
    }
}
MOST = 12  # chips in the game of a small table


def quiet(text: str, fraction: float) -> None:
    assert 0.0 <= fraction <= 1.0


@cache
def small() -> exact.Table:
    table = exact.blank(matches.option_vector(2, SMALL), MOST)
    exact.iterate(table, within=1e-6, note=quiet, workers=1)
    return table


def position(table: exact.Table, state: int, mine: int, theirs: int) -> Any:
    """A position about to roll, as the law knows it."""
    s = vector(r.SIZE)
    r.begin(s, table.options, vector(1))
    for row, n in enumerate(np.unravel_index(state, exact.sizes_of_rows(s), order="F")):
        plain.set_filled(s, row, n)
    plain.set_chips(s, 0, mine)
    plain.set_chips(s, 1, theirs)
    return s


def test_what_a_turn_does_to_purses_is_what_the_law_does() -> None:
    """Rich or poor: whoever cannot pay pays what there is."""
    options = matches.option_vector(2, {})
    table, rng = exact.blank(options, 47), np.random.default_rng(1)
    after = np.zeros((solver.ENDS, r.SIZE), np.int64)
    for _ in range(60):
        state = int(rng.integers(len(table.purses.limit)))
        mine, theirs = (int(n) for n in rng.integers(0, 12, 2))
        s = position(table, state, mine, theirs)
        solver.ended(s, solver.chart().dice, after, vector(1))
        own, pay = table.turns.own[state], table.turns.pay[state]
        chips = np.array([[plain.chips(end, seat) for seat in range(2)] for end in after])
        assert np.array_equal(chips[:, 0], np.maximum(0, mine + own))
        assert np.array_equal(chips[:, 1], np.maximum(0, theirs - pay))
        assert np.array_equal([plain.over(end) for end in after], mine + own <= 0)


def policy_iteration(table: exact.Table) -> Callable[[int, int, int], float]:
    """The same, slowly and otherwise: best ends of every position are asked of the law and the
    one-position solver; then all positions are evaluated for that play, until it stays."""
    states, mine, theirs = exact._looked_at(table)
    number = {key: n for n, key in enumerate(zip(states, mine, theirs, strict=True))}
    after = np.zeros((solver.ENDS, r.SIZE), np.int64)
    to = np.zeros((len(number), solver.ENDS), np.int64)  # the position after, or what it is worth
    over = np.full((len(number), solver.ENDS), np.nan)
    for at, (state, one, two) in enumerate(number):
        solver.ended(position(table, state, one, two), solver.chart().dice, after, vector(1))
        for end in range(solver.ENDS):
            a, b = plain.chips(after[end], 0), plain.chips(after[end], 1)
            if plain.over(after[end]):
                over[at, end] = 0.5 if b == 0 else 0.0
                continue
            rows = int(exact.state_of_rows(after[end]))
            limit = int(table.purses.limit[rows])
            to[at, end] = number[(rows, *exact.clipped(min(b, MOST), min(a, MOST), limit))]
    ended = ~np.isnan(over)
    worth = np.full(len(number), 0.5)
    for _ in range(30):
        values = np.where(ended, over, 1.0 - worth[to])
        likely = np.array(
            [solver.solved(np.ascontiguousarray(line[:, None])).likely_ends() for line in values]
        )
        matrix = np.eye(len(number))
        for at in range(len(number)):
            np.add.at(matrix[at], to[at][~ended[at]], likely[at][~ended[at]])
        paid = np.where(ended, over, 1.0)
        new = np.linalg.solve(matrix, (likely * paid).sum(axis=1))
        moved = abs(new - worth).max()
        worth = new
        if moved < 1e-9:
            break
    return lambda state, one, two: float(worth[number[state, one, two]])


def test_the_solution_of_a_small_board_equals_policy_iteration() -> None:
    table = small()
    worth = policy_iteration(table)
    for state, mine, theirs in zip(*exact._looked_at(table), strict=True):
        found = table.wins[state, mine, theirs + table.below]
        assert found == pytest.approx(worth(state, mine, theirs), abs=2e-5)


def test_solving_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "table.npz"
    table = exact.blank(matches.option_vector(2, SMALL), MOST)
    exact.iterate(table, within=0.05, note=quiet, workers=2, keep=file)
    again = exact.blank(matches.option_vector(2, SMALL), MOST)
    progress = exact.iterate(again, within=1e-6, note=quiet, workers=1, keep=file)
    assert progress.sweeps > 1
    assert np.allclose(again.wins, small().wins, atol=3e-5)
    other = exact.blank(matches.option_vector(2, SMALL), MOST + 1)
    assert exact.take_in(other, file) is None


def test_solve_tells_its_facts(tmp_path: Path) -> None:
    facts: Any = solving.solve(options=SMALL, out=tmp_path / "solved.npz", note=quiet, workers=1)
    assert 0.3 < facts["first_to_move"] < 0.9
    assert facts["moved"] <= solving.WITHIN
    assert facts["most_chips"] == 36 + 1 + exact.SPARE


def test_the_exact_solution_beats_what_looks_at_this_turn_only() -> None:
    options = matches.option_vector(2, SMALL)
    table = exact.blank(options)
    exact.iterate(table, within=1e-4, note=quiet, workers=1)
    share, half = matches.contest(("best", "expert"), 3000, options, table=table)
    assert share - half > 0.5


def test_lessons_are_positions_with_what_they_are_worth() -> None:
    options = matches.option_vector(3, {})
    seen = lessons.blank(2000, 3)
    no = np.zeros((0, 0, 0), np.float32)
    lessons.from_results(solver.chart(), options, 7, policy.BY_PURSES, no, 0, seen)
    assert np.allclose(seen.targets[:, :3].sum(axis=1), 1.0)
    assert (seen.positions[:, r.ROWS + 1 :] > 0).any(axis=0).all()
    ahead = seen.positions[:, r.ROWS] > seen.positions[:, r.ROWS + 1 :].max(axis=1) + 8
    assert seen.targets[ahead, 0].mean() > 0.5
    again = lessons.blank(2000, 3)
    lessons.from_results(solver.chart(), options, 7, policy.BY_PURSES, no, 0, again)
    assert np.array_equal(seen.targets, again.targets)


def test_training_stops_and_goes_on_as_if_it_had_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("CHUNK", 512), ("CHUNKS", 2), ("BATCH", 256), ("MATCH", 30)):
        monkeypatch.setattr(lab, name, value)
    monkeypatch.setattr(frame, "SAVE_EVERY", -1.0)
    monkeypatch.setattr(lab, "FROM_RESULTS", 0.4)

    def train(name: str, note: Note, workers: int) -> Any:
        out = tmp_path / name
        lab.train(3, out=out, seed=5, positions=4096, workers=workers, note=note)
        with np.load(out) as kept:
            return kept["layer0"], json.loads(bytes(kept["facts"]).decode())

    def stop(text: str, fraction: float) -> None:
        if fraction > 0.5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train("stopped.npz", stop, 1)
    assert (tmp_path / "stopped.checkpoint.npz").exists()
    stopped, facts = train("stopped.npz", quiet, 1)
    whole, others = train("whole.npz", quiet, 2)
    assert np.array_equal(stopped, whole)
    assert not (tmp_path / "stopped.checkpoint.npz").exists()
    assert facts["positions"] == others["positions"] == 4096
    assert facts["curve"] == others["curve"]
