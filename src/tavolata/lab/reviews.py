"""`tavolata lab reviews`: many records looked back on, on all cores or on a cluster."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tavolata.core.cpu import cores
from tavolata.core.errors import Refusal
from tavolata.core.files import write_output
from tavolata.core.json import JsonObject
from tavolata.core.record import read_file
from tavolata.lab.console import INTERRUPTED, counted_progress, result_console
from tavolata.lab.executors import open_pool, run_batches
from tavolata.lab.interrupts import StopOnInterrupt
from tavolata.locale import say


class Answer(NamedTuple):
    """A review, or the refusal of a record that has none."""

    review: JsonObject | None
    refusal: Refusal | None = None


def reviews(files: list[Path], *, out: Path, workers: int, cluster: str | None, lang: str) -> int:
    """Review every record, and write each as JSON into a folder, under the record's name. Those
    that are there already are left as they are, so that a run that was stopped can go on."""
    texts = {file: read_file(file) for file in files}
    if len({file.stem for file in files}) < len(files):
        raise Refusal("same-names")
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Refusal("not-written", path=str(out)) from problem
    left = [file for file in files if not _target(file, out).exists()]
    asked: Iterator[tuple[str, bytes]] = iter([(str(file), texts[file]) for file in left])
    console, failed, done = result_console(), 0, len(files) - len(left)
    with StopOnInterrupt() as stop, counted_progress(lang) as progress:
        doing = say(lang, "reviews-working")
        task = progress.add_task(doing, total=len(files), completed=done)
        with open_pool(min(workers or cores(), max(1, len(left))), cluster) as pool:
            for (file, _), answer in run_batches(
                pool, review_record, lambda: next(asked, None), stop
            ):
                done += 1
                progress.update(task, advance=1, description=doing)
                if answer.refusal is not None:
                    failed += 1
                    why = say(lang, f"refused-{answer.refusal.reason}", **answer.refusal.details)
                    console.print(say(lang, "reviews-failed", path=file, why=why))
                else:
                    text = json.dumps(answer.review, ensure_ascii=False)
                    write_output(_target(Path(file), out), text + "\n")
    console.print(say(lang, "reviews-done", count=done - failed, path=str(out)))
    if done < len(files):
        console.print(say(lang, "lab-stopped"))
        return INTERRUPTED
    return 1 if failed else 0


def review_record(record: tuple[str, bytes]) -> Answer:
    """Review one record: what a worker is asked for."""
    from tavolata.coach.review import review

    try:
        return Answer(review(record[1]).to_json())
    except Refusal as refusal:
        return Answer(None, refusal)


def _target(file: Path, out: Path) -> Path:
    return out / f"{file.stem}.review.json"
