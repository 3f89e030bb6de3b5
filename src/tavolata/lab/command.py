"""What `tavolata arena` and `tavolata lab` do: play, train, solve, and tell what came out."""

import contextlib
import io
import json
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tavolata.bots.external import is_outside
from tavolata.bots.weights import load
from tavolata.core.catalogue import find, kit
from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject
from tavolata.lab.arena.picture import called, check_picture, draw, draw_curve
from tavolata.lab.arena.ratings import Rating, ratings
from tavolata.lab.arena.runner import Match
from tavolata.lab.arena.standings import Standing, Tally
from tavolata.lab.compile_notice import listening
from tavolata.lab.processes import Bell, cores, play
from tavolata.locale import knows, say

INTERRUPTED = 130  # the status of a command that Ctrl-C ended
WIDE = 100  # columns of a table that goes to a file or a pipe

Note = Callable[[str, float], None]


class Train(Protocol):
    """A game's training: writes weights, and goes on from its checkpoint when called again."""

    def __call__(
        self,
        seats: int,
        *,
        out: Path,
        seed: int = 1,
        positions: int | None = None,
        device: str = "cpu",
        workers: int = 0,
        cluster: str | None = None,
        note: Note,
    ) -> None:
        """Train for so many seats."""


class Solve(Protocol):
    """A game's exact solution, where it is small enough."""

    def __call__(
        self, *, options: JsonObject, out: Path, note: Note, workers: int = 0
    ) -> dict[str, Any]:
        """Solve it; answers the facts to tell."""


def arena(
    game: str,
    bots: list[str],
    *,
    seats: int | None,
    games: int,
    seed: str | None,
    options: JsonObject,
    seconds: float,
    workers: int,
    cluster: str | None = None,
    json_file: Path | None,
    picture: Path | None,
    lang: str,
) -> int:
    """Let bots play, and tell how good they are. Ctrl-C ends it early, with what there is."""
    seats = max(len(bots), find(game).seats[0]) if seats is None else seats
    seed = secrets.token_hex(8) if seed is None else seed
    match = Match(game, tuple(bots), seats, games, seed, options, seconds)
    match.check()
    if cluster and any(map(is_outside, bots)):
        raise Refusal("programs-stay-here")
    for path in (json_file, picture):
        if path is not None:
            _check_writable(path)
    if picture is not None:
        check_picture(picture)
    with Bell() as bell, _progress(MofNCompleteColumn(), lang) as progress:
        task = progress.add_task(say(lang, "arena-playing"), total=games)

        def note(tally: Tally) -> None:
            told = f"{bots[0][:30]} {_percent(lang, tally.share(0))}"
            progress.update(task, completed=tally.games, description=told)

        tally = play(match, workers or cores(), note, bell, cluster)
    console = _console()
    if not tally.games:
        console.print(say(lang, "arena-nothing"))
        return INTERRUPTED
    rated = ratings(tally)
    title = _title(lang, tally)
    console.print(_table(lang, tally, rated, title))
    _tell_forfeits(console, lang, tally)
    if json_file is not None:
        _write(json_file, json.dumps(tally.to_json(), ensure_ascii=False) + "\n")
        console.print(say(lang, "lab-written", path=str(json_file)))
    if picture is not None:
        _draw(tally, rated, title, lang, picture)
        console.print(say(lang, "lab-written", path=str(picture)))
    if tally.games < games:
        console.print(say(lang, "arena-stopped", games=tally.games, asked=games))
        return INTERRUPTED
    return 0


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
    """Train a game's value by self-play. Ctrl-C loses nothing: the same call goes on."""
    find(game).start(seats)
    load = kit(game).train
    if load is None:
        raise Refusal("no-training", game=game)
    teach = load()
    file = out or Path(f"{game}-{seats}.npz")
    _check_writable(file)
    used = _device(device)
    elsewhere = {"cluster": cluster} if cluster else {}

    def work(note: Note) -> None:
        teach(
            seats,
            out=file,
            seed=seed,
            positions=positions,
            device=used,
            workers=workers,
            note=note,
            **elsewhere,
        )

    return _long_work(work, "lab-training", file, lang)


def solve(game: str, *, options: JsonObject, out: Path | None, workers: int, lang: str) -> int:
    """Solve a game exactly, where it is small enough, and tell the facts."""
    load = kit(game).solve
    if load is None:
        raise Refusal("no-solution", game=game)
    solve_exactly = load()
    file = out or Path(f"{game}-solved.npz")
    _check_writable(file)
    facts: dict[str, Any] = {}

    def work(note: Note) -> None:
        facts.update(solve_exactly(options=options, out=file, note=note, workers=workers))

    status = _long_work(work, "lab-solving", file, lang)
    console = _console()
    for name, value in facts.items():
        console.print(f"{name}: {value}")
    return status


