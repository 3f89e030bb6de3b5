"""Heckmeck (Pickomino) for 2 to 7: dice, tiles and worms; nothing is hidden.

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

from tavolata.envs.doors import Doors

_doors = Doors("heckmeck")
raw_env, env, parallel_env = _doors.raw_env, _doors.env, _doors.parallel_env
