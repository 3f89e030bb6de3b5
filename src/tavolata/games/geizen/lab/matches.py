"""Many games of Geizen at once: for the arena, and to measure one way of playing by others."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from tavolata.core.compiling import kernel
from tavolata.core.json import JsonObject
from tavolata.core.law import Vector, vector
from tavolata.core.streams import deal
from tavolata.games.geizen import rules as r
from tavolata.games.geizen import solver
from tavolata.games.geizen.bots import heuristics as habits
from tavolata.games.geizen.bots import value_net as values
from tavolata.games.geizen.lab import exact
from tavolata.games.geizen.lab import self_play as lessons
from tavolata.games.geizen.solver import Chart, Ints, Narrow


def option_vector(seats: int, options: JsonObject) -> Vector:
    """A table as the law's `begin` wants it."""
    from tavolata.core.catalogue import find

    game = find("geizen")
    return game.notation.option_vector(seats, 0, game.resolve(options))


@kernel
def play_games(
    chart: Chart,
    options: Vector,
    ways: Ints,
    starts: Ints,
    seeds: Ints,
    net: Narrow,
    wins: Narrow,
    margin: int,
    winners: Ints,
    scores: Ints,
) -> int:
    """Whole games; `ways` says how each seat plays in each. Answers how many turns they took."""
    s, ev, rng = np.zeros(r.SIZE, np.int64), np.zeros(1, np.int64), np.zeros(4, np.int64)
    moves, ends = np.zeros(r.MOVES, np.int64), np.zeros(8, np.int64)
    worths = np.empty(solver.SETS)
    begin = options.copy()
    turns = 0
    for game in range(starts.size):
        begin[1] = starts[game]
        r.begin(s, begin, ev)
        turn = 0
        while not r.over(s):
            turn += 1
            deal(seeds[game], turn, rng)
            way = ways[game, r.whose_turn(s)]
            if way == lessons.EXACT:
                lessons.think_exactly(chart, s, wins, margin, worths)
            else:
                habits.think(chart, way, s, net, worths)
            lessons.play_turn(s, worths, rng, moves, ev)
        turns += turn
        winners[game] = r.result(s, ends)
        for seat in range(r.seats(s)):
            scores[game, seat] = ends[seat]
    return turns


def bulk(
    levels: tuple[str, ...],
    seating: Vector,
    starts: Vector,
    seeds: Vector,
    options: JsonObject,
) -> tuple[Vector, Vector] | None:
    """Games of the arena; not with a rookie, who draws numbers of its own."""
    begin = option_vector(seating.shape[1], options)
    s = vector(r.SIZE)
    r.begin(s, begin, vector(1))
    to_win = habits.NET if values.knows(s) else habits.PURSES
    ways = {"regular": habits.RULE_OF_THUMB, "expert": habits.CHIPS, "master": to_win}
    if not all(level in ways for level in levels):
        return None
    played = np.array([ways[level] for level in levels])[seating]
    return _play(played, starts, seeds, begin, values.net_for(s), None)


def _play(
    ways: Ints,
    starts: Ints,
    seeds: Ints,
    options: Vector,
    net: Narrow | None,
    table: exact.Table | None,
    workers: int = 1,
) -> tuple[Ints, Ints]:
    """The winners of each game, a bit a seat, and the scores."""
    winners, scores = vector(len(ways)), np.zeros(ways.shape, np.int64)
    net = np.zeros(0, np.float32) if net is None else net
    wins = np.zeros((0, 0, 0), np.float32) if table is None else table.wins
    margin = 0 if table is None else table.below

    def play(some: Ints) -> None:
        part = slice(some[0], some[-1] + 1)
        dealt = ways[part], starts[part], seeds[part]
        ends = winners[part], scores[part]
        play_games(solver.chart(), options, *dealt, net, wins, margin, *ends)

    with ThreadPoolExecutor(workers) as threads:
        list(threads.map(play, np.array_split(np.arange(len(ways)), min(len(ways), 4 * workers))))
    return winners, scores


def contest(
    ways: tuple[int, ...],
    games: int,
    options: Vector,
    *,
    seed: int = 1,
    net: Narrow | None = None,
    table: exact.Table | None = None,
    workers: int = 1,
) -> tuple[float, float]:
    """The first way against the others, in every seat alike, with the same dice: its share of
    the win, and half the width of a 95 % interval."""
    n = len(ways)
    groups = -(-games // n)
    chairs = np.tile((np.arange(n)[None, :] - np.arange(n)[:, None]) % n, (groups, 1))
    dealt = np.random.default_rng(seed).integers(0, 1 << 62, groups)
    starts = np.repeat(np.arange(groups) % n, n)
    seated, seeds = np.array(ways)[chairs], np.repeat(dealt, n)
    winners, _ = _play(seated, starts, seeds, options, net, table, workers)
    won = (winners[:, None] >> np.arange(n) & 1).astype(float)
    won /= won.sum(axis=1, keepdims=True)
    shares = won[np.arange(len(won)), np.argmax(chairs == 0, axis=1)]
    by_group = shares.reshape(groups, n).mean(axis=1)
    return float(by_group.mean()), float(1.96 * by_group.std(ddof=1) / np.sqrt(groups))