def puzzles(game: str, *, out: Path, lang: str) -> int:
    """Find puzzles in games of bots, and write them down."""
    from tavolata.coach.puzzle_finder import write_puzzles

    _check_writable(out)
    return _long_work(lambda note: write_puzzles(game, out, note), "lab-seeking", out, lang)


def curve(game: str, seats: int, path: Path, lang: str) -> int:
    """Draw how a master's share of the win grew as it learned."""
    find(game).start(seats)
    weights = load(game, seats)
    if weights is None or not weights.facts.get("curve"):
        raise Refusal("no-training", game=game)
    check_picture(path)
    _check_writable(path)
    draw_curve(weights.facts["curve"], f"{game}, {seats}", lang, path)
    return 0


def _long_work(work: Callable[[Note], None], doing: str, file: Path, lang: str) -> int:
    try:
        with _progress(TextColumn("{task.percentage:>3.0f} %"), lang) as progress:
            task = progress.add_task(say(lang, doing), total=1.0)

            def note(text: str, fraction: float) -> None:
                progress.update(task, completed=fraction, description=text)

            work(note)
    except KeyboardInterrupt:
        _console().print(say(lang, "lab-stopped"))
        return INTERRUPTED
    _console().print(say(lang, "lab-written", path=str(file)))
    return 0


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


def _check_writable(path: Path) -> None:
    """Better now than after an hour of work."""
    there = path if path.exists() else path.parent
    if path.is_dir() or not there.exists() or not os.access(there, os.W_OK):
        raise Refusal("not-written", path=str(path))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Refusal("not-written", path=str(path)) from problem


@contextlib.contextmanager
def _progress(count: Any, lang: str) -> Iterator[Progress]:
    """A bar on the side of the screen that is not piped anywhere. It says so when something has
    to be compiled first."""
    console = _aside()
    words = TextColumn("{task.description}", markup=False)
    columns = (words, BarColumn(), count, TimeRemainingColumn())
    bar = Progress(*columns, console=console, disable=not console.is_terminal)

    def tell() -> None:
        console.print(say(lang, "lab-compiling"))
        for task in bar.tasks:
            bar.update(task.id, description=say(lang, "lab-getting-ready"))

    with listening(tell), bar as progress:
        yield progress


def _aside() -> Console:
    """For what is no result."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False, soft_wrap=True)


def _console() -> Console:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a narrow code page must not lose a result
    width = None if sys.stdout.isatty() else WIDE
    return Console(markup=False, highlight=False, emoji=False, soft_wrap=True, width=width)


def _title(lang: str, tally: Tally) -> str:
    match = tally.match
    name = say(lang, f"{match.game}-name") if knows(lang, f"{match.game}-name") else match.game
    return say(
        lang, "arena-title", game=name, seats=match.seats, games=tally.games, seed=match.seed
    )


def _table(lang: str, tally: Tally, rated: list[Rating], title: str) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=0)
    table.add_column(say(lang, "arena-bot"), overflow="fold", min_width=10)
    for heading in ("share", "interval", "score", "rating", "forfeits", "time"):
        table.add_column(say(lang, f"arena-{heading}"), justify="right", no_wrap=True)
    for bot, (standing, rating) in enumerate(zip(tally.standings(), rated, strict=True)):
        table.add_row(Text(called(tally, bot)), *_cells(lang, standing, rating))
    return table


def _cells(lang: str, standing: Standing, rating: Rating) -> list[str]:
    return [
        _percent(lang, standing.share),
        _number(lang, f"{100 * standing.low:.1f}–{100 * standing.high:.1f} %"),
        _number(lang, f"{standing.score:.2f}"),
        _number(lang, f"{rating.mean:.1f} ± {2 * rating.deviation:.1f}"),
        str(standing.forfeits),
        _time(lang, standing.seconds_per_move),
    ]


def _draw(tally: Tally, rated: list[Rating], title: str, lang: str, path: Path) -> None:
    labels = []
    for standing, rating in zip(tally.standings(), rated, strict=True):
        share, _, _, strength, *_ = _cells(lang, standing, rating)
        labels.append(f"{share} · {say(lang, 'arena-rating')} {strength}")
    try:
        draw(tally, labels, title, lang, path)
    except OSError as problem:
        raise Refusal("not-written", path=str(path)) from problem


def _tell_forfeits(console: Console, lang: str, tally: Tally) -> None:
    for (bot, why), (count, detail) in tally.forfeits().items():
        told = say(lang, f"arena-forfeit-{why}", bot=tally.match.bots[bot], count=count)
        console.print(f"{told} [{detail}]" if detail else told)


def _percent(lang: str, share: float) -> str:
    return _number(lang, f"{100 * share:.1f} %")


def _time(lang: str, seconds: float) -> str:
    if seconds >= 1:
        return _number(lang, f"{seconds:.2f} s")
    return _number(lang, f"{1000 * seconds:.{1 if seconds >= 0.01 else 3}f} ms")


def _number(lang: str, text: str) -> str:
    """Only English has a point before the decimals."""
    return text if lang == "en" else text.replace(".", ",")
