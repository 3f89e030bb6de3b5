"""What a seat sees of a game, and what a move of its would do, as messages."""

from tavolata.core.facts import position_facts
from tavolata.core.state import Position, View
from tavolata.server.tables.messages import ChanceInfo, GameView, Preview

Turn = tuple[
    tuple[int, ...], ChanceInfo | None, bool, tuple[int, ...] | None, tuple[int, ...] | None
]


def turn(view: Position) -> Turn:
    """Whose turn it is, what chance owes, whether it is over, winners and scores."""
    result = view.result
    return (
        view.to_move,
        ChanceInfo.of(view.chance),
        view.over,
        result.winners if result else None,
        result.scores if result else None,
    )


def game_view(view: View) -> GameView:
    """What a seat sees of a game, wherever it is played."""
    legal = [str(move) for move in view.legal]
    return GameView(*turn(view), legal, view.to_json(), position_facts(view, view.seat))


def preview(view: View, move: str) -> Preview:
    """What a move of the view's seat would do, up to the next chance."""
    after = view.preview(move)
    legal = [str(move) for move in after.legal]
    return Preview([*after.events], after.to_json(), legal, after.over)
