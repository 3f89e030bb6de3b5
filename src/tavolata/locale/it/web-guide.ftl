### La guida alla prima partita di ogni gioco, e le regole del momento. Breve: si legge giocando.

guide-name = Guida
guide-got-it = Capito
guide-skip = Salta la guida

## Heckmeck

guide-heckmeck-grill = Questa è la griglia. Raggiungi con i dadi il numero di una tessera ed è tua. Vince chi ha più vermi.
guide-heckmeck-keep = Tocca una faccia: tutti i dadi che la mostrano vanno da parte. Ogni faccia una sola volta per turno.
guide-heckmeck-worm = Per ogni tessera ti serve almeno un verme. Vale 5 punti.
guide-heckmeck-take = Basta per una tessera! Prendila, o tira gli altri dadi per una migliore.
guide-heckmeck-roll = Per ora nessuna tessera è tua: tira i dadi che restano.
guide-heckmeck-risk = Attento: se un tiro mostra solo facce che hai già, il turno va a vuoto e ti costa la tessera in cima, se ne hai una.
guide-heckmeck-steal = Proprio il numero di una tessera in cima: puoi rubarla!
guide-heckmeck-took = Tua! Sta in cima alla tua pila. Chi fa esattamente il suo numero può rubarla; quelle sotto sono al sicuro.
guide-heckmeck-stolen = Qualcuno ha fatto esattamente il numero della tua tessera in cima. Puoi riprendertela allo stesso modo.
guide-heckmeck-failed = { $lost ->
        [yes] Turno a vuoto: hai perso la tessera in cima, e di solito una tessera esce dal gioco.
       *[no] Turno a vuoto. Non avevi tessere da perdere, quindi non ti costa nulla.
    }

## Alles im Eimer

guide-eimer-build = Una proposta c’è già. I colori di cui hai molte carte alte vanno in basso: quelli li sai difendere.
guide-eimer-fall = I secchi poggiano sui due sotto. Se uno se ne va, cade anche ciò che reggeva. Vince chi ha più secchi in piedi.
guide-eimer-attack = Attacchi tu: scegli da una a tre carte di un colore. Il prossimo deve superare la loro somma.
guide-eimer-draw = Pesca adesso la tua carta! Quando agisce il prossimo, è troppo tardi.
guide-eimer-defend = Ti attaccano. Con carte di quel colore supera il numero; conta anche ciò che hai già davanti.{ $back ->
        [yes] {" "}Una somma uguale rimanda l’attacco indietro.
       *[no] {""}
    }
guide-eimer-lose = Troppo caro? Dai via un secchio di quel colore, o uno qualsiasi se non ne hai. I numeri dicono quanti se ne vanno in tutto.
guide-eimer-split = La tua piramide si è spezzata in due. Scegli la parte che resta; l’altra se ne va.
guide-eimer-drew = Dopo aver giocato peschi una sola carta, non importa quante ne hai giocate. Usale bene.
guide-eimer-hit = Colpito! Le carte sul tavolo sono andate, e adesso attacchi tu.

## Geizen

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

## Le regole del momento

now-tag = Proprio adesso
now-back = Torna alla partita
now-heckmeck-choose = Scegliere i dadi
now-heckmeck-choose-how = Metti da parte tutti i dadi di una faccia, ogni faccia una sola volta per turno. Un verme vale 5 punti, e senza vermi non c’è tessera. Se un tiro non mostra facce nuove, il turno va a vuoto.
now-heckmeck-take = Prendere una tessera
now-heckmeck-take-how = I tuoi punti indicano la tessera. Se non è sulla griglia, ti tocca lì la prima più bassa. Se ti fermi e c’è una tessera per te, devi prenderne una. Oppure tiri i dadi che restano, a tuo rischio.
now-heckmeck-steal = Rubare una tessera
now-heckmeck-steal-how = Hai esattamente i punti di una tessera in cima a una pila, e un verme: { $leave ->
        [no] se ti fermi ora, la rubi.
       *[yes] puoi rubarla, oppure lasciarla e prendere la prima più bassa dalla griglia.
    } Le tessere più sotto nella pila sono al sicuro.
now-heckmeck-fail = Quando un turno va a vuoto
now-heckmeck-fail-how = Succede se un tiro mostra solo facce che hai già, o se ti fermi senza vermi o senza una tessera per te. Allora la tua tessera in cima torna sulla griglia{ $short ->
        [highest] {" "}e la più alta che c’è viene coperta.
        [returned] {" "}e viene coperta lei stessa.
       *[plain] , e la più alta che c’è viene coperta, a meno che sia proprio quella restituita.
    } Senza tessere non perdi nulla.
now-eimer-build = Costruire
now-eimer-build-how = Tutti costruiscono insieme e di nascosto, con tutti i secchi; dopo non si sposta più nulla. Un secchio in basso ne regge molti, quello in cima nessuno. Perciò in basso va ciò che sai difendere.
now-eimer-attack = Attaccare
now-eimer-attack-how = Gioca da una a tre carte di un colore. La loro somma attacca il prossimo, che deve salire oltre nello stesso colore o dare via un secchio. Chi ha giocato pesca poi una carta.
now-eimer-defend = Difendersi
now-eimer-defend-how = Gioca da una a tre carte del colore dell’attacco: con ciò che hai già davanti devono fare più di quanto ha chi attacca.{ $back ->
        [yes] {" "}Con una somma uguale la direzione si inverte, e chi attaccava deve difendersi.
       *[no] {""}
    } Oppure dai via un secchio di quel colore; nessuno ti obbliga a difenderti.
now-eimer-lose = Perdere secchi
now-eimer-lose-how = Scegli un secchio del colore dell’attacco, o uno qualsiasi se non ne hai. Cade anche ogni secchio che non poggia più su due altri. Poi tutte le carte giocate si scartano, e attacchi tu.
now-eimer-split = Spezzata in due
now-eimer-split-how = Un vuoto nella fila in basso ha diviso la tua piramide. Una parte la tieni, l’altra è persa.
now-eimer-draw = Pescare una carta
now-eimer-draw-how = A questo tavolo nessuno pesca per te. Dopo aver giocato puoi pescare una carta, finché non agisce il prossimo.
now-geizen-keep = Scegliere i dadi
now-geizen-keep-how = Metti da parte almeno un dado e ritira gli altri, finché sono da parte tutti e cinque. Solo allora si mettono i gettoni. Un 6 non mette niente: una via d’uscita a buon mercato.
now-geizen-place = Mettere i gettoni
now-geizen-place-how = Ogni dado mette un gettone sulla prima casella libera della sua fila: tuo, o della riserva sul giallo. Chi riempie la casella rossa prende tutta la fila, e gli altri pagano il numero nella freccia.
now-geizen-chips = Quasi senza gettoni
now-geizen-chips-how = Quello che ti manca lo prendi in prestito dalla riserva e lo restituisci alla fine del turno, con quello che hai preso. Se allora non ti resta nulla, la partita finisce. Chi li perde nel turno di un altro continua a giocare.
