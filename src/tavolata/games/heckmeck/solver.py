"""Heckmeck's turn, solved exactly: for any worth of its ends, the worth of every choice.

A turn ends with a claim, by its sum, or with a fail. From the last dice back, each spot is
worth the better of stopping there and of rolling on; a roll is worth its best face.
This module imports NumPy and Numba only.
"""

from typing import NamedTuple

import numpy as np

from tavolata.core.compiling import kernel
from tavolata.core.law import Vector, law
from tavolata.games.heckmeck.chart import (
    DICE,
    ENDS,
    FACES,
    FAIL,
    FIRST,
    LAST_STEM,
    LAST_TWIG,
    LEVEL,
    ONWARD,
    OPENING,
    ROW,
    ROWS,
    SIZE,
    STEMS,
    SUMS,
    TWIGS,
    Chart,
    Worths,
    chart,
    spots,
)

WIDE = 16  # games side by side
LANES = 128  # worths that are worked on at once: they stay in the nearest cache


class Turn(NamedTuple):
    """What every spot is worth: at its best, and if one rolls on there (where one must stop,
    what stopping is worth)."""

    best: Worths
    rolling: Worths


class Work(NamedTuple):
    """Room for a solve: the worths of a group's rows, of the path to a stem, of the group."""

    rows: Worths
    path: Worths
    total: Worths


def room(kind: str = "float64") -> Work:
    """Room for a turn's numbers, of a kind of float."""
    return Work(
        np.empty((FACES * DICE, LANES), kind),
        np.empty((FACES + 1, LANES), kind),
        np.empty(LANES, kind),
    )


def solve(claims: Worths, fail: float) -> Turn:
    """Solve one turn. `claims` has the worth of the best claim with a worm and each sum, 0 to
    40, and is the worth of the fail where none is possible. float32 is quicker than float64."""
    kind = claims.dtype.name
    size = len(spots())
    turn = Turn(np.empty(size, kind), np.empty(size, kind))
    solve_one(_ends(claims, fail), turn.best, turn.rolling, room(kind), chart(kind))
    return turn


