"""`tavolata report`: simulate, count, and write a page and its figures."""

import json
from pathlib import Path

import numpy as np

from tavolata.lab.command import _check_writable, _long_work, _write
from tavolata.lab.processes import Bell, cores
from tavolata.lab.report.figures import figures
from tavolata.lab.report.page import page
from tavolata.lab.simulation.command import played
from tavolata.lab.simulation.run import Batch, Run
from tavolata.locale import say


def report(
    game: str,
    *,
    games: int,
    seed: str,
    out: Path | None,
    json_file: Path | None,
    workers: int,
    cluster: str | None,
    lang: str,
) -> int:
    """Write a report on a game."""
    file = out or Path(f"{game}.html")
    for path in (file, json_file):
        if path is not None:
            _check_writable(path)

    def play(run: Run) -> Batch:
        numbers = [range(run.games)]
        batches = played(run, numbers, workers or cores(), cluster, "cpu", Never())
        return together(list(batches))

    def work(note: object) -> None:
        doing = say(lang, "report-playing")
        found = figures(game, games, seed, play, lambda done: note(doing, done))  # type: ignore[operator]
        if json_file is not None:
            _write(json_file, json.dumps(found, ensure_ascii=False, indent=1) + "\n")
        _write(file, page(found))

    return _long_work(work, "report-playing", file, lang)


class Never(Bell):
    """A bell that nobody rings: Ctrl-C ends a report at once."""

    def __init__(self) -> None:
        self.rung = False


def together(batches: list[Batch]) -> Batch:
    """Batches that came in any order, as one."""
    batches.sort(key=lambda batch: batch.first)
    before = np.cumsum([0, *[len(batch.log) for batch in batches]])
    return Batch(
        batches[0].first,
        np.concatenate([batch.rows for batch in batches]),
        np.concatenate([batch.scores for batch in batches]),
        np.concatenate([batch.log for batch in batches]),
        np.concatenate([b.ends + lines for b, lines in zip(batches, before, strict=False)]),
    )
