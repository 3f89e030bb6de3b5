"""`tavolata report`: simulate, count, and write a page and its figures."""

import json
from pathlib import Path

import numpy as np

from tavolata.core.cpu import cores
from tavolata.core.files import check_writable, write_output
from tavolata.lab.console import run_with_progress
from tavolata.lab.interfaces import Note
from tavolata.lab.report.figures import figures
from tavolata.lab.report.page import page
from tavolata.lab.simulation.command import played
from tavolata.lab.simulation.games import Batch, Run
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
            check_writable(path)

    def play(run: Run) -> Batch:
        numbers = [range(run.games)]
        return together(list(played(run, numbers, workers or cores(), cluster)))

    def work(note: Note) -> None:
        doing = say(lang, "report-playing")
        found = figures(game, games, seed, play, lambda done: note(doing, done))
        if json_file is not None:
            write_output(json_file, json.dumps(found, ensure_ascii=False, indent=1) + "\n")
        write_output(file, page(found))

    return run_with_progress(work, "report-playing", file, lang)


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
