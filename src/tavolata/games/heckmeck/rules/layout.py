"""The vector of Heckmeck: which cell holds what. Only these laws index its cells."""

from tavolata.core.law import Vector, law

from .constants import BITS, HIGHEST, LOWEST, MAX_SEATS

SEATS, SHORT, DECLINE_STEAL, TILES, PHASE, TURN_OF, KEPT_DICE, ROLLED_DICE, GRILL, DOWN = range(10)
TOP = 10  # a cell a seat: the tile on top of its stack, 0 for none
UNDER = TOP + MAX_SEATS  # a cell a tile: the tile under it in a stack, 0 for none
SIZE = UNDER + 16


# The options.


@law
def set_options(s: Vector, options: Vector) -> None:
    """Take the options in: seats, start (which the turn says), short, decline_steal, tiles."""
    s[SEATS] = options[0]
    s[SHORT] = options[2]
    s[DECLINE_STEAL] = options[3]
    s[TILES] = options[4]


@law
def seats(s: Vector) -> int:
    """How many play."""
    return int(s[SEATS])


@law
def short(s: Vector) -> int:
    """The option `short`: PLAIN, SHORT_HIGHEST or SHORT_RETURNED."""
    return int(s[SHORT])


@law
def steal_is_forced(s: Vector) -> bool:
    """The option `decline_steal` is off (H14)."""
    return bool(s[DECLINE_STEAL] == 0)


@law
def tiles_in_game(s: Vector) -> int:
    """The tiles of the game (H26), a bit each."""
    return int(s[TILES])


# The course of the game.


@law
def phase(s: Vector) -> int:
    """What is awaited."""
    return int(s[PHASE])


@law
def await_(s: Vector, phase: int) -> None:
    """What is awaited from now on: a roll, a choice of face, a decision, nothing."""
    s[PHASE] = phase


@law
def whose_turn(s: Vector) -> int:
    """The seat whose turn it is."""
    return int(s[TURN_OF])


@law
def set_turn(s: Vector, seat: int) -> None:
    """Whose turn it is from now on."""
    s[TURN_OF] = seat


# The tiles: face up on the grill, turned down, in stacks.


@law
def is_among(tiles: int, tile: int) -> bool:
    """Is a tile among some, a bit each?"""
    return (tiles >> (tile - LOWEST)) & 1 == 1


@law
def bit_of(tile: int) -> int:
    """A tile as the only one among some, a bit each."""
    return 1 << (tile - LOWEST)


@law
def grill(s: Vector) -> int:
    """The tiles face up on the grill, a bit each."""
    return int(s[GRILL])


@law
def set_grill(s: Vector, tiles: int) -> None:
    """The tiles face up on the grill from now on, a bit each."""
    s[GRILL] = tiles


@law
def turned_down(s: Vector) -> int:
    """The tiles turned face down, a bit each."""
    return int(s[DOWN])


@law
def on_grill(s: Vector, tile: int) -> bool:
    """Is that tile face up on the grill?"""
    return LOWEST <= tile <= HIGHEST and is_among(grill(s), tile)


@law
def grill_is_empty(s: Vector) -> bool:
    """Is no face-up tile left on the grill?"""
    return grill(s) == 0


@law
def highest_on_grill(s: Vector, limit: int) -> int:
    """The highest face-up tile up to a limit, or 0."""
    if limit < LOWEST:
        return 0
    lying = grill(s) & ((2 << (min(limit, HIGHEST) - LOWEST)) - 1)
    tile = LOWEST - 1
    while lying > 15:
        lying >>= 4
        tile += 4
    while lying > 0:
        lying >>= 1
        tile += 1
    return tile if tile >= LOWEST else 0


@law
def put_on_grill(s: Vector, tile: int) -> None:
    """A tile lies face up on the grill."""
    s[GRILL] |= bit_of(tile)


@law
def take_off_grill(s: Vector, tile: int) -> None:
    """A tile leaves the grill."""
    s[GRILL] &= ~bit_of(tile)


@law
def turn_down(s: Vector, tile: int) -> None:
    """A tile is turned face down for good."""
    take_off_grill(s, tile)
    s[DOWN] |= bit_of(tile)


@law
def top_tile(s: Vector, seat: int) -> int:
    """The tile on top of a seat's stack, or 0."""
    return int(s[TOP + seat])


@law
def set_top_tile(s: Vector, seat: int, tile: int) -> None:
    """The tile on top of a seat's stack from now on; those under it lie as they lay."""
    s[TOP + seat] = tile


@law
def tile_under(s: Vector, tile: int) -> int:
    """The tile right under one in a stack, or 0."""
    return int(s[UNDER + tile - LOWEST])


@law
def put_on_stack(s: Vector, seat: int, tile: int) -> None:
    """H16: a claimed tile goes on top."""
    s[UNDER + tile - LOWEST] = s[TOP + seat]
    s[TOP + seat] = tile


@law
def take_off_stack(s: Vector, seat: int) -> int:
    """The top tile leaves; the one under it is open again (H21)."""
    tile = top_tile(s, seat)
    s[TOP + seat] = tile_under(s, tile)
    s[UNDER + tile - LOWEST] = 0
    return tile


# The dice: set aside, rolled.


@law
def kept(s: Vector) -> int:
    """The dice set aside this turn."""
    return int(s[KEPT_DICE])


@law
def set_kept(s: Vector, dice: int) -> None:
    """The dice set aside from now on."""
    s[KEPT_DICE] = dice


@law
def rolled(s: Vector) -> int:
    """The dice that await a choice."""
    return int(s[ROLLED_DICE])


@law
def show_roll(s: Vector, dice: int) -> None:
    """Dice lie there to choose from."""
    s[ROLLED_DICE] = dice


@law
def put_aside(s: Vector, face: int, n: int) -> None:
    """n dice of a face join those set aside; the others wait to be rolled."""
    s[KEPT_DICE] += n << (BITS * face)
    s[ROLLED_DICE] = 0


@law
def gather_dice(s: Vector) -> None:
    """All eight dice are back in the hand."""
    s[KEPT_DICE] = 0
    s[ROLLED_DICE] = 0
