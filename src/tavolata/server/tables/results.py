"""The results of a game that has just ended at a table, by how it went for each seat."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tavolata.core.state import State
from tavolata.server.community.results import SeatResult
from tavolata.server.tables.entries import Entry, Played
from tavolata.server.tables.interfaces import JsonObject
from tavolata.server.tables.table import Table


def results_of_ended_game(table: Table, entries: Iterable[Entry]) -> list[SeatResult]:
    """The results of the game that these entries, just applied, have ended; else none."""
    journal = table.journal
    result = journal.state.result if journal else None
    if result is None or not any(isinstance(entry, Played) for entry in entries):
        return []
    progress = GameProgress(table)
    rows: list[SeatResult] = []
    for seat, chair in enumerate(table.chairs):
        own = progress.seats[seat]
        row = SeatResult(
            code=table.code,
            number=len(table.finished) - 1,
            seat=seat,
            game=table.game.name,
            seats=len(table.chairs),
            person=None if chair.name else chair.person,  # a guest is not whose device it is
            level=None if chair.person else chair.level,
            score=result.scores[seat],
            share=result.shares[seat],
            margin=_lead(result.scores, seat),
            behind=own.behind,
            swing=own.swing,
            move=own.move,
            entry=own.entry,
            length=progress.length,
            practice=table.position is not None,
        )
        rows.append(row)
    return rows


@dataclass
class SeatProgress:
    """How one seat's game went, by the score it would have had at every moment."""

    behind: int = 0
    swing: int = 0
    move: str | None = None
    entry: int | None = None

    def gain(self, points: int, entry: str, index: int) -> None:
        if points > self.swing:
            self.swing, self.entry, self.move = points, index, entry.partition(" ")[2][:200]


class GameProgress:
    """How the game on a table went for every seat, step by step. Where several move at once,
    nothing is compared before all of them have."""

    def __init__(self, table: Table) -> None:
        assert table.journal
        self.seats = [SeatProgress() for _ in table.chairs]
        self._log = table.journal.log
        self._index = len(self._log) - sum(_is_entry(step) for _, step in table.steps[1:])
        self._steps: list[tuple[str, Sequence[int]]] = []  # what led there, and the scores
        self._compared: Sequence[int] = ()  # the scores that were compared last
        self._awaited: set[int] = set()  # who is still to move, of several at once
        for _, step in table.steps:
            if isinstance(step, State):
                self._step(step)
            elif step.get("event") == "undone":
                self._undo(int(str(step["seat"])))

    @property
    def length(self) -> int:
        """How many moves the game had, those undone left out."""
        return sum(entry[:1].isdigit() for entry, _ in self._steps)

    def _step(self, state: State) -> None:
        first = not self._steps
        entry = "" if first else self._log[self._index]
        mover = int(entry.split(" ")[0]) if entry and entry[0] != "*" else None
        alone = mover not in self._awaited
        scores = state.standing().scores
        if len(state.to_move) > 1:
            self._awaited.update(state.to_move)
        if mover is not None:
            self._awaited.discard(mover)
        if not self._awaited:
            self._compare(scores, mover if alone else None, entry)
        self._index += not first
        self._steps.append((entry, scores))

    def _compare(self, scores: Sequence[int], mover: int | None, entry: str) -> None:
        before = self._steps[-1][1] if self._steps else None
        if before is not None and scores == before == self._compared:
            return
        self._compared = scores
        for seat, progress in enumerate(self.seats):
            progress.behind = max(progress.behind, -_lead(scores, seat))
        if mover is not None and before is not None:
            gained = _lead(scores, mover) - _lead(before, mover)
            self.seats[mover].gain(gained, entry, self._index)

    def _undo(self, seat: int) -> None:
        self._index += 1
        self._steps.pop()
        if self._awaited:
            self._awaited.add(seat)


def _is_entry(step: State | JsonObject) -> bool:
    return isinstance(step, State) or step.get("event") == "undone"


def _lead(scores: Sequence[int], seat: int) -> int:
    """By how much a seat is before the best of the others."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)
