"""The commands of the lab, for somebody else's game: trained, solved, stopped in between."""

from collections.abc import Mapping
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tavolata.locale.numbers import duration, percent
from tests.outside import HIGHROLL, install, paths, run

KIT = """
from dataclasses import replace
from highroll import KIT as PLAIN

def load_train():
    from highroll_lab.lab import train
    return train

def load_solve():
    from highroll_lab.lab import solve
    return solve

KIT = replace(PLAIN, train=load_train, solve=load_solve)
"""
LAB = """
def train(seats, *, out, seed, positions, device, workers, cluster, note):
    note("half way", 0.5)
    if positions == 1:
        raise KeyboardInterrupt
    out.write_text(f"{seats} {seed} {positions} {device} {workers}")

def solve(*, options, out, note, workers):
    note("done", 1.0)
    out.write_text("solved")
    return {"first to move": 0.471, "options": options}
"""
TRAIN = ["train", "highroll", "--seed", "7", "--workers", "3", "--lang", "en", "--seats"]


@pytest.fixture(scope="module")
def with_lab(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """The environment of processes that have a game with a lab, and no GPU."""
    folder = tmp_path_factory.mktemp("outside")
    (folder / "highroll_lab").mkdir()
    (folder / "highroll_lab" / "__init__.py").write_text(KIT)
    (folder / "highroll_lab" / "lab.py").write_text(LAB)
    (folder / "cupy.py").write_text("raise ImportError('no GPU')")
    install(folder, "highroll_lab", {"highroll": "highroll_lab:KIT"})
    return paths(folder, HIGHROLL)


def lab(environment: Mapping[str, str], folder: Path, *arguments: str) -> "CompletedProcess[str]":
    return run(environment, "-m", "tavolata", "lab", *arguments, folder=folder)


def test_training_writes_a_file_named_after_game_and_seats(
    with_lab: Mapping[str, str], tmp_path: Path
) -> None:
    done = lab(with_lab, tmp_path, *TRAIN, "2", "--device", "cpu")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "highroll-2.npz").read_text() == "2 7 None cpu 3"


def test_without_a_gpu_auto_is_the_cpu_and_cuda_is_refused(
    with_lab: Mapping[str, str], tmp_path: Path
) -> None:
    assert lab(with_lab, tmp_path, *TRAIN, "3").returncode == 0
    assert "cpu" in (tmp_path / "highroll-3.npz").read_text()
    done = lab(with_lab, tmp_path, *TRAIN, "4", "--device", "cuda")
    assert done.returncode == 2
    assert "GPU" in done.stderr
    assert not (tmp_path / "highroll-4.npz").exists()


def test_training_for_too_many_is_refused(with_lab: Mapping[str, str], tmp_path: Path) -> None:
    done = lab(with_lab, tmp_path, *TRAIN, "9")
    assert done.returncode == 2
    assert "2 to 4" in done.stderr


def test_training_stopped_says_that_it_goes_on(with_lab: Mapping[str, str], tmp_path: Path) -> None:
    done = lab(with_lab, tmp_path, *TRAIN, "2", "--positions", "1")
    assert done.returncode == 130
    assert "goes on" in done.stdout


def test_solving_tells_the_facts(with_lab: Mapping[str, str], tmp_path: Path) -> None:
    done = lab(with_lab, tmp_path, "solve", "highroll", "--out", "solved", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "solved").read_text() == "solved"
    assert "first to move: 0.471" in done.stdout


def test_numbers_are_written_as_in_the_language() -> None:
    assert percent("en", 0.5412) == "54.1 %"
    assert percent("it", 0.5412) == "54,1 %"
    assert duration("de", 0.00042) == "0,420 ms"
