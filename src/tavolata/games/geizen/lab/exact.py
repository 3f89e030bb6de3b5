"""Geizen for two, solved: the share of the win of the seat to move, from every position.

Value iteration over what fills the rows and both purses. A turn is solved exactly on what the
positions after it are worth, many purses side by side; fuller boards come first, so that a
sweep carries news over a whole round of filling and emptying rows.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import prod
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tavolata.core.compiling import interpreted, kernel
from tavolata.core.cpu import cores
from tavolata.core.files import whole_file
from tavolata.core.json import JsonObject
from tavolata.core.law import Vector, law, share_of_win, vector
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver
from tavolata.games.geizen.solver import Chart, Ints, Narrow
from tavolata.lab.interfaces import Note

_plain = interpreted(r.__name__)
SEATS = 2
PLENTY = 100_000  # chips, so that neither debts nor poverty blur what a turn does to purses
SPARE = 7  # chips in the game beyond those a game begins with and yellow squares bring once
SAVE_EVERY = 60.0  # seconds
FINEST = 65535  # steps of a share on disk


class Turns(NamedTuple):
    """What each end of a turn does, for every state of the rows, as the law says: a line a
    state, a column an end."""

    rows: Ints  # the state of the rows after it
    own: Ints  # what it brings the seat
    pay: Ints  # what the other has to pay


class Purses(NamedTuple):
    """The purses that are looked at: whoever waits has a chip, or the game would be over.
    A state of the rows takes those with up to `limit` chips together."""

    limit: Ints  # a number a state of the rows
    first: Ints  # where the purses of a limit begin
    mine: Ints
    theirs: Ints


@dataclass
class Table:
    """What positions are worth: state of the rows, purse of the seat to move, purse of the one
    who waits. The last has margins: no chip or fewer, and the game is over; more than `most`
    counts as `most`."""

    options: Vector  # as the law's `begin` wants them
    most: int  # chips in the game: purses and rows
    turns: Turns
    purses: Purses
    below: int  # the margins
    wins: Narrow


def blank(options: Vector, most: int | None = None) -> Table:
    """A table to begin from: who has more of the chips has more of the win.

    Two purses begin with 36 chips and only yellow squares bring more. Where a row's arrow
    takes as many as its yellow squares bring, as on the classic board, no more than one filling
    of all of them is ever in the game beyond those, unless somebody is too poor to pay. SPARE
    is left for that; richer positions count as if the fuller purse held less.
    """
    turns = ask_turns(options)
    on_rows, yellow = _chips_on_rows(options)
    if most is None:
        most = SEATS * int(r.first_chips(SEATS)) + yellow + SPARE
    limit = np.maximum(most - on_rows, 2)
    purses = _purses(limit)
    below, above = int(-turns.own.min()), int(turns.own.max())
    shape = (len(limit), most + 1, max(0, below) + most + 1 + max(0, above))
    mine = np.arange(most + 1)[:, None]
    theirs = np.arange(shape[2])[None, :] - below
    guess = 1.0 / (1.0 + np.exp((np.clip(theirs, 1, most) - mine) / 6.0))
    table = Table(options, most, turns, purses, below, np.empty(shape, np.float32))
    table.wins[:] = _with_ends(table, guess)
    return table


def _with_ends(table: Table, guess: solver.Floats) -> solver.Floats:
    """What is over is what the law says: the one who waits has no chip, and was the last."""
    s, scores = vector(r.SIZE), vector(8)
    r.begin(s, table.options, vector(1))
    for mine in range(table.most + 1):
        _plain.set_chips(s, 0, mine)
        _plain.set_chips(s, 1, 0)
        winners = int(r.result(s, scores))
        guess[mine, : table.below + 1] = share_of_win(winners, 0)
    return guess


def _chips_on_rows(options: Vector) -> tuple[Ints, int]:
    """For every state of the rows, the chips that lie there; and what the reserve pays when
    all rows are filled once."""
    s, ev = vector(r.SIZE), vector(1)
    r.begin(s, options, ev)
    states = prod(sizes_of_rows(s))
    lying = np.zeros(states, np.int64)
    count_chips(s, lying)
    yellow = 0
    for row in range(r.ROWS):
        for square in range(_plain.squares(s, row)):
            if _plain.is_yellow(s, row, square):
                yellow += _plain.chips_on_square(s, row, square)
    return lying, yellow


@kernel
def count_chips(s: Vector, lying: Ints) -> None:
    """Fill in how many chips lie on the board in every state of the rows."""
    for state in range(lying.size):
        set_rows(s, state)
        for row in range(r.ROWS):
            lying[state] += r.chips_in_row(s, row)


def _purses(limit: Ints) -> Purses:
    first = np.zeros(int(limit.max()) + 2, np.int64)
    mine: list[int] = []
    theirs: list[int] = []
    for together in range(int(limit.max()) + 1):
        first[together] = len(mine)
        if together in limit:
            for their in range(1, together + 1):
                mine.extend(range(together - their + 1))
                theirs.extend([their] * (together - their + 1))
    first[-1] = len(mine)
    return Purses(limit, first, np.array(mine), np.array(theirs))


# States of the rows are numbered like an odometer, the first row turning fastest.


def sizes_of_rows(s: Vector) -> list[int]:
    """How many squares each row has."""
    return [_plain.squares(s, row) for row in range(r.ROWS)]


@law
def set_rows(s: Vector, state: int) -> None:
    """Fill the rows as the state of a number has them."""
    for row in range(r.ROWS):
        r.set_filled(s, row, state % r.squares(s, row))
        state //= r.squares(s, row)


@law
def state_of_rows(s: Vector) -> int:
    """The number of the state the rows are in."""
    state = 0
    for back in range(r.ROWS):
        row = r.ROWS - 1 - back
        state = state * r.squares(s, row) + r.filled(s, row)
    return state


def ask_turns(options: Vector) -> Turns:
    """Let the law end a turn in every way, in every state of the rows, among rich seats."""
    s, ev = vector(r.SIZE), vector(1)
    r.begin(s, options, ev)
    states = prod(sizes_of_rows(s))
    shape = (states, solver.ENDS)
    turns = Turns(np.zeros(shape, np.int64), np.zeros(shape, np.int64), np.zeros(shape, np.int64))
    end_all_turns(s, solver.chart().dice, turns)
    return turns


@kernel
def end_all_turns(s: Vector, dice: Ints, turns: Turns) -> None:
    """Fill in what every end of a turn does, from every state of the rows."""
    after = np.zeros_like(s)
    ev = np.zeros(1, np.int64)
    seat = r.whose_turn(s)
    r.set_chips(s, 0, PLENTY)
    r.set_chips(s, 1, PLENTY)
    for state in range(turns.rows.shape[0]):
        set_rows(s, state)
        for end in range(dice.size):
            solver.end_turn(s, dice[end], after, ev)
            turns.rows[state, end] = state_of_rows(after)
            turns.own[state, end] = r.chips(after, seat) - PLENTY
            turns.pay[state, end] = PLENTY - r.chips(after, 1 - seat)


# Sweeps.


@kernel
def sweep(
    chart: Chart, turns: Turns, purses: Purses, below: int, states: Ints, wins: Narrow, new: Narrow
) -> None:
    """Solve the turn in some states of the rows, for all purses; `new` is a line a state."""
    best = np.zeros((solver.LINES, solver.WIDE), np.float32)
    for state in states:
        first, stop = purses.first[purses.limit[state]], purses.first[purses.limit[state] + 1]
        for block in range(first, stop, solver.WIDE):
            for end in range(solver.ENDS):
                rows, own = turns.rows[state, end], turns.own[state, end] + below
                pay = turns.pay[state, end]
                for p in range(min(solver.WIDE, stop - block)):
                    mover = max(0, purses.theirs[block + p] - pay)
                    best[end, p] = 1.0 - wins[rows, mover, purses.mine[block + p] + own]
            solver.solve_wide(chart, best)
            for p in range(min(solver.WIDE, stop - block)):
                mine, theirs = purses.mine[block + p], purses.theirs[block + p]
                new[state, mine, theirs] = best[solver.MEAN, p]


@kernel
def settle(purses: Purses, below: int, states: Ints, new: Narrow, old: Narrow) -> float:
    """Take the new worths in, spread them over what is richer, say how far they moved."""
    most = old.shape[1] - 1
    moved = 0.0
    for state in states:
        limit = purses.limit[state]
        for at in range(purses.first[limit], purses.first[limit + 1]):
            mine, theirs = purses.mine[at], purses.theirs[at]
            moved = max(moved, abs(new[state, mine, theirs] - old[state, mine, theirs + below]))
        for mine in range(most + 1):
            for waits in range(below + 1, old.shape[2]):
                a, b = clipped(mine, min(waits - below, most), limit)
                old[state, mine, waits] = new[state, a, b]
    return moved


@law
def clipped(mine: int, theirs: int, limit: int) -> tuple[int, int]:
    """Purses of up to so many chips together: the fuller one gives."""
    over = max(0, mine + theirs - limit)
    if mine >= theirs:
        gives = min(over, mine - theirs)
        mine -= gives
        over -= gives
    else:
        gives = min(over, theirs - mine)
        theirs -= gives
        over -= gives
    theirs = max(1, theirs - over // 2)
    return limit - theirs if mine + theirs > limit else mine, theirs


@dataclass
class Progress:
    """How far a solution is: the sweeps and their time, and what the last one moved most."""

    sweeps: int = 0
    seconds: float = 0.0
    moved: float = 1.0

    def to_json(self) -> JsonObject:
        """As JSON has it."""
        return {"sweeps": self.sweeps, "seconds": self.seconds, "moved": self.moved}


def iterate(
    table: Table, *, within: float, note: Note, workers: int = 0, keep: Path | None = None
) -> Progress:
    """Sweep until nothing moves by more than `within`. Goes on from `keep` where it is there,
    and writes it now and then."""
    began = saved = time.monotonic()
    progress = take_in(table, keep) or Progress()
    before = progress.seconds
    levels = _levels(table)
    new = np.zeros((len(table.purses.limit), table.most + 1, table.most + 1), np.float32)
    workers = workers or cores()
    with ThreadPoolExecutor(workers) as threads:
        while progress.moved > within:
            moved = 0.0
            for states in levels:
                parts = np.array_split(states, min(len(states), workers * 4))
                for _ in threads.map(partial(_swept, table, new), parts):
                    pass
                moved = max(moved, *threads.map(partial(_settled, table, new), parts), 0.0)
            progress.sweeps += 1
            progress.moved = float(moved)
            progress.seconds = before + time.monotonic() - began
            note(f"{progress.sweeps}: {moved:.1e}", (within / max(moved, within)) ** 0.2)
            if keep is not None and time.monotonic() - saved > SAVE_EVERY:
                save(table, keep, progress)
                saved = time.monotonic()
    if keep is not None:
        save(table, keep, progress)
    return progress


def _swept(table: Table, new: Narrow, states: Ints) -> None:
    sweep(solver.chart(), table.turns, table.purses, table.below, states, table.wins, new)


def _settled(table: Table, new: Narrow, states: Ints) -> float:
    return settle(table.purses, table.below, states, new, table.wins)


def _levels(table: Table) -> list[Ints]:
    """The states of the rows, fullest first: what a turn leads to was just looked at, unless
    it empties a row."""
    s = vector(r.SIZE)
    r.begin(s, table.options, vector(1))
    sizes = sizes_of_rows(s)
    filled = sum(np.unravel_index(np.arange(len(table.purses.limit)), sizes, order="F"))
    return [np.flatnonzero(filled == n) for n in range(int(np.max(filled)), -1, -1)]


# On disk: in 16 bits, only what was looked at.


def save(table: Table, file: Path, progress: Progress) -> None:
    """Write a table."""
    states, mine, theirs = _looked_at(table)
    worths = table.wins[states, mine, theirs + table.below]
    facts = np.array([table.most, progress.sweeps, progress.seconds, progress.moved])
    file.parent.mkdir(parents=True, exist_ok=True)
    with whole_file(file) as stream:
        np.savez_compressed(
            stream,
            options=table.options,
            facts=facts,
            wins=np.round(worths * FINEST).astype(np.uint16),
        )


def count(table: Table) -> int:
    """How many positions are looked at."""
    limit, first = table.purses.limit, table.purses.first
    return int((first[limit + 1] - first[limit]).sum())


def take_in(table: Table, file: Path | None) -> Progress | None:
    """Take a table in that was kept, if it is of this board and as wide."""
    if file is None or not file.is_file():
        return None
    with np.load(file, allow_pickle=False) as kept:
        most, sweeps, seconds, moved = kept["facts"].tolist()
        if most != table.most or not np.array_equal(kept["options"], table.options):
            return None
        new = np.zeros((len(table.purses.limit), table.most + 1, table.most + 1), np.float32)
        new[_looked_at(table)] = kept["wins"].astype(np.float32) / FINEST
    settle(table.purses, table.below, np.arange(len(new)), new, table.wins)
    return Progress(int(sweeps), seconds, moved)


def _looked_at(table: Table) -> tuple[Ints, Ints, Ints]:
    """Every position of the table: state of the rows, purses."""
    limit, first, mine, theirs = table.purses
    counts = first[limit + 1] - first[limit]
    starts = np.repeat(first[limit] - np.cumsum(counts) + counts, counts)
    at = np.arange(int(counts.sum())) + starts
    return np.repeat(np.arange(len(limit)), counts), mine[at], theirs[at]
