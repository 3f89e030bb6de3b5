"""Positions of Alles im Eimer for the fixture page, made by the real engine: python web/dev-eimer/make_fixtures.py"""

import json
import random
from collections.abc import Callable
from pathlib import Path

from tavolata.game import State, View
from tavolata.games import find

NAMES = ["Ada", "Otto", "Lina", "Nonna", "Bartolomeo", "Mia"]
ANIMALS = ["cat", "dog", "mouse", "goat", "cow", "duck"]
EIMER = find("eimer")
rng = random.Random(7)


def pyramid(edition: str) -> str:
    letters = list("YWRBG" * (3 if edition == "2002" else 2))
    rng.shuffle(letters)
    rows, at = [], 0
    for n in range(5 if edition == "2002" else 4, 0, -1):
        rows.append("".join(letters[at : at + n]))
        at += n
    return "build " + "/".join(rows)


def outcome(state: State) -> str:
    chance = state.chance
    assert chance is not None
    return " ".join(rng.sample(chance.cards, chance.count))


def choose(state: State, seat: int, edition: str) -> str:
    legal = state.legal(seat)
    if legal[0].startswith("build"):
        return pyramid(edition)
    plays = [m for m in legal if m.startswith("play")]
    if plays and rng.random() < 0.85:
        return min(plays, key=lambda m: (len(m), rng.random()))
    return rng.choice(legal)


def games(seats: int, options: dict):
    """Every state of a random game, with what led to it."""
    state = EIMER.start(seats=seats, options=options)
    edition = str(options.get("edition", "2002"))
    while True:
        yield state
        if state.over:
            return
        if state.chance is not None:
            state = state.give(outcome(state))
        else:
            seat = rng.choice(state.to_move)
            state = state.play(seat, choose(state, seat, edition))


def search(seats: int, wanted: Callable[[State], bool], **options) -> tuple[State, State]:
    for _ in range(400):
        before = None
        for state in games(seats, options):
            if before is not None and wanted(state):
                return before, state
            before = state
    raise SystemExit("no such position found")


def view_words(view: View, state: State) -> dict:
    result = state.result
    return {
        "number": 0,
        "ply": 1,
        "to_move": list(state.to_move),
        "legal": list(view.legal) if hasattr(view, "legal") else [],
        "state": view.words(),
        "chance": view.chance.words() if view.chance else None,
        "over": state.over,
        "winners": list(result.winners) if result else None,
        "scores": list(result.scores) if result else None,
        "undo": False,
        "started": 0,
    }


def message(state: State, seat: int | None, whole: bool) -> dict:
    if whole:
        words = view_words(state.view(None), state) | {"state": state.words(), "legal": []}
        return {"view": words, "events": state.events, "previews": {}}
    view = state.view(seat)
    words = view_words(view, state)
    if seat is None:
        words["legal"] = []
    previews = {}
    for move in words["legal"]:
        if "*" in move:
            continue
        after = view.preview(move)
        previews[move] = {"events": after.events, "state": after.words(), "over": after.over}
    return {"view": words, "events": view.events, "previews": previews}


def fixture(name: str, pair: tuple[State, State], seat: int | None = 0, whole: bool = False) -> dict:
    before, state = pair
    seats = state.seats
    return {
        "name": name,
        "you": {"seat": seat, "host": True},
        "table": {
            "code": "KRT4M",
            "game": "eimer",
            "phase": "playing",
            "seats": [
                {
                    "kind": "bot" if i == 1 else "person",
                    "name": "" if i == 1 else NAMES[i],
                    "animal": ANIMALS[i],
                    "level": "expert" if i == 1 else None,
                    "here": True,
                }
                for i in range(seats)
            ],
            "options": state.options,
            "games": 1,
            "played": 0,
            "start": None,
            "listed": False,
            "totals": [0] * seats,
            "commit": None,
            "words": None,
            "wins": [0] * seats,
        },
        "steps": [message(before, seat, whole), message(state, seat, whole)],
    }


def mine(phase: str, extra: Callable[[dict, list[str]], bool] = lambda w, legal: True):
    def wanted(state: State) -> bool:
        if 0 not in state.to_move:
            return False
        words = state.view(0).words()
        return words["phase"] == phase and extra(words, list(state.legal(0)))

    return wanted


def told(kind: str, seat: int, least: int = 0) -> Callable[[State], bool]:
    def wanted(state: State) -> bool:
        seen = {e["event"]: e for e in state.events}
        if kind not in seen or seen[kind].get("seat", seat) != seat:
            return False
        return len(seen[kind].get("buckets", [])) >= least

    return wanted


def plays(legal: list[str]) -> int:
    return sum(m.startswith("play") for m in legal)


FIXTURES = [
    fixture("build4", search(4, mine("build"))),
    fixture("build2005", search(3, mine("build"), edition="2005")),
    fixture("built", search(6, lambda s: s.words()["phase"] == "build" and 0 not in s.to_move and len(s.to_move) == 2)),
    fixture("revealed", search(4, told("revealed", 0))),
    fixture("attack4", search(4, mine("attack", lambda w, m: len(w["discards"]) > 20))),
    fixture("defend4", search(4, mine("defend", lambda w, m: plays(m) > 4 and len(w["tables"][0]) > 0 and any(x.startswith("lose 0.") for x in m)))),
    fixture("defend2", search(2, mine("defend", lambda w, m: plays(m) > 1))),
    fixture("defend6", search(6, mine("defend", lambda w, m: plays(m) > 2 and sum(map(bool, w["tables"])) > 4))),
    fixture("hopeless6", search(6, mine("defend", lambda w, m: plays(m) == 0 and len(m) > 1 and sum(map(bool, w["tables"])) > 3))),
    fixture("anycolour", search(3, mine("defend", lambda w, m: plays(m) == 0 and w["colour"] not in w["pyramids"][0] and len(m) > 4))),
    fixture("split", search(4, mine("split"))),
    fixture("forgetful", search(3, mine("defend", lambda w, m: m == ["draw"]), forgetful_draw=True)),
    fixture("others6", search(6, lambda s: s.words()["phase"] == "defend" and 0 not in s.to_move and len(s.words()["discards"]) > 30)),
    fixture("fall-mine", search(4, told("fell", 0, 4))),
    fixture("fall-theirs", search(4, told("fell", 2, 4))),
    fixture("out6", search(6, lambda s: len(s.words()["out"]) == 1 and s.words()["phase"] == "defend")),
    fixture("reversed2005", search(4, mine("defend", lambda w, m: w["direction"] == -1), edition="2005")),
    fixture("over", search(4, lambda s: s.over)),
    fixture("spectator", search(5, lambda s: s.words()["phase"] == "defend" and len(s.words()["discards"]) > 30), None),
    fixture("replay6", search(6, lambda s: s.words()["phase"] == "defend" and len(s.words()["discards"]) > 30), None, True),
]

here = Path(__file__).parent
(here / "fixtures.json").write_text(json.dumps(FIXTURES), encoding="utf-8")
print(len(FIXTURES), (here / "fixtures.json").stat().st_size)
