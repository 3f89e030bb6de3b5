### The board of Alles im Eimer on the page.
### `you` and `on_you` are yes where it is the reader; `row` counts from below, `across` from the left, both from 1.

## Pieces

eimer-web-card = { $colour ->
        [Y] yellow rooster
        [W] white horse
        [R] red bull
        [B] blue sheep
       *[G] green pig
    } { $value }
eimer-web-bucket = { $colour ->
        [Y] yellow rooster bucket
        [W] white horse bucket
        [R] red bull bucket
        [B] blue sheep bucket
       *[G] green pig bucket
    }, { $row ->
        [1] bottom row
       *[other] row { $row } from below
    }, place { $across }
eimer-web-place = Empty place, { $row ->
        [1] bottom row
       *[other] row { $row } from below
    }, place { $across }

## Seats

eimer-web-tag-attacks = attacks
eimer-web-tag-defends = defends
eimer-web-tag-chooses = chooses
eimer-web-tag-wins = wins
eimer-web-building = building …
eimer-web-ready = ✓ ready
eimer-web-in-hand = cards in hand
eimer-web-look = { $count ->
        [one] See { $who }’s pyramid large, 1 bucket
       *[other] See { $who }’s pyramid large, { $count } buckets
    }
eimer-web-your-pyramid = Your pyramid
eimer-web-pyramid-of = { $who }’s pyramid
eimer-web-close = Close

## The attack

eimer-web-attack = The attack
eimer-web-beat = { $colour ->
        [Y] Roosters: beat
        [W] Horses: beat
        [R] Bulls: beat
        [B] Sheep: beat
       *[G] Pigs: beat
    }
eimer-web-attack-of = { $colour ->
        [Y] Attack with roosters
        [W] Attack with horses
        [R] Attack with bulls
        [B] Attack with sheep
       *[G] Attack with pigs
    }
eimer-web-attacks = { $you ->
        [yes] You attack { $on }
       *[no] { $on_you ->
            [yes] { $who } attacks you
           *[no] { $who } attacks { $on }
        }
    }
eimer-web-starts = { $you ->
        [yes] Your attack: choose one to three cards of one colour
       *[no] { $who } begins an attack
    }
eimer-web-draws = { $you ->
        [yes] You draw a card
       *[no] { $who } draws a card
    }
eimer-web-splits = { $you ->
        [yes] Your pyramid broke in two: which part stays?
       *[no] { $who } chooses which part stays
    }
eimer-web-over = { $you ->
        [yes] The game is over: you win!
       *[no] { $count ->
            [one] The game is over: { $who } wins.
           *[other] The game is over: { $who } share the win.
        }
    }
eimer-web-direction = { $direction ->
        [1] Play goes clockwise, from left to right here
       *[other] Play goes anticlockwise, from right to left here
    }
eimer-web-pile = { $count ->
        [one] 1 card in the pile
       *[other] { $count } cards in the pile
    }
eimer-web-standing = standing
eimer-web-before = { $you ->
        [yes] before you
       *[no] on the table
    }
eimer-web-costs = { $split ->
        [yes] { $count ->
            [one] 1 bucket goes, then it breaks in two
           *[other] { $count } buckets go, then it breaks in two
        }
       *[no] { $count ->
            [one] 1 bucket goes
           *[other] { $count } buckets go
        }
    }

## Buttons

eimer-web-attack-button = Attack
eimer-web-defend-button = Defend
eimer-web-attack-with = Attack with { $sum }
eimer-web-defend-with = Defend with { $sum }
eimer-web-on-to = { $how }, on to { $on }
eimer-web-turns = { $how }: equal, back to { $on }!
eimer-web-pick = pick 1 to 3 cards
eimer-web-cannot = { $colour ->
        [Y] your roosters are not enough
        [W] your horses are not enough
        [R] your bulls are not enough
        [B] your sheep are not enough
       *[G] your pigs are not enough
    }
eimer-web-other-colour = { $colour ->
        [Y] only roosters count now
        [W] only horses count now
        [R] only bulls count now
        [B] only sheep count now
       *[G] only pigs count now
    }
eimer-web-too-low = { $sum } does not beat { $beat }
eimer-web-give-up = Give up
eimer-web-give-up-this = Give up this bucket
eimer-web-tap-bucket = choose a bucket
eimer-web-lose = lose { $count ->
        [one] 1 bucket
       *[other] { $count } buckets
    }
eimer-web-lose-range = lose { $least } to { $most } buckets
eimer-web-keep-left = Keep the left
eimer-web-keep-right = Keep the right
eimer-web-draw-now = before the next one acts!
eimer-web-wait-for = { $count ->
        [one] { $who } is to move
       *[other] { $who } are to move
    }
eimer-web-wait = One moment …
eimer-web-to-beat = { $sum } to beat
eimer-web-you-are-out = You are out: watch the others
eimer-web-game-over = The game is over
eimer-web-watching = You are watching { $who }. Tap a seat to change.

## Building

eimer-web-tray = Buckets left
eimer-web-left = { $colour ->
        [Y] yellow rooster bucket
        [W] white horse bucket
        [R] red bull bucket
        [B] blue sheep bucket
       *[G] green pig bucket
    }, { $count } left; you hold { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $sum } in all
eimer-web-to-place = to place
eimer-web-build-swap = A proposal for your hand. Drag buckets, or tap two to swap them.
eimer-web-build-put = Now tap the place it goes to.
eimer-web-build-fill = Tap a bucket here, then its place.
eimer-web-put-here = { $colour ->
        [Y] put the yellow bucket here
        [W] put the white bucket here
        [R] put the red bucket here
        [B] put the blue bucket here
       *[G] put the green bucket here
    }
eimer-web-placed = { $colour ->
        [Y] Yellow bucket
        [W] White bucket
        [R] Red bucket
        [B] Blue bucket
       *[G] Green bucket
    }: { $row ->
        [1] bottom row
       *[other] row { $row } from below
    }, place { $across }
eimer-web-fill = Fill the rest
eimer-web-fill-more = you can still swap
eimer-web-clear = Start afresh
eimer-web-clear-more = empties the pyramid
eimer-web-build = Build
eimer-web-build-more = strong at the bottom?
eimer-web-still-to-place = { $count ->
        [one] 1 bucket to place
       *[other] { $count } buckets to place
    }
eimer-web-waiting = { $count ->
        [one] Your pyramid stands. One is still building.
       *[other] Your pyramid stands. { $count } are still building.
    }
eimer-web-all-build = All build their pyramids, unseen by the others.

## Moves, as the coach names them

eimer-web-move-build = Build this pyramid
eimer-web-move-play = Lay { $cards } ({ $sum })
eimer-web-move-lose = { $colour ->
        [Y] Give up the yellow bucket
        [W] Give up the white bucket
        [R] Give up the red bucket
        [B] Give up the blue bucket
       *[G] Give up the green bucket
    }, { $row ->
        [1] bottom row
       *[other] row { $row } from below
    }, place { $across }

## On the first screen

web-facts-eimer = 2–6 players · 25 minutes
web-line-eimer = Guard your buckets. One goes, and all above it come down.
