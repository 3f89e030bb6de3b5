"""The commands of the lab, for somebody else's game: trained, solved, stopped in between."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolata import lab
from tavolata.core.catalogue import find
from tavolata.core.errors import Refusal
from tavolata.lab import command
from tests.fourth import GAME

LAB = """
def train(seats, *, out, seed, positions, device, workers, note):
    note("half way", 0.5)
    if positions == 1:
        raise KeyboardInterrupt
    out.write_text(f"{seats} {seed} {positions} {device} {workers}")

def solve(*, options, out, note, workers):
    note("done", 1.0)
    out.write_text("solved")
    return {"first to move": 0.471, "options": options}
"""


@pytest.fixture
def highroll(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put a fourth game and its part of the lab where they are looked for."""
    (tmp_path / "highroll.py").write_text(LAB)
    monkeypatch.setattr(lab, "__path__", [*lab.__path__, str(tmp_path)])
    monkeypatch.setattr(command, "find", lambda name: GAME if name == "highroll" else find(name))
    monkeypatch.chdir(tmp_path)
    yield
    sys.modules.pop("tavolata.lab.highroll", None)


def trained(seats: int = 2, positions: int | None = None, device: str = "cpu") -> int:
    return command.train(
        "highroll",
        seats=seats,
        positions=positions,
        device=device,
        seed=7,
        out=None,
        workers=3,
        lang="en",
    )


@pytest.mark.usefixtures("highroll")
def test_training_writes_a_file_named_after_game_and_seats(tmp_path: Path) -> None:
    assert trained() == 0
    assert (tmp_path / "highroll-2.npz").read_text() == "2 7 None cpu 3"


@pytest.mark.usefixtures("highroll")
def test_without_a_gpu_auto_is_the_cpu_and_cuda_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    assert trained(device="auto") == 0
    assert "cpu" in (tmp_path / "highroll-2.npz").read_text()
    with pytest.raises(Refusal) as refused:
        trained(device="cuda")
    assert refused.value.reason == "no-gpu"


@pytest.mark.usefixtures("highroll")
def test_training_for_too_many_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        trained(seats=9)
    assert refused.value.reason == "bad-seats"


@pytest.mark.usefixtures("highroll")
def test_training_stopped_says_that_it_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert trained(positions=1) == 130
    assert "goes on" in capsys.readouterr().out


@pytest.mark.usefixtures("highroll")
def test_solving_tells_the_facts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "solved"
    assert command.solve("highroll", options={"a": 1}, out=file, workers=0, lang="en") == 0
    assert file.read_text() == "solved"
    assert "first to move: 0.471" in capsys.readouterr().out


def test_a_game_without_a_lab_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find", lambda name: GAME)
    with pytest.raises(Refusal) as refused:
        trained()
    assert refused.value.reason == "no-training"


def test_numbers_are_written_as_in_the_language() -> None:
    assert command._percent("en", 0.5412) == "54.1 %"
    assert command._percent("it", 0.5412) == "54,1 %"
    assert command._time("de", 0.00042) == "0,420 ms"
