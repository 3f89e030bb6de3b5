"""A zip of a person's own records, made as it is sent."""

import asyncio
import contextlib
import io
import zipfile
from collections.abc import AsyncIterator, Mapping

from tavolata.server.storage.database import Database
from tavolata.server.storage.record_files import UNREADABLE, Archive, record_files
from tavolata.server.storage.results import read_log

MAX_RECORDS = 1000  # in a zip: the newest


async def zip_records(database: Database, games: Mapping[str, set[int]]) -> AsyncIterator[bytes]:
    """A zip of the records of these games, numbers by code, made table by table."""
    buffer = _Buffer()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as into:
        archive = Archive(into)
        for code, numbers in games.items():
            await asyncio.to_thread(_add_records, archive, database, code, numbers)
            if piece := buffer.take():
                yield piece
    yield buffer.take()


def _add_records(archive: Archive, database: Database, code: str, numbers: set[int]) -> None:
    log = read_log(database, code)
    with contextlib.suppress(*UNREADABLE):
        for number, file in record_files(code, log) if log else ():
            if number in numbers:
                archive.put(file)


class _Buffer(io.RawIOBase):
    """What was written and is not sent yet; it cannot be sought in."""

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
