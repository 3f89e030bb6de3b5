"""Why one move is better than another: a sentence as a message with its facts.

Each game's reasons are in the module here that is called `of_` and its name. They hold for a hint
and for a review alike, so they tell what is so, not who erred. Facts come from the laws.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from tavolata.coach.outlook import Outlook
from tavolata.game import Json, View, Words
from tavolata.locale import say


@dataclass(frozen=True, slots=True)
class Reason:
    """A message of coach.ftl, and what it tells."""

    message: str
    details: Mapping[str, str | int]

    def words(self) -> Words:
        """As JSON has it."""
        return {"message": self.message, "details": dict(self.details)}

    def sentence(self, lang: str) -> str:
        """The reason, told in a language."""
        return say(lang, self.message, **self.details)


def told(why: Reason | None) -> Json:
    """A reason for programs, where there is one."""
    return why.words() if why else None


def reason(message: str, **details: str | int) -> Reason:
    """A reason by the name of its message, without the `coach-`."""
    return Reason(f"coach-{message}", details)


def why(view: View, best: str, other: str, judged: Mapping[str, Outlook]) -> Reason | None:
    """Why the view's seat does better with `best` than with `other`; None between equals."""
    if best == other:
        return None
    own = f"{__name__}.of_{view.game.name}"
    found: Reason | None = None
    if find_spec(own):
        found = import_module(own).why(view, best, other)
    return found or _in_numbers(view.seat or 0, judged[best], judged[other])


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
