"""What positions are worth, learned by self-play: small files of weights, and how to read them.

A file holds arrays and the facts of its training, and is loaded when it is first asked for.
Each game's value net says what it sees of a position and what it answers.
"""

import json
import os
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.core.catalogue import kit
from tavolata.core.files import whole_file

Layers = list[NDArray[np.float32]]  # w1, b1, w2, b2, …: inputs by outputs, then biases
MOST = 1_000_000  # bytes of a file


class Weights(NamedTuple):
    """A trained net's layers, and how it was trained."""

    layers: Layers
    facts: dict[str, Any]  # how they were trained: seed, positions, date, figures


@cache
def load(game: str, seats: int) -> Weights | None:
    """The weights of a game's net for so many seats; None where nobody has trained any. They
    lie in the game's folder, or, as GAME-SEATS.npz, where TAVOLATA_WEIGHTS says."""
    if folder := os.environ.get("TAVOLATA_WEIGHTS"):
        file = Path(folder) / f"{game}-{seats}.npz"
    else:
        file = kit(game).folder / "bots" / "weights" / f"{seats}.npz"
    if not file.is_file():
        return None
    with file.open("rb") as stream, np.load(stream, allow_pickle=False) as kept:
        facts = json.loads(bytes(kept["facts"]).decode())
        count = sum(1 for key in kept.files if key.startswith("layer"))
        layers = [np.ascontiguousarray(kept[f"layer{n}"], np.float32) for n in range(count)]
    return Weights(layers, facts)


def save(file: Path, weights: Weights) -> None:
    """Write weights, in half precision."""
    arrays: dict[str, Any] = {
        f"layer{n}": layer.astype(np.float16) for n, layer in enumerate(weights.layers)
    }
    arrays["facts"] = np.frombuffer(json.dumps(weights.facts, sort_keys=True).encode(), np.uint8)
    file.parent.mkdir(parents=True, exist_ok=True)
    with whole_file(file) as stream:
        np.savez_compressed(stream, **arrays)
        if stream.tell() > MOST:
            raise ValueError(f"{file.name} would be larger than {MOST} bytes")
