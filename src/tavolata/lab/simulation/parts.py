"""Simulated games on disk: tables in Parquet, in parts until all are there, then in one file.

The parts lie in a folder beside the file, each named after the games in it. What a file holds
depends on the run alone: not on the parts it was put together from.
"""

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.playouts import (
    BEGINS,
    CHOICES,
    DISPUTED,
    LEADS,
    LEGAL,
    MOVES,
    NUMBER,
    OF,
    SEAT,
    TURN_OF,
    TURNS,
    WINNERS,
)
from tavolata.core.catalogue import find
from tavolata.core.errors import Refusal
from tavolata.core.files import output_file, write_whole
from tavolata.core.game import Game
from tavolata.core.json import Json
from tavolata.lab.simulation.run import Batch, Ints, Run

if TYPE_CHECKING:
    import pyarrow as pa  # type: ignore[import-untyped,unused-ignore]

    Values: TypeAlias = Ints | NDArray[np.integer] | pa.Array

GROUP = 1 << 16  # rows of a file that are packed together
SETTINGS = b"tavolata"  # where a file says what was simulated
COUNTED = {"choices": CHOICES, "legal": LEGAL, "disputed": DISPUTED, "lead_changes": LEADS}


def arrow() -> ModuleType:
    """PyArrow, where it is installed."""
    try:
        pyarrow = import_module("pyarrow")
        import_module("pyarrow.parquet")
    except ImportError:
        raise Refusal("no-extra", name="lab") from None
    return pyarrow


def moves_file(out: Path) -> Path:
    """Where the moves are written: games.parquet has games.moves.parquet beside it."""
    return out.with_name(f"{out.stem}.moves{out.suffix}")


