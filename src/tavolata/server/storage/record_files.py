"""A table as files: the records of its finished games, as `tavolata verify` reads them, and its
log. A record holds its seed only once its game is over; a log holds the seeds of running games.
"""

import contextlib
import json
import os
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, Protocol, TypeAlias

from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject
from tavolata.server.tables.entries import decode
from tavolata.server.tables.table import Table

UNREADABLE = (Refusal, KeyError, ValueError, TypeError, AttributeError)  # a log by other rules

Log: TypeAlias = list[tuple[float, str]]  # entries as JSON, each with the time it was saved


class File(NamedTuple):
    name: str
    content: bytes
    private: bool = False


class Destination(Protocol):
    def put(self, file: File) -> None: ...


class Folder:
    """Files in a folder, each whole or not at all; what is there already is left alone."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def put(self, file: File) -> None:
        path = self.path / file.name
        with contextlib.suppress(OSError):
            if path.read_bytes() == file.content:
                return
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"{path.name}.{os.getpid()}.part")
        mode = 0o600 if file.private else 0o644
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as written:
            written.write(file.content)
            written.flush()
            os.fsync(written.fileno())
        part.replace(path)


class Archive:
    """Files in a zip."""

    def __init__(self, into: zipfile.ZipFile) -> None:
        self._into = into

    def put(self, file: File) -> None:
        info = zipfile.ZipInfo(file.name, datetime.now(UTC).timetuple()[:6])
        info.compress_type = zipfile.ZIP_DEFLATED
        info.external_attr = (0o600 if file.private else 0o644) << 16
        self._into.writestr(info, file.content)


def table_from_log(code: str, log: Log) -> Table:
    table = Table(code)
    table.read(decode(body) for _, body in log)
    return table


def file_name(code: str, log: Log) -> str:
    """A table's name among files: the day it was opened, then its code."""
    return f"{datetime.fromtimestamp(log[0][0], UTC):%Y-%m-%d}-{code}"


def record_files(code: str, log: Log) -> Iterator[tuple[int, File]]:
    """The record of every finished game of a table, with its number."""
    for number, journal in enumerate(table_from_log(code, log).finished):
        if journal.state.over:
            text = _json(journal.record())
            name = f"records/{file_name(code, log)}-{number}.json"
            yield number, File(name, (text + "\n").encode())


def log_file(code: str, log: Log) -> File:
    """A table's log: one JSON object a line."""
    lines = [
        _json({"seq": seq, "at": at, "body": json.loads(body)})
        for seq, (at, body) in enumerate(log, 1)
    ]
    return File(f"logs/{file_name(code, log)}.jsonl", ("\n".join(lines) + "\n").encode(), True)


def _json(value: JsonObject) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def write_table(destination: Destination, code: str, log: Log) -> int:
    """Write a table's log and its records; returns how many records. The log is written even
    where the rules of today do not fit it: that is raised afterwards."""
    destination.put(log_file(code, log))
    count = 0
    for _, file in record_files(code, log):
        destination.put(file)
        count += 1
    return count
