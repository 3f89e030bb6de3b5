"""The observation of a game of the catalogue: its own, or the plain one."""

from tavolata.core.catalogue import kit
from tavolata.envs.observation import Layout, Observation
from tavolata.envs.plain_observation import plain_observation


def layout(game: str, seats: int) -> Layout:
    """How a game's observations are laid out."""
    return Layout(observation_of(game).FIELDS, seats)


def observation_of(game: str) -> Observation:
    """What a seat sees of a game, as numbers: by the game's own module, or cell by cell."""
    load = kit(game).observation
    return load() if load else plain_observation(game)
