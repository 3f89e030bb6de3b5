"""`tavolata export`: everything in a database, as files in a folder or in a zip file.

Logs hold the seeds of running games, so they are readable by their owner only.
"""

import contextlib
import os
import zipfile
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from tavolata.core.errors import Refusal
from tavolata.server.storage.database import Database
from tavolata.server.storage.record_files import (
    UNREADABLE,
    Archive,
    Destination,
    Folder,
    write_table,
)
from tavolata.server.storage.results import read_log
from tavolata.server.storage.schema import tables


def export(database_url: str, out: Path, lang: str) -> int:
    """Write everything; prints the outcome."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from tavolata.locale import say

    zipped = out.suffix.lower() == ".zip"
    database = _open(database_url)
    screen = Console(stderr=True, markup=False, highlight=False, emoji=False, soft_wrap=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn())
    codes = _codes(database)
    count = Count()
    try:
        with Progress(*columns, console=screen, disable=not screen.is_terminal) as progress:
            task = progress.add_task(say(lang, "export-writing"), total=len(codes))
            with _destination(out, zipped) as destination:
                for code in codes:
                    count.write(destination, database, code)
                    progress.advance(task)
    except KeyboardInterrupt:
        screen.print(say(lang, "export-stopped-zip" if zipped else "lab-stopped"))
        return 130
    except OSError as problem:
        raise Refusal("not-saved", path=str(out)) from problem
    finally:
        database.close()
    for code in count.unreadable:
        screen.print(say(lang, "export-unreadable", code=code))
    screen.print(
        say(lang, "export-done", tables=count.tables, records=count.records, path=str(out))
    )
    return 1 if count.unreadable else 0


class Count:
    """What was written so far."""

    def __init__(self) -> None:
        self.tables = 0
        self.records = 0
        self.unreadable: list[str] = []

    def write(self, destination: Destination, database: Database, code: str) -> None:
        log = read_log(database, code)
        if not log:
            return  # removed meanwhile
        self.tables += 1
        try:
            self.records += write_table(destination, code, log)
        except UNREADABLE:
            self.unreadable.append(code)


def _open(database_url: str) -> Database:
    """A database that exists already; nothing in it is changed."""
    url = sa.make_url(database_url)
    missing = Refusal("no-database", path=url.render_as_string(hide_password=True))
    if url.drivername.startswith("sqlite") and not Path(url.database or "").is_file():
        raise missing
    database = Database(database_url)
    try:
        found = sa.inspect(database.engine).has_table("entries")
    except sa.exc.SQLAlchemyError as problem:
        raise missing from problem
    if not found:
        raise missing
    return database


def _codes(database: Database) -> list[str]:
    with database.engine.connect() as connection:
        query = sa.select(tables.c.code).order_by(tables.c.touched, tables.c.code)
        return [str(row.code) for row in connection.execute(query)]


@contextlib.contextmanager
def _destination(out: Path, zipped: bool) -> Iterator[Destination]:
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
