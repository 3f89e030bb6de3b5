### The guide through the first game, and the rules of the moment. Short: it is read while playing.

guide-geizen-board = Cinque file, una per ogni numero da 1 a 5. I dadi ci mettono gettoni; chi riempie una fila li prende tutti.
guide-geizen-keep = Metti da parte quello che vuoi, almeno un dado. Gli altri si tirano di nuovo, finché sono da parte tutti e cinque.
guide-geizen-cost = Poi ogni dado mette un tuo gettone nella sua fila, due dove c’è un 2; un 6 non ne mette. Qui trovi il conto.
guide-geizen-yellow = Sulle caselle gialle con il sacco paga la riserva, non tu.
guide-geizen-red = La casella rossa chiude una fila: prendi tutti i suoi gettoni, e ogni altro paga il numero nella freccia.
guide-geizen-chips = Sii avaro! Chi dopo il proprio turno non ha più gettoni chiude la partita, e vince chi ne ha di più.
guide-geizen-completed = { $you ->
        [yes] La fila è tua! Ricomincia vuota.
       *[no] { $who } ha riempito una fila e ne ha preso i gettoni. Tu hai pagato il numero nella freccia.
    }
now-geizen-keep = Scegliere i dadi
now-geizen-keep-how = Metti da parte almeno un dado e ritira gli altri, finché sono da parte tutti e cinque. Solo allora si mettono i gettoni. Un 6 non mette niente: una via d’uscita a buon mercato.
now-geizen-place = Mettere i gettoni
now-geizen-place-how = Ogni dado mette un gettone sulla prima casella libera della sua fila: tuo, o della riserva sul giallo. Chi riempie la casella rossa prende tutta la fila, e gli altri pagano il numero nella freccia.
now-geizen-chips = Quasi senza gettoni
now-geizen-chips-how = Quello che ti manca lo prendi in prestito dalla riserva e lo restituisci alla fine del turno, con quello che hai preso. Se allora non ti resta nulla, la partita finisce. Chi li perde nel turno di un altro continua a giocare.
