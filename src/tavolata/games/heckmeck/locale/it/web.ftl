### Il tavolo di Heckmeck sulla pagina.

heckmeck-web-aside = Da parte
heckmeck-web-sum = Somma: { $sum }
heckmeck-web-worm = verme
heckmeck-web-worms = { $count ->
        [one] verme
       *[other] vermi
    }
heckmeck-web-with-worm = con verme ✓
heckmeck-web-no-worm = ancora nessun verme
heckmeck-web-choose = Il tuo tiro: quale faccia tieni?
heckmeck-web-roll-of = Il tiro di { $who }
heckmeck-web-left = { $count ->
        [0] Tutti i dadi sono da parte
        [one] Resta un dado
       *[other] Restano { $count } dadi
    }
heckmeck-web-tap-a-face = Tocca i dadi che tieni
heckmeck-web-keep = Tieni { $count } × { $face ->
        [W] verme
       *[other] { $face }
    }{ $known ->
        [yes] {" "}· somma { $sum }
       *[no] {""}
    }{ $fails ->
        [yes] {" "}· il turno va a vuoto
       *[no] {""}
    }
heckmeck-web-fails = a vuoto
heckmeck-web-roll = { $count ->
        [one] Tira l’ultimo dado
       *[other] Tira { $count } dadi
    }
heckmeck-web-take = Prendi la { $tile } · { $worms ->
        [one] 1 verme
       *[other] { $worms } vermi
    }
heckmeck-web-steal = Ruba la { $tile } · { $worms ->
        [one] 1 verme
       *[other] { $worms } vermi
    }
heckmeck-web-from = a { $who }
heckmeck-web-or = oppure rinuncia:
heckmeck-web-give-up = Rinuncia
heckmeck-web-you-return = restituisci la { $tile }
heckmeck-web-nothing-lost = non perdi niente
heckmeck-web-tile = Tessera { $tile }, { $worms ->
        [one] 1 verme
       *[other] { $worms } vermi
    }
heckmeck-web-tile-gone = La tessera { $tile } è nella pila di un giocatore
heckmeck-web-tile-down = Tessera { $tile }, coperta
heckmeck-web-stack = { $who }: { $count ->
        [one] 1 tessera
       *[other] { $count } tessere
    }, in cima la { $tile }
heckmeck-web-whole-stack = { $you ->
        [yes] Le tue tessere
       *[no] Le tessere di { $who }
    }, l’ultima è in cima
heckmeck-web-close = Chiudi
heckmeck-web-odds = Sulle tessere: la tua probabilità di arrivarci in questo turno, se giochi solo per quella.

## On the first screen

web-facts-heckmeck = 2–7 giocatori · 20 minuti
web-line-heckmeck = Tira i dadi, osa e ruba i vermi dal piatto del vicino.
