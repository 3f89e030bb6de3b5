### Reasons that the coach gives in this game.

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
