"""The ways into the environments: a module a game, made from the catalogue, and registered names.

`tavolata.envs.GAME_v0` is a module as PettingZoo wants it. None of them is a file: any game of
the catalogue has one.
"""

import sys
from collections.abc import Mapping
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from tavolata.core.catalogue import names
from tavolata.core.errors import Refusal
from tavolata.core.json import Json
from tavolata.envs.game_observation import observation_of

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from tavolata.envs.pettingzoo_env import Aec, Parallel
    from tavolata.envs.spaces import Observed

VERSION = 0  # raised when the same moves lead elsewhere, or observations change


class EnvModule(ModuleType):
    """A game's environments for PettingZoo: `raw_env`, `env` with guards, `parallel_env`. Its own
    docstring is the game's page."""

    def __init__(self, package: str, game: str) -> None:
        self._game = game
        self._name = f"{game}_v{VERSION}"
        super().__init__(f"{package}.{self._name}")

    def __getattribute__(self, name: str) -> object:
        if name == "__doc__":  # written when it is asked for: it takes the game's rules
            return observation_of(self._game).PAGE
        return super().__getattribute__(name)

    def raw_env(
        self,
        seats: int = 2,
        start: int | None = None,
        options: Mapping[str, Json] | None = None,
        render_mode: str | None = None,
    ) -> "Aec":
        """Seat by seat, as quick as can be. A move that is not legal is refused."""
        need("pettingzoo")
        from tavolata.envs.pettingzoo_env import Aec

        return Aec(self._game, self._name, seats, start, options, render_mode)

    def env(
        self,
        seats: int = 2,
        start: int | None = None,
        options: Mapping[str, Json] | None = None,
        render_mode: str | None = None,
    ) -> "AECEnv[str, Observed, int]":
        """Seat by seat, with PettingZoo's guards: a move that is not legal ends the game."""
        raw = self.raw_env(seats, start, options, render_mode)
        from tavolata.envs.pettingzoo_env import with_guards

        return with_guards(raw)

    def parallel_env(
        self,
        seats: int = 2,
        start: int | None = None,
        options: Mapping[str, Json] | None = None,
        render_mode: str | None = None,
    ) -> "Parallel":
        """All seats at once; who is not to move waits, with the last move number."""
        need("pettingzoo")
        from tavolata.envs.pettingzoo_env import Parallel

        return Parallel(self._game, self._name, seats, start, options, render_mode)


def need(package: str) -> None:
    """Refuse where a library is missing, and say what to install."""
    if find_spec(package) is None:
        raise Refusal("no-extra", name="envs")


def make_modules(package: str) -> None:
    """Make a module of environments for each game: `from tavolata.envs import GAME_v0`."""
    for game in names():
        module = EnvModule(package, game)
        sys.modules[module.__name__] = module
        setattr(sys.modules[package], f"{game}_v{VERSION}", module)


def register() -> None:
    """Tell Gymnasium and PettingZoo our names, where they are installed: `tavolata/Game-v0`
    for Gymnasium, and for PettingZoo's `make`, where it has one, too."""
    for game in names():
        name = f"tavolata/{game.capitalize()}-v{VERSION}"
        if find_spec("gymnasium"):
            import gymnasium

            gymnasium.register(
                name,
                entry_point="tavolata.envs.gymnasium_env:Seat",
                vector_entry_point="tavolata.envs.gymnasium_env:Seats",
                kwargs={"game": game},
                order_enforce=False,  # a seat guards itself: such wrappers cost a fifth of the time
                disable_env_checker=True,
            )
        if find_spec("pettingzoo"):
            import pettingzoo

            if hasattr(pettingzoo, "register"):
                module = f"tavolata.envs.{game}_v{VERSION}"
                pettingzoo.register("aec", name, f"{module}:env")
                pettingzoo.register("parallel", name, f"{module}:parallel_env")
