## Simulation, odds and reports

simulate-playing = The bots are playing
simulate-done =
    { $games ->
        [one] One game
       *[other] { $games } games
    } (seed { $seed }), written to { $path }.
simulate-there = All games of this run are in { $path } already.
simulate-stopped = Stopped after { $games } of { $asked } games. Nothing is lost: the same command goes on where this one ended.
simulate-seed = This run drew its own seed: to go on, add --seed { $seed }.
refused-unknown-simulated = There is no bot “{ $name }”: choose among { $names }.
refused-out-of-another-run = { $path } is there already, and of other settings: delete it, or name another file.
refused-parts-of-another-run = In { $path } lie parts of a run with other settings: repeat its command to finish it, delete the folder, or name another file.
refused-checkpoint-of-another-training = { $path } is the checkpoint of a training with other settings: repeat its command to finish it, delete it, or name another file.
refused-no-cluster = No Dask scheduler answers at { $address }: check the address, and that “dask scheduler” is running.
refused-programs-stay-here = Programs (cmd:…) play on this machine alone: leave out --cluster.
refused-no-cuda = There is no GPU that can be used here (Numba must find one): use --device cpu.
refused-not-on-a-gpu = On a GPU these bots can play: { $names }. For others use --device cpu.
refused-no-moves-on-a-gpu = Moves are written down by a CPU only: leave out --moves, or use --device cpu.
refused-gpu-or-cluster = Choose between --device cuda and --cluster: the GPU is one of this machine.
odds-title = How likely each tile is (set aside: { $kept }; rolled: { $roll })
odds-tile = Tile
odds-exactly = Exactly
odds-at-least = At least
odds-keep = Keep
refused-no-odds = There is no table of odds for { $game }.
refused-bad-faces = These dice cannot be read: each is one of { $faces }.
report-playing = Playing for the report
reviews-working = Looking back
reviews-done =
    { $count ->
        [one] One review
       *[other] { $count } reviews
    } in { $path }.
reviews-failed = { $path } cannot be reviewed. { $why }
refused-same-names = Two of these records have the same name: their reviews would overwrite each other. Rename one.
refused-run-under-way = Another command is just playing for { $path }: wait for it, or name another file.
