"""Many games of some bots, each by its number: the same game wherever and whenever it is played.

Game g begins with seat g modulo the seats. Its chance, and what each bot draws for itself, come
from the seed and from g alone, so it makes no difference who plays it, or in which batch.
"""

import hashlib
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolata.bots import LEVELS
from tavolata.bots.playouts import MASK, Games, option_lines
from tavolata.bots.policy import ANY, RANDOM, Policy
from tavolata.core.catalogue import find
from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject

Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Run:
    """What is to be simulated. `bots` has one name a seat, the last for all that are left."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: JsonObject = field(default_factory=dict)
    moves: bool = False  # write every move down
    closely: bool = False  # count choices and changes of the lead

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        find(self.game).start(self.seats, 0, self.options)
        if not self.bots:
            raise Refusal("unknown-player", name="", names=", ".join((*LEVELS, RANDOM)))
        if len(self.bots) > self.seats:
            raise Refusal("too-many-bots", most=self.seats)
        for bot in self.bots:
            if bot not in (*LEVELS, RANDOM):
                names = ", ".join((*LEVELS, RANDOM))
                raise Refusal("unknown-simulated", name=bot[:40], names=names)

    @property
    def seated(self) -> tuple[str, ...]:
        """Who plays each seat."""
        return self.bots + self.bots[-1:] * (self.seats - len(self.bots))

    @property
    def base(self) -> int:
        """The number that every game's seed is counted from."""
        return int.from_bytes(hashlib.sha256(self.seed.encode()).digest()[:8], "big") & MASK

    def start(self, number: int) -> int:
        """The seat that begins a game."""
        return number % self.seats

    def to_json(self) -> JsonObject:
        """All that makes a difference to the games."""
        game = find(self.game)
        return {
            "game": self.game,
            "rules": game.version,
            "seats": self.seats,
            "bots": list(self.seated),
            "games": self.games,
            "seed": self.seed,
            "options": game.resolve(self.options),
            "moves": self.moves,
            "closely": self.closely,
        }


class Batch(NamedTuple):
    """Games that follow each other: a row and the scores of each; and the lines of their logs,
    one after the other, with where each game's end."""

    first: int
    rows: Ints
    scores: Ints
    log: Ints
    ends: Ints


def games_of(run: Run, numbers: range, policy: Policy) -> tuple[Games, object]:
    """The games of these numbers, and the policy's tables for them."""
    game = find(run.game)
    game.prepare()
    options = option_lines(game, run.seats, game.resolve(run.options))
    levels = [ANY if bot == RANDOM else policy.LEVELS[bot] for bot in run.seated]
    each = np.arange(numbers.start, numbers.stop, dtype=np.int64)
    games = Games(
        options,
        each % run.seats,
        run.base + each & MASK,
        np.tile(np.array(levels, np.int64), (len(numbers), 1)),
        np.zeros((0, run.seats, 4), np.int64),
    )
    return games, policy.tables(game, options[0])
