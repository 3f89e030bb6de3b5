### Heckmeck's board on the page.

heckmeck-web-aside = Set aside
heckmeck-web-sum = Sum: { $sum }
heckmeck-web-worm = worm
heckmeck-web-worms = { $count ->
        [one] worm
       *[other] worms
    }
heckmeck-web-with-worm = with worm ✓
heckmeck-web-no-worm = no worm yet
heckmeck-web-choose = Your roll: which face do you keep?
heckmeck-web-roll-of = { $who }’s roll
heckmeck-web-left = { $count ->
        [0] All dice are set aside
        [one] One die left
       *[other] { $count } dice left
    }
heckmeck-web-tap-a-face = Tap the dice you keep
heckmeck-web-keep = Keep { $count } × { $face ->
        [W] worm
       *[other] { $face }
    }{ $known ->
        [yes] {" "}· sum { $sum }
       *[no] {""}
    }{ $fails ->
        [yes] {" "}· the turn fails
       *[no] {""}
    }
heckmeck-web-fails = fails
heckmeck-web-roll = { $count ->
        [one] Roll the last die
       *[other] Roll { $count } dice
    }
heckmeck-web-take = Take { $tile } · { $worms ->
        [one] 1 worm
       *[other] { $worms } worms
    }
heckmeck-web-steal = Steal { $tile } · { $worms ->
        [one] 1 worm
       *[other] { $worms } worms
    }
heckmeck-web-from = from { $who }
heckmeck-web-or = or leave it:
heckmeck-web-give-up = Give up
heckmeck-web-you-return = you return { $tile }
heckmeck-web-nothing-lost = you lose nothing
heckmeck-web-tile = Tile { $tile }, { $worms ->
        [one] 1 worm
       *[other] { $worms } worms
    }
heckmeck-web-tile-gone = Tile { $tile } lies with a player
heckmeck-web-tile-down = Tile { $tile }, turned face down
heckmeck-web-stack = { $who }: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, { $tile } on top
heckmeck-web-whole-stack = { $you ->
        [yes] Your tiles
       *[no] { $who }’s tiles
    }, the last one lies on top
heckmeck-web-close = Close
heckmeck-web-odds = On the tiles: your chance to reach each of them this turn, if you play for it alone.

## On the first screen

web-facts-heckmeck = 2–7 players · 20 minutes
web-line-heckmeck = Roll, dare, and steal the worms off your neighbour’s plate.
