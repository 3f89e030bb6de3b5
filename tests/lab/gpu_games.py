"""Games of the compiled loop on a GPU, or by a CPU: `python -m tests.lab.gpu_games cuda`
and `… cpu` print the same rows, on a real GPU and in Numba's simulator
(NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1)."""
# ruff: noqa: T201

import json
import sys

from tavolata.core.catalogue import names
from tavolata.lab.simulation.games import Run
from tavolata.lab.simulation.gpu_check import check_gpu
from tavolata.lab.simulation.run import play

GAMES = range(5, 8)


def rows(device: str, games: range) -> dict[str, list[list[int]]]:
    told = {}
    for name in names():
        run = Run(name, 3, ("regular", "rookie", "random"), 100, "gpu", closely=True)
        if device == "cuda":
            check_gpu(run)
        batch = play(run, games, device)
        told[name] = [*batch.rows.tolist(), *batch.scores.tolist()]
    return told


if __name__ == "__main__":
    many = range(int(sys.argv[2])) if len(sys.argv) > 2 else GAMES
    print(json.dumps(rows(sys.argv[1], many)))
