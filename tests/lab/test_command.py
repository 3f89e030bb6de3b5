"""The commands of the lab, for a game of another package: trained, solved, stopped in between."""

import sys
from pathlib import Path

import pytest

from tavolata.core.errors import Refusal
from tavolata.lab.solving_command import solve
from tavolata.lab.training_command import train
from tavolata.locale.numbers import duration, percent


def trained(seats: int = 2, positions: int | None = None, device: str = "cpu") -> int:
    return train(
        "highroll",
        seats=seats,
        positions=positions,
        device=device,
        seed=7,
        out=None,
        workers=3,
        lang="en",
    )


@pytest.mark.usefixtures("installed")
def test_training_writes_a_file_named_after_game_and_seats(tmp_path: Path) -> None:
    assert trained() == 0
    assert (tmp_path / "highroll-2.npz").read_text() == "2 7 None cpu 3"


@pytest.mark.usefixtures("installed")
def test_without_a_gpu_auto_is_the_cpu_and_cuda_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    assert trained(device="auto") == 0
    assert "cpu" in (tmp_path / "highroll-2.npz").read_text()
    with pytest.raises(Refusal) as refused:
        trained(device="cuda")
    assert refused.value.reason == "no-gpu"


@pytest.mark.usefixtures("installed")
def test_training_for_too_many_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        trained(seats=9)
    assert refused.value.reason == "bad-seats"


@pytest.mark.usefixtures("installed")
def test_training_stopped_says_that_it_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert trained(positions=1) == 130
    assert "goes on" in capsys.readouterr().out


@pytest.mark.usefixtures("installed")
def test_solving_tells_the_facts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "solved"
    assert solve("highroll", options={"a": 1}, out=file, workers=0, lang="en") == 0
    assert file.read_text() == "solved"
    assert "first to move: 0.471" in capsys.readouterr().out


def test_a_game_without_a_lab_is_refused(installed: Path) -> None:
    installed.write_text("[tavolata.games]\nhighroll = highroll_lab:BARE\n")
    with pytest.raises(Refusal) as refused:
        trained()
    assert refused.value.reason == "no-training"
    with pytest.raises(Refusal) as refused:
        solve("highroll", options={}, out=None, workers=0, lang="en")
    assert refused.value.reason == "no-solution"


def test_numbers_are_written_as_in_the_language() -> None:
    assert percent("en", 0.5412) == "54.1 %"
    assert percent("it", 0.5412) == "54,1 %"
    assert duration("de", 0.00042) == "0,420 ms"
