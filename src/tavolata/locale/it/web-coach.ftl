### L’allenatore nella pagina: livelli, consigli, analisi, allenamento, quiz. `percent` è già scritto per esteso.

web-bots = I bot

## Consigli

web-hint = Consiglio
web-odds = Probabilità
web-hint-asking = L’allenatore ci pensa …
web-chance-to-win = { $percent } di vincere
web-hinted = { $count ->
        [one] ha chiesto 1 consiglio
       *[other] ha chiesto { $count } consigli
    }
web-hints = Consigli dell’allenatore
web-hints-bots = a chi gioca solo contro i bot
web-hints-always = a tutti
web-hints-never = a nessuno
web-hints-seen = Tutti a tavola vedono quanti consigli ha chiesto ciascuno.

## Analisi

web-review = Analisi
web-review-working = Il gufo riguarda la tua partita …
web-review-graph = Chi stava vincendo
web-review-graph-how = Probabilità di vincere in percentuale. Tocca, trascina o usa le frecce per vedere il tavolo in quel momento.
web-review-start = inizio
web-review-end = fine
web-review-chance = { $who } { $percent }
web-review-adjusted = { $you ->
        [yes] Lasciando da parte la fortuna, hai giocato per il { $percent } della vittoria.
       *[no] Lasciando da parte la fortuna, { $who } ha giocato per il { $percent } della vittoria.
    }
web-review-moments = I momenti decisivi
web-review-turn = Turno { $number }
web-review-cost = { $points ->
        [one] regalato 1 punto di probabilità di vincere
       *[other] regalati { $points } punti di probabilità di vincere
    }
web-review-best = la migliore
web-review-yours = tu
web-review-played = giocata
web-review-good = scelta buona
web-review-better = Meglio: { $move }
web-review-show = Mostra il tavolo
web-review-clean = Nessun errore degno di nota. Ben giocato!
web-review-more = { $count ->
        [one] Un altro momento
       *[other] Altri { $count } momenti
    }
web-review-luck = Fortuna e bravura
web-review-luck-how = In punti di probabilità di vincere: dall’inizio, tra fortuna e scelte, fino al risultato.
web-review-luck-of = fortuna
web-review-part-luck = Fortuna
web-review-part-own = Errori propri
web-review-part-others = Errori altrui
web-review-part-unseen = Carte coperte
web-review-big = Grandi momenti
web-review-big-how = In punti di probabilità di vincere, per chi ne è stato toccato.
web-review-overview = Torna a tutta la partita
web-review-earlier = L’errore prima
web-review-later = L’errore dopo
web-finished = Partite finite

## Allenamento

web-practice = Allenamento
web-practice-from-here = Gioca da qui
web-practice-how = Una partita di allenamento comincia da un momento di un’altra partita. I suoi dadi si tirano di nuovo, e su di essi non si dimostra nulla.
web-practice-against = Contro
web-practice-same = forti come nella partita
web-practice-again = Ancora una volta da qui
web-practice-back = Torna all’analisi

## Quiz

web-puzzles = Che cosa faresti?
web-puzzles-line = Posizioni vere, una scelta ciascuna. Guarda quanto valeva.
web-puzzle-number = Quiz { $number } di { $of }
web-puzzle-ask = Tocca a te: che cosa faresti?
web-puzzle-how = Scegli come faresti a tavola. Poi vedi quanto valeva ogni scelta.
web-puzzle-right = È la mossa migliore!
web-puzzle-worth = { $move }: { $percent } di vincere.
web-puzzle-fine = Quasi quanto la migliore
web-puzzle-next = Il prossimo
web-puzzle-score = { $right } scelte buone su { $tried }
web-puzzle-none = Di questo gioco non ci sono ancora quiz.
