### Reasons that the coach gives in this game.

coach-eimer-defend = { $cards ->
        [one] 1 card saves
       *[other] { $cards } cards save
    } { $buckets ->
        [one] 1 bucket.
       *[other] { $buckets } buckets.
    }
coach-eimer-let-fall = Better to lose { $buckets ->
        [one] 1 bucket
       *[other] { $buckets } buckets
    } now than { $cards ->
        [one] 1 good card:
       *[other] { $cards } good cards:
    } only one is drawn for them, and who is hit attacks next.
coach-eimer-fewer-buckets = This way { $buckets ->
        [one] 1 bucket goes,
       *[other] { $buckets } buckets go,
    } the other way { $more }.
coach-eimer-holds = The next player can beat a sum of { $sum } { $times ->
        [0] hardly ever,
        [one] only once in { $of },
       *[other] only { $times } times in { $of },
    } but one of { $more } as often as { $more_times }.
coach-eimer-hits = A hit in { $colour ->
        [Y] yellow
        [W] white
        [R] red
        [B] blue
       *[G] green
    } costs the next player { $buckets ->
        [one] 1 bucket
       *[other] { $buckets } buckets
    } at least, otherwise { $fewer }.
coach-eimer-fewer-cards = { $cards ->
        [one] 1 card does
       *[other] { $cards } cards do
    } as well as { $more }: however many are laid, only one is drawn.
coach-eimer-keep-high = { $points } points do here; the higher cards are worth more in defence.
coach-eimer-low-cards = Low cards first: { $points } points laid instead of { $more }, and the high ones stay in hand.
coach-eimer-build = What stands at the bottom carries the rest: it should be what the hand defends best, above all { $colour ->
        [Y] yellow
        [W] white
        [R] red
        [B] blue
       *[G] green
    } with { $points } points.
