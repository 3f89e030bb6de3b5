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
refused-no-coach = L’allenatore non conosce ancora { $game }.
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
refused-position-bad-kept = I dadi messi da parte non vanno d’accordo con la fase.
refused-position-bad-rolled = I dadi tirati non vanno d’accordo con la fase e con quelli messi da parte.
refused-position-turn-should-be-over = Questo turno, o la partita, dovrebbe essere già finito.
refused-position-not-over = Qui la partita non può essere già finita.

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
