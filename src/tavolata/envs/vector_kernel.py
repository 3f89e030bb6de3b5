"""Many games stepped at once: the compiled loop, one text for all games.

`laws_of` loads this text once for each game, with that game's laws (`r`), sight and habit in
place, so that Numba compiles it for the game and keeps it on disk beside the game's kernels.
All that is done at a table is law: laws count no references, which cost a third of the time on
one thread, and more on two.
"""

import importlib.util
import sys
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.playouts import players_of
from tavolata.core.catalogue import find
from tavolata.core.compiling import depends_on, kernel, lean, part
from tavolata.core.law import Vector, below, law
from tavolata.core.streams import deal
from tavolata.envs.observation import observation_of
from tavolata.envs.random_players import random_players

r: Any = None  # a game's laws, what a seat sees of it, and how its bots play (lab.quick)
sight: Any = None
habit: Any = None
choose: Any = None  # its law for levels that draw no lots, and so look nothing up

Ints = NDArray[np.int64]
Masks = NDArray[np.int8]
Sights = NDArray[np.int16]
Floats = NDArray[np.float64]

OUTSIDE = -1  # a seat's level where its moves come from outside
OFFENCE = -1.0  # the reward for a move that is not legal; the game ends with it

# What holds for all tables: the head of the integers.
# TRIES: after so many games in a row that ended before anybody outside could move, it stays over.
TABLES, SEATS, SIGHT, START, LIMIT, RENEW, TRIES = range(7)
LEVELS = 7  # a cell a seat: how it plays
OPTIONS = LEVELS + 8  # what the law's `begin` reads; who begins is filled in for each game
HEAD = OPTIONS + 32


class Blocks(NamedTuple):
    """The memory of all tables, in four arrays: so few that a call costs next to nothing."""

    ints: Ints
    bytes: Masks
    shorts: Sights
    floats: Floats


class Games(NamedTuple):
    """Games side by side: what lies where in the blocks, table after table."""

    s: Ints  # the laws' vectors
    rng: Ints
    seeds: Ints
    begun: Ints  # games begun at this table
    steps: Ints  # steps of the game that is played
    to_move: Ints  # the seat that is to move; -1 where the game is over and stays so
    chosen: Ints  # its move
    winners: Ints  # of the last game that ended, a bit a seat; 0 if not by the rules
    scores: Ints
    masks: Masks
    terminated: Masks  # 1 where a game ended with the last step
    truncated: Masks  # or was broken off
    sights: Sights  # what the seat that is to move sees
    last_sights: Sights  # what the seat that moved last saw at the end of the last game
    rewards: Floats  # of the last step, one a seat


class Paper(NamedTuple):
    """Scrap paper of a thread, for one table after the other."""

    head: Ints  # a copy, for who begins is filled in
    ev: Vector  # events, which nobody reads
    ends: Vector  # scores
    known: Vector  # what a seat may know
    moves: Vector
    notes: Vector  # what bots write on while they think
    desk: Floats


@cache
def laws_of(game: str) -> ModuleType:
    """This text, for a game."""
    name = f"{__name__}.{game}"
    rules, seen = find(game).law, observation_of(game)
    players = players_of(game) or random_players(game)
    # First: the folder that its kernels are kept in is named after all they are made from.
    depends_on(name, [rules.__name__, seen.__name__, players.__name__])
    spec = importlib.util.spec_from_file_location(name, __file__)
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    module.r, module.sight, module.habit = rules, seen, players
    module.choose = getattr(players, "choose_without_lots", players.choose)
    module.Games, module.Blocks, module.Paper = Games, Blocks, Paper
    return module  # type: ignore[no-any-return]


def levels() -> dict[str, int]:
    """The levels of bots that play inside a step: all that draw no lots, by their numbers."""
    lots = getattr(habit, "LOTS", ())
    return {level: way for level, way in habit.WAYS.items() if level not in lots}


@law
def first_of(s: Vector, may: int) -> int:
    """Who moves first of those who may: whoever acts out of turn before the one whose turn it
    is, else the lowest seat."""
    turn = r.whose_turn(s)
    if turn >= 0 and may == 1 << turn:
        return int(turn)
    if turn >= 0:
        may &= ~(1 << turn)
    seat = 0
    while may >> seat & 1 == 0:
        seat += 1
    return seat


@law
def look(s: Vector, seat: int, view: Vector) -> None:
    """What a seat may know; where all lies open that is the state, and need not be copied."""
    if not r.OPEN:
        r.hide(s, seat, view)


@part
def onward(s: Vector, rng: Vector, levels: Ints, mover: int, move: int, paper: Paper) -> int:
    """Somebody's move, unless it is -1; then chance and bots, until a seat is to move whose moves
    come from outside; -1 at the end."""
    while not r.over(s):
        may = r.movers(s)
        if may == 0:
            r.give(s, r.draw(s, rng), paper.ev)
            continue
        seat = mover
        if move < 0:
            seat = first_of(s, may)
            if levels[seat] == OUTSIDE:
                return seat
            look(s, seat, paper.known)
            known = s if r.OPEN else paper.known
            move = choose(
                levels[seat], known, seat, rng, paper.moves, paper.desk, paper.notes, paper.ev
            )
        r.play(s, seat, move, paper.ev)
        move = -1
    return -1


