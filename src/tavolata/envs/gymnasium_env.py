"""Gymnasium: one seat learns, the others are bots; at one table, or at many at once."""

from collections.abc import Mapping, Sequence
from functools import partial
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tavolata.bots import Bot, sit
from tavolata.core.catalogue import find
from tavolata.core.errors import NotYourTurn, Refusal
from tavolata.core.json import Json
from tavolata.envs.spaces import MODES, Seen, move_space, sight_space, told
from tavolata.envs.vector_env import TRIES, Array, Tables
from tavolata.envs.vector_kernel import kernel_of


def seated(bots: str | Sequence[str], seats: int | None, seat: int) -> dict[int, str]:
    """Which bot sits where: they are named clockwise from the learner's left, and the last one
    named takes the seats that are left."""
    named = [bots] if isinstance(bots, str) else list(bots)
    if not named:
        raise Refusal("bots-missing")
    others = (seats or len(named) + 1) - 1
    if len(named) > others:
        raise Refusal("too-many-bots", most=others)
    if not 0 <= seat <= others:
        raise Refusal("bad-seat", last=others)
    named += named[-1:] * (others - len(named))
    return {(seat + 1 + n) % (others + 1): level for n, level in enumerate(named)}


class Seat(gymnasium.Env[Seen, int], EzPickle):
    """A seat at a table of bots: `gymnasium.make("tavolata/Heckmeck-v0", bots=["regular"])`.

    - `bots`: levels (rookie, regular, expert, master), clockwise from the learner's left. The
      last one named takes the seats that are left.
    - `seats`: how many play; one more than there are bots, if left out.
    - `seat`: the learner's. `start`: the seat that begins; drawn for each game if left out.
    - `options`: the game's.

    Observations are a dictionary: `observation` and `action_mask`. An action is a move number.
    The reward comes with the end: (seats × share - 1) / (seats - 1), the share of the win being
    1, or 1/2 where two share it, or 0. A move that is not legal ends the game, for -1, and
    `info["illegal"]` says so. At a true end `info` has `scores` and `winners`.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        bots: str | Sequence[str] = "regular",
        seats: int | None = None,
        seat: int = 0,
        start: int | None = None,
        options: Mapping[str, Json] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, bots, seats, seat, start, options, render_mode)
        levels = seated(bots, seats, seat)
        for level in levels.values():
            sit(level, game, b"")  # refuses unknown ones
        known = kernel_of(find(game).name).levels()
        self._thinkers = {other: level for other, level in levels.items() if level not in known}
        self.tables = Tables(
            game,
            1,
            len(levels) + 1,
            start=start,
            options=options,
            bots={other: level for other, level in levels.items() if level in known},
            renew=False,
            threads=1,
        )
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = sight_space(self.tables, self.tables.game.move_count)
        self.action_space = move_space(self.tables.game.move_count)
        self._games = self.tables.games
        self._mask, self._observation = self._games.masks[0], self._games.observations[0]
        self._chosen = self._games.chosen
        self._play = partial(self.tables.kernel.step, *self.tables.blocks, 0, 0, 1, False)
        self._to_move: int | None = None
        self._sitting: dict[int, tuple[tuple[int, int], Bot]] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game from a seed; without one, the next game of the last seed."""
        super().reset(seed=seed)
        if seed is not None or self._to_move is None:
            self.tables.reset(int(self.np_random.integers(2**62)))
        else:
            self.tables.begin()
        for _ in range(TRIES):
            self._to_move = self._asked(int(self._games.to_move[0]))
            if self._to_move >= 0:
                return self._seen(), {}
            self.tables.begin()  # over before it was the learner's turn
        raise Refusal("never-to-move")

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play a move number, and let the bots move until it is the learner's turn again."""
        if self._to_move != self.seat:
            raise NotYourTurn("over")
        self._chosen[0] = index(action)
        seat = self._play()
        if seat != self.seat:
            self._to_move = seat = self._asked(seat)
        if self.render_mode == "human":
            self.render()
        if seat >= 0:
            seen = {"observation": self._observation.copy(), "action_mask": self._mask.copy()}
            return seen, 0.0, False, False, {}
        games = self._games
        winners = [other for other in range(self.tables.seats) if games.winners[0] >> other & 1]
        info = {"scores": games.scores[0].tolist(), "winners": winners}
        reward = float(games.rewards[0, self.seat])
        return self._seen(), reward, True, False, info if winners else {"illegal": True}

    def render(self) -> str | None:
        """The table in words."""
        return told(self.tables, self.render_mode)

    def close(self) -> None:
        """Let go what the table holds."""
        self.tables.close()

    def _asked(self, seat: int) -> int:
        """Let the bots that think choose their moves; who is to move then, -1 at the end."""
        while seat >= 0 and seat != self.seat:
            view = self.tables.view(0, seat)
            for number in view.game.move(self._bot(seat).choose(view)).numbers:
                self._chosen[0] = number
                seat = self._play()
        return seat

    def _bot(self, seat: int) -> Bot:
        """Who sits there, with a stream of its own in every game."""
        game = int(self._games.seeds[0]), int(self._games.begun[0])
        if seat not in self._sitting or self._sitting[seat][0] != game:
            seed = f"{game} {seat}".encode()
            self._sitting[seat] = game, sit(self._thinkers[seat], self.tables.game.name, seed)
        return self._sitting[seat][1]

    def _seen(self) -> Seen:
        seen, mask = self.tables.observe(0, self.seat)
        return {"observation": seen, "action_mask": mask}


