"""What a seat sees, told from the words of its view: what observations are held against."""

from collections import Counter
from typing import Any

from tavolata.core.state import View
from tavolata.games.eimer.notation import COLOURS

FACES = "12345W"
LETTERS = "".join(COLOURS)


def told(view: View) -> dict[str, list[int]]:
    """The fields of an observation, by name."""
    assert view.seat is not None
    words: Any = view.to_json()
    fields = _TELLERS[view.game.name](view, words)
    phases: Any = view.game.notation
    fields["phase"] = [phases.PHASES.index(words["phase"])]
    fields["turn"] = [_counted(view, words["turn"])]
    return fields


def _counted(view: View, seat: int | None) -> int:
    assert view.seat is not None
    return -1 if seat is None else (seat - view.seat) % view.seats


def _round(view: View, things: list[Any]) -> list[Any]:
    """The things of all seats, the observer's first."""
    seat = view.seat
    assert seat is not None
    return things[seat:] + things[:seat]


def _faces(dice: list[str], faces: str) -> list[int]:
    return [list(map(str, dice)).count(face) for face in faces]


def _heckmeck(view: View, words: Any) -> dict[str, list[int]]:
    stacks = _round(view, words["stacks"])
    owner, under = [0] * 16, [0] * 16
    for seat, stack in enumerate(stacks):
        for at, tile in enumerate(stack):
            owner[tile - 21] = seat + 1
            under[tile - 21] = stack[at - 1] if at else 0
    return {
        "sum": [sum(5 if die == "W" else int(die) for die in words["kept"])],
        "kept": _faces(words["kept"], FACES),
        "rolled": _faces(words["rolled"], FACES),
        "grill": [int(tile in words["grill"]) for tile in range(21, 37)],
        "owner": owner,
        "under": under,
        "top": [stack[-1] if stack else 0 for stack in stacks],
        "worms": [sum((tile - 17) // 4 for tile in stack) for stack in stacks],
    }


def _geizen(view: View, words: Any) -> dict[str, list[int]]:
    board: Any = view.options["board"]
    rows = board["rows"]
    return {
        "reserve": [words["reserve"]],
        "kept": _faces(words["kept"], "123456"),
        "rolled": _faces(words["rolled"], "123456"),
        "filled": words["rows"],
        "free": [row["squares"] - n for row, n in zip(rows, words["rows"], strict=True)],
        "lying": [
            n + sum(square <= n for square in row["two"])
            for row, n in zip(rows, words["rows"], strict=True)
        ],
        "chips": _round(view, words["chips"]),
    }


def _eimer(view: View, words: Any) -> dict[str, list[int]]:
    hands = _round(view, words["hands"])
    tables: list[int] = []
    for cards in _round(view, words["tables"]):
        tables += [sum(int(card[1]) == value for card in cards) for value in range(1, 9)]
    fields = {
        "direction": [words["direction"]],
        "colour": [-1 if words["colour"] is None else COLOURS.index(words["colour"])],
        "to_beat": [-1 if words["to_beat"] is None else words["to_beat"]],
        "pile": [words["pile"]],
        "hand": _kinds(hands[0]),
        "discards": _kinds(words["discards"]),
        "cards": [len(hands[0]), *hands[1:]],
        "table": tables,
    }
    if words["phase"] != "build":  # words have no half pyramids
        drawn = "".join(_round(view, words["pyramids"])).replace("/", "")
        fields["pyramid"] = [LETTERS.find(bucket) for bucket in drawn]
    return fields


def _kinds(cards: list[str]) -> list[int]:
    held = Counter(cards)
    return [held[f"{colour}{value}"] for colour in COLOURS for value in range(1, 9)]


_TELLERS = {"heckmeck": _heckmeck, "geizen": _geizen, "eimer": _eimer}
