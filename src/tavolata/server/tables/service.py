"""All tables, who is connected to them, and how a command is carried out: saved, then broadcast.

A table's commands come one at a time, under its lock. What they change is saved before
anybody is told; if saving fails, the table is read again from its log. Bots think in threads,
with their seat's view only.

Several processes may serve the same tables, on PostgreSQL: each reads on in a table's log when
another has written there, and moves bots in the place of one that does not.
"""

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import structlog

from tavolata.game import Words
from tavolata.games import find, names
from tavolata.record import Journal
from tavolata.refusal import Refusal
from tavolata.server.coach_service import Coach, helps_with, require
from tavolata.server.community.chat import SPEAKS, Manners, Quiet, reaction, speaker
from tavolata.server.community.results import results_of_ended_game
from tavolata.server.identity import Face, face_of
from tavolata.server.storage.append_queue import Behind, Index
from tavolata.server.storage.store import Store
from tavolata.server.tables import broadcast
from tavolata.server.tables.table import Table

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that looks like something else
CODE_LENGTH = 6
LATER = 2.0  # seconds until a process moves the bots that another one should have moved
PULSE = 3.0  # seconds between two signs of life to the other processes
SILENT = 4 * PULSE  # after which a process is taken for dead
MOST_TABLES = 4000  # at hand at once
ASKS_COACH = ("hint", "odds")
REINDEXES = frozenset(("open", "set", "sit"))  # entries that change where a table is to be found

log = structlog.get_logger()


class UnknownTable(Refusal):
    code = "unknown_table"


class Connection:
    """Somebody's open connection to a table."""

    def __init__(self, person: str, say: Callable[[bytes], None]) -> None:
        self.person = person
        self.say = say
        self.looking: int | None = None  # which of several seats on one device is looked at
        self.seen: dict[int | None, int] = {}  # the last seq each of them was told of
        self.told = 0  # the last seq this connection was told of
        self.greeted = False
        self.asking: set[asyncio.Task[None]] = set()  # what the coach was asked

    def send(self, message: Mapping[str, Any]) -> None:
        self.say(msgspec.json.encode(message))


class Other:
    """Another process of this server: who is at tables there, and when it was last heard."""

    def __init__(self) -> None:
        self.here: dict[str, set[str]] = {}
        self.heard = time.monotonic()


