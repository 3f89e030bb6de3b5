"""A match as a picture: a bar a bot, with its interval, beside what equals would have."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from tavolata.core.errors import Refusal
from tavolata.lab.arena.standings import Tally
from tavolata.locale import say

LONGEST_NAME = 22
FORMATS = (".svg", ".png", ".pdf")
WOOD, INK, PAPER, FAIR = "#c8873f", "#2b2118", "#fbf6ec", "#7a2e1d"


def check_picture(path: Path) -> None:
    """Refuse a file whose kind cannot be drawn."""
    if path.suffix.lower() not in FORMATS:
        raise Refusal("bad-picture", path=str(path))


def draw(tally: Tally, labels: Sequence[str], title: str, lang: str, path: Path) -> None:
    """Draw the shares of the wins into a file, whose name says in which format; every bar has
    its label."""
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    standings = tally.standings()
    names = [called(tally, bot) for bot in range(len(standings))]
    figure = Figure(figsize=(8, 1.6 + 0.7 * len(standings)), layout="constrained", facecolor=PAPER)
    axes = figure.subplots()
    axes.set_facecolor(PAPER)
    for row, (standing, label) in enumerate(zip(standings, labels, strict=True)):
        share = standing.share
        ends = [[share - standing.low], [standing.high - share]]
        axes.barh(row, share, height=0.6, color=WOOD, zorder=2)
        axes.errorbar(share, row, xerr=ends, color=INK, capsize=5, zorder=3)
        fair = tally.fair_share(row)
        axes.plot([fair, fair], [row - 0.4, row + 0.4], color=FAIR, linestyle="--", zorder=4)
        axes.annotate(
            label,
            (max(standing.high, fair), row),
            (8, 0),
            textcoords="offset points",
            va="center",
            parse_math=False,
        )
    axes.set_yticks(range(len(standings)), names, parse_math=False)
    axes.invert_yaxis()
    most = max(max(standing.high, tally.fair_share(n)) for n, standing in enumerate(standings))
    axes.set_xticks(np.arange(0, 1.01, 0.1 if most < 0.7 else 0.2))
    axes.set_xlim(0, 1.35 * most)
    axes.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    axes.set_xlabel(say(lang, "arena-picture-axis"))
    axes.set_title(title, loc="left", parse_math=False)
    axes.grid(axis="x", alpha=0.3, zorder=0)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(left=False)
    figure.savefig(path, dpi=150)


def draw_curve(curve: Sequence[tuple[int, float]], title: str, lang: str, path: Path) -> None:
    """Draw how a share of the win grew with the positions learned from."""
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    figure = Figure(figsize=(8, 4), layout="constrained", facecolor=PAPER)
    axes = figure.subplots()
    axes.set_facecolor(PAPER)
    positions, shares = zip(*curve, strict=True)
    axes.plot([at / 1e6 for at in positions], shares, color=WOOD, marker="o", zorder=3)
    axes.annotate(
        f"{shares[-1]:.1%}", (positions[-1] / 1e6, shares[-1]), (0, 8), textcoords="offset points"
    )
    if len(shares) > 2:  # a net that has learned nothing would hide the rest
        axes.set_ylim(min(shares[1:]) - 0.01, max(shares) + 0.01)
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_xlabel(say(lang, "curve-positions"))
    axes.set_ylabel(say(lang, "curve-share"))
    axes.set_title(title, loc="left", parse_math=False)
    axes.grid(alpha=0.3)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=150)


def called(tally: Tally, bot: int) -> str:
    """A bot's name, short enough to be put beside its figures, and its seats if it has several."""
    name, seats = tally.match.bots[bot], tally.match.chairs.count(bot)
    if len(name) > LONGEST_NAME:
        name = f"{name[:6]}…{name[7 - LONGEST_NAME :]}"
    return name if seats == 1 else f"{name} × {seats}"
