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
refused-no-coach = The coach does not know { $game } yet.
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
refused-position-bad-kept = The dice set aside do not fit the phase.
refused-position-bad-rolled = The dice rolled do not fit the phase and the dice set aside.
refused-position-turn-should-be-over = This turn, or the game, should be over already.
refused-position-not-over = The game cannot be over here yet.

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
