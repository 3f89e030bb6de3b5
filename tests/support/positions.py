"""Positions to test rules in, and short ways to play on from them and to ask what happened."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

import pytest

from tavolata.core.catalogue import find
from tavolata.core.chance import Chance
from tavolata.core.errors import BadOption, Illegal
from tavolata.core.state import State

TILES = list(range(21, 37))
WHOLE = "YYYWW/WRRR/BBB/GG/G"
SMALL_WHOLE = "YYWW/RRB/BG/G"
SPLIT = "YRYWW/WRRB/BBG/GG/Y"  # without its 0.1, one bucket and a part of six stand


def after(state: State, *log: str) -> State:
    """Play on: `*1 2 3` is a chance outcome, `0 keep 5` a seat and its move, as in records."""
    for entry in log:
        if entry.startswith("*"):
            state = state.give(entry[1:])
        else:
            seat, move = entry.split(" ", 1)
            state = state.play(int(seat), move)
    return state


def told(state: State, event: str) -> list[dict[str, Any]]:
    """What the last step told under one name."""
    return [
        {key: value for key, value in one.items() if key != "event"}
        for one in state.events
        if one["event"] == event
    ]


def story(state: State) -> list[str]:
    """The names of what the last step told, in order."""
    return [str(one["event"]) for one in state.events]


def why_illegal(state: State, seat: int, move: str) -> str:
    with pytest.raises(Illegal) as refused:
        state.play(seat, move)
    return refused.value.reason


def why_bad_option(game: str, **options: Any) -> str:
    with pytest.raises(BadOption) as refused:
        find(game).resolve(options)
    return refused.value.reason


def heckmeck(
    *stacks: list[int],
    grill: list[int] | None = None,
    turn: int = 0,
    kept: str = "",
    rolled: str = "",
    **options: Any,
) -> State:
    """A Heckmeck position; tiles that are neither on the grill nor in a stack are turned down.
    Without a grill, it holds every tile that is in no stack."""
    tiles = options.get("tiles", TILES)
    stacked = [tile for stack in stacks for tile in stack]
    if grill is None:
        grill = [tile for tile in tiles if tile not in stacked]
    words = {
        "grill": grill,
        "down": [tile for tile in tiles if tile not in grill and tile not in stacked],
        "stacks": list(stacks),
        "turn": turn,
        "kept": kept.split(),
        "rolled": rolled.split(),
        "phase": "keep" if rolled else "decide" if kept else "roll" if grill else "over",
    }
    return find("heckmeck").set_up(len(stacks), options, words)


def opened(roll: str, *log: str) -> State:
    """A game of Heckmeck for two whose first roll is given, played on."""
    return after(find("heckmeck").start(2), f"*{roll}", *log)


def failing(*stacks: list[int], grill: list[int] | None = None, **options: Any) -> State:
    """Heckmeck, after seat 0 gave up."""
    return heckmeck(*stacks, grill=grill, kept="W", **options).play(0, "give up")


def lone(colour: str) -> str:
    """A pyramid of which one bucket is left."""
    return f"{colour}..../..../.../../."


GONE = lone(".")


def eimer(
    *hands: str,
    pyramids: list[str] | None = None,
    tables: dict[int, str] | None = None,
    pile: str | None = None,
    turn: int = 0,
    direction: int = 1,
    may_draw: int | None = None,
    **options: Any,
) -> State:
    """An Alles im Eimer position. Cards on a table make it an attack that `turn` must answer.
    With a pile given, all cards that are nowhere else are discards; without, they are the pile."""
    seats = len(hands)
    tables = tables or {}
    laid = [tables.get(seat, "").split() for seat in range(seats)]
    colours = {card[0] for table in laid for card in table}
    held = [hand.split() for hand in hands]
    used = [card for cards in [*held, *laid] for card in cards]
    small = options.get("edition") == "2005"
    discards = [] if pile is None else unseen_cards(small, used + pile.split())
    words: dict[str, Any] = {
        "pyramids": pyramids or [SMALL_WHOLE if small else WHOLE] * seats,
        "hands": held,
        "tables": laid,
        "discards": discards,
        "direction": direction,
        "turn": turn,
        "colour": colours.pop() if colours else None,
        "phase": "defend" if tables else "attack",
    }
    if may_draw is not None:
        words["may_draw"] = may_draw
    return find("eimer").set_up(seats, options, words)


def plays(state: State, seat: int) -> list[str]:
    """The cards a seat may lay now."""
    return [move.removeprefix("play ") for move in state.legal(seat) if move.startswith("play")]


def losses(state: State, seat: int) -> list[str]:
    """The buckets a seat may give now."""
    return [move.removeprefix("lose ") for move in state.legal(seat) if move.startswith("lose")]


def hit(pyramid: str, *log: str, colour: str = "R", seats: int = 3, **position: Any) -> State:
    """Seat 0, attacked in a colour, with nothing to lay, plays on from its pyramid."""
    pyramids = [pyramid, *[WHOLE] * (seats - 1)]
    hands = position.pop("hands", ["Y2", *["Y3"] * (seats - 1)])
    state = eimer(*hands, pyramids=pyramids, tables={seats - 1: f"{colour}8"}, **position)
    return after(state, *log)


def unseen_cards(small: bool, used: list[str]) -> list[str]:
    """The cards of the game that are not among those used."""
    values = {value: 2 if small or value in (1, 8) else 3 for value in range(1, 9)}
    deck = Counter({f"{colour}{value}": n for colour in "YWRBG" for value, n in values.items()})
    deck.subtract(used)
    return list(deck.elements())


def dealt(seats: int, start: int = 0, **options: Any) -> State:
    """Alles im Eimer with its hands dealt, everyone about to build."""
    state = find("eimer").start(seats, start, options)
    while chance := state.chance:
        state = state.give(" ".join(chance.cards[: chance.count]))
    return state


def built(state: State) -> State:
    whole = SMALL_WHOLE if state.options["edition"] == "2005" else WHOLE
    for seat in state.to_move:
        state = state.play(seat, f"build {whole}")
    return state


def geizen(
    *chips: int,
    rows: tuple[int, ...] = (0, 0, 0, 0, 0),
    turn: int = 0,
    kept: str = "",
    rolled: str = "",
    **options: Any,
) -> State:
    """A Geizen position; the reserve has all the chips that are nowhere else."""
    board = find("geizen").resolve(options)["board"]
    on_board = sum(
        filled + sum(square <= filled for square in row["two"])
        for filled, row in zip(rows, board["rows"], strict=True)
    )
    words = {
        "chips": list(chips),
        "rows": list(rows),
        "reserve": 130 - sum(chips) - on_board,
        "turn": turn,
        "kept": [int(die) for die in kept.split()],
        "rolled": [int(die) for die in rolled.split()],
        "phase": "keep" if rolled else "roll",
    }
    return find("geizen").set_up(len(chips), options, words)


def placed(state: State, dice: str) -> State:
    """The seat to roll rolls five dice and keeps them all, so their chips are placed."""
    return state.give(dice).play(int(state.to_json()["turn"]), f"keep {dice}")


class InTurn(NamedTuple):
    """Where a Heckmeck turn can stand after setting aside: what matters for the rest of it."""

    faces: frozenset[str]
    dice_left: int
    sum: int


@dataclass
class Choice:
    """What an opening turn offers there: the tile on the full grill, and what a roll may lead
    to. A roll is a probability and the places among which he then chooses; none is a failure."""

    tile: int
    rolls: list[tuple[Fraction, list[InTurn]]]


@cache
def opening_turn() -> dict[InTurn, Choice]:
    """Every place of an opening turn, found by walking the law: each roll, each choice."""
    start = InTurn(frozenset(), 8, 0)
    about_to_roll: dict[InTurn, State | None] = {start: find("heckmeck").start(2)}
    turn: dict[InTurn, Choice] = {start: Choice(0, [])}
    to_visit = [start]
    while to_visit:
        here = to_visit.pop()
        state = about_to_roll[here]
        if state is None:
            continue
        likely: Counter[frozenset[InTurn]] = Counter()
        kept: dict[tuple[str, int], InTurn] = {}
        for roll, probability in _rolls(here.dice_left):
            rolled = state.give(roll)
            places = []
            for move in rolled.legal(0):
                face = move.removeprefix("keep ")
                what = face, roll.count(face)  # the rest of the roll is picked up again
                if what not in kept:
                    after_keep = rolled.play(0, move)
                    n, total = after_keep.events[0]["count"], after_keep.events[0]["sum"]
                    kept[what] = InTurn(here.faces | {face}, here.dice_left - n, total)
                    if kept[what] not in turn:
                        turn[kept[what]] = Choice(_tile_to_take(after_keep), [])
                        again = "roll" in after_keep.legal(0)
                        about_to_roll[kept[what]] = after_keep.play(0, "roll") if again else None
                        to_visit.append(kept[what])
                places.append(kept[what])
            likely[frozenset(places)] += probability
        turn[here].rolls = [(probability, list(places)) for places, probability in likely.items()]
    return turn


@cache
def _rolls(dice: int) -> list[tuple[str, Fraction]]:
    return list(Chance(dice, ("1", "2", "3", "4", "5", "W")).outcomes())


def _tile_to_take(state: State) -> int:
    takes = [int(move[-2:]) for move in state.legal(0) if move.startswith("take")]
    return takes[0] if takes else 0
