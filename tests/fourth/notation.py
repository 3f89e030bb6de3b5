"""Highroll in words."""

from tavolata.core.chance import Chance
from tavolata.core.errors import Illegal
from tavolata.core.fields import Fields
from tavolata.core.json import Json, JsonObject
from tavolata.core.law import Vector, vector
from tavolata.core.notation import Move, Option
from tests.fourth import rules as r

SYMBOLS = FACES = ("1", "2", "3", "4", "5", "6")
PHASES = ("roll", "decide", "over")
OPTIONS: tuple[Option, ...] = ()
DERIVED: tuple[str, ...] = ()
TEXTS = ("again", "stay")


def resolve(name: str, value: Json) -> Json:
    raise ValueError(name)


def played_options(options: JsonObject) -> JsonObject:
    return options


def option_vector(seats: int, start: int, options: JsonObject) -> Vector:
    v = vector(2)
    v[:] = (seats, start)
    return v


def move_text(number: int) -> str:
    return TEXTS[number]


def spelled(numbers: tuple[int, ...]) -> str:
    raise Illegal("bad-number", number=numbers[0])


def move_numbers(text: str) -> tuple[str, tuple[int, ...]]:
    if text not in TEXTS:
        raise Illegal("bad-entry")
    return text, (TEXTS.index(text),)


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
    v[r.SUM : r.SUM + seats] = [n for n in fields.items("sums", "…", seats) if type(n) is int]
    v[r.TURN_OF] = fields.integer("turn", 0, seats - 1)
    v[r.TRIES] = fields.integer("tries", 0, 1)
    v[r.DICE] = outcome_numbers([str(die) for die in fields.items("rolled", "…", most=2)])[0]
    v[r.PHASE] = fields.choice("phase", PHASES)


def event_json(kind: int, seat: int, a: list[int]) -> JsonObject:
    return {"event": "rolled", "seat": seat, "dice": [*outcome_symbols((a[0],))]}
