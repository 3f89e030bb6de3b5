### What the page says around the games.

## Home

web-title = Everybody round one big table
web-lead = Three family games, with friends or with bots. No account: one link, and you sit down.
web-games = Games
web-facts-other = { $least }–{ $most } players
web-play-now = Play now
web-new-table = New table, to play with friends
web-new-table-of = New table of { $game }, to play with friends
web-rules = Rules
web-rules-of = Rules of { $game }
web-running = Your tables
web-go-on = Go on
web-phase-open = Not begun yet
web-phase-playing = Being played
web-phase-over = Game over
web-with = with { $who }
web-nobody-yet = nobody else yet
web-join-by-code = Join by code
web-join = Join
web-listed = Open tables
web-none-listed = No open table right now. Make one!
web-open-seats = { $count ->
        [0] all seats taken
        [one] 1 seat free
       *[other] { $count } seats free
    }
web-my-games = My games
web-my-games-line = What you played, how it went, your best moments.
web-promise-dice = Dice you can check
web-promise-bots = Bots with a temper
web-promise-rules = True to the rulebooks
web-promise-host = Yours to host

## You

web-who-are-you = Who is sitting down?
web-your-name = Your name
web-your-animal = Your animal
web-sit-down = Sit down
web-you-and-settings = You and your settings
web-no-name-yet = No name yet
web-change = Change
web-animal-cat = Cat
web-animal-cow = Cow
web-animal-dog = Dog
web-animal-donkey = Donkey
web-animal-duck = Duck
web-animal-goat = Goat
web-animal-mouse = Mouse
web-animal-rabbit = Rabbit
web-other-device = On another device too
web-other-device-how = This link makes another device you: same name, same seats. It is good for an hour. Give it to nobody else.
web-make-link = Make my link
web-qr-me = Your personal link as a QR code
web-welcome = Welcome back!
web-welcome-how = This personal link makes this device you: your name, your seats. Whoever was here before is forgotten on this device.
web-welcome-yes = Yes, that is me
web-welcome-no = No, leave it
web-welcome-done = You are { $name } here now.
web-to-the-table = To the table

## Settings

web-language = Language
web-light = Light
web-theme-system = As the system
web-theme-light = Noon
web-theme-dusk = Dusk
web-sound = Sound
web-on = On
web-off = Off
web-soft = Soft
web-speed = Speed
web-speed-calm = Calm
web-speed-normal = Normal
web-speed-quick = Quick
web-speed-none = All at once
web-install = Put Tavolata on the home screen
web-close = Close
web-home = Home
web-back = Back
web-menu = Menu
web-guide-again = Show me how to play

## A table before the start

web-seats = Seats
web-open-seat = Free seat
web-seat-number = Seat { $number }
web-sit-here = Sit here
web-stand = Stand up
web-away = away just now
web-add-bot = Put { $who } here ({ $level } bot)
web-remove-bot = Send { $who } away
web-temper-rookie = cheeky, forgets half of it
web-temper-regular = plays solidly, knows what pays
web-temper-expert = sly, counts along
web-temper-master = sees everything, even at night
web-how-many = How many sit at the table?
web-invite = Invite
web-code = Code
web-link = Link
web-copy-link = Share the link
web-copied = The link is copied.
web-qr = The table’s link as a QR code
web-how-we-play = How we play
web-all-again = All of them again
web-use-board = Use this board
web-not-json = This is not JSON yet: check the brackets and quotes.
web-match = How long
web-games-count = { $count ->
        [one] one game
       *[other] a match of { $count }
    }
web-who-starts = Who begins
web-by-lot = by lot
web-who-may-come = Who may come
web-private = whoever has the link
web-public = everybody: listed on the first page
web-hand-over = Make host
web-start = Start
web-start-fill = { $count ->
        [one] a bot takes the free seat
       *[other] bots take the { $count } free seats
    }
web-take-a-seat = Take a seat: one tap.
web-wait-for-host = The host starts the game.
web-no-table = There is no such table
web-no-table-how = Nobody knows a table { $code }. Is the code right?

## Playing

web-your-turn = Your turn
web-their-turn = to move
web-undo = Undo
web-fair = Fair
web-story = Story
web-the-story = The story so far
web-all-of-it = All of it
web-story-begins = The game begins.
web-game-of = Game { $number } of { $games }
web-leave-to-bot = Leave my seat to a bot
web-take-seat-of = Take the seat of { $who }
web-lost = Connection lost, trying again …
web-no-server = The server does not answer. Is the network there?
web-offline = No line to the table
web-offline-how = You are offline, or the server is taking a nap. This page comes back by itself.
web-nothing-to-do = Nothing to do just now.
web-play-move = Play

## After a game

web-to-result = To the result
web-see-board = See the board
web-rematch = Once more!
web-next-game = Next game
web-replay = Replay
web-record = Save the record
web-match-over = The match
web-after-games = After { $played } of { $games } games
web-wins = Wins
web-total = Total
web-first = To the beginning
web-last = To the end
web-step-back = One step back
web-step-on = One step on
web-play = Play
web-pause = Pause
web-step = Step
web-step-of = { $step } of { $steps }

## Fair dice

web-fair-title = Fair dice
web-fair-how = Before the game the server fixes a secret seed and shows its fingerprint; every player’s device adds words of its own. Each die and card follows from the seed, the words and all moves so far, so that once the seed is opened at the end, anybody can draw them again.
web-fair-not = What it does not prove: a server in league with the last player to give words could have tried several of them before the start.
web-fair-commit = The seed’s fingerprint
web-fair-words = The players’ words
web-fair-seed = The seed
web-fair-digest = Digest of the log
web-fair-later = When the game is over, your page checks every one of them by itself.
web-proof-ok = The dice were fair
web-proof-bad = The dice do not fit
web-proof-nothing = Nothing is proved about the dice
web-proof-working = Checking the dice …
web-proof-drawn = { $count ->
        [one] This page drew the one outcome again, and it agrees.
       *[other] This page drew all { $count } outcomes again, and every one agrees.
    }
web-proof-mine = The words of this very device are among them.
web-proof-details = How, and what it does not prove
web-proof-seed = The record holds no seed.
web-proof-commit = The seed is not the one whose fingerprint was shown.
web-proof-digest = The end of the record was changed.
web-proof-entry = Entry { $number } is not what the seed decided: { $entry }
web-proof-entry-number = Entry { $number }:
web-proof-by-server = Cards need to know the pile, so here the server did the drawing, not this page.
web-check = Check a record
web-check-how = Choose the file of a finished game, or paste it. The server checks the moves, this page the dice.
web-choose-file = Choose a file
web-paste-record = Or paste the record here
web-check-it = Check it
web-moves-ok = Every move follows the rules
web-moves-bad = Something does not fit
# Time, and one device for several.
web-pass-to = Pass it to { $who }
web-pass-why = Only { $who } should look now.
web-pass-show = I am { $who }
web-beside-me = Add somebody on this device
web-beside-me-how = You pass the device round. Hidden cards stay covered until their owner has it.
web-their-name = Their name
web-on-this-device = on this device
web-pace = Time for a move
web-pace-0 = As long as you like
web-pace-30 = 30 seconds
web-pace-120 = 2 minutes
web-pace-86400 = 1 day
web-pace-late = When time runs out a bot plays that move, and you go on whenever you are back.
web-time-left = Time left: { $time }
web-hours = { $count } h
web-notify = Tell me when it is my turn
story-late = { $you ->
    [yes] Your time ran out: a bot moves for you.
   *[no] { $who }’s time ran out: a bot moves.
}
