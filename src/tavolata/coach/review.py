"""A game looked back on: what every choice gave away, what chance did, and how it adds up.

The coach states what each position is worth, entry by entry. In an open game the value stated
last stands until the next roll: whatever the coach then sees anew is counted with that roll, and
told (`revised`). Where cards are hidden, a choice is judged by what its seat knew, and what the
hidden cards made of it is a figure of its own (`unseen`). So for every seat, exactly:
result = start + luck - lost + others + unseen.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from tavolata.coach.choice import ALL_GRADES, Option, evaluate_options, hint, reason_for
from tavolata.coach.evaluator import Evaluator, Outlook, evaluator
from tavolata.coach.review_types import ChanceMoment, Decision, Moment, Review, Shares, Sums
from tavolata.core.errors import Refusal
from tavolata.core.record import Journal, verify
from tavolata.core.state import State

__all__ = ["counted", "evaluate_options", "hint", "review", "review_entries"]

Progress = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a log that still counts: who (None is chance), what, before and after."""

    index: int
    seat: int | None
    move: str
    before: State
    after: State


def review(
    text: str | bytes, *, by: Evaluator | None = None, note: Progress | None = None
) -> Review:
    """Look back on a record. `note` is told how far it is, from 0 to 1.

    A record that does not fit is a Misfit, as in `verify`. A running game is reviewed as far as
    it went, unless it hides cards: those stay hidden.
    """
    return review_entries(*counted(text), by=by, note=note)


def review_entries(
    journal: Journal,
    start: State,
    entries: Sequence[Entry],
    *,
    by: Evaluator | None = None,
    note: Progress | None = None,
) -> Review:
    """Look back on what `counted` found in a record."""
    if not journal.state.over and hides(start):
        raise Refusal("review-running")
    reviewer = _Reviewer(
        entries, by or evaluator(journal.game.name), note or (lambda fraction: None)
    )
    moments = reviewer.hidden() if hides(start) else reviewer.open()
    if moments:
        values = moments[0].before, moments[-1].after
    else:
        values = (reviewer.by.evaluate_state(start),) * 2
    sums = tuple(_sums(seat, *values, moments) for seat in range(len(journal.seats)))
    return Review(journal.game.name, journal.state.over, journal.seats, tuple(moments), sums)


def counted(text: str | bytes) -> tuple[Journal, State, list[Entry]]:
    """A record, checked: its journal, where it starts, and the entries that were not undone."""
    states: list[State] = []
    entries: list[Entry] = []

    def count(entry: str | None, journal: Journal) -> None:
        if entry and entry.endswith(" undo"):
            entries.pop()
        elif entry:
            entries.append(_entry(len(journal.log) - 1, entry, states[-1], journal.state))
        states.append(journal.state)

    journal = verify(text, count).journal
    return journal, states[0], entries


def _entry(index: int, entry: str, before: State, after: State) -> Entry:
    if entry.startswith("*"):
        return Entry(index, None, str(before.outcome(entry[1:])), before, after)
    seat, move = entry.split(" ", 1)
    return Entry(index, int(seat), str(before.game.move(move)), before, after)


def hides(state: State) -> bool:
    """Is there anything in this position that a spectator may not know?"""
    return not np.array_equal(state.view(None).vector, state.vector)


