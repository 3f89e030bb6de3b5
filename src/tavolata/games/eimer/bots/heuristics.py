"""Players of Alles im Eimer by simple rules: quick, sensible, by one's cards and what all see.

The rookie and the regular, a portable policy (`bots.policy`); and better ones, with which a
search plays guesses out, thousands a second.
"""

from math import exp

import numpy as np

from tavolata.bots.policy import Floats
from tavolata.core.compiling import kernel
from tavolata.core.game import Game
from tavolata.core.law import Vector, law, next_mover, vector
from tavolata.games.eimer import rules as r
from tavolata.games.eimer import solver

ROOKIE, REGULAR, CAREFUL, SEASONED = range(4)
LEVELS = {"rookie": ROOKIE, "regular": REGULAR}
DRAWING: tuple[str, ...] = ()
IN_STEPS = tuple(LEVELS)
FLOATS = INTEGERS = EVENTS = 1

LONG = 4  # a beginner with so many cards of a colour attacks with two of them

# What a seasoned player weighs, fitted by letting many such players play one another.
HARM = 20.0  # a bucket that the next player would lose
SUPPLY = 1.0  # how much a card of the colour that he probably has helps him
CARD = 3.0  # the price of a card laid
RESERVE = 0.23  # a point that is left in the colour, for when the attack comes round
POINT = 0.1

# Where a player puts his strongest colour (0) to his weakest (4), bottom row first. The large
# pyramid was found by swapping places for as long as that won more games; a careful player is
# half way there from plain rows. The small one is plain.
STEPS = np.array([0, 0, 0, 2, 1, 1, 3, 2, 2, 1, 3, 4, 3, 4, 4])
CLUMPS = np.array([1, 0, 0, 2, 2, 1, 0, 3, 2, 1, 3, 4, 3, 4, 4])
SMALL_CLUMPS = np.array([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])


def tables(game: Game, options: Vector) -> Vector:
    """Nothing is looked up."""
    return vector(1)


@law
def turns_begun(s: Vector, ev: Vector) -> int:
    """A turn begins where an attack is awaited."""
    return 1 if r.phase(s) == r.TO_ATTACK else 0


@law
def choose(
    level: int,
    s: Vector,
    seat: int,
    rng: Vector,
    moves: Vector,
    floats: Floats,
    integers: Vector,
    tables: Vector,
) -> int:
    """The move of a level: a rookie attacks high with its longest colour, a regular where it
    hurts the next player most; both answer as cheaply as they can."""
    return move_of(level, s, seat, moves)


choose_in_step = choose


@kernel
def move_of(level: int, s: Vector, seat: int, out: Vector) -> int:
    """What a player of a level does where his seat may move."""
    if seat == r.may_draw(s):
        return r.DRAW
    if r.phase(s) == r.TO_SPLIT:
        return solver.larger_part(s, seat)
    if r.phase(s) == r.TO_DEFEND:
        return cheapest_defence(s, seat, out)
    if r.phase(s) == r.TO_BUILD:
        if level >= CAREFUL:
            return clumped_placing(s, seat, STEPS if level == CAREFUL else CLUMPS)
        return plain_placing(s, seat, level)
    if level == ROOKIE:
        return charge(s, seat, out)
    if level == REGULAR:
        return aimed_attack(s, seat, out)
    return seasoned_attack(s, seat, out)


@kernel
def seasoned_move(s: Vector, seat: int, out: Vector) -> int:
    """A move of a seasoned player."""
    return move_of(SEASONED, s, seat, out)


@kernel
def plain_placing(s: Vector, seat: int, level: int) -> int:
    """The longest or strongest colour that buckets are left of: row by row (E5)."""
    best = 0
    most = -1
    for hue in range(r.COLOURS):
        if r.buckets_used(s, seat, hue) < r.buckets_of_a_colour(s):
            length = r.card_count(r.hand(s, seat, hue))
            worth = length if level == ROOKIE else strength(s, seat, hue)
            if worth > most:
                most = worth
                best = hue
    return r.PLACE + best


@kernel
def charge(s: Vector, seat: int, out: Vector) -> int:
    """A beginner attacks with the best of his longest colour, with two cards if it is long."""
    longest = 0
    for hue in range(1, r.COLOURS):
        if r.card_count(r.hand(s, seat, hue)) > r.card_count(r.hand(s, seat, longest)):
            longest = hue
    cards = r.hand(s, seat, longest)
    count = 2 if r.card_count(cards) >= LONG else 1
    best = -1
    for at in range(r.sets_at_least(cards, 0, r.PLAY + longest * r.SETS, out, 0)):
        number = solver.set_of(out[at])
        if solver.COUNT_OF[number] == count and solver.SUM_OF[number] == solver.highest(
            cards, count
        ):
            best = out[at]
    return best


