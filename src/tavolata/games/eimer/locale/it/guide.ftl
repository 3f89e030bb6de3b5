### The guide through the first game, and the rules of the moment. Short: it is read while playing.

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
