"""Random games inside a CUDA kernel, one a thread: moves a second on a GPU, by the same laws.

Needs NumPy, Numba and numba-cuda alone: `PYTHONPATH=src python benchmarks/gpu.py`.
"""

import time
from importlib import import_module
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # older numba-cuda beside a newer NumPy asks for it
    np.row_stack = np.vstack  # type: ignore[attr-defined]

from numba import cuda

from tavolata import law

# What words.option_vector gives for two seats and plain options: words need more than NumPy.
OPTIONS = {
    "heckmeck": [2, 0, 0, 1, 0xFFFF],
    "eimer": [2, 0, 0, 0, 0, 0],
    "geizen": [2, 0, 4, 1, 0, 1, 5, 1, 0, 1, 6, 0, 4, 2, 7, 0, 8, 2, 8, 0, 36, 3],
}


def playouts(rules: Any) -> Any:
    """A kernel that plays game after game in each thread, for so many moves."""
    begin, movers, legal, play = rules.begin, rules.movers, rules.legal, rules.play
    due, draw, give, over, below = rules.due, rules.draw, rules.give, rules.over, law.below
    size, width = rules.SIZE, rules.MOVES

    @cuda.jit
    def kernel(options: Any, rngs: Any, games: Any, moves: int) -> None:
        me = cuda.grid(1)
        s = cuda.local.array(size, np.int64)
        out = cuda.local.array(width, np.int64)
        rng = cuda.local.array(4, np.int64)
        ev = cuda.local.array(1, np.int64)
        for word in range(4):
            rng[word] = rngs[me, word]
        played = 0
        begin(s, options, ev)
        for _ in range(moves):
            while due(s) > 0:
                give(s, draw(s, rng), ev)
            if over(s):
                played += 1
                begin(s, options, ev)
            else:
                may = movers(s)
                seat = 0
                while may >> seat & 1 == 0:
                    seat += 1
                play(s, seat, out[below(rng, legal(s, seat, out))], ev)
        games[me] = played

    return kernel


def main() -> None:
    threads, moves = 132 * 1024, 3000
    rngs = np.random.default_rng(1).integers(0, 2**32, (threads, 4), dtype=np.int64)
    print(cuda.get_current_device().name)
    for name, options in OPTIONS.items():
        kernel = playouts(import_module(f"tavolata.games.{name}.rules"))
        on_gpu = cuda.to_device(np.array(options)), cuda.to_device(rngs)
        games = cuda.to_device(np.zeros(threads, np.int64))
        kernel[threads // 128, 128](*on_gpu, games, 10)
        cuda.synchronize()
        start = time.perf_counter()
        kernel[threads // 128, 128](*on_gpu, games, moves)
        cuda.synchronize()
        spent = time.perf_counter() - start
        done = games.copy_to_host().sum() / spent
        speed = threads * moves / spent
        print(f"{name:9} {speed / 1e9:6.2f} G moves/s {done / 1e6:8.2f} M games/s")


if __name__ == "__main__":
    main()
