"""Training on the command line: `tavolata lab train`, and the picture of a learning curve."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from tavolata.bots.weights import load
from tavolata.core.catalogue import find, kit
from tavolata.core.errors import Refusal
from tavolata.core.files import check_writable
from tavolata.core.pictures import check_picture, save_figure
from tavolata.lab.console import run_with_progress
from tavolata.lab.interfaces import Note
from tavolata.locale import say

LINE, PAPER = "#c8873f", "#fbf6ec"


def train(
    game: str,
    *,
    seats: int,
    positions: int | None,
    device: str,
    seed: int,
    out: Path | None,
    workers: int,
    cluster: str | None = None,
    lang: str,
) -> int:
    """Train a game's value net by self-play. Ctrl-C loses nothing: the same call goes on."""
    find(game).start(seats)
    load_training = kit(game).train
    if load_training is None:
        raise Refusal("no-training", game=game)
    train_game = load_training()
    file = out or Path(f"{game}-{seats}.npz")
    check_writable(file)
    used = _device(device)

    def work(note: Note) -> None:
        train_game(
            seats,
            out=file,
            seed=seed,
            positions=positions,
            device=used,
            workers=workers,
            cluster=cluster,
            note=note,
        )

    return run_with_progress(work, "lab-training", file, lang)


def _device(asked: str) -> str:
    """What computes: a GPU where there is one, unless something else is asked for."""
    if asked == "cpu":
        return asked
    try:
        cupy: Any = import_module("cupy")
        found = int(cupy.cuda.runtime.getDeviceCount()) > 0
    except Exception:  # whatever is wrong with it, there is no GPU to use
        found = False
    if asked == "cuda" and not found:
        raise Refusal("no-gpu")
    return "cuda" if found else "cpu"


def curve(game: str, seats: int, path: Path, lang: str) -> int:
    """Draw how a master's share of the win grew as it learned."""
    find(game).start(seats)
    weights = load(game, seats)
    if weights is None or not weights.facts.get("curve"):
        raise Refusal("no-training", game=game)
    check_picture(path)
    check_writable(path)
    draw_curve(weights.facts["curve"], f"{game}, {seats}", lang, path)
    return 0


def draw_curve(curve: Sequence[Sequence[float]], title: str, lang: str, path: Path) -> None:
    """Draw how a share of the win grew with the positions learned from."""
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    figure = Figure(figsize=(8, 4), layout="constrained", facecolor=PAPER)
    axes = figure.subplots()
    axes.set_facecolor(PAPER)
    positions, shares = zip(*(point[:2] for point in curve), strict=True)
    axes.plot([at / 1e6 for at in positions], shares, color=LINE, marker="o", zorder=3)
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
    save_figure(figure, path)
