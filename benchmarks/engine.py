"""How fast the engines are, on one core: through the laws, the interface and the referee.

Random play. Every figure goes through `legal` and `play` (and `draw` and `give` for chance):
there is no fused copy of any rule. Laws and interface are measured in processor time, so that
other work on the machine counts less. Run it with `make bench`.
"""

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import numba
import numpy as np

from tavolata.core import law
from tavolata.core.catalogue import find, names
from tavolata.core.notation import Move
from tavolata.testing import random_move


def playouts(rules: Any) -> Callable[..., Any]:
    """Whole random games in one compiled loop over a game's laws."""
    begin, movers, legal, play = rules.begin, rules.movers, rules.legal, rules.play
    due, draw, give, over, below = rules.due, rules.draw, rules.give, rules.over, law.below

    @numba.njit(nogil=True, error_model="numpy")
    def run(s, options, rng, out, ev, games):  # type: ignore[no-untyped-def]
        moves = 0
        for _ in range(games):
            begin(s, options, ev)
            while not over(s):
                if due(s) > 0:
                    give(s, draw(s, rng), ev)
                    continue
                may = movers(s)
                seat = 0
                while may >> seat & 1 == 0:
                    seat += 1
                n = legal(s, seat, out)
                play(s, seat, out[below(rng, n)], ev)
                moves += 1
        return moves

    return run  # type: ignore[no-any-return]


def laws(name: str, seats: int, seconds: float) -> tuple[float, float]:
    """Moves and games a second, straight through the compiled laws."""
    game = find(name)
    rules = import_module(f"tavolata.games.{name}.rules")
    run = playouts(rules)
    s, out, ev = law.vector(rules.SIZE), law.vector(rules.MOVES), law.vector(1)
    options = game.notation.option_vector(seats, 0, game.resolve({}))
    rng = law.new_rng(b"benchmark")
    run(s, options, rng, out, ev, 10)
    games, moves, start = 0, 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        moves += run(s, options, rng, out, ev, 500)
        games += 500
    return moves / spent, games / spent


def two_threads(name: str, seats: int, seconds: float) -> float:
    """How many times as many games two threads play as one does, by the clock."""
    game = find(name)
    rules = import_module(f"tavolata.games.{name}.rules")
    run = playouts(rules)
    options = game.notation.option_vector(seats, 0, game.resolve({}))

    def play(number: int) -> int:
        s, out, ev = law.vector(rules.SIZE), law.vector(rules.MOVES), law.vector(1)
        rng = law.new_rng(bytes([number]))
        run(s, options, rng, out, ev, 10)
        games, until = 0, time.perf_counter() + seconds
        while time.perf_counter() < until:
            run(s, options, rng, out, ev, 500)
            games += 500
        return games

    play(0)
    with ThreadPoolExecutor(2) as threads:
        return sum(threads.map(play, range(2))) / play(0)


def interface(name: str, seats: int, seconds: float) -> float:
    """Moves a second through State: legal moves as text, a move picked, played."""
    game = find(name)
    rng, pick = law.new_rng(b"benchmark"), random.Random(1).random
    builds = made_up_moves(name, seats)
    moves, start, spent = 0, time.process_time(), 0.0
    while spent < seconds:
        state = game.start(seats)
        while not state.over:
            seats_to_move = state.to_move
            if not seats_to_move:
                state = state.drawn(rng)
                continue
            seat = seats_to_move[0]
            legal = state.legal(seat)
            move = legal[int(pick() * len(legal))]
            if not move.numbers:
                move = builds[int(pick() * len(builds))]
            state = state.play(seat, move)
            moves += 1
        spent = time.process_time() - start
    return moves / spent


def made_up_moves(name: str, seats: int) -> list[Move]:
    """Moves of several numbers to choose from: making one up is the player's time."""
    state = find(name).start(seats)
    while not state.to_move:
        state = state.give(state.sample(law.new_rng(b"deal")))
    picks = random.Random(1)
    return [random_move(state, state.to_move[0], picks) for _ in range(50)]


def referee(seconds: float) -> float:
    """Requests a second that a referee process answers: games from a seed, random moves."""
    command = [sys.executable, "-m", "tavolata", "referee"]
    picks = np.random.default_rng(1)
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout

        def ask(request: dict[str, Any]) -> Any:
            assert process.stdin
            assert process.stdout
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
            return json.loads(process.stdout.readline())

        ask({"do": "new", "game": "heckmeck", "seats": 3, "chance": {"seed": "warm"}})
        count, start, spent = 0, time.perf_counter(), 0.0
        while spent < seconds:
            seed = {"seed": str(count)}
            said = ask({"do": "new", "game": "heckmeck", "seats": 3, "chance": seed})
            count += 1
            while not said["over"] and spent < seconds:
                seat = said["to_move"][0]
                legal = said["legal"][str(seat)]
                move = legal[picks.integers(len(legal))]
                said = ask({"do": "play", "seat": seat, "move": move})
                count += 1
                spent = time.perf_counter() - start
        process.stdin.close()
    return count / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--seats", type=int, default=3)
    asked = parser.parse_args()
    print(f"random play, {asked.seats} seats, one core")
    for name in names():
        moves, games = laws(name, asked.seats, asked.seconds)
        print(f"{name:9} laws       {moves / 1e6:7.1f} M moves/s {games / 1e3:8.1f} k games/s")
        ratio = two_threads(name, asked.seats, asked.seconds)
        print(f"{name:9} two threads {ratio:6.2f} × one")
        python = interface(name, asked.seats, asked.seconds)
        print(f"{name:9} interface  {python / 1e3:7.1f} k moves/s")
    print(f"referee              {referee(asked.seconds) / 1e3:7.1f} k requests/s (heckmeck)")


if __name__ == "__main__":
    main()
