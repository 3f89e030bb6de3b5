### What the terminal says around the games.

## Sitting down

welcome = Tavolata · everybody round one big table
ask-game = Which game?
ask-seats = How many sit at the table ({ $first }–{ $last })?
ask-bots = How many of them are bots (0–{ $most })?
ask-level = How strong: { $levels }?
ask-name = Your name?
ask-name-next = The name of player { $number }?
name-you = You
name-player = Player { $number }
not-a-number = Please type a number from { $first } to { $last }.
not-a-choice = Please type one of: { $names }.
begins = { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
played-with = Played with: { $options }

## Bots, by level

bot-rookie = Chick
bot-regular = Hen
bot-expert = Fox
bot-master = Owl
level-rookie = rookie
level-regular = regular
level-expert = expert
level-master = master

## The screen

your-turn = Your turn
your-turn-named = { $who }, your turn
story-turn = { $you ->
        [yes] It is your turn.
       *[no] It is { $who }’s turn.
    }
story-over = The game is over.
keys = number or move · ? rules · u take back · q save and leave
keys-no-undo = number or move · ? rules · q save and leave
taken-back = Taken back.
no-such-choice = “{ $text }” is none of the choices: type a number from 1 to { $most }, or a move.
hand-over = Pass the screen to { $who }, then press Enter.
hand-over-secret = Nobody else looks, please.
press-enter = Press Enter to go on.
press-enter-page = Enter: go on · q: back to the game
propose = Enter takes it; or type your own rows, for example YYYWW RRRB BBG GG W
skip = Leave it

## Fair dice

fair-promise = Fair dice: the secret seed is fixed now. Its fingerprint:
fair-shown = The secret seed, now open:
fair-proof = Anyone can check every die and card: tavolata verify { $path }
saved = Saved in { $path }
resume-with = Go on later with: tavolata play --resume { $path }
resumed = The game goes on.
already-over = This game is over already.
goodbye = See you at the table!

## The end

result-won = { $you ->
        [yes] You win!
       *[no] { $who } wins!
    }
result-shared = { $who } share the win!
result-heading = The end

## The rules

rules-heading = { $game }: the rules
section-goal = What it is about
section-setup = Setting up
section-turn = A turn
section-claiming = Claiming a tile
section-failing = A failed turn
section-attack = An attack
section-hit = A hit
section-board = The board
section-placing = Placing chips
section-debts = Out of chips
section-end = The end
section-variants = Variants
section-typing = Typing moves

## Telling a record

told-heading = { $game } · { $names }
told-running = This game is still running: hidden cards stay hidden.
told-turn = Turn { $number } · { $who }
told-opening = Before the first turn
