"""Heckmeck in words: moves, dice, states and events as protocol.md writes them."""

from functools import cache
from typing import TYPE_CHECKING

from tavolata.core.chance import Chance
from tavolata.core.compiling import interpreted
from tavolata.core.errors import BadOption, BadPosition, Illegal
from tavolata.core.fields import Fields
from tavolata.core.json import Json, JsonObject
from tavolata.core.law import Vector, vector
from tavolata.core.notation import Move, Option

if TYPE_CHECKING:
    from tavolata.games.heckmeck import rules as r
else:
    r = interpreted("tavolata.games.heckmeck.rules")

TILES = tuple(range(r.LOWEST, r.HIGHEST + 1))
SYMBOLS = FACES = ("1", "2", "3", "4", "5", "W")
PHASES = ("roll", "keep", "decide", "over")
SHORT = (None, "highest", "returned")
WHY_FAILED = ("no_new_face", "no_worm", "nothing_to_claim")

OPTIONS = (
    Option("short", None, SHORT),
    Option("decline_steal", True, (True, False)),
    Option("tiles", list(TILES), kind="tiles", examples=([21, 22, 23, 24], [22, 27, 36], [30])),
)
DERIVED: tuple[str, ...] = ()


def resolve(name: str, value: Json) -> Json:
    """H26: one or more different numbers out of 21-36, ascending."""
    right = BadOption("bad-tiles")
    if not isinstance(value, list) or not value:
        raise right
    tiles = [tile for tile in value if type(tile) is int and tile in TILES]
    if len(tiles) != len(value) or tiles != sorted(set(tiles)):
        raise right
    return list(value)


def played_options(options: JsonObject) -> JsonObject:
    """The options as a game is played with them: as they are."""
    return options


def option_vector(seats: int, start: int, options: JsonObject) -> Vector:
    """The options as the law's `begin` reads them."""
    v = vector(5)
    tiles = options["tiles"]
    assert isinstance(tiles, list)
    v[:] = (
        seats,
        start,
        SHORT.index(options["short"]),
        options["decline_steal"] is True,
        sum(1 << (tile - r.LOWEST) for tile in tiles if isinstance(tile, int)),
    )
    return v


def move_text(number: int) -> str:
    """The text of a move number."""
    if number == r.GIVE_UP:
        return "give up"
    if number == r.ROLL:
        return "roll"
    if number < r.ROLL:
        return f"keep {FACES[number - r.KEEP]}"
    if number < r.TAKE:
        return f"steal {number - r.STEAL + r.LOWEST}"
    return f"take {number - r.TAKE + r.LOWEST}"


def spelled(numbers: tuple[int, ...]) -> str:
    """No move of this game has several numbers."""
    raise Illegal("heckmeck-notation")


def move_numbers(text: str) -> tuple[str, tuple[int, ...]]:
    """A text as it is written properly, and its move numbers; refuses what is no move."""
    canonical = " ".join(text.split())
    for number in range(r.MOVES):
        if move_text(number) == canonical:
            return canonical, (number,)
    raise Illegal("heckmeck-notation")


def why_not(v: Vector, seat: int, move: Move) -> Illegal:
    """Why a move is not legal here."""
    number = move.numbers[0]
    total = r.kept_sum(v)
    if r.phase(v) == r.TO_KEEP:
        if r.KEEP <= number < r.ROLL:
            face = number - r.KEEP
            if r.may_keep_face(v, face):
                return Illegal("face-not-rolled", face=FACES[face])
            return Illegal("face-kept-already", face=FACES[face])
        return Illegal("keep-first")
    if r.KEEP <= number < r.ROLL:
        return Illegal("roll-first")
    if number == r.ROLL:
        return Illegal("no-dice-to-roll")
    if number == r.GIVE_UP:
        return Illegal("must-claim")
    if not r.has_worm(v):
        return Illegal("no-worm-kept")
    tile = (number - r.STEAL if number < r.TAKE else number - r.TAKE) + r.LOWEST
    if number < r.TAKE:
        return _why_no_steal(v, seat, tile, total)
    return _why_no_take(v, tile, total)


def _why_no_steal(v: Vector, seat: int, tile: int, total: int) -> Illegal:
    if r.top_tile(v, seat) == tile:
        return Illegal("own-top", tile=tile)
    if r.owner_of_top(v, tile) < 0:
        return Illegal("on-nobodys-stack", tile=tile)
    return Illegal("not-the-sum", tile=tile, sum=total)


def _why_no_take(v: Vector, tile: int, total: int) -> Illegal:
    if not r.on_grill(v, tile):
        return Illegal("not-on-grill", tile=tile)
    if tile > total:
        return Illegal("too-high", tile=tile, sum=total)
    if r.takeable(v) == 0:
        return Illegal("must-steal", tile=r.stealable(v))
    return Illegal("only-the-highest", tile=r.takeable(v), sum=total)


