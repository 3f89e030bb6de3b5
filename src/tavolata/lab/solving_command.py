"""Exact solutions on the command line: `tavolata lab solve`."""

from pathlib import Path

from tavolata.core.catalogue import kit
from tavolata.core.errors import Refusal
from tavolata.core.files import check_writable
from tavolata.core.json import JsonObject
from tavolata.lab.console import result_console, run_with_progress
from tavolata.lab.interfaces import Note


def solve(game: str, *, options: JsonObject, out: Path | None, workers: int, lang: str) -> int:
    """Solve a game exactly, where it is small enough, and tell the facts."""
    load_solver = kit(game).solve
    if load_solver is None:
        raise Refusal("no-solution", game=game)
    solve_game = load_solver()
    file = out or Path(f"{game}-solved.npz")
    check_writable(file)
    facts: JsonObject = {}

    def work(note: Note) -> None:
        facts.update(solve_game(options=options, out=file, note=note, workers=workers))

    status = run_with_progress(work, "lab-solving", file, lang)
    console = result_console()
    for name, value in facts.items():
        console.print(f"{name}: {value}")
    return status
