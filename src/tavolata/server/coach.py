"""The coach's desk: reviews of finished games and hints in running ones.

It thinks in threads of its own (the heavy part of it lets the others run), so that neither the
tables nor the bots wait for it. What was thought out is kept for a while; who asks for what is
being thought out waits for the same answer.
"""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import msgspec
import structlog

from tavolata.coach.evaluator import evaluator
from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject
from tavolata.core.record import Journal
from tavolata.core.state import View

MOST_REVIEWS = 100  # kept at once
MOST_WAITING = 30  # not thought out yet
MOST_ADVICE = 500

Moment = tuple[str, int, int, int]  # a table, the number of its game, of the entry, and the seat
log = structlog.get_logger()


@cache
def helps_with(game: str) -> tuple[str, ...]:
    """What the coach can do in a game: a hint, and the odds where its evaluator knows some."""
    try:
        found = evaluator(game)
    except Refusal:
        return ()
    return ("hint", "odds") if hasattr(found, "odds") else ("hint",)


def require(game: str, what: str) -> None:
    """Refuse what the coach cannot do in a game."""
    if what not in helps_with(game):
        raise Refusal("no-coach", game=game)


class Fault(Refusal):
    code = "server_fault"


class Stopped(Exception):
    """The house closed while the coach was thinking."""


@dataclass
class Work:
    """A review as it is made."""

    progress: float = 0.0
    made: bytes | None = None
    refused: Refusal | None = None

    @property
    def done(self) -> bool:
        return self.made is not None or self.refused is not None

    def to_json(self) -> dict[str, Any]:
        if self.made is None:
            return {"ready": False, "progress": round(self.progress, 3)}
        return {"ready": True, "review": msgspec.Raw(self.made)}


class Coach:
    def __init__(self) -> None:
        self._reviewing = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._advising = ThreadPoolExecutor(1, thread_name_prefix="hint")
        self._works: OrderedDict[tuple[str, int], Work] = OrderedDict()
        self._advice: OrderedDict[tuple[str, Moment], asyncio.Future[Any]] = OrderedDict()
        self._closed = False

    def close(self) -> None:
        self._closed = True
        for thinking in (self._reviewing, self._advising):
            thinking.shutdown(wait=False, cancel_futures=True)

    def review(self, code: str, number: int, journal: Journal) -> dict[str, Any]:
        """A finished game's review, or how far it is; asked for the first time, it is begun."""
        require(journal.game.name, "hint")
        key = (code, number)
        if key not in self._works:
            if sum(not work.done for work in self._works.values()) >= MOST_WAITING:
                raise Refusal("coach-busy")
            self._works[key] = Work()
            record = json.dumps(journal.record())
            self._reviewing.submit(self._make, key, self._works[key], record)
        work = self._works[key]
        if work.refused:
            del self._works[key]  # who asks again may be luckier
            raise work.refused
        self._works.move_to_end(key)
        self._forget()
        return work.to_json()

    def _make(self, key: tuple[str, int], work: Work, record: str) -> None:
        from tavolata.coach.review import review

        def note(fraction: float) -> None:
            if self._closed:
                raise Stopped
            work.progress = fraction

        try:
            work.made = msgspec.json.encode(review(record, note=note).to_json())
        except Stopped:
            pass
        except Refusal as refused:
            work.refused = refused
        except Exception:
            log.exception("a review failed", table=key[0], game=key[1])
            work.refused = Fault("server-fault")

    def _forget(self) -> None:
        """Let go of the reviews that were looked at longest ago, but none in the making."""
        spare = len(self._works) - MOST_REVIEWS
        done = [key for key, work in self._works.items() if work.done]
        for key in done[: max(0, spare)]:
            del self._works[key]

    async def advise(self, what: str, moment: Moment, view: View) -> JsonObject:
        """A hint, or the odds, for the seat whose view it is."""
        key = (what, moment)
        if key not in self._advice:
            loop = asyncio.get_running_loop()
            self._advice[key] = loop.run_in_executor(self._advising, ADVICE[what], view)
            if len(self._advice) > MOST_ADVICE:
                self._advice.popitem(last=False)
        try:
            return {what: await asyncio.shield(self._advice[key])}
        except Exception:
            self._advice.pop(key, None)
            raise

    async def judge(self, view: View, move: str) -> JsonObject:
        """What a move of the view's seat is worth that was not among those judged before."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._advising, _judged, view, move)


def _judged(view: View, move: str) -> JsonObject:
    from tavolata.coach.choice import evaluate_options

    options = evaluate_options(view, also=(move,))
    return next(option.to_json() for option in options if option.move == move)


def _hint(view: View) -> JsonObject:
    from tavolata.coach.choice import hint

    return hint(view).to_json()


def _odds(view: View) -> JsonObject:
    return cast(Any, evaluator(view.game.name)).odds(view)  # type: ignore[no-any-return]


ADVICE: dict[str, Callable[[View], JsonObject]] = {"hint": _hint, "odds": _odds}