@kernel
def aimed_attack(s: Vector, seat: int, out: Vector) -> int:
    """The highest card of the colour that would cost the next player most buckets."""
    target = r.next_seat(s, seat)
    best = -1
    most = -1
    for hue in range(r.COLOURS):
        top = solver.highest(r.hand(s, seat, hue), 1)
        if top > 0:
            left = solver.left_after(s, target, solver.least_loss(s, target, hue, out))
            worth = 10 * (r.PLACES - left) + top
            if worth > most:
                most = worth
                best = r.PLAY + hue * r.SETS + r.set_of_one(top)
    return best


@law
def strength(s: Vector, seat: int, hue: int) -> int:
    """How strong a hand is in a colour: its points, and two for each card."""
    cards = r.hand(s, seat, hue)
    return r.card_sum(cards) + 2 * r.card_count(cards)


@kernel
def rank(s: Vector, seat: int, hue: int) -> int:
    """How many colours a hand is stronger in than in this one."""
    n = 0
    mine = strength(s, seat, hue)
    for other in range(r.COLOURS):
        theirs = strength(s, seat, other)
        if theirs > mine or (theirs == mine and other < hue):
            n += 1
    return n


@kernel
def clumped_placing(s: Vector, seat: int, large: Vector) -> int:
    """The colour for the next place: strong ones low, and each in a clump, so that what falls
    with a bucket is mostly of its own colour (E5)."""
    placed = 0
    for hue in range(r.COLOURS):
        placed += r.buckets_used(s, seat, hue)
    wanted = large[placed] if r.base(s) == 5 else SMALL_CLUMPS[placed]
    hue = 0
    while rank(s, seat, hue) != wanted:
        hue += 1
    return r.PLACE + hue


@kernel
def unseen(s: Vector, seat: int, hue: int) -> int:
    """How many cards of a colour a seat cannot see."""
    n = r.card_count(r.cards_of_a_colour(s) - r.discards(s, hue) - r.hand(s, seat, hue))
    for other in range(r.seats(s)):
        n -= r.card_count(r.table(s, other, hue))
    return n


@kernel
def seasoned_attack(s: Vector, seat: int, out: Vector) -> int:
    """One low card of a colour that hurts the next player, and that he has probably little of."""
    target = r.next_seat(s, seat)
    standing = r.standing(s, target)
    others = r.pile_size(s)
    for other in range(r.seats(s)):
        if other != seat:
            others += r.hand_size(s, other)
    best = -1
    most = -1e9
    for hue in range(r.COLOURS):
        cards = r.hand(s, seat, hue)
        if cards == 0:
            continue
        harm = standing - solver.left_after(s, target, solver.least_loss(s, target, hue, out))
        supply = unseen(s, seat, hue) * r.hand_size(s, target) / max(others, 1)
        gain = HARM * harm / (1.0 + exp(SUPPLY * supply))
        n = r.sets_at_least(cards, 0, r.PLAY + hue * r.SETS, out, 0)
        for at in range(n):
            number = solver.set_of(out[at])
            rest = solver.highest(cards - solver.CARDS_IN[number], 3)
            price = CARD * solver.COUNT_OF[number] + POINT * solver.SUM_OF[number]
            if gain - price + RESERVE * rest > most:
                most = gain - price + RESERVE * rest
                best = out[at]
    return best


@kernel
def cheapest_defence(s: Vector, seat: int, out: Vector) -> int:
    """The fewest and lowest cards that do; without any, the bucket that is missed least."""
    best = solver.cheapest(out, r.defences(s, seat, out))
    if best >= 0:
        return int(out[best])
    return r.LOSE + solver.least_loss(s, seat, r.colour(s), out)


@kernel
def step(s: Vector, rng: Vector, out: Vector, ev: Vector) -> None:
    """One move of a seasoned player, or one card drawn."""
    if r.due(s) > 0:
        r.give(s, r.draw(s, rng), ev)
    else:
        seat = next_mover(r.movers(s), r.whose_turn(s))
        r.play(s, seat, seasoned_move(s, seat, out), ev)


@kernel
def play_out(s: Vector, rng: Vector, attacks: int, out: Vector, ev: Vector) -> None:
    """All play as seasoned players until so many attacks are over, or the game is."""
    while not r.over(s):
        if r.phase(s) == r.TO_ATTACK:
            if attacks == 0:
                return
            attacks -= 1
        step(s, rng, out, ev)
