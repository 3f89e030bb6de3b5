"""What the commands of the lab print on: results, notices, progress bars."""

import contextlib
import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from tavolata.lab.compile_notice import on_compilation
from tavolata.lab.interfaces import Note
from tavolata.locale import say

INTERRUPTED = 130  # the status of a command that Ctrl-C ended
PIPE_WIDTH = 100  # columns of a table that goes to a file or a pipe


def result_console() -> Console:
    """For results: standard output."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a narrow code page must not lose a result
    width = None if sys.stdout.isatty() else PIPE_WIDTH
    return Console(markup=False, highlight=False, emoji=False, soft_wrap=True, width=width)


def notice_console() -> Console:
    """For what is no result: standard error."""
    return Console(stderr=True, markup=False, highlight=False, emoji=False, soft_wrap=True)


@contextlib.contextmanager
def compile_notice(lang: str, also: Callable[[], None] = lambda: None) -> Iterator[None]:
    """While this lasts, say so when something has to be compiled first."""

    def tell() -> None:
        notice_console().print(say(lang, "lab-compiling"))
        also()

    with on_compilation(tell):
        yield


@contextlib.contextmanager
def counted_progress(lang: str) -> Iterator[Progress]:
    """A progress bar with "so many of so many"."""
    with _progress(MofNCompleteColumn(), lang) as progress:
        yield progress


@contextlib.contextmanager
def _progress(count: ProgressColumn, lang: str) -> Iterator[Progress]:
    """A bar on the side of the screen that is not piped anywhere."""
    console = notice_console()
    description = TextColumn("{task.description}", markup=False)
    columns = (description, BarColumn(), count, TimeRemainingColumn())
    bar = Progress(*columns, console=console, disable=not console.is_terminal)

    def getting_ready() -> None:
        for task in bar.tasks:
            bar.update(task.id, description=say(lang, "lab-getting-ready"))

    with compile_notice(lang, getting_ready), bar as progress:
        yield progress


def run_with_progress(work: Callable[[Note], None], doing: str, file: Path, lang: str) -> int:
    """Run work that notes how far it is and writes a file; answers the command's status."""
    try:
        with _progress(TextColumn("{task.percentage:>3.0f} %"), lang) as progress:
            task = progress.add_task(say(lang, doing), total=1.0)

            def note(text: str, fraction: float) -> None:
                progress.update(task, completed=fraction, description=text)

            work(note)
    except KeyboardInterrupt:
        result_console().print(say(lang, "lab-stopped"))
        return INTERRUPTED
    result_console().print(say(lang, "lab-written", path=str(file)))
    return 0
