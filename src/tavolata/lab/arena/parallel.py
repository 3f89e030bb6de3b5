"""A match on all cores, or on a cluster. Where a game is played makes no difference to it."""

import atexit
import contextlib
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import NamedTuple

from tavolata.lab.arena.runner import Hall, Match, Sheet
from tavolata.lab.arena.standings import Standings
from tavolata.lab.executors import (
    DaskPool,
    LocalPool,
    ProcessExecutor,
    StopRequested,
    WorkerPool,
    run_batches,
)
from tavolata.lab.pacing import Pace

LARGEST = 5000  # groups in a batch

Timed = tuple[Sheet, float]  # what came out of some games, and the seconds they took


class _Players(NamedTuple):
    """Where the games are played, how those of some groups are asked for, and until when."""

    pool: WorkerPool
    play: Callable[[range], Timed]
    stop: StopRequested


def play_match(
    match: Match,
    workers: int,
    note: Callable[[Standings], None],
    stop: StopRequested,
    cluster: str | None = None,
) -> Standings:
    """Play a match, or as much of it as there is time for until a stop is requested."""
    workers = min(workers, match.groups)
    standings = Standings(match)
    pace = Pace([range(match.groups)], largest=LARGEST, workers=workers)
    with _players(match, workers, cluster, stop) as (pool, play, stopping):
        for _, (sheet, seconds) in run_batches(pool, play, pace.next_batch, stopping):
            pace.took(len(sheet.games) / match.seats, seconds)
            standings.add(sheet)
            note(standings)
    return standings


@contextlib.contextmanager
def _players(
    match: Match, workers: int, cluster: str | None, stop: StopRequested
) -> Iterator[_Players]:
    if cluster:
        with contextlib.closing(DaskPool(cluster)) as pool:
            yield _Players(pool, partial(play_batch, match), stop)
    elif workers == 1:
        with Hall(match) as runner:
            yield _Players(WorkerPool(), partial(_timed, runner, stop), stop)
    else:
        with _processes(match, workers, stop) as processes:
            yield processes


def play_batch(match: Match, groups: range) -> Timed:
    """The games of some groups: what a cluster's worker is asked for."""
    with Hall(match) as runner:
        return _timed(runner, lambda: False, groups)


def _timed(runner: Hall, stop: StopRequested, groups: range) -> Timed:
    before = time.perf_counter()
    sheet = runner.play(groups, stop)
    return sheet, time.perf_counter() - before


# Processes: each keeps its runner, and with it the programs it has started.


@contextlib.contextmanager
def _processes(match: Match, workers: int, stop: StopRequested) -> Iterator[_Players]:
    stopped = get_context("spawn").Event()
    prepare = partial(_open_runner, match, stopped)
    pool = LocalPool(workers, lambda count: ProcessExecutor(count, prepare))

    def stopping() -> bool:
        """Was a stop requested? Then the processes are told, too."""
        if stop() and not stopped.is_set():
            stopped.set()
        return stopped.is_set()

    try:
        yield _Players(pool, _play_in_worker, stopping)
    finally:
        stopped.set()
        pool.close()


_runners: list[tuple[Hall, Event]] = []  # one, in a worker


def _open_runner(match: Match, stopped: Event) -> None:
    runner = Hall(match)
    atexit.register(runner.__exit__)
    _runners.append((runner, stopped))


def _play_in_worker(groups: range) -> Timed:
    runner, stopped = _runners[0]
    return _timed(runner, stopped.is_set, groups)
