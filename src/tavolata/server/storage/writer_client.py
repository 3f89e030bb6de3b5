"""The client of the writer process (writer.py): starts it, and restarts it when it has died."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec
import structlog

from tavolata.server.storage.writer import Batch, Target

MODULE = "tavolata.server.storage.writer"

log = structlog.get_logger()


class WriterClient:
    """Sends one batch at a time. The process is started with the first one."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._process: Process | None = None

    async def write(self, batch: Batch) -> str:
        """Have a batch written; answers once it is on disk, or what is wrong. A process that has
        died is replaced, and the new one gets the batch again: if it had been written already,
        the answer is BEHIND."""
        line = msgspec.json.encode(batch) + b"\n"
        for _ in range(2):
            process, self._process = self._process, None  # busy until it answers
            try:
                process = process or await self._start()
                answer = await _request(process, line)
            except (OSError, RuntimeError):  # RuntimeError: uvloop's, for a pipe that is closed
                answer = b""
            if answer:
                self._process = process
                return answer.decode().strip()
            log.warning("the writer process has died")
        return "the writer process does not answer"

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", MODULE, stdin=PIPE, stdout=PIPE
        )
        assert process.stdin
        process.stdin.write(msgspec.json.encode(self._target) + b"\n")
        return process

    async def close(self) -> None:
        """End the process once it has written everything."""
        process, self._process = self._process, None
        if process and process.stdin:
            process.stdin.close()
            await process.wait()


async def _request(process: Process, line: bytes) -> bytes:
    """The answer to a line; empty from a process that has died."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(line)
    return await process.stdout.readline()
