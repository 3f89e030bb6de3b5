"""Why in Heckmeck: what a roll risks, what a steal swings, what dice are worth setting aside."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavolata.coach.reasons import Reason, compared, odds, reason
from tavolata.core.law import Vector
from tavolata.core.state import View
from tavolata.games.heckmeck.bots.plans import plan_for_worms
from tavolata.games.heckmeck.chart import spot
from tavolata.games.heckmeck.notation import FACES
from tavolata.games.heckmeck.plan import opening

if TYPE_CHECKING:
    from tavolata.games.heckmeck import rules as r
else:
    from tavolata.games.heckmeck.notation import r

DARING = 0.35  # a roll that fails more often is a gamble
HARDLY = 0.1  # a roll that fails less often is no reason to stop
CLEARLY = 0.05  # a difference between chances worth telling


def why(view: View, best: str, other: str) -> Reason | None:
    """Why the best move is better than another."""
    if view.legal[0].startswith("keep"):
        return _why_keep(view, best, other)
    if other == "roll":
        return _why_stop(view, best)
    if best == "roll":
        return _why_roll(view, other)
    if best.startswith("steal"):
        tile = _tile(best)
        return reason("heckmeck-steal", tile=tile, worms=r.worms_on(tile))
    return None


def _tile(claim: str) -> int:
    return int(claim.split()[1])


def _why_stop(view: View, best: str) -> Reason | None:
    v = view.vector
    likely = _fails_rolling(v)
    if best == "give up" or likely < HARDLY:
        return None
    top = r.top_tile(v, r.whose_turn(v))
    return reason("heckmeck-stop", **odds(likely), tile=_tile(best), top=top)


def _why_roll(view: View, other: str) -> Reason:
    likely = _fails_rolling(view.vector)
    if other == "give up":
        return reason("heckmeck-no-giving-up", **odds(1 - likely))
    tile = _tile(other)
    message = "heckmeck-gamble" if likely > DARING else "heckmeck-roll-on"
    return reason(message, **odds(likely), tile=tile, worms=r.worms_on(tile))


# How likely a turn fails, as the expert plays it.


def _fails_rolling(v: Vector) -> float:
    turn = plan_for_worms(opening(v).tobytes()).turn
    return float(turn.rolling[spot(r.kept(v)), 1])


def _fails(v: Vector) -> float:
    turn = plan_for_worms(opening(v).tobytes()).turn
    return float(turn.best[spot(r.kept(v)), 1])


def _no_worm(dice: int) -> float:
    """How likely none of so many dice shows a worm."""
    return float((1 - 1 / r.FACES) ** dice)


@dataclass(frozen=True, slots=True)
class _Kept:
    """What setting a face aside does. Where there is a choice of faces, some dice are left."""

    face: str
    count: int
    points: int
    dice: int  # left to roll
    fails: float  # how likely the turn does, in the end
    worm: bool  # is one set aside, with this?
    steals: int  # a tile that could be stolen now, or 0


def _kept(view: View, move: str) -> _Kept:
    face = FACES.index(move.split()[1])
    count = r.count(r.rolled(view.vector), face)
    v = view.vector
    r.put_aside(v, face, count)
    return _Kept(
        face=FACES[face],
        count=count,
        points=count * r.points(face),
        dice=r.dice_left(v),
        fails=_fails(v),
        worm=r.has_worm(v),
        steals=r.stealable(v),
    )


def _why_keep(view: View, best: str, other: str) -> Reason | None:
    """The first of these that tells the two apart."""
    good, bad = _kept(view, best), _kept(view, other)
    if good.steals and not bad.steals:
        return reason("heckmeck-makes-steal", tile=good.steals, count=good.count, face=good.face)
    if good.worm and not bad.worm:
        return reason("heckmeck-worm-first", **odds(_no_worm(bad.dice)), dice=bad.dice)
    if good.fails < bad.fails - CLEARLY:
        likely = compared(good.fails, bad.fails)
        return reason("heckmeck-fails-more", **likely, count=bad.count, face=bad.face)
    return _why_these_dice(good, bad)


def _why_these_dice(good: _Kept, bad: _Kept) -> Reason | None:
    others: dict[str, str | int] = {
        "bad_count": bad.count,
        "bad_face": bad.face,
        "bad_points": bad.points,
    }
    if bad.worm and not good.worm:
        return reason("heckmeck-worm-later", **odds(1 - _no_worm(good.dice)), dice=good.dice)
    if good.points > bad.points:
        return reason("heckmeck-more-points", points=good.points, **others)
    if good.count < bad.count:
        return reason("heckmeck-fewer-dice", **others, dice=good.dice)
    return None
