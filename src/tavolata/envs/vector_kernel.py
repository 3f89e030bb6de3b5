"""Many games stepped at once: the compiled loop, one text for all games.

`kernel_of` loads this text once for each game, with that game's rules (`r`), observation and
policy in place, so that Numba compiles it for the game and keeps it on disk beside the game's
kernels. All that is done at a table is law: laws count no references, which cost a third of the
time on one thread, and more on two.
"""

from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from tavolata.bots.policy import policies_of
from tavolata.core.catalogue import find
from tavolata.core.compiling import bind, kernel, lean, part
from tavolata.core.law import Vector, below, law, next_mover, nobodys_turn, share_of_win
from tavolata.core.streams import start_stream
from tavolata.envs.game_observation import observation_of
from tavolata.envs.vector_layout import (
    HEAD,
    LEVELS,
    LIMIT,
    OBSERVED,
    OPTIONS,
    OUTSIDE,
    RENEW,
    SEATS,
    START,
    TABLES,
    TRIES,
    Blocks,
    Floats,
    Games,
    Ints,
    Masks,
    Observations,
    Scratch,
)

r: Any = None  # a game's rules, its observation, its policy's simple levels
observation: Any = None
policy: Any = None
whose_turn: Any = None

OFFENCE = -1.0  # the reward for a move that is not legal; the game ends with it


@cache
def kernel_of(game: str) -> ModuleType:
    """This text, for a game."""
    rules = find(game).law
    return bind(
        __name__,
        game,
        r=rules,
        observation=observation_of(game),
        policy=policies_of(game).simple,
        whose_turn=getattr(rules, "whose_turn", nobodys_turn),
    )


def levels() -> dict[str, int]:
    """The levels of bots that may move inside a step, by their numbers."""
    return {level: policy.LEVELS[level] for level in policy.IN_STEPS}


@law
def see(s: Vector, seat: int, view: Vector) -> None:
    """What a seat may know; where all lies open that is the state, and need not be copied."""
    if not r.OPEN:
        r.hide(s, seat, view)


@part
def play_on(s: Vector, rng: Vector, levels: Ints, mover: int, move: int, scratch: Scratch) -> int:
    """Somebody's move, unless it is -1; then chance and bots, until a seat is to move whose moves
    come from outside; -1 at the end."""
    while not r.over(s):
        may = r.movers(s)
        if may == 0:
            r.give(s, r.draw(s, rng), scratch.ev)
            continue
        seat = mover
        if move < 0:
            seat = next_mover(may, whose_turn(s))
            if levels[seat] == OUTSIDE:
                return seat
            see(s, seat, scratch.known)
            move = policy.choose_in_step(
                levels[seat], s if r.OPEN else scratch.known, seat, rng, scratch.moves,
                scratch.floats, scratch.integers, scratch.ev,
            )  # fmt: skip
        r.play(s, seat, move, scratch.ev)
        move = -1
    return -1


@law
def write_observation(s: Vector, seat: int, again: bool, view: Vector, out: Observations) -> None:
    """What a seat sees; again, where it is what it saw before, but for this turn's changes."""
    see(s, seat, view)
    observation.observe(s if r.OPEN else view, seat, again, out)


@law
def list_moves(s: Vector, seat: int, moves: Vector, mask: Masks) -> None:
    """1 for every move that a seat may play; nothing for -1."""
    for move in range(r.MOVES):
        mask[move] = 0
    if seat >= 0:
        for at in range(r.legal(s, seat, moves)):
            mask[moves[at]] = 1


@law
def reward(s: Vector, scores: Ints, rewards: Floats, ends: Vector) -> int:
    """Fill in scores and rewards of a game that is over; answers the winners, a bit a seat.

    A win is 1, and all rewards add up to 0."""
    winners = int(r.result(s, ends))
    n = scores.size
    for seat in range(n):
        scores[seat] = ends[seat]
        rewards[seat] = (n * share_of_win(winners, seat) - 1.0) / (n - 1)
    return winners


@law
def games_in(blocks: Blocks) -> Games:
    """The games that lie in the blocks. Only for laws, which count no references."""
    ints, bytes_, shorts, floats = blocks
    n, seats, size = ints[TABLES], ints[SEATS], ints[OBSERVED]
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
        shorts[: n * size],
        shorts[n * size :],
        floats[: n * seats],
    )


@law
def line(table: int, width: int) -> slice:
    """Where in an array a table's cells are."""
    return slice(table * width, (table + 1) * width)


@law
def scratch_size() -> int:
    """How many integers a thread's scratch holds."""
    return int(HEAD + 1 + r.MAX_SEATS + r.SIZE + r.MOVES + policy.INTEGERS)


@law
def scratch_of(blocks: Blocks, thread: int) -> Scratch:
    """The scratch of a thread, which lies in the blocks behind the games."""
    ints, _, _, floats = blocks
    n, seats = ints[TABLES], ints[SEATS]
    own = ints[HEAD + n * (r.SIZE + 10 + seats) + thread * scratch_size() :]
    own_floats = floats[n * seats + thread * policy.FLOATS :]
    view = HEAD + 1 + r.MAX_SEATS
    moves, integers = view + r.SIZE, view + r.SIZE + r.MOVES
    for cell in range(HEAD):
        own[cell] = ints[cell]
    return Scratch(
        own[:HEAD],
        own[HEAD : HEAD + 1],
        own[HEAD + 1 : view],
        own[view:moves],
        own[moves:integers],
        own[integers : integers + policy.INTEGERS],
        own_floats[: policy.FLOATS],
    )


