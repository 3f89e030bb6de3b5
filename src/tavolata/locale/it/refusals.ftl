### Perché una cosa non si può fare, e che cosa andrebbe bene: un messaggio per motivo.

## Qualsiasi mossa

refused-not-your-turn = Non tocca a te: aspetta che te lo si chieda.
refused-over = La partita è finita: non si può più giocare nulla.
refused-no-undo = Non si può ritirare: si ritira solo la propria ultima mossa, prima che succeda altro.
refused-bad-number = { $number } non è un numero di mossa valido adesso: usane uno dell’elenco.

## Ambienti

refused-bad-number-at = Tavolo { $table }: { $number } non è un numero di mossa valido adesso. Quali lo sono, lo dice la sua maschera; non si è giocato nulla.
refused-bad-moves = Dai un numero intero per ciascuno dei { $tables } tavoli.
refused-bad-table-seeds = Dai un seme, o un numero intero per ciascuno dei { $tables } tavoli.
refused-no-tables = Ci vuole almeno un tavolo.
refused-bad-bots = I bot siedono ai posti da 0 a { $last }, e almeno un posto resta libero.
refused-bots-missing = Nomina almeno un bot per gli altri posti.
refused-never-to-move = I bot hanno finito una partita dopo l’altra prima che toccasse a te: da’ loro meno posti o comincia tu.
refused-no-extra = Qui mancano le librerie necessarie: pip install "tavolata[{ $name }]".

## Heckmeck

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

## Alles im Eimer

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

## Geizen

refused-geizen-notation = Questa non è una mossa di Geizen. Le mosse si scrivono così: keep 2 2 (da uno a cinque dadi, da 1 a 6).
refused-dice-not-rolled = Quei dadi non ci sono: hai tirato { $dice }.
refused-unknown-board = Non c’è nessun tabellone «{ $name }»: scegli { $names }, o porta una tabella tua.
refused-board-shape = Un tabellone è {"{"}"rows": […]{"}"} con esattamente cinque file.
refused-board-row = Fila { $row } del tabellone: ci stanno solo «squares», «two», «yellow» e «arrow».
refused-board-squares = Fila { $row } del tabellone: «squares» è un numero da 1 a { $most }.
refused-board-arrow = Fila { $row } del tabellone: «arrow» è un numero da 0 a { $most }.
refused-board-yellow-red = Fila { $row } del tabellone: la casella { $square } è quella rossa, non può essere gialla.
refused-board-some-squares = Fila { $row } del tabellone: «two» e «yellow» elencano caselle diverse da 1 a { $squares }.

## Giochi, posti e opzioni

refused-unknown-game = Non c’è nessun gioco «{ $name }»: scegline uno tra { $names }.
refused-unknown-option = Non c’è nessuna opzione «{ $name }»: ci sono { $names }.
refused-bad-value = «{ $name }» dev’essere uno di questi: { $values }.
refused-option-format = «{ $text }» non è un’opzione: scrivi nome=valore, per esempio short=highest.
refused-option-file = { $path } non si legge come opzione: dovrebbe essere JSON, o TOML se il nome finisce così.
refused-bad-seats = A { $game } si gioca da { $first } a { $last }.
refused-bad-start = Il posto che comincia è un numero da 0 a { $last }.
refused-too-many-bots = Ci sono troppi bot: qui ne stanno al massimo { $most }.
refused-unknown-bot = Non c’è nessun bot «{ $name }»: scegline uno tra { $names }.
refused-no-coach = L’allenatore non conosce ancora { $game }: conosce heckmeck, eimer e geizen.
refused-review-running = Questa partita è ancora in corso, e le carte nascoste restano nascoste: si potrà rileggere quando sarà finita.
refused-not-written = { $path } non si può scrivere: scegli un altro posto.
refused-bad-picture = { $path } non è un’immagine che sappiamo disegnare: il nome finisca in .svg, .png o .pdf.
refused-unknown-language = Qui nessuno parla «{ $name }»: scegli una lingua tra { $names }.

## Il caso

refused-no-chance = Adesso non c’è niente da tirare o da pescare: tocca a qualcuno, o la partita è finita.
refused-bad-dice = Indica { $count ->
        [one] un dado
       *[other] { $count } dadi
    } tra { $faces }, separati da spazi.
refused-bad-cards = Indica { $count ->
        [one] una carta
       *[other] { $count } carte
    } che si possono ancora pescare, separate da spazi, per esempio Y8 G3.
refused-pool-hidden = Le carte del mazzo sono nascoste a questo posto: chiedi allo stato intero.
refused-chance-not-given = I dadi di questa partita vengono dal suo seme: non vanno indicati.
refused-no-seed = Il seme di questa partita non è qui, perciò non si può tirare: continua dove è cominciata.

