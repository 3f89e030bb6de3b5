"""`tavolata lab reviews`: many records looked back on, on all cores or on a cluster."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.progress import MofNCompleteColumn

from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject
from tavolata.core.record import read_file
from tavolata.lab.command import INTERRUPTED, _console, _progress, _write
from tavolata.lab.executors import done_by, hands
from tavolata.lab.processes import Bell, cores
from tavolata.locale import say

Told = tuple[JsonObject | None, str, dict[str, Any]]  # a review, or why there is none


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
    console, failed, done = _console(), 0, len(files) - len(left)
    with Bell() as bell, _progress(MofNCompleteColumn(), lang) as progress:
        doing = say(lang, "reviews-working")
        task = progress.add_task(doing, total=len(files), completed=done)
        with hands(min(workers or cores(), max(1, len(left))), cluster) as crew:
            for (file, _), told in done_by(crew, look_back, lambda: next(asked, None), bell):
                done += 1
                progress.update(task, advance=1, description=doing)
                found, reason, details = told
                if found is None:
                    failed += 1
                    why = say(lang, f"refused-{reason}", **details)
                    console.print(say(lang, "reviews-failed", path=file, why=why))
                else:
                    target = _target(Path(file), out)
                    part = target.with_suffix(".part")
                    _write(part, json.dumps(found, ensure_ascii=False) + "\n")
                    part.replace(target)
    console.print(say(lang, "reviews-done", count=done - failed, path=str(out)))
    if done < len(files):
        console.print(say(lang, "lab-stopped"))
        return INTERRUPTED
    return 1 if failed else 0


def look_back(record: tuple[str, bytes]) -> Told:
    """Review one record: what a worker is asked for. A refusal travels as its words."""
    from tavolata.coach.review import review

    try:
        return review(record[1]).to_json(), "", {}
    except Refusal as refused:
        return None, refused.reason, refused.details


def _target(file: Path, out: Path) -> Path:
    return out / f"{file.stem}.review.json"
