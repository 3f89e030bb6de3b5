"""Highroll's moves, states and events as texts and JSON."""

from highroll import rules as r
from tavolata.core.chance import Chance
from tavolata.core.errors import BadOption, Illegal
from tavolata.core.fields import Fields
from tavolata.core.json import Json, JsonObject
from tavolata.core.law import Vector, vector_of
from tavolata.core.notation import Move, Option

SYMBOLS = FACES = ("1", "2", "3", "4", "5", "6")
PHASES = ("roll", "decide", "over")
OPTIONS: tuple[Option, ...] = ()
DERIVED: tuple[str, ...] = ()
MOVES = ("again", "stay")
LOWEST, HIGHEST = 2, 12


def resolve(name: str, value: Json) -> Json:
    """There are no options of a kind."""
    raise BadOption("unknown-option", name=name, names="")


def played_options(options: JsonObject) -> JsonObject:
    return options


def option_vector(seats: int, start: int, options: JsonObject) -> Vector:
    return vector_of((seats, start))


def move_text(number: int) -> str:
    return MOVES[number]


def spelled(numbers: tuple[int, ...]) -> str:
    raise Illegal("bad-number", number=numbers[0])


def move_numbers(text: str) -> tuple[str, tuple[int, ...]]:
    if text not in MOVES:
        raise Illegal("highroll-notation")
    return text, (MOVES.index(text),)


def why_not(v: Vector, seat: int, move: Move) -> Illegal:
    return Illegal("bad-number", number=move.numbers[0])


def chance(v: Vector) -> Chance:
    return Chance(2, FACES)


def outcome_numbers(symbols: list[str]) -> tuple[int, ...]:
    return (sum(1 << (r.BITS * FACES.index(symbol)) for symbol in symbols),)


def outcome_symbols(numbers: tuple[int, ...]) -> list[str]:
    return [f for n, f in enumerate(FACES) for _ in range(numbers[0] >> (r.BITS * n) & 7)]


def state_json(v: Vector) -> JsonObject:
    return {
        "sums": v[r.SUM : r.SUM + int(v[r.SEATS])].tolist(),
        "turn": int(v[r.TURN_OF]),
        "tries": int(v[r.TRIES]),
        "rolled": [*outcome_symbols((int(v[r.DICE]),))],
        "phase": PHASES[int(v[r.PHASE])],
    }


def state_vector(v: Vector, words: JsonObject) -> None:
    fields = Fields(words)
    seats = int(v[r.SEATS])
    for seat, value in enumerate(fields.items("sums", "0, 2–12", seats)):
        if type(value) is not int or (value != 0 and not LOWEST <= value <= HIGHEST):
            fields.wrong("sums", "0, 2–12")
        v[r.SUM + seat] = value
    v[r.TURN_OF] = fields.integer("turn", 0, seats - 1)
    v[r.TRIES] = fields.integer("tries", 0, 1)
    dice = fields.items("rolled", "1–6", most=2)
    if not all(die in FACES for die in dice):
        fields.wrong("rolled", "1–6")
    v[r.DICE] = outcome_numbers([str(die) for die in dice])[0]
    v[r.PHASE] = fields.choice("phase", PHASES)


def event_json(kind: int, seat: int, a: list[int]) -> JsonObject:
    return {"event": "rolled", "seat": seat, "dice": [*outcome_symbols((a[0],))]}
