"""`tavolata simulate`: many games of bots into a file, on one core, many, a GPU or a cluster."""

import secrets
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from tavolata.bots.policy import policies_of, policy_for
from tavolata.core.catalogue import find
from tavolata.core.cpu import cores
from tavolata.core.files import check_writable
from tavolata.core.json import JsonObject
from tavolata.lab.console import INTERRUPTED, counted_progress, result_console
from tavolata.lab.executors import StopRequested, open_pool, run_batches
from tavolata.lab.interrupts import StopOnInterrupt
from tavolata.lab.pacing import Pace
from tavolata.lab.simulation.games import Batch, Run
from tavolata.lab.simulation.gpu_check import check_gpu
from tavolata.lab.simulation.parts import Parts, arrow
from tavolata.lab.simulation.run import play
from tavolata.locale import say

FIRST, LARGEST = 8, 1 << 18  # games of the first batch, of simple levels, and at most
ON_GPU = 1 << 20  # games of a batch there


def simulate(
    game: str,
    bots: list[str],
    *,
    seats: int | None,
    games: int,
    seed: str | None,
    options: JsonObject,
    moves: bool,
    closely: bool,
    out: Path,
    workers: int,
    cluster: str | None,
    device: str,
    lang: str,
) -> int:
    """Play, and write every game down. Ctrl-C loses nothing: the same command goes on."""
    seats = max(len(bots), find(game).seats[0]) if seats is None else seats
    given = secrets.token_hex(8) if seed is None else seed
    run = Run(game, seats, tuple(bots), games, given, options, moves, closely)
    run.check()
    arrow()
    check_writable(out)
    if device == "cuda":
        check_gpu(run, cluster)
    parts = Parts(run, out)
    if parts.open():
        result_console().print(say(lang, "simulate-there", path=str(out)))
        return 0
    with parts.alone():
        return _play(parts, seed is None, workers or cores(), cluster, device, lang)


def _play(
    parts: Parts, drawn: bool, workers: int, cluster: str | None, device: str, lang: str
) -> int:
    """Play what is left; `drawn` says that nobody named the seed."""
    run, console = parts.run, result_console()
    games = run.games
    with StopOnInterrupt() as stop, counted_progress(lang) as progress:
        there, doing = games - sum(map(len, parts.left())), say(lang, "simulate-playing")
        task = progress.add_task(doing, total=games, completed=there)
        for batch in played(run, parts.left(), workers, cluster, device, stop):
            parts.add(batch)
            progress.update(task, advance=len(batch.rows), description=doing)
    if left := sum(map(len, parts.left())):
        console.print(say(lang, "simulate-stopped", games=games - left, asked=games))
        if drawn:
            console.print(say(lang, "simulate-seed", seed=run.seed))
        return INTERRUPTED
    parts.join()
    console.print(say(lang, "simulate-done", games=games, seed=run.seed, path=str(parts.out)))
    return 0


def played(
    run: Run,
    left: list[range],
    workers: int,
    cluster: str | None = None,
    device: str = "cpu",
    stop: StopRequested = lambda: False,
) -> Iterator[Batch]:
    """The games that are left, batch by batch, in whatever order."""
    quick = policy_for(run.game, run.bots) is policies_of(run.game).simple
    if device == "cuda":
        pace, workers = Pace(left, first=ON_GPU, largest=ON_GPU), 1
    else:
        pace = Pace(left, first=FIRST if quick else 1, largest=LARGEST)
    with open_pool(min(workers, run.games), cluster, threads=True) as pool:
        work: Callable[[range], tuple[Batch, float]] = partial(_timed, run, device)
        for _, (batch, seconds) in run_batches(pool, work, pace.next_batch, stop):
            pace.took(len(batch.rows), seconds)
            yield batch


def _timed(run: Run, device: str, numbers: range) -> tuple[Batch, float]:
    before = time.perf_counter()
    batch = play(run, numbers, device)
    return batch, time.perf_counter() - before
