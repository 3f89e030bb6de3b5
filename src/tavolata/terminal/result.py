"""The end of a game, with a little ceremony."""

from collections.abc import Sequence

from rich.box import DOUBLE
from rich.console import Group as Lines
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tavolata.core.record import Journal
from tavolata.terminal.screen import Screen


def result_panel(screen: Screen, journal: Journal, names: Sequence[str], you: int | None) -> Panel:
    """Who won, and everybody's score, the best first."""
    result = journal.state.standing()
    if len(result.winners) == 1:
        winner = result.winners[0]
        yours = "yes" if winner == you else "no"
        headline = screen.say("result-won", who=names[winner], you=yours)
    else:
        winners = ", ".join(names[seat] for seat in result.winners)
        headline = screen.say("result-shared", who=winners)
    grid = Table.grid(padding=(0, 2))
    ranked = sorted(range(len(names)), key=lambda s: (s not in result.winners, -result.scores[s]))
    for seat in ranked:
        won = seat in result.winners
        style = "bold yellow" if won else ""
        grid.add_row(
            Text("★" if won else " ", "bold yellow"),
            Text(names[seat], style),
            Text(
                score_told(screen, journal.game.name, result.scores[seat]), style, justify="right"
            ),
        )
    body = Lines(Text(headline, "bold green"), Text(), grid)
    return Panel(body, title=screen.say("result-heading"), box=DOUBLE, expand=False, padding=(1, 4))


def score_told(screen: Screen, game: str, score: int) -> str:
    from tavolata.locale import knows

    message = f"{game}-score"
    return screen.say(message, count=score) if knows(screen.lang, message) else str(score)
