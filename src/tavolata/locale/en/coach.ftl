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
