"""The desk where the server hands in what is to be written: the line to its clerk (clerk.py)."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec
import structlog

from tavolata.server.clerk import Book, Order

log = structlog.get_logger()


class Desk:
    """One order at a time. There is a clerk from the first order on."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._clerk: Process | None = None

    async def hand_in(self, order: Order) -> str:
        """Have an order written; answers once it is on disk, or what is wrong. A clerk that is
        lost is replaced, and gets the order again: had it been written, it is behind now."""
        text = msgspec.json.encode(order) + b"\n"
        for _ in range(2):
            clerk, self._clerk = self._clerk, None  # at work, until it answers
            try:
                clerk = clerk or await self._hire()
                answer = await _ask(clerk, text)
            except (OSError, RuntimeError):  # uvloop's word for a pipe that is closed
                answer = b""
            if answer:
                self._clerk = clerk
                return answer.decode().strip()
            log.warning("the clerk is gone")
        return "no clerk answers"

    async def _hire(self) -> Process:
        module = "tavolata.server.clerk"
        clerk = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, stdin=PIPE, stdout=PIPE
        )
        assert clerk.stdin
        clerk.stdin.write(msgspec.json.encode(self._book) + b"\n")
        return clerk

    async def close(self) -> None:
        """Let the clerk finish, and go."""
        clerk, self._clerk = self._clerk, None
        if clerk and clerk.stdin:
            clerk.stdin.close()
            await clerk.wait()


async def _ask(clerk: Process, text: bytes) -> bytes:
    """A clerk's answer; nothing from one that is gone."""
    assert clerk.stdin
    assert clerk.stdout
    clerk.stdin.write(text)
    return await clerk.stdout.readline()
