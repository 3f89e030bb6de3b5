"""Writing a file whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from tavolata.core.errors import Refusal


def write_whole(path: Path, content: str | bytes, *, private: bool = False) -> None:
    """Write a file so that a reader never sees half of it, whatever happens meanwhile. A
    private one is for its owner's eyes alone."""
    with whole_file(path, private=private) as file:
        file.write(content.encode() if isinstance(content, str) else content)


@contextmanager
def whole_file(path: Path, *, private: bool = False) -> Iterator[BinaryIO]:
    """A stream whose content is the file's once the block is left without an exception: it is
    written under another name, brought to the disk, and renamed. What is no plain file (a pipe,
    a device) is written as it is."""
    if path.exists() and not path.is_file():
        with path.open("wb") as file:
            yield file
        return
    path = Path(os.path.realpath(path))  # a link stays a link
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    mode = 0o600 if private else 0o644
    try:
        with open(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, mode), "w+b") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


@contextmanager
def output_file(path: Path) -> Iterator[BinaryIO]:
    """The same for a file that somebody named on the command line: refused where it cannot be
    written."""
    try:
        with whole_file(path) as file:
            yield file
    except OSError as problem:
        raise Refusal("not-written", path=str(path)) from problem


def write_output(path: Path, text: str) -> None:
    """Write a text to a file that somebody named; refused where it cannot be written."""
    with output_file(path) as file:
        file.write(text.encode())


def check_writable(path: Path) -> None:
    """Refuse a file that could not be written: better now than after an hour of work."""
    special = path.exists() and not path.is_file() and not path.is_dir()
    needed = path if special else path.parent
    if path.is_dir() or not needed.exists() or not os.access(needed, os.W_OK):
        raise Refusal("not-written", path=str(path))
