"""The law of Heckmeck (Pickomino). H numbers are those of docs/rules/heckmeck.md.

Sixteen tiles lie on a grill; the seats in turn roll dice, set some aside, and claim the
tile that their sum names, from the grill or from another's stack. Read from `begin` down:
what each rule does is in the functions named after it.
"""

from tavolata.core.law import ENDED, TURN, Vector, clear, copy, is_roll_of, law, roll, tell

RULES = 1  # the version of these rules and of the move numbers

# Material (H1-H3).

MIN_SEATS, MAX_SEATS = 2, 7
LOWEST, HIGHEST = 21, 36
DICE = 8
WORM = 5  # faces are numbered 0 to 5: the numbers 1 to 5, then the worm
FACES = 6

# Moves, as numbers.
GIVE_UP = 0
KEEP = 1  # + face
ROLL = 7
STEAL = 8  # + tile - 21
TAKE = 24  # + tile - 21
MOVES = 40

# Phases.
TO_ROLL, TO_KEEP, TO_DECIDE, OVER = 0, 1, 2, 3

# What `short` may say (H24, H25).
PLAIN, SHORT_HIGHEST, SHORT_RETURNED = 0, 1, 2

# Events, besides TURN and ENDED, and why a turn failed.
ROLLED, KEPT, TOOK, STOLE, FAILED, RETURNED, TURNED_DOWN = range(2, 9)
NO_NEW_FACE, NO_WORM, NOTHING_TO_CLAIM = 0, 1, 2
OPEN = True  # H6a: nothing is ever hidden
SHOWS_HIDDEN = ()

# What can be wrong with a position that somebody sets up.
FLAWS = (
    "",
    "bad-phase",
    "bad-turn",
    "bad-tiles",
    "bad-dice",
    "grill-empty",
    "grill-not-empty",
    "bad-kept",
    "bad-rolled",
    "turn-should-be-over",
)

# The vector, and the names of what is in it.

SEATS, SHORT, DECLINE_STEAL, TILES, PHASE, TURN_OF, KEPT_DICE, ROLLED_DICE, GRILL, DOWN = range(10)
TOP = 10  # a cell a seat: the tile on top of its stack, 0 for none
UNDER = TOP + MAX_SEATS  # a cell a tile: the tile under it in a stack, 0 for none
SIZE = UNDER + 16
BITS = 4  # dice are packed: so many bits a face count how many show it
MAX_EVENTS = 12
EACH_ALONE = False  # a chance number is a whole roll


@law
def seats(s: Vector) -> int:
    """How many play."""
    return int(s[SEATS])


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
def short(s: Vector) -> int:
    """The option `short`: PLAIN, SHORT_HIGHEST or SHORT_RETURNED."""
    return int(s[SHORT])


@law
def steal_is_forced(s: Vector) -> bool:
    """The option `decline_steal` is off (H14)."""
    return bool(s[DECLINE_STEAL] == 0)


@law
def is_among(tiles: int, tile: int) -> bool:
    """Is a tile among some, a bit each, as GRILL and DOWN hold them?"""
    return (tiles >> (tile - LOWEST)) & 1 == 1


@law
def on_grill(s: Vector, tile: int) -> bool:
    """Is that tile face up on the grill?"""
    return LOWEST <= tile <= HIGHEST and is_among(int(s[GRILL]), tile)


@law
def grill_is_empty(s: Vector) -> bool:
    """Is no face-up tile left on the grill?"""
    return bool(s[GRILL] == 0)


@law
def highest_on_grill(s: Vector, limit: int) -> int:
    """The highest face-up tile up to a limit, or 0."""
    if limit < LOWEST:
        return 0
    lying = int(s[GRILL]) & ((2 << (min(limit, HIGHEST) - LOWEST)) - 1)
    tile = LOWEST - 1
    while lying > 15:
        lying >>= 4
        tile += 4
    while lying > 0:
        lying >>= 1
        tile += 1
    return tile if tile >= LOWEST else 0


@law
def top_tile(s: Vector, seat: int) -> int:
    """The tile on top of a seat's stack, or 0."""
    return int(s[TOP + seat])


@law
def tile_under(s: Vector, tile: int) -> int:
    """The tile right under one in a stack, or 0."""
    return int(s[UNDER + tile - LOWEST])


@law
def worms_on(tile: int) -> int:
    """H1: 21-24 one worm, 25-28 two, 29-32 three, 33-36 four."""
    return (tile - LOWEST) // 4 + 1


