"""A game of another package, found by its entry point."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolata.core import catalogue

KIT = """
from pathlib import Path

from tavolata.core.kit import GameKit
from tests.fourth import GAME


def train(seats, *, out, seed, positions, device, workers, cluster, note):
    note("half way", 0.5)
    if positions == 1:
        raise KeyboardInterrupt
    out.write_text(f"{seats} {seed} {positions} {device} {workers}")


def solve(*, options, out, note, workers):
    note("done", 1.0)
    out.write_text("solved")
    return {"first to move": 0.471, "options": options}


FOLDER = Path(__file__).parent
BARE = GameKit("highroll", FOLDER, lambda: GAME)
KIT = GameKit("highroll", FOLDER, lambda: GAME, train=lambda: train, solve=lambda: solve)
"""


def _forget() -> None:
    for known in (catalogue._from_outside, catalogue.names, catalogue.kit, catalogue.find):
        known.cache_clear()


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package beside ours, with a game; answers the file that names its kit."""
    (tmp_path / "highroll_lab.py").write_text(KIT)
    package = tmp_path / "highroll_lab-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: highroll-lab\nVersion: 1\n")
    points = package / "entry_points.txt"
    points.write_text("[tavolata.games]\nhighroll = highroll_lab:KIT\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    _forget()
    yield points
    sys.modules.pop("highroll_lab", None)
    _forget()
