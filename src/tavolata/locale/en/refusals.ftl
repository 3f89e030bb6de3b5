### Why something cannot be done, and what would be right: one message a reason.

## Any move

refused-not-your-turn = It is not your turn: wait until you are asked.
refused-over = The game is over: nothing more can be played.
refused-no-undo = That cannot be taken back: only your own last move can, before anything else happens.
refused-bad-number = { $number } is not a move number that is legal now: use one of those listed.

## Environments

refused-bad-number-at = Table { $table }: { $number } is not a move number that is legal now. Its mask says which are; nothing was played.
refused-bad-moves = Give one whole number for each of the { $tables } tables.
refused-bad-table-seeds = Give one seed, or one whole number for each of the { $tables } tables.
refused-no-tables = There must be at least one table.
refused-bad-bots = Bots sit on seats 0 to { $last }, and at least one seat stays free.
refused-bots-missing = Name at least one bot for the other seats.
refused-never-to-move = Bots ended one game after another before it was your turn: give them fewer seats, or begin yourself.
refused-no-extra = This needs libraries that are not installed here: pip install "tavolata[{ $name }]".

## Heckmeck

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

## Alles im Eimer

refused-eimer-notation = That is no move in Alles im Eimer. Moves look like: play R5 R3, lose 0.2, keep left, draw, build YYYWW/RRRB/BBG/GG/W.
refused-build-which = Say which pyramid: build and its rows, for example build YYYWW/RRRB/BBG/GG/W.
refused-build-shape = A pyramid is written from the bottom row up, letters Y W R B G, rows of 5, 4, 3, 2, 1 (in the 2005 edition 4, 3, 2, 1): YYYWW/RRRB/BBG/GG/W.
refused-build-first = Build your pyramid first: build and its rows.
refused-build-rows = The rows have to be this long, from the bottom: { $rows }.
refused-build-colours = Use exactly { $count } buckets of each colour.
refused-built-already = The pyramids stand already: they are built once.
refused-one-colour = Cards laid together are of one colour: choose one.
refused-only-draw = All you can do now is draw, or leave it.
refused-no-draw = There is no card for you to draw now.
refused-choose-part = Your pyramid is in two parts: keep left or keep right.
refused-no-parts = Your pyramid is in one piece: there is no part to choose.
refused-not-attacked = Nobody attacks you: lay one to three cards of one colour.
refused-no-bucket = There is no bucket at { $bucket }: choose one that still stands.
refused-wrong-bucket = Give up a { $colour ->
        [Y] yellow
        [W] white
        [R] red
        [B] blue
       *[G] green
    } bucket: you still have one of the attacking colour.
refused-not-in-hand = You do not hold { $card } that often: lay cards from your hand.
refused-follow-colour = The attack is { $colour ->
        [Y] yellow (Y)
        [W] white (W)
        [R] red (R)
        [B] blue (B)
       *[G] green (G)
    }: defend in that colour, or give up a bucket.
refused-too-low = That makes { $sum }, and { $beat } is to be beaten: lay more, or give up a bucket.
refused-card-too-often = { $card } is there more often than it exists: every card has one place only.

## Geizen

refused-geizen-notation = That is no move in Geizen. Moves look like: keep 2 2 (one to five dice, 1 to 6).
refused-dice-not-rolled = Those dice are not there: you rolled { $dice }.
refused-unknown-board = There is no board “{ $name }”: choose { $names }, or hand in a table of your own.
refused-board-shape = A board is {"{"}"rows": […]{"}"} with exactly five rows.
refused-board-row = Row { $row } of the board: only “squares”, “two”, “yellow” and “arrow” belong there.
refused-board-squares = Row { $row } of the board: “squares” is a number from 1 to { $most }.
refused-board-arrow = Row { $row } of the board: “arrow” is a number from 0 to { $most }.
refused-board-yellow-red = Row { $row } of the board: square { $square } is the red one, so it cannot be yellow.
refused-board-some-squares = Row { $row } of the board: “two” and “yellow” list different squares from 1 to { $squares }.

## Games, seats and options

refused-unknown-game = There is no game “{ $name }”: choose one of { $names }.
refused-unknown-option = There is no option “{ $name }”: there are { $names }.
refused-bad-value = “{ $name }” must be one of: { $values }.
refused-option-format = “{ $text }” is not an option: write name=value, for example short=highest.
refused-option-file = { $path } cannot be read as an option: it should be JSON, or TOML where its name ends so.
refused-bad-seats = { $game } is played by { $first } to { $last }.
refused-bad-start = The seat that begins is a number from 0 to { $last }.
refused-too-many-bots = There are too many bots: at most { $most } fit here.
refused-unknown-bot = There is no bot “{ $name }”: choose one of { $names }.
refused-no-coach = The coach does not know { $game } yet: it knows heckmeck, eimer and geizen.
refused-review-running = This game is still running, and its hidden cards stay hidden: it can be reviewed once it is over.
refused-not-written = { $path } cannot be written: choose another place.
refused-bad-picture = { $path } is no picture we can draw: let its name end in .svg, .png or .pdf.
refused-unknown-language = “{ $name }” is not spoken here: choose one of { $names }.

## Chance

