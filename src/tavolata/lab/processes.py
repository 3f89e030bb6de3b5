"""Many hands: a match on all cores. Who plays which games makes no difference to the result."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import FrameType

from tavolata.core.errors import Refusal
from tavolata.lab.arena.runner import Hall, Match, Sheet
from tavolata.lab.arena.standings import Tally

BATCH = 0.5  # seconds that a batch of games should take
LARGEST = 5000  # groups in a batch
PATIENCE = 0.1  # seconds between two looks at whether somebody wants to stop


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Bell:
    """Ctrl-C rings it: what is under way is finished. The second time, all is dropped."""

    def __init__(self) -> None:
        self.rung = False

    def __enter__(self) -> "Bell":
        self._before = signal.signal(signal.SIGINT, self._ring)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def __call__(self) -> bool:
        return self.rung

    @contextmanager
    def muffled(self) -> Iterator[None]:
        """While a process is started: it does not hear Ctrl-C, and is told when to stop."""
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self.rung:
            raise KeyboardInterrupt
        self.rung = True


class Pace:
    """Cuts the groups of a match into batches that take about as long as they should."""

    def __init__(self, match: Match, workers: int) -> None:
        self._groups = match.groups
        self._workers = workers
        self._seats = match.seats
        self._next = 0
        self._size = 1

    def batch(self) -> range | None:
        """The next groups to be played; None when all are given out."""
        if self._next >= self._groups:
            return None
        left = -(-(self._groups - self._next) // (2 * self._workers))
        first = self._next
        self._next = min(self._groups, first + max(1, min(self._size, left)))
        return range(first, self._next)

    def took(self, games: int, seconds: float) -> None:
        """So many games took so long: the next batch is cut by that."""
        speed = games / self._seats / max(seconds, 1e-6)
        self._size = max(1, min(LARGEST, 8 * self._size, int(speed * BATCH)))


def play(
    match: Match,
    workers: int,
    note: Callable[[Tally], None],
    bell: Bell,
    cluster: str | None = None,
) -> Tally:
    """Play a match, or as much of it as there is time for until the bell."""
    tally, pace = Tally(match), Pace(match, workers)
    if cluster:
        _play_elsewhere(match, cluster, tally, pace, note, bell)
    elif min(workers, match.groups) == 1:
        _play_alone(match, tally, pace, note, bell)
    else:
        _play_together(match, min(workers, match.groups), tally, pace, note, bell)
    return tally


def _play_alone(
    match: Match, tally: Tally, pace: Pace, note: Callable[[Tally], None], bell: Bell
) -> None:
    with Hall(match) as hall:
        while not bell() and (batch := pace.batch()):
            before = time.perf_counter()
            sheet = hall.play(batch, bell)
            pace.took(len(sheet.games), time.perf_counter() - before)
            tally.add(sheet)
            note(tally)


def _play_elsewhere(
    match: Match, cluster: str, tally: Tally, pace: Pace, note: Callable[[Tally], None], bell: Bell
) -> None:
    from tavolata.lab.executors import done_by, hands

    with hands(0, cluster) as crew:
        for _, (sheet, seconds) in done_by(crew, partial(play_batch, match), pace.batch, bell):
            pace.took(len(sheet.games), seconds)
            tally.add(sheet)
            note(tally)


def play_batch(match: Match, groups: range) -> tuple[Sheet, float]:
    """The games of some groups, and how long they took: what a cluster's worker is asked for."""
    with Hall(match) as hall:
        before = time.perf_counter()
        sheet = hall.play(groups, lambda: False)
        return sheet, time.perf_counter() - before


def _play_together(
    match: Match, workers: int, tally: Tally, pace: Pace, note: Callable[[Tally], None], bell: Bell
) -> None:
    context = get_context("spawn")
    lines: list[Connection] = []
    processes = []
    try:
        for _ in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(match, theirs))
            with bell.muffled():
                process.start()
            processes.append(process)
            theirs.close()
            lines.append(ours)
            _send(ours, pace.batch())
        told = False
        while lines:
            if bell() and not told:
                told = True
                for line in lines:
                    _send(line, None)
            ready = wait(lines, PATIENCE)
            for line in [line for line in lines if line in ready]:
                try:
                    sheet, seconds = line.recv()
                except (EOFError, ConnectionResetError):
                    raise Refusal("worker-lost") from None
                pace.took(len(sheet.games), seconds)
                tally.add(sheet)
                note(tally)
                batch = None if bell() else pace.batch()
                if not told:
                    _send(line, batch)
                if batch is None:
                    lines.remove(line)
                    line.close()
    finally:
        for line in lines:
            line.close()
        for process in processes:
            process.join(match.seconds + 5)
            if process.is_alive():
                process.terminate()
                process.join()


def _send(line: Connection, batch: range | None) -> None:
    try:
        line.send(batch)
    except (BrokenPipeError, ConnectionResetError):
        raise Refusal("worker-lost") from None


def _work(match: Match, line: Connection) -> None:
    """What a worker does: batches until there are no more. A word while it plays means stop."""
    with Hall(match) as hall:
        try:
            while (batch := line.recv()) is not None:
                before = time.perf_counter()
                sheet: Sheet = hall.play(batch, line.poll)
                line.send((sheet, time.perf_counter() - before))
        except (EOFError, BrokenPipeError, ConnectionResetError):
            pass  # nobody listens any more
