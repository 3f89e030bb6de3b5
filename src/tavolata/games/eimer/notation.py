"""Alles im Eimer in words: moves, cards, pyramids, states and events as protocol.md has them."""

from typing import TYPE_CHECKING

from tavolata.core.chance import Chance
from tavolata.core.compiling import interpreted
from tavolata.core.errors import BadPosition, Illegal
from tavolata.core.fields import Fields
from tavolata.core.json import Json, JsonObject
from tavolata.core.law import HIDDEN, Vector, vector
from tavolata.core.notation import Move, Option

if TYPE_CHECKING:
    from tavolata.games.eimer import rules as r
else:
    r = interpreted("tavolata.games.eimer.rules")

COLOURS = ("Y", "W", "R", "B", "G")  # rooster, horse, bull, sheep, pig
PHASES = ("deal", "build", "attack", "defend", "split", "draw", "over")
EDITIONS = ("2002", "2005")
PARTS = ("left", "right")

OPTIONS = (
    Option("reverse", False, (False, True)),
    Option("forgetful_draw", False, (False, True)),
    Option("last_standing", False, (False, True)),
    Option("edition", "2002", EDITIONS),
)
DERIVED = ("pile", "to_beat", "out")

CARDS = tuple(f"{colour}{value}" for colour in COLOURS for value in range(1, r.VALUES + 1))
NUMBERS = {card: number for number, card in enumerate(CARDS)}
SYMBOLS = tuple(sorted(CARDS, key=lambda card: (-int(card[1]), COLOURS.index(card[0]))))
RANK = {card: rank for rank, card in enumerate(SYMBOLS)}
BUILD = "build *"


def resolve(name: str, value: Json) -> Json:
    """No option of this game needs to be looked up."""
    raise ValueError(name)


def played_options(options: JsonObject) -> JsonObject:
    """E26: the 2005 edition is always played with `reverse`."""
    if options["edition"] == "2005":
        return {**options, "reverse": True}
    return options


def option_vector(seats: int, start: int, options: JsonObject) -> Vector:
    """The options as the law's `begin` reads them."""
    v = vector(6)
    v[0], v[1] = seats, start
    v[2] = options["reverse"] is True
    v[3] = options["forgetful_draw"] is True
    v[4] = options["last_standing"] is True
    v[5] = EDITIONS.index(str(options["edition"]))
    return v


def cards_of(colour: int, packed: int) -> list[Json]:
    """Cards of one colour, highest first."""
    values = range(r.VALUES, 0, -1)
    return [f"{COLOURS[colour]}{v}" for v in values for _ in range(r.held(packed, v))]


def cards(packed: list[int]) -> list[Json]:
    """Cards of all colours, in canonical order."""
    found = [str(card) for hue in range(r.COLOURS) for card in cards_of(hue, packed[hue])]
    found.sort(key=RANK.__getitem__)
    return [*found]


def spot_text(spot: int) -> str:
    """A place in a pyramid: row from the bottom, place from the left."""
    return f"{r.row_of(spot)}.{r.across_of(spot)}"


def pyramid_text(base: int, packed: int) -> str:
    """Bottom row first; a lost bucket is a dot."""
    return "/".join(
        "".join(_letter(r.bucket_in(packed, r.place(row, across))) for across in range(base - row))
        for row in range(base)
    )


def _letter(hue: int) -> str:
    return "." if hue < 0 else COLOURS[hue]


def move_text(number: int) -> str:
    """The text of a move number."""
    if number < r.PLAY:
        return BUILD
    if number < r.LOSE:
        hue, cards_played = divmod(number - r.PLAY, r.SETS)
        return "play " + " ".join(str(c) for c in cards_of(hue, r.cards_in_set(cards_played)))
    if number < r.KEEP_LEFT:
        return f"lose {spot_text(number - r.LOSE)}"
    return ("keep left", "keep right", "draw")[number - r.KEEP_LEFT]


def spelled(numbers: tuple[int, ...]) -> str:
    """A whole pyramid, from its placings."""
    letters = "".join(COLOURS[number] for number in numbers)
    base = 5 if len(letters) == r.PLACES else 4
    starts = [sum(range(base, base - row, -1)) for row in range(base)]
    rows = [letters[at : at + base - row] for row, at in enumerate(starts)]
    return "build " + "/".join(rows)


