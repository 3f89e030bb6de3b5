"""What a report is made of: its figures, as its JSON file has them, and a game's own part."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, NotRequired, TypedDict

from tavolata.core.json import JsonObject

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from tavolata.lab.simulation.games import Batch, Run


class Histogram(TypedDict):
    """Shares of the games, in bars of the same width."""

    first: int
    step: int
    share: list[float]


class Spread(TypedDict):
    """A mean with its uncertainty, quantiles, and a histogram."""

    mean: float
    uncertain: float
    deviation: float
    least: int
    low: int
    quarter: int
    half: int
    most: int
    high: int
    largest: int
    histogram: Histogram


class Share(TypedDict):
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float


class TableFigures(TypedDict):
    """How one kind of table plays."""

    games: int
    turns: Spread
    moves: Spread
    win_share: list[Share]
    shared_wins: float
    lead_changes: Spread
    never_changed: float
    choices: float
    legal: float
    disputed: float
    winning_score: float
    margin: float


class SeatsFigures(TableFigures):
    """The usual table, with so many seats."""

    seats: int


class ChangeFigures(TableFigures):
    """The usual seats, with something changed."""

    change: str


class SkillFigures(Share):
    """The better bot's part of the wins: one of it, the others of the worse kind."""

    match: str
    seats: int
    fair: float


class MoveKind(TypedDict):
    """A kind of move: how often it is made, and out of how many."""

    move: str
    per_game: float
    legal: float
    a_choice: float


class Report(TypedDict):
    """All figures of a report."""

    game: str
    rules: int
    bot: str
    games: int
    seed: str
    usual_seats: int
    by_seats: list[SeatsFigures]
    changes: list[ChangeFigures]
    skill: list[SkillFigures]
    kinds: list[MoveKind]
    closer: NotRequired[JsonObject]  # a game's own figures


class Chart(NamedTuple):
    """A picture of a report: its name, how it is drawn, its height in inches, its caption."""

    name: str
    draw: "Callable[[Figure, Report], None]"
    height: float
    caption: str


@dataclass(frozen=True)
class GameReport:
    """A game's own part of its report. All of it may be missing."""

    variants: Mapping[str, JsonObject] = field(default_factory=dict)  # boards, decks: options
    a_turn: str = ""  # what is counted as a turn, where that is not plain
    heading: str = ""  # over the sentences and charts of its own
    closer: "Callable[[Run, Batch], JsonObject] | None" = None  # figures, from games move by move
    remarks: Callable[[Report], Iterable[str]] | None = None  # sentences about those
    charts: Sequence[Chart] = ()