def blocks(tables: int, seats: int, size: int, threads: int) -> Blocks:
    """Room for so many tables, where an observation has so many numbers."""
    size_of_scratch = getattr(scratch_size, "py_func", scratch_size)()
    ints = np.zeros(HEAD + tables * (r.SIZE + 10 + seats) + threads * size_of_scratch, np.int64)
    ints[:RENEW] = tables, seats, size, -1, 0
    ints[LEVELS:OPTIONS] = OUTSIDE
    return Blocks(
        ints,
        np.zeros(tables * (r.MOVES + 2), np.int8),
        np.zeros(tables * size * 2, np.int16),
        np.zeros(tables * seats + threads * policy.FLOATS),
    )


@part
def begin(s: Vector, rng: Vector, games: Games, table: int, scratch: Scratch) -> None:
    """The next game at a table."""
    head = scratch.head
    start_stream(games.seeds[table], games.begun[table], rng)
    games.begun[table] += 1
    games.steps[table] = 0
    options = head[OPTIONS:]
    options[1] = head[START] if head[START] >= 0 else below(rng, head[SEATS])
    r.begin(s, options, scratch.ev)


@part
def forget_last_step(games: Games, table: int, rewards: Floats) -> None:
    """A game that has just begun has not ended, and nobody is rewarded yet."""
    games.terminated[table] = 0
    games.truncated[table] = 0
    for seat in range(rewards.size):
        rewards[seat] = 0.0


@part
def end_game(
    s: Vector,
    games: Games,
    table: int,
    by_rules: bool,
    scores: Ints,
    rewards: Floats,
    seen: Observations,
    scratch: Scratch,
) -> None:
    """The game is over by the rules, or broken off: rewards, and what was seen last."""
    games.terminated[table] = 1 if by_rules else 0
    games.truncated[table] = 1 - games.terminated[table]
    games.winners[table] = reward(s, scores, rewards, scratch.ends) if r.over(s) else 0
    last_seen = games.last_observations[line(table, scratch.head[OBSERVED])]
    for number in range(seen.size):
        last_seen[number] = seen[number]


@lean
def step(
    ints: Ints,
    bytes_: Masks,
    shorts: Observations,
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
    games, scratch = games_in(blocks), scratch_of(blocks, thread)
    head = scratch.head
    seats, levels = head[SEATS], head[LEVELS:OPTIONS]
    for table in range(first, last):
        s, rng = games.s[line(table, r.SIZE)], games.rng[line(table, 4)]
        mask, own = games.masks[line(table, r.MOVES)], line(table, seats)
        rewards, scores = games.rewards[own], games.scores[own]
        mover, move = games.to_move[table], games.chosen[table]
        if anew or games.terminated[table] + games.truncated[table] > 0:
            forget_last_step(games, table, rewards)
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
        seat, seen = -1, games.observations[line(table, head[OBSERVED])]
        while True:
            if tries > 0:
                begin(s, rng, games, table, scratch)
                move = -1
            if tries > 0 or legal:
                seat = play_on(s, rng, levels, mover, move, scratch)
            ends = tries == 0 and (seat < 0 or games.steps[table] == head[LIMIT])
            if ends or seat >= 0:
                write_observation(
                    s, mover if ends else seat, observation.mid_turn(s), scratch.known, seen
                )
            if ends:
                end_game(s, games, table, seat < 0, scores, rewards, seen, scratch)
                tries, seat = head[TRIES] if head[RENEW] == 1 else 0, -1
            else:
                tries = 0 if seat >= 0 else tries - 1  # over already, it does not count
            if tries == 0:
                break
        games.to_move[table] = seat
        list_moves(s, seat, scratch.moves, mask)
    return int(games.to_move[first])


@lean
def first_illegal(ints: Ints, bytes_: Masks, shorts: Observations, floats: Floats) -> int:
    """The first table where the chosen move is not legal, or -1."""
    games = games_in(Blocks(ints, bytes_, shorts, floats))
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
        seat = next_mover(may, whose_turn(s))
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
def step_together(
    ints: Ints, bytes_: Masks, shorts: Observations, floats: Floats, wanted: Ints
) -> bool:
    """Play at the only table what all seats want, r.MOVES being to wait; is it over then?"""
    blocks = Blocks(ints, bytes_, shorts, floats)
    games, scratch = games_in(blocks), scratch_of(blocks, 0)
    s, rewards = games.s, games.rewards
    for seat in range(wanted.size):
        rewards[seat] = 0.0
    offender = play_together(s, games.rng, wanted, scratch.moves, scratch.ev)
    if offender >= 0:
        rewards[offender] = OFFENCE
    elif r.over(s):
        games.winners[0] = reward(s, games.scores, rewards, scratch.ends)
    return offender >= 0 or r.over(s)


@kernel
def observe(s: Vector, seat: int, out: Observations, mask: Masks) -> None:
    """What a seat sees of one game, and its legal moves."""
    write_observation(s, seat, False, np.empty(r.SIZE, np.int64), out)
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