class _Reviewer:
    """Goes through the entries with an evaluator."""

    def __init__(self, entries: Sequence[Entry], by: Evaluator, note: Progress) -> None:
        self.entries = entries
        self.by = by
        self.note = note

    def hidden(self) -> list[Moment]:
        """Each position is valued whole, each choice by what its seat knew."""
        moments: list[Moment] = []
        value = self.by.evaluate_state(self.entries[0].before) if self.entries else None
        for number, entry in enumerate(self.entries, 1):
            assert value is not None
            after = _result(entry.after) or self.by.evaluate_state(entry.after)
            if entry.seat is None:
                moments.append(_chance_moment(entry, value, after, value))
            else:
                decision = self._decision(entry, value)
                came = _less(after.wins, value.wins)
                unseen = _less(came, decision.given)
                moments.append(replace(decision, after=after, unseen=unseen))
            value = after
            self.note(number / len(self.entries))
        return moments

    def open(self) -> list[Moment]:
        """Each value follows from the one before it and the choice; a roll states a new one."""
        moments: list[Moment] = []
        value: Outlook | None = None
        for number, entry in enumerate(self.entries):
            if value is None:
                value = self._worth(number)
            if entry.seat is None:
                seen = self.by.evaluate_state(entry.before)
                moments.append(_chance_moment(entry, value, self._worth(number + 1), seen))
            else:
                moments.append(self._decision(entry, value))
            value = moments[-1].after
            self.note((number + 1) / len(self.entries))
        return _ending_with(moments, _result(self.entries[-1].after)) if moments else []

    def _worth(self, number: int) -> Outlook:
        """What the position before an entry is worth; in an open game a choice is worth its
        best option."""
        if number == len(self.entries):
            end = self.entries[-1].after
            return _result(end) or self.by.evaluate_state(end)
        entry = self.entries[number]
        if entry.seat is None:
            return self.by.evaluate_state(entry.before)
        return self._options(entry)[0].outlook

    def _decision(self, entry: Entry, value: Outlook) -> Decision:
        """A choice; its after is the value so far and what was given away."""
        assert entry.seat is not None
        options = self._options(entry)
        chosen = next(option for option in options if option.move == entry.move)
        given = _less(chosen.outlook.wins, options[0].outlook.wins)
        after = Outlook(_plus(value.wins, given), chosen.outlook.scores)
        reason = reason_for(entry.before.view(entry.seat), options, entry.move)
        nothing = (0.0,) * len(given)
        return Decision(
            entry.index, entry.seat, entry.move, value, after, options, given, nothing, reason
        )

    def _options(self, entry: Entry) -> tuple[Option, ...]:
        """The options of an entry's seat by what it knew; asked twice in a row, evaluated once."""
        if self._evaluated is None or self._evaluated[0] is not entry:
            self._evaluated = entry, self._evaluate(entry)
        return self._evaluated[1]

    _evaluated: tuple[Entry, tuple[Option, ...]] | None = None

    def _evaluate(self, entry: Entry) -> tuple[Option, ...]:
        assert entry.seat is not None
        view = entry.before.view(entry.seat)
        if view.legal == (entry.move,):
            return (Option(entry.move, self.by.evaluate_state(entry.before), entry.seat),)
        return evaluate_options(view, also=(entry.move,), by=self.by)


def _chance_moment(entry: Entry, value: Outlook, after: Outlook, seen: Outlook) -> ChanceMoment:
    luck = _less(after.wins, value.wins)
    revised = _less(seen.wins, value.wins)
    return ChanceMoment(entry.index, entry.move, value, after, luck, revised)


def _ending_with(moments: list[Moment], result: Outlook | None) -> list[Moment]:
    """The end of an open game is its result: what is still missing to it, a rounding error
    where the evaluator is sound, belongs to the last roll."""
    if result is None:
        return moments
    missing = _less(result.wins, moments[-1].after.wins)
    last = max(
        (n for n, moment in enumerate(moments) if isinstance(moment, ChanceMoment)), default=0
    )
    adjusted = moments[:last]
    for moment in moments[last:]:
        after = Outlook(_plus(moment.after.wins, missing), moment.after.scores)
        if isinstance(moment, ChanceMoment):
            luck = _plus(moment.luck, missing)
            adjusted.append(replace(moment, after=after, luck=luck))
        else:
            before = Outlook(_plus(moment.before.wins, missing), moment.before.scores)
            adjusted.append(replace(moment, before=before, after=after))
    adjusted[-1] = replace(adjusted[-1], after=result)
    return adjusted


def _result(state: State) -> Outlook | None:
    """What a game that is over came to: a win is shared by those who have it."""
    result = state.result
    if result is None:
        return None
    return Outlook(result.shares, tuple(float(score) for score in result.scores))


def _sums(seat: int, start: Outlook, end: Outlook, moments: Sequence[Moment]) -> Sums:
    luck = lost = others = unseen = revised = 0.0
    grades = dict.fromkeys(ALL_GRADES, 0)
    for moment in moments:
        if isinstance(moment, ChanceMoment):
            luck += moment.luck[seat]
            revised += abs(moment.revised[seat])
            continue
        unseen += moment.unseen[seat]
        if moment.seat != seat:
            others += moment.given[seat]
            continue
        lost += moment.lost
        if moment.grade:
            grades[moment.grade] += 1
    result = end.wins[seat]
    return Sums(start.wins[seat], luck, lost, others, unseen, result, revised, grades)


def _plus(a: Shares, b: Shares) -> Shares:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def _less(a: Shares, b: Shares) -> Shares:
    return tuple(x - y for x, y in zip(a, b, strict=True))
