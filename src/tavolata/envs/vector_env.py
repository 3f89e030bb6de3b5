"""Many tables of one game, stepped at once from arrays of move numbers.

>>> from tavolata.core.catalogue import names
>>> tables = Tables(names()[0], 1000, seats=3, seed=1)
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
from typing import Protocol, TypeAlias, TypeVar, cast

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
from tavolata.envs.game_observation import layout
from tavolata.envs.vector_kernel import kernel_of

Array: TypeAlias = NDArray[np.generic]
Scalar = TypeVar("Scalar", bound=np.generic)
Arguments: TypeAlias = tuple[
    str,
    int,
    int,
    int | None,
    Mapping[str, Json] | None,
    Mapping[int, str] | None,
    int | None,
    bool,
]
TABLES_PER_THREAD = 512  # tables that are worth a thread
MOST_GAMES_WITHOUT_MOVE = 10_000  # games that bots may end before it is a seat of yours to move
BY_TABLE = ("s", "rng", "scores", "masks", "observations", "last_observations", "rewards")


class VectorKernel(Protocol):
    """The compiled loop of one game (`vector_kernel`), with the blocks first."""

    def levels(self) -> dict[str, int]:
        """The levels of bots that may move inside a step, by their numbers."""

    def blocks(self, tables: int, seats: int, size: int, threads: int) -> at.Blocks:
        """Room for so many tables, where an observation has so many numbers."""

    def games_in(self, blocks: at.Blocks) -> at.Games:
        """The games that lie in the blocks."""

    def step(
        self,
        ints: at.Ints,
        bytes_: at.Masks,
        shorts: at.Observations,
        floats: at.Floats,
        thread: int,
        first: int,
        last: int,
        anew: bool,
    ) -> int:
        """Play the chosen moves, or begin anew, at the tables from first to last."""

    def step_together(
        self,
        ints: at.Ints,
        bytes_: at.Masks,
        shorts: at.Observations,
        floats: at.Floats,
        wanted: at.Ints,
    ) -> bool:
        """Play what all seats want at the only table; is it over then?"""

    def first_illegal(
        self, ints: at.Ints, bytes_: at.Masks, shorts: at.Observations, floats: at.Floats
    ) -> int:
        """The first table where the chosen move is not legal, or -1."""

    def observe(self, s: at.Ints, seat: int, out: at.Observations, mask: at.Masks) -> None:
        """What a seat sees of one game, and its legal moves."""

    def random_moves(self, masks: at.Masks, rng: at.Ints, chosen: at.Ints) -> None:
        """A legal move at random for every table."""


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
    - `masks` (int8): 1 for each move number that is legal. A move of several numbers, like the
      placings of a pyramid, is played number by number.
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
        self._arguments: Arguments = game, tables, seats, start, options, bots, limit, renew
        self.game = find(game)
        self.seats = seats
        first = self.game.start(seats, start or 0, options)
        self.options = first.options
        if tables < 1:
            raise Refusal("no-tables")
        self.layout = layout(game, seats)
        self.kernel = cast(VectorKernel, kernel_of(game))
        self.threads = threads or max(1, min(cores(), tables // TABLES_PER_THREAD))
        self.blocks: at.Blocks = self.kernel.blocks(tables, seats, self.layout.size, self.threads)
        self._write_head(start, bots or {}, limit, renew)
        plain = getattr(self.kernel.games_in, "py_func", self.kernel.games_in)
        flat: at.Games = plain(self.blocks)
        lines = {name: getattr(flat, name).reshape(tables, -1) for name in BY_TABLE}
        self.games = flat._replace(**lines)
        games = self.games
        self.observations = _read_only(games.observations)
        self.last_observations = _read_only(games.last_observations)
        self.masks, self.to_move = _read_only(games.masks), _read_only(games.to_move)
        self.rewards = _read_only(games.rewards)
        self.terminated = _read_only(games.terminated.view(np.bool_))
        self.truncated = _read_only(games.truncated.view(np.bool_))
        self.winners, self.scores = _read_only(games.winners), _read_only(games.scores)
        self.reset(seed)
        self._split_work()

    def __reduce__(self) -> tuple[object, ...]:
        """Copied or pickled, the games go on where they are."""
        blocks = tuple(block.copy() for block in self.blocks)
        return _restored, (self._arguments, self.threads, blocks)

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
        first, *rest = enumerate(self._ranges)
        others = [self._pool.submit(self._play, thread, *share) for thread, share in rest]
        self._play(first[0], *first[1])
        for other in others:
            other.result()

    def random_moves(self) -> at.Ints:
        """A legal move number for each table, at random: for trying things out."""
        chosen = np.empty(len(self), INT)
        self.kernel.random_moves(self.games.masks, self._picks, chosen)
        return chosen

    def observe(self, table: int, seat: int) -> tuple[at.Observations, at.Masks]:
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
        self._ranges = [(0, len(self))]

    def _play(self, thread: int, first: int, last: int) -> None:
        self.kernel.step(*self.blocks, thread, first, last, False)

    def _write_head(
        self, start: int | None, bots: Mapping[int, str], limit: int | None, renew: bool
    ) -> None:
        head = self.blocks.ints
        head[at.START] = -1 if start is None else start
        head[at.LIMIT] = limit or 0
        head[at.RENEW] = renew
        head[at.TRIES] = MOST_GAMES_WITHOUT_MOVE
        levels = self.kernel.levels()
        for seat, level in bots.items():
            if level not in levels:
                raise Refusal("unknown-bot", name=str(level)[:40], names=", ".join(levels))
            if seat not in range(self.seats) or len(bots) >= self.seats:
                raise Refusal("bad-bots", last=self.seats - 1)
            head[at.LEVELS + seat] = levels[level]
        options = self.game.notation.option_vector(self.seats, 0, self.options)
        head[at.OPTIONS : at.OPTIONS + options.size] = options

    def _split_work(self) -> None:
        edges = [len(self) * n // self.threads for n in range(self.threads + 1)]
        self._ranges = list(pairwise(edges))
        self._pool: ThreadPoolExecutor = ThreadPoolExecutor(max(1, self.threads - 1))
        self._picks = new_rng(self.games.seeds.tobytes())


def _restored(arguments: Arguments, threads: int, blocks: tuple[Array, ...]) -> Tables:
    game, tables, seats, start, options, bots, limit, renew = arguments
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


def _read_only(array: NDArray[Scalar]) -> NDArray[Scalar]:
    """To be read, not written: the masks decide what is legal."""
    shown = array.view()
    shown.flags.writeable = False
    return shown


def _seeds(seed: int | Sequence[int] | None, tables: int) -> at.Ints:
    if seed is None or (isinstance(seed, int | np.integer) and seed >= 0):
        words = np.random.SeedSequence(seed if seed is None else int(seed))
        return words.generate_state(tables, np.uint64).astype(INT)
    given = np.asarray(seed)
    if given.shape != (tables,) or given.dtype.kind not in "iu":
        raise Refusal("bad-table-seeds", tables=tables)
    return given.astype(INT)
