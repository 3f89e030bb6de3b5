### Geizen's board on the page.

geizen-web-board = The board
geizen-web-row = Row { $row }: { $filled } of { $squares } squares filled, arrow { $arrow }
geizen-web-take = { $you ->
        [yes] you take { $chips }
       *[no] { $who } takes { $chips }
    }
geizen-web-aside = Set aside
geizen-web-nothing-aside = nothing yet
geizen-web-choose = Your roll: tap what you keep
geizen-web-roll-of = { $who }’s roll
geizen-web-die = { $face }
geizen-web-keep = Keep { $dice }
geizen-web-keep-all = { $count ->
        [1] Keep it
       *[other] Keep all { $count }
    }
geizen-web-pick = Tap your dice
geizen-web-then-roll = { $count ->
        [one] roll the last die again
       *[other] roll { $count } dice again
    }
geizen-web-then-place = place, end the turn
geizen-web-if-all = If you keep all of them:
geizen-web-placing = { $own ->
        [0] { $reserve ->
            [0] No chip is placed.
           *[other] The reserve places { $reserve }.
        }
       *[other] { $reserve ->
            [0] You place { $own }.
           *[other] You place { $own }, the reserve { $reserve }.
        }
    }
geizen-web-complete = Row { $row } complete: you take { $chips }.
geizen-web-pay = { $one ->
        [yes] { $who } pays { $chips }.
       *[no] { $who } pay { $chips } each.
    }
geizen-web-borrow = You borrow { $chips } from the reserve.
geizen-web-repay = You pay back { $chips }.
geizen-web-ends = The game ends.
geizen-web-goes-on = The dice set aside stay; the others are rolled again.
geizen-web-legend = × 2 takes two chips · sack: from the reserve · arrow: the others pay

## On the first screen

web-facts-geizen = 2–5 players · 20 minutes
web-line-geizen = Spend little, wait, and take the whole row.
