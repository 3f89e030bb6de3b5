"""What a seat sees of Heckmeck: everything is open."""

from tavolata.core.law import Vector, law
from tavolata.envs.observation import Field
from tavolata.games.heckmeck import rules as r

TILES = r.HIGHEST - r.LOWEST + 1
FIELDS = (
    Field("phase", 1, 0, 3, "1 a face is to be kept, 2 roll on or stop, 3 over"),
    Field("turn", 1, 0, r.MAX_SEATS - 1, "whose turn it is"),
    Field("sum", 1, 0, 40, "points of the dice set aside"),
    Field("kept", r.FACES, 0, r.DICE, "dice set aside of each face: 1 to 5, worm"),
    Field("rolled", r.FACES, 0, r.DICE, "dice just rolled of each face"),
    Field("grill", TILES, 0, 1, "1 where a tile, 21 to 36, lies on the grill"),
    Field("owner", TILES, 0, r.MAX_SEATS, "whose stack a tile is in, plus 1; 0 in nobody's"),
    Field("under", TILES, 0, r.HIGHEST, "the tile under it in that stack; 0 for none"),
    Field("top", 1, 0, r.HIGHEST, "the tile on top of a stack; 0 for none", each_seat=True),
    Field("worms", 1, 0, 40, "worms in a stack", each_seat=True),
)
KEPT = 3
ROLLED = KEPT + r.FACES
GRILL = ROLLED + r.FACES
OWNER = GRILL + TILES
UNDER = OWNER + TILES
TOP = UNDER + TILES


@law
def mid_turn(v: Vector) -> bool:
    """Was the same seat asked before in this turn? Then the tiles lie as they lay."""
    return r.kept(v) != 0


@law
def observe(v: Vector, me: int, again: bool, out: Vector) -> None:
    """Write down what a seat sees, as FIELDS says."""
    n = r.seats(v)
    kept, rolled = r.kept(v), r.rolled(v)
    out[0] = r.phase(v)
    out[2] = r.kept_sum(v)
    for face in range(r.FACES):
        out[KEPT + face] = r.count(kept, face)
        out[ROLLED + face] = r.count(rolled, face)
    if again:
        return
    turn = r.whose_turn(v) - me
    out[1] = turn if turn >= 0 else turn + n
    for at in range(TILES):
        out[GRILL + at] = 1 if r.on_grill(v, r.LOWEST + at) else 0
        out[OWNER + at] = 0
        out[UNDER + at] = r.tile_under(v, r.LOWEST + at)
    seat = me
    for step in range(n):
        worms = 0
        tile = r.top_tile(v, seat)
        out[TOP + step] = tile
        while tile > 0:
            out[OWNER + tile - r.LOWEST] = step + 1
            worms += r.worms_on(tile)
            tile = r.tile_under(v, tile)
        out[TOP + n + step] = worms
        seat = seat + 1 if seat + 1 < n else 0


PAGE = """Heckmeck (Pickomino) for 2 to 7: dice, tiles and worms; nothing is hidden.

| | |
|---|---|
| PettingZoo, seat by seat | `heckmeck_v0.env()`, `heckmeck_v0.raw_env()` |
| PettingZoo, all at once | `heckmeck_v0.parallel_env()` |
| Gymnasium, against bots | `gymnasium.make("tavolata/Heckmeck-v0", bots=["regular"])` |
| many tables at once | `Tables("heckmeck", 1000)` |
| agents | `seat_0`, `seat_1`, …: 2 to 7, with `seats=`; 2 if left out |
| actions | 40 move numbers; all at once one more, to wait |
| observations | `observation` (int16) and `action_mask` (int8) |

Actions: 0 give up, 1 to 6 keep a face (1 to 5, worm), 7 roll, 8 to 23 steal a tile,
24 to 39 take one (21 to 36).

Observations, in this order. Seats are counted from the observer: 0 is himself, 1 the next one;
so are fields that have a part for each seat.

| field | numbers | range | |
|---|---|---|---|
| phase | 1 | 0 to 3 | 1 a face is to be kept, 2 roll on or stop, 3 over |
| turn | 1 | 0 to 6 | whose turn it is |
| sum | 1 | 0 to 40 | points of the dice set aside |
| kept | 6 | 0 to 8 | dice set aside of each face: 1 to 5, worm |
| rolled | 6 | 0 to 8 | dice just rolled of each face |
| grill | 16 | 0 to 1 | 1 where a tile, 21 to 36, lies on the grill |
| owner | 16 | 0 to 7 | whose stack a tile is in, plus 1; 0 in nobody's |
| under | 16 | 0 to 36 | the tile under it in that stack; 0 for none |
| top | 1 × seats | 0 to 36 | the tile on top of a stack; 0 for none |
| worms | 1 × seats | 0 to 40 | worms in a stack |

Rewards come with the end: (seats × share - 1) / (seats - 1), the share of the win being 1, or 1/2
where two share it, or 0. So a win is 1, and all rewards add up to 0.

A move that is not legal is refused by `raw_env` and `Tables`; elsewhere it ends the game, with -1
for who chose it and 0 for the others.

All at once (`parallel_env`) one seat moves and the others wait: it is a game of turns.

Without a limit a game can last for ever, if all seats always fail.

Versions: v0, the rules of version 1.
"""
