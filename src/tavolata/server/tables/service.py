"""All tables: how a command is carried out, who comes and goes, what is asked about them.

A table's commands come one at a time, under its lock. What they change is saved before anybody
is sent it; if saving fails, the table is read again from its log.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor

from tavolata.core.catalogue import find, names
from tavolata.core.errors import Refusal
from tavolata.core.record import Journal
from tavolata.server.community.chat import MayNotSpeak, Speech, SpeechLimits, known_reaction
from tavolata.server.identity import Face
from tavolata.server.tables import commands
from tavolata.server.tables.bot_driver import BotDriver
from tavolata.server.tables.broadcaster import Broadcaster
from tavolata.server.tables.commands import LoggedCommand, TableCommand
from tavolata.server.tables.connections import Connection, Connections
from tavolata.server.tables.entries import PracticeStart
from tavolata.server.tables.handlers import advised_seat, carry_out, is_done, own_seat
from tavolata.server.tables.interfaces import Behind, Clock, Coach, PeerChannel, TableStore
from tavolata.server.tables.messages import (
    Ack,
    Answer,
    HintAck,
    OddsAck,
    PreviewAck,
    Reaction,
    Summary,
)
from tavolata.server.tables.opening import NewTable, open_practice, open_table
from tavolata.server.tables.peers import Peers
from tavolata.server.tables.people import People
from tavolata.server.tables.registry import ALPHABET, CODE_LENGTH, Registry
from tavolata.server.tables.table import Table
from tavolata.server.tables.table_info import speaker, summary
from tavolata.server.tables.views import preview


class TableService:
    """`executor` is where bots think."""

    def __init__(
        self,
        store: TableStore,
        channel: PeerChannel,
        clock: Clock,
        coach: Coach,
        executor: Executor,
    ) -> None:
        self._store, self._channel, self._clock = store, channel, clock
        self._coach, self._executor = coach, executor
        self._people = People(store)
        self._connections = Connections()
        self._registry = Registry(store, self._people, clock, self._in_use)
        self._broadcaster = Broadcaster(self._connections, self._people, coach)
        self._driver = BotDriver(store, self._registry, self._broadcaster, executor)
        self._peers = Peers(
            channel,
            clock,
            self._registry,
            self._connections,
            self._people,
            self._broadcaster,
            self._driver,
        )
        self._speech_limits = SpeechLimits()

    async def start(self) -> None:
        """Load the laws, and let bots go on where they were to move."""
        loop = asyncio.get_running_loop()
        for name in names():
            await loop.run_in_executor(self._executor, find(name).prepare)
            await loop.run_in_executor(self._executor, self._coach.helps_with, name)
        if self._channel.live:
            self._peers.start()
        else:
            await self._driver.resume(elsewhere=False)

    async def stop(self) -> None:
        """Stop the bots, and save what waits."""
        self._peers.stop()
        self._driver.stop()
        self._executor.shutdown(wait=False, cancel_futures=True)
        await self._store.close()

    # For the metrics.

    @property
    def connections(self) -> int:
        return len(self._connections)

    @property
    def tables(self) -> int:
        return len(self._registry)

    @property
    def moves(self) -> int:
        return self._registry.moves

    # People.

    async def name(self, person: str) -> Face:
        """Somebody's name, animal and colour; a stranger's name is empty."""
        return await self._people.load(person)

    async def rename(self, person: str, face: Face) -> None:
        await self._store.save_person(person, *face)
        await self._peers.refresh_person(person)

    # Tables.

    async def open_table(self, person: str, wanted: NewTable) -> str:
        """A new table of somebody's; answers its code."""

        def enter(table: Table) -> None:
            open_table(table, person, wanted)
            if wanted.begin:
                carry_out(table, person, commands.Start("begin"), self._people.face)

        return await self._add(person, enter)

    async def open_practice(
        self, person: str, of: Journal, position: PracticeStart, seat: int, level: str | None
    ) -> str:
        """A table that plays on from a moment of a finished game, begun at once."""

        def enter(table: Table) -> None:
            open_practice(table, person, of, position, seat, level)
            carry_out(table, person, commands.Start("begin"), self._people.face)

        return await self._add(person, enter)

    async def _add(self, person: str, enter: Callable[[Table], None]) -> str:
        """Save a new table under a code that no other has."""
        await self._people.load(person)
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            table = Table(code, self._clock)
            enter(table)
            try:
                await self._registry.add(table)
            except Behind:
                continue  # that code is taken
            self._driver.drive(table)
            return code

    async def find(self, code: str) -> Table:
        return await self._registry.find(code)

    async def summaries(self, person: str) -> tuple[list[Summary], list[Summary]]:
        """Somebody's tables, and those that are listed for all."""
        mine = [await self.summary(code, person) for code in await self._store.codes_of(person)]
        codes = await self._store.listed_codes()
        listed = [await self.summary(code, person) for code in codes]
        return [table for table in mine if table.yours], [one for one in listed if one.listed]

    async def summary(self, code: str, person: str) -> Summary:
        table = await self.find(code)
        here = self._connections.people(code)
        coached = bool(self._coach.helps_with(table.game.name))
        return summary(table, person, self._people.face, here, coached)

    def loaded_codes(self) -> list[str]:
        """The codes of the tables in memory."""
        return self._registry.codes()

    async def remove(self, code: str, remove: Callable[[], Awaitable[bool]]) -> bool:
        """Remove a table for good, unless somebody is there or a bot is thinking."""
        async with self._registry.lock(code):
            used = self._connections.people(code) or self._driver.is_driving(code)
            if used or not await remove():
                return False
            self._registry.forget(code)
            return True

    def _in_use(self, code: str) -> bool:
        return bool(self._connections.at(code)) or self._driver.is_driving(code)

    # Commands.

    async def command(self, code: str, person: str, command: TableCommand) -> Answer:
        """Carry a command out: checked, saved, then broadcast. Answers its sender."""
        if isinstance(command, commands.Hint | commands.Odds):
            return await self._advise(code, person, command)
        async with self._registry.lock(code):
            table = await self._registry.load(code)
            if isinstance(command, commands.Preview):
                return _preview(table, person, command)
            if isinstance(command, commands.React):
                return await self._react(table, person, command)
            if isinstance(command, commands.Chat) and not is_done(table, person, command):
                await self._check_may_speak(table, person, "chat")
            table = await self._carry_out(table, person, command)
            self._broadcaster.send(table)
        self._driver.drive(table)
        return Ack(command.id)

    async def _carry_out(self, table: Table, person: str, command: LoggedCommand) -> Table:
        await self._people.load(person)
        try:
            return await self._enter(table, person, command)
        except Behind:  # another process was quicker: see what it did, and try again
            return await self._enter(await self._registry.load(table.code), person, command)

    async def _enter(self, table: Table, person: str, command: LoggedCommand) -> Table:
        try:
            carry_out(table, person, command, self._people.face)
        except Refusal:
            if table.pending:
                self._registry.drop(table.code)
            raise
        await self._registry.save(table)
        return table

    async def _check_may_speak(self, table: Table, person: str, kind: Speech) -> None:
        """Refuse who may not speak now: the nameless, the muted, the hasty."""
        if not (await self._people.load(person)).name and table.seat_of(person) is None:
            raise MayNotSpeak("nameless")
        table.chat.check_may_speak(person, table.host, kind)
        self._speech_limits.check(kind, table.code, person)

    async def _react(self, table: Table, person: str, command: commands.React) -> Answer:
        """A reaction is sent to all, and not kept."""
        await self._check_may_speak(table, person, "react")
        by = speaker(table, person, self._people.face)
        message = Reaction(known_reaction(command.reaction), by)
        self._broadcaster.send_passing(table.code, message)
        await self._peers.send_passing(table.code, message)
        return Ack(command.id)

    async def _advise(
        self, code: str, person: str, command: commands.Hint | commands.Odds
    ) -> Answer:
        """What the coach says to somebody who is to move. It thinks outside the lock: the table
        goes on meanwhile."""
        what = "hint" if isinstance(command, commands.Hint) else "odds"
        async with self._registry.lock(code):
            table = await self._registry.load(code)
            advised_seat(table, person, command)
            if what not in self._coach.helps_with(table.game.name):
                raise Refusal("no-coach", game=table.game.name)
            if isinstance(command, commands.Hint):
                table = await self._carry_out(table, person, command)
                self._broadcaster.send(table)
            seat = advised_seat(table, person, command)
            view = table.view(seat)
            assert view
            assert table.journal
            moment = (code, len(table.finished), len(table.journal.log), seat)
        if isinstance(command, commands.Hint):
            return HintAck(command.id, hint=await self._coach.hint(moment, view))
        return OddsAck(command.id, odds=await self._coach.odds(moment, view))

    # Connections.

    async def welcome(self, code: str, connection: Connection) -> None:
        """Somebody connects to a table."""
        await self._people.load(connection.person)
        await self.find(code)
        self._connections.add(code, connection)
        await self._peers.refresh(code)
        await self._peers.send_presence(code)

    async def greet(self, code: str, connection: Connection, since: int | None) -> None:
        """Send a client how things stand, and what it missed."""
        async with self._registry.lock(code):
            table = await self._registry.load(code)
            connection.greeted = True
            self._broadcaster.send_to(table, connection, since)

    async def look(self, code: str, connection: Connection, seat: int) -> None:
        """Somebody else on the same device takes it: show that seat, and what it missed."""
        async with self._registry.lock(code):
            table = await self._registry.load(code)
            connection.looking = own_seat(table, connection.person, seat)
            self._broadcaster.send_to(table, connection, connection.seen.get(seat, 0))

    async def goodbye(self, code: str, connection: Connection) -> None:
        """Somebody is not connected any more."""
        self._connections.remove(code, connection)
        if self._connections.at(code):
            await self._peers.refresh(code)
        else:
            self._broadcaster.forget(code)
        await self._peers.send_presence(code)


def _preview(table: Table, person: str, command: commands.Preview) -> Answer:
    view = table.view(own_seat(table, person, command.seat))
    if view is None:
        raise Refusal("no-game-running")
    found = preview(view, command.move)
    return PreviewAck(
        command.id, events=found.events, state=found.state, legal=found.legal, over=found.over
    )