@law
def show(s: Vector, seat: int, again: bool, known: Vector, out: Sights) -> None:
    """What a seat sees; again, where it is what it saw before, but for this turn's changes."""
    look(s, seat, known)
    sight.observe(s if r.OPEN else known, seat, again, out)


@law
def list_moves(s: Vector, seat: int, moves: Vector, mask: Masks) -> None:
    """1 for every move that a seat may play; nothing for -1."""
    for move in range(r.MOVES):
        mask[move] = 0
    if seat >= 0:
        for at in range(r.legal(s, seat, moves)):
            mask[moves[at]] = 1


@law
def settle(s: Vector, scores: Ints, rewards: Floats, ends: Vector) -> int:
    """Scores and rewards of a game that is over; answers the winners, a bit a seat.

    A win is 1, and all rewards add up to 0."""
    winners = int(r.result(s, ends))
    n = r.seats(s)
    shares = 0
    for seat in range(n):
        scores[seat] = ends[seat]
        shares += winners >> seat & 1
    for seat in range(n):
        share = (winners >> seat & 1) / shares
        rewards[seat] = (n * share - 1.0) / (n - 1)
    return winners


@law
def laid_out(blocks: Blocks) -> Games:
    """The games that lie in the blocks. Only for laws, which count no references."""
    ints, bytes_, shorts, floats = blocks
    n, seats, sight_size = ints[TABLES], ints[SEATS], ints[SIGHT]
    own, rest = ints[HEAD:], ints[HEAD + n * (r.SIZE + 4) :]
    flags = bytes_[n * r.MOVES :]
    return Games(
        own[: n * r.SIZE],
        own[n * r.SIZE : n * (r.SIZE + 4)],
        rest[:n],
        rest[n : 2 * n],
        rest[2 * n : 3 * n],
        rest[3 * n : 4 * n],
        rest[4 * n : 5 * n],
        rest[5 * n : 6 * n],
        rest[6 * n : (6 + seats) * n],
        bytes_[: n * r.MOVES],
        flags[:n],
        flags[n:],
        shorts[: n * sight_size],
        shorts[n * sight_size :],
        floats[: n * seats],
    )


@law
def line(table: int, width: int) -> slice:
    """Where in an array a table's cells are."""
    return slice(table * width, (table + 1) * width)


@law
def sheets() -> int:
    """How many integers a thread's paper holds."""
    return int(HEAD + 1 + r.MAX_SEATS + r.SIZE + r.MOVES + habit.NOTES)


@law
def laid_on(blocks: Blocks, thread: int) -> Paper:
    """The paper of a thread, which lies in the blocks behind the games."""
    ints, _, _, floats = blocks
    n, seats = ints[TABLES], ints[SEATS]
    scrap = ints[HEAD + n * (r.SIZE + 10 + seats) + thread * sheets() :]
    desk = floats[n * seats + thread * habit.DESK :]
    known = HEAD + 1 + r.MAX_SEATS
    moves, notes = known + r.SIZE, known + r.SIZE + r.MOVES
    for cell in range(HEAD):
        scrap[cell] = ints[cell]
    return Paper(
        scrap[:HEAD],
        scrap[HEAD : HEAD + 1],
        scrap[HEAD + 1 : known],
        scrap[known:moves],
        scrap[moves:notes],
        scrap[notes : notes + habit.NOTES],
        desk[: habit.DESK],
    )


def blocks(tables: int, seats: int, size: int, threads: int) -> Blocks:
    """Room for so many tables, where an observation has so many numbers."""
    paper = getattr(sheets, "py_func", sheets)()
    ints = np.zeros(HEAD + tables * (r.SIZE + 10 + seats) + threads * paper, np.int64)
    ints[:RENEW] = tables, seats, size, -1, 0
    ints[LEVELS:OPTIONS] = OUTSIDE
    return Blocks(
        ints,
        np.zeros(tables * (r.MOVES + 2), np.int8),
        np.zeros(tables * size * 2, np.int16),
        np.zeros(tables * seats + threads * habit.DESK),
    )


@part
def begin(s: Vector, rng: Vector, games: Games, table: int, paper: Paper) -> None:
    """The next game at a table."""
    head = paper.head
    deal(games.seeds[table], games.begun[table], rng)
    games.begun[table] += 1
    games.steps[table] = 0
    options = head[OPTIONS:]
    options[1] = head[START] if head[START] >= 0 else below(rng, head[SEATS])
    r.begin(s, options, paper.ev)


