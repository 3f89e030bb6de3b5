"""How the levels of a game choose: one compiled policy, called by everyone who plays.

A game's kit names its policies: modules. `choose` is compiled code: it reads the vector of a
seat's view, writes on scratch arrays and answers a move number; a move of several numbers is
asked for number by number. What scratch holds from earlier calls never changes a choice, but for
the rest of such a move: it only saves work.
"""

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolata.core.catalogue import find, kit
from tavolata.core.compiling import bind
from tavolata.core.law import WIDTH, Vector

if TYPE_CHECKING:
    from tavolata.core.game import Game

Floats: TypeAlias = NDArray[np.float64]

ANY = -1  # a level's number: a legal number at random
RANDOM = "random"  # its name


class Policy(Protocol):
    """Some levels of a game: a module, whose functions can be compiled."""

    @property
    def LEVELS(self) -> Mapping[str, int]:
        """The levels it plays, by their numbers; 0 and 1 are a rookie and a regular."""

    @property
    def DRAWING(self) -> Collection[str]:
        """Those of them that draw random numbers of their own."""

    @property
    def FLOATS(self) -> int:
        """How many floats of scratch it needs."""

    @property
    def INTEGERS(self) -> int:
        """How many integers of scratch it needs; they begin as 0."""

    @property
    def EVENTS(self) -> int:
        """The size of the event buffer that `turns_begun` reads; 1 where it reads none."""

    def tables(self, game: "Game", options: Vector) -> object:
        """What `choose` looks things up in, for a game's options (as `begin` reads them)."""

    def turns_begun(self, s: Vector, ev: Vector) -> int:
        """How many turns began with the last step."""

    @property
    def choose(self) -> Callable[..., int]:
        """choose(level, view, seat, rng, moves, floats, integers, tables): a move number.
        `moves` is scratch, too: it has room for all legal moves."""


class SimplePolicy(Policy, Protocol):
    """Levels that are laws throughout, their tables a vector: for a GPU and the environments."""

    @property
    def IN_STEPS(self) -> Collection[str]:
        """The levels that may move within an environment's step: they look nothing up."""

    @property
    def choose_in_step(self) -> Callable[..., int]:
        """`choose`, of those levels alone: it is compiled into the step."""


class Policies(NamedTuple):
    """How a game is played."""

    full: Policy  # all levels
    simple: SimplePolicy  # those that neither solve nor search


@cache
def policies_of(game: str) -> Policies:
    """A game's policies; where it has none, all levels play at random."""
    load = kit(game).policies
    return load() if load else random_policies(game)


def policy_for(game: str, levels: Collection[str]) -> Policy:
    """What plays some levels, or RANDOM, in the compiled loop: the simple levels by themselves
    have a quicker one."""
    full, simple = policies_of(game)
    return simple if {*levels} <= {*simple.LEVELS, RANDOM} else full


def random_policies(game: str) -> Policies:
    """Stands in for a game's policies: legal numbers at random."""
    rules: Any = find(game).law
    events = 1 + WIDTH * rules.MAX_EVENTS
    policy: Any = bind("tavolata.bots.random_policy", game, r=rules, EVENTS=events)
    return Policies(policy, policy)
