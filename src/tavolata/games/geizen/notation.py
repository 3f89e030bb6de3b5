"""Geizen in words: moves, dice, boards, states and events as protocol.md writes them."""

import tomllib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from tavolata.core.chance import Chance
from tavolata.core.compiling import interpreted
from tavolata.core.errors import BadOption, Illegal
from tavolata.core.fields import Fields
from tavolata.core.json import Json, JsonObject
from tavolata.core.law import Vector, vector
from tavolata.core.notation import Move, Option

if TYPE_CHECKING:
    from tavolata.games.geizen import rules as r
else:
    r = interpreted("tavolata.games.geizen.rules")

SYMBOLS = FACES = ("1", "2", "3", "4", "5", "6")
PHASES = ("roll", "keep", "over")
SOURCES = ("own", "reserve")

SHORT_BOARD: Json = {
    "rows": [
        {"squares": 1, "two": [1], "yellow": [], "arrow": 1},
        {"squares": 2, "two": [], "yellow": [1], "arrow": 0},
        {"squares": 3, "two": [1, 2], "yellow": [2], "arrow": 4},
        {"squares": 4, "two": [], "yellow": [1, 2, 3], "arrow": 2},
        {"squares": 12, "two": [12], "yellow": [], "arrow": 9},
    ]
}
OPTIONS = (Option("board", "classic", kind="board", examples=(SHORT_BOARD,)),)
DERIVED: tuple[str, ...] = ()


@cache
def boards() -> tuple[str, ...]:
    """The boards there are: one file each."""
    files = (resources.files(__package__) / "boards").iterdir()
    return tuple(sorted(f.name.removesuffix(".toml") for f in files if f.name.endswith(".toml")))


@cache
def _board(name: str) -> dict[str, list[dict[str, Json]]]:
    return tomllib.loads((resources.files(__package__) / "boards" / f"{name}.toml").read_text())


def resolve(name: str, value: Json) -> Json:
    """G4: a board by its name, or the table itself; in full, it is always the table."""
    if isinstance(value, str):
        if value not in boards():
            raise BadOption("unknown-board", name=value[:40], names=", ".join(boards()))
        value = {"rows": [dict(row) for row in _board(value)["rows"]]}
    if not isinstance(value, dict) or set(value) != {"rows"}:
        raise BadOption("board-shape")
    rows = value["rows"]
    if not isinstance(rows, list) or len(rows) != r.ROWS:
        raise BadOption("board-shape")
    return {"rows": [_row(number, row) for number, row in enumerate(rows, 1)]}


def _row(number: int, row: Json) -> Json:
    if not isinstance(row, dict) or not set(row) <= {"squares", "two", "yellow", "arrow"}:
        raise BadOption("board-row", row=number)
    squares, arrow = row.get("squares"), row.get("arrow")
    if type(squares) is not int or not 1 <= squares <= r.MAX_SQUARES:
        raise BadOption("board-squares", row=number, most=r.MAX_SQUARES)
    if type(arrow) is not int or not 0 <= arrow <= r.MAX_ARROW:
        raise BadOption("board-arrow", row=number, most=r.MAX_ARROW)
    two = _some_squares(number, squares, row.get("two", []))
    yellow = _some_squares(number, squares, row.get("yellow", []))
    if squares in yellow:
        raise BadOption("board-yellow-red", row=number, square=squares)
    return {"squares": squares, "two": list(two), "yellow": list(yellow), "arrow": arrow}


def _some_squares(number: int, squares: int, some: Json) -> list[int]:
    wrong = BadOption("board-some-squares", row=number, squares=squares)
    if not isinstance(some, list):
        raise wrong
    good = [square for square in some if type(square) is int and 1 <= square <= squares]
    if len(good) != len(some) or len(set(good)) != len(good):
        raise wrong
    return sorted(good)


def played_options(options: JsonObject) -> JsonObject:
    """The options as a game is played with them: as they are."""
    return options


def option_vector(seats: int, start: int, options: JsonObject) -> Vector:
    """The options as the law's `begin` reads them."""
    v = vector(2 + 4 * r.ROWS)
    v[0], v[1] = seats, start
    for row, cells in enumerate(_rows(options)):
        v[2 + 4 * row] = cells["squares"]
        v[3 + 4 * row] = _mask(cells["two"])
        v[4 + 4 * row] = _mask(cells["yellow"])
        v[5 + 4 * row] = cells["arrow"]
    return v


def _rows(options: JsonObject) -> list[dict[str, Any]]:
    board = options["board"]
    assert isinstance(board, dict)
    rows = board["rows"]
    assert isinstance(rows, list)
    return [row for row in rows if isinstance(row, dict)]


def _mask(squares: Json) -> int:
    assert isinstance(squares, list)
    return sum(1 << (square - 1) for square in squares if isinstance(square, int))


