"""One game of the arena, move by move."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from tavolata.bots import Bot
from tavolata.bots.external import Forfeit, Outside
from tavolata.core.errors import Refusal
from tavolata.core.state import Result, State
from tavolata.core.streams import new_stream


class Stopped(Exception):
    """The arena closes: this game is not played to its end."""


class Clock(Protocol):
    """Who notes how long a seat thought."""

    def __call__(self, seat: int, seconds: float) -> None: ...


@dataclass(frozen=True)
class Bout:
    """How a game ended: who won, the scores, and who forfeited it and why."""

    result: Result
    loser: int | None = None
    forfeit: Forfeit | None = None


def play_out(
    state: State,
    start: int,
    players: Sequence[Bot],
    seed: int,
    clock: Clock,
    stopped: Callable[[], bool],
) -> Bout:
    """Play a game that has just begun to its end. Who forfeits has no share in it, and the
    others share it equally; the scores are those of the moment."""
    outsiders = [(seat, bot) for seat, bot in enumerate(players) if isinstance(bot, Outside)]
    rng, turn, seat = new_stream(seed, 0), 0, 0
    try:
        for seat, bot in outsiders:
            bot.begin(state, seat, start)
        while True:
            if turns := sum(event["event"] == "turn" for event in state.events):
                turn += turns
                rng = new_stream(seed, turn)
            for listener, bot in outsiders:
                bot.hear(state.view(listener))
            if state.result:
                bout = Bout(state.result)
                break
            if not state.to_move:
                state = state.drawn(rng)
            elif stopped():
                raise Stopped
            else:
                seat = state.next_to_move
                state = _moved(state, seat, players[seat], clock)
    except Forfeit as forfeit:
        others = tuple(other for other in range(state.seats) if other != seat)
        bout = Bout(Result(others, state.standing().scores), seat, forfeit)
    for _, bot in outsiders:
        bot.end(bout.result)
    return bout


def _moved(state: State, seat: int, player: Bot, clock: Clock) -> State:
    view = state.view(seat)
    before = time.perf_counter()
    move = player.choose(view)
    clock(seat, time.perf_counter() - before)
    try:
        return state.play(seat, move)
    except Refusal:
        if isinstance(player, Outside):
            raise Forfeit("illegal", move) from None
        raise
