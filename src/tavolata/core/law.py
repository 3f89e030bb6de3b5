"""What rules are written with: the mark @law, random streams, dice, events.

A law is a small plain function over a flat vector of integers. The same text runs
interpreted, compiled on the CPU, and inside CUDA kernels. This module and every game's
rules need nothing but the standard library; NumPy and Numba make them fast.
"""

import hashlib
import struct

from tavolata.core.compiling import law as law
from tavolata.core.vector import Vector as Vector
from tavolata.core.vector import vector as vector
from tavolata.core.vector import vector_of as vector_of

# The laws every rules.py has, with their signatures: v is a vector, i an integer. Beside them,
# for compiled loops: `movers`, `due` and `over`, of which `status` is made, and `whose_turn`
# where seats may act out of turn.
ENTRIES = {
    "begin": "vvv",  # (s, options, ev): set the game up
    "status": "v",  # (s): the seats that may move, a bit each, | due << 8 | over << 16
    "legal": "viv",  # (s, seat, out): fill in the move numbers, say how many
    "play": "viiv",  # (s, seat, move, ev): play a legal move; answers the status
    "mid_move": "vi",  # (s, seat): has it begun a move of several numbers?
    "possible": "vi",  # (s, outcome): can this chance number come now?
    "draw": "vv",  # (s, rng): draw one chance number, fairly
    "give": "viv",  # (s, outcome, ev): take one chance number in; answers the status
    "result": "vv",  # (s, scores): fill in the scores, answer the winners, a bit each
    "hide": "viv",  # (s, seat, out): what a seat may know
    "hide_events": "vi",  # (ev, seat): blot out what a seat may not know
    "guess": "vivv",  # (s, seat, rng, out): a whole state that fits a view
    "sound": "v",  # (s): 0, or which of FLAWS the position has
}

TURN, ENDED = 0, 1  # the events every game has: a turn begins, the game is over
WIDTH = 8  # an event: its kind, its seat, six numbers
HIDDEN = -1  # what a view puts in place of what it may not show
NOBODY = -1  # a spectator, or no seat


def new_rng(seed: bytes) -> Vector:
    """A random stream for `below`: four 32-bit words out of a hash of the seed."""
    rng = vector_of(struct.unpack(">4I", hashlib.sha256(seed).digest()[:16]))
    plain = getattr(next_word, "py_func", next_word)  # not worth compiling for twelve words
    for _ in range(12):
        plain(rng)
    return rng


@law
def next_word(rng: Vector) -> int:
    """32 random bits (sfc32, in one integer type so that every speed agrees)."""
    word = (rng[0] + rng[1] + rng[3]) & 0xFFFFFFFF
    rng[3] = (rng[3] + 1) & 0xFFFFFFFF
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & 0xFFFFFFFF
    turned = ((rng[2] << 21) | (rng[2] >> 11)) & 0xFFFFFFFF
    rng[2] = (turned + word) & 0xFFFFFFFF
    return int(word)


@law
def below(rng: Vector, n: int) -> int:
    """A number from 0 to n - 1, each exactly as likely (n up to 2**31)."""
    product = next_word(rng) * n
    rest = product & 0xFFFFFFFF
    if rest < n:
        unfair = 0x100000000 % n
        while rest < unfair:
            product = next_word(rng) * n
            rest = product & 0xFFFFFFFF
    return product >> 32


@law
def roll(rng: Vector, n: int, width: int) -> int:
    """Roll n six-sided dice, packed: `width` bits a face count how many show it."""
    ways = 1
    for _ in range(n):
        ways *= 6
    sequence = below(rng, ways)
    dice = 0
    for _ in range(n):
        dice += 1 << (width * (sequence % 6))
        sequence //= 6
    return dice


@law
def is_roll_of(dice: int, n: int, width: int) -> bool:
    """Are these n packed dice, and nothing else?"""
    if n == 0 or dice < 0 or dice >> (width * 6) != 0:
        return False
    for face in range(6):
        n -= (dice >> (width * face)) & ((1 << width) - 1)
    return n == 0


@law
def next_mover(movers: int, turn: int) -> int:
    """Who acts first of the seats that may, a bit each: whoever acts out of turn before the one
    whose turn it is (-1: nobody's), else the lowest."""
    if turn >= 0:
        if movers == 1 << turn:
            return turn
        movers &= ~(1 << turn)
    seat = 0
    while movers >> seat & 1 == 0:
        seat += 1
    return seat


@law
def nobodys_turn(s: Vector) -> int:
    """Stands in for `whose_turn` where a game's rules have none."""
    return NOBODY


@law
def share_of_win(winners: int, seat: int) -> float:
    """The part of the win that is a seat's: the winners, a bit each, share it equally."""
    count, left = 0, winners
    while left > 0:
        left &= left - 1  # one winner less
        count += 1
    return (winners >> seat & 1) / count


@law
def clear(s: Vector) -> None:
    """Every cell becomes 0."""
    for cell in range(s.size):
        s[cell] = 0


@law
def copy(s: Vector, out: Vector) -> None:
    """Copy all cells of a vector."""
    for cell in range(s.size):
        out[cell] = s[cell]


@law
def tell(ev: Vector, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Append an event. A buffer of one cell means that nobody listens."""
    if ev.size > 1:
        at = 1 + ev[0] * WIDTH
        ev[at] = kind
        ev[at + 1] = seat
        ev[at + 2] = a
        ev[at + 3] = b
        ev[at + 4] = c
        for more in range(at + 5, at + WIDTH):
            ev[more] = 0
        ev[0] += 1


@law
def tell_more(ev: Vector, at: int, value: int) -> None:
    """Fill in number `at` (0 to 5) of the event told last."""
    if ev.size > 1:
        ev[1 + (ev[0] - 1) * WIDTH + 2 + at] = value
