### Why something cannot be done in this game, and what would be right.

refused-geizen-notation = That is no move in Geizen. Moves look like: keep 2 2 (one to five dice, 1 to 6).
refused-dice-not-rolled = Those dice are not there: you rolled { $dice }.
refused-unknown-board = There is no board “{ $name }”: choose { $names }, or hand in a table of your own.
refused-board-shape = A board is {"{"}"rows": […]{"}"} with exactly five rows.
refused-board-row = Row { $row } of the board: only “squares”, “two”, “yellow” and “arrow” belong there.
refused-board-squares = Row { $row } of the board: “squares” is a number from 1 to { $most }.
refused-board-arrow = Row { $row } of the board: “arrow” is a number from 0 to { $most }.
refused-board-yellow-red = Row { $row } of the board: square { $square } is the red one, so it cannot be yellow.
refused-board-some-squares = Row { $row } of the board: “two” and “yellow” list different squares from 1 to { $squares }.
refused-position-bad-rows = A row cannot have that many squares filled.
refused-position-bad-chips = All chips together must be 130, and nobody has fewer than none.
