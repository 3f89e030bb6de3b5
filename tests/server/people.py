"""Real servers and real people for tests: processes, cookies, WebSockets."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from http.cookiejar import CookieJar
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import numpy as np
from websockets.sync.client import connect

WORDS = "0123456789abcdef" * 2

_warm = get_context("forkserver")
_warm.set_forkserver_preload(["tests.server.warm"])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _run(arguments: list[str], environment: dict[str, str], log: Path) -> None:
    """The command, in a process forked from a warm one."""
    from tavolata.cli import main

    with log.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    os.environ.clear()
    os.environ.update(environment)
    main(arguments)


class Forked:
    """A process of its own that did not have to load everything anew."""

    def __init__(self, arguments: list[str], log: Path) -> None:
        what = (arguments, {**os.environ, "LANG": "C"}, log)
        self._process = _warm.Process(target=_run, args=what, daemon=True)
        self._process.start()
        assert self._process.pid
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, how: int) -> None:
        os.kill(self.pid, how)

    def wait(self, seconds: float) -> int:
        self._process.join(seconds)
        assert self._process.exitcode is not None, "it does not stop"
        return self._process.exitcode


class Server:
    """`tavolata serve` in a process of its own, or in several."""

    COMMAND = (sys.executable, "-m", "tavolata", "serve")

    def __init__(self, database: str, folder: Path, base: str = "/", workers: int = 1) -> None:
        self.database, self.folder, self.base = database, folder, base
        self.workers = workers
        self.port = free_port()
        self.places: list[Place] = []
        self.start()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *problem: object) -> None:
        if self.process.poll() is None:
            self.stop(signal.SIGKILL)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.base.rstrip('/')}"

    def start(self) -> None:
        arguments = ["--port", str(self.port), "--database", self.database, "--base", self.base]
        self.process = self._begin([*arguments, "--workers", str(self.workers)])
        wait_for(self._is_well, "the server to start")

    def _begin(self, arguments: list[str]) -> "Forked | subprocess.Popen[bytes]":
        if self.workers == 1:
            return Forked(["serve", *arguments], self._log)
        with self._log.open("ab") as log:
            return subprocess.Popen([*self.COMMAND, *arguments], stdout=log, stderr=log)

    @property
    def _log(self) -> Path:
        return self.folder / f"server-{self.port}.log"

    def _is_well(self) -> bool:
        assert self.process.poll() is None, self.log()
        try:
            with urllib.request.urlopen(f"{self.address}/api/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def log(self) -> str:
        return self._log.read_text()

    def stop(self, how: int = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        status = self.process.wait(30)
        for place in self.places:
            place.close()
        self.places.clear()
        return status


def wait_for(claim: Callable[[], bool], what: str, seconds: float = 120) -> None:
    until = time.monotonic() + seconds
    while not claim():
        assert time.monotonic() < until, f"waited in vain for {what}"
        time.sleep(0.05)


class Person:
    """Somebody with a cookie of their own."""

    homes = count()

    def __init__(self, server: Server, name: str = "Ada") -> None:
        self.server = server
        self.home = f"10.0.{next(self.homes)}"  # everyone asks from an address of their own
        self.jar = CookieJar()
        self._open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar)).open
        self.ask("GET", "me")
        self.ask("PUT", "me", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = self.try_ask(method, path, body)
        assert status < 400, answer
        return answer

    def try_ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        data = None if body is None else json.dumps(body).encode()
        url = f"{self.server.address}/api/{path}"
        headers = {"content-type": "application/json", "x-forwarded-for": self.home}
        request = urllib.request.Request(url, data, headers)
        request.method = method
        try:
            with self._open(request, timeout=20) as answer:
                return answer.status, json.loads(answer.read())
        except HTTPError as problem:
            return problem.code, json.loads(problem.read())

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)

    def open_table(self, game: str, **more: Any) -> str:
        code = self.ask("POST", "tables", {"game": game, "words": WORDS, **more})["code"]
        return str(code)

    def at(self, code: str, since: int | None = None) -> "Place":
        return Place(self, code, since)


class Place:
    """Somebody at a table: a WebSocket, and the last news from it."""

    ids = count()

    def __init__(self, person: Person, code: str, since: int | None = None) -> None:
        self.person = person
        url = f"{person.server.address}/api/tables/{code}/live".replace("http", "ws", 1)
        self._exit = ExitStack()
        cookie = {"Cookie": person.cookie}
        joining = connect(url, additional_headers=cookie, close_timeout=0.5)
        self.socket = self._exit.enter_context(joining)
        person.server.places.append(self)
        self.news: Any = None
        self.events: list[Any] = []
        self.heard: list[str] = []  # every message, as it came
        self.do("hello", since=since)

    def hear(self, timeout: float = 20) -> Any:
        text = str(self.socket.recv(timeout))
        self.heard.append(text)
        message = json.loads(text)
        if message["do"] == "table":
            self.news = message
            self.events += message["events"]
        return message

    def send(self, do: str, id_: str | None = None, **more: Any) -> str:
        number = id_ or f"c{next(self.ids)}"
        self.socket.send(json.dumps({"id": number, "do": do, **more}))
        return number

    def try_do(self, do: str, id_: str | None = None, **more: Any) -> Any:
        number = self.send(do, id_, **more)
        while True:
            message = self.hear()
            if message["do"] == "ack" and message["id"] == number:
                return message

    def do(self, do: str, id_: str | None = None, **more: Any) -> Any:
        answer = self.try_do(do, id_, **more)
        assert answer["ok"], answer
        return answer

    def refused(self, do: str, **more: Any) -> str:
        answer = self.try_do(do, **more)
        assert not answer["ok"], answer
        assert answer["message"]
        return str(answer["reason"])

    @property
    def view(self) -> Any:
        return self.news["view"]

    @property
    def seat(self) -> int:
        return int(self.news["you"]["seat"])

    def until(self, claim: Callable[["Place"], bool]) -> None:
        while not claim(self):
            self.hear()

    def my_turn(self) -> bool:
        return self.view is not None and (self.seat in self.view["to_move"] or self.view["over"])

    def play_on(self, picks: np.random.Generator, most: int = 10_000) -> int:
        """Play legal moves at random until the game is over, or so many were played."""
        played = 0
        while played < most:
            self.until(Place.my_turn)
            if self.view["over"]:
                break
            self.do("play", move=some_move(self.news, picks), ply=self.view["ply"])
            played += 1
        return played

    def close(self) -> None:
        self._exit.close()


def some_move(news: Any, picks: np.random.Generator) -> str:
    legal = news["view"]["legal"]
    # What ends a turn well comes last in most lists: games do not drag on for ever.
    move = str(legal[-1] if picks.random() < 0.6 else legal[int(picks.random() * len(legal))])
    if move == "build *":
        modern = news["table"]["options"]["edition"] == "2005"
        return "build YYWW/RRB/BG/G" if modern else "build YYYWW/WRRR/BBB/GG/G"
    return move