class Tables:
    """A run's batches as tables."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.game: Game = find(run.game)
        self.pa = arrow()
        self._texts: dict[tuple[bool, tuple[int, ...]], str] = {}

    @cached_property
    def _metadata(self) -> dict[bytes, bytes]:
        return {SETTINGS: json.dumps(self.run.to_json(), ensure_ascii=False).encode()}

    @cached_property
    def games_schema(self) -> "pa.Schema":
        """The columns of games."""
        pa = self.pa
        columns = [
            ("game", pa.int64()),
            ("seats", pa.int8()),
            ("start", pa.int8()),
            ("options", pa.string()),
            ("bots", pa.list_(pa.string())),
            ("winners", pa.list_(pa.int8())),
            ("scores", pa.list_(pa.int32())),
            ("moves", pa.int32()),
            ("turns", pa.int32()),
        ]
        if self.run.closely:
            columns += [(name, pa.int32()) for name in COUNTED]
        return pa.schema(columns, metadata=self._metadata)

    @cached_property
    def moves_schema(self) -> "pa.Schema":
        """The columns of moves."""
        pa = self.pa
        columns = [
            ("game", pa.int64()),
            ("step", pa.int32()),
            ("turn", pa.int32()),
            ("seat", pa.int8()),
            ("text", pa.string()),
            ("legal", pa.int16()),
        ]
        return pa.schema(columns, metadata=self._metadata)

    def games(self, batch: Batch) -> "pa.Table":
        """A row a game."""
        pa, run, n = self.pa, self.run, len(batch.rows)
        numbers = np.arange(batch.first, batch.first + n)
        options = json.dumps(self.game.resolve(run.options), ensure_ascii=False)
        won = batch.rows[:, WINNERS, None] >> np.arange(run.seats) & 1
        columns = {
            "game": numbers,
            "seats": np.full(n, run.seats),
            "start": numbers % run.seats,
            "options": pa.repeat(options, n),
            "bots": self._lists(pa.array(list(run.seated) * n), np.full(n, run.seats)),
            "winners": self._lists(np.nonzero(won)[1].astype(np.int8), won.sum(axis=1)),
            "scores": self._lists(batch.scores.astype(np.int32).ravel(), np.full(n, run.seats)),
            "moves": batch.rows[:, MOVES],
            "turns": batch.rows[:, TURNS],
        }
        if run.closely:
            columns |= {name: batch.rows[:, column] for name, column in COUNTED.items()}
        return self._table(columns, self.games_schema)

    def moves(self, batch: Batch) -> "pa.Table":
        """A row a move or an outcome, as a record writes them."""
        pa, log = self.pa, batch.log
        begin = np.flatnonzero(log[:, BEGINS])
        game_of = np.searchsorted(batch.ends, begin, side="right")
        first = np.searchsorted(game_of, game_of)
        seats = log[begin, SEAT]
        chance = seats < 0
        columns = {
            "game": batch.first + game_of,
            "step": np.arange(len(begin)) - first,
            "turn": log[begin, TURN_OF],
            "seat": pa.array(seats, mask=chance),
            "text": pa.array(list(self._spelled(log, begin)), pa.string()),
            "legal": pa.array(log[begin, OF], mask=chance),
        }
        return self._table(columns, self.moves_schema)

    def _spelled(self, log: Ints, begin: Ints) -> Iterator[str]:
        numbers = log[:, NUMBER].tolist()
        chance = (log[begin, SEAT] < 0).tolist()
        stops = [*begin[1:].tolist(), len(log)]
        for at, stop, by_chance in zip(begin.tolist(), stops, chance, strict=True):
            key = by_chance, tuple(numbers[at:stop])
            text = self._texts.get(key)
            if text is None:
                spell = self.game.outcome_of if by_chance else self.game.spelled
                text = str(spell(key[1]))
                if stop == at + 1:
                    self._texts[key] = text
            yield text

    def _lists(self, values: "Values", lengths: Ints) -> "pa.ListArray":
        offsets = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
        return self.pa.ListArray.from_arrays(offsets, self.pa.array(values))

    def _table(self, columns: "Mapping[str, Values]", schema: "pa.Schema") -> "pa.Table":
        arrays = [self.pa.array(column).cast(schema.field(n).type) for n, column in columns.items()]
        return self.pa.Table.from_arrays(arrays, schema=schema)


class Parts:
    """The parts of a run, and the files they become."""

    def __init__(self, run: Run, out: Path) -> None:
        self.run, self.out = run, out
        self.tables = Tables(run)
        self.pa = arrow()
        self.folder = out.with_name(out.name + ".parts")

    def open(self) -> bool:
        """Is all there already? Refuses to go on with, or to replace, what is of another run."""
        run = self.run.to_json()
        if self.out.exists():
            if self._settings_of(self.out) != run:
                raise Refusal("out-of-another-run", path=str(self.out))
            shutil.rmtree(self.folder, ignore_errors=True)
            return True
        settings = self.folder / "run.json"
        try:
            self.folder.mkdir(exist_ok=True)
            if not settings.exists():
                write_whole(settings, json.dumps(run, ensure_ascii=False))
            begun = json.loads(settings.read_text(encoding="utf-8"))
        except ValueError:
            begun = None
        except OSError as problem:
            raise Refusal("not-written", path=str(self.folder)) from problem
        if begun != run:
            raise Refusal("parts-of-another-run", path=str(self.folder))
        return False

    @contextmanager
    def alone(self) -> Iterator[None]:
        """While this lasts, nobody else may add to the parts, where the system can see to that."""
        try:
            import fcntl
        except ImportError:
            yield
            return
        with (self.folder / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise Refusal("run-under-way", path=str(self.out)) from None
            yield

    def _settings_of(self, file: Path) -> Json:
        try:
            metadata = self.pa.parquet.read_schema(file).metadata or {}
            settings: Json = json.loads(metadata[SETTINGS])
            return settings
        except (OSError, KeyError, ValueError):
            return None

    def done(self) -> list[range]:
        """The games that are there, in order."""
        found = (re.fullmatch(r"(\d+)-(\d+)\.parquet", file.name) for file in self._files())
        ranges = [range(int(name[1]), int(name[2])) for name in found if name]
        return sorted(ranges, key=lambda games: games.start)

    def _files(self) -> list[Path]:
        return sorted(self.folder.iterdir())

    def left(self) -> list[range]:
        """The games that are still to be played."""
        gaps, at = [], 0
        for games in [*self.done(), range(self.run.games, self.run.games)]:
            if at < games.start:
                gaps.append(range(at, games.start))
            at = games.stop
        return gaps

    def add(self, batch: Batch) -> None:
        """Write a part: its moves first, so that a part whose games are there is whole."""
        name = f"{batch.first}-{batch.first + len(batch.rows)}"
        if self.run.moves:
            self._write(self.folder / f"{name}.moves.parquet", self.tables.moves(batch))
        self._write(self.folder / f"{name}.parquet", self.tables.games(batch))

    def _write(self, file: Path, table: "pa.Table") -> None:
        with output_file(file) as stream:
            self.pa.parquet.write_table(table, stream)

    def join(self) -> None:
        """Make one file of all parts, and one of their moves, and take the parts away."""
        names = [f"{games.start}-{games.stop}" for games in self.done()]
        if self.run.moves:
            files = [self.folder / f"{name}.moves.parquet" for name in names]
            self._join(files, moves_file(self.out), self.tables.moves_schema)
        files = [self.folder / f"{name}.parquet" for name in names]
        self._join(files, self.out, self.tables.games_schema)
        shutil.rmtree(self.folder)

    def _join(self, files: list[Path], out: Path, schema: "pa.Schema") -> None:
        pa, held = self.pa, schema.empty_table()
        with (
            output_file(out) as stream,
            pa.parquet.ParquetWriter(stream, schema, compression="zstd") as writer,
        ):
            for file in files:
                held = pa.concat_tables([held, pa.parquet.read_table(file)])
                while len(held) >= GROUP:
                    writer.write_table(held[:GROUP].combine_chunks(), GROUP)
                    held = held[GROUP:]
            if len(held):
                writer.write_table(held.combine_chunks(), GROUP)
