"""Where the games of the vector environment lie in memory: four arrays, table after table."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.core.law import Vector

Ints = NDArray[np.int64]
Masks = NDArray[np.int8]
Observations = NDArray[np.int16]
Floats = NDArray[np.float64]

OUTSIDE = -2  # a seat's level where its moves come from outside

# What holds for all tables: the head of the integers.
# TRIES: after so many games in a row that ended before anybody outside could move, it stays over.
TABLES, SEATS, OBSERVED, START, LIMIT, RENEW, TRIES = range(7)
LEVELS = 7  # a cell a seat: how it plays
OPTIONS = LEVELS + 8  # what the law's `begin` reads; who begins is filled in for each game
HEAD = OPTIONS + 32


class Blocks(NamedTuple):
    """The memory of all tables, in four arrays: so few that a call costs next to nothing."""

    ints: Ints
    bytes: Masks
    shorts: Observations
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
    observations: Observations  # of the seat that is to move
    last_observations: Observations  # of the seat that moved last, at the end of the last game
    rewards: Floats  # of the last step, one a seat


class Scratch(NamedTuple):
    """What a thread works with, for one table after the other."""

    head: Ints  # a copy, for who begins is filled in
    ev: Vector  # events, which nobody reads
    ends: Vector  # scores
    view: Vector  # what a seat may know
    moves: Vector
    integers: Vector  # the policy's
    floats: Floats
