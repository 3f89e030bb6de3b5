"""Heckmeck on short grills: solved exactly for two, and how far bots are from that.

A bot that plans its turns is compared in every position, exactly; any other one in games.
"""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tavolata.bots import Bot
from tavolata.bots.weights import load as load_weights
from tavolata.core.catalogue import find
from tavolata.core.compiling import interpreted
from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject
from tavolata.core.law import Vector, new_rng
from tavolata.core.state import State
from tavolata.games.heckmeck import notation as words
from tavolata.games.heckmeck.chart import OPENING, Worths
from tavolata.games.heckmeck.endings import ENDINGS
from tavolata.games.heckmeck.lab.exact import (
    MOST_TILES,
    Solution,
    iterate,
    positions,
    save,
    start_of,
)
from tavolata.games.heckmeck.plan import Plan, endings, opening, plan
from tavolata.lab.interfaces import Note

if TYPE_CHECKING:
    from tavolata.games.heckmeck import rules as r
else:
    r = interpreted("tavolata.games.heckmeck.rules")

TILES = [21, 23, 25, 27, 29, 31]  # where no others are asked for
SETTLED = 1e-12
CLEARLY = 0.01  # a share of the win that is worth telling

Thinking = Callable[[bytes], Plan]  # what a bot makes of a turn, from the position it opens with


class Distance(NamedTuple):
    """How far a way of playing is from the best, in shares of the win."""

    a_turn: float  # lost, the mean of all positions
    clear: float  # the part of all positions where more than CLEARLY is lost
    worst: float
    a_game: float  # lost against the best play, either beginning as often
    turns: float  # of its own in such a game
    share: float  # of the win, then


def solve(*, options: JsonObject, out: Path, note: Note, workers: int = 0) -> JsonObject:
    """Solve a grill, write the solution down, and say how far the bots that plan are from it.
    Interrupted, the same call goes on."""
    began = time.monotonic()
    game = find("heckmeck")
    full = game.resolve({"tiles": [*TILES], **options})
    if not isinstance(full["tiles"], list) or len(full["tiles"]) > MOST_TILES:
        raise Refusal("no-solution", game="heckmeck")
    solution = iterate(
        positions(game.notation.option_vector(2, 0, full)), note=note, workers=workers, keep=out
    )
    save(solution, out)
    facts: JsonObject = {
        **full,
        "positions": len(solution.low),
        "first to move": round(solution.value(start_of(solution.positions.options)), 6),
        "off by at most": float(f"{solution.gap / 2:.0e}"),
    }
    for level, thinking in _planners().items():
        found = distance(solution, thinking, partial(note, level))
        facts[level] = {name: round(value, 6) for name, value in found._asdict().items()}
    return {**facts, "seconds": round(time.monotonic() - began, 1)}


def _planners() -> dict[str, Thinking]:
    from tavolata.games.heckmeck.bots.plans import plan_for_worms, plan_to_win

    known: dict[str, Thinking] = {"expert": plan_for_worms}
    if load_weights("heckmeck", 2) is not None:
        known["master"] = plan_to_win
    return known


# In every position.


def distance(
    solution: Solution, thinking: Thinking, note: Callable[[float], None] = lambda part: None
) -> Distance:
    """Compare a bot that plans its turns with the best play."""
    of = solution.positions
    count = len(of.vectors)
    losses = np.empty(count)
    theirs, best = np.zeros((count, ENDINGS)), np.zeros((count, ENDINGS))
    for number, v in enumerate(of.vectors):
        true = solution.worths(number)
        theirs[number] = _ends_with(v, thinking(v.tobytes()).worths[:, 0])
        best[number] = _ends_with(v, true)
        losses[number] = (best[number] - theirs[number]) @ true
        if number % 100 == 0:
            note(number / count)
    share, turns = _contest(solution, theirs, best)
    return Distance(
        float(losses.mean()),
        float((losses > CLEARLY).mean()),
        float(losses.max()),
        0.5 - share,
        turns,
        share,
    )


