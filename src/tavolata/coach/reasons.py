"""Why one move is better than another: a sentence as a message with its facts.

A game's own reasons are a part of its kit. They hold for a hint and for a review alike, so they
tell what is so, not who erred. Facts come from the laws.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from tavolata.coach.evaluator import Outlook
from tavolata.core.catalogue import kit
from tavolata.core.json import Json, JsonObject
from tavolata.core.state import View
from tavolata.locale import say


@dataclass(frozen=True, slots=True)
class Reason:
    """A message of coach.ftl, and what it tells."""

    message: str
    details: Mapping[str, str | int]

    def to_json(self) -> JsonObject:
        """As JSON has it."""
        return {"message": self.message, "details": dict(self.details)}

    def sentence(self, lang: str) -> str:
        """The reason, told in a language."""
        return say(lang, self.message, **self.details)


class Reasons(Protocol):
    """A game's own reasons."""

    def why(self, view: View, best: str, other: str) -> Reason | None:
        """Why the view's seat does better with `best` than with `other`; None where there is
        nothing to say but numbers."""


def reason_json(why: Reason | None) -> Json:
    """A reason for programs, where there is one."""
    return why.to_json() if why else None


def reason(message: str, **details: str | int) -> Reason:
    """A reason by the name of its message, without the `coach-`."""
    return Reason(f"coach-{message}", details)


def why(view: View, best: str, other: str, outlooks: Mapping[str, Outlook]) -> Reason | None:
    """Why the view's seat does better with `best` than with `other`; None between equals."""
    if best == other:
        return None
    load = kit(view.game.name).reasons
    found = load().why(view, best, other) if load else None
    return found or _in_numbers(view.seat or 0, outlooks[best], outlooks[other])


def _in_numbers(seat: int, best: Outlook, other: Outlook) -> Reason:
    wins = round(100 * best.wins[seat]), round(100 * other.wins[seat])
    if wins[0] == wins[1]:
        return reason("nearly-equal")
    return reason("wins", best=wins[0], other=wins[1])


def odds(chance: float) -> dict[str, int]:
    """A chance as people say it: so many times in ten, or in a hundred where that is too coarse."""
    of = 10 if 0 < round(chance * 10) < 10 else 100
    return {"times": min(max(round(chance * of), 1), of - 1), "of": of}


def compared(smaller: float, larger: float) -> dict[str, int]:
    """Two chances out of the same number, so that they compare."""
    of = 10 if round(smaller * 10) < round(larger * 10) else 100
    return {"times": round(smaller * of), "more_times": round(larger * of), "of": of}