refused-no-chance = Nothing is to be rolled or drawn now: a seat is to move, or the game is over.
refused-bad-dice = Give { $count ->
        [one] one die
       *[other] { $count } dice
    } out of { $faces }, with spaces between.
refused-bad-cards = Give { $count ->
        [one] one card
       *[other] { $count } cards
    } that can still be drawn, with spaces between, for example Y8 G3.
refused-pool-hidden = The cards in the pile are hidden from this seat: ask the whole state.
refused-chance-not-given = The dice of this game come from its seed: none are to be given.
refused-no-seed = The seed of this game is not here, so nothing can be rolled: go on where it was begun.

## Records

refused-record-not-json = This file is no record: it is not JSON.
refused-record-not-ours = This file is no Tavolata record: it should say "tavolata": 1.
refused-record-unknown-field = A record has no field “{ $field }”: take it out.
refused-record-field = The record’s “{ $field }” is missing or wrong.
refused-record-rules = The record was played by other rules: here they have version { $rules }.
refused-record-options = The record’s options are not written out in full as this game has them.
refused-record-too-large = This file is too large to be a record.
refused-bad-entry = This is no entry of a log: write *dice, or seat and move, for example 0 keep 5.
refused-not-the-seeds = The seed decided otherwise: { $outcome }.
refused-seed-not-committed = The seed is not the one that was committed to.
refused-seed-missing = The secret seed of this game is missing: it should lie in { $path }.
refused-digest-wrong = The record’s digest does not fit its log: something was changed.
refused-result-wrong = The record tells another result than its moves lead to.
refused-result-too-early = The record tells a result, but its game is not over.
refused-fair-commit = “commit” must be 64 hexadecimal characters.
refused-fair-words = “words” must hold one text a seat: 32 hexadecimal characters, or nothing for a bot.
refused-fair-seed = “seed” must be 64 hexadecimal characters.
refused-no-file = { $path } cannot be read: check the name.
refused-not-saved = { $path } cannot be written: choose another place with --out.

## Positions set up by hand

refused-state-shape = A state is a JSON object with the game’s fields.
refused-state-field = “{ $field }” is missing or wrong: it should be { $right }.
refused-state-unknown-field = A state of this game has no field “{ $field }”: take it out.
refused-position-bad-phase = The phase does not fit the rest of the position.
refused-position-bad-turn = The turn must be with a seat that is still in, and with none before the game has begun.
refused-position-bad-tiles = Every tile of the game must lie in exactly one place: grill, down or a stack.
refused-position-bad-dice = There are too many dice: kept and rolled together are at most eight.
refused-position-grill-empty = With an empty grill the game is over: the phase should be “over”.
refused-position-grill-not-empty = The game is not over while tiles lie on the grill.
refused-position-bad-kept = The dice set aside do not fit the phase.
refused-position-bad-rolled = The dice rolled do not fit the phase and the dice set aside.
refused-position-turn-should-be-over = This turn, or the game, should be over already.
refused-position-not-over = The game cannot be over here yet.
refused-position-bad-cards = Every card must be in exactly one place: hand, table, discards or pile.
refused-position-bad-pyramid = A pyramid cannot stand like that: each bucket rests on two, in one piece, with no colour too often.
refused-position-bad-hands = The number of cards in hand does not fit the phase.
refused-position-bad-tables = The cards on the table do not fit the attack: one colour, and the last laid highest.
refused-position-bad-colour = The attacking colour does not fit the phase.
refused-position-bad-direction = The direction is 1 or -1.
refused-position-nothing-to-draw = A card is to be drawn, but there is none.
refused-position-bad-may-draw = Only the one who laid cards last may still draw.
refused-position-bad-build = While pyramids are built, each one is whole or not begun, and one at least is missing.
refused-position-bad-split = A choice of parts needs a pyramid in two parts, that of the seat to move.
refused-position-bad-rows = A row cannot have that many squares filled.
refused-position-bad-chips = All chips together must be 130, and nobody has fewer than none.

## The referee

refused-bad-json = That line is not JSON.
refused-not-an-object = A request is a JSON object: {"{"}"do": …{"}"}.
refused-line-too-long = That line is too long: at most { $most } bytes.
refused-unknown-request = There is no request “{ $name }”: there are { $names }.
refused-missing-field = “{ $field }” is missing.
refused-unknown-field = “{ $field }” does not belong here: there are { $names }.
refused-bad-field = “{ $field }” is wrong: it should be { $right }.
refused-no-game = No game has begun: send new or set first.

## The arena and the lab

refused-too-few-bots = Name at least two bots, for example --bot master --bot expert.
refused-unknown-player = There is no bot “{ $name }”: choose one of { $names }, or a program, as cmd:python my_bot.py.
refused-bad-command = “{ $command }” names no program: write cmd: and then the command, with its quotes closed.
refused-no-program = The program “{ $name }” cannot be found: check its name, or write the whole path.
refused-worker-lost = One of the processes that were playing has ended: there may be too little memory. Try fewer with --workers.
refused-no-gpu = There is no GPU that can be used here (CuPy must find one): use --device cpu.
refused-no-training = Nothing is to be trained in { $game }.
refused-no-solution = { $game } cannot be solved exactly here.