@law
def count(dice: int, face: int) -> int:
    """How many of these dice show a face."""
    return (dice >> (BITS * face)) & 15


@law
def total(dice: int) -> int:
    """How many dice these are."""
    return (dice * 0x111111 >> 20) & 15


@law
def points(face: int) -> int:
    """H2: a number counts itself, a worm five."""
    return 5 if face == WORM else face + 1


@law
def kept(s: Vector) -> int:
    """The dice set aside this turn."""
    return int(s[KEPT_DICE])


@law
def rolled(s: Vector) -> int:
    """The dice that await a choice."""
    return int(s[ROLLED_DICE])


@law
def kept_sum(s: Vector) -> int:
    """The points of the dice set aside."""
    dice = kept(s)
    value = 0
    for face in range(FACES):
        value += count(dice, face) * points(face)
    return value


@law
def has_worm(s: Vector) -> bool:
    """Is a worm set aside?"""
    return count(kept(s), WORM) > 0


@law
def dice_left(s: Vector) -> int:
    """How many dice are not set aside yet."""
    return DICE - total(kept(s))


@law
def all_faces_kept(s: Vector) -> bool:
    """Are dice of all six faces set aside?"""
    dice = kept(s)
    return (dice | dice >> 1 | dice >> 2 | dice >> 3) & 0x111111 == 0x111111


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


@law
def put_on_grill(s: Vector, tile: int) -> None:
    """A tile lies face up on the grill."""
    s[GRILL] |= 1 << (tile - LOWEST)


@law
def take_off_grill(s: Vector, tile: int) -> None:
    """A tile leaves the grill."""
    s[GRILL] &= ~(1 << (tile - LOWEST))


@law
def turn_down(s: Vector, tile: int) -> None:
    """A tile is turned face down for good."""
    take_off_grill(s, tile)
    s[DOWN] |= 1 << (tile - LOWEST)


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


# Setting up (H3-H5).


@law
def begin(s: Vector, options: Vector, ev: Vector) -> None:
    """H3, H4: all tiles face up on the grill; `options` says who begins.

    options: seats, start, short, decline_steal, tiles (a bit each, 21 lowest).
    """
    clear(s)
    s[SEATS] = options[0]
    s[SHORT] = options[2]
    s[DECLINE_STEAL] = options[3]
    s[TILES] = options[4]
    s[GRILL] = options[4]
    start_turn(s, options[1], ev)


@law
def start_turn(s: Vector, seat: int, ev: Vector) -> None:
    """H5: a turn begins with a roll of all eight dice."""
    s[TURN_OF] = seat
    gather_dice(s)
    await_(s, TO_ROLL)
    tell(ev, TURN, seat, 0, 0, 0)


# Chance: the dice.


@law
def due(s: Vector) -> int:
    """How many dice are to be rolled now."""
    return dice_left(s) if phase(s) == TO_ROLL else 0


@law
def possible(s: Vector, dice: int) -> bool:
    """As many dice as are due."""
    return is_roll_of(dice, due(s), BITS)


@law
def draw(s: Vector, rng: Vector) -> int:
    """Roll fairly: every sequence of faces is as likely as every other."""
    return roll(rng, due(s), BITS)


@law
def give(s: Vector, dice: int, ev: Vector) -> int:
    """A roll is in. H17 (a): with only faces set aside before, the turn has failed."""
    tell(ev, ROLLED, whose_turn(s), dice, 0, 0)
    for face in range(FACES):
        if count(dice, face) > 0 and may_keep_face(s, face):
            show_roll(s, dice)
            await_(s, TO_KEEP)
            return status(s)
    fail_turn(s, NO_NEW_FACE, ev)
    return status(s)


# What a seat may do.


@law
def movers(s: Vector) -> int:
    """The seat whose turn it is, unless dice are to be rolled or all is over."""
    return 1 << whose_turn(s) if phase(s) == TO_KEEP or phase(s) == TO_DECIDE else 0


@law
def may_keep_face(s: Vector, face: int) -> bool:
    """H6: only a face not yet set aside this turn."""
    return count(kept(s), face) == 0


@law
def must_stop(s: Vector) -> bool:
    """H8: the turn is over once all eight dice, or all six faces, are set aside."""
    return dice_left(s) == 0 or all_faces_kept(s)


