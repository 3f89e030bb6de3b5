"""The figures of a report. All are counted in simulated games of the rule-of-thumb bots."""

from collections.abc import Callable, Iterator
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from tavolata.bots.playouts import (
    BEGINS,
    CHOICES,
    DISPUTED,
    LEADS,
    LEGAL,
    MOVES,
    NUMBER,
    OF,
    SEAT,
    TURNS,
    WINNERS,
    win_shares,
)
from tavolata.bots.policy import RANDOM as ANY_MOVE
from tavolata.core.catalogue import find, kit
from tavolata.core.game import Game
from tavolata.core.json import JsonObject
from tavolata.lab.arena.standings import Z
from tavolata.lab.report.types import (
    ChangeFigures,
    GameReport,
    MoveKind,
    Report,
    SeatsFigures,
    Share,
    SkillFigures,
    Spread,
    TableFigures,
)
from tavolata.lab.simulation.games import Batch, Ints, Run

BOT, BEGINNER = "regular", "rookie"
SAMPLE = 500  # games that are looked at move by move
BARS = 24  # of a histogram, at most

Play = Callable[[Run], Batch]
Floats = NDArray[np.float64]


def usual_seats(game: Game) -> int:
    """The table at which options and bots are compared: three, where that many may play."""
    return min(max(3, game.seats[0]), game.seats[-1])


def own_part(game: str) -> GameReport:
    """What is peculiar to a game's report."""
    load = kit(game).report
    return load() if load else GameReport()


def runs(name: str, games: int, seed: str) -> Iterator[tuple[str, str, Run]]:
    """All that is simulated: a part of the report, a label, a run."""
    game = find(name)
    usual = usual_seats(game)
    for seats in game.seats:
        yield "seats", str(seats), Run(name, seats, (BOT,), games, seed, closely=True)
    for label, options in changes(game):
        yield "changes", label, Run(name, usual, (BOT,), games, seed, options, closely=True)
    for better, worse in ((BOT, ANY_MOVE), (BOT, BEGINNER), (BEGINNER, ANY_MOVE)):
        label = f"{better} against {worse}"
        yield "skill", label, Run(name, usual, (better, worse), games, seed)
    yield "sample", "", Run(name, usual, (BOT,), min(games, SAMPLE), seed, moves=True)


def changes(game: Game) -> Iterator[tuple[str, JsonObject]]:
    """Every other value of every option, then changed boards and decks."""
    for option in game.options:
        for value in option.values:
            if value != option.default:
                text = value if isinstance(value, str) else str(value).lower()
                yield f"{option.name} = {text}", {option.name: value}
    yield from own_part(game.name).variants.items()


def figures(name: str, games: int, seed: str, play: Play, note: Callable[[float], None]) -> Report:
    """All figures of a report."""
    game = find(name)
    report: Report = {
        "game": name,
        "rules": game.version,
        "bot": BOT,
        "games": games,
        "seed": seed,
        "usual_seats": usual_seats(game),
        "by_seats": [],
        "changes": [],
        "skill": [],
        "kinds": [],
    }
    every = list(runs(name, games, seed))
    for at, (part, label, run) in enumerate(every):
        _add(report, part, label, run, play(run))
        note((at + 1) / len(every))
    return report


def _add(report: Report, part: str, label: str, run: Run, batch: Batch) -> None:
    """Count what one run has shown."""
    if part == "seats":
        by_seats: SeatsFigures = {"seats": run.seats, **table(run, batch)}
        report["by_seats"].append(by_seats)
    elif part == "changes":
        changed: ChangeFigures = {"change": label, **table(run, batch)}
        report["changes"].append(changed)
    elif part == "skill":
        report["skill"].append(skill(label, run, batch))
    else:
        report["kinds"] = [*kinds(find(run.game), batch)]
        if closer := own_part(run.game).closer:
            report["closer"] = closer(run, batch)


