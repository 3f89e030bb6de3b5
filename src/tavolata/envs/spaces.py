"""What environments of both libraries show: the space of observations, and a table in words."""

import json
import sys
from typing import Any

import numpy as np
from gymnasium import spaces

from tavolata.envs.vector_env import Array, Tables

Seen = dict[str, Array]
MODES = ["ansi", "human"]


def sight_space(tables: Tables, moves: int) -> spaces.Space[Seen]:
    """What an agent observes: the numbers of its sight, and a mask of so many moves."""
    low, high = tables.layout.bounds("low"), tables.layout.bounds("high")
    space: Any = spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (moves,), np.int8),
        }
    )
    return space  # type: ignore[no-any-return]


def move_space(moves: int) -> spaces.Space[int]:
    """The numbers of so many moves."""
    space: Any = spaces.Discrete(moves)
    return space  # type: ignore[no-any-return]


def told(tables: Tables, mode: str | None) -> str | None:
    """The first table in words: everything that lies on it, and who is to move."""
    if mode is None:
        return None
    state = tables.state(0)
    words = {**state.to_json(), "to_move": list(state.to_move)}
    lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in words.items()]
    text = "\n".join(lines) + "\n"
    if mode == "human":
        sys.stdout.write(text)
        return None
    return text
