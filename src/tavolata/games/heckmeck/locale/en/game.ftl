### Heckmeck am Bratwurmeck. Story lines take the fields of protocol.md's events; `who` is the
### seat's name, `you` is yes where the reader did it, `from_you` where it was done to the reader.

heckmeck-name = Heckmeck
heckmeck-about = Roll dice, grab fried worms, steal your neighbour’s · 2–7 players
heckmeck-score = { $count ->
        [one] 1 worm
       *[other] { $count } worms
    }

## Story

heckmeck-rolled = { $you ->
        [yes] You roll { $dice }.
       *[no] { $who } rolls { $dice }.
    }
heckmeck-kept = { $you ->
        [yes] You set aside
       *[no] { $who } sets aside
    } { $count } × { $face ->
        [W] worm
       *[other] { $face }
    }: { $sum } points.
heckmeck-took = { $you ->
        [yes] You take the { $tile } from the grill.
       *[no] { $who } takes the { $tile } from the grill.
    }
heckmeck-stole = { $you ->
        [yes] You steal the { $tile } from { $from }!
       *[no] { $from_you ->
            [yes] { $who } steals your { $tile }!
           *[no] { $who } steals the { $tile } from { $from }!
        }
    }
heckmeck-failed = { $you ->
        [yes] Your turn fails:
       *[no] { $who }’s turn fails:
    } { $why ->
        [no_new_face] no new face in the roll.
        [no_worm] no worm set aside.
       *[nothing_to_claim] no tile to be had.
    }
heckmeck-returned = { $you ->
        [yes] Your { $tile } goes back to the grill.
       *[no] { $who } gives the { $tile } back to the grill.
    }
heckmeck-turned_down = The { $tile } is turned face down: out of the game.

## Moves

heckmeck-move-keep = Set aside { $count } × { $face ->
        [W] worm
       *[other] { $face }
    } · { $sum } points
heckmeck-move-roll = { $count ->
        [one] Roll the last die
       *[other] Roll the other { $count } dice
    }
heckmeck-move-take = Take { $tile } · { $worms ->
        [one] 1 worm
       *[other] { $worms } worms
    }
heckmeck-move-steal = Steal { $tile } from { $from } · { $worms ->
        [one] 1 worm
       *[other] { $worms } worms
    }
heckmeck-move-give-up = End the turn with nothing
heckmeck-then-take = { $tile } can be taken
heckmeck-then-steal = { $tile } can be stolen from { $from }
heckmeck-then-failed = { $why ->
        [no_new_face] the turn fails: no new face
        [no_worm] the turn fails: no worm
       *[nothing_to_claim] the turn fails: no tile to be had
    }
heckmeck-then-returned = your { $tile } goes back
heckmeck-then-turned_down = { $tile } is turned face down
heckmeck-then-over = the game ends

## The screen

heckmeck-dice-rolled = Rolled
heckmeck-dice-kept = Set aside: { $sum }
heckmeck-dice-kept-no-worm = Set aside: { $sum } (no worm yet)
heckmeck-no-tiles = no tile yet

## Options

option-heckmeck-short = Shorter game
option-heckmeck-short-null = off: the highest tile is turned down unless it is the one given back (the plain rule)
option-heckmeck-short-highest = after every tile given back, the highest one is turned down, whichever it is (variant of the Italian and Spanish rulebooks)
option-heckmeck-short-returned = the tile given back is itself turned down (the variant’s wording taken literally; a curiosity: it makes the game much longer, about 195 turns instead of 30)
option-heckmeck-decline_steal = A tile that could be stolen
option-heckmeck-decline_steal-true = may be left alone for the next lower one on the grill (Italian and Spanish rulebooks)
option-heckmeck-decline_steal-false = must be stolen, as most programs have it
option-heckmeck-tiles = Tiles on the grill
option-heckmeck-tiles-all = all sixteen, 21 to 36 (the plain rule)
option-heckmeck-tiles-some = only some of them, for a quick game (our own)

## Rules

heckmeck-rules-goal = Fried worms lie on the grill, on tiles from 21 to 36. Collect tiles with your dice: 21–24 carry one worm, 25–28 two, 29–32 three, 33–36 four. Most worms at the end win.
heckmeck-rules-turn = You roll all eight dice: 1 to 5 and a worm, which counts 5 points. Choose one face and set aside all dice that show it; each face only once a turn. Then roll the others again, or stop. When all dice or all six faces are set aside, the turn is over.
heckmeck-rules-claiming = You need at least one worm among your dice. Your points name a tile. Does it lie on the grill, you take it. Does it lie on top of another’s stack, you may steal it, with exactly that many points. Otherwise you get the next lower one from the grill. Tiles are stacked: only the top one can be stolen. If there is a tile for you when you stop, you must claim one.
heckmeck-rules-failing = The turn fails if a roll shows only faces you already have, if you stop without a worm, or if there is no tile for you. Then your top tile goes back to the grill, and the highest tile there is turned face down for good, unless it is the very one you gave back. With no tile to give back, nothing happens.
heckmeck-rules-end = The game ends when no face-up tile is left on the grill. Most worms win; among equals, the highest single tile decides.
heckmeck-rules-variants = short=highest: every tile given back costs the game its highest tile, so it is over sooner. short=returned: the tile given back is itself turned down; a curiosity that makes the game longer, not shorter. decline_steal=false: who can steal must. tiles=[21,22,…]: a smaller grill.
heckmeck-rules-typing = keep 5 · keep W (the worms) · roll · take 25 · steal 21 · give up
