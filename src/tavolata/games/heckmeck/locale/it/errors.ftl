### Why something cannot be done in this game, and what would be right.

refused-heckmeck-notation = Questa non è una mossa di Heckmeck. Le mosse si scrivono così: keep 5, keep W, roll, take 25, steal 21, give up.
refused-face-not-rolled = Nessun dado mostra { $face }: metti da parte una faccia che è uscita.
refused-face-kept-already = { $face } l’hai già messo da parte: scegli una faccia che in questo turno non hai ancora.
refused-keep-first = Prima metti da parte dei dadi, per esempio: keep 5.
refused-roll-first = Hai appena messo da parte dei dadi: tira ancora, o chiudi il turno.
refused-no-dice-to-roll = Non c’è più niente da tirare: prendi la tua tessera.
refused-must-claim = C’è una tessera per te: prendila, o tira ancora.
refused-no-worm-kept = Senza un verme da parte non c’è tessera: tira ancora, o rinuncia.
refused-own-top = { $tile } è in cima alla tua pila: si ruba solo agli altri.
refused-on-nobodys-stack = { $tile } non è in cima alla pila di nessuno: si ruba solo la tessera più alta della pila di un altro.
refused-not-the-sum = Per rubare { $tile } servono esattamente { $tile } punti: ne hai { $sum }.
refused-not-on-grill = { $tile } non è scoperta sulla griglia: prendine una che c’è.
refused-too-high = { $tile } è troppo per i tuoi { $sum } punti: prendi una tessera fino a { $sum }.
refused-must-steal = A questo tavolo la { $tile } va rubata: steal { $tile }.
refused-only-the-highest = Con { $sum } punti dalla griglia si può prendere solo la { $tile }.
refused-bad-tiles = L’opzione «tiles» è un elenco di numeri diversi da 21 a 36, in ordine crescente, per esempio [21, 22, 25].
refused-tile-twice = La tessera { $tile } c’è due volte: ogni tessera ha un posto solo.
refused-position-bad-tiles = Ogni tessera deve stare in un posto solo: griglia, coperta o in una pila.
refused-position-bad-dice = I dadi sono troppi: tra messi da parte e tirati sono al massimo otto.
refused-position-grill-empty = Con la griglia vuota la partita è finita: la fase dovrebbe essere «over».
refused-position-grill-not-empty = La partita non è finita finché ci sono tessere sulla griglia.
