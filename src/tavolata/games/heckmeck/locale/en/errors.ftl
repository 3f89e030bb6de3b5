### Why something cannot be done in this game, and what would be right.

refused-heckmeck-notation = That is no move in Heckmeck. Moves look like: keep 5, keep W, roll, take 25, steal 21, give up.
refused-face-not-rolled = No { $face } was rolled: set aside a face that the dice show.
refused-face-kept-already = { $face } is set aside already: choose a face you do not have yet this turn.
refused-keep-first = Set dice aside first, for example: keep 5.
refused-roll-first = You have just set dice aside: roll again, or end the turn.
refused-no-dice-to-roll = There is nothing left to roll: claim your tile.
refused-must-claim = There is a tile for you, so you must claim it or roll on.
refused-no-worm-kept = Without a worm set aside there is no tile: roll on, or give up.
refused-own-top = { $tile } is on top of your own stack: you can only steal from others.
refused-on-nobodys-stack = { $tile } is on nobody’s stack: you can steal only a tile that lies on top of another’s.
refused-not-the-sum = Stealing { $tile } takes exactly { $tile } points: you have { $sum }.
refused-not-on-grill = { $tile } does not lie face up on the grill: take one that does.
refused-too-high = { $tile } is too high for your { $sum } points: take a tile up to { $sum }.
refused-must-steal = At this table the { $tile } must be stolen: steal { $tile }.
refused-only-the-highest = With { $sum } points only { $tile } can be taken from the grill.
refused-bad-tiles = The option “tiles” is a list of different numbers from 21 to 36, in rising order, for example [21, 22, 25].
refused-tile-twice = Tile { $tile } is there twice: each tile has one place only.
refused-position-bad-tiles = Every tile of the game must lie in exactly one place: grill, down or a stack.
refused-position-bad-dice = There are too many dice: kept and rolled together are at most eight.
refused-position-grill-empty = With an empty grill the game is over: the phase should be “over”.
refused-position-grill-not-empty = The game is not over while tiles lie on the grill.
