"""The bots of Alles im Eimer: a beginner, and one who plays attacks out in its head.

The regular guesses the hidden cards some times, plays the attack to its end with each guess,
everyone answering as cheaply as he can, and weighs buckets against cards. What a move does,
the game says.
"""

from collections.abc import Callable
from functools import cache
from math import log1p
from typing import TYPE_CHECKING

from tavolata.game import Move, State, View
from tavolata.law import Vector, interpreted

if TYPE_CHECKING:
    from tavolata.games.eimer import rules as r
else:
    r = interpreted("tavolata.games.eimer.rules")

LONG = 4  # a beginner with so many cards of a colour attacks with two of them
GUESSES = 16

# What things are worth, fitted to who won some thousand games of simple bots.
BUCKETS = 3.0  # times the logarithm: the last ones are the dearest
POINT = 0.08  # on a card in hand
START = 0.7  # to have the next attack
WIN = 20.0  # more than all of it


def rookie(view: View, rng: Vector) -> str:
    """Attacks high with its longest colour, answers as cheaply as it can."""
    seat = _seat(view)
    if not view.legal[0].numbers:
        return _built(view, rng, lambda hue: r.card_count(r.hand(view.vector, seat, hue)))
    if r.phase(view.vector) == r.TO_ATTACK:
        return _charge(view)
    return _answer(view.guess(rng), seat)


def _charge(view: View) -> str:
    lengths = {move[-2]: 0 for move in view.legal}
    for move in view.legal:
        lengths[move[-2]] += _cards(move) == 1
    longest = max(lengths, key=lengths.__getitem__)
    cards = 2 if lengths[longest] >= LONG else 1
    moves = [move for move in view.legal if move[-2] == longest and _cards(move) == cards]
    return max(moves, key=_points)


def regular(view: View, rng: Vector) -> str:
    """The move after which the attack ends best, over some guesses at the hidden cards."""
    seat = _seat(view)
    if not view.legal[0].numbers:
        return _built(view, rng, lambda hue: r.card_sum(r.hand(view.vector, seat, hue)))
    moves = _candidates(view, rng)
    if len(moves) == 1:
        return moves[0]
    outlook = dict.fromkeys(moves, 0.0)
    for _ in range(GUESSES):
        guess = view.guess(rng)
        for move in moves:
            # every move meets the same luck, so that luck does not choose between them
            outlook[move] += _outlook(guess, seat, move, rng.copy())
    return max(moves, key=outlook.__getitem__)


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat


def _candidates(view: View, rng: Vector) -> list[Move]:
    """As few cards as will do, the lowest and the highest of each colour: only one is drawn
    for them. And the bucket, or part, with which least is lost."""
    plays: dict[str, list[Move]] = {}
    others = []
    for move in view.legal:
        if move.startswith("play"):
            plays.setdefault(move[-2], []).append(move)
        else:
            others.append(move)
    chosen: list[Move] = []
    for moves in plays.values():
        fewest = min(_cards(move) for move in moves)
        few = [move for move in moves if _cards(move) == fewest]
        chosen += {min(few, key=_points): None, max(few, key=_points): None}
    if others:
        state, seat = view.guess(rng), _seat(view)
        chosen.append(max(others, key=lambda move: _left(state, seat, move)))
    return chosen


def _outlook(state: State, seat: int, move: str, luck: Vector) -> float:
    """How well a seat stands when the attack that it moves in is over."""
    state = state.play(seat, move)
    while not state.over and r.phase(state.vector) != r.TO_ATTACK:
        if state.to_move:
            mover = max(state.to_move, key=lambda seat: state.legal(seat) == ("draw",))
            state = state.play(mover, _answer(state, mover))
        else:
            state = state.give(state.sample(luck))
    return _balance(state, seat)


def _answer(state: State, seat: int) -> Move:
    """The fewest and lowest cards that do; else the bucket, or part, with which least is lost."""
    legal = state.legal(seat)
    plays = [move for move in legal if move.startswith("play")]
    if plays:
        return min(plays, key=lambda move: (_cards(move), _points(move)))
    return max(legal, key=lambda move: _left(state, seat, move)) if len(legal) > 1 else legal[0]


def _left(state: State, seat: int, move: str) -> int:
    """The buckets a seat has left after a move, and after the choice of a part it may bring."""
    after = state.play(seat, move)
    if r.phase(after.vector) == r.TO_SPLIT:
        return max(_left(after, seat, part) for part in after.legal(seat))
    return after.standing().scores[seat]


def _balance(state: State, seat: int) -> float:
    """What a seat has between two attacks, less what the others have on average."""
    v, end = state.vector, state.standing()
    goods = [
        BUCKETS * log1p(buckets) + POINT * _hand_points(v, other)
        for other, buckets in enumerate(end.scores)
    ]
    mine = goods.pop(seat)
    balance = mine - sum(goods) / len(goods)
    if state.over:
        return balance + (WIN if seat in end.winners else -WIN)
    return balance + (START if r.whose_turn(v) == seat else 0.0)


def _hand_points(v: Vector, seat: int) -> int:
    return sum(_points_of(r.hand(v, seat, hue)) for hue in range(r.COLOURS))


@cache
def _points_of(cards: int) -> int:
    return r.card_sum(cards)


@cache
def _cards(move: str) -> int:
    return move.count(" ")


@cache
def _points(move: str) -> int:
    return sum(int(card[1:]) for card in move.split()[1:])


def _built(view: View, rng: Vector, strength: Callable[[int], int]) -> Move:
    """A pyramid with the colours one is strong in at the bottom."""
    seat, state = _seat(view), view.guess(rng)
    strongest = sorted(range(r.COLOURS), key=strength, reverse=True)
    rank = {r.PLACE + hue: place for place, hue in enumerate(strongest)}
    placings: list[int] = []
    while not placings or state.mid_move(seat):
        placings.append(min(state.legal_numbers(seat), key=rank.__getitem__))
        state = state.step(seat, placings[-1])
    return view.game.spelled(tuple(placings))
