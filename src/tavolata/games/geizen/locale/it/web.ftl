### Il tavolo di Geizen sulla pagina.

geizen-web-board = Il tabellone
geizen-web-row = Fila { $row }: { $filled } caselle occupate su { $squares }, freccia { $arrow }
geizen-web-take = { $you ->
        [yes] prendi { $chips }
       *[no] { $who } prende { $chips }
    }
geizen-web-aside = Da parte
geizen-web-nothing-aside = ancora niente
geizen-web-choose = Il tuo tiro: tocca ciò che tieni
geizen-web-roll-of = Il tiro di { $who }
geizen-web-die = { $face }
geizen-web-keep = Tieni { $dice }
geizen-web-keep-all = { $count ->
        [1] Tienilo
       *[other] Tienili tutti e { $count }
    }
geizen-web-pick = Tocca i dadi
geizen-web-then-roll = { $count ->
        [one] ritira l’ultimo dado
       *[other] ritira { $count } dadi
    }
geizen-web-then-place = posa e chiudi il turno
geizen-web-if-all = Se li tieni tutti:
geizen-web-placing = { $own ->
        [0] { $reserve ->
            [0] Non si posa nessun gettone.
           *[other] La riserva ne posa { $reserve }.
        }
       *[other] { $reserve ->
            [0] Ne posi { $own }.
           *[other] Ne posi { $own }, la riserva { $reserve }.
        }
    }
geizen-web-complete = Fila { $row } completa: prendi { $chips }.
geizen-web-pay = { $one ->
        [yes] { $who } paga { $chips }.
       *[no] { $who } pagano { $chips } a testa.
    }
geizen-web-borrow = Prendi in prestito { $chips } dalla riserva.
geizen-web-repay = Restituisci { $chips }.
geizen-web-ends = La partita finisce.
geizen-web-goes-on = I dadi messi da parte restano; gli altri si tirano di nuovo.
geizen-web-legend = × 2: due gettoni · sacco: dalla riserva · freccia: gli altri pagano

## On the first screen

web-facts-geizen = 2–5 giocatori · 20 minuti
web-line-geizen = Spendi poco, aspetta e prenditi tutta la fila.
