"""Executors: work is run in this process, in threads, in processes, or on a Dask cluster.

Work is a function and batches; its result must not depend on where it ran. A worker that is
lost in the middle costs the time of what it held, and nothing else.
"""

import contextlib
import signal
import threading
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
from typing import Any, ParamSpec, TypeVar

from tavolata.core.errors import Refusal

B = TypeVar("B")
P = ParamSpec("P")
R = TypeVar("R")

TRIES = 5  # how often a batch is begun again when the worker that held it was lost
CONNECT_SECONDS = 10  # to find a cluster
POLL_SECONDS = 0.1  # between two looks at whether a stop was requested

StopRequested = Callable[[], bool]


class InlineExecutor(Executor):
    """Runs work in this thread, as soon as it is submitted."""

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Run it now."""
        done: Future[R] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as problem:  # as any executor: whoever asks for the result gets it
            done.set_exception(problem)
        return done


class ProcessExecutor(ProcessPoolExecutor):
    """New processes, which Ctrl-C leaves alone: they are told when to stop. `prepare` runs in
    each of them first."""

    def __init__(self, workers: int, prepare: Callable[[], None] | None = None) -> None:
        started = partial(_begin_worker, prepare)
        super().__init__(workers, mp_context=get_context("spawn"), initializer=started)

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Submit to a process; one that is started for it never hears Ctrl-C."""
        with _interrupts_ignored():
            return super().submit(fn, *args, **kwargs)


def _begin_worker(prepare: Callable[[], None] | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if prepare is not None:
        prepare()


@contextlib.contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """A process that is started meanwhile inherits that Ctrl-C is ignored."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class WorkerPool:
    """An executor, how many batches it is given at a time, and a new one when workers are
    lost."""

    lost: tuple[type[BaseException], ...] = ()  # what a future raises then

    def __init__(self, executor: Executor | None = None) -> None:
        self.executor = executor or InlineExecutor()

    def capacity(self) -> int:
        """How many batches may be under way."""
        return 1

    def restart(self) -> bool:
        """Replace workers that were lost. Is all that was under way lost with them?"""
        return False

    def close(self) -> None:
        """Take no more work, and wait for what is under way."""
        self.executor.shutdown(cancel_futures=True)


class LocalPool(WorkerPool):
    """Threads or processes of this machine."""

    lost = (BrokenProcessPool,)

    def __init__(self, workers: int, new: Callable[[int], Executor]) -> None:
        super().__init__(new(workers))
        self._workers, self._new = workers, new

    def capacity(self) -> int:
        """One batch for each worker, and one in reserve."""
        return 2 * self._workers

    def restart(self) -> bool:
        """Go on with new processes: the executor is broken as a whole."""
        self.executor.shutdown(wait=False, cancel_futures=True)
        self.executor = self._new(self._workers)
        return True


class DaskPool(WorkerPool):
    """A Dask cluster, through its client's executor. When a worker is lost the scheduler gives
    what it held to another; what was on too many lost ones is submitted again."""

    def __init__(self, address: str) -> None:
        try:
            distributed: Any = import_module("distributed")
        except ImportError:
            raise Refusal("no-extra", name="cluster") from None
        try:
            self._client: Any = distributed.Client(
                address, timeout=CONNECT_SECONDS, set_as_default=False
            )
        except (OSError, ValueError, TypeError):
            raise Refusal("no-cluster", address=address[:200]) from None
        self.lost = (distributed.KilledWorker,)
        super().__init__(self._client.get_executor(pure=False))

    def wait_for_workers(self, count: int, seconds: float) -> None:
        """Wait until the cluster has so many workers."""
        self._client.wait_for_workers(count, timeout=seconds)

    def capacity(self) -> int:
        """Two batches a thread of the cluster; workers may come and go."""
        return max(2, 2 * sum(map(int, self._client.nthreads().values())))

    def close(self) -> None:
        """Leave the cluster."""
        self.executor.shutdown(wait=False)
        self._client.close()


@contextlib.contextmanager
def open_pool(
    workers: int, cluster: str | None = None, *, threads: bool = False
) -> Iterator[WorkerPool]:
    """A cluster's workers, or so many of this machine. Threads will do where the work is
    compiled."""
    pool: WorkerPool
    if cluster:
        pool = DaskPool(cluster)
    elif workers == 1:
        pool = WorkerPool()
    else:
        pool = LocalPool(workers, ThreadPoolExecutor if threads else ProcessExecutor)
    with contextlib.closing(pool):
        yield pool


def run_batches(
    pool: WorkerPool,
    work: Callable[[B], R],
    next_batch: Callable[[], B | None],
    stop: StopRequested = lambda: False,
) -> Iterator[tuple[B, R]]:
    """Every batch with its result, in whatever order, until there are no more or until a stop is
    requested; what is under way then is finished, and what has not begun is dropped."""
    under_way: dict[Future[R], tuple[B, int]] = {}
    while True:
        while (
            not stop() and len(under_way) < pool.capacity() and (some := next_batch()) is not None
        ):
            under_way[pool.executor.submit(work, some)] = some, 1
        if stop():
            under_way = {future: held for future, held in under_way.items() if not future.cancel()}
        if not under_way:
            return
        done, _ = wait(under_way, POLL_SECONDS, FIRST_COMPLETED)
        again: list[tuple[B, int]] = []
        for future in done:
            some, tries = under_way.pop(future)
            try:
                result = future.result()
            except pool.lost:
                if tries == TRIES:
                    raise Refusal("worker-lost") from None
                again.append((some, tries + 1))
                continue
            yield some, result
        if again and pool.restart():
            again += under_way.values()
            under_way.clear()
        for some, tries in again:
            under_way[pool.executor.submit(work, some)] = some, tries


def map_batches(pool: WorkerPool, work: Callable[[B], R], batches: Sequence[B]) -> list[R]:
    """The results of all batches, in their order."""
    numbered = iter(enumerate(batches))
    done = run_batches(pool, partial(_numbered, work), lambda: next(numbered, None))
    results = dict(result for _, result in done)
    return [results[number] for number in range(len(batches))]


def _numbered(work: Callable[[B], R], batch: tuple[int, B]) -> tuple[int, R]:
    return batch[0], work(batch[1])
