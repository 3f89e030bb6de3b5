"""What a review is made of: the moments of a game, and what they add up to for each seat."""

from dataclasses import dataclass

from tavolata.coach.choice import FINE, GRADES, Option, grade
from tavolata.coach.evaluator import Outlook
from tavolata.coach.reasons import Reason, reason_json
from tavolata.core.json import Json, JsonObject
from tavolata.core.record import Seat

Shares = tuple[float, ...]  # a number a seat

MOST_CHOICES, MOST_OUTCOMES = 8, 4  # that are said to have mattered
LUCK_THAT_MATTERS = GRADES["mistake"]  # luck that matters is at least as large as a mistake


@dataclass(frozen=True, slots=True)
class ChanceMoment:
    """What chance did."""

    index: int
    move: str
    before: Outlook
    after: Outlook
    luck: Shares
    revised: Shares  # the part of the luck that is the coach seeing anew

    def to_json(self) -> JsonObject:
        """As JSON has it."""
        what = _moment(self.index, None, self.move, self.before, self.after)
        return {**what, "luck": [*self.luck], "revised": [*self.revised]}


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat chose, and what else it might have."""

    index: int
    seat: int
    move: str
    before: Outlook
    after: Outlook
    options: tuple[Option, ...]  # best first
    given: Shares  # what the choice did to every seat, compared with the best
    unseen: Shares  # what hidden cards did
    reason: Reason | None

    @property
    def best(self) -> str:
        """The move that would have been best."""
        return self.options[0].move

    @property
    def lost(self) -> float:
        """What the choice gave away, of a win."""
        return abs(self.given[self.seat])

    @property
    def grade(self) -> str | None:
        """None where there was nothing to choose."""
        return grade(self.lost) if len(self.options) > 1 else None

    def to_json(self) -> JsonObject:
        """As JSON has it."""
        return {
            **_moment(self.index, self.seat, self.move, self.before, self.after),
            "options": [option.to_json() for option in self.options],
            "best": self.best,
            "lost": self.lost,
            "given": [*self.given],
            "unseen": [*self.unseen],
            "grade": self.grade,
            "reason": reason_json(self.reason),
        }


Moment = ChanceMoment | Decision


@dataclass(frozen=True, slots=True)
class Sums:
    """A seat's game: result = start + luck - lost + others + unseen."""

    start: float
    luck: float
    lost: float  # by its own choices
    others: float  # what the others' choices gave it, or took
    unseen: float
    result: float
    revised: float  # how much of its luck is the coach seeing anew, without sign
    grades: dict[str, int]

    @property
    def adjusted(self) -> float:
        """The result without luck and hidden cards: what the choices alone made of the start."""
        return self.result - self.luck - self.unseen

    def to_json(self) -> JsonObject:
        """As JSON has it."""
        numbers: JsonObject = {
            name: getattr(self, name) for name in self.__slots__ if name != "grades"
        }
        return {**numbers, "adjusted": self.adjusted, "grades": {**self.grades}}


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked back on: its moments one by one, and what they add up to for each seat."""

    game: str
    over: bool
    seats: tuple[Seat, ...]
    moments: tuple[Moment, ...]
    sums: tuple[Sums, ...]

    @property
    def mattered(self) -> tuple[int, ...]:
        """The numbers of the moments that turned the game, weightiest first."""
        choices: list[tuple[float, int]] = []
        outcomes: list[tuple[float, int]] = []
        for number, moment in enumerate(self.moments):
            if isinstance(moment, ChanceMoment):
                weight = max(abs(luck) for luck in moment.luck)
                outcomes += [(-weight, number)] if weight >= LUCK_THAT_MATTERS else []
            elif moment.grade not in (None, FINE):
                choices.append((-moment.lost, number))
        weightiest = sorted(choices)[:MOST_CHOICES] + sorted(outcomes)[:MOST_OUTCOMES]
        return tuple(number for _, number in sorted(weightiest))

    def to_json(self) -> JsonObject:
        """As JSON has it."""
        return {
            "game": self.game,
            "over": self.over,
            "seats": [seat.to_json() for seat in self.seats],
            "grades": {**GRADES},
            "moments": [moment.to_json() for moment in self.moments],
            "mattered": [*self.mattered],
            "sums": [sums.to_json() for sums in self.sums],
        }


def _moment(index: int, seat: int | None, move: str, before: Outlook, after: Outlook) -> JsonObject:
    what: JsonObject = {"index": index, "seat": seat, "move": move}
    return {**what, "before": _outlook(before), "after": _outlook(after)}


def _outlook(outlook: Outlook) -> Json:
    return {
        "wins": [round(win, 6) for win in outlook.wins],
        "scores": [round(score, 4) for score in outlook.scores],
    }
