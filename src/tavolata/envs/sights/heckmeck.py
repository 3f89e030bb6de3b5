"""What a seat sees of Heckmeck: everything is open."""

from tavolata.envs.sights import Field
from tavolata.games.heckmeck import rules as r
from tavolata.law import Vector, law

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
