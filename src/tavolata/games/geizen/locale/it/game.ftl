### Geizen. Le frasi usano i campi degli eventi di protocol.md; `who` è il nome del posto, `you` è
### yes se è stato chi legge.

geizen-name = Geizen
geizen-about = Riempi le file, arraffa i gettoni, non restare a secco · 2–5 giocatori
geizen-score = { $count ->
        [one] 1 gettone
       *[other] { $count } gettoni
    }

## Racconto

geizen-rolled = { $you ->
        [yes] Tiri { $dice }.
       *[no] { $who } tira { $dice }.
    }
geizen-kept = { $you ->
        [yes] Metti da parte { $dice }.
       *[no] { $who } mette da parte { $dice }.
    }
geizen-placed = { $you ->
        [yes] Riempi
       *[no] { $who } riempie
    } la casella { $square } della fila { $row } con { $chips ->
        [one] 1 gettone
       *[other] { $chips } gettoni
    }{ $from ->
        [reserve] {" "}della riserva.
       *[own] .
    }
geizen-completed = { $you ->
        [yes] Completi la fila { $row } e prendi { $chips } gettoni!
       *[no] { $who } completa la fila { $row } e prende { $chips } gettoni!
    }
geizen-paid = { $you ->
        [yes] Paghi
       *[no] { $who } paga
    } { $chips ->
        [one] 1 gettone.
       *[other] { $chips } gettoni.
    }
geizen-borrowed = { $you ->
        [yes] Prendi in prestito
       *[no] { $who } prende in prestito
    } { $chips ->
        [one] 1 gettone dalla riserva.
       *[other] { $chips } gettoni dalla riserva.
    }
geizen-repaid = { $you ->
        [yes] Restituisci
       *[no] { $who } restituisce
    } { $chips ->
        [one] il gettone del prestito.
       *[other] { $chips } gettoni del prestito.
    }

## Mosse

geizen-heading = Quali dadi metti da parte?
geizen-then-chips = { $count ->
        [one] { $sign }1 gettone
       *[other] { $sign }{ $count } gettoni
    }
geizen-then-completed = fila { $row } completa
geizen-then-paid = gli altri pagano { $count }
geizen-then-over = la partita finisce

## Lo schermo

geizen-dice-rolled = Tirati
geizen-dice-kept = Da parte
geizen-reserve = Riserva: { $count }
geizen-legend = [○ ○] due gettoni · < ○ > gialla: riserva · {"{"} ○ {"}"} rossa: gli altri pagano →
geizen-reconstruction = Il tabellone stampato è perduto: questo è ricostruito dal testo del regolamento.

## Opzioni

option-geizen-board = Tabellone
option-geizen-board-classic = classic: una ricostruzione; l’immagine del regolamento è perduta, il suo testo ne fissa una parte
option-geizen-board-own = un tabellone tuo, come tabella

## Regole

geizen-rules-goal = Ogni dado mette un gettone sul tabellone. Chi completa una fila prende tutti i suoi gettoni. Quando qualcuno resta senza, vince chi ne ha di più.
geizen-rules-board = Cinque file, una per ogni numero da 1 a 5. L’ultima casella di una fila è rossa e dice quanto pagano gli altri. Le caselle gialle le riempie la riserva. La prima casella delle file 1 e 2 prende due gettoni. In due si comincia con 18 gettoni a testa, in tre con 22, in quattro o cinque con 25. Il tabellone «classic» è una ricostruzione: l’immagine stampata è perduta.
geizen-rules-turn = Tiri tutti e cinque i dadi e ne metti da parte almeno uno, a piacere. Ritiri gli altri e continui finché sono tutti da parte.
geizen-rules-placing = Poi ogni dado mette un gettone sulla prima casella libera della sua fila; un 6 non mette niente. I gettoni sono tuoi, sulle caselle gialle della riserva. Chi riempie la casella rossa prende tutta la fila, e ogni altro paga alla riserva il numero nella freccia. La fila ricomincia subito.
geizen-rules-debts = Se i gettoni non ti bastano, li prendi in prestito dalla riserva e li restituisci alla fine del turno, con quello che hai preso.
geizen-rules-end = Chi alla fine del proprio turno non ha più gettoni chiude la partita. Chi li perde nel turno di un altro continua a giocare.
geizen-rules-variants = board={"{"}"rows": […]{"}"}: un tabellone tuo.
geizen-rules-typing = keep 2 2 (i dadi che metti da parte)
