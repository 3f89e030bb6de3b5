"""How fast the environments are: many tables at once, PettingZoo's, Gymnasium's.

Random legal play; the time that choosing takes is not counted, on either side. One core is
measured in processor time, several by the clock and in processor time. Beside them, in the same
run: PettingZoo's tic-tac-toe, where it can be loaded, and pickomino-env, where its folder is
given with `--pickomino PATH_TO_SITE_PACKAGES`.
"""

import argparse
import random
import sys
import time
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

import gymnasium
import numpy as np

from tavolata.core.catalogue import names
from tavolata.envs import Tables, heckmeck_v0
from tavolata.envs.gymnasium_env import Seats

GOALS = {"heckmeck": 20e6, "geizen": 8e6, "eimer": 4e6}
Choose = Callable[[Any], Any]
SAMPLE = 1000  # observations, to see how long choosing takes


class Speed(NamedTuple):
    """So many a second by the clock; and with the cores free, going by processor time."""

    clock: float
    free: float


class Watch:
    """Adds up what is done within it."""

    def __init__(self) -> None:
        self.wall = self.processor = 0.0

    def __enter__(self) -> None:
        self._wall, self._processor = time.perf_counter(), time.process_time()

    def __exit__(self, *_: object) -> None:
        self.wall += time.perf_counter() - self._wall
        self.processor += time.process_time() - self._processor

    def speed(self, count: int, threads: int) -> Speed:
        return Speed(count / self.wall, count * threads / self.processor)


def many_tables(game: str, tables: int, seats: int, threads: int, seconds: float) -> Speed:
    """Steps a second, with masks and observations."""
    made = Tables(game, tables, seats, seed=1, threads=threads)
    made.step(made.random_moves())
    watch, count = Watch(), 0
    while watch.wall < seconds:
        moves = made.random_moves()
        with watch:
            made.step(moves)
        count += tables
    made.close()
    return watch.speed(count, threads)


def many_seats(tables: int, threads: int, seconds: float) -> Speed:
    """Games a second against a regular, at many tables."""
    made = Seats("heckmeck", num_envs=tables, threads=threads, copy=False)
    made.reset(seed=1)
    for _ in range(100):  # so that games end at all times
        made.step(made.tables.random_moves())
    watch, games = Watch(), 0
    while watch.wall < seconds:
        moves = made.tables.random_moves()
        with watch:
            _, _, terminated, _, _ = made.step(moves)
        games += int(terminated.sum())
    made.close()
    return watch.speed(games, threads)


def seat_by_seat(env: Any, seconds: float) -> float:
    """Steps a second through `last` and `step`."""
    choose, seen = any_legal(), deque(maxlen=SAMPLE)
    env.reset(seed=1)
    count, before = 0, time.process_time()
    while (spent := time.process_time() - before) < seconds:
        for _ in range(100):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                if not env.agents:
                    env.reset()
                continue
            seen.append(observation)
            env.step(choose(observation))
            count += 1
    return count / (spent - count * took(any_legal(), seen))


def games_alone(env: Any, choose: Callable[[], Choose], seconds: float) -> float:
    """Games a second of a Gymnasium environment."""
    pick, seen = choose(), deque(maxlen=SAMPLE)
    env.reset(seed=1)
    games, count, before = 0, 0, time.process_time()
    while (spent := time.process_time() - before) < seconds:
        observation, _ = env.reset()
        over = False
        while not over:
            seen.append(observation)
            observation, _, over, _, _ = env.step(pick(observation))
            count += 1
        games += 1
    return games / (spent - count * took(choose(), seen))


def took(choose: Choose, seen: deque[Any]) -> float:
    """How long a choice alone takes."""
    before = time.process_time()
    for observation in seen:
        choose(observation)
    return (time.process_time() - before) / len(seen)


def any_legal() -> Choose:
    """A legal move at random, by its mask."""
    draw = random.Random(1).random

    def choose(observation: Any) -> int:
        legal = observation["action_mask"].nonzero()[0]
        return int(legal[int(draw() * legal.size)])

    return choose


def any_dice() -> Choose:
    """pickomino-env: a face that can be kept, at random; then roll or stop, at random."""
    picks = random.Random(1)

    def choose(observation: Any) -> tuple[int, int]:
        rolled, kept = observation["dice_rolled"], observation["dice_collected"]
        faces = [face for face in range(6) if rolled[face] and not kept[face]]
        return picks.choice(faces or range(6)), picks.randrange(2)

    return choose


def pickomino(path: str, seconds: float) -> float:
    """pickomino-env's games a second, against one bot of its own."""
    sys.path.append(path)
    from pickomino_env.pickomino import PickominoEnv  # type: ignore[import-not-found]

    return games_alone(PickominoEnv(number_of_bots=1), any_dice, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--tables", type=int, default=16384)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seats", type=int, default=3, help="at the many tables")
    parser.add_argument("--pickomino", metavar="PATH", help="site-packages with pickomino-env")
    asked = parser.parse_args()
    seconds, threads = asked.seconds, asked.threads
    print(f"many tables ({asked.tables}), {asked.seats} seats, masks and observations")
    for name in names():
        one = many_tables(name, asked.tables, asked.seats, 1, seconds)
        more = many_tables(name, asked.tables, asked.seats, threads, seconds)
        print(
            f"{name:9} {one.free / 1e6:5.1f} M steps/s on one core; on {threads} threads "
            f"{more.clock / 1e6:.1f} M by the clock, {more.free / 1e6:.1f} M with the cores free "
            f"(goal {GOALS.get(name, np.nan) / 1e6:.0f} M)"
        )
    raw = seat_by_seat(heckmeck_v0.raw_env(), seconds)
    guarded = seat_by_seat(heckmeck_v0.env(), seconds)
    print(f"PettingZoo, heckmeck: {raw / 1e3:.0f} k steps/s raw, {guarded / 1e3:.0f} k guarded")
    try:
        from pettingzoo.classic import tictactoe_v3
    except ImportError as missing:
        print(f"tic-tac-toe cannot be loaded here: {missing}")
    else:
        plain = seat_by_seat(tictactoe_v3.raw_env(), seconds)
        wrapped = seat_by_seat(tictactoe_v3.env(), seconds)
        print(
            f"its tic-tac-toe: {plain / 1e3:.0f} k raw, {wrapped / 1e3:.0f} k wrapped; "
            f"ratios {raw / plain:.1f}, {guarded / wrapped:.1f}"
        )
    alone = games_alone(gymnasium.make("tavolata/Heckmeck-v0"), any_legal, seconds)
    one_core = many_seats(asked.tables // 2, 1, seconds)
    more = many_seats(asked.tables // 2, threads, seconds)
    print(
        f"Gymnasium, heckmeck, against one regular: {alone:.0f} games/s; "
        f"vectorised {one_core.free / 1e3:.1f} k on one core, on {threads} "
        f"threads {more.clock / 1e3:.1f} k by the clock, {more.free / 1e3:.1f} k with cores free"
    )
    if asked.pickomino:
        theirs = pickomino(asked.pickomino, 2 * seconds)
        print(
            f"pickomino-env: {theirs:.0f} games/s; ratios {alone / theirs:.1f}; "
            f"{one_core.free / theirs:.0f} vectorised on one core, "
            f"on {threads} threads {more.clock / theirs:.0f} by the clock, "
            f"{more.free / theirs:.0f} with the cores free"
        )


if __name__ == "__main__":
    main()
