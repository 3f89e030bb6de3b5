"""A match as a picture: a bar a bot, with its interval, beside what equals would have."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from tavolata.core.pictures import save_figure
from tavolata.lab.arena.standings import Standings
from tavolata.locale import say

LONGEST_NAME = 22
WOOD, INK, PAPER, FAIR = "#c8873f", "#2b2118", "#fbf6ec", "#7a2e1d"


def draw(standings: Standings, labels: Sequence[str], title: str, lang: str, path: Path) -> None:
    """Draw the shares of the wins into a file, whose name says in which format; every bar has
    its label."""
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    table = standings.table()
    names = [bot_label(standings, bot) for bot in range(len(table))]
    figure = Figure(figsize=(8, 1.6 + 0.7 * len(table)), layout="constrained", facecolor=PAPER)
    axes = figure.subplots()
    axes.set_facecolor(PAPER)
    for row, (standing, label) in enumerate(zip(table, labels, strict=True)):
        share = standing.share
        ends = [[share - standing.low], [standing.high - share]]
        axes.barh(row, share, height=0.6, color=WOOD, zorder=2)
        axes.errorbar(share, row, xerr=ends, color=INK, capsize=5, zorder=3)
        fair = standings.fair_share(row)
        axes.plot([fair, fair], [row - 0.4, row + 0.4], color=FAIR, linestyle="--", zorder=4)
        axes.annotate(
            label,
            (max(standing.high, fair), row),
            (8, 0),
            textcoords="offset points",
            va="center",
            parse_math=False,
        )
    axes.set_yticks(range(len(table)), names, parse_math=False)
    axes.invert_yaxis()
    most = max(max(standing.high, standings.fair_share(n)) for n, standing in enumerate(table))
    axes.set_xticks(np.arange(0, 1.01, 0.1 if most < 0.7 else 0.2))
    axes.set_xlim(0, 1.35 * most)
    axes.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    axes.set_xlabel(say(lang, "arena-picture-axis"))
    axes.set_title(title, loc="left", parse_math=False)
    axes.grid(axis="x", alpha=0.3, zorder=0)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(left=False)
    save_figure(figure, path)


def bot_label(standings: Standings, bot: int) -> str:
    """A bot's name, short enough to be put beside its figures, and its seats if it has several."""
    name, seats = standings.match.bots[bot], standings.match.chairs.count(bot)
    if len(name) > LONGEST_NAME:
        name = f"{name[:6]}…{name[7 - LONGEST_NAME :]}"
    return name if seats == 1 else f"{name} × {seats}"
