"""The frame of trainings: stopped, they go on as if they had not been."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject
from tavolata.games.heckmeck.lab import training as heckmeck
from tavolata.lab import training as frame
from tavolata.lab.interfaces import Note
from tavolata.lab.networks import DenseNetwork
from tavolata.lab.optimiser import Arrays
from tavolata.lab.training import Training, checkpoint_of, passes


class Sums(Training):
    """Learns which of two numbers is larger; counts, beside that, what it has drawn."""

    game = "sums"

    def __init__(self, seed: int, wanted: int) -> None:
        self.network = DenseNetwork((2, 8, 3), 2, seed)
        super().__init__(self.network, seats=2, seed=seed, wanted=wanted, device="cpu")
        self.drawn = 0

    def round(self) -> str:
        rng = np.random.default_rng([self.seed, self.rounds])
        numbers = rng.random((64, 2)).astype(np.float32)
        first = (numbers[:, 0] > numbers[:, 1]).astype(np.float32)
        targets = np.stack([first, 1 - first, first], axis=1)

        def learn(some: np.ndarray) -> np.ndarray:
            return self.network.learn(numbers[some], targets[some], 0.05)

        loss = passes(64, 16, 2, rng, learn)[-1]
        self.learned += 64
        self.drawn += 2
        self.curve.append([self.learned, loss])
        return f"loss {loss:.3f}"

    def own_facts(self) -> JsonObject:
        return {"drawn": self.drawn}

    def own_state(self) -> tuple[JsonObject, Arrays]:
        return {"drawn": self.drawn}, {"more": np.arange(3)}

    def load_own(self, notes: JsonObject, arrays: Arrays) -> None:
        assert arrays["more"].tolist() == [0, 1, 2]
        self.drawn = int(str(notes["drawn"]))


def quiet(text: str, fraction: float) -> None:
    assert 0.0 <= fraction <= 1.0


def stop(text: str, fraction: float) -> None:
    if fraction > 0.5:
        raise KeyboardInterrupt


def read(out: Path) -> tuple[list[Any], JsonObject]:
    with np.load(out) as kept:
        layers = [kept[name] for name in kept.files if name.startswith("layer")]
        facts = json.loads(bytes(kept["facts"]).decode())
    del facts["seconds"]
    return layers, facts


def same(one: Path, other: Path) -> bool:
    (layers, facts), (others, more) = read(one), read(other)
    return facts == more and all(map(np.array_equal, layers, others))


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frame, "SAVE_EVERY", -1.0)


def test_a_training_that_was_stopped_ends_with_the_same_weights_and_facts(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole.npz", tmp_path / "new" / "stopped.npz"
    Sums(3, 640).run(whole, quiet)
    with pytest.raises(KeyboardInterrupt):
        Sums(3, 640).run(stopped, stop)
    assert checkpoint_of(stopped).exists()
    Sums(3, 640).run(stopped, quiet)
    assert same(whole, stopped)
    assert list(stopped.parent.iterdir()) == [stopped]
    facts: Any = read(whole)[1]
    assert facts["positions"] == 640
    assert facts["drawn"] == 20
    assert facts["curve"][-1][1] < 0.5 * facts["curve"][0][1]


def test_the_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "sums.npz"
    with pytest.raises(KeyboardInterrupt):
        Sums(3, 640).run(out, stop)
    for other in (Sums(4, 640), Sums(3, 1280)):
        with pytest.raises(Refusal) as refused:
            other.run(out, quiet)
        assert refused.value.reason == "checkpoint-of-another-training"


def test_heckmeck_stops_and_goes_on_as_if_it_had_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = {"GAMES": {"cpu": 64}, "MATCH": 64, "BATCH": 256, "LONG": 48, "TURNS": 4}
    for name, value in small.items():
        monkeypatch.setattr(heckmeck, name, value)

    def train(name: str, note: Note, workers: int) -> Path:
        out = tmp_path / name
        heckmeck.train(2, out=out, seed=5, positions=5000, workers=workers, note=note)
        return out

    whole = train("whole.npz", quiet, 2)
    with pytest.raises(KeyboardInterrupt):
        train("stopped.npz", stop, 1)
    assert same(whole, train("stopped.npz", quiet, 1))
