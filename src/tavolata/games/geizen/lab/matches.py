"""Matches of Geizen's levels, and of best play, to measure one by the others."""

from concurrent.futures import ThreadPoolExecutor
from types import ModuleType

import numpy as np

from tavolata.bots.playouts import WINNERS, Games, loop_of, play_games, win_shares
from tavolata.core.catalogue import find
from tavolata.core.json import JsonObject
from tavolata.core.law import Vector
from tavolata.games.geizen.bots import policy
from tavolata.games.geizen.lab import best_play, exact
from tavolata.games.geizen.solver import Ints, Narrow


def option_vector(seats: int, options: JsonObject) -> Vector:
    """A table as the law's `begin` wants it."""
    game = find("geizen")
    return game.notation.option_vector(seats, 0, game.resolve(options))


def contest(
    levels: tuple[str, ...],
    games: int,
    options: Vector,
    *,
    seed: int = 1,
    net: Narrow | None = None,
    table: exact.Table | None = None,
    workers: int = 1,
) -> tuple[float, float]:
    """The first level against the others, in every seat alike, with the same dice: its share of
    the win, and half the width of a 95 % interval. A net given is the master's; with an exact
    solution there is a level more, "best"."""
    n = len(levels)
    groups = -(-games // n)
    chairs = np.tile((np.arange(n)[None, :] - np.arange(n)[:, None]) % n, (groups, 1))
    lines = np.tile(options, (n, 1))
    lines[:, 1] = np.arange(n)
    tables = policy.tables(find("geizen"), options)
    if net is not None:
        tables = tables._replace(net=net, to_win=policy.BY_NET)
    match = Games(
        lines,
        np.repeat(np.arange(groups) % n, n),
        np.repeat(np.random.default_rng(seed).integers(0, 1 << 62, groups), n),
        np.array([best_play.LEVELS[level] for level in levels])[chairs],
        np.zeros((0, n, 4), np.int64),
    )
    winners = _winners(match, tables, table, workers)
    shares = win_shares(winners, n)[np.arange(len(winners)), np.argmax(chairs == 0, axis=1)]
    by_group = shares.reshape(groups, n).mean(axis=1)
    return float(by_group.mean()), float(1.96 * by_group.std(ddof=1) / np.sqrt(groups))


def _winners(
    match: Games, tables: policy.Tables, table: exact.Table | None, workers: int
) -> Vector:
    """The winners of each game, a bit a seat."""
    loop: ModuleType = loop_of("geizen", policy if table is None else best_play)
    looked_up: object = tables
    if table is not None:
        looked_up = best_play.Tables(tables, table.wins, table.below)
    parts = np.array_split(np.arange(len(match.seeds)), min(len(match.seeds), 4 * workers))

    def play(some: Ints) -> Vector:
        part = slice(some[0], some[-1] + 1)
        games = match._replace(
            starts=match.starts[part], seeds=match.seeds[part], levels=match.levels[part]
        )
        return play_games(loop, games, looked_up).rows[:, WINNERS]

    with ThreadPoolExecutor(workers) as threads:
        return np.concatenate([*threads.map(play, parts)])
