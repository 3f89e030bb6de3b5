"""How fast games are simulated on one core: by random moves, simple rules, solving and search.

Whole games through the compiled loop that `tavolata simulate` uses, every move through `play`,
in processor time. The best of some short rounds counts: other work on the machine slows a round
down and never speeds it up.
"""

import argparse
import time

from tavolata.core.catalogue import names
from tavolata.lab.simulation.games import Run
from tavolata.lab.simulation.run import play

ROUND = 0.5  # seconds
WANTED = 150_000  # games a second: heckmeck, two seats, by a rule of thumb


def speed(run: Run, rounds: int) -> tuple[float, float]:
    """Games and moves a second."""
    play(run, range(10))
    games, best, moves = 100, 0.0, 0.0
    for _ in range(rounds + 1):
        before = time.process_time()
        batch = play(run, range(games))
        spent = max(time.process_time() - before, 1e-6)
        if games / spent > best:
            best, moves = games / spent, batch.rows[:, 1].sum() / spent
        games = max(10, int(games / spent * ROUND))
    return best, moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    asked = parser.parse_args()
    print("simulated games, one core, processor time")
    for name in names():
        for seats in (2, 3):
            for bot in ("random", "rookie", "regular", "expert"):
                run = Run(name, seats, (bot,), 1, "benchmark")
                games, moves = speed(run, asked.rounds)
                told = f"{games / 1e3:8.1f} k games/s {moves / 1e6:7.2f} M moves/s"
                if (name, seats, bot) == ("heckmeck", 2, "regular"):
                    told += f"  {games / WANTED:.2f} × the {WANTED // 1000} k wanted"
                print(f"{name:9} {seats} × {bot:8} {told}")


if __name__ == "__main__":
    main()
