"""PettingZoo: a table where everybody's moves come from outside, seat by seat or all at once."""

from collections.abc import Mapping
from functools import partial
from operator import index
from typing import Any

import numpy as np
from gymnasium import Space
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from tavolata.core.errors import Illegal
from tavolata.core.json import Json
from tavolata.core.vector import INT
from tavolata.envs.spaces import MODES, Seen, move_space, sight_space, told
from tavolata.envs.vector_env import Tables


class _Table:
    """What both kinds of environment have: a table, its agents, and their spaces."""

    def _lay(
        self,
        game: str,
        seats: int,
        start: int | None,
        options: Mapping[str, Json] | None,
        render_mode: str | None,
        *,
        waiting: int,
    ) -> None:
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.tables = Tables(game, 1, seats, start=start, options=options, renew=False, threads=1)
        self._fresh = True
        self._games = self.tables.games
        moves = self.tables.game.move_count + waiting
        self._seen_spaces = {
            agent: sight_space(self.tables, moves) for agent in self.possible_agents
        }
        self._move_spaces = {agent: move_space(moves) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def _begin(self, seed: int | None) -> None:
        """A game from a seed; without one, the next game of the last seed."""
        if seed is not None:
            self.tables.reset(seed)
        elif not self._fresh:
            self.tables.begin()
        self._fresh = False
        self.agents = self.possible_agents[:]

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}

    def _gains(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self._games.rewards[0].tolist(), strict=True))

    def observation_space(self, agent: str) -> Space[Seen]:
        return self._seen_spaces[agent]

    def action_space(self, agent: str) -> Space[int]:
        return self._move_spaces[agent]

    def render(self) -> str | None:
        return told(self.tables, self.render_mode)

    def close(self) -> None:
        self.tables.close()


class Aec(_Table, AECEnv[str, Seen, int], EzPickle):
    """A table for PettingZoo, seat by seat. A move that is not legal is refused with `Illegal`,
    and nothing changes."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        name: str,
        seats: int = 2,
        start: int | None = None,
        options: Mapping[str, Json] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, name, seats, start, options, render_mode)
        self._lay(game, seats, start, options, render_mode, waiting=0)
        self.metadata = {"name": name, "render_modes": MODES, "is_parallelizable": False}
        self._play = partial(self.tables.kernel.step, *self.tables.blocks, 0, 0, 1, False)
        self._mask, self._observation = self._games.masks[0], self._games.observations[0]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game from a seed; without one, the next game of the last seed."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self.agent_selection = self.possible_agents[int(self._games.to_move[0])]

    def observe(self, agent: str) -> Seen:
        """What an agent sees, and its legal moves: none while it is not to move."""
        if agent == self.agent_selection:
            return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}
        seen, _ = self.tables.observe(0, self._seats[agent])
        return {"observation": seen, "action_mask": np.zeros_like(self._mask)}

    def step(self, action: int | None) -> None:
        """Play the move number of the agent that is to move; None where it is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        move = -1 if action is None else index(action)
        if not 0 <= move < self._mask.size or not self._mask[move]:
            raise Illegal("bad-number", number=move)
        self._cumulative_rewards[agent] = 0.0
        self._games.chosen[0] = move
        seat = self._play()
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self.rewards = self._gains()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()


class Parallel(_Table, ParallelEnv[str, Seen, int], EzPickle):
    """A table for PettingZoo, all seats at once: who is not to move waits, with the last move
    number. A move that is not legal ends the game, for -1 to who chose it."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        name: str,
        seats: int = 2,
        start: int | None = None,
        options: Mapping[str, Json] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, name, seats, start, options, render_mode)
        self._lay(game, seats, start, options, render_mode, waiting=1)
        self.metadata = {"name": name, "render_modes": MODES}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new game from a seed; without one, the next game of the last seed."""
        self._begin(seed)
        return self._seen(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play every agent's move number at once."""
        wanted = np.full(self.tables.seats, -1, INT)
        for agent, move in actions.items():
            wanted[self._seats[agent]] = move
        over = bool(self.tables.kernel.step_together(*self.tables.blocks, wanted))
        result = (
            self._seen(),
            self._gains(),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            self._infos(),
        )
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def _seen(self) -> dict[str, Seen]:
        return {agent: self._seen_by(seat) for agent, seat in self._seats.items()}

    def _seen_by(self, seat: int) -> Seen:
        seen, mask = self.tables.observe(0, seat)
        return {"observation": seen, "action_mask": np.append(mask, np.int8(not mask.any()))}


def wrapped(environment: Aec) -> AECEnv[str, Seen, int]:
    """With PettingZoo's own guards: a move that is not legal ends the game, for -1."""
    guarded: Any = wrappers.TerminateIllegalWrapper(environment, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
