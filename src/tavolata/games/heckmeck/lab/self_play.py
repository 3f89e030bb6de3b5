"""Many games of Heckmeck side by side, a lane each, every turn solved exactly.

What happens in a lane is written once: a CPU goes through the lanes in a loop, a GPU gives
each a thread.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.value_net import Floats
from tavolata.core.compiling import kernel
from tavolata.core.law import Vector, below, law, new_rng
from tavolata.games.heckmeck.bots.value_net import FIRST, MOST_ON, SECOND, inputs, sizes, value
from tavolata.games.heckmeck.chart import ENDS, FAIL, OPENING, Chart, Worths, chart, spot_of
from tavolata.games.heckmeck.endings import (
    ENDINGS,
    FAILED,
    NONE,
    STOLEN,
    SUMS,
    TAKEN,
    examples,
    gain,
    lead_to,
    ways,
)
from tavolata.games.heckmeck.rules import (
    BITS,
    GIVE_UP,
    KEEP,
    LOWEST,
    MOVES,
    ROLL,
    SIZE,
    STEAL,
    TAKE,
    begin,
    count,
    draw,
    due,
    give,
    kept,
    legal,
    over,
    owner_of_top,
    play,
    rolled,
    seats,
    whose_turn,
)
from tavolata.games.heckmeck.solver import WIDE, Work, room, solve_block
from tavolata.lab.executors import Hands, all_of

CHUNK = 16 * WIDE  # lanes that are handed over together
VARIED = 8  # one game in so many is played with other options, or fewer tiles
MIXED = 4  # one game in so many has seats that play turn-greedily


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
def claim(worths: Worths, takes: Vector, steals: Vector, total: int) -> float:
    """The most that a seat can wish for with a sum that has a worm."""
    wish = worths.shape[1] - 1
    if takes[total] == NONE and steals[total] == NONE:
        return float(worths[FAILED, wish])
    if takes[total] == NONE:
        return float(worths[steals[total], wish])
    if steals[total] == NONE:
        return float(worths[takes[total], wish])
    return float(max(worths[takes[total], wish], worths[steals[total], wish]))


@law
def ending_of(s: Vector, move: int) -> int:
    """The ending that a move makes of the turn; NONE if the turn goes on."""
    if move == GIVE_UP:
        return FAILED
    if move < STEAL:
        return NONE
    if move < TAKE:
        return STOLEN + owner_of_top(s, move - STEAL + LOWEST)
    return TAKEN + move - TAKE


@law
def wish_for(
    s: Vector,
    move: int,
    worths: Worths,
    best: Worths,
    rolling: Worths,
    numbers: NDArray[np.int32],
) -> float:
    """What a move is worth to the seat that wishes, the turn being solved."""
    if move == ROLL:
        return float(rolling[spot_of(numbers, kept(s))])
    if move >= KEEP and move < ROLL:
        face = move - KEEP
        return float(best[spot_of(numbers, kept(s) + (count(rolled(s), face) << (BITS * face)))])
    return float(worths[ending_of(s, move), worths.shape[1] - 1])


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
        n = legal(s, me, moves)
        chosen, most = moves[0], wish_for(s, moves[0], worths, best, rolling, numbers)
        for at in range(1, n):
            wish = wish_for(s, moves[at], worths, best, rolling, numbers)
            if wish > most:
                chosen, most = moves[at], wish
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


class Seen(NamedTuple):
    """What some turns of all lanes have shown; a line a turn, a column a lane."""

    on: Any  # the inputs of the net that were on
    movers: Any
    fair: Any  # did the seat play as well as the net can?
    values: Any  # by seat: the shares of the win, then the scores
    reached: Any  # the same of the position the turn led to
    ended: Any  # is the game over with that turn?


class Lanes:
    """Games side by side. In a match, lane l has the net in seat l, l + seats, …, against
    turn-greedy play; else the net is in nearly all seats, and options vary."""

    def __init__(
        self,
        n: int,
        count: int,
        seed: int,
        device: str,
        workers: int,
        crew: Hands | None = None,
    ) -> None:
        self.n, self.count, self.device, self.workers = n, count, device, workers
        self.crew = crew  # who plays instead, if anybody does
        self.states = np.zeros((count, SIZE), np.int64)
        self.greedy = np.zeros(count, np.int64)
        self.rngs = np.array([new_rng(f"{seed} {n} {lane}".encode()) for lane in range(count)])
        self.opponents = np.full(count, NONE, np.int64)
        self.warm = False  # all play turn-greedily, and the net learns from all of it

    def state(self) -> dict[str, Any]:
        """What has to be kept to go on later."""
        kept = {"states": self.states, "greedy": self.greedy, "rngs": self.rngs}
        return {name: _plain(array) for name, array in kept.items()}

    def load(self, kept: Any) -> None:
        """Go on from what was kept."""
        self.states, self.greedy, self.rngs = kept["states"], kept["greedy"], kept["rngs"]

    def play(self, net: Floats, turns: int) -> Seen:
        """So many turns in every lane."""
        if self.device == "cuda":
            from tavolata.games.heckmeck.lab.cuda import play

            return play(self, net, turns)
        if self.crew is not None:
            return self._play_elsewhere(self.crew, net, turns)
        shape = turns, self.count
        seen = Seen(
            np.empty((*shape, MOST_ON), np.int16),
            np.empty(shape, np.int64),
            np.empty(shape, np.bool_),
            np.empty((*shape, 2 * self.n), np.float32),
            np.empty((*shape, 2 * self.n), np.float32),
            np.empty(shape, np.bool_),
        )
        workers = self.workers or 1
        blocks = np.array_split(np.arange(0, self.count, WIDE), workers)
        with ThreadPoolExecutor(workers) as threads:
            list(threads.map(lambda some: self._play(net, turns, some, seen), blocks))
        return seen

    def _play_elsewhere(self, crew: Hands, net: Floats, turns: int) -> Seen:
        """Some lanes to each of those who play."""
        cuts = [slice(at, at + CHUNK) for at in range(0, self.count, CHUNK)]
        chunks = [
            Chunk(
                *(self.n, turns, self.warm, net, self.states[cut], self.greedy[cut]),
                *(self.opponents[cut], self.rngs[cut]),
            )
            for cut in cuts
        ]
        done = all_of(crew, play_chunk, chunks)
        states, greedy, rngs, seen = zip(*done, strict=True)
        self.states, self.greedy = np.concatenate(states), np.concatenate(greedy)
        self.rngs = np.concatenate(rngs)
        return Seen(*(np.concatenate(parts, axis=1) for parts in zip(*seen, strict=True)))

    def _play(self, net: Floats, turns: int, blocks: Any, seen: Seen) -> None:
        _turns(
            self.n, turns, self.warm, blocks, self.states, self.greedy, self.opponents, self.rngs,
            net, examples(), room("float32"), chart("float32"), sizes(self.n)[0], *seen,
        )  # fmt: skip

    def match(self, net: Floats, games: int) -> float:
        """The net's share of so many games, the same number in every lane."""
        everyone = (1 << self.n) - 1
        seat = np.arange(self.count) % self.n
        self.opponents = everyone ^ (1 << seat)
        each = -(-games // self.count)
        played = np.zeros(self.count, np.int64)
        share = 0.0
        while played.min() < each:
            seen = self.play(net, 32)
            ended, reached = _plain(seen.ended), _plain(seen.reached)
            for turn in range(len(ended)):
                counts = ended[turn] & (played < each)
                share += float(reached[turn][np.arange(self.count), seat][counts].sum())
                played += ended[turn]
        return share / (each * self.count)


class Chunk(NamedTuple):
    """Lanes that somebody plays on in, and what he needs for it."""

    n: int
    turns: int
    warm: bool
    net: Floats
    states: NDArray[np.int64]
    greedy: Vector
    opponents: Vector
    rngs: NDArray[np.int64]


def play_chunk(chunk: Chunk) -> tuple[NDArray[np.int64], Vector, NDArray[np.int64], Seen]:
    """Some turns in some lanes: how they stand after them, and what they have shown."""
    lanes = Lanes(chunk.n, len(chunk.states), 0, "cpu", 1)
    lanes.states, lanes.greedy = chunk.states.copy(), chunk.greedy.copy()
    lanes.opponents, lanes.rngs, lanes.warm = chunk.opponents, chunk.rngs.copy(), chunk.warm
    seen = lanes.play(chunk.net, chunk.turns)
    return lanes.states, lanes.greedy, lanes.rngs, seen


def _plain(array: Any) -> Any:
    return array if isinstance(array, np.ndarray) else array.get()


@kernel
def _turns(
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
    on: NDArray[np.int16],
    movers: NDArray[np.int64],
    fair: NDArray[np.bool_],
    values: Floats,
    reached: Floats,
    ended: NDArray[np.bool_],
) -> None:
    """So many turns in some blocks of lanes."""
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
                lane = first + at
                s = states[lane]
                if seats(s) == 0 or over(s):
                    plain = opponents[lane] != NONE
                    greedy[lane] = new_game(s, n, plain, options, rngs[lane], ev)
                    if plain or warm:
                        greedy[lane] = opponents[lane]
                note_inputs(s, notes, on[turn, lane], nothing)
                movers[turn, lane] = whose_turn(s)
                fair[turn, lane] = warm or greedy[lane] >> whose_turn(s) & 1 == 0
                appraise(
                    s, greedy[lane], net, dice, takes, steals, worths[at], scratch,
                    hidden, second, answers, notes, ev,
                )  # fmt: skip
                for total in range(SUMS):
                    ends[total, at] = claim(worths[at], takes, steals, total)
                ends[FAIL, at] = worths[at, FAILED, 2 * n]
            solve_block(ends, best, rolling, work, on_chart)
            for at in range(wide):
                lane = first + at
                s = states[lane]
                mover = whose_turn(s)
                for spot in range(one_best.size):
                    one_best[spot] = best[spot, at]
                    one_rolling[spot] = rolling[spot, at]
                ending = walk(
                    s, rngs[lane], worths[at], one_best, one_rolling, on_chart.numbers, moves, ev
                )
                note_turn(
                    s, mover, greedy[lane], ending, best[OPENING, at], worths[at],
                    values[turn, lane], reached[turn, lane],
                )  # fmt: skip
                ended[turn, lane] = over(s)
