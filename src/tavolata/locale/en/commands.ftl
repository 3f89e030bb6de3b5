command-preparing = Getting the rules ready. This takes half a minute, once.
verify-moves =
    { $count ->
        [one] Its one entry follows the rules.
       *[other] All { $count } entries follow the rules.
    }
verify-dice = Every die and card came from the seed that was committed to before the game. Nobody chose or changed one after the players had given their words.
verify-no-dice = The record holds no seed and no commitment: it proves nothing about its dice.
verify-no-seed = The seed is not shown yet: the dice cannot be checked.
verify-running = The game is still running.
verify-misfit = Entry { $number } does not fit: «{ $entry }». { $why }
verify-misfit-part = The { $part } of the record does not fit. { $why }

## The arena and the lab

arena-playing = The bots are playing
arena-title =
    { $game }, { $seats } seats: { $games ->
        [one] one game
       *[other] { $games } games
    } (seed { $seed })
arena-bot = Bot
arena-share = Wins
arena-interval = 95 %
arena-score = Score
arena-rating = Rating
arena-forfeits = Forfeits
arena-time = Per move
arena-picture-axis = Part of the wins with its 95 % interval; dashed: what equals would have
arena-nothing = Stopped before a single game was over: there is nothing to tell.
arena-stopped = Stopped early: these are { $games } of { $asked } games.
arena-forfeit-late =
    { $bot } answered too late and lost { $count ->
        [one] one game
       *[other] { $count } games
    } by it.
arena-forfeit-died =
    { $bot } ended or closed its output and lost { $count ->
        [one] one game
       *[other] { $count } games
    } by it.
arena-forfeit-nonsense =
    { $bot } answered something that is no move and lost { $count ->
        [one] one game
       *[other] { $count } games
    } by it.
arena-forfeit-illegal =
    { $bot } played an illegal move and lost { $count ->
        [one] one game
       *[other] { $count } games
    } by it.
lab-compiling = Getting ready: the games are compiled for this machine; only the first time.
lab-getting-ready = Getting ready
lab-training = Learning
lab-solving = Solving
lab-stopped = Stopped. Nothing is lost: the same command goes on where this one ended.
lab-written = Written to { $path }.
lab-seeking = Looking for puzzles
curve-positions = Positions learned from, in millions
curve-share = Part of the wins against the expert’s play

## Export

refused-no-database = There is no database of games at { $path }. Name one with --database.
export-writing = Writing tables
export-stopped-zip = Stopped: nothing was written.
export-unreadable = The log of table { $code } is written, but today’s rules do not fit it: some of its records are missing.
export-done =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $records ->
        [one] one record
       *[other] { $records } records
    } written to { $path }.