def chance(v: Vector) -> Chance:
    """What chance is asked for."""
    return Chance(r.due(v), FACES)


def outcome_numbers(symbols: list[str]) -> tuple[int, ...]:
    """An outcome's symbols as chance numbers."""
    return (pack(symbols),)


@cache
def _dice(packed: int) -> tuple[str, ...]:
    return tuple(face for n, face in enumerate(FACES) for _ in range(r.count(packed, n)))


def outcome_symbols(numbers: tuple[int, ...]) -> list[str]:
    """Chance numbers as symbols, in their order."""
    return list(_dice(numbers[0]))


def pack(symbols: list[str]) -> int:
    """Dice, packed."""
    return sum(1 << (r.BITS * FACES.index(symbol)) for symbol in symbols)


def dice(packed: int) -> list[Json]:
    """Packed dice as symbols."""
    return list(_dice(packed))


@cache
def _lying(tiles: int) -> tuple[int, ...]:
    return tuple(tile for tile in TILES if r.is_among(tiles, tile))


def stack(v: Vector, seat: int) -> list[Json]:
    """A seat's tiles, from bottom to top."""
    tiles: list[Json] = []
    tile = r.top_tile(v, seat)
    while tile:
        tiles.insert(0, tile)
        tile = r.tile_under(v, tile)
    return tiles


def state_json(v: Vector) -> JsonObject:
    """What lies on the table, in words."""
    return {
        "grill": list(_lying(r.grill(v))),
        "down": list(_lying(r.turned_down(v))),
        "stacks": [stack(v, seat) for seat in range(r.seats(v))],
        "turn": r.whose_turn(v),
        "kept": dice(r.kept(v)),
        "rolled": dice(r.rolled(v)),
        "phase": PHASES[r.phase(v)],
    }


def state_vector(v: Vector, words: JsonObject) -> None:
    """Fill in a position from its words; refuses what makes no sense."""
    fields = Fields(words)
    seats = r.seats(v)
    r.set_grill(v, 0)
    seen: set[int] = set()
    for tile in _tiles(fields, fields.get("grill", "[21, …]"), "grill", seen):
        r.put_on_grill(v, tile)
    for tile in _tiles(fields, fields.get("down", "[]"), "down", seen):
        r.turn_down(v, tile)
    for seat, tiles in enumerate(fields.items("stacks", f"{seats} × [21, …]", length=seats)):
        for tile in _tiles(fields, tiles, "stacks", seen):
            r.put_on_stack(v, seat, tile)
    r.set_turn(v, fields.integer("turn", 0, seats - 1))
    r.set_kept(v, _packed(fields, "kept"))
    r.show_roll(v, _packed(fields, "rolled"))
    r.await_(v, fields.choice("phase", PHASES))


def _tiles(fields: Fields, value: Json, name: str, seen: set[int]) -> list[int]:
    tiles: list[int] = []
    for tile in fields.listed(value, name, "[21, …]", most=len(TILES)):
        if type(tile) is not int or tile not in TILES:
            fields.wrong(name, "21–36")
        if tile in seen:
            raise BadPosition("tile-twice", tile=tile)
        seen.add(tile)
        tiles.append(tile)
    return tiles


def _packed(fields: Fields, name: str) -> int:
    right = "0–8 × 1 2 3 4 5 W"
    symbols: list[str] = []
    for symbol in fields.items(name, right, most=r.DICE):
        if not isinstance(symbol, str) or symbol not in FACES:
            fields.wrong(name, right)
        symbols.append(symbol)
    return pack(symbols)


def event_json(kind: int, seat: int, a: list[int]) -> JsonObject:
    """An event in words."""
    match kind:
        case r.ROLLED:
            return {"event": "rolled", "seat": seat, "dice": dice(a[0])}
        case r.KEPT:
            face, n, total = a[:3]
            kept: JsonObject = {"face": FACES[face], "count": n, "sum": total}
            return {"event": "kept", "seat": seat, **kept}
        case r.TOOK:
            return {"event": "took", "seat": seat, "tile": a[0]}
        case r.STOLE:
            return {"event": "stole", "seat": seat, "tile": a[0], "from": a[1]}
        case r.FAILED:
            return {"event": "failed", "seat": seat, "why": WHY_FAILED[a[0]]}
        case r.RETURNED:
            return {"event": "returned", "seat": seat, "tile": a[0]}
        case r.TURNED_DOWN:
            return {"event": "turned_down", "tile": a[0]}
    raise ValueError(kind)
