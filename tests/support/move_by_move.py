"""Games of seated bots, move by move, noted as the compiled loop notes them: what it must match."""

from collections.abc import Sequence

from tavolata.bots import any_move
from tavolata.bots.playouts import (
    CHOICES,
    COLUMNS,
    DISPUTED,
    LEADS,
    LEGAL,
    MASK,
    MOVES,
    OWN,
    TURNS,
    WINNERS,
)
from tavolata.bots.policy import RANDOM
from tavolata.bots.seated import SeatedBot
from tavolata.core.catalogue import find
from tavolata.core.law import Vector
from tavolata.core.notation import Move
from tavolata.core.state import State
from tavolata.core.streams import new_stream
from tavolata.lab.simulation.games import Run

Log = list[list[int]]


def chosen(game: str, level: str, state: State, seat: int, rng: Vector) -> Move:
    """What a level plays, by the view of its seat."""
    view = state.view(seat)
    return any_move(view, rng) if level == RANDOM else SeatedBot(game, level, rng).choose(view)


class Played:
    """A game of a simulation, by its number."""

    def __init__(self, run: Run, number: int) -> None:
        self.run, self.seed = run, run.base + number & MASK
        self.state = find(run.game).start(run.seats, run.start(number), run.options)
        self.own = [new_stream(self.seed, OWN + seat) for seat in range(run.seats + 1)]
        self.row, self.turn = [0] * COLUMNS, 0
        self.leader: Sequence[int] = ()
        self.log: Log = []
        rng = new_stream(self.seed, 0)
        while True:
            begun = sum(event["event"] == "turn" for event in self.state.events)
            if begun or self.state.over:
                self.turn += begun
                rng = new_stream(self.seed, self.turn)
                self._look_who_leads()
            if self.state.result:
                break
            if self.state.to_move:
                self._move(self.state.next_to_move)
            else:
                outcome = self.state.sample(rng)
                for at, one in enumerate(outcome.numbers):
                    self.log.append([-1, one, 0, self.turn, at == 0])
                self.state = self.state.give(outcome)
        self.scores = [*self.state.result.scores]
        self.row[WINNERS] = sum(1 << seat for seat in self.state.result.winners)
        self.row[TURNS] = self.turn

    def _look_who_leads(self) -> None:
        ahead = self.state.standing().winners
        if len(ahead) == 1 and ahead != self.leader:
            self.row[LEADS] += len(self.leader) == 1
            self.leader = ahead

    def _move(self, seat: int) -> None:
        game, state = self.run.game, self.state
        move = chosen(game, self.run.seated[seat], state, seat, self.own[seat])
        several = len(state.legal_numbers(seat))
        self.row[MOVES] += 1
        self.row[LEGAL] += several
        if several > 1:
            self.row[CHOICES] += 1
            liked = {
                chosen(game, level, state, seat, self.own[-1]).numbers[0]
                for level in ("rookie", "regular")
            }
            self.row[DISPUTED] += len(liked) > 1
        for at, number in enumerate(move.numbers):
            legal = len(state.legal_numbers(seat))
            self.log.append([seat, number, legal, self.turn, at == 0])
            state = state.step(seat, number)
        self.state = state
