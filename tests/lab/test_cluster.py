"""A real Dask scheduler and two real workers: one is killed in mid-run, and nothing is missing."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tavolata.cli import main
from tavolata.core.errors import Refusal
from tavolata.games.eimer.lab import training as eimer
from tavolata.games.geizen.lab import training as geizen
from tavolata.games.heckmeck.bots.value_net import trained
from tavolata.games.heckmeck.lab import parallel_games as heckmeck
from tavolata.games.heckmeck.solver import WIDE
from tavolata.lab.arena.parallel import play_match
from tavolata.lab.arena.runner import Match
from tavolata.lab.executors import DaskPool, open_pool
from tavolata.lab.simulation.command import played
from tavolata.lab.simulation.games import Run
from tavolata.lab.simulation.parts import Parts
from tests.lab.test_simulation import ROOT, After, simulated

PATIENCE = 60.0  # seconds


class Cluster:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.processes: list[subprocess.Popen[bytes]] = []
        file = folder / "scheduler.json"
        self._run("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
        self.workers = [
            self._run(
                *("worker", "--scheduler-file", str(file), "--nthreads", "1", "--no-nanny"),
                *("--local-directory", str(folder / f"worker-{n}")),
            )
            for n in range(2)
        ]
        self.file = file

    def wait(self) -> None:
        """Until the scheduler has told its address, and both workers are there."""
        deadline = time.monotonic() + PATIENCE
        while not (told := _read(self.file)) and time.monotonic() < deadline:
            time.sleep(0.02)
        self.address = str(told["address"])
        with closing(DaskPool(self.address)) as pool:
            pool.wait_for_workers(2, PATIENCE)

    def _run(self, kind: str, *arguments: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", *arguments]
        with (self.folder / f"{kind}-{len(self.processes)}.log").open("wb") as log:
            process = subprocess.Popen([*command, "--no-dashboard"], stdout=log, stderr=log)
        self.processes.append(process)
        return process

    def close(self) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    found = Cluster(tmp_path_factory.mktemp("cluster"))
    try:
        found.wait()
        yield found
    finally:
        found.close()


def _read(file: Path) -> dict[str, Any]:
    """What a file holds that may not be there yet, or only half."""
    try:
        told: dict[str, Any] = json.loads(file.read_text())
    except (OSError, ValueError):
        return {}
    return told


def test_a_cluster_writes_the_file_of_one_core(cluster: Cluster, tmp_path: Path) -> None:
    more = ["--bots", "regular,random", "--moves"]
    one = simulated(tmp_path / "one.parquet", *more, "--workers", "1")
    many = simulated(tmp_path / "many.parquet", *more, "--cluster", cluster.address)
    assert one == many


def test_an_arena_on_a_cluster_comes_to_the_same_result(cluster: Cluster) -> None:
    match = Match("geizen", ("expert", "regular"), 2, 60, "s")
    here = play_match(match, 1, lambda so_far: None, lambda: False)
    there = play_match(match, 1, lambda so_far: None, lambda: False, cluster.address)
    assert here.shares.tolist() == there.shares.tolist()
    assert here.scores.tolist() == there.scores.tolist()


def test_training_data_made_on_a_cluster_are_those_made_here(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(eimer, "PART", 64)
    monkeypatch.setattr(eimer, "PARTS", 3)
    monkeypatch.setattr(geizen, "CHUNK", 64)
    monkeypatch.setattr(geizen, "CHUNKS", 3)
    monkeypatch.setattr(heckmeck, "CHUNK", WIDE)
    net = trained(2)
    with open_pool(0, cluster.address) as pool:
        where = (None, pool)
        made = [eimer.EimerTraining(3, 5, 1000, "cpu", at)._play(False) for at in where]
        assert all(np.array_equal(a, b) for a, b in zip(*made, strict=True))
        lessons = [geizen.GeizenTraining(3, 5, 1000, "cpu", 1, at)._play() for at in where]
        assert all(np.array_equal(a, b) for a, b in zip(*lessons, strict=True))
        count = 3 * WIDE
        alone, shared = (heckmeck.ParallelGames(2, count, 7, "cpu", 1, at) for at in where)
        for _ in range(2):
            seen, also = alone.play(net, 2), shared.play(net, 2)
            assert all(np.array_equal(a, b) for a, b in zip(seen, also, strict=True))
        assert np.array_equal(alone.states, shared.states)


def test_reviews_on_a_cluster_are_those_of_this_machine(cluster: Cluster, tmp_path: Path) -> None:
    records = sorted((ROOT / "tests" / "records" / "geizen").glob("*.json"))[:2]
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    files = [str(file) for file in (*records, broken)]

    def reviewed(name: str, *more: str) -> dict[str, bytes]:
        out = tmp_path / name
        with pytest.raises(SystemExit) as left:
            main(["lab", "reviews", *files, "--out", str(out), "--lang", "en", *more])
        assert left.value.code == 1  # one cannot be reviewed
        return {file.name: file.read_bytes() for file in out.iterdir()}

    here = reviewed("here", "--workers", "1")
    assert here == reviewed("there", "--cluster", cluster.address)
    assert here.keys() == {f"{record.stem}.review.json" for record in records}
    assert here == reviewed("here", "--workers", "1")


def test_a_worker_that_is_killed_in_mid_run_costs_nothing_but_time(
    cluster: Cluster, tmp_path: Path
) -> None:
    """The last test of this file: one of the two workers does not come back."""
    more = ["--bots", "expert", "--seats", "2"]
    one = simulated(tmp_path / "one.parquet", *more, "--workers", "1", games=1000)
    run = Run("heckmeck", 2, ("expert",), 1000, "s")
    begun = Parts(run, tmp_path / "many.parquet")
    begun.open()
    victim = cluster.workers[0]
    batches = 0
    for batch in played(run, begun.left(), 1, cluster.address, "cpu", After(10**6)):
        begun.add(batch)
        batches += 1
        if batches == 5:
            os.kill(victim.pid, signal.SIGKILL)
            victim.wait()
    assert batches > 6
    assert victim.returncode == -signal.SIGKILL
    assert begun.left() == []
    begun.join()
    assert (tmp_path / "many.parquet").read_bytes() == one


def test_programs_of_others_are_not_sent_to_a_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    match = ["arena", "heckmeck", "--bot", "rookie", "--bot", f"cmd:{sys.executable} bot.py"]
    with pytest.raises(SystemExit) as left:
        main([*match, "--cluster", "tcp://127.0.0.1:9", "--lang", "en"])
    assert left.value.code == 2
    assert "--cluster" in capsys.readouterr().err


def test_a_cluster_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolata.lab.executors.CONNECT_SECONDS", 0.2)
    with pytest.raises(Refusal) as refused, open_pool(0, "tcp://127.0.0.1:9"):
        pass
    assert refused.value.reason == "no-cluster"
    with pytest.raises(Refusal) as refused, open_pool(0, "nonsense"):
        pass
    assert refused.value.reason == "no-cluster"
