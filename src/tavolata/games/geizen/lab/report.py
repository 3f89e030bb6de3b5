"""What a report on Geizen looks at besides: the rows of its board, and boards a little changed.

The usual board is a reconstruction (G4): what would change if it were wrong in one detail?
"""

import json
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import resources
from typing import TYPE_CHECKING, TypedDict, cast

from tavolata.bots.playouts import BEGINS, NUMBER, SEAT
from tavolata.core.catalogue import find
from tavolata.core.json import JsonObject
from tavolata.core.state import State
from tavolata.lab.report import plots
from tavolata.lab.report.sentences import number, signed, usual
from tavolata.lab.report.types import Chart, GameReport, Report
from tavolata.lab.simulation.run import Batch, Run

if TYPE_CHECKING:
    from matplotlib.figure import Figure

SELDOM = 0.5  # times a game: a row completed less often is called idle


class BoardRow(TypedDict):
    """A row of a board, as its file has it."""

    squares: int
    two: list[int]
    yellow: list[int]
    arrow: int


def _classic() -> list[BoardRow]:
    file = resources.files("tavolata.games.geizen") / "boards" / "classic.toml"
    rows: list[BoardRow] = tomllib.loads(file.read_text(encoding="utf-8"))["rows"]
    return rows


def _changed(**change: Callable[[BoardRow], int | list[int]]) -> JsonObject:
    """The usual board with something else in every row."""
    rows = [{**row, **{name: new(row) for name, new in change.items()}} for row in _classic()]
    return {"board": json.loads(json.dumps({"rows": rows}))}


VARIANTS: dict[str, JsonObject] = {
    "every arrow one higher": _changed(arrow=lambda row: row["arrow"] + 1),
    "every arrow one lower": _changed(arrow=lambda row: row["arrow"] - 1),
    "every row one square longer": _changed(squares=lambda row: row["squares"] + 1),
    "every row one square shorter": _changed(
        squares=lambda row: row["squares"] - 1,
        yellow=lambda row: [square for square in row["yellow"] if square < row["squares"]],
    ),
    "no yellow squares": _changed(yellow=lambda row: []),
    "no squares for two chips": _changed(two=lambda row: []),
}


def closer(run: Run, batch: Batch) -> JsonObject:
    """What happens on each row, in games played again move by move."""
    placed, completed, chips = Counter[int](), Counter[int](), Counter[int]()
    ended_by_winner = paid = borrowed = 0
    for states in _games(run, batch):
        last = states[-1]
        for state in states:
            for event in state.events:
                kind, row = event["event"], int(str(event.get("row", 0)))
                placed[row] += kind == "placed"
                completed[row] += kind == "completed"
                chips[row] += int(str(event["chips"])) if kind == "completed" else 0
                paid += int(str(event["chips"])) if kind == "paid" else 0
                borrowed += kind == "borrowed"
        assert last.result is not None
        ended_by_winner += last.to_json()["turn"] in last.result.winners
    games, rows = len(batch.rows), range(1, len(_classic()) + 1)
    dice = sum(placed[row] for row in rows)
    return {
        "games": games,
        "rows": [
            {
                "row": row,
                "dice": round(placed[row] / dice, 4),
                "completed": round(completed[row] / games, 4),
                "chips": round(chips[row] / max(1, completed[row]), 4),
            }
            for row in rows
        ],
        "paid": round(paid / games, 4),
        "borrowed": round(borrowed / games, 4),
        "ended_by_a_winner": round(ended_by_winner / games, 4),
    }


def _games(run: Run, batch: Batch) -> Iterator[list[State]]:
    """The states of each game, played again from its log."""
    game = find(run.game)
    first = 0
    for at, stop in enumerate(batch.ends.tolist()):
        states = [game.start(run.seats, run.start(batch.first + at), run.options)]
        for line in batch.log[first:stop].tolist():
            assert line[BEGINS]
            if line[SEAT] < 0:
                states.append(states[-1].give(game.outcome_of((line[NUMBER],))))
            else:
                states.append(states[-1].play(line[SEAT], game.moves[line[NUMBER]]))
        yield states
        first = stop


class RowFigures(TypedDict):
    """A row of the board, in a game on average."""

    row: int
    dice: float
    completed: float
    chips: float


class OwnFigures(TypedDict):
    """What `closer` counts."""

    games: int
    rows: list[RowFigures]
    paid: float
    borrowed: float
    ended_by_a_winner: float


def _own_figures(report: Report) -> OwnFigures:
    return cast("OwnFigures", report["closer"])


def remarks(report: Report) -> Iterator[str]:
    """What the figures of the rows say."""
    closer = _own_figures(report)
    rows = closer["rows"]
    by_use = sorted(rows, key=lambda row: row["completed"])
    least, most = by_use[0], by_use[-1]
    total = sum(row["completed"] for row in rows)
    yield (
        f"The board is a reconstruction. On it, {total:.1f} rows are completed in a game for "
        f"{number(report['usual_seats'])}: row {most['row']} most often "
        f"({most['completed']:.2f} times), row {least['row']} least ({least['completed']:.2f})."
    )
    idle = [str(row["row"]) for row in rows if row["completed"] < SELDOM]
    if idle:
        yield f"Completed less than once in two games: row {', '.join(idle)}."
    else:
        yield "Every row is completed at least once in two games: none lies idle."
    richest = max(rows, key=lambda row: row["chips"])
    yield (
        f"Row {richest['row']} holds most for who completes it: {richest['chips']:.1f} chips on "
        f"average. The others pay {closer['paid']:.1f} chips a game at the arrows, and "
        f"{closer['borrowed']:.1f} times a game somebody must borrow."
    )
    parts = [100 * row["dice"] for row in rows]
    yield f"Of all dice placed, between {min(parts):.0f} and {max(parts):.0f} % lie in each row."
    base = usual(report)
    tried = {
        one["change"]: one["turns"]["mean"] / base["turns"]["mean"] - 1 for one in report["changes"]
    }
    harmless, harmful = (pick(tried, key=lambda name: abs(tried[name])) for pick in (min, max))
    yield (
        "If the reconstruction were wrong in one of the details tried below, the length of a game "
        f"would suffer least from “{harmless}” ({signed(tried[harmless])} turns) and most from "
        f"“{harmful}” ({signed(tried[harmful])})."
    )
    below = [one for one in report["changes"] if one["win_share"][0]["high"] < 1 / base["seats"]]
    yield f"On {len(below)} of those {len(tried)} boards, too, who begins wins less than is fair."
    if closer["ended_by_a_winner"] == 0:
        yield "Who ends the game has no chips left, and in none of these games was a winner."
    else:
        often = 100 * closer["ended_by_a_winner"]
        yield f"Who ends the game has no chips left, and yet won {often:.1f} % of games."


def draw_rows(figure: "Figure", report: Report) -> None:
    """How often each row of a board is completed."""
    axes = figure.subplots()
    rows = _own_figures(report)["rows"]
    for row in rows:
        axes.barh(row["row"], row["completed"], color=plots.MAIN, height=0.6)
        plots.label(axes, row["completed"], row["row"], f"{row['chips']:.1f} chips each")
    axes.set_yticks([row["row"] for row in rows])
    axes.set_ylabel("row")
    axes.tick_params(left=False)
    axes.invert_yaxis()
    axes.margins(x=0.5)
    axes.set_xlim(left=0)
    axes.set_xlabel("times completed in a game")


REPORT = GameReport(
    variants=VARIANTS,
    heading="The board, row by row",
    closer=closer,
    remarks=remarks,
    charts=[Chart("rows", draw_rows, 2.3, "How often each row of the board is completed.")],
)