def move_numbers(text: str) -> tuple[str, tuple[int, ...]]:
    """A text as it is written properly, and its move numbers; refuses what is no move."""
    word, *rest = text.split() or [""]
    if text == BUILD:
        raise Illegal("build-which")
    if word == "build" and len(rest) == 1:
        return _build_numbers(rest[0])
    if word == "play" and 1 <= len(rest) <= 3 and all(card in NUMBERS for card in rest):
        return _play_numbers(rest)
    if (word in ("keep", "lose", "draw")) and len(text) < 20:
        canonical = " ".join(text.split())
        for number in range(r.LOSE, r.MOVES):
            if move_text(number) == canonical:
                return canonical, (number,)
    raise Illegal("eimer-notation")


def _build_numbers(drawing: str) -> tuple[str, tuple[int, ...]]:
    rows = drawing.split("/")
    lengths = [len(row) for row in rows]
    if lengths not in ([5, 4, 3, 2, 1], [4, 3, 2, 1]) or not set("".join(rows)) <= set(COLOURS):
        raise Illegal("build-shape")
    return f"build {drawing}", tuple(COLOURS.index(letter) for row in rows for letter in row)


def _play_numbers(played: list[str]) -> tuple[str, tuple[int, ...]]:
    if len({card[0] for card in played}) > 1:
        raise Illegal("one-colour")
    values = sorted((int(card[1]) for card in played), reverse=True)
    ways = (r.set_of_one, r.set_of_two, r.set_of_three)
    hue = COLOURS.index(played[0][0])
    number = r.PLAY + hue * r.SETS + ways[len(values) - 1](*values)
    return move_text(number), (number,)


def why_not(v: Vector, seat: int, move: Move) -> Illegal:
    """Why a move is not legal here."""
    if r.phase(v) == r.TO_BUILD:
        return _why_not_build(v, move)
    if seat == r.may_draw(v):
        return Illegal("only-draw")
    number = move.numbers[0]
    if len(move.numbers) > 1:
        return Illegal("built-already")
    if number == r.DRAW:
        return Illegal("no-draw")
    if r.phase(v) == r.TO_SPLIT:
        return Illegal("choose-part")
    if number >= r.KEEP_LEFT:
        return Illegal("no-parts")
    if number >= r.LOSE:
        return _why_not_lose(v, seat, number - r.LOSE)
    return _why_not_play(v, seat, number - r.PLAY)


def _why_not_build(v: Vector, move: Move) -> Illegal:
    if not move.startswith("build "):
        return Illegal("build-first")
    if move.count("/") != r.base(v) - 1:
        return Illegal("build-rows", rows=" ".join(str(n) for n in range(r.base(v), 0, -1)))
    return Illegal("build-colours", count=r.buckets_of_a_colour(v))


def _why_not_lose(v: Vector, seat: int, spot: int) -> Illegal:
    if r.phase(v) != r.TO_DEFEND:
        return Illegal("not-attacked")
    if r.bucket(v, seat, spot) < 0:
        return Illegal("no-bucket", bucket=spot_text(spot))
    return Illegal("wrong-bucket", colour=COLOURS[r.colour(v)])


def _why_not_play(v: Vector, seat: int, number: int) -> Illegal:
    hue, cards_played = number // r.SETS, r.cards_in_set(number % r.SETS)
    mine = r.hand(v, seat, hue)
    for value in range(1, r.VALUES + 1):
        if r.held(cards_played, value) > r.held(mine, value):
            return Illegal("not-in-hand", card=f"{COLOURS[hue]}{value}")
    if hue != r.colour(v):
        return Illegal("follow-colour", colour=COLOURS[r.colour(v)])
    total = r.before(v, seat) + r.card_sum(cards_played)
    return Illegal("too-low", sum=total, beat=r.to_beat(v))


def chance(v: Vector) -> Chance:
    """What chance is asked for."""
    pool = None
    if r.pile(v, 0) != HIDDEN:
        heap = (r.pile(v, hue) for hue in range(r.COLOURS))
        counts = [r.held(cards_left, value + 1) for cards_left in heap for value in range(r.VALUES)]
        pool = {card: n for card, n in zip(CARDS, counts, strict=True) if n}
    return Chance(r.due(v), SYMBOLS, r.receiver(v), pool)