def solve_many(claims: Worths, fails: Worths) -> Turn:
    """Solve many turns, a line of `claims` each. Of turn n, spot s, the worths are at
    [n // 16, s, n % 16]."""
    kind = claims.dtype.name
    games = len(claims)
    blocks = -(-games // WIDE)
    ends = np.zeros((blocks * WIDE, ENDS), kind)
    ends[:games, :SUMS] = claims
    ends[:games, FAIL] = fails
    ends = np.ascontiguousarray(ends.reshape(blocks, WIDE, ENDS).transpose(0, 2, 1))
    shape = blocks, len(spots()), WIDE
    turn = Turn(np.empty(shape, kind), np.empty(shape, kind))
    _solve_blocks(ends, turn.best, turn.rolling, room(kind), chart(kind))
    return turn


def _ends(claims: Worths, fail: float) -> Worths:
    ends = np.empty(ENDS, claims.dtype)
    ends[:SUMS] = claims
    ends[FAIL] = fail
    return ends


def solve_along(ends: Worths) -> Turn:
    """Solve a turn with several worths an end, a column each: the first decides every choice,
    the others are what comes of it. float64."""
    shape = len(spots()), ends.shape[1]
    turn = Turn(np.empty(shape), np.empty(shape))
    _solve_along(np.ascontiguousarray(ends, np.float64), turn.best, turn.rolling, chart())
    return turn


def results(claims: Worths, fail: float) -> Turn:
    """How likely best play from each spot ends with each sum, or, last, with a fail."""
    ends = np.column_stack([_ends(claims, fail), np.eye(ENDS)])
    turn = solve_along(ends)
    return Turn(turn.best[:, 1:], turn.rolling[:, 1:])


@kernel
def solve_one(ends: Worths, best: Worths, rolling: Worths, work: Work, on: Chart) -> None:
    """One turn: the spots of a group side by side."""
    rows, path, total = work
    for spot in range(on.ends.size):
        best[spot] = ends[on.ends[spot]]
        rolling[spot] = best[spot]
    start_path(path)
    for group in range(on.groups.shape[0] - 1):
        first, size = on.groups[group, FIRST], on.groups[group, SIZE]
        for at in range(0, size, LANES):
            lanes = min(LANES, size - at)
            for row in range(on.groups[group, ROWS]):
                leads = on.groups[group, ONWARD] + row * size + at
                for lane in range(lanes):
                    rows[row, lane] = best[on.onward[leads + lane]]
            for lane in range(lanes):
                total[lane] = on.fails[group] * ends[FAIL]
            add_rolls(rows, path, total, lanes, group, on)
            for lane in range(lanes):
                spot = first + at + lane
                rolling[spot] = total[lane]
                best[spot] = max(best[spot], total[lane])
    rolling[OPENING] = roll_worth(best, 0, 1, ends[FAIL], total, 0, 1, OPENING, on)
    best[OPENING] = rolling[OPENING]


@kernel
def solve_block(ends: Worths, best: Worths, rolling: Worths, work: Work, on: Chart) -> None:
    """Sixteen turns side by side: all arrays have a column a game."""
    rows, path, total = work
    for spot in range(on.ends.size):
        for game in range(WIDE):
            best[spot, game] = ends[on.ends[spot], game]
            rolling[spot, game] = best[spot, game]
    start_path(path)
    for group in range(on.groups.shape[0]):
        first, size = on.groups[group, FIRST], on.groups[group, SIZE]
        for at in range(0, size, LANES // WIDE):
            wide = min(LANES // WIDE, size - at)
            for row in range(on.groups[group, ROWS]):
                leads = on.groups[group, ONWARD] + row * size + at
                for one in range(wide):
                    spot = on.onward[leads + one]
                    for game in range(WIDE):
                        rows[row, one * WIDE + game] = best[spot, game]
            for one in range(wide):
                for game in range(WIDE):
                    total[one * WIDE + game] = on.fails[group] * ends[FAIL, game]
            add_rolls(rows, path, total, wide * WIDE, group, on)
            for one in range(wide):
                spot = first + at + one
                for game in range(WIDE):
                    worth = total[one * WIDE + game]
                    rolling[spot, game] = worth
                    best[spot, game] = max(best[spot, game], worth)
    for game in range(WIDE):
        best[OPENING, game] = rolling[OPENING, game]


@kernel
def _solve_blocks(ends: Worths, best: Worths, rolling: Worths, work: Work, on: Chart) -> None:
    for block in range(ends.shape[0]):
        solve_block(ends[block], best[block], rolling[block], work, on)


@kernel
def _solve_along(ends: Worths, best: Worths, rolling: Worths, on: Chart) -> None:
    """Spot by spot: how likely each row is the choice, then what that makes of each column."""
    columns = ends.shape[1]
    chosen = np.zeros(FACES * DICE)
    path, path_rows = np.zeros(FACES + 1), np.zeros(FACES + 1, np.int64)
    for spot in range(on.ends.size):
        for column in range(columns):
            best[spot, column] = ends[on.ends[spot], column]
            rolling[spot, column] = best[spot, column]
    for group in range(on.groups.shape[0]):
        first, size = on.groups[group, FIRST], on.groups[group, SIZE]
        rows = on.groups[group, ROWS]
        for spot in range(first, first + size):
            leads = on.groups[group, ONWARD] + spot - first
            choose_rows(best, chosen, path, path_rows, group, leads, on)
            for column in range(columns):
                rolling[spot, column] = on.fails[group] * ends[FAIL, column]
            for row in range(rows):
                onward = on.onward[leads + row * size]
                for column in range(columns):
                    rolling[spot, column] += chosen[row] * best[onward, column]
            if spot == OPENING or rolling[spot, 0] > best[spot, 0]:
                for column in range(columns):
                    best[spot, column] = rolling[spot, column]


@law
def choose_rows(
    best: Worths,
    chosen: Worths,
    path: Worths,
    path_rows: Vector,
    group: int,
    leads: int,
    on: Chart,
) -> None:
    """How likely the best face of a roll is each row; of equal ones it is the first."""
    size = on.groups[group, SIZE]
    for row in range(on.groups[group, ROWS]):
        chosen[row] = 0.0
    path[0] = -np.inf
    for stem in range(on.groups[group, STEMS], on.groups[group, LAST_STEM]):
        level = on.stems[stem, LEVEL]
        if level > 0:
            row = on.stems[stem, ROW]
            worth = best[on.onward[leads + row * size], 0]
            better = worth > path[level - 1]
            path[level] = worth if better else path[level - 1]
            path_rows[level] = row if better else path_rows[level - 1]
        for twig in range(on.stems[stem, TWIGS], on.stems[stem, LAST_TWIG]):
            row = on.rows[twig]
            if best[on.onward[leads + row * size], 0] <= path[level]:
                row = path_rows[level]
            chosen[row] += on.likely[twig]


@law
def start_path(path: Worths) -> None:
    """Below the first stem no face is chosen yet."""
    for lane in range(path.shape[1]):
        path[0, lane] = -np.inf


@law
def add_rolls(rows: Worths, path: Worths, total: Worths, lanes: int, group: int, on: Chart) -> None:
    """Every roll of a group, as likely as it is, with the best of its faces.

    Two twigs at a time: the totals are read and written half as often.
    """
    for stem in range(on.groups[group, STEMS], on.groups[group, LAST_STEM]):
        level = on.stems[stem, LEVEL]
        if level > 0:
            row = on.stems[stem, ROW]
            for lane in range(lanes):
                below, here = path[level - 1, lane], rows[row, lane]
                path[level, lane] = here if here > below else below
        first, last = on.stems[stem, TWIGS], on.stems[stem, LAST_TWIG]
        for twig in range(first, last - 1, 2):
            a, b = on.rows[twig], on.rows[twig + 1]
            likely_a, likely_b = on.likely[twig], on.likely[twig + 1]
            for lane in range(lanes):
                below, one, other = path[level, lane], rows[a, lane], rows[b, lane]
                one = one if one > below else below
                other = other if other > below else below
                total[lane] += likely_a * one + likely_b * other
        if (last - first) % 2 == 1:
            a, likely_a = on.rows[last - 1], on.likely[last - 1]
            for lane in range(lanes):
                below, one = path[level, lane], rows[a, lane]
                total[lane] += likely_a * (one if one > below else below)


@law
def roll_worth(
    best: Worths,
    at: int,
    step: int,
    fail: float,
    path: Worths,
    path_at: int,
    path_step: int,
    spot: int,
    on: Chart,
) -> float:
    """What rolling at one spot is worth, alone: for a thread among many on a GPU.

    Spot s's worth is at best[at + s * step]; `path` is room for FACES + 1 worths, likewise.
    """
    group = on.group_of[spot]
    size = on.groups[group, SIZE]
    leads = on.groups[group, ONWARD] + spot - on.groups[group, FIRST]
    total: float = on.fails[group] * fail
    path[path_at] = -np.inf
    for stem in range(on.groups[group, STEMS], on.groups[group, LAST_STEM]):
        level = path_at + on.stems[stem, LEVEL] * path_step
        below = path[level]
        if level > path_at:
            here = best[at + on.onward[leads + on.stems[stem, ROW] * size] * step]
            below = path[level - path_step]
            below = here if here > below else below
            path[level] = below
        for twig in range(on.stems[stem, TWIGS], on.stems[stem, LAST_TWIG]):
            worth = best[at + on.onward[leads + on.rows[twig] * size] * step]
            total += on.likely[twig] * (worth if worth > below else below)
    return total
