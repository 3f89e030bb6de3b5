"""Games of Heckmeck to learn from, every turn of them solved exactly.

What happens in a game is written once: a CPU goes through many games in a loop, a GPU gives
each a thread.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.value_net import Floats
from tavolata.core.compiling import kernel
from tavolata.core.law import Vector, below, law
from tavolata.games.heckmeck.bots.value_net import FIRST, MOST_ON, SECOND, inputs, value
from tavolata.games.heckmeck.chart import ENDS, FAIL, OPENING, Chart, Worths
from tavolata.games.heckmeck.endings import (
    ENDINGS,
    FAILED,
    NONE,
    SUMS,
    best_move,
    claim,
    ending_of,
    gain,
    lead_to,
    ways,
)
from tavolata.games.heckmeck.rules import (
    MOVES,
    SIZE,
    begin,
    draw,
    due,
    give,
    over,
    play,
    seats,
    whose_turn,
)
from tavolata.games.heckmeck.solver import WIDE, Work, solve_block

VARIED = 8  # one game in so many is played with other options, or fewer tiles
MIXED = 4  # one game in so many has seats that play turn-greedily


class Samples(NamedTuple):
    """What some turns of all games have shown; a line a turn, a column a game."""

    on: NDArray[np.int16]  # the inputs of the net that were on
    movers: NDArray[np.int64]
    fair: NDArray[np.bool_]  # did the seat play as well as the net can?
    values: NDArray[np.float32]  # by seat: the shares of the win, then the scores
    reached: NDArray[np.float32]  # the same of the position the turn led to
    ended: NDArray[np.bool_]  # is the game over with that turn?


@law
def new_game(s: Vector, n: int, plain: bool, options: Vector, rng: Vector, ev: Vector) -> int:
    """Begin a game; answers the seats, a bit each, that play turn-greedily in it.

    A plain game has the default options, and no such seat.
    """
    options[0] = n
    options[1] = 0
    options[2] = 0
    options[3] = 1
    options[4] = 0xFFFF
    if plain:
        begin(s, options, ev)
        return 0
    if below(rng, VARIED) == 0:
        options[2] = below(rng, 3)
        options[3] = below(rng, 2)
        if below(rng, 2) == 0:
            options[4] = below(rng, 0xFFFF) | 1 << below(rng, 16)
    begin(s, options, ev)
    return below(rng, 1 << n) if below(rng, MIXED) == 0 else 0


@law
def appraise(
    s: Vector,
    greedy: int,
    net: Floats,
    dice: Vector,
    takes: Vector,
    steals: Vector,
    worths: Floats,
    scratch: Vector,
    hidden: Floats,
    second: Floats,
    answers: Floats,
    notes: Vector,
    ev: Vector,
) -> None:
    """What every ending of the turn is worth to all, and, last, what the seat wishes for: its
    share of the win, or, if it is greedy, its gain of this turn."""
    there = ways(s, dice, takes, steals, scratch)
    me = whose_turn(s)
    wish = worths.shape[1] - 1
    for ending in range(ENDINGS):
        if there >> ending & 1:
            lead_to(s, ending, dice, scratch, ev)
            value(scratch, net, hidden, second, answers, notes, worths[ending])
            if greedy >> me & 1:
                worths[ending, wish] = gain(s, ending)
            else:
                worths[ending, wish] = worths[ending, me]


@law
def walk(
    s: Vector,
    rng: Vector,
    worths: Worths,
    best: Worths,
    rolling: Worths,
    numbers: NDArray[np.int32],
    moves: Vector,
    ev: Vector,
) -> int:
    """Play the turn as it was solved; answers how it ended."""
    me = whose_turn(s)
    ending = FAILED
    while whose_turn(s) == me and not over(s):
        if due(s) > 0:
            give(s, draw(s, rng), ev)
            continue
        chosen = best_move(s, me, worths, best, rolling, numbers, moves)
        if ending_of(s, chosen) != NONE:
            ending = ending_of(s, chosen)
        play(s, me, chosen, ev)
    return ending


@law
def note_inputs(s: Vector, notes: Vector, on: NDArray[np.int16], nothing: int) -> None:
    """Write down which inputs are on; the rest of the line says `nothing`."""
    n = inputs(s, notes)
    for at in range(on.size):
        on[at] = notes[at] if at < n else nothing


@law
def note_turn(
    s: Vector,
    mover: int,
    greedy: int,
    ending: int,
    root: float,
    worths: Floats,
    values: Floats,
    reached: Floats,
) -> None:
    """Write down what a turn was worth: to its seat exactly; to the others as it came out, less
    their part of the luck that the seat had, so that shares add up to one."""
    n = values.size // 2
    for at in range(values.size):
        values[at] = worths[ending, at]
        reached[at] = worths[ending, at]
    if greedy >> mover & 1 == 0:
        luck = (worths[ending, mover] - root) / (n - 1)
        for seat in range(n):
            values[seat] += luck
        values[mover] = root


@law
def begin_if_over(
    game: int,
    n: int,
    warm: bool,
    states: NDArray[np.int64],
    greedy: Vector,
    opponents: Vector,
    rngs: NDArray[np.int64],
    options: Vector,
    ev: Vector,
) -> None:
    """Begin a new game where there is none yet, or where it is over."""
    s = states[game]
    if seats(s) != 0 and not over(s):
        return
    plain = opponents[game] != NONE
    greedy[game] = new_game(s, n, plain, options, rngs[game], ev)
    if plain or warm:
        greedy[game] = opponents[game]


@law
def claim_all(worths: Floats, takes: Vector, steals: Vector, ends: Floats, column: int) -> None:
    """What the seat wishes for with every sum, and with a turn that fails."""
    for total in range(SUMS):
        ends[total, column] = claim(worths, takes, steals, total)
    ends[FAIL, column] = worths[FAILED, worths.shape[1] - 1]


@law
def copy_column(block: Floats, column: int, out: Floats) -> None:
    """One turn of those that were solved together."""
    for spot in range(out.size):
        out[spot] = block[spot, column]


@kernel
def play_turns(
    n: int,
    turns: int,
    warm: bool,
    blocks: Vector,
    states: NDArray[np.int64],
    greedy: Vector,
    opponents: Vector,
    rngs: NDArray[np.int64],
    net: Floats,
    dice: Vector,
    work: Work,
    on_chart: Chart,
    nothing: int,
    samples: Samples,
) -> None:
    """So many turns in some blocks of games."""
    hidden, second = np.empty(FIRST, np.float32), np.empty(SECOND, np.float32)
    answers, notes = np.empty(2 * n, np.float32), np.empty(MOST_ON, np.int64)
    scratch, moves = np.empty(SIZE, np.int64), np.empty(MOVES, np.int64)
    options, ev = np.zeros(5, np.int64), np.zeros(1, np.int64)
    takes, steals = np.empty(SUMS, np.int64), np.empty(SUMS, np.int64)
    worths = np.zeros((WIDE, ENDINGS, 2 * n + 1), np.float32)
    ends = np.zeros((ENDS, WIDE), np.float32)
    best = np.empty((on_chart.ends.size, WIDE), np.float32)
    rolling = np.empty((on_chart.ends.size, WIDE), np.float32)
    one_best = np.empty(on_chart.ends.size, np.float32)
    one_rolling = np.empty(on_chart.ends.size, np.float32)
    for first in blocks:
        wide = min(WIDE, len(states) - first)
        for turn in range(turns):
            for at in range(wide):
                game = first + at
                begin_if_over(game, n, warm, states, greedy, opponents, rngs, options, ev)
                s = states[game]
                note_inputs(s, notes, samples.on[turn, game], nothing)
                samples.movers[turn, game] = whose_turn(s)
                samples.fair[turn, game] = warm or greedy[game] >> whose_turn(s) & 1 == 0
                appraise(
                    s, greedy[game], net, dice, takes, steals, worths[at], scratch,
                    hidden, second, answers, notes, ev,
                )  # fmt: skip
                claim_all(worths[at], takes, steals, ends, at)
            solve_block(ends, best, rolling, work, on_chart)
            for at in range(wide):
                game = first + at
                s = states[game]
                mover = whose_turn(s)
                copy_column(best, at, one_best)
                copy_column(rolling, at, one_rolling)
                ending = walk(
                    s, rngs[game], worths[at], one_best, one_rolling, on_chart.numbers, moves, ev
                )
                note_turn(
                    s, mover, greedy[game], ending, best[OPENING, at], worths[at],
                    samples.values[turn, game], samples.reached[turn, game],
                )  # fmt: skip
                samples.ended[turn, game] = over(s)
