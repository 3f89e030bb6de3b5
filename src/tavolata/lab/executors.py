"""Whose hands do the work: this process, its threads, more processes, or a Dask cluster.

Work is a function and batches; what it answers must not depend on whose hands they were. Hands
that are lost in the middle cost the time of what they held, and nothing else.
"""

import contextlib
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import Any, TypeVar

from tavolata.core.errors import Refusal
from tavolata.lab.processes import PATIENCE

B = TypeVar("B")
R = TypeVar("R")

TRIES = 5  # how often a batch is begun again when the hands that held it were lost
LOOKING = 10  # seconds to find a cluster


class Hands:
    """This process alone: a batch is done as soon as it is handed over."""

    room = 1  # batches that may be under way at a time
    lost: tuple[type[BaseException], ...] = ()  # how it shows that hands were lost

    def submit(self, work: Callable[[B], R], batch: B) -> "Future[R]":
        """Do the work here and now."""
        done: Future[R] = Future()
        done.set_result(work(batch))
        return done

    def replace(self) -> bool:
        """New hands for those that were lost. Is all that was under way lost with them?"""
        return False

    def close(self) -> None:
        """No more work."""


class Pool(Hands):
    """Threads, or processes that Ctrl-C leaves alone."""

    lost = (BrokenProcessPool,)

    def __init__(self, workers: int, threads: bool) -> None:
        self.workers, self.threads = workers, threads
        self.room = 2 * workers
        self.executor = self._new()

    def _new(self) -> Executor:
        if self.threads:
            return ThreadPoolExecutor(self.workers)
        spawn = get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=_do_not_hear)

    def submit(self, work: Callable[[B], R], batch: B) -> "Future[R]":
        """Give the work to whoever is free."""
        return self.executor.submit(work, batch)

    def replace(self) -> bool:
        """Begin anew with other processes, after one was lost."""
        self.executor.shutdown(wait=False, cancel_futures=True)
        self.executor = self._new()
        return True

    def close(self) -> None:
        """Let all go home."""
        self.executor.shutdown(cancel_futures=True)


def _do_not_hear() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Cluster(Hands):
    """A Dask cluster, through its client's executor. When a worker is lost the scheduler gives
    what it held to another; what was on too many lost ones is handed over again."""

    def __init__(self, address: str) -> None:
        try:
            distributed: Any = import_module("distributed")
        except ImportError:
            raise Refusal("no-extra", name="cluster") from None
        try:
            self.client: Any = distributed.Client(address, timeout=LOOKING, set_as_default=False)
        except (OSError, ValueError, TypeError):
            raise Refusal("no-cluster", address=address[:200]) from None
        self.lost = (distributed.KilledWorker,)
        self.executor: Any = self.client.get_executor(pure=False)

    @property
    def room(self) -> int:  # type: ignore[override]
        """Workers may come and go."""
        return max(2, 2 * sum(map(int, self.client.nthreads().values())))

    def submit(self, work: Callable[[B], R], batch: B) -> "Future[R]":
        """Give the work to the cluster."""
        future: Future[R] = self.executor.submit(work, batch)
        return future

    def close(self) -> None:
        """Leave the cluster."""
        self.executor.shutdown(wait=False)
        self.client.close()


@contextlib.contextmanager
def hands(workers: int, cluster: str | None = None, *, threads: bool = False) -> Iterator[Hands]:
    """Those of a cluster, or of so many workers of this machine. Threads will do where the work
    is compiled."""
    found = Cluster(cluster) if cluster else Hands() if workers == 1 else Pool(workers, threads)
    try:
        yield found
    finally:
        found.close()


def done_by(
    hands: Hands, work: Callable[[B], R], batch: Callable[[], B | None], bell: Callable[[], bool]
) -> Iterator[tuple[B, R]]:
    """Every batch with what came of it, in whatever order, until there are no more or until the
    bell; what is under way then is finished, and what has not begun is dropped."""
    under_way: dict[Future[R], tuple[B, int]] = {}
    while True:
        while not bell() and len(under_way) < hands.room and (some := batch()) is not None:
            under_way[hands.submit(work, some)] = some, 1
        if bell():
            under_way = {future: held for future, held in under_way.items() if not future.cancel()}
        if not under_way:
            return
        done, _ = wait(under_way, PATIENCE, FIRST_COMPLETED)
        again: list[tuple[B, int]] = []
        for future in done:
            some, tries = under_way.pop(future)
            try:
                result = future.result()
            except hands.lost:
                if tries == TRIES:
                    raise Refusal("worker-lost") from None
                again.append((some, tries + 1))
                continue
            yield some, result
        if again and hands.replace():
            again += under_way.values()
            under_way.clear()
        for some, tries in again:
            under_way[hands.submit(work, some)] = some, tries


def all_of(hands: Hands, work: Callable[[B], R], batches: Sequence[B]) -> list[R]:
    """What came of all batches, in their order."""
    numbers = iter(range(len(batches)))
    numbered = partial(_numbered, work)
    done = done_by(
        hands,
        numbered,
        lambda: next(((number, batches[number]) for number in numbers), None),
        lambda: False,
    )
    found = dict(result for _, result in done)
    return [found[number] for number in range(len(batches))]


def _numbered(work: Callable[[B], R], batch: tuple[int, B]) -> tuple[int, R]:
    return batch[0], work(batch[1])
