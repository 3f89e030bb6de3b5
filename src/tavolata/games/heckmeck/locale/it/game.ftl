### Heckmeck am Bratwurmeck. Le frasi usano i campi degli eventi di protocol.md; `who` è il nome del
### posto, `you` è yes se è stato chi legge, `from_you` se è toccato a chi legge.

heckmeck-name = Heckmeck
heckmeck-about = Tira i dadi, acchiappa vermi arrosto, rubali al vicino · 2–7 giocatori
heckmeck-score = { $count ->
        [one] 1 verme
       *[other] { $count } vermi
    }

## Racconto

heckmeck-rolled = { $you ->
        [yes] Tiri { $dice }.
       *[no] { $who } tira { $dice }.
    }
heckmeck-kept = { $you ->
        [yes] Metti da parte
       *[no] { $who } mette da parte
    } { $count } × { $face ->
        [W] verme
       *[other] { $face }
    }: { $sum } punti.
heckmeck-took = { $you ->
        [yes] Prendi la { $tile } dalla griglia.
       *[no] { $who } prende la { $tile } dalla griglia.
    }
heckmeck-stole = { $you ->
        [yes] Rubi la { $tile } a { $from }!
       *[no] { $from_you ->
            [yes] { $who } ti ruba la { $tile }!
           *[no] { $who } ruba la { $tile } a { $from }!
        }
    }
heckmeck-failed = { $you ->
        [yes] Il tuo turno va a vuoto:
       *[no] Il turno di { $who } va a vuoto:
    } { $why ->
        [no_new_face] nessuna faccia nuova.
        [no_worm] nessun verme da parte.
       *[nothing_to_claim] nessuna tessera da prendere.
    }
heckmeck-returned = { $you ->
        [yes] La tua { $tile } torna sulla griglia.
       *[no] { $who } rimette la { $tile } sulla griglia.
    }
heckmeck-turned_down = La { $tile } viene coperta: è fuori gioco.

## Mosse

heckmeck-move-keep = Metti da parte { $count } × { $face ->
        [W] verme
       *[other] { $face }
    } · { $sum } punti
heckmeck-move-roll = { $count ->
        [one] Tira l’ultimo dado
       *[other] Tira gli altri { $count } dadi
    }
heckmeck-move-take = Prendi la { $tile } · { $worms ->
        [one] 1 verme
       *[other] { $worms } vermi
    }
heckmeck-move-steal = Ruba la { $tile } a { $from } · { $worms ->
        [one] 1 verme
       *[other] { $worms } vermi
    }
heckmeck-move-give-up = Chiudi il turno a mani vuote
heckmeck-then-take = poi puoi prendere la { $tile }
heckmeck-then-steal = poi puoi rubare la { $tile } a { $from }
heckmeck-then-failed = { $why ->
        [no_new_face] il turno va a vuoto: nessuna faccia nuova
        [no_worm] il turno va a vuoto: nessun verme
       *[nothing_to_claim] il turno va a vuoto: nessuna tessera
    }
heckmeck-then-returned = la tua { $tile } torna sulla griglia
heckmeck-then-turned_down = la { $tile } viene coperta
heckmeck-then-over = la partita finisce

## Lo schermo

heckmeck-dice-rolled = Tirati
heckmeck-dice-kept = Da parte: { $sum }
heckmeck-dice-kept-no-worm = Da parte: { $sum } (ancora nessun verme)
heckmeck-no-tiles = ancora nessuna tessera

## Opzioni

option-heckmeck-short = Partita più breve
option-heckmeck-short-null = no: si copre la tessera più alta, a meno che sia quella restituita (la regola semplice)
option-heckmeck-short-highest = dopo ogni tessera restituita si copre la più alta, qualunque sia (variante dei regolamenti italiano e spagnolo)
option-heckmeck-short-returned = si copre proprio la tessera restituita (la variante presa alla lettera; una curiosità: rende la partita molto più lunga, circa 195 turni invece di 30)
option-heckmeck-decline_steal = Una tessera che si potrebbe rubare
option-heckmeck-decline_steal-true = si può lasciare, per la prima più bassa sulla griglia (regolamenti italiano e spagnolo)
option-heckmeck-decline_steal-false = va rubata, come in quasi tutti i programmi
option-heckmeck-tiles = Tessere sulla griglia
option-heckmeck-tiles-all = tutte e sedici, da 21 a 36 (la regola semplice)
option-heckmeck-tiles-some = solo alcune, per una partita veloce (nostra)

## Regole

heckmeck-rules-goal = Sulla griglia ci sono vermi arrosto, su tessere da 21 a 36. Raccogli tessere con i dadi: 21–24 hanno un verme, 25–28 due, 29–32 tre, 33–36 quattro. Alla fine vince chi ha più vermi.
heckmeck-rules-turn = Tiri tutti e otto i dadi: da 1 a 5 e un verme, che vale 5 punti. Scegli una faccia e metti da parte tutti i dadi che la mostrano; ogni faccia una sola volta per turno. Poi tira gli altri, o fermati. Quando tutti i dadi o tutte e sei le facce sono da parte, il turno è finito.
heckmeck-rules-claiming = Tra i tuoi dadi ci vuole almeno un verme. I tuoi punti indicano una tessera. Se è sulla griglia, la prendi. Se è in cima alla pila di un altro, puoi rubarla, ma solo con i punti esatti. Altrimenti ti tocca la prima più bassa sulla griglia. Le tessere si impilano: si ruba solo quella in cima. Se quando ti fermi c’è una tessera per te, devi prenderne una.
heckmeck-rules-failing = Il turno va a vuoto se un tiro mostra solo facce che hai già, se ti fermi senza vermi, o se non c’è una tessera per te. Allora la tua tessera in cima torna sulla griglia, e la più alta che c’è viene coperta per sempre, a meno che sia proprio quella restituita. Se non hai tessere, non succede nulla.
heckmeck-rules-end = La partita finisce quando sulla griglia non ci sono più tessere scoperte. Vince chi ha più vermi; a pari vermi decide la singola tessera più alta.
heckmeck-rules-variants = short=highest: ogni tessera restituita costa al gioco la sua più alta, e si finisce prima. short=returned: si copre proprio la tessera restituita; una curiosità che allunga la partita, non la accorcia. decline_steal=false: chi può rubare deve. tiles=[21,22,…]: una griglia più piccola.
heckmeck-rules-typing = keep 5 · keep W (i vermi) · roll (tira) · take 25 (prendi) · steal 21 (ruba) · give up (rinuncia)