def outcome_numbers(symbols: list[str]) -> tuple[int, ...]:
    """An outcome's symbols as chance numbers."""
    return tuple(NUMBERS[card] for card in symbols)


def outcome_symbols(numbers: tuple[int, ...]) -> list[str]:
    """Chance numbers as symbols, in their order."""
    return sorted((CARDS[number] for number in numbers), key=RANK.__getitem__)


def state_json(v: Vector) -> JsonObject:
    """What lies on the table, in words."""
    everyone = range(r.seats(v))
    attacked = r.colour(v) >= 0
    words: JsonObject = {
        "pyramids": [_pyramid(v, seat) for seat in everyone],
        "hands": [_hand(v, seat) for seat in everyone],
        "tables": [cards([r.table(v, s, hue) for hue in range(r.COLOURS)]) for s in everyone],
        "pile": r.pile_size(v),
        "discards": cards([r.discards(v, hue) for hue in range(r.COLOURS)]),
        "direction": r.direction(v),
        "turn": None if r.whose_turn(v) < 0 else r.whose_turn(v),
        "colour": COLOURS[r.colour(v)] if attacked else None,
        "to_beat": r.to_beat(v) if attacked else None,
        "phase": PHASES[r.phase(v)],
        "out": [seat for seat in everyone if r.phase(v) > r.TO_BUILD and not r.is_in(v, seat)],
    }
    if r.draws_by_himself(v):
        words["may_draw"] = None if r.may_draw(v) < 0 else r.may_draw(v)
    return words


def _pyramid(v: Vector, seat: int) -> Json:
    packed = r.pyramid(v, seat)
    if r.phase(v) > r.TO_BUILD or (packed != HIDDEN and r.has_built(v, seat)):
        return pyramid_text(r.base(v), packed)
    return None


def _hand(v: Vector, seat: int) -> Json:
    if r.hand(v, seat, 0) == HIDDEN:
        return r.hand_size(v, seat)
    return cards([r.hand(v, seat, hue) for hue in range(r.COLOURS)])


def state_vector(v: Vector, words: JsonObject) -> None:
    """Fill in a position from its words; refuses what makes no sense."""
    fields = Fields(words)
    seats = r.seats(v)
    pool = [r.held(r.cards_of_a_colour(v), value + 1) for value in range(r.VALUES)] * r.COLOURS
    for seat, hand in enumerate(fields.items("hands", f'{seats} × ["Y8", …]', length=seats)):
        for hue, packed in enumerate(_taken(fields, "hands", hand, pool)):
            r.set_hand(v, seat, hue, packed)
        r.set_hand_size(v, seat, len(hand) if isinstance(hand, list) else 0)
    for seat, table in enumerate(fields.items("tables", f'{seats} × ["Y8", …]', length=seats)):
        for hue, packed in enumerate(_taken(fields, "tables", table, pool)):
            r.set_table(v, seat, hue, packed)
    discards = fields.get("discards", '["Y8", …]')
    for hue, packed in enumerate(_taken(fields, "discards", discards, pool)):
        r.set_discards(v, hue, packed)
    rest = [card for card, n in zip(CARDS, pool, strict=True) for _ in range(n)]
    for hue, packed in enumerate(_taken(fields, "pile", [*rest], pool)):
        r.set_pile(v, hue, packed)
    r.set_pile_size(v, len(rest))
    for seat, drawing in enumerate(fields.items("pyramids", f"{seats} × …", length=seats)):
        r.set_pyramid(v, seat, _packed_pyramid(fields, v, drawing))
    _fill_in_course(fields, v, words)


