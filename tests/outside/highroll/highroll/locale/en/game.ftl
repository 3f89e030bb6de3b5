### Highroll. Story lines take the fields of the game's events.

highroll-name = Highroll
highroll-about = Two dice, one more try, the highest sum wins · 2–4 players
highroll-score = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
highroll-rolled = { $you ->
        [yes] You roll { $dice }.
       *[no] { $who } rolls { $dice }.
    }
highroll-rules-goal = The highest sum of two dice wins.
highroll-rules-turn = Roll both dice. Let them count (stay), or roll both once more (again): the second roll counts.
refused-highroll-notation = A move is again or stay.
