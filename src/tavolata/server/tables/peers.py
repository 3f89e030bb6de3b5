"""The other processes that serve the same tables, on PostgreSQL.

Each lets the others know what it saved and who is connected to it. When another one has written
in a table's log, this one reads on there; a process that is silent for long is taken for dead,
and its games go on here.
"""

import asyncio

import structlog

from tavolata.server.tables.bot_driver import BotDriver
from tavolata.server.tables.broadcaster import Broadcaster
from tavolata.server.tables.connections import Connections
from tavolata.server.tables.interfaces import Clock, PeerChannel
from tavolata.server.tables.messages import Reaction
from tavolata.server.tables.peer_messages import (
    Alive,
    Envelope,
    Forward,
    PersonChanged,
    PresenceWanted,
    Present,
    Saved,
)
from tavolata.server.tables.people import People
from tavolata.server.tables.registry import Registry

HEARTBEAT = 3.0  # seconds between two signs of life to the other processes
DEAD_AFTER = 4 * HEARTBEAT  # seconds of silence
EVERYTHING = 1 << 60  # a seq that no table reaches

log = structlog.get_logger()


class Peers:
    def __init__(
        self,
        channel: PeerChannel,
        clock: Clock,
        registry: Registry,
        connections: Connections,
        people: People,
        broadcaster: Broadcaster,
        driver: BotDriver,
    ) -> None:
        self._channel, self._clock = channel, clock
        self._registry, self._connections = registry, connections
        self._people, self._broadcaster, self._driver = people, broadcaster, driver
        self._heard: dict[str, float] = {}  # when each process was last heard
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        listening = self._channel.listen(self._receive, self._catch_up)
        self._tasks.append(asyncio.create_task(listening))
        self._tasks.append(asyncio.create_task(self._keep_watch()))

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def send_presence(self, code: str) -> None:
        """Let the others know who is connected to a table here."""
        here = sorted(self._connections.local_people(code))
        await self._channel.send(Present(code, here))

    async def send_passing(self, code: str, message: Reaction) -> None:
        """Have the others send something that is not kept to who is connected to them."""
        await self._channel.send(Forward(code, message))

    async def refresh(self, code: str) -> None:
        """Somebody came, went or has a new name: everyone at the table is sent that. Under its
        lock: what is not saved yet is not sent."""
        async with self._registry.lock(code):
            table = await self._registry.load(code)
            self._broadcaster.forget(code)
            self._broadcaster.send(table)

    async def refresh_person(self, person: str) -> None:
        """Somebody has a new name: it is read again, and sent wherever they are."""
        await self._people.reload(person)
        for code in self._connections.codes():
            table = self._registry.get(code)
            seated = table is not None and person in table.people
            if seated or person in self._connections.people(code):
                await self.refresh(code)

    async def _receive(self, envelope: Envelope) -> None:
        self._heard[envelope.sender] = self._clock.monotonic()
        match envelope.message:
            case Saved(tables):
                for code, seq in tables.items():
                    await self._read_on(code, seq)
            case Present(code, people):
                self._connections.set_remote(envelope.sender, code, people)
                for person in people:
                    await self._people.load(person)
                await self._refresh_here(code)
            case Forward(code, message):
                self._broadcaster.send_passing(code, message)
            case PersonChanged(person):
                await self.refresh_person(person)
            case PresenceWanted():
                for code in self._connections.codes():
                    await self.send_presence(code)

    async def _read_on(self, code: str, seq: int) -> None:
        """Another process has written in a table's log."""
        if self._registry.get(code) is None:
            return
        async with self._registry.lock(code):
            table = self._registry.get(code)
            if table is None or table.seq >= seq:
                return
            await self._registry.read_on(table)
            self._broadcaster.send(table)
        self._driver.drive(table)

    async def _catch_up(self) -> None:
        """The channel is open, perhaps again: see what was missed."""
        await self._channel.send(PresenceWanted())
        for code in self._registry.codes():
            await self._read_on(code, EVERYTHING)
        await self._driver.resume(elsewhere=True)

    async def _keep_watch(self) -> None:
        """Give signs of life, and see to what a process that died leaves behind."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._channel.send(Alive())
                await self._replace_dead()
            except Exception:
                log.exception("the other processes could not be reached")

    async def _replace_dead(self) -> None:
        now = self._clock.monotonic()
        dead = [process for process, heard in self._heard.items() if now - heard > DEAD_AFTER]
        for process in dead:
            del self._heard[process]
            for code in self._connections.remove_remote(process):
                await self._refresh_here(code)
            await self._driver.resume(elsewhere=True)

    async def _refresh_here(self, code: str) -> None:
        if self._connections.at(code):
            await self.refresh(code)