@lean
def step(
    ints: Ints,
    bytes_: Masks,
    shorts: Sights,
    floats: Floats,
    thread: int,
    first: int,
    last: int,
    anew: bool,
) -> int:
    """Play the chosen move at every table from first to last, or begin anew; answers who is to
    move at the first one then. One entry for both: each one takes long to compile. A move that
    is not legal ends the game, at the cost of who chose it."""
    blocks = Blocks(ints, bytes_, shorts, floats)
    games, paper = laid_out(blocks), laid_on(blocks, thread)
    head = paper.head
    seats, levels = head[SEATS], head[LEVELS:OPTIONS]
    for table in range(first, last):
        s, rng = games.s[line(table, r.SIZE)], games.rng[line(table, 4)]
        mask, own = games.masks[line(table, r.MOVES)], line(table, seats)
        rewards, scores = games.rewards[own], games.scores[own]
        mover, move = games.to_move[table], games.chosen[table]
        if anew or games.terminated[table] + games.truncated[table] > 0:
            games.terminated[table] = 0
            games.truncated[table] = 0
            for seat in range(seats):
                rewards[seat] = 0.0
        if mover < 0 and not anew:
            continue
        tries, legal = 0, 0 <= move < r.MOVES and mask[move] == 1
        if anew:
            tries = head[TRIES]
            games.winners[table] = 0
            for each in range(seats):
                scores[each] = 0
        elif legal:
            games.steps[table] += 1
        else:
            rewards[mover] = OFFENCE
        seat, seen = -1, games.sights[line(table, head[SIGHT])]
        while True:
            if tries > 0:
                begin(s, rng, games, table, paper)
                move = -1
            if tries > 0 or legal:
                seat = onward(s, rng, levels, mover, move, paper)
            ends = tries == 0 and (seat < 0 or games.steps[table] == head[LIMIT])
            if ends or seat >= 0:
                show(s, mover if ends else seat, sight.mid_turn(s), paper.known, seen)
            if ends:
                games.terminated[table] = 1 if seat < 0 else 0
                games.truncated[table] = 1 - games.terminated[table]
                games.winners[table] = settle(s, scores, rewards, paper.ends) if r.over(s) else 0
                last_seen = games.last_sights[line(table, head[SIGHT])]
                for number in range(seen.size):
                    last_seen[number] = seen[number]
                tries, seat = head[TRIES] if head[RENEW] == 1 else 0, -1
            else:
                tries = 0 if seat >= 0 else tries - 1  # over already, it does not count
            if tries == 0:
                break
        games.to_move[table] = seat
        list_moves(s, seat, paper.moves, mask)
    return int(games.to_move[first])


@lean
def first_illegal(ints: Ints, bytes_: Masks, shorts: Sights, floats: Floats) -> int:
    """The first table where the chosen move is not legal, or -1."""
    games = laid_out(Blocks(ints, bytes_, shorts, floats))
    for table in range(games.to_move.size):
        move = games.chosen[table]
        legal = 0 <= move < r.MOVES and games.masks[table * r.MOVES + move] == 1
        if games.to_move[table] >= 0 and not legal:
            return table
    return -1


@part
def play_together(s: Vector, rng: Vector, wanted: Ints, moves: Vector, ev: Vector) -> int:
    """Everybody's move, and chance; answers the seat whose move was not legal, or -1."""
    may = r.movers(s)
    for seat in range(wanted.size):
        if may >> seat & 1 == 0 and wanted[seat] != r.MOVES:
            return seat
    while may != 0:
        seat = first_of(s, may)
        may &= ~(1 << seat)
        fits = False
        for at in range(r.legal(s, seat, moves)):
            fits |= moves[at] == wanted[seat]
        if not fits:
            return seat
        r.play(s, seat, wanted[seat], ev)
        while r.due(s) > 0:
            r.give(s, r.draw(s, rng), ev)
    return -1


@lean
def step_together(ints: Ints, bytes_: Masks, shorts: Sights, floats: Floats, wanted: Ints) -> bool:
    """Play at the only table what all seats want, r.MOVES being to wait; is it over then?"""
    blocks = Blocks(ints, bytes_, shorts, floats)
    games, paper = laid_out(blocks), laid_on(blocks, 0)
    s, rewards = games.s, games.rewards
    for seat in range(wanted.size):
        rewards[seat] = 0.0
    offender = play_together(s, games.rng, wanted, paper.moves, paper.ev)
    if offender >= 0:
        rewards[offender] = OFFENCE
    elif r.over(s):
        games.winners[0] = settle(s, games.scores, rewards, paper.ends)
    return offender >= 0 or r.over(s)


@kernel
def observe(s: Vector, seat: int, out: Sights, mask: Masks) -> None:
    """What a seat sees of one game, and its legal moves."""
    show(s, seat, False, np.empty(r.SIZE, np.int64), out)
    list_moves(s, seat, np.empty(r.MOVES, np.int64), mask)


@kernel
def random_moves(masks: Masks, rng: Vector, chosen: Ints) -> None:
    """A legal move at random for every table; 0 where there is none."""
    for table in range(chosen.size):
        n = 0
        for move in range(masks.shape[1]):
            n += int(masks[table, move])
        at = below(rng, n) if n > 0 else 0
        move = 0
        while n > 0 and (masks[table, move] == 0 or at > 0):
            at -= masks[table, move]
            move += 1
        chosen[table] = move
