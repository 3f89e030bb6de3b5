"""Whole games in one loop over the laws: at random and by rules of thumb, on a CPU or a GPU.

What a game's rules of thumb are is said by its kit's `players`:

    WAYS      the levels it plays, in the order of their numbers
    LOTS      those that draw lots, with `choose_without_lots` for the others (may be missing)
    DESK      floats, and NOTES integers, that a player writes on while he thinks
    tables    what all players look things up in
    opens     a law: does a turn begin here?
    choose    a law: the move of a way of playing
    play      what plays one game, made here
    many      what plays many on a CPU, made here, too (may be missing)

They play the very moves that the bots of those levels choose. Its `solved_players` are the
same for levels that solve their turns, on a CPU alone.
"""

from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tavolata.core import streams as dealing
from tavolata.core.catalogue import kit
from tavolata.core.compiling import kernel, part
from tavolata.core.law import Vector, below

Floats = NDArray[np.float64]

ANY = -1  # a way of playing: a legal number at random
RANDOM = "random"
MASK = (1 << 62) - 1
OWN = 1 << 31  # of the streams that `deal` deals from, those from here on are the seats' own

# The columns of a game's row, besides its scores.
WINNERS, MOVES, TURNS, CHOICES, LEGAL, DISPUTED, LEADS = range(7)
COLUMNS = 7
# The columns of a log's line: who (-1 for chance), which number, how many were legal, in which
# turn, and does it begin a move or an outcome?
SEAT, NUMBER, OF, TURN_OF, BEGINS = range(5)
LINE = 5


def players_of(game: str, *, solved: bool = False) -> Any:
    """A game's compiled players, `solved` those of all levels; None where it has none."""
    load = kit(game).solved_players if solved else kit(game).players
    return load() if load else None


def one_game(rules: Any, players: ModuleType) -> Any:
    """What plays one game to its end, as a part of what plays many: on a CPU, or in a GPU's
    threads."""

    def play(
        options: Vector,
        ways: Vector,
        seed: int,
        closely: bool,
        s: Vector,
        out: Vector,
        ev: Vector,
        rng: Vector,
        own: NDArray[np.int64],
        scores: Vector,
        row: Vector,
        log: NDArray[np.int64],
        at: int,
        desk: Floats,
        spare: Floats,
        notes: Vector,
        tables: Any,
    ) -> int:
        """Fills in `row` and `scores`; answers where the log ends, or -1 if it was too short."""
        for column in range(COLUMNS):
            row[column] = 0
        n = options[0]
        for seat in range(n + 1):
            dealing.deal(seed, OWN + seat, own[seat])
        rules.begin(s, options, ev)
        turn, ahead, leader, due_before = 0, 0, 0, 0
        dealing.deal(seed, 0, rng)
        while True:
            ended = rules.over(s)
            if players.opens(s):
                turn += 1
                dealing.deal(seed, turn, rng)
            if ended or (closely and players.opens(s)):
                ahead = rules.result(s, scores)
                if closely and ahead & (ahead - 1) == 0 and ahead != leader:
                    row[LEADS] += leader != 0
                    leader = ahead
            if ended:
                row[WINNERS] = ahead
                break
            due = rules.due(s)
            if due > 0:
                number = rules.draw(s, rng)
                if log.shape[0] > 0:
                    if at == log.shape[0]:
                        return -1
                    log[at, SEAT] = -1
                    log[at, NUMBER] = number
                    log[at, OF] = 0
                    log[at, TURN_OF] = turn
                    log[at, BEGINS] = not rules.EACH_ALONE or due != due_before - 1
                    at += 1
                due_before = due
                rules.give(s, number, ev)
                continue
            due_before = 0
            may = rules.movers(s)
            seat = 0
            while may >> seat & 1 == 0:
                seat += 1
            if may >> (seat + 1) > 0 and seat == rules.whose_turn(s):
                seat += 1
                while may >> seat & 1 == 0:
                    seat += 1
            begins = not rules.mid_move(s, seat)
            row[MOVES] += begins
            several = 0
            if closely or ways[seat] == ANY or log.shape[0] > 0:
                several = rules.legal(s, seat, out)
            move, beginners = -1, -1
            for asked in range(3 if closely and begins and several > 1 else 1):
                way = ways[seat] if asked == 0 else asked - 1
                stream = own[seat if asked == 0 else n]
                if way == ANY:
                    liked = out[below(stream, several)]
                else:
                    pad = desk if asked == 0 else spare
                    liked = players.choose(way, s, seat, stream, out, pad, notes, tables)
                if asked == 0:
                    move = liked
                elif asked == 1:
                    beginners = liked
                else:
                    row[CHOICES] += 1
                    row[DISPUTED] += liked != beginners
            row[LEGAL] += several if closely and begins else 0
            if log.shape[0] > 0:
                if at == log.shape[0]:
                    return -1
                log[at, SEAT] = seat
                log[at, NUMBER] = move
                log[at, OF] = several
                log[at, TURN_OF] = turn
                log[at, BEGINS] = begins
                at += 1
            rules.play(s, seat, move, ev)
        row[TURNS] = turn
        return at

    return part(play)


def many_games(rules: Any, players: ModuleType) -> Any:
    """A kernel that plays games one after the other, by their numbers."""
    size, width = rules.SIZE, rules.MOVES
    floats, integers = players.DESK, players.NOTES

    def many(
        options: NDArray[np.int64],
        ways: Vector,
        base: int,
        first: int,
        closely: bool,
        rows: NDArray[np.int64],
        scores: NDArray[np.int64],
        log: NDArray[np.int64],
        ends: Vector,
        tables: Any,
    ) -> int:
        """Fills in a row a game, and where its log ends; answers how many games were played,
        fewer where the log is full."""
        s, out = np.empty(size, np.int64), np.empty(width, np.int64)
        ev, rng = np.empty(1, np.int64), np.empty(4, np.int64)
        own, points = np.empty((9, 4), np.int64), np.empty(8, np.int64)
        desk, spare = np.empty(floats), np.empty(floats)
        notes = np.empty(integers, np.int64)
        seats = scores.shape[1]
        at = 0
        for game in range(rows.shape[0]):
            number = first + game
            at = players.play(
                options[number % seats], ways, (base + number) & MASK, closely, s, out, ev, rng,
                own, points, rows[game], log, at, desk, spare, notes, tables,
            )  # fmt: skip
            if at < 0:
                return game
            ends[game] = at
            for seat in range(seats):
                scores[game, seat] = points[seat]
        return len(rows)

    many.__module__ = players.__name__  # it is kept with what belongs to its game
    return kernel(many)
