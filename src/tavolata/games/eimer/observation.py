"""What a seat sees of Alles im Eimer: its own hand, and what lies open."""

from tavolata.core.law import HIDDEN, Vector, law
from tavolata.envs.observation import Field
from tavolata.games.eimer import rules as r

UNSEEN = -2  # buckets of a pyramid that stands, and is not shown yet
LAST = r.MAX_SEATS - 1
COPIES = 3  # of a card, at most
FIELDS = (
    Field("phase", 1, 0, 6, "1 build, 2 attack, 3 defend, 4 keep a part, 6 over"),
    Field("turn", 1, -1, LAST, "whose turn it is; -1 while all build"),
    Field("first", 1, -1, LAST, "who will attack first; -1 once all have built"),
    Field("may_draw", 1, -1, LAST, "who may still draw (forgetful_draw); -1 for nobody"),
    Field("direction", 1, -1, 1, "1 clockwise, -1 the other way"),
    Field("colour", 1, -1, r.COLOURS - 1, "the attacking colour; -1 for none"),
    Field("to_beat", 1, -1, 200, "the sum that is to be beaten; -1 for none"),
    Field("pile", 1, 0, 110, "cards in the pile"),
    Field("hand", r.CARDS, 0, COPIES, "own cards of each kind: colour by colour, 1 to 8"),
    Field("discards", r.CARDS, 0, COPIES, "discarded cards of each kind"),
    Field("cards", 1, 0, 110, "how many cards a seat holds", each_seat=True),
    Field(
        "table",
        r.VALUES,
        0,
        COPIES,
        "cards of the attacking colour before a seat",
        each_seat=True,
    ),
    Field(
        "pyramid",
        r.PLACES,
        UNSEEN,
        r.COLOURS - 1,
        "the bucket at each place; -1 for none, -2 not shown yet",
        each_seat=True,
    ),
)
HAND = 8
DISCARDS = HAND + r.CARDS
CARDS = DISCARDS + r.CARDS


@law
def counted(v: Vector, me: int, seat: int) -> int:
    """A seat as the observer counts it; -1 stays as it is."""
    n = r.seats(v)
    return (seat - me + n) % n if seat >= 0 else -1


@law
def mid_turn(v: Vector) -> bool:
    """Too much changes with every move: all of it is written anew."""
    return False


@law
def observe(v: Vector, me: int, again: bool, out: Vector) -> None:
    """Write down what a seat sees, as FIELDS says."""
    n = r.seats(v)
    out[0] = r.phase(v)
    out[1] = counted(v, me, r.whose_turn(v))
    out[2] = counted(v, me, r.starter(v)) if r.whose_turn(v) < 0 else -1
    out[3] = counted(v, me, r.may_draw(v))
    out[4] = r.direction(v)
    out[5] = r.colour(v)
    out[6] = r.to_beat(v)
    out[7] = r.pile_size(v)
    for hue in range(r.COLOURS):
        for value in range(r.VALUES):
            at = hue * r.VALUES + value
            out[HAND + at] = r.held(r.hand(v, me, hue), value + 1)
            out[DISCARDS + at] = r.held(r.discards(v, hue), value + 1)
    for step in range(n):
        seat = (me + step) % n
        out[CARDS + step] = r.hand_size(v, seat)
        lying = r.table(v, seat, r.colour(v)) if r.colour(v) >= 0 else 0
        for value in range(r.VALUES):
            out[CARDS + n + step * r.VALUES + value] = r.held(lying, value + 1)
        unseen = r.pyramid(v, seat) == HIDDEN
        for spot in range(r.PLACES):
            bucket = UNSEEN if unseen else r.bucket(v, seat, spot)
            out[CARDS + n * (1 + r.VALUES) + step * r.PLACES + spot] = bucket


PAGE = """Alles im Eimer (The Bucket King) for 2 to 6: pyramids of buckets, cards in five colours.

| | |
|---|---|
| PettingZoo, seat by seat | `eimer_v0.env()`, `eimer_v0.raw_env()` |
| PettingZoo, all at once | `eimer_v0.parallel_env()` |
| Gymnasium, against bots | `gymnasium.make("tavolata/Eimer-v0", bots=["regular"])` |
| many tables at once | `Tables("eimer", 1000)` |
| agents | `seat_0`, `seat_1`, …: 2 to 6, with `seats=`; 2 if left out |
| actions | 843 move numbers; all at once one more, to wait |
| observations | `observation` (int16) and `action_mask` (int8) |

Actions: 0 to 4 put a bucket of a colour on the next place of one's pyramid, 5 to 824 lay one
to three cards of a colour, 825 to 839 lose the bucket at a place, 840 and 841 keep the left or
the right part, 842 draw (`forgetful_draw`); docs/protocol.md has them in full.

Observations, in this order. Seats are counted from the observer: 0 is himself, 1 the next one;
so are fields that have a part for each seat.

| field | numbers | range | |
|---|---|---|---|
| phase | 1 | 0 to 6 | 1 build, 2 attack, 3 defend, 4 keep a part, 6 over |
| turn | 1 | -1 to 5 | whose turn it is; -1 while all build |
| first | 1 | -1 to 5 | who will attack first; -1 once all have built |
| may_draw | 1 | -1 to 5 | who may still draw (forgetful_draw); -1 for nobody |
| direction | 1 | -1 to 1 | 1 clockwise, -1 the other way |
| colour | 1 | -1 to 4 | the attacking colour; -1 for none |
| to_beat | 1 | -1 to 200 | the sum that is to be beaten; -1 for none |
| pile | 1 | 0 to 110 | cards in the pile |
| hand | 40 | 0 to 3 | own cards of each kind: colour by colour, 1 to 8 |
| discards | 40 | 0 to 3 | discarded cards of each kind |
| cards | 1 × seats | 0 to 110 | how many cards a seat holds |
| table | 8 × seats | 0 to 3 | cards of the attacking colour before a seat |
| pyramid | 15 × seats | -2 to 4 | the bucket at each place; -1 for none, -2 not shown yet |

Rewards come with the end: (seats × share - 1) / (seats - 1), the share of the win being 1, or 1/2
where two share it, or 0. So a win is 1, and all rewards add up to 0.

A move that is not legal is refused by `raw_env` and `Tables`; elsewhere it ends the game, with -1
for who chose it and 0 for the others.

All at once (`parallel_env`) all build their pyramids at the same time, which is how the game is
played; after that one seat moves and the others wait.

A pyramid is built number by number, bottom row first. Seat by seat, the lowest seat builds
first; nobody sees another's pyramid before all are built. Who may still draw (`forgetful_draw`)
is asked before the next one acts.

Versions: v0, the rules of version 1.
"""
