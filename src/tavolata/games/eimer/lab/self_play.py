"""What a net learns Alles im Eimer from: games by habit or by search, and how they ended."""

from typing import Any

import numpy as np

from tavolata.bots.weights import Layers
from tavolata.core.compiling import kernel
from tavolata.core.law import Vector, below
from tavolata.games.eimer import rules as r
from tavolata.games.eimer.bots.heuristics import move_by_habit, who_moves
from tavolata.games.eimer.bots.search import weigh
from tavolata.games.eimer.bots.value_net import (
    SCALE,
    Desk,
    Floats,
    Net,
    from_starter,
    look,
    outcome,
    sizes,
)
from tavolata.lab.trainer import FIRST, SECOND, TINY, arrays

EYES, THOUGHTS = 40, 64  # what a net has between its inputs and its answers
MOST_ATTACKS = 1000  # of one game that are learned from


@kernel
def searched(
    s: Vector, seat: int, work: int, net: Net, desk: Desk, rng: Vector, moves: Vector
) -> int:
    """The move of a seat that searches with what the net knows already."""
    view = np.zeros(r.SIZE, np.int64)
    r.hide(s, seat, view)
    n = r.legal(view, seat, moves)
    if n == 1:
        return int(moves[0])
    mine = moves[:n].copy()
    wins, scores = np.zeros((n, r.seats(s))), np.zeros((n, r.seats(s)))
    return int(mine[weigh(view, seat, mine, work, 0, True, net, desk, rng, wins, scores)])


@kernel
def lessons(
    options: Vector,
    net: Net,
    desk: Desk,
    rng: Vector,
    wild: int,
    work: int,
    colours: Floats,
    counts: Floats,
    targets: Floats,
) -> None:
    """Games until there is no more room: positions between attacks, and how they ended.

    One move in `wild` is any move, and some pyramids are built more or less at random: what a
    search may come to must have been seen. Without work, all play by habit.
    """
    s, out, ev = np.zeros(r.SIZE, np.int64), np.zeros(r.MOVES, np.int64), np.zeros(1, np.int64)
    n = options[0]
    wins, scores = np.zeros(n, np.float32), np.zeros(n, np.float32)
    places = np.zeros((MOST_ATTACKS, n), np.int64)
    disorder = np.zeros(n, np.int64)
    begin = options.copy()
    filled = 0
    while filled < len(targets):
        begin[1] = below(rng, n)
        r.begin(s, begin, ev)
        first = filled
        for seat in range(n):
            disorder[seat] = max(0, below(rng, 8) - 5)
        while not r.over(s):
            if r.due(s) > 0:
                r.give(s, r.draw(s, rng), ev)
                continue
            seat = who_moves(s)
            if r.phase(s) == r.TO_ATTACK and filled < min(len(targets), first + MOST_ATTACKS):
                look(s, desk)
                colours[filled] = desk.colours
                counts[filled] = desk.counts
                for other in range(n):
                    places[filled - first, other] = from_starter(s, other)
                filled += 1
            if r.phase(s) == r.TO_BUILD:
                any_move = below(rng, 4) < 2 * disorder[seat]
            else:
                any_move = below(rng, wild) == 0
            if any_move:
                move = int(out[below(rng, r.legal(s, seat, out))])
            elif work == 0 or r.phase(s) == r.TO_BUILD:
                move = move_by_habit(s, seat, out)
            else:
                move = searched(s, seat, work, net, desk, rng, out)
            r.play(s, seat, move, ev)
        outcome(s, out, wins, scores)
        for at in range(first, filled):
            for seat in range(n):
                place = places[at - first, seat]
                targets[at, place] = wins[seat]
                targets[at, n + place] = scores[seat] / SCALE


