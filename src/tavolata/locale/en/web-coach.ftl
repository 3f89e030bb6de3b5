### The coach on the page: levels, hints, reviews, practice, puzzles. `percent` is written out already.

web-bots = The bots

## Hints

web-hint = Hint
web-odds = Odds
web-hint-asking = The coach is thinking …
web-chance-to-win = { $percent } to win
web-hinted = { $count ->
        [one] took 1 hint
       *[other] took { $count } hints
    }
web-hints = Hints from the coach
web-hints-bots = whoever plays bots alone
web-hints-always = everybody
web-hints-never = nobody
web-hints-seen = Everyone at the table sees how many hints somebody took.

## Review

web-review = Review
web-review-working = The owl goes through your game once more …
web-review-graph = Who was winning
web-review-graph-how = Chance to win in per cent. Tap, drag or use the arrow keys to see the table at that moment.
web-review-start = start
web-review-end = end
web-review-chance = { $who } { $percent }
web-review-adjusted = { $you ->
        [yes] With luck left aside, you played for { $percent } of the win.
       *[no] With luck left aside, { $who } played for { $percent } of the win.
    }
web-review-moments = The moments that mattered
web-review-turn = Turn { $number }
web-review-cost = { $points ->
        [one] gave away 1 point of winning chance
       *[other] gave away { $points } points of winning chance
    }
web-review-best = best
web-review-yours = you
web-review-played = played
web-review-good = well chosen
web-review-better = Better: { $move }
web-review-show = Show the table
web-review-clean = Not one mistake worth telling. Well played!
web-review-more = { $count ->
        [one] One more moment
       *[other] { $count } more moments
    }
web-review-luck = Luck and skill
web-review-luck-how = In points of winning chance: from the start by luck and choices to the result.
web-review-luck-of = luck
web-review-part-luck = Luck
web-review-part-own = Own mistakes
web-review-part-others = Others’ mistakes
web-review-part-unseen = Hidden cards
web-review-big = Big moments
web-review-big-how = In points of winning chance, for the one it befell.
web-review-overview = Back to the whole game
web-review-earlier = The mistake before
web-review-later = The next mistake
web-finished = Finished games

## Practice

web-practice = Practice
web-practice-from-here = Play from here
web-practice-how = A practice game begins at a moment of another game. Its dice are drawn afresh, and nothing is proved about them.
web-practice-against = Against
web-practice-same = as good as in the game
web-practice-again = Once more from here
web-practice-back = Back to the review

## Puzzles

web-puzzles = What would you do?
web-puzzles-line = Real positions, one choice each. See what it was worth.
web-puzzle-number = Puzzle { $number } of { $of }
web-puzzle-ask = It is your move: what would you do?
web-puzzle-how = Choose as you would at the table. Then you see what each choice was worth.
web-puzzle-right = That is the best move!
web-puzzle-worth = { $move }: { $percent } to win.
web-puzzle-fine = Just about as good as the best
web-puzzle-next = Next one
web-puzzle-score = { $right } of { $tried } well chosen
web-puzzle-none = There are no puzzles of this game yet.