@law
def owner_of_top(s: Vector, tile: int) -> int:
    """The other seat that has this tile on top of its stack (H12, H15), or -1."""
    for seat in range(seats(s)):
        if seat != whose_turn(s) and top_tile(s, seat) == tile:
            return seat
    return -1


@law
def stealable(s: Vector) -> int:
    """H12: the tile of the exact sum on top of another's stack, or 0."""
    tile = kept_sum(s)
    if tile < LOWEST or not has_worm(s) or owner_of_top(s, tile) < 0:
        return 0
    return tile


@law
def takeable(s: Vector) -> int:
    """The one tile that may be taken from the grill, or 0.

    H11 the tile of the sum; H13 the highest one below it; H14 also where the sum could
    be stolen, unless the game forces the steal.
    """
    if not has_worm(s):
        return 0
    if stealable(s) > 0 and steal_is_forced(s):
        return 0
    return highest_on_grill(s, kept_sum(s))


@law
def legal(s: Vector, seat: int, out: Vector) -> int:
    """The moves of a seat, as numbers, ascending."""
    n = 0
    if movers(s) >> seat & 1 == 0:
        return 0
    if phase(s) == TO_KEEP:
        for face in range(FACES):
            if count(rolled(s), face) > 0 and may_keep_face(s, face):
                out[n] = KEEP + face
                n += 1
        return n
    tile, booty = takeable(s), stealable(s)
    if tile == 0 and booty == 0:  # H9, and H10: only who can claim nothing may give up
        out[n] = GIVE_UP
        n += 1
    if not must_stop(s):  # H7
        out[n] = ROLL
        n += 1
    if booty > 0:
        out[n] = STEAL + booty - LOWEST
        n += 1
    if tile > 0:
        out[n] = TAKE + tile - LOWEST
        n += 1
    return n


@law
def mid_move(s: Vector, seat: int) -> bool:
    """Every move of this game is one number."""
    return False


# Playing a move.


@law
def play(s: Vector, seat: int, move: int, ev: Vector) -> int:
    """Play a legal move."""
    if move == GIVE_UP:
        end_without_claim(s, ev)
    elif move == ROLL:
        await_(s, TO_ROLL)
    elif move < ROLL:
        set_aside(s, move - KEEP, ev)
    elif move < TAKE:
        steal(s, move - STEAL + LOWEST, ev)
    else:
        take(s, move - TAKE + LOWEST, ev)
    return status(s)


@law
def set_aside(s: Vector, face: int, ev: Vector) -> None:
    """H6: all dice of the face. H8: the turn may be over with that."""
    n = count(rolled(s), face)
    put_aside(s, face, n)
    await_(s, TO_DECIDE)
    tell(ev, KEPT, whose_turn(s), face, n, kept_sum(s))
    if must_stop(s) and takeable(s) == 0 and stealable(s) == 0:
        end_without_claim(s, ev)


@law
def take(s: Vector, tile: int, ev: Vector) -> None:
    """H11, H13, H16."""
    take_off_grill(s, tile)
    put_on_stack(s, whose_turn(s), tile)
    tell(ev, TOOK, whose_turn(s), tile, 0, 0)
    end_turn(s, ev)


@law
def steal(s: Vector, tile: int, ev: Vector) -> None:
    """H12, H16."""
    victim = owner_of_top(s, tile)
    take_off_stack(s, victim)
    put_on_stack(s, whose_turn(s), tile)
    tell(ev, STOLE, whose_turn(s), tile, victim, 0)
    end_turn(s, ev)


@law
def end_without_claim(s: Vector, ev: Vector) -> None:
    """H17 (b) and (c)."""
    fail_turn(s, NOTHING_TO_CLAIM if has_worm(s) else NO_WORM, ev)


@law
def fail_turn(s: Vector, why: int, ev: Vector) -> None:
    """H18-H21: return the top tile; turn down the highest on the grill, if it is another."""
    seat = whose_turn(s)
    tell(ev, FAILED, seat, why, 0, 0)
    if top_tile(s, seat) > 0:  # H20: with no tile to return, nothing is turned
        tile = take_off_stack(s, seat)
        put_on_grill(s, tile)
        tell(ev, RETURNED, seat, tile, 0, 0)
        out_of_game = tile_to_turn_down(s, tile)
        if out_of_game > 0:
            turn_down(s, out_of_game)
            tell(ev, TURNED_DOWN, -1, out_of_game, 0, 0)
    end_turn(s, ev)