class Seats(VectorEnv[Seen, Array, Array]):
    """A seat at each of many tables of bots, stepped at once:
    `gymnasium.make_vec("tavolata/Heckmeck-v0", num_envs=1000)`.

    As `Seat`, with bots of compiled levels only. A new game begins in the step in which one
    ended (`AutoresetMode.SAME_STEP`): observations are then the new game's, and `info` has
    `final_obs`, `winners` (a bit a seat; 0 where a move was not legal) and `scores` of all
    tables, valid where `_final_obs` is true.

    - `copy`: whether observations are the caller's to keep; if not, the next step overwrites
      them, and steps are quicker. `threads`: as many as there are cores, if left out.
    - `limit`: steps after which a game is truncated; never if left out.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        bots: str | Sequence[str] = "regular",
        seats: int | None = None,
        seat: int = 0,
        start: int | None = None,
        options: Mapping[str, Json] | None = None,
        limit: int | None = None,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        levels = seated(bots, seats, seat)
        self.tables = Tables(
            game,
            num_envs,
            len(levels) + 1,
            start=start,
            options=options,
            bots=levels,
            limit=limit,
            threads=threads,
        )
        self.num_envs = num_envs
        self.seat = seat
        self.copy = copy
        self._no_moves = np.zeros_like(self.tables.masks)
        moves = self.tables.game.move_count
        self.single_observation_space = sight_space(self.tables, moves)
        self.single_action_space = move_space(moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games at all tables, from a seed or a seed for each."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.tables.reset(seed)
        return self._seen(), {}

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """Play a move number at each table, and let the bots move."""
        tables = self.tables
        tables.step(actions, strict=False)
        ended = tables.terminated | tables.truncated
        info: dict[str, Any] = {}
        if ended.any():
            info = {
                "final_obs": {
                    "observation": self._kept(tables.last_observations),
                    "action_mask": self._kept(self._no_moves),
                },
                "_final_obs": ended,
                "winners": self._kept(tables.winners),
                "scores": self._kept(tables.scores),
            }
        rewards = tables.rewards[:, self.seat].copy()
        return self._seen(), rewards, tables.terminated.copy(), tables.truncated.copy(), info

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self.tables.close()

    def _seen(self) -> Seen:
        return {
            "observation": self._kept(self.tables.observations),
            "action_mask": self._kept(self.tables.masks),
        }

    def _kept(self, array: Array) -> Array:
        return array.copy() if self.copy else array
