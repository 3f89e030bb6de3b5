"""Environments for programs that learn: the games behind PettingZoo, Gymnasium, and arrays.

`Tables` plays many games at once; `heckmeck_v0` and its like are PettingZoo's; importing this
package registers `tavolata/Heckmeck-v0` and its like with Gymnasium. docs/environments.md tells
what a seat sees.
"""

from tavolata.envs.doors import register
from tavolata.envs.tables import Tables

__all__ = ["Tables"]

register()
