"""The ways into the environments: what a module like `heckmeck_v0` offers, and registered names."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from tavolata.games import names
from tavolata.refusal import Refusal

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from tavolata.envs.spaces import Seen
    from tavolata.envs.zoo import Aec, Parallel

VERSION = 0  # raised when the same moves lead elsewhere, or observations change


class Doors:
    """PettingZoo's three doors to a game: `raw_env`, `env` with guards, `parallel_env`."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._name = f"{game}_v{VERSION}"

    def raw_env(self, **terms: Any) -> "Aec":
        """Seat by seat, as quick as can be: `seats`, `start`, `options`, `render_mode`. A move
        that is not legal is refused."""
        need("pettingzoo")
        from tavolata.envs.zoo import Aec

        return Aec(self._game, self._name, **terms)

    def env(self, **terms: Any) -> "AECEnv[str, Seen, int]":
        """Seat by seat, with PettingZoo's guards: a move that is not legal ends the game."""
        raw = self.raw_env(**terms)
        from tavolata.envs.zoo import wrapped

        return wrapped(raw)

    def parallel_env(self, **terms: Any) -> "Parallel":
        """All seats at once; who is not to move waits, with the last move number."""
        need("pettingzoo")
        from tavolata.envs.zoo import Parallel

        return Parallel(self._game, self._name, **terms)


def need(package: str) -> None:
    """Refuse where a library is missing, and say what to install."""
    if find_spec(package) is None:
        raise Refusal("no-extra", name="envs")


def register() -> None:
    """Tell Gymnasium and PettingZoo our names, where they are installed: `tavolata/Heckmeck-v0`
    for Gymnasium, and for PettingZoo's `make`, where it has one, too."""
    for game in names():
        name = f"tavolata/{game.capitalize()}-v{VERSION}"
        if find_spec("gymnasium"):
            import gymnasium

            gymnasium.register(
                name,
                entry_point="tavolata.envs.gym:Seat",
                vector_entry_point="tavolata.envs.gym:Seats",
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
