"""GameKit: what a game brings along. Each part is named once, and loaded when it is needed.

A part is a function that imports inside and answers an object, or a module, that keeps the
interface named here. All but the game itself may be missing: then a generic stand-in serves,
or what needs it is refused.

The interfaces belong to the packages that use them; they are named for the type checker
alone, so that the engine loads none of them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from tavolata.bots.policy import Policies
    from tavolata.coach.evaluator import Evaluator
    from tavolata.coach.reasons import Reasons
    from tavolata.core.game import Game
    from tavolata.core.json import JsonObject
    from tavolata.core.state import Position
    from tavolata.envs.observation import Observation
    from tavolata.lab.interfaces import Solve, Train
    from tavolata.lab.report.types import GameReport
    from tavolata.terminal.game_screen import GameScreen


class OddsCommand(Protocol):
    """`tavolata odds`, for a game that can say them."""

    def __call__(
        self, *, kept: str, roll: str, json_file: Path | None, markdown: bool, lang: str
    ) -> int:
        """Tell the odds from a point of a turn; answers the command's status."""


class Facts(Protocol):
    """What a page must know of a game besides its state, so that no rule is written there."""

    def of_options(self, options: "JsonObject") -> "JsonObject":
        """What follows from the options alone."""

    def of_position(self, position: "Position", seat: int | None) -> "JsonObject":
        """What follows from a position, as a seat, or a spectator (None), sees it."""


@dataclass(frozen=True, slots=True)
class GameKit:
    """A game and its parts. `folder` is where its files lie: `locale/`, boards, weights,
    puzzles."""

    name: str
    folder: Path
    game: "Callable[[], Game]"
    policies: "Callable[[], Policies] | None" = None  # else: random moves
    evaluator: "Callable[[], Evaluator] | None" = None  # else: no coach
    reasons: "Callable[[], Reasons] | None" = None  # else: chances to win compared
    puzzles: Path | None = None
    facts: Callable[[], Facts] | None = None  # else: none
    odds: Callable[[], OddsCommand] | None = None
    observation: "Callable[[], Observation] | None" = None
    screen: "Callable[[], GameScreen] | None" = None  # else: a list of fields and moves
    train: "Callable[[], Train] | None" = None
    solve: "Callable[[], Solve] | None" = None
    report: "Callable[[], GameReport] | None" = None  # what is peculiar to its report
