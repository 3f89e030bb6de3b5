"""Whole games in one compiled loop: at random and by a policy, on a CPU or a GPU.

`loop_of` loads this text once for each game's policy, with the game's rules (`r`), `policy` and
`whose_turn` in place. They play the very moves that the bots of those levels choose.
"""

from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.policy import ANY, Floats, Policy
from tavolata.core.catalogue import find
from tavolata.core.compiling import bind, kernel, part
from tavolata.core.law import Vector, below, next_mover, nobodys_turn
from tavolata.core.streams import start_stream

if TYPE_CHECKING:
    from tavolata.core.game import Game

r: Any = None
policy: Any = None
whose_turn: Any = None

Ints = NDArray[np.int64]

MASK = (1 << 62) - 1  # of a game's seed
OWN = 1 << 31  # of a seed's streams, those from here on are the seats' own
FIRST_LOG = 1 << 16  # lines of a log; it grows where a game needs more

# The columns of a game's row, besides its scores.
WINNERS, MOVES, TURNS, CHOICES, LEGAL, DISPUTED, LEADS = range(7)
COLUMNS = 7
# The columns of a log's line: who (-1 for chance), which number, how many were legal, in which
# turn, and does it begin a move or an outcome?
SEAT, NUMBER, OF, TURN_OF, BEGINS = range(5)
LINE = 5


class Games(NamedTuple):
    """Games to be played, one after the other."""

    options: Ints  # a line for each seat that may begin, as the rules' `begin` reads them
    starts: Vector  # by game: the seat that begins
    seeds: Vector  # by game
    levels: Ints  # by game and seat: the number of the policy's level, or ANY
    streams: Ints  # by game and seat: a random stream of its own; empty: one by the game's seed


class Played(NamedTuple):
    """How games went: a row and the scores of each; and the lines of their logs, one after the
    other, with where each game's end."""

    rows: Ints
    scores: Ints
    log: Ints
    ends: Vector


def play_games(
    loop: ModuleType, games: Games, tables: object, *, closely: bool = False, logged: bool = False
) -> Played:
    """Play games with the loop of a policy, whose tables these are."""
    n, seats = games.levels.shape
    rows, ends = np.zeros((n, COLUMNS), np.int64), np.zeros(n, np.int64)
    scores = np.zeros((n, seats), np.int64)
    logs, size = [np.zeros((0, LINE), np.int64)], FIRST_LOG if logged else 0
    done = lines = 0
    while done < n:
        log = np.zeros((size, LINE), np.int64)
        played = loop.play_many(games, done, closely, rows, scores, log, ends, tables)
        size *= 2
        if played:
            logs.append(log[: ends[done + played - 1]])
            ends[done : done + played] += lines
            lines += len(logs[-1])
            done += played
    return Played(rows, scores, np.concatenate(logs), ends)


def option_lines(game: "Game", seats: int, options: Any) -> Ints:
    """A game's options in full, a line for each seat that may begin."""
    lines = [game.notation.option_vector(seats, start, options) for start in range(seats)]
    return np.array(lines, np.int64)


def win_shares(winners: Vector, seats: int) -> NDArray[np.float64]:
    """Everybody's part of the win, a line a game, by its winners, a bit each."""
    won = winners[:, None] >> np.arange(seats) & 1
    shares: NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
    return shares


def loop_of(game: str, chosen: Policy) -> ModuleType:
    """This text, for a policy of a game."""
    rules, module = find(game).law, cast("ModuleType", chosen)
    turn = getattr(rules, "whose_turn", nobodys_turn)
    return bind(__name__, module.__name__, r=rules, policy=chosen, whose_turn=turn)


@part
def write_line(log: Ints, at: int, seat: int, number: int, of: int, turn: int, begins: bool) -> int:
    """Write a line of the log, where one is kept; answers where the next goes, -1 for nowhere."""
    if log.shape[0] == 0:
        return at
    if at == log.shape[0]:
        return -1
    log[at, SEAT] = seat
    log[at, NUMBER] = number
    log[at, OF] = of
    log[at, TURN_OF] = turn
    log[at, BEGINS] = begins
    return at + 1


