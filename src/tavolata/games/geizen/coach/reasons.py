"""Why in Geizen: what dice cost, which rows they fill, and what they leave for the next."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tavolata.coach.reasons import Reason, compared, reason
from tavolata.core.law import Vector, vector
from tavolata.core.state import View
from tavolata.core.vector import INT
from tavolata.games.geizen.solver import Floats, chart, ended, opening, solved

if TYPE_CHECKING:
    from tavolata.games.geizen import rules as r
else:
    from tavolata.games.geizen.notation import r


CLEARLY = 0.1  # a difference between chances worth telling


@dataclass(frozen=True, slots=True)
class _Kept:
    """The dice of a turn so far, and what they would do with sixes for the rest."""

    dice: int  # packed
    left: int  # to roll
    cost: int  # chips less than before, all in all
    filled: dict[int, int]  # rows completed (from 1), with the chips taken
    short: dict[int, int]  # rows left one square short, with what the next seat would get
    ends: bool  # the game
    fills: Floats  # how likely each row is completed by the end of the turn


def why(view: View, best: str, other: str) -> Reason | None:
    """The first of these that tells the two apart."""
    good, bad = _kept(view, best), _kept(view, other)
    found = _why_end(good, bad) or _why_fill(view, good, bad)
    return found or _why_leave(good, bad) or _why_pay(good, bad)


def _why_end(good: _Kept, bad: _Kept) -> Reason | None:
    return reason("geizen-ends") if bad.ends and not bad.left and not good.ends else None


def _why_fill(view: View, good: _Kept, bad: _Kept) -> Reason | None:
    """A row that is full, or lacks little."""
    for row, chips in sorted(good.filled.items(), key=lambda filled: -filled[1]):
        if row not in bad.filled:
            arrow = r.arrow(view.vector, row - 1)
            return reason("geizen-fills", row=row, chips=chips, arrow=arrow)
    gains = good.fills - bad.fills
    row = int(gains.argmax())
    if gains[row] < CLEARLY:
        return None
    likely = compared(bad.fills[row], good.fills[row])
    return reason("geizen-fill-odds", row=row + 1, **likely)


def _why_leave(good: _Kept, bad: _Kept) -> Reason | None:
    """A row one square short is a present, once the dice are all set aside."""
    presents = {row: chips for row, chips in bad.short.items() if row not in good.short}
    if bad.left or not presents:
        return None
    row = max(presents, key=presents.__getitem__)
    return reason("geizen-one-short", row=row, chips=presents[row])


def _why_pay(good: _Kept, bad: _Kept) -> Reason | None:
    sixes = r.count(good.dice, r.SIX) - r.count(bad.dice, r.SIX)
    if sixes > 0:
        return reason("geizen-sixes", count=sixes)
    if good.left > bad.left and good.cost < bad.cost:
        dice = good.left - bad.left
        return reason("geizen-roll-again", dice=dice, cost=bad.cost - good.cost)
    if good.left == bad.left and good.cost < bad.cost:
        return reason("geizen-cheaper", cost=bad.cost - good.cost)
    if good.left < bad.left and good.cost <= bad.cost:
        return reason("geizen-safe", dice=bad.left - good.left)
    return None


def _kept(view: View, move: str) -> _Kept:
    v = view.vector
    dice = r.kept(v) + r.dice_of(view.game.move(move).numbers[0])
    left = r.DICE - r.total(dice)
    before = view.standing().scores
    after = _placed(view, dice + (left << (r.BITS * r.SIX)))
    seat = r.whose_turn(v)
    return _Kept(
        dice=dice,
        left=left,
        cost=before[seat] - after.standing().scores[seat],
        filled=_filled(after),
        short=_short(after.vector),
        ends=after.over,
        fills=_turn(opening(v).tobytes())[r.number_of(dice) + 1, 1:],
    )


@lru_cache(maxsize=32)
def _turn(before: bytes) -> Floats:
    """For every set of dice set aside, by the exact turn of one who plays it for chips: the
    chips it brings, and how likely it completes each row."""
    v = np.frombuffer(before, INT)
    seat, seats = r.whose_turn(v), r.seats(v)
    after = np.empty((len(chart().ends), len(v)), INT)
    ended(v, chart().dice, after, vector(1))
    stock = [r.chips(v, each) for each in range(seats)]
    gains = np.array([[r.chips(end, each) for each in range(seats)] for end in after]) - stock
    mine, others = gains[:, seat], gains.sum(axis=1) - gains[:, seat]
    values = np.zeros((len(after), 1 + r.ROWS))
    values[:, 0] = mine - others / (seats - 1)
    for row in range(r.ROWS):
        laid = chart().dice >> (r.BITS * row) & 7
        filled = np.array([r.filled(end, row) for end in after])
        values[:, 1 + row] = filled != r.filled(v, row) + laid
    return solved(values).worths


def _placed(view: View, dice: int) -> View:
    """What the seat sees once it has set these five dice aside, all at once."""
    v = view.vector
    r.set_kept(v, 0)
    r.show_roll(v, dice)
    r.await_(v, r.TO_KEEP)
    rolled = View(view.game, view.options, v, vector(1), view.seat)
    return rolled.preview(view.game.moves[r.number_of(dice)])


def _filled(after: View) -> dict[int, int]:
    filled: dict[int, int] = {}
    for event in after.events:
        if event["event"] == "completed":
            row, chips = event["row"], event["chips"]
            assert isinstance(row, int)
            assert isinstance(chips, int)
            filled[row] = filled.get(row, 0) + chips
    return filled


def _short(v: Vector) -> dict[int, int]:
    """The rows one square short: their chips, with the one that completes them."""
    return {
        row + 1: r.chips_in_row(v, row)
        for row in range(r.ROWS)
        if r.squares(v, row) - r.filled(v, row) == 1
    }
