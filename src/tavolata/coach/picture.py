"""A review as a picture: everybody's chance to win over the game, marked where it turned."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tavolata.coach.review_types import Decision, Review
from tavolata.core.pictures import check_picture, save_figure
from tavolata.locale import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#2f6f9f", "#c83728", "#3f7d4e", "#d99a1c", "#7a4f9a", "#5b5b57", "#b0688a")
INK, PAPER = "#3b352c", "#fbf7ee"
DOTS_PER_INCH = 100


def draw(review: Review, names: Sequence[str], lang: str, path: Path) -> None:
    """Write the picture; the ending of the file's name says as what."""
    check_picture(path)
    save_figure(picture(review, names, lang), path, DOTS_PER_INCH)


def picture(review: Review, names: Sequence[str], lang: str) -> "Figure":
    """The figure, drawn without any screen."""
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    figure = Figure(figsize=(10, 5), layout="constrained", facecolor=PAPER)
    axes = figure.add_subplot(facecolor=PAPER)
    entries = [0, *(moment.index + 1 for moment in review.moments)]
    for seat, name in enumerate(names):
        wins = [sums.start for sums in review.sums[seat : seat + 1]]
        wins += [moment.after.wins[seat] for moment in review.moments]
        axes.plot(entries, wins, color=_colour(seat), linewidth=1.8, label=name, zorder=2)
    _mark(axes, review, lang)
    axes.set_ylim(-0.02, 1.02)
    axes.set_xlim(0, max(1, entries[-1]))
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_xlabel(say(lang, "coach-picture-entries"), color=INK)
    axes.set_ylabel(say(lang, "coach-picture-wins"), color=INK)
    axes.grid(axis="y", color=INK, alpha=0.15)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, labelcolor=INK, loc="upper left", bbox_to_anchor=(1, 1))
    return figure


def _mark(axes: "Axes", review: Review, lang: str) -> None:
    """A triangle where a choice gave something away, a star where chance struck."""
    labelled: set[str] = set()
    for number in review.mattered:
        moment = review.moments[number]
        if isinstance(moment, Decision):
            seat, mark, kind = moment.seat, "v", "choice"
        else:
            seat = max(range(len(moment.luck)), key=lambda seat: abs(moment.luck[seat]))
            mark, kind = "*", "stroke"
        label = None if kind in labelled else say(lang, f"coach-picture-{kind}")
        labelled.add(kind)
        axes.plot(
            [moment.index + 1],
            [moment.after.wins[seat]],
            mark,
            color=_colour(seat),
            markeredgecolor=INK,
            markersize=10 if mark == "v" else 13,
            linestyle="none",
            label=label,
            zorder=3,
        )


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]
