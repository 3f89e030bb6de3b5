### Geizen. Story lines take the fields of protocol.md's events; `who` is the seat's name, `you` is
### yes where the reader did it.

geizen-name = Geizen
geizen-about = Fill the rows, snatch the chips, never be the one who runs dry · 2–5 players
geizen-score = { $count ->
        [one] 1 chip
       *[other] { $count } chips
    }

## Story

geizen-rolled = { $you ->
        [yes] You roll { $dice }.
       *[no] { $who } rolls { $dice }.
    }
geizen-kept = { $you ->
        [yes] You set aside { $dice }.
       *[no] { $who } sets aside { $dice }.
    }
geizen-placed = { $you ->
        [yes] You fill
       *[no] { $who } fills
    } square { $square } of row { $row } with { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }{ $from ->
        [reserve] {" "}from the reserve.
       *[own] .
    }
geizen-completed = { $you ->
        [yes] You complete row { $row } and take { $chips } chips!
       *[no] { $who } completes row { $row } and takes { $chips } chips!
    }
geizen-paid = { $you ->
        [yes] You pay
       *[no] { $who } pays
    } { $chips ->
        [one] 1 chip.
       *[other] { $chips } chips.
    }
geizen-borrowed = { $you ->
        [yes] You borrow
       *[no] { $who } borrows
    } { $chips ->
        [one] 1 chip from the reserve.
       *[other] { $chips } chips from the reserve.
    }
geizen-repaid = { $you ->
        [yes] You pay back
       *[no] { $who } pays back
    } { $chips ->
        [one] the chip borrowed.
       *[other] { $chips } of the chips borrowed.
    }

## Moves

geizen-heading = Which dice do you set aside?
geizen-then-chips = { $count ->
        [one] { $sign }1 chip
       *[other] { $sign }{ $count } chips
    }
geizen-then-completed = row { $row } complete
geizen-then-paid = the others pay { $count }
geizen-then-over = the game ends

## The screen

geizen-dice-rolled = Rolled
geizen-dice-kept = Set aside
geizen-reserve = Reserve: { $count }
geizen-legend = [○ ○] takes two · < ○ > yellow: reserve · {"{"} ○ {"}"} red: the others pay →
geizen-reconstruction = The printed board is lost: this one is a reconstruction from the rulebook’s text.

## Options

option-geizen-board = Board
option-geizen-board-classic = classic: a reconstruction; the rulebook’s picture is lost, its text fixes part of it
option-geizen-board-own = a board of your own, as a table

## Rules

geizen-rules-goal = Each die puts a chip on the board. Who completes a row takes all chips in it. Most chips win when somebody has none left.
geizen-rules-board = Five rows, one for each number from 1 to 5. The last square of a row is red and shows what the others pay. Yellow squares are filled from the reserve. The first square of rows 1 and 2 takes two chips. With two players everyone begins with 18 chips, with three 22, with four or five 25. The board “classic” is a reconstruction: the printed picture is lost.
geizen-rules-turn = You roll all five dice and set aside at least one, as you like. Roll the rest and go on until all five are set aside.
geizen-rules-placing = Then every die places a chip on the first free square of its row; a 6 places nothing. The chips are your own, on yellow squares the reserve’s. Who fills the red square takes the whole row, and every other player pays the number in the arrow to the reserve. The row starts again at once.
geizen-rules-debts = Short of chips, you borrow from the reserve and pay it back at the end of your turn, from what you took.
geizen-rules-end = Who has no chip left at the end of his own turn ends the game. Who is brought to none in another’s turn plays on.
geizen-rules-variants = board={"{"}"rows": […]{"}"}: a board of your own.
geizen-rules-typing = keep 2 2 (the dice you set aside)