@part
def move_once(
    levels: Vector,
    turn: int,
    closely: bool,
    s: Vector,
    view: Vector,
    moves: Vector,
    ev: Vector,
    streams: Ints,
    seats: int,
    row: Vector,
    log: Ints,
    at: int,
    floats: Floats,
    integers: Vector,
    tables: Any,
) -> int:
    """The move of the seat that acts first; answers where the log goes on. Looked at closely, a
    rookie and a regular are asked, too: do they choose alike?"""
    seat = next_mover(r.movers(s), whose_turn(s))
    begins = not r.mid_move(s, seat)
    row[MOVES] += begins
    several = 0
    if closely or levels[seat] == ANY or log.shape[0] > 0:
        several = r.legal(s, seat, moves)
    if not r.OPEN:
        r.hide(s, seat, view)
    known = s if r.OPEN else view
    move, rookies = -1, -1
    for asked in range(3 if closely and begins and several > 1 else 1):
        level = levels[seat] if asked == 0 else asked - 1
        stream = streams[seat if asked == 0 else seats]
        if level == ANY:
            liked = moves[below(stream, several)]
        else:
            liked = policy.choose(level, known, seat, stream, moves, floats, integers, tables)
        if asked == 0:
            move = liked
        elif asked == 1:
            rookies = liked
        else:
            row[CHOICES] += 1
            row[DISPUTED] += liked != rookies
    row[LEGAL] += several if closely and begins else 0
    r.play(s, seat, move, ev)
    return write_line(log, at, seat, move, several, turn, begins)


@part
def play_one(
    options: Vector,
    levels: Vector,
    seed: int,
    closely: bool,
    s: Vector,
    view: Vector,
    moves: Vector,
    ev: Vector,
    rng: Vector,
    streams: Ints,
    scores: Vector,
    row: Vector,
    log: Ints,
    at: int,
    floats: Floats,
    integers: Vector,
    tables: Any,
) -> int:
    """Play one game: on a CPU, or in a GPU's thread. Fills in `row` and `scores`; answers where
    the log ends, or -1 if it was too short."""
    for column in range(COLUMNS):
        row[column] = 0
    ev[0] = 0
    r.begin(s, options, ev)
    turn, ahead, leader, due_before = 0, 0, 0, 0
    start_stream(seed, 0, rng)
    while at >= 0:
        ended = r.over(s)
        begun = policy.turns_begun(s, ev)
        if begun > 0:
            turn += begun
            start_stream(seed, turn, rng)
        if ended or (closely and begun > 0):
            ahead = r.result(s, scores)
            if closely and ahead & (ahead - 1) == 0 and ahead != leader:
                row[LEADS] += leader != 0
                leader = ahead
        if ended:
            break
        due = r.due(s)
        if due > 0:
            number = r.draw(s, rng)
            begins = not r.EACH_ALONE or due != due_before - 1
            at = write_line(log, at, -1, number, 0, turn, begins)
            r.give(s, number, ev)
        else:
            at = move_once(
                levels, turn, closely, s, view, moves, ev, streams, options[0], row, log, at,
                floats, integers, tables,
            )  # fmt: skip
        due_before = due
    row[WINNERS] = ahead
    row[TURNS] = turn
    return at


@kernel
def play_many(
    games: Games,
    first: int,
    closely: bool,
    rows: Ints,
    scores: Ints,
    log: Ints,
    ends: Vector,
    tables: Any,
) -> int:
    """Play games from the first on. Fills in a row a game, and where its log ends; answers how
    many games were played, fewer where the log is full."""
    s, view = np.empty(r.SIZE, np.int64), np.empty(r.SIZE, np.int64)
    moves, ev = np.empty(r.MOVES, np.int64), np.empty(policy.EVENTS, np.int64)
    rng, points = np.empty(4, np.int64), np.empty(8, np.int64)
    streams = np.empty((r.MAX_SEATS + 1, 4), np.int64)
    floats, integers = np.zeros(policy.FLOATS), np.zeros(policy.INTEGERS, np.int64)
    seats = scores.shape[1]
    at = 0
    for game in range(first, rows.shape[0]):
        for seat in range(seats + 1):
            start_stream(games.seeds[game], OWN + seat, streams[seat])
            if games.streams.shape[0] > 0 and seat < seats:
                streams[seat] = games.streams[game, seat]
        at = play_one(
            games.options[games.starts[game]], games.levels[game], games.seeds[game], closely, s,
            view, moves, ev, rng, streams, points, rows[game], log, at, floats, integers, tables,
        )  # fmt: skip
        if at < 0:
            return game - first
        ends[game] = at
        for seat in range(seats):
            scores[game, seat] = points[seat]
    return int(rows.shape[0] - first)
