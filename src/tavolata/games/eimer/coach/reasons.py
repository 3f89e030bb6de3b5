"""Why in Alles im Eimer: who can beat a sum, what a hit brings down, what is worth keeping."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavolata.coach.reasons import Reason, compared, reason
from tavolata.core.law import new_rng
from tavolata.core.state import State, View
from tavolata.games.eimer.notation import COLOURS

if TYPE_CHECKING:
    from tavolata.games.eimer import rules as r
else:
    from tavolata.games.eimer.notation import r

GUESSES = 60  # at the hidden cards, to see how often a sum is beaten
CLEARLY = 0.1  # a difference between chances worth telling


def why(view: View, best: str, other: str) -> Reason | None:
    """Why the best move is better than another."""
    verbs = best.split(maxsplit=1)[0], other.split(maxsplit=1)[0]
    if verbs == ("build", "build"):
        return _why_build(view, best, other)
    if verbs == ("play", "play"):
        return _why_play(view, best, other)
    if verbs == ("play", "lose"):
        saved = _loss(view, other)
        return reason("eimer-defend", cards=best.count(" "), buckets=saved)
    if verbs == ("lose", "play"):
        gone = _loss(view, best)
        return reason("eimer-let-fall", cards=other.count(" "), buckets=gone)
    return _why_lose(view, best, other)


def _why_lose(view: View, best: str, other: str) -> Reason | None:
    """Buckets to give up, or parts to keep."""
    if best == "draw" or other == "draw":
        return None
    gone, more = _loss(view, best), _loss(view, other)
    if gone < more:
        return reason("eimer-fewer-buckets", buckets=gone, more=more)
    return None


def _loss(view: View, move: str) -> int:
    """The buckets that a move costs the seat, with the larger part kept."""
    seat = view.seat or 0
    before, after = view.standing().scores[seat], view.preview(move)
    if r.phase(after.vector) == r.TO_SPLIT and seat in after.to_move:
        parts = (after.preview(part) for part in after.legal)
        return before - max(part.standing().scores[seat] for part in parts)
    return before - after.standing().scores[seat]


@dataclass(frozen=True, slots=True)
class _Laid:
    """Cards laid: their sum with what lies there, and what they do to the next seat."""

    colour: str
    cards: int
    points: int  # of these cards alone
    sum: int
    beaten: float  # how likely the next seat can answer
    hits: int  # buckets it loses if it does not


def _why_play(view: View, best: str, other: str) -> Reason | None:
    good, bad = _laid(view, best), _laid(view, other)
    if good.beaten < bad.beaten - CLEARLY:
        likely = compared(good.beaten, bad.beaten)
        return reason("eimer-holds", sum=good.sum, more=bad.sum, **likely)
    if good.colour != bad.colour and good.hits > bad.hits:
        return reason("eimer-hits", colour=good.colour, buckets=good.hits, fewer=bad.hits)
    if good.cards < bad.cards:
        return reason("eimer-fewer-cards", cards=good.cards, more=bad.cards)
    if good.cards == bad.cards and good.points < bad.points:
        return reason("eimer-keep-high", points=good.points, more=bad.points)
    if good.cards > bad.cards and good.colour == bad.colour and good.points < bad.points:
        return reason("eimer-low-cards", points=good.points, more=bad.points)
    return None


def _laid(view: View, move: str) -> _Laid:
    seat, rng = view.seat or 0, new_rng(b"how often is it beaten?")
    laid = next(
        event for event in view.preview(move).events if event["event"] in ("attacked", "defended")
    )
    on, total = laid["on"], laid["sum"]
    assert isinstance(on, int)
    assert isinstance(total, int)
    answers, hits = 0, 0
    for _ in range(GUESSES):
        state = view.guess(rng).play(seat, move)
        while not state.to_move and not state.over:
            state = state.drawn(rng)
        legal = state.legal(on)
        answers += any(answer.startswith("play") for answer in legal)
        hits = hits or _hit(state, on)
    cards = move.split()[1:]
    points = sum(int(card[1:]) for card in cards)
    beaten = answers / GUESSES
    return _Laid(cards[0][0], len(cards), points, total, beaten, hits)


def _hit(state: State, seat: int) -> int:
    """What the seat loses at least, if it does not answer."""
    losses = [move for move in state.legal(seat) if move.startswith("lose")]
    return min((_loss(state.view(seat), move) for move in losses), default=0)


def _why_build(view: View, best: str, other: str) -> Reason | None:
    """What stands at the bottom holds the rest: it should be what the hand can defend."""
    v, seat = view.vector, view.seat or 0
    points = {colour: r.card_sum(r.hand(v, seat, hue)) for hue, colour in enumerate(COLOURS)}
    floors = [move.split()[1].split("/")[0] for move in (best, other)]
    good, bad = (sum(points[colour] for colour in floor) for floor in floors)
    if good <= bad:
        return None
    strongest = max(points, key=points.__getitem__)
    return reason("eimer-build", colour=strongest, points=points[strongest])