class Student:
    """The net while it learns: Adam, in NumPy, or on a GPU in CuPy."""

    def __init__(self, seats: int, seed: int, device: str, score_weight: float = 0.3) -> None:
        self.xp = arrays(device)
        self.seats = seats
        self.score_weight = score_weight
        rng = np.random.default_rng(seed)
        per_colour, besides = sizes(seats)
        self.layers: list[Any] = []
        for wide, narrow, inputs in (
            (per_colour, EYES, per_colour),
            (EYES + besides, THOUGHTS, EYES),
            (THOUGHTS, 2 * seats, THOUGHTS),
        ):
            drawn = rng.normal(0, 1 / np.sqrt(inputs), (wide, narrow))
            self.layers.append(self.xp.asarray(drawn, np.float32))
            self.layers.append(self.xp.zeros(narrow, np.float32))
        self._first = [self.xp.zeros_like(layer) for layer in self.layers]
        self._second = [self.xp.zeros_like(layer) for layer in self.layers]
        self._steps = 0

    def weights(self) -> Layers:
        """The layers, as the players read them."""
        return [np.asarray(self._plain(layer), np.float32) for layer in self.layers]

    def state(self) -> dict[str, Any]:
        """All there is to go on from: `load` takes it back in."""
        kept = {"layer": self.layers, "first": self._first, "second": self._second}
        state = {
            f"{name}{n}": self._plain(one)
            for name, some in kept.items()
            for n, one in enumerate(some)
        }
        return {**state, "steps": np.array(self._steps)}

    def load(self, state: Any) -> None:
        """Go on from a state that was kept."""
        for name, some in (
            ("layer", self.layers),
            ("first", self._first),
            ("second", self._second),
        ):
            for n in range(len(some)):
                some[n] = self.xp.asarray(state[f"{name}{n}"])
        self._steps = int(state["steps"])

    def learn(self, colours: Any, counts: Any, targets: Any, rate: float) -> float:
        """One step on a batch; answers the cross-entropy of the shares before it."""
        xp, n = self.xp, self.seats
        colours, counts, targets = (xp.asarray(some) for some in (colours, counts, targets))
        glance, sight, thought, answers = self._forward(colours, counts)
        error = answers - targets
        loss = -(targets[:, :n] * xp.log(answers[:, :n] + 1e-9)).sum(axis=1).mean()
        error[:, n:] *= self.score_weight
        error /= len(error)
        slopes = [thought.T @ error, error.sum(axis=0)]
        error = (error @ self.layers[4].T) * (thought > 0)
        slopes = [sight.T @ error, error.sum(axis=0), *slopes]
        error = (error @ self.layers[2][:EYES].T)[:, None, :] * (glance > 0)
        flat = error.reshape(-1, EYES)
        slopes = [colours.reshape(len(flat), -1).T @ flat, flat.sum(axis=0), *slopes]
        self._step(slopes, rate)
        return float(loss)

    def _forward(self, colours: Any, counts: Any) -> tuple[Any, Any, Any, Any]:
        """What is seen of each colour, of all, what is thought, and the answers."""
        xp, n = self.xp, self.seats
        eyes, eyes_bias, whole, whole_bias, last, last_bias = self.layers
        glance = xp.maximum(colours @ eyes + eyes_bias, 0)
        sight = xp.concatenate([glance.sum(axis=1), counts], axis=1)
        thought = xp.maximum(sight @ whole + whole_bias, 0)
        answers = thought @ last + last_bias
        shares = xp.exp(answers[:, :n] - answers[:, :n].max(axis=1, keepdims=True))
        answers[:, :n] = shares / shares.sum(axis=1, keepdims=True)
        return glance, sight, thought, answers

    def _step(self, slopes: list[Any], rate: float) -> None:
        self._steps += 1
        fade1, fade2 = 1 - FIRST**self._steps, 1 - SECOND**self._steps
        for layer, first, second, slope in zip(
            self.layers, self._first, self._second, slopes, strict=True
        ):
            first += (1 - FIRST) * (slope - first)
            second += (1 - SECOND) * (slope * slope - second)
            layer -= rate * (first / fade1) / (self.xp.sqrt(second / fade2) + TINY)

    def _plain(self, array: Any) -> Any:
        return array if self.xp is np else self.xp.asnumpy(array)
