"""Random games inside CUDA kernels, a game a thread, by the same laws: moves a second on a GPU.

Needs NumPy, Numba and numba-cuda alone: `PYTHONPATH=src python benchmarks/gpu.py`. With
`--pgx DIR`, the folder that holds the package pgx, and with JAX: PGX playing its own 2048 and
backgammon at random on the same GPU, and how many times as fast the laws are.
"""

import argparse
import sys
import time
from importlib import import_module
from typing import Any

import numpy as np

from tavolata.core import law
from tavolata.core.cuda import cuda

# What words.option_vector gives for two seats and plain options: words need more than NumPy.
OPTIONS = {
    "heckmeck": [2, 0, 0, 1, 0xFFFF],
    "eimer": [2, 0, 0, 0, 0, 0],
    "geizen": [2, 0, 4, 1, 0, 1, 5, 1, 0, 1, 6, 0, 4, 2, 7, 0, 8, 2, 8, 0, 36, 3],
}
CELL = {"eimer": np.int64}  # a pyramid takes 45 bits; what other games write fits 32
TOGETHER = {"eimer"}  # neighbours begin together where much has to be dealt and built first
BLOCK, A_CORE = 256, 8  # threads of a block, and blocks for each of the GPU's multiprocessors


def playouts(rules: Any, cell: Any, together: bool) -> Any:
    """A kernel that plays game after game in each thread, for so many moves."""
    begin, movers, legal, play = rules.begin, rules.movers, rules.legal, rules.play
    due, draw, give, over, below = rules.due, rules.draw, rules.give, rules.over, law.below
    size, width = rules.SIZE, rules.MOVES

    @cuda.jit
    def kernel(options: Any, rngs: Any, moves: Any, games: Any, enough: int) -> None:
        me = cuda.grid(1)
        s = cuda.local.array(size, cell)
        out = cuda.local.array(width, cell)
        rng = cuda.local.array(4, np.int64)
        ev = cuda.local.array(1, np.int64)
        for word in range(4):
            rng[word] = rngs[me, word]
        played, ended = 0, 0
        while played < enough:
            begin(s, options, ev)
            while True:
                while due(s) > 0:
                    give(s, draw(s, rng), ev)
                if over(s):
                    ended += 1
                    if together:
                        break
                    begin(s, options, ev)
                elif played >= enough:
                    break
                else:
                    may = movers(s)
                    seat = 0
                    while may >> seat & 1 == 0:
                        seat += 1
                    play(s, seat, out[below(rng, legal(s, seat, out))], ev)
                    played += 1
        moves[me] = played
        games[me] = ended

    return kernel


def laws(name: str, enough: int = 5000) -> tuple[float, float]:
    """Moves and games a second."""
    threads = cuda.get_current_device().MULTIPROCESSOR_COUNT * A_CORE * BLOCK
    rules = import_module(f"tavolata.games.{name}.rules")
    kernel = playouts(rules, CELL.get(name, np.int32), name in TOGETHER)
    rngs = np.random.default_rng(1).integers(0, 2**32, (threads, 4), dtype=np.int64)
    given = cuda.to_device(np.array(OPTIONS[name])), cuda.to_device(rngs)
    moves, games = (cuda.to_device(np.zeros(threads, np.int64)) for _ in range(2))
    for some in (10, enough):  # it is compiled first
        start = time.perf_counter()
        kernel[threads // BLOCK, BLOCK](*given, moves, games, some)
        cuda.synchronize()
        spent = time.perf_counter() - start
    return moves.copy_to_host().sum() / spent, games.copy_to_host().sum() / spent


def pgx_steps(name: str, batch: int, steps: int = 200) -> float:
    """Steps a second of PGX playing one of its games at random, many side by side."""
    import jax
    import pgx
    from jax import numpy as jnp
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        wish = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(first, wish, axis=1)
        return step(state, action, jax.random.split(second, batch)), None

    run = jax.jit(lambda state, key: jax.lax.scan(move, state, jax.random.split(key, steps))[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    best = 0.0
    for seed in range(3):  # it is compiled first
        start = time.perf_counter()
        state = jax.block_until_ready(run(state, jax.random.PRNGKey(seed)))
        best = max(best, batch * steps / (time.perf_counter() - start))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pgx", metavar="DIR", help="the folder that holds the package pgx")
    asked = parser.parse_args()
    name = cuda.get_current_device().name
    print(f"random play, two seats, on {name.decode() if isinstance(name, bytes) else name}")
    speeds = {}
    for game in OPTIONS:
        speeds[game], games = laws(game)
        print(f"{game:9} {speeds[game] / 1e9:6.2f} G moves/s {games / 1e6:8.2f} M games/s")
    if asked.pgx:
        sys.path.insert(0, asked.pgx)
        for peer in ("2048", "backgammon"):
            best = max(pgx_steps(peer, batch) for batch in (1 << 14, 1 << 17, 1 << 20))
            ratios = ", ".join(f"{game} {speed / best:.0f} ×" for game, speed in speeds.items())
            print(f"PGX {peer}: {best / 1e6:.1f} M steps/s; beside it, {ratios}")


if __name__ == "__main__":
    main()
