### Il tavolo di Alles im Eimer nella pagina.
### `you` e `on_you` sono yes quando si tratta di chi legge; `row` conta dal basso, `across` da sinistra, entrambi da 1.

## Pezzi

eimer-web-card = { $colour ->
        [Y] gallo giallo
        [W] cavallo bianco
        [R] toro rosso
        [B] pecora blu
       *[G] maiale verde
    } { $value }
eimer-web-bucket = { $colour ->
        [Y] secchio giallo del gallo
        [W] secchio bianco del cavallo
        [R] secchio rosso del toro
        [B] secchio blu della pecora
       *[G] secchio verde del maiale
    }, { $row ->
        [1] fila in basso
       *[other] fila { $row } dal basso
    }, posto { $across }
eimer-web-place = Posto vuoto, { $row ->
        [1] fila in basso
       *[other] fila { $row } dal basso
    }, posto { $across }

## Giocatori

eimer-web-tag-attacks = attacca
eimer-web-tag-defends = si difende
eimer-web-tag-chooses = sceglie
eimer-web-tag-wins = vince
eimer-web-building = costruisce …
eimer-web-ready = ✓ pronto
eimer-web-in-hand = carte in mano
eimer-web-look = { $count ->
        [one] Guarda in grande la piramide di { $who }, 1 secchio
       *[other] Guarda in grande la piramide di { $who }, { $count } secchi
    }
eimer-web-your-pyramid = La tua piramide
eimer-web-pyramid-of = Piramide di { $who }
eimer-web-close = Chiudi

## L’attacco

eimer-web-attack = L’attacco
eimer-web-beat = { $colour ->
        [Y] Galli: supera
        [W] Cavalli: supera
        [R] Tori: supera
        [B] Pecore: supera
       *[G] Maiali: supera
    }
eimer-web-attack-of = { $colour ->
        [Y] Attacco di galli
        [W] Attacco di cavalli
        [R] Attacco di tori
        [B] Attacco di pecore
       *[G] Attacco di maiali
    }
eimer-web-attacks = { $you ->
        [yes] Attacchi { $on }
       *[no] { $on_you ->
            [yes] { $who } ti attacca
           *[no] { $who } attacca { $on }
        }
    }
eimer-web-starts = { $you ->
        [yes] Attacchi tu: scegli da una a tre carte di un colore
       *[no] { $who } comincia un attacco
    }
eimer-web-draws = { $you ->
        [yes] Peschi una carta
       *[no] { $who } pesca una carta
    }
eimer-web-splits = { $you ->
        [yes] La tua piramide si è divisa: quale parte resta?
       *[no] { $who } sceglie quale parte resta
    }
eimer-web-over = { $you ->
        [yes] La partita è finita: hai vinto!
       *[no] { $count ->
            [one] La partita è finita: vince { $who }.
           *[other] La partita è finita: { $who } vincono insieme.
        }
    }
eimer-web-direction = { $direction ->
        [1] Si gioca in senso orario, qui da sinistra a destra
       *[other] Si gioca in senso antiorario, qui da destra a sinistra
    }