@law
def tile_to_turn_down(s: Vector, returned: int) -> int:
    """H19 the highest, unless it is the returned one; H24 the highest; H25 the returned."""
    highest = highest_on_grill(s, HIGHEST)
    if short(s) == SHORT_RETURNED:
        return returned
    if short(s) == PLAIN and highest == returned:
        return 0
    return highest


@law
def end_turn(s: Vector, ev: Vector) -> None:
    """H3: clockwise. H22: over as soon as no face-up tile is left on the grill."""
    if grill_is_empty(s):
        gather_dice(s)
        await_(s, OVER)
        tell(ev, ENDED, -1, 0, 0, 0)
    else:
        start_turn(s, (whose_turn(s) + 1) % seats(s), ev)


# The end.


@law
def over(s: Vector) -> bool:
    """Is the game over?"""
    return phase(s) == OVER


@law
def worms(s: Vector, seat: int) -> int:
    """The worms in a seat's stack."""
    n = 0
    tile = top_tile(s, seat)
    while tile > 0:
        n += worms_on(tile)
        tile = tile_under(s, tile)
    return n


@law
def best_tile(s: Vector, seat: int) -> int:
    """The highest-numbered tile in a seat's stack, or 0."""
    best = 0
    tile = top_tile(s, seat)
    while tile > 0:
        best = max(best, tile)
        tile = tile_under(s, tile)
    return best


@law
def status(s: Vector) -> int:
    """Who may move, what chance owes, whether it is over: in one number, for one call."""
    return movers(s) | due(s) << 8 | (1 << 16 if over(s) else 0)


@law
def result(s: Vector, scores: Vector) -> int:
    """H23: most worms; tied, the highest single tile; tied without any tile, shared."""
    winners = 0
    most = -1
    for seat in range(seats(s)):
        scores[seat] = worms(s, seat)
        rank = scores[seat] * 100 + best_tile(s, seat)
        if rank > most:
            most = rank
            winners = 0
        if rank == most:
            winners |= 1 << seat
    return winners


# What a seat may know.


@law
def hide(s: Vector, seat: int, out: Vector) -> None:
    """H6a: everything is open."""
    copy(s, out)


@law
def hide_events(ev: Vector, seat: int) -> None:
    """H6a: everything is open."""


@law
def guess(s: Vector, seat: int, rng: Vector, out: Vector) -> None:
    """H6a: a view is the whole state."""
    copy(s, out)


# Is a position sound?


@law
def sound(s: Vector) -> int:
    """0, or the number of the first of FLAWS: for positions that somebody sets up."""
    if phase(s) < TO_ROLL or phase(s) > OVER:
        return 1
    if whose_turn(s) < 0 or whose_turn(s) >= seats(s):
        return 2
    if not tiles_are_conserved(s):
        return 3
    if total(kept(s)) > DICE or total(kept(s)) + total(rolled(s)) > DICE:
        return 4
    if phase(s) == OVER:
        if not grill_is_empty(s):
            return 6
    elif grill_is_empty(s):
        return 5
    return dice_flaw(s)


@law
def tiles_are_conserved(s: Vector) -> bool:
    """H1, H26: every tile of the game is in exactly one place."""
    seen = int(s[GRILL])
    if seen & s[DOWN] != 0:
        return False
    seen |= s[DOWN]
    for seat in range(seats(s)):
        tile = top_tile(s, seat)
        while tile > 0:
            if seen >> (tile - LOWEST) & 1 == 1:
                return False
            seen |= 1 << (tile - LOWEST)
            tile = tile_under(s, tile)
    return bool(seen == s[TILES])


@law
def dice_flaw(s: Vector) -> int:
    """Do the dice set aside and rolled fit the phase?"""
    if phase(s) == TO_DECIDE:
        if total(kept(s)) == 0:
            return 7
        if rolled(s) != 0:
            return 8
        if must_stop(s) and takeable(s) == 0 and stealable(s) == 0:
            return 9
        return 0
    if phase(s) == OVER:
        return 7 if kept(s) != 0 else (8 if rolled(s) != 0 else 0)
    if must_stop(s):
        return 7
    if phase(s) == TO_ROLL:
        return 8 if rolled(s) != 0 else 0
    if total(rolled(s)) != dice_left(s):
        return 8
    for face in range(FACES):
        if count(rolled(s), face) > 0 and may_keep_face(s, face):
            return 0
    return 9