def table(run: Run, batch: Batch) -> TableFigures:
    """How one kind of table plays."""
    rows, scores = batch.rows, np.sort(batch.scores, axis=1)
    won = shares(run, batch)
    places = from_start(run, batch, won)
    moves, choices = rows[:, MOVES].sum(), rows[:, CHOICES].sum()
    return {
        "games": len(rows),
        "turns": spread(rows[:, TURNS]),
        "moves": spread(rows[:, MOVES]),
        "win_share": [_share(places[:, place]) for place in range(run.seats)],
        "shared_wins": _round((won.max(axis=1) < 1).mean()),
        "lead_changes": spread(rows[:, LEADS]),
        "never_changed": _round((rows[:, LEADS] == 0).mean()),
        "choices": _round(choices / moves),
        "legal": _round(rows[:, LEGAL].sum() / moves),
        "disputed": _round(rows[:, DISPUTED].sum() / max(1, choices)),
        "winning_score": _round(scores[:, -1].mean()),
        "margin": _round((scores[:, -1] - scores[:, -2]).mean()),
    }


def shares(run: Run, batch: Batch) -> Floats:
    """The part of each win that is each seat's."""
    return win_shares(batch.rows[:, WINNERS], run.seats)


def from_start(run: Run, batch: Batch, won: Floats) -> Floats:
    """The same by place: who begins first, then round the table."""
    start = (batch.first + np.arange(len(won))) % run.seats
    seat = (start[:, None] + np.arange(run.seats)) % run.seats
    return np.take_along_axis(won, seat, axis=1)


def skill(label: str, run: Run, batch: Batch) -> SkillFigures:
    """The better bot's part of the wins: one of it, the others of the worse kind."""
    return {
        "match": label,
        "seats": run.seats,
        "fair": _round(1 / run.seats),
        **_share(shares(run, batch)[:, 0]),
    }


def kinds(game: Game, batch: Batch) -> Iterator[MoveKind]:
    """What was done, by the first word of the move: how often, out of how many legal moves, and
    how often there was anything else to do."""
    log = batch.log[(batch.log[:, BEGINS] == 1) & (batch.log[:, SEAT] >= 0)]
    words = np.array([str(move).split()[0] for move in game.moves])
    done = words[log[:, NUMBER]]
    for word in sorted({*done.tolist()}, key=lambda word: -int((done == word).sum())):
        legal = log[done == word, OF]
        yield {
            "move": word,
            "per_game": _round(len(legal) / len(batch.rows)),
            "legal": _round(legal.mean()),
            "a_choice": _round((legal > 1).mean()),
        }


def spread(values: Ints) -> Spread:
    """A mean with its uncertainty, quantiles, and a histogram."""
    wide = int(values.max() - values.min()) + 1
    step = max(1, -(-wide // BARS))
    first = int(values.min())
    counts = np.bincount((values - first) // step)
    bars = [_round(count) for count in counts / len(values)]
    return {
        "mean": _round(values.mean()),
        "uncertain": _round(Z * values.std() / sqrt(len(values))),
        "deviation": _round(values.std()),
        "least": int(np.quantile(values, 0.0)),
        "low": int(np.quantile(values, 0.05)),
        "quarter": int(np.quantile(values, 0.25)),
        "half": int(np.quantile(values, 0.5)),
        "most": int(np.quantile(values, 0.75)),
        "high": int(np.quantile(values, 0.95)),
        "largest": int(values.max()),
        "histogram": {"first": first, "step": step, "share": [*bars]},
    }


def _share(parts: Floats) -> Share:
    """A share with its 95 % interval."""
    mean, half = parts.mean(), Z * parts.std() / sqrt(len(parts))
    low, high = max(0.0, mean - half), min(1.0, mean + half)
    return {"share": _round(mean), "low": _round(low), "high": _round(high)}


def _round(value: float) -> float:
    return round(float(value), 4)
