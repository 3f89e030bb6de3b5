"""eimer"""

from tavolata.envs.doors import Doors

_doors = Doors("eimer")
raw_env, env, parallel_env = _doors.raw_env, _doors.env, _doors.parallel_env
