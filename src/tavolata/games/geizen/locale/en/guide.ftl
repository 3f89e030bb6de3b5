### The guide through the first game, and the rules of the moment. Short: it is read while playing.

guide-geizen-board = Five rows, one for each number from 1 to 5. Dice put chips there; whoever fills a row takes all of them.
guide-geizen-keep = Set aside what you like, at least one die. The others are rolled again, until all five lie aside.
guide-geizen-cost = Then every die puts a chip of yours on its row, two where it says 2; a 6 puts none. Here it is added up.
guide-geizen-yellow = On yellow squares with a sack the reserve pays, not you.
guide-geizen-red = The red square ends a row: you take all its chips, and everyone else pays the number in the arrow.
guide-geizen-chips = Be stingy! Whoever has no chip left after a turn of their own ends the game, and most chips win.
guide-geizen-completed = { $you ->
        [yes] The row is yours! It starts again, empty.
       *[no] { $who } filled a row and took its chips. You paid the number in the arrow.
    }
now-geizen-keep = Choosing dice
now-geizen-keep-how = Set aside at least one die, then roll the rest, until all five are aside. Only then chips are placed. A 6 places nothing: a cheap way out.
now-geizen-place = Placing chips
now-geizen-place-how = Every die puts a chip on the first free square of its row: yours, or the reserve’s on yellow. Whoever fills the red square takes the whole row, and the others pay the number in the arrow.
now-geizen-chips = Nearly out of chips
now-geizen-chips-how = What you lack, you borrow from the reserve and pay back at the end of your turn, from what you took. If nothing is left then, the game ends. Who is brought to none in another’s turn plays on.
