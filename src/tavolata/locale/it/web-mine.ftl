### Le mie partite: che cosa ho giocato, com’è andata, e le valutazioni per chi le vuole.

web-mine-none = Nessuna partita è ancora finita. Giocane una, e la trovi qui.
web-mine-none-how = Arriva qui tutto quello che giochi su questo dispositivo, o su uno dove ti sei spostato con il tuo link personale.
web-mine-games = Partite
web-mine-running = In corso
web-mine-won = Vinta
web-mine-shared = Vittoria divisa
web-mine-lost = Persa
web-mine-gone = Il verbale non è più conservato.
web-mine-practice = Allenamento, non conta
web-mine-replay = Rivedi
web-mine-record = Verbale
web-mine-replay-of = Rivedi mossa per mossa: { $game }, { $when }
web-mine-review-of = Analisi: { $game }, { $when }
web-mine-record-of = Salva il verbale: { $game }, { $when }
web-mine-more = Mostra altre
web-mine-all = Scarica tutti i miei verbali
web-mine-all-how = Un file zip con il verbale di ogni partita finita, le mille più recenti. «Controlla un verbale» e il comando tavolata verify li dimostrano uno per uno.

## Cifre

web-mine-figures = In cifre
web-mine-played = giocate
web-mine-wins = vinte
web-mine-share = quota delle vittorie
web-mine-share-equal = { $percent } fra pari
web-mine-average = punteggio medio
web-mine-best = punteggio migliore
web-mine-moments = Momenti migliori
web-mine-moment-score = Punteggio più alto: { $value }
web-mine-moment-margin = Vittoria più netta: { $value } di vantaggio
web-mine-moment-comeback = Rimonta più grande: sotto di { $value }, e poi vinta
web-mine-moment-swing = Mossa migliore: { $move }, { $value } guadagnati sugli altri
web-mine-moment-length = Partita più lunga: { $value ->
        [one] 1 mossa
       *[other] { $value } mosse
    }
web-mine-moment-streak = Serie più lunga: { $value ->
        [one] 1 vittoria
       *[other] { $value } vittorie di fila
    }

## Valutazioni

web-mine-ratings = Valutazioni
web-mine-ratings-how = Una partita conta per le valutazioni solo se tutte le persone che la giocano le vogliono; i bot le vogliono sempre, ogni livello con la sua.
web-mine-ratings-want = Voglio le valutazioni
web-mine-ratings-seen = Gli altri vedono la tua prima che la partita cominci. Contano anche le tue partite passate.
web-mine-ratings-none = Ancora nessuna partita conta: giocane una con i bot, o con chi vuole le valutazioni come te.
web-mine-rating-of = { $game }, in { $seats }
web-mine-rating-games = { $count ->
        [one] dopo 1 partita
       *[other] dopo { $count } partite
    }
web-mine-rating-chart = { $game }, in { $seats }: la tua valutazione è passata da { $first } a { $last }. { $bots }
web-mine-rating-bot = { $who }: { $mean }
web-mine-rating-seat = Valutazione { $mean } ± { $deviation }
