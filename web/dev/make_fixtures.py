"""Situations of the games as a board is given them, made by the real engine: web/dev/fixtures.json.

Run from the repository's root: .venv/bin/python web/dev/make_fixtures.py
"""

import json
from pathlib import Path
from typing import Any

from tavolata.game import State
from tavolata.games import find

NAMES = ["Nonna", "Maximiliane", "Otto", "You", "Bartholomäus", "Lina", "Jo"]
ANIMALS = ["goat", "mouse", "duck", "cat", "dog", "cow", "rabbit"]
LEVELS = {2: "expert", 4: "rookie"}
TILES = list(range(21, 37))


def fixture(state: State, seat: int | None, ply: int = 1, events: Any = None) -> dict[str, Any]:
    """What a board at this seat is given, with the preview of every move."""
    shown = state.view(seat)
    legal: list[str] = []
    previews = {}
    if seat is not None and seat in state.to_move:
        legal = list(state.legal(seat))
        for move in legal:
            then = state.play(seat, move)
            told = then.view(seat)
            previews[move] = {"events": told.events, "state": told.words(), "over": then.over}
    seats = [
        {
            "kind": "bot" if n in LEVELS else "person",
            "name": "" if n in LEVELS else NAMES[n],
            "animal": ANIMALS[n],
            "level": LEVELS.get(n),
            "here": True,
        }
        for n in range(state.seats)
    ]
    result = state.result
    return {
        "table": {
            "code": "KRT4M",
            "game": state.game.name,
            "phase": "playing",
            "seats": seats,
            "options": state.options,
            "games": 1,
            "played": 0,
            "start": 0,
            "listed": False,
            "totals": [0] * state.seats,
            "commit": None,
            "words": None,
            "wins": [0] * state.seats,
        },
        "view": {
            "number": 0,
            "ply": ply,
            "to_move": list(state.to_move),
            "legal": legal,
            "state": shown.words(),
            "chance": state.chance.words() if state.chance else None,
            "over": state.over,
            "winners": list(result.winners) if result else None,
            "scores": list(result.scores) if result else None,
            "undo": False,
            "started": 0,
        },
        "you": {"seat": seat, "host": seat == 0},
        "events": shown.events if events is None else events,
        "previews": previews,
    }


def heckmeck(seats: int, turn: int, kept: str, rolled: str, **more: Any) -> State:
    options = {"tiles": more.get("tiles", TILES)}
    stacks = more.get("stacks") or [[] for _ in range(seats)]
    down = more.get("down", [])
    away = {tile for stack in stacks for tile in stack} | set(down)
    words: dict[str, Any] = {
        "grill": [tile for tile in options["tiles"] if tile not in away],
        "down": down,
        "stacks": stacks,
        "turn": turn,
        "kept": kept.split(),
        "rolled": rolled.split(),
        "phase": "keep" if rolled else "decide",
    }
    return find("heckmeck").set_up(seats, options, words)


def geizen(
    chips: list[int], rows: list[int], kept: list[int], rolled: list[int], board: Any
) -> State:
    game = find("geizen")
    seats = len(chips)
    table: Any = game.resolve({"board": board})["board"]
    on_board = sum(
        1 + (square in row["two"])
        for row, filled in zip(table["rows"], rows, strict=True)
        for square in range(1, filled + 1)
    )
    words: dict[str, Any] = {
        "chips": chips,
        "rows": rows,
        "reserve": 130 - sum(chips) - on_board,
        "turn": 0 if not kept and not rolled else seats - 1,
        "kept": kept,
        "rolled": rolled,
        "phase": "keep",
    }
    return game.set_up(seats, {"board": board}, words)


def all_fixtures() -> dict[str, Any]:
    stacks = [[22, 25], [], [30], [23, 27]]
    mid = {"stacks": stacks, "down": [36]}
    seven = {"stacks": [[21, 22, 33], [25], [], [23, 27], [24, 28], [35], [26, 30]], "down": [36]}
    wide = find("geizen").options[0].examples[0]
    keep = heckmeck(4, 3, "3 W W", "4 4 4 5 W", **mid)
    decide = keep.play(3, "keep 4")
    failing = decide.play(3, "roll").give("3 W").give("1 1 2 3 4 4 5 W")
    thief = decide.play(3, "steal 25")
    full = geizen([21, 17, 14], [2, 4, 2, 3, 5], [2], [2, 4, 5, 6], "classic")
    done = full.play(2, "keep 2 4 5 6")
    return {
        "hk-open": fixture(find("heckmeck").start(4, 3).give("1 1 2 3 4 5 5 W"), 3),
        "hk-keep": fixture(keep, 3),
        "hk-decide": fixture(decide, 3, 2),
        "hk-give-up": fixture(heckmeck(4, 3, "1 2 2", "", **mid), 3, 3),
        "hk-all-kept": fixture(heckmeck(4, 3, "3 3 4 4 5 W W W", "", **mid), 3, 3),
        "hk-risky": fixture(heckmeck(4, 3, "1 1 2 2 3 3", "4 4", **mid), 3, 3),
        "hk-wait": fixture(heckmeck(4, 0, "3 W W", "1 2 4 4 5", **mid), 3),
        "hk-eight": fixture(heckmeck(4, 3, "", "4 4 4 4 4 4 4 4", **mid), 3),
        "hk-stolen": fixture(thief.give("1 1 2 3 4 5 5 W"), 3, 4, thief.events),
        "hk-failed": fixture(failing, 3, 5, decide.play(3, "roll").give("3 W").events),
        "hk-seven": fixture(heckmeck(7, 3, "3 W W", "1 2 4 4 5", **seven), 3),
        "hk-seven-decide": fixture(heckmeck(7, 3, "1 4 4 4 5 5 W", "", **seven), 3),
        "hk-short": fixture(
            heckmeck(2, 0, "W W", "1 2 4 4 5 5", tiles=[22, 25, 27, 30, 36], stacks=[[22], []]), 0
        ),
        "gz-open": fixture(find("geizen").start(3, 2).give("1 2 2 4 6"), 2),
        "gz-keep": fixture(full, 2),
        "gz-last": fixture(geizen([21, 17, 4], [2, 4, 2, 3, 7], [1, 3, 4, 5], [5], "classic"), 2),
        "gz-broke": fixture(
            geizen([21, 17, 1], [0, 0, 2, 2, 4], [], [1, 1, 2, 3, 4], "classic"), 2
        ),
        "gz-five": fixture(
            geizen([21, 17, 14, 9, 28], [2, 4, 2, 3, 5], [6], [1, 2, 3, 5], "classic"), 4
        ),
        "gz-wide": fixture(geizen([21, 17, 14], [0, 1, 2, 3, 11], [1], [2, 3, 4, 5], wide), 2),
        "gz-wait": fixture(full, 0),
        "gz-done": fixture(done.give("1 2 3 3 6"), 2, 3, done.events),
    }


if __name__ == "__main__":
    made = json.dumps(all_fixtures(), separators=(",", ":"), default=str)
    Path(__file__).with_name("fixtures.json").write_text(made + "\n")