@cache
def _dice(packed: int) -> tuple[int, ...]:
    return tuple(face + 1 for face in range(r.FACES) for _ in range(r.count(packed, face)))


def dice(packed: int) -> list[Json]:
    """Packed dice as numbers."""
    return list(_dice(packed))


def pack(symbols: list[str]) -> int:
    """Dice, packed."""
    return sum(1 << (r.BITS * FACES.index(symbol)) for symbol in symbols)


def move_text(number: int) -> str:
    """The text of a move number."""
    return "keep " + " ".join(str(die) for die in _dice(r.dice_of(number)))


def spelled(numbers: tuple[int, ...]) -> str:
    """No move of this game has several numbers."""
    raise Illegal("geizen-notation")


def move_numbers(text: str) -> tuple[str, tuple[int, ...]]:
    """A text as it is written properly, and its move numbers; refuses what is no move."""
    word, *symbols = text.split() or [""]
    if word != "keep" or not 1 <= len(symbols) <= r.DICE or not set(symbols) <= set(FACES):
        raise Illegal("geizen-notation")
    number = r.number_of(pack(symbols))
    return move_text(number), (number,)


def why_not(v: Vector, seat: int, move: Move) -> Illegal:
    """Why a move is not legal here."""
    return Illegal("dice-not-rolled", dice=" ".join(str(die) for die in dice(r.rolled(v))))


def chance(v: Vector) -> Chance:
    """What chance is asked for."""
    return Chance(r.due(v), FACES)


def outcome_numbers(symbols: list[str]) -> tuple[int, ...]:
    """An outcome's symbols as chance numbers."""
    return (pack(symbols),)


def outcome_symbols(numbers: tuple[int, ...]) -> list[str]:
    """Chance numbers as symbols, in their order."""
    return [str(die) for die in _dice(numbers[0])]


def state_json(v: Vector) -> JsonObject:
    """What lies on the table, in words."""
    return {
        "chips": [r.chips(v, seat) for seat in range(r.seats(v))],
        "rows": [r.filled(v, row) for row in range(r.ROWS)],
        "reserve": r.reserve(v),
        "turn": r.whose_turn(v),
        "kept": dice(r.kept(v)),
        "rolled": dice(r.rolled(v)),
        "phase": PHASES[r.phase(v)],
    }


def state_vector(v: Vector, words: JsonObject) -> None:
    """Fill in a position from its words; refuses what makes no sense."""
    fields = Fields(words)
    seats = r.seats(v)
    right = f"{seats} × 0–{r.CHIPS}"
    for seat, n in enumerate(fields.items("chips", right, length=seats)):
        if type(n) is not int or not 0 <= n <= 100 * r.CHIPS:
            fields.wrong("chips", right)
        r.set_chips(v, seat, n)
    for row, n in enumerate(fields.items("rows", f"{r.ROWS} × 0–11", length=r.ROWS)):
        if type(n) is not int or not 0 <= n < r.squares(v, row):
            fields.wrong("rows", f"{row + 1}: 0–{r.squares(v, row) - 1}")
        r.set_filled(v, row, n)
    r.set_reserve(v, fields.integer("reserve", -100 * r.CHIPS, r.CHIPS))
    r.set_turn(v, fields.integer("turn", 0, seats - 1))
    r.set_kept(v, _packed(fields, "kept"))
    r.show_roll(v, _packed(fields, "rolled"))
    r.await_(v, fields.choice("phase", PHASES))


def _packed(fields: Fields, name: str) -> int:
    right = "0–5 × 1–6"
    packed = 0
    for die in fields.items(name, right, most=r.DICE):
        if type(die) is not int or not 1 <= die <= r.FACES:
            fields.wrong(name, right)
        packed += 1 << (r.BITS * (die - 1))
    return packed


def event_json(kind: int, seat: int, a: list[int]) -> JsonObject:
    """An event in words."""
    match kind:
        case r.ROLLED:
            return {"event": "rolled", "seat": seat, "dice": dice(a[0])}
        case r.KEPT:
            return {"event": "kept", "seat": seat, "dice": dice(a[0])}
        case r.PLACED:
            row, square, n, source = a[:4]
            placed: JsonObject = {"row": row + 1, "square": square + 1, "chips": n}
            return {"event": "placed", "seat": seat, **placed, "from": SOURCES[source]}
        case r.COMPLETED:
            return {"event": "completed", "seat": seat, "row": a[0] + 1, "chips": a[1]}
        case r.PAID:
            return {"event": "paid", "seat": seat, "chips": a[0]}
        case r.BORROWED:
            return {"event": "borrowed", "seat": seat, "chips": a[0]}
        case r.REPAID:
            return {"event": "repaid", "seat": seat, "chips": a[0]}
    raise ValueError(kind)
