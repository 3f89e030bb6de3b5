"""Environments for programs that learn: the games behind PettingZoo, Gymnasium, and arrays.

`Tables` plays many games at once; `GAME_v0`, a module for each game, is PettingZoo's; importing
this package registers `tavolata/GAME-v0`, its name capitalised, with Gymnasium.
docs/environments.md tells what a seat sees.
"""

from tavolata.envs.registration import make_modules, register
from tavolata.envs.vector_env import Tables

__all__ = ["Tables"]

make_modules(__name__)
register()
