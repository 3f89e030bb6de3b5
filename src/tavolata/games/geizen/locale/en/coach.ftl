### Reasons that the coach gives in this game.

coach-geizen-ends = That spends the last chip: the game would be over, and lost.
coach-geizen-fills = It fills row { $row }: { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    } to take{ $arrow ->
        [0] .
       *[other] , and everybody else pays { $arrow }.
    }
coach-geizen-fill-odds = It fills row { $row } { $more_times } times in { $of }, the other way { $times ->
        [0] hardly ever.
       *[other] only { $times }.
    }
coach-geizen-one-short = It leaves row { $row } one square short: { $chips ->
        [one] 1 chip lies
       *[other] { $chips } chips lie
    } there for whoever is next.
coach-geizen-sixes = { $count ->
        [one] A six costs
       *[other] { $count } sixes cost
    } nothing and may well stay.
coach-geizen-roll-again = { $dice ->
        [one] That die costs
       *[other] Those { $dice } dice cost
    } { $cost ->
        [one] 1 chip:
       *[other] { $cost } chips:
    } rolled again, it may come cheaper.
coach-geizen-cheaper = It costs { $cost ->
        [one] 1 chip
       *[other] { $cost } chips
    } less.
coach-geizen-safe = { $dice ->
        [one] That die is
       *[other] Those { $dice } dice are
    } cheap enough: rolled again, it could cost more.
