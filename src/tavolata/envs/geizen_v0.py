"""Geizen for 2 to 5: five dice, five rows, chips; nothing is hidden.

| | |
|---|---|
| PettingZoo, seat by seat | `geizen_v0.env()`, `geizen_v0.raw_env()` |
| PettingZoo, all at once | `geizen_v0.parallel_env()` |
| Gymnasium, against bots | `gymnasium.make("tavolata/Geizen-v0", bots=["regular"])` |
| many tables at once | `Tables("geizen", 1000)` |
| agents | `seat_0`, `seat_1`, …: 2 to 5, with `seats=`; 2 if left out |
| actions | 461 move numbers; all at once one more, to wait |
| observations | `observation` (int16) and `action_mask` (int8) |

Actions: the sets of one to five dice that may be kept, numbered as docs/protocol.md says.

Observations, in this order. Seats are counted from the observer: 0 is himself, 1 the next one;
so are fields that have a part for each seat.

| field | numbers | range | |
|---|---|---|---|
| phase | 1 | 0 to 2 | 1 dice are to be kept, 2 over |
| turn | 1 | 0 to 4 | whose turn it is |
| reserve | 1 | -1000 to 130 | chips in the reserve; it may go below zero |
| kept | 6 | 0 to 5 | dice set aside of each face |
| rolled | 6 | 0 to 5 | dice just rolled of each face |
| filled | 5 | 0 to 12 | squares filled in each row |
| free | 5 | 0 to 12 | squares still free in each row |
| lying | 5 | 0 to 24 | chips in each row |
| chips | 1 × seats | 0 to 1000 | chips of a seat |

Rewards come with the end: (seats × share - 1) / (seats - 1), the share of the win being 1, or 1/2
where two share it, or 0. So a win is 1, and all rewards add up to 0.

A move that is not legal is refused by `raw_env` and `Tables`; elsewhere it ends the game, with -1
for who chose it and 0 for the others.

All at once (`parallel_env`) one seat moves and the others wait: it is a game of turns.

Versions: v0, the rules of version 1.
"""

from tavolata.envs.doors import Doors

_doors = Doors("geizen")
raw_env, env, parallel_env = _doors.raw_env, _doors.env, _doors.parallel_env
