"""Puzzles on the command line: `tavolata lab puzzles`."""

from pathlib import Path

from tavolata.core.files import check_writable
from tavolata.lab.console import run_with_progress


def puzzles(game: str, *, out: Path, lang: str) -> int:
    """Find puzzles in games of bots, and write them to a file."""
    from tavolata.coach.puzzle_finder import write_puzzles

    check_writable(out)
    return run_with_progress(lambda note: write_puzzles(game, out, note), "lab-seeking", out, lang)
