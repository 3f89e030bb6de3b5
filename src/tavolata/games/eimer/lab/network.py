"""The network of Alles im Eimer while it learns: what it sees of each colour is added up."""

import numpy as np

from tavolata.bots.weights import Layers
from tavolata.games.eimer.bots.value_net import sizes
from tavolata.lab.networks import Network
from tavolata.lab.optimiser import Floats

PER_COLOUR, INNER = 40, 64  # widths between the inputs and the answers


class ColourNetwork(Network[tuple[Floats, Floats]]):
    """Its inputs: one line for each colour of a position, and counts of the whole position."""

    averaged = False

    def __init__(self, seats: int, seed: int, device: str, score_weight: float = 0.3) -> None:
        rng = np.random.default_rng(seed)
        per_colour, besides = sizes(seats)
        layers: Layers = []
        for wide, narrow, inputs in (
            (per_colour, PER_COLOUR, per_colour),
            (PER_COLOUR + besides, INNER, PER_COLOUR),
            (INNER, 2 * seats, INNER),
        ):
            layers.append(rng.normal(0, 1 / np.sqrt(inputs), (wide, narrow)).astype(np.float32))
            layers.append(np.zeros(narrow, np.float32))
        super().__init__(layers, seats, score_weight=score_weight, device=device)

    def _forward(self, inputs: tuple[Floats, Floats]) -> list[Floats]:
        """Of each colour, of all together, of the inner layer, the answers."""
        xp = self.xp
        colours, counts = (xp.asarray(some) for some in inputs)
        first, first_bias, inner, inner_bias, last, last_bias = self.layers(self.net)
        by_colour = xp.maximum(colours @ first + first_bias, 0)
        together = xp.concatenate([by_colour.sum(axis=1), counts], axis=1)
        thought = xp.maximum(together @ inner + inner_bias, 0)
        return [by_colour, together, thought, thought @ last + last_bias]

    def _backward(self, inputs: tuple[Floats, Floats], values: list[Floats], error: Floats) -> None:
        colours = self.xp.asarray(inputs[0])
        by_colour, together, thought, _ = values
        layers, slopes = self.layers(self.net), self.layers(self._slope)
        slopes[4][...], slopes[5][...] = thought.T @ error, error.sum(axis=0)
        error = (error @ layers[4].T) * (thought > 0)
        slopes[2][...], slopes[3][...] = together.T @ error, error.sum(axis=0)
        error = (error @ layers[2][:PER_COLOUR].T)[:, None, :] * (by_colour > 0)
        error = error.reshape(-1, PER_COLOUR)
        slopes[0][...] = colours.reshape(len(error), -1).T @ error
        slopes[1][...] = error.sum(axis=0)
