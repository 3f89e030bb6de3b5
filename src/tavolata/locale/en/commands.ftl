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
