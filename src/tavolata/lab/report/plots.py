"""The pictures of a report: small SVGs that take their colours from the page around them."""

import io
import re
from typing import TYPE_CHECKING, Any

from tavolata.lab.report.sentences import signed, usual
from tavolata.lab.report.types import Chart, Report

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, FAINT, MAIN, OTHER, PAPER = "#010101", "#020202", "#030303", "#040404", "#050505"
ON_THE_PAGE = {INK: "ink", FAINT: "line", MAIN: "main", OTHER: "other", PAPER: "paper"}
WIDE = 4.4  # inches: as wide as a phone, so that letters stay readable there
RULES: Any = {
    "svg.fonttype": "none",
    "font.size": 10.5,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "xtick.color": INK,
    "ytick.color": INK,
    "grid.color": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
}


def picture(chart: Chart, report: Report) -> str:
    """A figure as SVG, to be put into a page."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    name = f"{report['game']}-{chart.name}"
    with mpl.rc_context({**RULES, "svg.hashsalt": name}):
        figure = Figure(figsize=(WIDE, chart.height), layout="constrained")
        chart.draw(figure, report)
        stream = io.StringIO()
        figure.savefig(stream, format="svg", transparent=True, metadata={"Date": None})
    return _for_a_page(stream.getvalue(), name)


def _for_a_page(text: str, name: str) -> str:
    svg = text[text.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    size = re.search(r'viewBox="([^"]+)"', svg)
    assert size is not None
    svg = re.sub(r"<svg[^>]*>", f'<svg viewBox="{size[1]}" aria-hidden="true">', svg, count=1)
    svg = re.sub(r'(id="|url\(#|href="#)', rf"\1{name}-", svg).replace("xlink:href", "href")
    svg = re.sub(r"'DejaVu Sans'[^;\"]*", "system-ui, sans-serif", svg)
    for colour, word in ON_THE_PAGE.items():
        svg = svg.replace(colour, f"var(--{word})")
    return re.sub(r"\n\s*", "\n", svg)


def lengths(figure: "Figure", report: Report) -> None:
    """How many turns, by players: nine of ten games, half of them, and the one in the middle."""
    axes = figure.subplots()
    for row, at in enumerate(report["by_seats"]):
        turns = at["turns"]
        axes.plot([turns["low"], turns["high"]], [row, row], color=MAIN, lw=2, alpha=0.5)
        axes.plot([turns["quarter"], turns["most"]], [row, row], color=MAIN, lw=9)
        axes.plot(turns["half"], row, "o", color=PAPER, ms=5)
    _players(axes, report)
    axes.set_xlim(left=0)
    axes.set_xlabel("turns (line: 9 of 10 games, bar: half)")


def histogram(figure: "Figure", report: Report) -> None:
    """How many turns games take."""
    axes = figure.subplots()
    bars = usual(report)["turns"]["histogram"]
    at = [bars["first"] + bars["step"] * n for n in range(len(bars["share"]))]
    heights = [100 * share for share in bars["share"]]
    axes.bar(at, heights, width=0.9 * bars["step"], align="edge", color=MAIN)
    axes.set_xlabel(f"turns, {report['usual_seats']} players")
    axes.set_ylabel("% of games")
    axes.grid(axis="y", alpha=0.4)


def places(figure: "Figure", report: Report) -> None:
    """What each place wins, more or less than fair."""
    tables = report["by_seats"]
    columns = 2
    grid = figure.subplots(-(-len(tables) // columns), columns, sharey=True, squeeze=False)
    for axes in grid.ravel()[len(tables) :]:
        axes.set_visible(False)
    for axes, at in zip(grid.ravel(), tables, strict=False):
        fair = 1 / at["seats"]
        numbers = range(1, at["seats"] + 1)
        over = [100 * (seat["share"] - fair) for seat in at["win_share"]]
        half = [50 * (seat["high"] - seat["low"]) for seat in at["win_share"]]
        axes.bar(numbers, over, color=[MAIN, *[OTHER] * (at["seats"] - 1)], width=0.75)
        axes.errorbar(numbers, over, yerr=half, fmt="none", color=INK, capsize=2, lw=1)
        axes.axhline(0, color=INK, lw=0.8)
        axes.set_title(f"{at['seats']} players", fontsize=10.5, loc="left")
        axes.set_xticks(list(numbers))
        axes.grid(axis="y", alpha=0.4)
    figure.supylabel("points over or under a fair share", fontsize=10.5)
    figure.supxlabel("number to move (1 begins)", fontsize=10.5)


def leads(figure: "Figure", report: Report) -> None:
    """How often the lead changes, by the number of players."""
    axes = figure.subplots()
    for row, at in enumerate(report["by_seats"]):
        mean = at["lead_changes"]["mean"]
        axes.barh(row, mean, color=MAIN, height=0.6)
        label(axes, mean, row, f"{mean:.1f} · none in {100 * at['never_changed']:.0f} %")
    _players(axes, report)
    axes.margins(x=0.42)
    axes.set_xlim(left=0)
    axes.set_xlabel("changes of the lead in a game")


def choices(figure: "Figure", report: Report) -> None:
    """Moves that are forced, a choice, a disputed choice."""
    axes = figure.subplots()
    for row, at in enumerate(report["by_seats"]):
        disputed = 100 * at["choices"] * at["disputed"]
        agreed = 100 * at["choices"] - disputed
        axes.barh(row, disputed, color=MAIN, height=0.6)
        axes.barh(row, agreed, left=disputed, color=OTHER, height=0.6)
        axes.barh(row, 100 - agreed - disputed, left=agreed + disputed, color=FAINT, height=0.6)
    _players(axes, report)
    axes.set_xlim(0, 100)
    axes.set_xlabel("% of moves: disputed, a choice, no choice")


def kinds(figure: "Figure", report: Report) -> None:
    """How often each kind of move is a real choice."""
    axes = figure.subplots()
    for row, kind in enumerate(report["kinds"]):
        axes.barh(row, 100 * kind["a_choice"], color=MAIN, height=0.6)
        label(axes, 100 * kind["a_choice"], row, f"{kind['per_game']:.1f} a game")
    axes.set_yticks(range(len(report["kinds"])), [kind["move"] for kind in report["kinds"]])
    axes.tick_params(left=False)
    axes.invert_yaxis()
    axes.set_xlim(0, 150)
    axes.set_xticks(range(0, 101, 25))
    axes.set_xlabel("% of such moves where another was legal")


def skill(figure: "Figure", report: Report) -> None:
    """How often the better of two levels wins."""
    axes = figure.subplots()
    for row, match in enumerate(report["skill"]):
        share, ends = 100 * match["share"], (100 * match["low"], 100 * match["high"])
        axes.barh(row, share, color=MAIN, height=0.6)
        axes.plot(ends, [row, row], color=INK, lw=1.5, solid_capstyle="butt")
        axes.plot([100 * match["fair"]] * 2, [row - 0.4, row + 0.4], color=INK, ls="--", lw=1)
        label(axes, max(ends[1], 100 * match["fair"]), row, f"{share:.1f} %")
    axes.set_yticks(
        range(len(report["skill"])),
        [match["match"].replace(" against ", "\nagainst ") for match in report["skill"]],
    )
    axes.tick_params(left=False)
    axes.invert_yaxis()
    axes.set_xlim(0, 128)
    axes.set_xticks(range(0, 101, 25))
    axes.set_xlabel("% of wins (dashed: an equal's)")


def changes(figure: "Figure", report: Report) -> None:
    """How much longer or shorter each change makes the game."""
    axes = figure.subplots()
    base = usual(report)["turns"]["mean"]
    for row, change in enumerate(report["changes"]):
        grown = 100 * (change["turns"]["mean"] / base - 1)
        axes.barh(row, grown, color=MAIN if grown >= 0 else OTHER, height=0.6)
        label(axes, max(grown, 0), row, signed(grown / 100))
    names = [_folded(change["change"]) for change in report["changes"]]
    axes.set_yticks(range(len(names)), names)
    axes.tick_params(left=False)
    axes.invert_yaxis()
    axes.axvline(0, color=INK, lw=0.8)
    axes.margins(x=0.25)
    axes.set_xlabel("% more or fewer turns")


def _players(axes: "Axes", report: Report) -> None:
    names = [f"{at['seats']} players" for at in report["by_seats"]]
    axes.set_yticks(range(len(names)), names)
    axes.tick_params(left=False)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x", alpha=0.4)


def label(axes: "Axes", x: float, y: float, text: str) -> None:
    """Write something beside the end of a bar."""
    axes.annotate(text, (x, y), (5, 0), textcoords="offset points", va="center", fontsize=10)


def _folded(name: str, wide: int = 19) -> str:
    """A name in lines that leave room for bars."""
    lines = [""]
    for word in name.split():
        if lines[-1] and len(lines[-1]) + len(word) >= wide:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return "\n".join(lines)
