"""Lets bots move when it is up to them, and when somebody's time has run out.

Bots think in an executor, with their seat's view only; the table is not locked meanwhile. Where
several processes serve a table, the one that changed it last moves its bots, and the others in
its place if it does not.
"""

import asyncio
import contextlib
import random
import secrets
from concurrent.futures import Executor

import structlog

from tavolata.bots import Bot, sit
from tavolata.core.errors import Refusal
from tavolata.core.state import State
from tavolata.server.tables.broadcaster import Broadcaster
from tavolata.server.tables.game_flow import next_by_itself, play_late, play_move
from tavolata.server.tables.handlers import STAND_IN
from tavolata.server.tables.interfaces import Behind, TableStore
from tavolata.server.tables.registry import Registry
from tavolata.server.tables.table import Table

STAND_IN_AFTER = 2.0  # seconds until a process moves the bots that another one should have moved

log = structlog.get_logger()


class BotDriver:
    def __init__(
        self, store: TableStore, registry: Registry, broadcaster: Broadcaster, executor: Executor
    ) -> None:
        self._store, self._registry, self._broadcaster = store, registry, broadcaster
        self._executor = executor
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def drive(self, table: Table) -> None:
        """See to it that bots move when it is up to them."""
        if not self.is_driving(table.code) and next_by_itself(table):
            task = asyncio.create_task(self._drive(table.code))
            self._tasks[table.code] = task
            task.add_done_callback(lambda done: self._discard(table.code, done))

    def is_driving(self, code: str) -> bool:
        return code in self._tasks and not self._tasks[code].done()

    async def resume(self, elsewhere: bool) -> None:
        """Let games go on that nobody sees to, perhaps in place of another process."""
        for code in await self._store.running_codes():
            if self._registry.get(code) is None:
                with contextlib.suppress(Refusal):
                    table = await self._registry.find(code)
                    if elsewhere:
                        self._registry.changes.note(code, elsewhere=True)
                    self.drive(table)

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    def _discard(self, code: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(code) is task:
            del self._tasks[code]

    async def _drive(self, code: str) -> None:
        try:
            while await self._move_one(code):
                pass
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot could not move", table=code)

    async def _move_one(self, code: str) -> bool:
        """Let one bot move, if one is to; says whether there may be more."""
        table = await self._registry.find(code)
        due = next_by_itself(table)
        if due is None:
            return False
        seat, wait = due
        late = table.chairs[seat].person is not None
        if self._registry.changes.was_elsewhere(code):
            wait = max(0.0, wait) + STAND_IN_AFTER * (1 + random.random())
        if wait > 0 and await self._registry.changes.within(code, wait):
            return True
        assert table.journal
        state = table.journal.state
        move = await asyncio.get_running_loop().run_in_executor(
            self._executor, _bot_at(table, seat).choose, state.view(seat)
        )
        await self._play(code, state, seat, move, late)
        return True

    async def _play(self, code: str, before: State, seat: int, move: str, late: bool) -> None:
        """Play a move that was chosen in a state, unless somebody was quicker meanwhile."""
        async with self._registry.lock(code):
            table = await self._registry.load(code)
            same = table.journal is not None and table.journal.state is before
            if not same or (table.chairs[seat].person is not None) != late:
                return
            (play_late if late else play_move)(table, seat, move)
            with contextlib.suppress(Behind):  # another process was quicker
                await self._registry.save(table)
                self._broadcaster.send(table)


def _bot_at(table: Table, seat: int) -> Bot:
    """The bot on a seat, or the one that moves for who does not."""
    if seat not in table.bots:
        level = table.chairs[seat].level or STAND_IN
        table.bots[seat] = sit(level, table.game.name, secrets.token_bytes(16))
    return table.bots[seat]
