"""A choice as the coach sees it: every option with what it is worth, by what the seat knew."""

from collections.abc import Mapping
from dataclasses import dataclass

from tavolata.coach.evaluator import Evaluator, Outlook, evaluator
from tavolata.coach.reasons import Reason, reason_json, why
from tavolata.core.errors import NotYourTurn
from tavolata.core.json import JsonObject
from tavolata.core.state import View

# How much of the win a choice may give away before it is called so. GNU Backgammon calls a move
# doubtful, bad and very bad from 0.02, 0.04 and 0.08 of a win on, lichess from 0.05, 0.10 and
# 0.15. Dice blur what a single choice does, as in backgammon, so the first step is its; the
# others lie between the two.
GRADES: Mapping[str, float] = {"inaccuracy": 0.02, "mistake": 0.05, "blunder": 0.10}
FINE = "fine"
ALL_GRADES = (FINE, *GRADES)


def grade(lost: float) -> str:
    """What a choice is called that gave so much of the win away."""
    return [FINE, *(name for name, least in GRADES.items() if lost >= least)][-1]


@dataclass(frozen=True, slots=True)
class Option:
    """A move that a seat may play, and what is to be expected after it."""

    move: str
    outlook: Outlook
    seat: int

    @property
    def win(self) -> float:
        """The seat's own share of the win."""
        return self.outlook.wins[self.seat]

    @property
    def score(self) -> float:
        """The seat's own score."""
        return self.outlook.scores[self.seat]

    def to_json(self) -> JsonObject:
        """As JSON has it."""
        return {"move": self.move, "win": round(self.win, 6), "score": round(self.score, 4)}


@dataclass(frozen=True, slots=True)
class Hint:
    """What the coach would play, and why."""

    option: Option
    reason: Reason | None

    def to_json(self) -> JsonObject:
        """As JSON has it."""
        return {**self.option.to_json(), "reason": reason_json(self.reason)}


def evaluate_options(
    view: View, *, also: tuple[str, ...] = (), by: Evaluator | None = None
) -> tuple[Option, ...]:
    """The options of the view's seat, best first: by its share of the win, then by its score."""
    seat = view.seat
    if seat is None or seat not in view.to_move:
        raise NotYourTurn("over" if view.over else "not-your-turn")
    outlooks = (by or evaluator(view.game.name)).evaluate_moves(view, also)
    options = [Option(str(move), outlook, seat) for move, outlook in outlooks.items()]
    return tuple(sorted(options, key=lambda option: (-option.win, -option.score, option.move)))


def hint(view: View, *, by: Evaluator | None = None) -> Hint:
    """What the view's seat had best do now."""
    options = evaluate_options(view, by=by)
    return Hint(options[0], reason_for(view, options, options[0].move))


def reason_for(view: View, options: tuple[Option, ...], chosen: str) -> Reason | None:
    """Why the best option is better than the chosen one; chosen itself, than the next best."""
    others = [option.move for option in options[1:]]
    if not others:
        return None
    other = chosen if chosen in others else others[0]
    return why(view, options[0].move, other, {option.move: option.outlook for option in options})
