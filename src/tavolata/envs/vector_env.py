"""Many tables of one game, stepped at once from arrays of move numbers.

>>> tables = Tables("heckmeck", 1000, seats=3, seed=1)
>>> tables.masks.shape, tables.observations.shape
((1000, 40), (1000, 69))
>>> for _ in range(10):
...     tables.step(tables.random_moves())
>>> int(tables.to_move.max()), int(tables.terminated.sum())
(2, 0)
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tavolata.core.catalogue import find
from tavolata.core.cpu import cores
from tavolata.core.errors import Illegal, Refusal
from tavolata.core.json import Json
from tavolata.core.law import new_rng
from tavolata.core.state import State, View
from tavolata.core.vector import INT
from tavolata.envs import vector_layout as at
from tavolata.envs.observation import layout
from tavolata.envs.vector_kernel import kernel_of

Array = NDArray[Any]
ENOUGH = 512  # tables that are worth a thread
TRIES = 10_000  # games that bots may end before it is a seat of yours to move
WIDE = ("s", "rng", "scores", "masks", "observations", "last_observations", "rewards")


class Tables:
    """Many tables of one game, side by side. A step takes one move number for each table: that
    of the seat in `to_move`. Chance is drawn inside, from a stream of each table's own.

    - `game`, `tables`, `seats`, `options`: what is played, at how many tables, by how many.
    - `start`: the seat that begins; drawn for each game if left out.
    - `bots`: levels that move inside the step (`vector_kernel.kernel_of(game).levels()`), by
      seat. They see what their seat may know.
    - `seed`: a number, from which each table's seed is made, or one number for each table. The
      n-th game at a table depends on its seed, on n and on the moves: not on the other tables,
      on earlier games, or on the number of threads.
    - `limit`: steps after which a game is broken off; never if left out.
    - `renew`: whether a new game begins where one ended. It does so in the same step: then
      `terminated` (or `truncated`) and `rewards` tell of the game that ended, and `winners`,
      `scores`, `last_observations` keep telling until the next one ends; `to_move`, `masks` and
      `observations` are those of the new game.
    - `threads`: as many as there are cores, if left out.

    Every array has a line a table and is written anew by each step: copy what you want to keep.

    - `observations` (int16): what the seat to move sees; `layout.where` says what is where, and
      what a seat may not know has been hidden by the law.
    - `masks` (int8): 1 for each move number that is legal. A move of several numbers, like a
      pyramid of Alles im Eimer, is played number by number.
    - `to_move`: the seat; -1 where a game is over and `renew` is off, or bots ended one game
      after the other before anybody else could move.
    - `rewards`: a column a seat, 0 until a game ends: then (seats × share - 1) / (seats - 1),
      the share of the win being 1, or 1/2 where two share it, or 0. All add up to 0.
    - `terminated`, `truncated` (bool): the game ended, or was broken off, with this step.
    - `winners` (a bit a seat), `scores`: of the last game that ended.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int = 2,
        *,
        start: int | None = None,
        options: Mapping[str, Json] | None = None,
        bots: Mapping[int, str] | None = None,
        seed: int | Sequence[int] | None = None,
        limit: int | None = None,
        renew: bool = True,
        threads: int | None = None,
    ) -> None:
        self._terms = game, tables, seats, start, options, bots, limit, renew
        self.game = find(game)
        self.seats = seats
        first = self.game.start(seats, start or 0, options)
        self.options = first.options
        if tables < 1:
            raise Refusal("no-tables")
        self.layout = layout(game, seats)
        self.kernel: Any = kernel_of(game)
        self.threads = threads or max(1, min(cores(), tables // ENOUGH))
        self.blocks: at.Blocks = self.kernel.blocks(tables, seats, self.layout.size, self.threads)
        self._write_head(start, bots or {}, limit, renew)
        plain = getattr(self.kernel.games_in, "py_func", self.kernel.games_in)
        flat: at.Games = plain(self.blocks)
        lines = {name: getattr(flat, name).reshape(tables, -1) for name in WIDE}
        self.games = flat._replace(**lines)
        games = self.games
        self.observations = _shown(games.observations)
        self.last_observations = _shown(games.last_observations)
        self.masks, self.to_move = _shown(games.masks), _shown(games.to_move)
        self.rewards = _shown(games.rewards)
        self.terminated = _shown(games.terminated.view(np.bool_))
        self.truncated = _shown(games.truncated.view(np.bool_))
        self.winners, self.scores = _shown(games.winners), _shown(games.scores)
        self.reset(seed)
        self._share_out()

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied or pickled, the games go on where they are."""
        terms = (*self._terms, self.threads)
        return _restored, (terms, tuple(block.copy() for block in self.blocks))

    def __len__(self) -> int:
        return int(self.blocks.ints[at.TABLES])

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """New games at all tables: the first ones of new seeds."""
        self.games.seeds[:] = _seeds(seed, len(self))
        self.games.begun[:] = 0
        self.begin()

    def begin(self) -> None:
        """The next games at all tables, of the same seeds."""
        self.kernel.step(*self.blocks, 0, 0, len(self), True)
        if self.games.to_move.min() < 0:
            raise Refusal("never-to-move")

    def step(self, moves: Array | Sequence[int], *, strict: bool = True) -> None:
        """Play one move number at each table. If one is not legal, nothing is played at all;
        or, not strict, its game ends, for -1 to who chose it and 0 to the others."""
        chosen = np.asarray(moves)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise Refusal("bad-moves", tables=len(self))
        self.games.chosen[:] = chosen
        if strict:
            table = self.kernel.first_illegal(*self.blocks)
            if table >= 0:
                raise Illegal("bad-number-at", table=table, number=int(chosen[table]))
        first, *rest = enumerate(self._shares)
        others = [self._pool.submit(self._play, thread, *share) for thread, share in rest]
        self._play(first[0], *first[1])
        for other in others:
            other.result()

    def random_moves(self) -> Array:
        """A legal move number for each table, at random: for trying things out."""
        chosen = np.empty(len(self), INT)
        self.kernel.random_moves(self.games.masks, self._picks, chosen)
        return chosen

    def observe(self, table: int, seat: int) -> tuple[Array, Array]:
        """What any seat sees of a table now, and the mask of its moves: all 0 where it may not
        move."""
        seen, mask = np.empty(self.layout.size, np.int16), np.empty(self.game.move_count, np.int8)
        self.kernel.observe(self.games.s[table], range(self.seats)[seat], seen, mask)
        return seen, mask

    def state(self, table: int) -> State:
        """The whole state of a table, hidden things too: to look at, not to play by."""
        return State(self.game, self.options, self.games.s[table].copy(), self.game._buffer())

    def view(self, table: int, seat: int) -> View:
        """What a seat may know of a table, as bots read it."""
        return self.state(table).view(seat)

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()
        self._shares = [(0, len(self))]

    def _play(self, thread: int, first: int, last: int) -> None:
        self.kernel.step(*self.blocks, thread, first, last, False)

    def _write_head(
        self, start: int | None, bots: Mapping[int, str], limit: int | None, renew: bool
    ) -> None:
        head = self.blocks.ints
        head[at.START] = -1 if start is None else start
        head[at.LIMIT] = limit or 0
        head[at.RENEW] = renew
        head[at.TRIES] = TRIES
        levels = self.kernel.levels()
        for seat, level in bots.items():
            if level not in levels:
                raise Refusal("unknown-bot", name=str(level)[:40], names=", ".join(levels))
            if seat not in range(self.seats) or len(bots) >= self.seats:
                raise Refusal("bad-bots", last=self.seats - 1)
            head[at.LEVELS + seat] = levels[level]
        options = self.game.notation.option_vector(self.seats, 0, self.options)
        head[at.OPTIONS : at.OPTIONS + options.size] = options

    def _share_out(self) -> None:
        edges = [len(self) * n // self.threads for n in range(self.threads + 1)]
        self._shares = list(pairwise(edges))
        self._pool: ThreadPoolExecutor = ThreadPoolExecutor(max(1, self.threads - 1))
        self._picks = new_rng(self.games.seeds.tobytes())


def _restored(terms: tuple[Any, ...], blocks: tuple[Array, ...]) -> Tables:
    game, tables, seats, start, options, bots, limit, renew, threads = terms
    made = Tables(
        game,
        tables,
        seats,
        start=start,
        options=options,
        bots=bots,
        limit=limit,
        renew=renew,
        threads=threads,
    )
    room: tuple[Array, ...] = made.blocks
    for block, kept in zip(room, blocks, strict=True):
        block[:] = kept
    return made


def _shown(array: Array) -> Array:
    """To be read, not written: the masks decide what is legal."""
    shown = array.view()
    shown.flags.writeable = False
    return shown


def _seeds(seed: int | Sequence[int] | None, tables: int) -> Array:
    if seed is None or (isinstance(seed, int | np.integer) and seed >= 0):
        words = np.random.SeedSequence(seed if seed is None else int(seed))
        return words.generate_state(tables, np.uint64).astype(INT)
    given = np.asarray(seed)
    if given.shape != (tables,) or given.dtype.kind not in "iu":
        raise Refusal("bad-table-seeds", tables=tables)
    return given.astype(INT)
