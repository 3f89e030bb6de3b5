"""The client of the writer process (writer.py): starts it, and starts it again when it is lost."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec
import structlog

from tavolata.server.storage.writer import Batch, Target

log = structlog.get_logger()


class WriterClient:
    """One batch at a time. There is a writer from the first batch on."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._writer: Process | None = None

    async def write(self, batch: Batch) -> str:
        """Have a batch written; answers once it is on disk, or what is wrong. A writer that is
        lost is replaced, and gets the batch again: had it been written, it is behind now."""
        text = msgspec.json.encode(batch) + b"\n"
        for _ in range(2):
            writer, self._writer = self._writer, None  # at work, until it answers
            try:
                writer = writer or await self._start()
                answer = await _ask(writer, text)
            except (OSError, RuntimeError):  # uvloop's word for a pipe that is closed
                answer = b""
            if answer:
                self._writer = writer
                return answer.decode().strip()
            log.warning("the writer is gone")
        return "no writer answers"

    async def _start(self) -> Process:
        module = "tavolata.server.storage.writer"
        writer = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, stdin=PIPE, stdout=PIPE
        )
        assert writer.stdin
        writer.stdin.write(msgspec.json.encode(self._target) + b"\n")
        return writer

    async def close(self) -> None:
        """Let the writer finish, and go."""
        writer, self._writer = self._writer, None
        if writer and writer.stdin:
            writer.stdin.close()
            await writer.wait()


async def _ask(writer: Process, text: bytes) -> bytes:
    """A writer's answer; nothing from one that is gone."""
    assert writer.stdin
    assert writer.stdout
    writer.stdin.write(text)
    return await writer.stdout.readline()
