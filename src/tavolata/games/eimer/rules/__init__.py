"""The law of Alles im Eimer (The Bucket King). E numbers are those of docs/rules/eimer.md.

Everyone guards a pyramid of buckets. Cards of one colour attack the next seat, which
answers with a higher sum of that colour or loses a bucket, and what rested on it.

The files follow the rulebook: setup, attack, hit, ending. Under them lie cards and pyramids,
and the layout of the vector; over them what every game has: moves, chance, views, soundness.
They import one another relatively, so that `interpreted` can load them all once more.
"""

from .attack import attacker, before, defences, next_seat, to_beat
from .awaited import due, movers, over, receiver, status
from .cards import (
    card_count,
    card_sum,
    cards_in_set,
    held,
    one_card,
    set_of_one,
    set_of_three,
    set_of_two,
    sets_at_least,
)
from .chance import draw, give, possible
from .constants import (
    ATTACKED,
    BUILT,
    CARDS,
    COLOURS,
    DEALT,
    DEFENDED,
    DRAW,
    DREW,
    EACH_ALONE,
    FELL,
    KEEP_LEFT,
    KEEP_RIGHT,
    KEPT_PART,
    LOSE,
    LOST,
    MAX_EVENTS,
    MAX_SEATS,
    MIN_SEATS,
    MISSED_DRAW,
    MOST_CARDS,
    MOVES,
    NO_COLOUR,
    NO_SEAT,
    OPEN,
    OUT,
    PASSED_START,
    PLACE,
    PLACES,
    PLAY,
    RECYCLED,
    REVEALED,
    RULES,
    SETS,
    SHOWS_HIDDEN,
    SPLIT,
    TO_ATTACK,
    TO_BUILD,
    TO_DEFEND,
    TO_SPLIT,
    VALUES,
)
from .edition import base, buckets_of_a_colour, cards_of_a_colour, hand_dealt
from .ending import result
from .hit import losses
from .layout import (
    SIZE,
    await_,
    colour,
    direction,
    discards,
    draws_by_himself,
    equal_sums_reverse,
    hand,
    hand_size,
    may_draw,
    phase,
    pile,
    pile_size,
    pyramid,
    seats,
    set_colour,
    set_direction,
    set_discards,
    set_hand,
    set_hand_size,
    set_may_draw,
    set_options,
    set_pile,
    set_pile_size,
    set_pyramid,
    set_starter,
    set_table,
    set_turn,
    starter,
    table,
    whose_turn,
)
from .moves import legal, mid_move, play
from .pyramids import (
    across_of,
    bucket,
    bucket_in,
    buckets_used,
    fall,
    gap,
    has_built,
    is_in,
    place,
    put_bucket,
    row_of,
    standing,
    take_bucket,
    with_bucket,
)
from .setup import begin
from .soundness import FLAWS, sound
from .views import guess, hide, hide_events