def _ends_with(v: Vector, wish: Worths) -> Worths:
    """How likely each ending is for one who wishes for the best of them."""
    ways = endings(v)
    chances: Worths = plan(ways, np.column_stack([wish, np.eye(ENDINGS)])).turn.best[OPENING, 1:]
    return chances


def _contest(solution: Solution, theirs: Worths, best: Worths) -> tuple[float, float]:
    """A bot against the best play: its share of the win, and how many turns it has in a game,
    from the numbers of how likely every turn ends how."""
    of = solution.positions
    begins = of.number[start_of(of.options).tobytes()]
    goes_on = of.leads >= 0
    leads = np.where(goes_on, of.leads, 0)

    def after(chances: Worths, other: Worths, ends: Worths) -> Worths:
        worths: Worths = (chances * np.where(goes_on, other[leads], ends)).sum(axis=1)
        return worths

    mine, waits = np.full(len(leads), 0.5), np.full(len(leads), 0.5)  # the bot's shares
    turns, later = np.zeros(len(leads)), np.zeros(len(leads))
    moved = 1.0
    while moved > SETTLED:
        before = mine, turns
        mine = after(theirs, waits, of.results)
        turns = 1 + after(theirs, later, np.zeros_like(of.results))
        waits = after(best, mine, 1 - of.results)
        later = after(best, turns, np.zeros_like(of.results))
        moved = max(float(np.abs(mine - before[0]).max()), float(np.abs(turns - before[1]).max()))
    share = (mine[begins] + waits[begins]) / 2
    return float(share), float((turns[begins] + later[begins]) / 2)


# In games.


class Played(NamedTuple):
    """What a bot lost in games against the best play, in shares of the win."""

    a_turn: float
    a_game: float
    off: float  # half the width of a 95 % interval of what it loses in a game


def distance_in_play(solution: Solution, bot: Bot, games: int, seed: bytes = b"") -> Played:
    """Let any bot play against the best play, and add up what its choices lose."""
    options = options_of(solution)
    rng = new_rng(seed)
    lost = np.zeros(games)
    turns = 0
    for game in range(games):
        state = find("heckmeck").start(2, start=game % 2, options=options)
        while not state.over:
            if state.chance:
                turns += state.chance.count == 8 and state.to_json()["turn"] == 0
                state = state.drawn(rng)
                continue
            seat = state.to_move[0]
            worths = _worths(solution, state)
            best = max(worths, key=worths.__getitem__)
            move = bot.choose(state.view(0)) if seat == 0 else best
            lost[game] += worths[best] - worths[move] if seat == 0 else 0.0
            state = state.play(seat, move)
    off = 1.96 * lost.std() / np.sqrt(games)
    return Played(float(lost.sum() / max(turns, 1)), float(lost.mean()), float(off))


def options_of(solution: Solution) -> JsonObject:
    """The options of a solved game, in words."""
    start = start_of(solution.positions.options)
    return {
        "tiles": [tile for tile in words.TILES if r.on_grill(start, tile)],
        "short": words.SHORT[r.short(start)],
        "decline_steal": not r.steal_is_forced(start),
    }


def _worths(solution: Solution, state: State) -> dict[str, float]:
    v = state.vector
    thought = best_plan(solution, opening(v))
    seat = state.to_move[0]
    return {str(move): float(thought.worth(v, move.numbers[0])[0]) for move in state.legal(seat)}


def best_plan(solution: Solution, before: Vector) -> Plan:
    """The turn that begins with a position, played for the exact share of the win."""
    ways = endings(before)
    wins, _ = solution.evaluate(ways.after[ways.there])
    worths = np.zeros((ENDINGS, 1))
    worths[ways.there, 0] = wins[:, r.whose_turn(before)]
    return plan(ways, worths)
