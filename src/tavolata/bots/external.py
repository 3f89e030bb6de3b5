"""Bots of others: any program that speaks JSON lines takes a seat. See docs/protocol.md.

A program is started once and plays many games. Whatever it does, nobody waits for ever:
lines are written and read by threads of their own, and every answer has its time.
"""

import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from queue import Empty, Full, Queue
from typing import IO, Any

from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject
from tavolata.core.state import Result, State, View

PREFIX = "cmd:"
MARGIN = 0.25  # seconds granted for the way there and back
START_UP = 10.0  # seconds until a program that was just started must have begun to read
LONGEST = 1024 * 1024  # bytes of a line
WAITING = 1000  # lines that may wait to be read


class Forfeit(Exception):
    """A program lost its game: it answered nonsense, an illegal move, too late, or it died."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(why, detail)
        self.why = why
        self.detail = _shown(detail)


def is_outside(bot: str) -> bool:
    """Is this a program, and not one of our levels?"""
    return bot.startswith(PREFIX)


class Program:
    """A running program, asked line by line; started when it is needed, and again if it died."""

    def __init__(self, bot: str) -> None:
        try:
            self.words = shlex.split(bot.removeprefix(PREFIX), posix=os.name != "nt")
        except ValueError as problem:
            raise Refusal("bad-command", command=bot[:200]) from problem
        if not self.words:
            raise Refusal("bad-command", command=bot[:200])
        if shutil.which(self.words[0]) is None:
            raise Refusal("no-program", name=self.words[0][:200])
        self._run: _Run | None = None

    def wake(self) -> None:
        """Start it, unless it runs."""
        if self._run is None or self._run.ended:
            self.stop()
            self._run = _Run(self.words)

    def tell(self, message: JsonObject) -> None:
        """Send a message that needs no answer; the dead hear nothing."""
        if self._run is not None:
            try:
                self._run.send(message)
            except Forfeit:
                self.stop()

    def ask(self, message: JsonObject, seconds: float) -> bytes:
        """Send a message and wait for a line. Who is late is stopped: what it says next could
        be the answer to a question of long ago."""
        run = self._run
        if run is None:
            raise Forfeit("died")
        try:
            return run.ask(message, seconds)
        except Forfeit:
            self.stop()
            raise

    def stop(self, grace: float = 0.0) -> None:
        """End it, and what it started; it may be given a moment to leave by itself."""
        if self._run is not None:
            self._run.stop(grace)
            self._run = None


class _Run:
    """One run of a program, from its start to its end."""

    def __init__(self, words: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is ours to handle
            )
        except OSError as problem:
            raise Forfeit("died", str(problem.strerror)) from None
        self.ended = False  # it says nothing any more
        self._stopped = False
        self._read_from = False  # it has begun to read
        self._born = time.monotonic()
        self._posted = self._written = 0  # letters: in all, and on their way
        self._letters: Queue[bytes | None] = Queue(WAITING)
        self._lines: Queue[bytes] = Queue(WAITING)
        self._complaints: deque[bytes] = deque(maxlen=1)
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        self._threads = [
            threading.Thread(target=self._write, args=(stdin,), daemon=True),
            threading.Thread(target=self._read, args=(stdout,), daemon=True),
            threading.Thread(target=self._note, args=(stderr,), daemon=True),
        ]
        self._pipe = stdin.fileno()
        for thread in self._threads:
            thread.start()

    def send(self, message: JsonObject) -> None:
        line = json.dumps(message, separators=(",", ":")).encode() + b"\n"
        try:
            self._letters.put(line, timeout=MARGIN)
        except Full:
            raise Forfeit("late") from None
        self._posted += 1

    def ask(self, message: JsonObject, seconds: float) -> bytes:
        for _ in range(self._lines.qsize()):  # what it said without being asked
            if not self._lines.get():
                raise self._death()
        self.send(message)
        self._await_reader()
        try:
            line = self._lines.get(timeout=seconds + MARGIN)
        except Empty:
            raise Forfeit("late") from None
        if not line:
            raise self._death()
        if len(line) >= LONGEST:
            raise Forfeit("nonsense", line[:80].decode(errors="replace"))
        return line

    def stop(self, grace: float) -> None:
        with contextlib.suppress(Full):
            self._letters.put_nowait(None)  # its input ends: a good program leaves
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(grace)
        self._stopped = True
        with contextlib.suppress(ProcessLookupError):
            if os.name == "nt":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        patience = time.monotonic() + 1.0  # something it started may have left its group
        while any(thread.is_alive() for thread in self._threads) and time.monotonic() < patience:
            _empty(self._letters)
            _empty(self._lines)  # a reader may wait for room
            with contextlib.suppress(Full):
                self._letters.put_nowait(None)
            self._threads[1].join(0.01)

    def _await_reader(self) -> None:
        """Until a program that was just started has begun to read, its time does not run."""
        while not self._read_from and not self.ended:
            self._read_from = (
                not self._lines.empty()
                or (self._written == self._posted and not _has_unread(self._pipe))
                or time.monotonic() > self._born + START_UP
            )
            if not self._read_from:
                time.sleep(0.002)

    def _death(self) -> Forfeit:
        self._threads[2].join(MARGIN)
        last = self._complaints[-1].decode(errors="replace") if self._complaints else ""
        return Forfeit("died", last)

    def _write(self, pipe: IO[bytes]) -> None:
        try:
            with pipe:
                while (line := self._letters.get()) is not None:
                    pipe.write(line)
                    pipe.flush()
                    self._written += 1
        except OSError:
            pass  # it reads no more: the next answer is missed

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe:
            while not self._stopped and (line := pipe.readline(LONGEST)):
                self._lines.put(line)
        self.ended = True
        self._lines.put(b"")

    def _note(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(4096):
                if line.strip():
                    self._complaints.append(line.strip())


class Outside:
    """A program in a seat: it hears what its seat may know, and is asked for its moves."""

    def __init__(self, program: Program, seconds: float) -> None:
        self._program = program
        self._seconds = seconds
        self._news: list[JsonObject] = []

    def begin(self, state: State, seat: int, start: int) -> None:
        """A game begins: the program is told which, and where it sits."""
        self._program.wake()
        self._program.tell(
            {
                "do": "start",
                "game": state.game.name,
                "seats": state.seats,
                "seat": seat,
                "start": start,
                "options": state.options,
            }
        )
        self._news = []

    def hear(self, view: View) -> None:
        """A step happened: its events, as the seat may see them."""
        self._news.extend(view.events)

    def choose(self, view: View) -> str:
        """Ask the program for a move, from what its seat may know."""
        line = self._program.ask(
            {
                "do": "move",
                "view": view.to_json(),
                "legal": [*view.legal],
                "events": [*self._news],
                "seconds": self._seconds,
            },
            self._seconds,
        )
        self._news = []
        try:
            answer = json.loads(line)
            move = answer["move"]
        except (ValueError, RecursionError, LookupError, TypeError):
            raise Forfeit("nonsense", line[:80].decode(errors="replace")) from None
        if not isinstance(move, str):
            raise Forfeit("nonsense", line[:80].decode(errors="replace"))
        return move

    def end(self, result: Result) -> None:
        """Tell the program how the game ended."""
        self._program.tell({"do": "end", "winners": [*result.winners], "scores": [*result.scores]})


def _shown(text: str) -> str:
    """A line of somebody else's, safe to print."""
    return "".join(c if c.isprintable() else "·" for c in text.strip())[:80]


def _empty(queue: Queue[Any]) -> None:
    with contextlib.suppress(Empty):
        while True:
            queue.get_nowait()


def _has_unread(pipe: int) -> bool:
    """Does something still lie in a pipe that we write to? Where that cannot be known, a
    program has its whole start-up for its first answer."""
    if sys.platform != "linux":
        return True
    import fcntl
    import termios

    size = bytearray(4)
    try:
        fcntl.ioctl(pipe, termios.FIONREAD, size)
    except OSError:  # closed: it died
        return False
    return any(size)