## Registrazioni

refused-record-not-json = Questo file non è una registrazione: non è JSON.
refused-record-not-ours = Questo file non è una registrazione di Tavolata: dovrebbe dire "tavolata": 1.
refused-record-unknown-field = Una registrazione non ha un campo «{ $field }»: toglilo.
refused-record-field = Nella registrazione «{ $field }» manca o è sbagliato.
refused-record-rules = La registrazione segue altre regole: qui vale la versione { $rules }.
refused-record-options = Le opzioni della registrazione non sono scritte per intero come le vuole questo gioco.
refused-record-too-large = Questo file è troppo grande per essere una registrazione.
refused-bad-entry = Questa non è una voce: scrivi *dadi, oppure posto e mossa, per esempio 0 keep 5.
refused-not-the-seeds = Il seme ha deciso altrimenti: { $outcome }.
refused-seed-not-committed = Il seme non è quello per cui ci si era impegnati.
refused-seed-missing = Manca il seme segreto di questa partita: dovrebbe stare in { $path }.
refused-digest-wrong = L’impronta non corrisponde alle voci: qualcosa è stato cambiato.
refused-result-wrong = La registrazione riporta un risultato diverso da quello delle sue mosse.
refused-result-too-early = La registrazione riporta un risultato, ma la partita non è finita.
refused-fair-commit = «commit» dev’essere di 64 caratteri esadecimali.
refused-fair-words = «words» contiene un testo per posto: 32 caratteri esadecimali, o niente per un bot.
refused-fair-seed = «seed» dev’essere di 64 caratteri esadecimali.
refused-no-file = Non si riesce a leggere { $path }: controlla il nome.
refused-not-saved = Non si riesce a scrivere { $path }: scegli un altro posto con --out.

## Posizioni preparate a mano

refused-state-shape = Uno stato è un oggetto JSON con i campi del gioco.
refused-state-field = «{ $field }» manca o è sbagliato: dovrebbe essere { $right }.
refused-state-unknown-field = Lo stato di questo gioco non ha un campo «{ $field }»: toglilo.
refused-position-bad-phase = La fase non va d’accordo con il resto della posizione.
refused-position-bad-turn = Deve toccare a chi è ancora in gioco, e a nessuno finché la partita non è cominciata.
refused-position-bad-tiles = Ogni tessera deve stare in un posto solo: griglia, coperta o in una pila.
refused-position-bad-dice = I dadi sono troppi: tra messi da parte e tirati sono al massimo otto.
refused-position-grill-empty = Con la griglia vuota la partita è finita: la fase dovrebbe essere «over».
refused-position-grill-not-empty = La partita non è finita finché ci sono tessere sulla griglia.
refused-position-bad-kept = I dadi messi da parte non vanno d’accordo con la fase.
refused-position-bad-rolled = I dadi tirati non vanno d’accordo con la fase e con quelli messi da parte.
refused-position-turn-should-be-over = Questo turno, o la partita, dovrebbe essere già finito.
refused-position-not-over = Qui la partita non può essere già finita.
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
refused-position-bad-rows = Una fila non può avere tante caselle piene.
refused-position-bad-chips = I gettoni sono 130 in tutto, e nessuno ne ha meno di zero.

## L’arbitro

refused-bad-json = Questa riga non è JSON.
refused-not-an-object = Una richiesta è un oggetto JSON: {"{"}"do": …{"}"}.
refused-line-too-long = Questa riga è troppo lunga: al massimo { $most } byte.
refused-unknown-request = Non c’è nessuna richiesta «{ $name }»: ci sono { $names }.
refused-missing-field = Manca «{ $field }».
refused-unknown-field = «{ $field }» qui non c’entra: ci sono { $names }.
refused-bad-field = «{ $field }» è sbagliato: dovrebbe essere { $right }.
refused-no-game = Nessuna partita è cominciata: manda prima new o set.

## L’arena e il laboratorio

refused-too-few-bots = Indica almeno due bot, per esempio --bot master --bot expert.
refused-unknown-player = Il bot «{ $name }» non esiste: scegli tra { $names }, oppure un programma, come cmd:python my_bot.py.
refused-bad-command = «{ $command }» non indica alcun programma: scrivi cmd: e poi il comando, con le virgolette chiuse.
refused-no-program = Il programma «{ $name }» non si trova: controlla il nome o scrivi il percorso intero.
refused-worker-lost = Uno dei processi che giocavano si è fermato: forse manca memoria. Prova con meno processi, con --workers.
refused-no-gpu = Qui non c’è una GPU utilizzabile (CuPy deve trovarne una): usa --device cpu.
refused-no-training = In { $game } non c’è nulla da allenare.
refused-no-solution = { $game } qui non si può risolvere esattamente.