def _fill_in_course(fields: Fields, v: Vector, words: JsonObject) -> None:
    """Phase, turn, direction, attacking colour, and who may still draw."""
    seats = r.seats(v)
    r.await_(v, fields.choice("phase", PHASES))
    turn = fields.seat_or_none("turn", seats)
    r.set_turn(v, r.NO_SEAT if turn is None else turn)
    direction = fields.get("direction", "1, -1")
    if type(direction) is not int or direction not in (1, -1):
        fields.wrong("direction", "1, -1")
    r.set_direction(v, direction)
    colour = fields.get("colour", "null, Y W R B G")
    r.set_colour(v, r.NO_COLOUR if colour is None else fields.choice("colour", COLOURS))
    may_draw = fields.seat_or_none("may_draw", seats) if "may_draw" in words else None
    r.set_may_draw(v, r.NO_SEAT if may_draw is None else may_draw)
    if r.phase(v) > r.TO_BUILD:
        r.set_starter(v, 0)


def _taken(fields: Fields, name: str, cards_there: Json, pool: list[int]) -> list[int]:
    """Cards as the law packs them, colour by colour, taken out of the pool."""
    packed = [0] * r.COLOURS
    for card in fields.listed(cards_there, name, '["Y8", …]'):
        if not isinstance(card, str) or card not in NUMBERS:
            fields.wrong(name, "Y1 … G8")
        number = NUMBERS[card]
        if pool[number] == 0:
            raise BadPosition("card-too-often", card=card)
        pool[number] -= 1
        packed[number // r.VALUES] += r.one_card(number)
    return packed


def _packed_pyramid(fields: Fields, v: Vector, drawing: Json) -> int:
    if drawing is None:
        return 0
    rows = [r.base(v) - row for row in range(r.base(v))]
    right = "/".join("." * n for n in rows)
    if not isinstance(drawing, str) or [len(row) for row in drawing.split("/")] != rows:
        fields.wrong("pyramids", right)
    packed = 0
    for row, letters in enumerate(drawing.split("/")):
        for across, letter in enumerate(letters):
            if letter in COLOURS:
                packed = r.with_bucket(packed, r.place(row, across), COLOURS.index(letter))
            elif letter != ".":
                fields.wrong("pyramids", "Y W R B G .")
    return packed


def _spots(mask: int) -> list[Json]:
    return [spot_text(spot) for spot in range(r.PLACES) if mask >> spot & 1]


def _laid(seat: int, a: list[int]) -> JsonObject:
    hue, packed, total, on = a[:4]
    return {"seat": seat, "cards": cards_of(hue, packed), "sum": total, "on": on}


def event_json(kind: int, seat: int, a: list[int]) -> JsonObject:
    """An event in words."""
    match kind:
        case r.DEALT:
            hand = None if a[0] == HIDDEN else cards(a)
            return {"event": "dealt", "seat": seat, "cards": hand}
        case r.BUILT:
            return {"event": "built", "seat": seat}
        case r.REVEALED:
            return {"event": "revealed", "pyramids": _revealed(a)}
        case r.ATTACKED:
            return {"event": "attacked", **_laid(seat, a)}
        case r.DEFENDED:
            return {"event": "defended", **_laid(seat, a), "reversed": a[4] == 1}
        case r.DREW:
            card = None if a[0] == HIDDEN else CARDS[a[0]]
            return {"event": "drew", "seat": seat, "card": card}
        case r.MISSED_DRAW:
            return {"event": "missed_draw", "seat": seat}
        case r.RECYCLED:
            return {"event": "recycled", "count": a[0]}
        case r.LOST:
            return {
                "event": "lost",
                "seat": seat,
                "bucket": spot_text(a[0]),
                "colour": COLOURS[a[1]],
            }
        case r.FELL:
            return {"event": "fell", "seat": seat, "buckets": _spots(a[0])}
        case r.SPLIT:
            return {"event": "split", "seat": seat}
        case r.KEPT_PART:
            lost = _spots(a[1])
            return {"event": "kept_part", "seat": seat, "part": PARTS[a[0]], "buckets": lost}
        case r.OUT:
            return {"event": "out", "seat": seat}
        case r.PASSED_START:
            return {"event": "passed_start", "seat": seat, "to": a[0]}
    raise ValueError(kind)


def _revealed(a: list[int]) -> list[Json]:
    """The pyramids of those who play; in a preview, those still hidden are null."""
    base = 5 if any(packed > 0 and r.bucket_in(packed, r.place(4, 0)) >= 0 for packed in a) else 4
    return [None if packed == HIDDEN else pyramid_text(base, packed) for packed in a if packed]
