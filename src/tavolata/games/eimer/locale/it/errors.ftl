### Why something cannot be done in this game, and what would be right.

refused-eimer-notation = Questa non è una mossa di Alles im Eimer. Le mosse si scrivono così: play R5 R3, lose 0.2, keep left, draw, build YYYWW/RRRB/BBG/GG/W.
refused-build-which = Di’ quale piramide: build e le sue file, per esempio build YYYWW/RRRB/BBG/GG/W.
refused-build-shape = La piramide si scrive dal basso in alto, con le lettere Y W R B G, in file da 5, 4, 3, 2, 1 (edizione 2005: 4, 3, 2, 1): YYYWW/RRRB/BBG/GG/W.
refused-build-first = Prima costruisci la tua piramide: build e le sue file.
refused-build-rows = Le file, dal basso, devono essere lunghe così: { $rows }.
refused-build-colours = Usa esattamente { $count } secchi di ogni colore.
refused-built-already = Le piramidi sono già in piedi: si costruisce una volta sola.
refused-one-colour = Le carte giocate insieme sono di un solo colore: scegline uno.
refused-only-draw = Adesso puoi solo pescare, o lasciar stare.
refused-no-draw = Adesso non hai carte da pescare.
refused-choose-part = La tua piramide è in due parti: keep left o keep right.
refused-no-parts = La tua piramide è intera: non c’è una parte da scegliere.
refused-not-attacked = Nessuno ti attacca: gioca da una a tre carte di un colore.
refused-no-bucket = In { $bucket } non c’è nessun secchio: scegline uno che sta ancora in piedi.
refused-wrong-bucket = Devi dare un secchio { $colour ->
        [Y] giallo
        [W] bianco
        [R] rosso
        [B] blu
       *[G] verde
    }: ne hai ancora del colore dell’attacco.
refused-not-in-hand = Non hai { $card } così tante volte: gioca carte che hai in mano.
refused-follow-colour = L’attacco è in { $colour ->
        [Y] giallo (Y)
        [W] bianco (W)
        [R] rosso (R)
        [B] blu (B)
       *[G] verde (G)
    }: difenditi in quel colore, o dai un secchio.
refused-too-low = Così fai { $sum }, e da battere c’è { $beat }: gioca di più, o dai un secchio.
refused-card-too-often = { $card } c’è più volte di quante ne esistano: ogni carta ha un posto solo.
refused-position-bad-cards = Ogni carta deve stare in un posto solo: mano, tavolo, scarti o mazzo.
refused-position-bad-pyramid = Una piramide così non sta in piedi: ogni secchio poggia su due, in un pezzo solo, e nessun colore di troppo.
refused-position-bad-hands = Il numero di carte in mano non va d’accordo con la fase.
refused-position-bad-tables = Le carte sul tavolo non vanno d’accordo con l’attacco: un colore solo, e le ultime giocate le più alte.
refused-position-bad-colour = Il colore dell’attacco non va d’accordo con la fase.
refused-position-bad-direction = La direzione è 1 o -1.
refused-position-nothing-to-draw = C’è da pescare una carta, ma non ce ne sono.
refused-position-bad-may-draw = Può ancora pescare solo chi ha giocato carte per ultimo.
refused-position-bad-build = Mentre si costruisce, ogni piramide è intera o non cominciata, e ne manca almeno una.
refused-position-bad-split = Sceglie una parte solo chi deve muovere e ha la piramide in due parti.
