## Simulazione, probabilità e rapporti

simulate-playing = I bot giocano
simulate-done =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    } (seme { $seed }), tutto in { $path }.
simulate-there = Tutte le partite di questa simulazione sono già in { $path }.
simulate-stopped = Interrotto dopo { $games } partite su { $asked }. Nulla è perduto: lo stesso comando riprende da qui.
simulate-seed = Il seme è stato estratto a sorte: per riprendere aggiungi --seed { $seed }.
refused-unknown-simulated = Non c’è un bot «{ $name }»: scegli fra { $names }.
refused-out-of-another-run = { $path } esiste già, con altre impostazioni: cancellalo o indica un altro file.
refused-parts-of-another-run = In { $path } ci sono parti di una simulazione con altre impostazioni: ripeti il suo comando per finirla, cancella la cartella o indica un altro file.
refused-checkpoint-of-another-training = { $path } è il punto di ripresa di un allenamento con altre impostazioni: ripeti il suo comando per finirlo, cancellalo o indica un altro file.
refused-no-cluster = A { $address } non risponde nessuno scheduler di Dask: controlla l’indirizzo e che «dask scheduler» sia in funzione.
refused-programs-stay-here = I programmi (cmd:…) giocano solo su questa macchina: togli --cluster.
refused-no-cuda = Qui non c’è una GPU utilizzabile (Numba deve trovarne una): usa --device cpu.
refused-not-on-a-gpu = Su una GPU possono giocare questi bot: { $names }. Per gli altri usa --device cpu.
refused-no-moves-on-a-gpu = Le mosse si annotano solo con una CPU: togli --moves o usa --device cpu.
refused-gpu-or-cluster = Scegli fra --device cuda e --cluster: la GPU è quella di questa macchina.
odds-title = Quanto è probabile ogni tessera (da parte: { $kept }; lanciati: { $roll })
odds-tile = Tessera
odds-exactly = Esattamente
odds-at-least = Almeno
odds-keep = Tieni
refused-no-odds = Per { $game } non c’è una tabella di probabilità.
refused-bad-faces = Questi dadi non si leggono: ognuno è uno fra { $faces }.
report-playing = Partite per il rapporto
reviews-working = Sguardo indietro
reviews-done =
    { $count ->
        [one] Un’analisi
       *[other] { $count } analisi
    } in { $path }.
reviews-failed = { $path } non si può analizzare. { $why }
refused-same-names = Due di questi verbali hanno lo stesso nome: le loro analisi si sovrascriverebbero. Rinominane uno.
refused-run-under-way = Un altro comando sta giocando per { $path }: aspetta che finisca o indica un altro file.
