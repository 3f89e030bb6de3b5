"""What positions of Heckmeck are worth: the turn exactly, on top of what a net knows of the rest.

A turn is solved once, for the share of the win of the seat whose turn it is, with every seat's
shares and scores carried along; all that is asked about the turn is read off that.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tavolata.coach.evaluator import Outlook
from tavolata.core.compiling import interpreted
from tavolata.core.law import Vector
from tavolata.core.state import State, View
from tavolata.games.heckmeck.bots.plans import Leaf, plan_to_win
from tavolata.games.heckmeck.bots.value_net import evaluate
from tavolata.games.heckmeck.chart import Worths
from tavolata.games.heckmeck.odds import TILES
from tavolata.games.heckmeck.odds import odds as tile_odds
from tavolata.games.heckmeck.plan import Plan, opening

if TYPE_CHECKING:
    from tavolata.games.heckmeck import rules as r
else:
    r = interpreted("tavolata.games.heckmeck.rules")


def evaluate_moves(
    view: View, also: tuple[str, ...] = (), leaf: Leaf = evaluate
) -> Mapping[str, Outlook]:
    """Every legal move; everything is open (H6a), so a view is as good as a state."""
    v = view.vector
    turn = _solved_turn(v, leaf)
    return {str(move): _outlook(turn.worth(v, move.numbers[0])) for move in view.legal}


def evaluate_state(state: State, leaf: Leaf = evaluate) -> Outlook:
    """Over, the result; within a turn, exact."""
    if result := state.result:
        return Outlook(result.shares, tuple(float(score) for score in result.scores))
    v = state.vector
    moves = state.legal_numbers(state.to_move[0]) if state.to_move else []
    return _outlook(_solved_turn(v, leaf).outlook(v, moves))


def odds(view: View) -> dict[str, float]:
    """Rolling on, how likely each tile comes within reach, if one plays for it alone: one on the
    grill by its number or more (H13), one on top of another's stack by its number alone (H12)."""
    v = view.vector
    reached = tile_odds(v)
    chances = {tile: reached.at_least[tile] for tile in TILES if r.on_grill(v, tile)}
    for tile in TILES:
        if r.owner_of_top(v, tile) >= 0:
            chances[tile] = reached.exactly[tile]
    return {str(tile): chances[tile] for tile in sorted(chances)}


def _outlook(columns: Worths) -> Outlook:
    seats = len(columns) // 2
    _, *numbers = columns.tolist()
    return Outlook(tuple(numbers[:seats]), tuple(numbers[seats:]))


def _solved_turn(v: Vector, leaf: Leaf) -> Plan:
    return plan_to_win(opening(v).tobytes(), leaf)
