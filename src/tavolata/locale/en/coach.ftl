### What the coach says. Reasons are facts about a choice: they serve a hint, a review and a puzzle,
### so they do not say who chose. `times` in `of` is how often something happens.

coach-name = The coach
coach-grade-fine = fine
coach-grade-inaccuracy = inaccuracy
coach-grade-mistake = mistake
coach-grade-blunder = blunder
coach-count-fine = { $count } fine
coach-count-inaccuracy = { $count ->
        [one] 1 inaccuracy
       *[other] { $count } inaccuracies
    }
coach-count-mistake = { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
coach-count-blunder = { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }

## Reasons, in any game

coach-wins = It wins { $best } games in 100 from here, the other choice { $other }.
coach-nearly-equal = There is hardly anything between the two.

## Reasons in Heckmeck

coach-heckmeck-stop = Rolling on fails { $times ->
        [one] once
       *[other] { $times } times
    } in { $of }: the { $tile } would be missed{ $top ->
        [0] .
       *[other] {" "}and the { $top } go back to the grill.
    }
coach-heckmeck-roll-on = Rolling on fails only { $times ->
        [one] once
       *[other] { $times } times
    } in { $of }, and more can be had than the { $tile } with { $worms ->
        [one] 1 worm.
       *[other] { $worms } worms.
    }
coach-heckmeck-gamble = The { $tile } with its { $worms ->
        [one] 1 worm
       *[other] { $worms } worms
    } is not enough here: rolling on is worth the risk, though it fails { $times ->
        [one] once
       *[other] { $times } times
    } in { $of }.
coach-heckmeck-no-giving-up = Giving up is a failed turn for certain; rolling on still works out { $times ->
        [one] once
       *[other] { $times } times
    } in { $of }.
coach-heckmeck-steal = Stealing the { $tile } counts twice: { $worms ->
        [one] 1 worm more here and 1 less
       *[other] { $worms } worms more here and { $worms } fewer
    } over there.
coach-heckmeck-makes-steal = { $count } × { $face ->
        [W] worm
       *[other] { $face }
    } makes the sum exactly { $tile }: that tile can be stolen.
coach-heckmeck-worm-first = No tile without a worm, and the next { $dice ->
        [one] die shows
       *[other] { $dice } dice show
    } none { $times ->
        [one] once
       *[other] { $times } times
    } in { $of }.
coach-heckmeck-worm-later = The worms can wait: with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } left, the next roll shows one { $times ->
        [one] once
       *[other] { $times } times
    } in { $of }.
coach-heckmeck-fails-more = With { $count } × { $face ->
        [W] worm
       *[other] { $face }
    } the turn fails { $more_times } times in { $of }, this way { $times ->
        [0] hardly ever.
       *[other] only { $times }.
    }
coach-heckmeck-more-points = It brings { $points } points; { $bad_count } × { $bad_face ->
        [W] worm
       *[other] { $bad_face }
    } only { $bad_points }.
coach-heckmeck-fewer-dice = { $bad_count } × { $bad_face ->
        [W] worm
       *[other] { $bad_face }
    } uses up more dice for { $bad_points } points; this way { $dice ->
        [one] 1 die stays
       *[other] { $dice } dice stay
    } to roll.

## Reasons in Geizen

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

## Reasons in Alles im Eimer

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

## tavolata review

coach-told-heading = { $game } · { $names } · looked back on
coach-told-running = This game is still running: here is how it went so far.
coach-told-working = Looking back…
coach-told-mattered = What mattered
coach-told-nothing = No choice gave much away, and no roll turned the game.
coach-told-entry = entry
coach-told-who = who
coach-told-what = what happened
coach-told-better = better
coach-told-lost = win given away
coach-told-why = why
coach-told-chance = chance
coach-told-luck = { $who } { $points }
coach-told-sums = How it adds up, in hundredths of a win
coach-told-start = start
coach-told-sum-luck = luck
coach-told-sum-lost = given away
coach-told-sum-others = from the others
coach-told-sum-unseen = hidden cards
coach-told-result = result
coach-told-so-far = so far
coach-told-adjusted = without luck
coach-told-choices = choices
coach-told-meaning = Result = start + luck − given away + from the others + hidden cards. Without luck and hidden cards, the choices alone would have made the last figure of the start.
coach-told-meaning-open = Result = start + luck − given away + from the others. Without luck, the choices alone would have made the last figure of the start.
coach-told-grades = Of a win given away, from { $inaccuracy } hundredths on it is an inaccuracy, from { $mistake } a mistake, from { $blunder } a blunder.
coach-told-revised = The coach’s own changes of mind between turns, { $points } hundredths in all, are counted as luck.
coach-told-written = Written: { $path }
coach-picture-wins = Chance to win
coach-picture-entries = Entries of the record
coach-picture-choice = gave something away
coach-picture-stroke = a stroke of luck, or bad luck
