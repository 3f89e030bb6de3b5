"""Training in Alles im Eimer: it learns, stops and goes on, and comes out the same."""

from pathlib import Path

import numpy as np
import pytest

from tavolata.bots.weights import load
from tavolata.core.law import new_rng
from tavolata.games.eimer.bots.value_net import net_of, new_desk, sizes, think
from tavolata.games.eimer.lab import training as lab
from tavolata.games.eimer.lab.network import ColourNetwork
from tavolata.games.eimer.lab.self_play import lessons
from tavolata.lab import training as frame


def quiet(text: str, fraction: float) -> None:
    assert 0.0 <= fraction <= 1.0


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "PART", 64)
    monkeypatch.setattr(lab, "PARTS", 4)
    monkeypatch.setattr(lab, "BATCH", 128)
    monkeypatch.setattr(lab, "WORK", 20)


def seen(seats: int, count: int, work: int = 0) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    per_colour, besides = sizes(seats)
    colours = np.zeros((count, 5, per_colour), np.float32)
    counts, targets = (
        np.zeros((count, besides), np.float32),
        np.zeros((count, 2 * seats), np.float32),
    )
    net = net_of(ColourNetwork(seats, 1, "cpu").weights())
    options = np.array([seats, 0, 0, 0, 0, 0])
    desk, rng = new_desk(seats, net), new_rng(b"seen")
    lessons(options, net, desk, rng, 16, work, colours, counts, targets)
    return colours, counts, targets


def test_the_network_that_learns_answers_what_the_players_net_answers() -> None:
    network = ColourNetwork(3, 1, "cpu")
    colours, counts, _ = seen(3, 50)
    net = net_of(network.weights())
    desk = new_desk(3, net)
    answers = network.predict((colours, counts))
    for at in range(50):
        desk.colours[:], desk.counts[:] = colours[at], counts[at]
        think(net, desk)
        assert desk.answers == pytest.approx(answers[at], abs=1e-4)


def test_the_network_learns() -> None:
    network = ColourNetwork(3, 1, "cpu")
    colours, counts, targets = seen(3, 2000)
    losses = [network.learn((colours, counts), targets, 3e-3) for _ in range(60)]
    assert losses[-1] < 0.85 * losses[0]


@pytest.mark.parametrize("seats", [2, 6])
def test_lessons_end_with_results_that_add_up(seats: int) -> None:
    _, _, targets = seen(seats, 100, work=8)
    assert targets[:, :seats].sum(axis=1) == pytest.approx(1, abs=1e-5)


def test_training_goes_on_where_it_stopped_and_ends_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(text: str, fraction: float) -> None:
        if fraction > 0.5:
            raise KeyboardInterrupt

    monkeypatch.setattr(frame, "SAVE_EVERY", 0.0)
    one, two = tmp_path / "eimer-3.npz", tmp_path / "other" / "eimer-3.npz"
    lab.train(3, out=one, positions=2048, workers=1, note=quiet)
    with pytest.raises(KeyboardInterrupt):
        lab.train(3, out=two, positions=2048, workers=2, note=stop)
    lab.train(3, out=two, positions=2048, workers=2, note=quiet)
    assert [file.name for file in two.parent.iterdir()] == ["eimer-3.npz"]
    monkeypatch.setenv("TAVOLATA_WEIGHTS", str(tmp_path))
    load.cache_clear()
    first = load("eimer", 3)
    monkeypatch.setenv("TAVOLATA_WEIGHTS", str(two.parent))
    load.cache_clear()
    second = load("eimer", 3)
    load.cache_clear()
    assert first is not None
    assert second is not None
    assert first.facts["positions"] == 2048
    for a, b in zip(first.layers, second.layers, strict=True):
        assert np.array_equal(a, b)