eimer-web-pile = { $count ->
        [one] 1 carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
eimer-web-standing = in piedi
eimer-web-before = { $you ->
        [yes] davanti a te
       *[no] sul tavolo
    }
eimer-web-costs = { $split ->
        [yes] { $count ->
            [one] cade 1 secchio, poi si divide in due
           *[other] cadono { $count } secchi, poi si divide in due
        }
       *[no] { $count ->
            [one] cade 1 secchio
           *[other] cadono { $count } secchi
        }
    }

## Pulsanti

eimer-web-attack-button = Attacca
eimer-web-defend-button = Difenditi
eimer-web-attack-with = Attacca con { $sum }
eimer-web-defend-with = Difenditi con { $sum }
eimer-web-on-to = { $how }, poi tocca a { $on }
eimer-web-turns = { $how }: pari, torna a { $on }!
eimer-web-pick = scegli da 1 a 3 carte
eimer-web-cannot = { $colour ->
        [Y] i tuoi galli non bastano
        [W] i tuoi cavalli non bastano
        [R] i tuoi tori non bastano
        [B] le tue pecore non bastano
       *[G] i tuoi maiali non bastano
    }
eimer-web-other-colour = { $colour ->
        [Y] ora contano solo i galli
        [W] ora contano solo i cavalli
        [R] ora contano solo i tori
        [B] ora contano solo le pecore
       *[G] ora contano solo i maiali
    }
eimer-web-too-low = { $sum } non supera { $beat }
eimer-web-give-up = Rinuncia
eimer-web-give-up-this = Cedi questo
eimer-web-tap-bucket = scegli un secchio
eimer-web-lose = perdi { $count ->
        [one] 1 secchio
       *[other] { $count } secchi
    }
eimer-web-lose-range = perdi da { $least } a { $most } secchi
eimer-web-keep-left = Tieni la sinistra
eimer-web-keep-right = Tieni la destra
eimer-web-draw-now = prima che giochi il prossimo!
eimer-web-wait-for = { $count ->
        [one] Tocca a { $who }
       *[other] Tocca ancora a { $who }
    }
eimer-web-wait = Un momento …
eimer-web-to-beat = { $sum } da superare
eimer-web-you-are-out = Sei fuori: guarda gli altri
eimer-web-game-over = La partita è finita
eimer-web-watching = Stai guardando { $who }. Tocca un posto per cambiare.

## Costruire

eimer-web-tray = Secchi rimasti
eimer-web-left = { $colour ->
        [Y] secchio giallo del gallo
        [W] secchio bianco del cavallo
        [R] secchio rosso del toro
        [B] secchio blu della pecora
       *[G] secchio verde del maiale
    }, ne restano { $count }; hai { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, in tutto { $sum }
eimer-web-to-place = da mettere
eimer-web-build-swap = Una proposta per le tue carte. Trascina i secchi, o toccane due per scambiarli.
eimer-web-build-put = Ora tocca il suo posto.
eimer-web-build-fill = Tocca un secchio qui, poi il suo posto.
eimer-web-put-here = { $colour ->
        [Y] metti qui il secchio giallo
        [W] metti qui il secchio bianco
        [R] metti qui il secchio rosso
        [B] metti qui il secchio blu
       *[G] metti qui il secchio verde
    }
eimer-web-placed = { $colour ->
        [Y] Secchio giallo
        [W] Secchio bianco
        [R] Secchio rosso
        [B] Secchio blu
       *[G] Secchio verde
    }: { $row ->
        [1] fila in basso
       *[other] fila { $row } dal basso
    }, posto { $across }
eimer-web-fill = Riempi il resto
eimer-web-fill-more = puoi ancora scambiare
eimer-web-clear = Ricomincia
eimer-web-clear-more = svuota la piramide
eimer-web-build = Costruisci
eimer-web-build-more = i forti in basso?
eimer-web-still-to-place = { $count ->
        [one] 1 secchio da mettere
       *[other] { $count } secchi da mettere
    }
eimer-web-waiting = { $count ->
        [one] La tua piramide è pronta. Uno sta ancora costruendo.
       *[other] La tua piramide è pronta. { $count } stanno ancora costruendo.
    }
eimer-web-all-build = Tutti costruiscono la propria piramide, di nascosto dagli altri.

## Moves, as the coach names them

eimer-web-move-build = Costruisci questa piramide
eimer-web-move-play = Gioca { $cards } ({ $sum })
eimer-web-move-lose = { $colour ->
        [Y] Cedi il secchio giallo
        [W] Cedi il secchio bianco
        [R] Cedi il secchio rosso
        [B] Cedi il secchio blu
       *[G] Cedi il secchio verde
    }, { $row ->
        [1] fila in basso
       *[other] fila { $row } dal basso
    }, posto { $across }

## On the first screen

web-facts-eimer = 2–6 giocatori · 25 minuti
web-line-eimer = Difendi i tuoi secchi. Ne va via uno, e cade tutto quello che ci sta sopra.