class TableService:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._tables: dict[str, Table] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._connections: dict[str, set[Connection]] = {}
        self._people: dict[str, Face] = {}
        self._manners = Manners()
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._stirred: dict[str, asyncio.Event] = {}  # set when a table changes
        self._theirs: set[str] = set()  # tables that another process changed last
        self._others: dict[str, Other] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._thinking = ThreadPoolExecutor(4, thread_name_prefix="bot")
        self.coach = Coach()
        self.moves = 0  # played since the start, for the metrics

    @property
    def connections(self) -> int:
        return sum(len(connections) for connections in self._connections.values())

    @property
    def tables(self) -> int:
        return len(self._tables)

    async def start(self) -> None:
        """Load the laws, and let bots go on where they were to move."""
        loop = asyncio.get_running_loop()
        for name in names():
            await loop.run_in_executor(self._thinking, find(name).prepare)
            await loop.run_in_executor(self._thinking, helps_with, name)
        if self.store.notifier.live:
            self._tasks.append(
                asyncio.create_task(self.store.notifier.listen(self._hear, self._catch_up))
            )
            self._tasks.append(asyncio.create_task(self._keep_watch()))
        else:
            await self._resume()

    async def _resume(self) -> None:
        """Let games go on that nobody sees to."""
        for code in await self.store.running_codes():
            if code not in self._tables:
                with contextlib.suppress(Refusal):
                    table = await self.find(code)
                    if self.store.notifier.live:
                        self._theirs.add(code)
                    self._drive(table)

    async def stop(self) -> None:
        """Stop the bots, and save what waits."""
        for task in (*self._tasks, *self._driving.values()):
            task.cancel()
        self._thinking.shutdown(wait=False, cancel_futures=True)
        self.coach.close()
        await self.store.close()

    # The other processes.

    async def _hear(self, word: dict[str, Any]) -> None:
        """What another process says: what it saved, who is there, that it lives."""
        other = self._others.setdefault(word["from"], Other())
        other.heard = time.monotonic()
        if "saved" in word:
            for code, seq in word["saved"].items():
                await self._read_on(code, seq)
        elif "here" in word:
            other.here[word["table"]] = set(word["here"])
            for person in word["here"]:
                await self.name(person)
            await self._tell_if_here(word["table"])
        elif "passing" in word:
            self._tell_passing_here(word["table"], word["passing"])
        elif "person" in word:
            await self._rename_here(word["person"])
        elif "who" in word:  # a new process asks who is where
            for code in list(self._connections):
                await self._tell_others(code)

    async def _read_on(self, code: str, seq: int) -> None:
        """Another process has written in a table's log."""
        if code not in self._tables:
            return
        async with self._lock(code):
            table = self._tables.get(code)
            if table is None or table.seq >= seq:
                return
            for body in await self.store.entries(code, table.seq):
                table.apply(body)
            for person in table.people | table.talk.speakers:
                await self.name(person)
            self._theirs.add(code)
            self._stir(code)
            self._tell(table)
        self._drive(table)

    async def _catch_up(self) -> None:
        """The line to the others is there, perhaps again: see what was missed."""
        await self.store.notifier.send({"who": True})
        for code in list(self._tables):
            await self._read_on(code, 1 << 60)
        await self._resume()

    async def _keep_watch(self) -> None:
        """Give signs of life, and see to what a process that died leaves behind."""
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self.store.notifier.send({"alive": True})
                await self._miss_the_dead()
            except Exception:
                log.exception("the other processes could not be told")

    async def _miss_the_dead(self) -> None:
        dead = [
            name for name, other in self._others.items() if time.monotonic() - other.heard > SILENT
        ]
        for name in dead:
            gone = self._others.pop(name)
            for code in gone.here:
                await self._tell_if_here(code)
            await self._resume()

    async def _tell_others(self, code: str) -> None:
        here = sorted({connection.person for connection in self._connections.get(code, ())})
        await self.store.notifier.send({"table": code, "here": [*here]})

    async def _tell_if_here(self, code: str) -> None:
        if code in self._connections:
            await self._tell_again(code)

    async def _rename_here(self, person: str) -> None:
        """Somebody has a new name: it is read again, and told wherever they are."""
        self._people.pop(person, None)
        await self.name(person)
        for code in list(self._connections):
            seated = code in self._tables and person in self._tables[code].people
            if seated or person in self._here(code):
                await self._tell_again(code)

    # People.

    async def name(self, person: str) -> Face:
        """Somebody's name, animal and colour; a stranger's name is empty."""
        if person not in self._people:
            self._people[person] = face_of(person, *await self.store.person(person) or ())
        return self._people[person]

    async def rename(self, person: str, face: Face) -> None:
        await self.store.save_person(person, *face)
        await self._rename_here(person)

    def _who(self, person: str) -> Face:
        return self._people.get(person) or face_of(person)

    # Tables.

    async def open_table(self, person: str, asked: Mapping[str, Any]) -> str:
        """A new table of somebody's; answers its code."""

        def lay(table: Table) -> None:
            table.open(person, asked)
            if asked.get("begin"):
                table.act(person, {"id": "begin", "do": "start"}, self._who)

        return await self._lay(person, lay)

    async def open_practice(
        self, person: str, of: Journal, position: Words, seat: int, level: str | None
    ) -> str:
        """A table that plays on from a moment of a finished game, begun at once."""

        def lay(table: Table) -> None:
            table.open_practice(person, of, position, seat, level)
            table.act(person, {"id": "begin", "do": "start"}, self._who)

        return await self._lay(person, lay)

    async def _lay(self, person: str, lay: Callable[[Table], None]) -> str:
        """Lay a new table and save it, under a code that nobody has."""
        await self.name(person)
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            table = Table(code)
            lay(table)
            try:
                await self._save(table, 0)
            except Behind:
                continue  # that code is taken
            self._tables[code] = table
            self._drive(table)
            return code

    async def find(self, code: str) -> Table:
        async with self._lock(code):
            return await self._load(code)

    async def summaries(self, person: str) -> tuple[list[Words], list[Words]]:
        """Somebody's tables, and those that are listed for all."""
        mine = [await self.summary(code, person) for code in await self.store.codes_of(person)]
        codes = await self.store.listed_codes()
        listed = [await self.summary(code, person) for code in codes]
        return [t for t in mine if t["yours"]], [t for t in listed if t["listed"]]

    async def summary(self, code: str, person: str) -> Words:
        table = await self.find(code)
        return broadcast.summary(table, person, self._who, self._here(code))

    async def command(self, code: str, person: str, command: Mapping[str, Any]) -> Words:
        """Carry a command out: checked, saved, then told. Answers what the sender is told."""
        if command["do"] in ASKS_COACH:
            return await self._counsel(code, person, command)
        async with self._lock(code):
            table = await self._load(code)
            if command["do"] == "preview":
                return self._preview(table, person, command)
            if command["do"] in SPEAKS and not table.did(person, command):
                await self._mind_manners(table, person, command["do"])
            if command["do"] == "react":
                return await self._react(table, person, command)
            table = await self._carry_out(table, person, command)
            self._tell(table)
        self._drive(table)
        return {}

    async def _carry_out(self, table: Table, person: str, command: Mapping[str, Any]) -> Table:
        await self.name(person)
        try:
            return await self._act(table, person, command)
        except Behind:  # another process was quicker: see what it did, and try again
            return await self._act(await self._load(table.code), person, command)

    async def _mind_manners(self, table: Table, person: str, do: str) -> None:
        """Refuse who may not speak now: the nameless, the muted, the hasty."""
        if not (await self.name(person)).name and table.seat_of(person) is None:
            raise Quiet("nameless")
        table.talk.allow(person, table.host, do)
        self._manners.mind(do, table.code, person)

    async def _react(self, table: Table, person: str, command: Mapping[str, Any]) -> Words:
        """A reaction is told to all, and not kept."""
        by = speaker(person, table.seat_of(person), self._who)
        words: Words = {"do": "react", "reaction": reaction(command["reaction"]), "by": by}
        await self.tell_passing(table.code, words)
        return {}

    async def tell_passing(self, code: str, words: Words) -> None:
        """Tell everyone at a table something that is not kept and hides nothing."""
        self._tell_passing_here(code, words)
        await self.store.notifier.send({"table": code, "passing": words})

    def _tell_passing_here(self, code: str, words: Words) -> None:
        for connection in self._connections.get(code, ()):
            if connection.greeted:
                connection.send(words)

    async def _counsel(self, code: str, person: str, command: Mapping[str, Any]) -> Words:
        """What the coach says to somebody who is to move. It thinks outside the lock: the
        table goes on meanwhile."""
        async with self._lock(code):
            table = await self._load(code)
            table.asker(person, command)
            require(table.game.name, command["do"])
            if command["do"] == "hint":
                table = await self._carry_out(table, person, command)
                self._tell(table)
            seat = table.asker(person, command)
            view = table.view(seat)
            assert view
            assert table.journal
            moment = (code, len(table.finished), len(table.journal.log), seat)
        return await self.coach.advise(command["do"], moment, view)

    async def _act(self, table: Table, person: str, command: Mapping[str, Any]) -> Table:
        before = table.seq
        try:
            table.act(person, command, self._who)
        except Refusal:
            if table.pending:
                self._tables.pop(table.code, None)
            raise
        await self._save(table, before)
        return table

    def _preview(self, table: Table, person: str, command: Mapping[str, Any]) -> Words:
        view = table.view(table.my_seat(person, command))
        if view is None:
            raise Refusal("no-game-running")
        return broadcast.preview_words(view, command["move"])

    async def _save(self, table: Table, before: int) -> None:
        """Save a table's new entries; on any trouble it is read again from its log."""
        if not table.pending:
            return
        bodies, table.pending = table.pending, []
        did = [body["do"] for body in bodies]
        self.moves += did.count("log")
        try:
            moved = not REINDEXES.isdisjoint(did)
            index = Index(table.listed, frozenset(table.people)) if moved else None
            results = results_of_ended_game(table, bodies)
            await self.store.append(table.code, before + 1, bodies, index, results)
        except BaseException:
            self._tables.pop(table.code, None)
            raise
        finally:
            self._theirs.discard(table.code)
            self._stir(table.code)

    async def _load(self, code: str) -> Table:
        """A table, rebuilt from its log if it is not at hand."""
        if code in self._tables:
            return self._tables[code]
        if len(code) != CODE_LENGTH or not set(code) <= set(ALPHABET):
            raise UnknownTable("unknown-table")
        bodies = await self.store.entries(code)
        if not bodies:
            raise UnknownTable("unknown-table")
        table = Table(code)
        for body in bodies:
            table.apply(body)
        for person in table.people | table.talk.speakers:
            await self.name(person)
        self._make_room()
        self._tables[code] = table
        return table

    def _make_room(self) -> None:
        """Put away tables that nobody is at; their logs bring them back."""
        if len(self._tables) < MOST_TABLES:
            return
        for code in list(self._tables)[: MOST_TABLES // 4]:
            driving = self._driving.get(code)
            idle = driving is None or driving.done()
            if idle and code not in self._connections and not self._lock(code).locked():
                del self._tables[code]
                self._locks.pop(code, None)
                self._driving.pop(code, None)
                self._theirs.discard(code)

    def at_hand(self) -> list[str]:
        """The codes of the tables at hand."""
        return list(self._tables)

    async def put_away(self, code: str, removing: Callable[[], Awaitable[bool]]) -> bool:
        """Remove a table for good, unless somebody is there or a bot is thinking."""
        async with self._lock(code):
            driving = self._driving.get(code)
            if self._here(code) or (driving and not driving.done()) or not await removing():
                return False
            for kept in (self._tables, self._driving, self._locks):
                kept.pop(code, None)
            self._theirs.discard(code)
            return True

    def _lock(self, code: str) -> asyncio.Lock:
        lock = self._locks.get(code)
        if lock is None:
            lock = self._locks[code] = asyncio.Lock()
        return lock

    # Guests.

    def _here(self, code: str) -> set[str]:
        here = {connection.person for connection in self._connections.get(code, ())}
        return here.union(*(other.here.get(code, ()) for other in self._others.values()))

    async def welcome(self, code: str, connection: Connection) -> None:
        await self.name(connection.person)
        await self.find(code)
        self._connections.setdefault(code, set()).add(connection)
        await self._tell_again(code)
        await self._tell_others(code)

    async def greet(self, code: str, connection: Connection, since: int | None) -> None:
        """Tell a connection how things stand, and what it missed."""
        async with self._lock(code):
            table = await self._load(code)
            connection.greeted = True
            self._tell_connection(table, connection, since)

    async def look(self, code: str, connection: Connection, seat: int) -> None:
        """Somebody else on the same device takes it: show that seat, and what it missed."""
        async with self._lock(code):
            table = await self._load(code)
            connection.looking = table.my_seat(connection.person, {"seat": seat})
            self._tell_connection(table, connection, connection.seen.get(seat, 0))

    async def goodbye(self, code: str, connection: Connection) -> None:
        connections = self._connections.get(code, set())
        connections.discard(connection)
        if connections:
            await self._tell_again(code)
        else:
            self._connections.pop(code, None)
        await self._tell_others(code)

    async def _tell_again(self, code: str) -> None:
        """Somebody came, went or has a new name. Under the lock: what is not saved yet is
        not told."""
        async with self._lock(code):
            table = await self._load(code)
            table.setting = None
            self._tell(table)

    def _tell(self, table: Table) -> None:
        """Tell everyone at a table, each what it may know."""
        told = broadcast.Round(table, self._who, self._here)
        for connection in self._connections.get(table.code, ()):
            if connection.greeted:
                self._tell_connection(table, connection, connection.told, told)

    def _tell_connection(
        self,
        table: Table,
        connection: Connection,
        since: int | None,
        told: broadcast.Round | None = None,
    ) -> None:
        told = told or broadcast.Round(table, self._who, self._here)
        seat = told.seat_shown(connection.person, connection.looking)
        connection.looking = seat if told.playing else None
        connection.told = connection.seen[seat] = table.seq
        connection.say(told.message(connection.person, seat, since))

    # Bots.

    def _drive(self, table: Table) -> None:
        """See to it that bots move when it is up to them."""
        task = self._driving.get(table.code)
        if (task is None or task.done()) and table.next_by_itself():
            self._driving[table.code] = asyncio.create_task(self._drive_bots(table.code))

    async def _drive_bots(self, code: str) -> None:
        try:
            while await self._one_bot_move(code):
                pass
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot could not move", table=code)

    async def _one_bot_move(self, code: str) -> bool:
        """Let one bot move, if one is to; says whether there may be more."""
        table = await self.find(code)
        due = table.next_by_itself()
        if due is None:
            return False
        seat, wait = due
        late = table.chairs[seat].person is not None
        if code in self._theirs:
            wait = max(0.0, wait) + LATER * (1 + random.random())
        if wait > 0 and await self._changes(table, wait):
            return True
        assert table.journal
        state = table.journal.state
        loop = asyncio.get_running_loop()
        choose = table.bot_at(seat).choose
        move = await loop.run_in_executor(self._thinking, choose, state.view(seat))
        async with self._lock(code):
            now = await self._load(code)
            same = now.journal is not None and now.journal.state is state
            if not same or (now.chairs[seat].person is not None) != late:
                return True  # somebody was quicker: think again
            assert now.journal
            before = now.seq
            if late:
                now.play_for(seat, move)
            else:
                now.move(now.journal, seat, move)
            try:
                await self._save(now, before)
            except Behind:
                return True  # another process was
            self._tell(now)
        return True

    def _stir(self, code: str) -> None:
        if event := self._stirred.pop(code, None):
            event.set()

    async def _changes(self, table: Table, seconds: float) -> bool:
        """Does a table change within some seconds?"""
        event = self._stirred.setdefault(table.code, asyncio.Event())
        try:
            await asyncio.wait_for(event.wait(), seconds)
        except TimeoutError:
            return False
        return True
