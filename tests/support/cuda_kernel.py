"""Random games inside a CUDA kernel, one a thread, and the same games by the laws alone.

`python -m tests.support.cuda_kernel kernel` and `… laws` print the same states: on a real GPU, and
in Numba's simulator (NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1).
"""
# ruff: noqa: T201

import json
import sys
from importlib import import_module
from typing import Any

import numpy as np

from tavolata.core import law
from tavolata.core.compiling import compile_laws
from tavolata.core.cuda import cuda

# What words.option_vector gives for two seats and plain options: words need more than NumPy.
OPTIONS = {
    "heckmeck": [2, 0, 0, 1, 0xFFFF],
    "eimer": [2, 0, 1, 1, 0, 0],
    "geizen": [2, 0, 4, 1, 0, 1, 5, 1, 0, 1, 6, 0, 4, 2, 7, 0, 8, 2, 8, 0, 36, 3],
}
GAMES, STEPS = 4, 40


def player(rules: Any) -> Any:
    """One game played at random for so many steps, on vectors of the caller's."""
    begin, movers, legal, play = rules.begin, rules.movers, rules.legal, rules.play
    due, draw, give, over, below = rules.due, rules.draw, rules.give, rules.over, law.below

    @law.law
    def run(s: Any, options: Any, rng: Any, out: Any, ev: Any, steps: int) -> None:
        begin(s, options, ev)
        for _ in range(steps):
            if over(s):
                break
            ev[0] = 0
            if due(s) > 0:
                give(s, draw(s, rng), ev)
            else:
                may = movers(s)
                seat = 0
                while may >> seat & 1 == 0:
                    seat += 1
                play(s, seat, out[below(rng, legal(s, seat, out))], ev)

    return run


def by_kernel(name: str, games: int, steps: int) -> Any:
    rules: Any = import_module(f"tavolata.games.{name}.rules")
    run = player(rules)

    @cuda.jit
    def kernel(states: Any, options: Any, rngs: Any, outs: Any, evs: Any, steps: int) -> None:
        game = cuda.grid(1)
        if game < states.shape[0]:
            run(states[game], options, rngs[game], outs[game], evs[game], steps)

    states = np.zeros((games, rules.SIZE), np.int64)
    rngs = np.array([law.new_rng(str(game).encode()) for game in range(games)])
    outs = np.zeros((games, rules.MOVES), np.int64)
    evs = np.zeros((games, 1 + law.WIDTH * rules.MAX_EVENTS), np.int64)
    kernel[(games + 31) // 32, 32](states, np.array(OPTIONS[name]), rngs, outs, evs, steps)
    return states


def by_laws(name: str, games: int, steps: int) -> Any:
    """The same, step by step through the compiled laws."""
    rules: Any = import_module(f"tavolata.games.{name}.rules")
    compile_laws(rules, law.ENTRIES)
    states = np.zeros((games, rules.SIZE), np.int64)
    for game, s in enumerate(states):
        rng, out = law.new_rng(str(game).encode()), law.vector(rules.MOVES)
        ev = law.vector(1 + law.WIDTH * rules.MAX_EVENTS)
        rules.begin(s, np.array(OPTIONS[name]), ev)
        for _ in range(steps):
            status = rules.status(s)
            if status >> 16:
                break
            ev[0] = 0
            if status >> 8:
                rules.give(s, rules.draw(s, rng), ev)
            else:
                seat = (status & -status).bit_length() - 1
                n = rules.legal(s, seat, out)
                rules.play(s, seat, out[law.below(rng, n)], ev)
    return states


if __name__ == "__main__":
    play = by_kernel if sys.argv[1:] == ["kernel"] else by_laws
    print(json.dumps({name: play(name, GAMES, STEPS).tolist() for name in OPTIONS}))
