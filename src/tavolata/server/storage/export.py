"""Export: finished games' records, as `tavolata verify` reads them, and whole logs of tables.

For the host, into a folder or a zip file: logs hold the seeds of running games, so they are
written for the owner's eyes only. For a person, a zip of their own finished games' records:
a record holds its seed only once its game is over.
"""

import asyncio
import contextlib
import io
import json
import os
import zipfile
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, Protocol

import sqlalchemy as sa

from tavolata.core.errors import Refusal
from tavolata.server.community.results import GONE, read_log
from tavolata.server.storage.store import Store, results, tables
from tavolata.server.tables.entries import decode
from tavolata.server.tables.table import Table

MOST_RECORDS = 1000  # in a person's zip: the newest
UNREADABLE = (Refusal, KeyError, ValueError, TypeError, AttributeError)

Log = list[tuple[float, str]]


class File(NamedTuple):
    name: str
    content: bytes
    private: bool = False


class Place(Protocol):
    """Where files go."""

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
        put_zipped(self._into, file)


def put_zipped(into: zipfile.ZipFile, file: File) -> None:
    info = zipfile.ZipInfo(file.name, datetime.now(UTC).timetuple()[:6])
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = (0o600 if file.private else 0o644) << 16
    into.writestr(info, file.content)


def table_of(code: str, log: Log) -> Table:
    """A table as its log left it."""
    table = Table(code)
    table.read(decode(body) for _, body in log)
    return table


def name_of(code: str, log: Log) -> str:
    """A table's name among files: the day it was opened, then its code."""
    return f"{datetime.fromtimestamp(log[0][0], UTC):%Y-%m-%d}-{code}"


def record_files(code: str, log: Log) -> Iterator[tuple[int, File]]:
    """The record of every finished game of a table, with its number."""
    for number, journal in enumerate(table_of(code, log).finished):
        if journal.state.over:
            text = json.dumps(journal.record(), ensure_ascii=False, separators=(",", ":"))
            name = f"records/{name_of(code, log)}-{number}.json"
            yield number, File(name, (text + "\n").encode())


def log_file(code: str, log: Log) -> File:
    """A table's log: one JSON object a line."""
    lines = [
        json.dumps(
            {"seq": seq, "at": at, "body": json.loads(body)},
            ensure_ascii=False,
            separators=(",", ":"),
        )
        for seq, (at, body) in enumerate(log, 1)
    ]
    return File(f"logs/{name_of(code, log)}.jsonl", ("\n".join(lines) + "\n").encode(), True)


def write_table(place: Place, code: str, log: Log) -> int:
    """Write a table's log and its records; says how many records. The log is written even
    where the rules of today do not fit it: then that is raised afterwards."""
    place.put(log_file(code, log))
    count = 0
    for _, file in record_files(code, log):
        place.put(file)
        count += 1
    return count


# For the host: `tavolata export`.


def export(database: str, out: Path, lang: str) -> int:
    """Write everything; says how it went."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from tavolata.locale import say

    zipped = out.suffix.lower() == ".zip"
    store = _opened(database)
    screen = Console(stderr=True, markup=False, highlight=False, emoji=False, soft_wrap=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn())
    codes = _codes(store)
    tally = Tally()
    try:
        with Progress(*columns, console=screen, disable=not screen.is_terminal) as progress:
            task = progress.add_task(say(lang, "export-writing"), total=len(codes))
            with _place(out, zipped) as place:
                for code in codes:
                    tally.add(place, store, code)
                    progress.advance(task)
    except KeyboardInterrupt:
        screen.print(say(lang, "export-stopped-zip" if zipped else "lab-stopped"))
        return 130
    except OSError as problem:
        raise Refusal("not-saved", path=str(out)) from problem
    finally:
        store.engine.dispose()
    for code in tally.unreadable:
        screen.print(say(lang, "export-unreadable", code=code))
    screen.print(
        say(lang, "export-done", tables=tally.tables, records=tally.records, path=str(out))
    )
    return 1 if tally.unreadable else 0


class Tally:
    def __init__(self) -> None:
        self.tables = 0
        self.records = 0
        self.unreadable: list[str] = []

    def add(self, place: Place, store: Store, code: str) -> None:
        log = read_log(store, code)
        if not log:
            return  # removed meanwhile
        self.tables += 1
        try:
            self.records += write_table(place, code, log)
        except UNREADABLE:
            self.unreadable.append(code)


def _opened(database: str) -> Store:
    """A database that is there already; nothing in it is changed."""
    url = sa.make_url(database)
    missing = Refusal("no-database", path=url.render_as_string(hide_password=True))
    if url.drivername.startswith("sqlite") and not Path(url.database or "").is_file():
        raise missing
    store = Store(database)
    try:
        found = sa.inspect(store.engine).has_table("entries")
    except sa.exc.SQLAlchemyError as problem:
        raise missing from problem
    if not found:
        raise missing
    return store


def _codes(store: Store) -> list[str]:
    with store.engine.connect() as connection:
        query = sa.select(tables.c.code).order_by(tables.c.touched, tables.c.code)
        return [str(row.code) for row in connection.execute(query)]


@contextlib.contextmanager
def _place(out: Path, zipped: bool) -> Iterator[Place]:
    """The folder, or a zip file that is there once it is whole."""
    if not zipped:
        out.mkdir(parents=True, exist_ok=True)
        yield Folder(out)
        return
    part = out.with_name(f"{out.name}.{os.getpid()}.part")
    try:
        with (
            open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file,
            zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive,
        ):
            yield Archive(archive)
        part.replace(out)
    finally:
        part.unlink(missing_ok=True)


# For a person: their own records.


async def games_of(store: Store, person: str) -> dict[str, set[int]]:
    """The newest finished games of somebody's that still have a record, by table."""
    kept = (results.c.person == person, sa.not_(results.c.code.startswith(GONE)))
    query = sa.select(results.c.code, results.c.number).where(*kept)
    query = query.order_by(results.c.at.desc()).limit(MOST_RECORDS)
    games: dict[str, set[int]] = {}
    for row in await store.look(lambda connection: connection.execute(query).all()):
        games.setdefault(str(row.code), set()).add(int(row.number))
    return games


async def zipped_records(store: Store, games: dict[str, set[int]]) -> AsyncIterator[bytes]:
    """A zip of these games' records, made table by table as it is sent."""
    sent = _Sent()
    with zipfile.ZipFile(sent, "w", zipfile.ZIP_DEFLATED) as archive:
        for code, numbers in games.items():
            await asyncio.to_thread(_add_records, archive, store, code, numbers)
            if piece := sent.take():
                yield piece
    yield sent.take()


def _add_records(archive: zipfile.ZipFile, store: Store, code: str, numbers: set[int]) -> None:
    log = read_log(store, code)
    with contextlib.suppress(*UNREADABLE):
        for number, file in record_files(code, log) if log else ():
            if number in numbers:
                put_zipped(archive, file)


class _Sent(io.RawIOBase):
    """What was written and is not sent yet; there is no way back in it."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, piece: "bytes | bytearray | memoryview") -> int:  # type: ignore[override]
        self._pieces.append(bytes(piece))
        return len(piece)

    def take(self) -> bytes:
        taken = b"".join(self._pieces)
        self._pieces.clear()
        return taken
