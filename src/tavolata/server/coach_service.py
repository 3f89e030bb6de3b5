"""The coach's worker threads: reviews of finished games and advice in running ones.

They are threads of its own (the heavy part of the work holds no GIL), so that neither the tables
nor the bots wait for it. What it found out is cached; who asks for what is being computed waits
for the same answer.
"""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec
import structlog

from tavolata.coach.evaluator import evaluator
from tavolata.core.errors import Refusal
from tavolata.core.json import JsonObject
from tavolata.core.record import Journal
from tavolata.core.state import View
from tavolata.server.coach_types import (
    Choice,
    Help,
    Hint,
    Odds,
    Review,
    ReviewAnswer,
    ReviewPending,
    ReviewReady,
)
from tavolata.server.tables.interfaces import Moment

MAX_REVIEWS = 100  # cached
MAX_WAITING = 30  # reviews that are not finished
MAX_ADVICE = 500  # cached

T = TypeVar("T")
Advice: TypeAlias = OrderedDict[Moment, asyncio.Future[T]]

log = structlog.get_logger()


@runtime_checkable
class KnowsOdds(Protocol):
    """An evaluator that can tell how likely something is to be had."""

    def odds(self, view: View) -> JsonObject: ...


@cache
def helps_with(game: str) -> tuple[Help, ...]:
    """What the coach can do in a game: a hint, and the odds where its evaluator knows some."""
    try:
        found = evaluator(game)
    except Refusal:
        return ()
    return ("hint", "odds") if isinstance(found, KnowsOdds) else ("hint",)


class ServerFault(Refusal):
    code = "server_fault"


class Stopped(Exception):
    """The server stopped while the coach was at work."""


@dataclass
class ReviewJob:
    """A review as it is made."""

    progress: float = 0.0
    review: Review | None = None
    refusal: Refusal | None = None

    @property
    def done(self) -> bool:
        return self.review is not None or self.refusal is not None

    def answer(self) -> ReviewAnswer:
        if self.review is None:
            return ReviewPending(False, round(self.progress, 3))
        return ReviewReady(True, self.review)


class Coach:
    helps_with = staticmethod(helps_with)

    def __init__(self) -> None:
        self._review_thread = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._advice_thread = ThreadPoolExecutor(1, thread_name_prefix="hint")
        self._jobs: OrderedDict[tuple[str, int], ReviewJob] = OrderedDict()
        self._hints: Advice[Hint] = OrderedDict()
        self._odds: Advice[Odds] = OrderedDict()
        self._closed = False

    def close(self) -> None:
        self._closed = True
        for thread in (self._review_thread, self._advice_thread):
            thread.shutdown(wait=False, cancel_futures=True)

    def review(self, code: str, number: int, journal: Journal) -> ReviewAnswer:
        """A finished game's review, or how far it is; asked for the first time, it is begun."""
        if not helps_with(journal.game.name):
            raise Refusal("no-coach", game=journal.game.name)
        key = (code, number)
        if key not in self._jobs:
            if sum(not job.done for job in self._jobs.values()) >= MAX_WAITING:
                raise Refusal("coach-busy")
            self._jobs[key] = ReviewJob()
            record = json.dumps(journal.record())
            self._review_thread.submit(self._run, key, self._jobs[key], record)
        job = self._jobs[key]
        if job.refusal:
            del self._jobs[key]  # who asks again may be luckier
            raise job.refusal
        self._jobs.move_to_end(key)
        self._trim_cache()
        return job.answer()

    def _run(self, key: tuple[str, int], job: ReviewJob, record: str) -> None:
        from tavolata.coach.review import review

        def note(fraction: float) -> None:
            if self._closed:
                raise Stopped
            job.progress = fraction

        try:
            job.review = msgspec.convert(review(record, note=note).to_json(), Review)
        except Stopped:
            pass
        except Refusal as refusal:
            job.refusal = refusal
        except Exception:
            log.exception("a review failed", table=key[0], game=key[1])
            job.refusal = ServerFault("server-fault")

    def _trim_cache(self) -> None:
        """Drop the reviews that were asked for longest ago, but none in the making."""
        spare = len(self._jobs) - MAX_REVIEWS
        done = [key for key, job in self._jobs.items() if job.done]
        for key in done[: max(0, spare)]:
            del self._jobs[key]

    async def hint(self, moment: Moment, view: View) -> Hint:
        """What the seat whose view it is had best do now."""
        return await self._advise(self._hints, moment, _hint, view)

    async def odds(self, moment: Moment, view: View) -> Odds:
        """How likely the seat whose view it is can have what it may play for."""
        return await self._advise(self._odds, moment, _odds, view)

    async def _advise(
        self, cache: "Advice[T]", moment: Moment, advise: Callable[[View], T], view: View
    ) -> T:
        if moment not in cache:
            loop = asyncio.get_running_loop()
            cache[moment] = loop.run_in_executor(self._advice_thread, advise, view)
            if len(cache) > MAX_ADVICE:
                cache.popitem(last=False)
        try:
            return await asyncio.shield(cache[moment])
        except Exception:
            cache.pop(moment, None)
            raise

    async def judge(self, view: View, move: str) -> Choice:
        """What a move of the view's seat is worth."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._advice_thread, _judge, view, move)


def _judge(view: View, move: str) -> Choice:
    from tavolata.coach.choice import evaluate_options

    option = next(option for option in evaluate_options(view, also=(move,)) if option.move == move)
    return msgspec.convert(option.to_json(), Choice)


def _hint(view: View) -> Hint:
    from tavolata.coach.choice import hint

    return msgspec.convert(hint(view).to_json(), Hint)


def _odds(view: View) -> Odds:
    found = evaluator(view.game.name)
    assert isinstance(found, KnowsOdds)
    return msgspec.convert(found.odds(view), Odds)
