### Quello che la pagina dice intorno ai giochi.

## Inizio

web-title = Tutti intorno a un grande tavolo
web-lead = Tre giochi di famiglia, con gli amici o con i bot. Nessun account: un link e sei a tavola.
web-games = Giochi
web-facts-other = { $least }–{ $most } giocatori
web-play-now = Gioca
web-new-table = Nuovo tavolo, per giocare con gli amici
web-new-table-of = Nuovo tavolo di { $game }, per giocare con gli amici
web-rules = Regole
web-rules-of = Regole di { $game }
web-running = I tuoi tavoli
web-go-on = Continua
web-phase-open = Non ancora iniziata
web-phase-playing = In corso
web-phase-over = Partita finita
web-with = con { $who }
web-nobody-yet = ancora nessun altro
web-join-by-code = Entra con il codice
web-join = Entra
web-listed = Tavoli aperti
web-none-listed = Nessun tavolo aperto adesso. Creane uno!
web-open-seats = { $count ->
        [0] tutti i posti occupati
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
web-my-games = Le mie partite
web-my-games-line = Che cosa hai giocato, com’è andata, i momenti migliori.
web-promise-dice = Dadi che puoi verificare
web-promise-bots = Bot con un carattere
web-promise-rules = Fedele ai regolamenti
web-promise-host = Ospitabile da te

## Tu

web-who-are-you = Chi si siede a tavola?
web-your-name = Il tuo nome
web-your-animal = Il tuo animale
web-sit-down = Siediti
web-you-and-settings = Tu e le tue impostazioni
web-no-name-yet = Ancora senza nome
web-change = Cambia
web-animal-cat = Gatto
web-animal-cow = Mucca
web-animal-dog = Cane
web-animal-donkey = Asino
web-animal-duck = Anatra
web-animal-goat = Capra
web-animal-mouse = Topo
web-animal-rabbit = Coniglio
web-other-device = Anche su un altro dispositivo
web-other-device-how = Questo link fa diventare te un altro dispositivo: stesso nome, stessi posti. Vale un’ora. Non darlo a nessun altro.
web-make-link = Crea il mio link
web-qr-me = Il tuo link personale come codice QR
web-welcome = Bentornato a tavola!
web-welcome-how = Questo link personale fa diventare te questo dispositivo: il tuo nome, i tuoi posti. Chi c’era prima viene dimenticato su questo dispositivo.
web-welcome-yes = Sì, sono io
web-welcome-no = No, lascia stare
web-welcome-done = Adesso qui sei { $name }.
web-to-the-table = A tavola

## Impostazioni

web-language = Lingua
web-light = Luce
web-theme-system = Come il sistema
web-theme-light = Mezzogiorno
web-theme-dusk = Sera
web-sound = Suoni
web-on = Sì
web-off = No
web-soft = Piano
web-speed = Ritmo
web-speed-calm = Calmo
web-speed-normal = Normale
web-speed-quick = Svelto
web-speed-none = Tutto subito
web-install = Tavolata sulla schermata Home
web-close = Chiudi
web-home = Inizio
web-back = Indietro
web-menu = Menu
web-guide-again = Mostrami come si gioca

## Un tavolo prima dell’inizio

web-seats = Posti
web-open-seat = Posto libero
web-seat-number = Posto { $number }
web-sit-here = Siediti qui
web-stand = Alzati
web-away = assente adesso
web-add-bot = Metti qui { $who } (bot, { $level })
web-remove-bot = Manda via { $who }
web-temper-rookie = sfacciato, dimentica la metà
web-temper-regular = gioca solido, sa che cosa conviene
web-temper-expert = furba, tiene il conto
web-temper-master = vede tutto, anche di notte
web-how-many = In quanti siete a tavola?
web-invite = Invita
web-code = Codice
web-link = Link
web-copy-link = Condividi il link
web-copied = Il link è copiato.
web-qr = Il link del tavolo come codice QR
web-how-we-play = Come giochiamo
web-all-again = Di nuovo tutte
web-use-board = Usa questo tabellone
web-not-json = Questo non è ancora JSON: controlla parentesi e virgolette.
web-match = Quanto a lungo
web-games-count = { $count ->
        [one] una partita
       *[other] { $count } partite
    }
web-who-starts = Chi comincia
web-by-lot = a sorte
web-who-may-come = Chi può venire
web-private = chi ha il link
web-public = tutti: compare nella prima pagina
web-hand-over = Fai ospitare
web-start = Si comincia
web-start-fill = { $count ->
        [one] un bot prende il posto libero
       *[other] i bot prendono i { $count } posti liberi
    }
web-take-a-seat = Prendi posto: basta un tocco.
web-wait-for-host = Chi ospita fa iniziare la partita.
web-no-table = Questo tavolo non c’è
web-no-table-how = Nessuno conosce un tavolo { $code }. Il codice è giusto?

## In gioco

web-your-turn = Tocca a te
web-their-turn = di turno
web-undo = Annulla
web-fair = Leale
web-story = Storia
web-the-story = La storia finora
web-all-of-it = Tutta
web-story-begins = La partita comincia.
web-game-of = Partita { $number } di { $games }
web-leave-to-bot = Lascia il mio posto a un bot
web-take-seat-of = Prendi il posto di { $who }
web-lost = Connessione persa, ci riprovo …
web-no-server = Il server non risponde. La rete c’è?
web-offline = Nessuna linea con il tavolo
web-offline-how = Sei offline, oppure il server fa un pisolino. La pagina torna da sola.
web-nothing-to-do = Per ora niente da fare.
web-play-move = Gioca

## Dopo la partita

web-to-result = Al risultato
web-see-board = Guarda il tavolo
web-rematch = Ancora una!
web-next-game = Prossima partita
web-replay = Rivedi mossa per mossa
web-record = Salva il verbale
web-match-over = Tutte le partite
web-after-games = Dopo { $played } partite su { $games }
web-wins = Vittorie
web-total = Totale
web-first = All’inizio
web-last = Alla fine
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-play = Riproduci
web-pause = Pausa
web-step = Passo
web-step-of = { $step } di { $steps }

## Dadi leali

web-fair-title = Dadi leali
web-fair-how = Prima della partita il server fissa un seme segreto e ne mostra l’impronta; il dispositivo di ogni giocatore aggiunge parole proprie. Ogni dado e ogni carta segue dal seme, dalle parole e da tutte le mosse fatte, e quando alla fine il seme viene scoperto chiunque può estrarli di nuovo.
web-fair-not = Che cosa non prova: un server in combutta con l’ultimo giocatore a dare le parole avrebbe potuto provarne diverse prima dell’inizio.
web-fair-commit = Impronta del seme
web-fair-words = Le parole dei giocatori
web-fair-seed = Il seme
web-fair-digest = Somma di controllo del verbale
web-fair-later = A partita finita la tua pagina li verifica tutti da sola.
web-proof-ok = I dadi erano leali
web-proof-bad = I dadi non tornano
web-proof-nothing = Sui dadi non è provato nulla
web-proof-working = Verifico i dadi …
web-proof-drawn = { $count ->
        [one] Questa pagina ha estratto di nuovo l’unico esito: coincide.
       *[other] Questa pagina ha estratto di nuovo tutti i { $count } esiti: coincidono tutti.
    }
web-proof-mine = Ci sono anche le parole di questo dispositivo.
web-proof-details = Come, e che cosa non prova
web-proof-seed = Il verbale non contiene il seme.
web-proof-commit = Il seme non è quello di cui era stata mostrata l’impronta.
web-proof-digest = La fine del verbale è stata cambiata.
web-proof-entry = La riga { $number } non è quella decisa dal seme: { $entry }
web-proof-entry-number = Riga { $number }:
web-proof-by-server = Per le carte bisogna conoscere il mazzo: qui ha estratto il server, non questa pagina.
web-check = Verifica un verbale
web-check-how = Scegli il file di una partita finita, o incollalo. Il server verifica le mosse, questa pagina i dadi.
web-choose-file = Scegli un file
web-paste-record = O incolla qui il verbale
web-check-it = Verifica
web-moves-ok = Ogni mossa segue le regole
web-moves-bad = Qualcosa non torna
# Time, and one device for several.
web-pass-to = Passalo a { $who }
web-pass-why = Ora guarda solo { $who }.
web-pass-show = Sono { $who }
web-beside-me = Aggiungi qualcuno su questo dispositivo
web-beside-me-how = Vi passate il dispositivo. Le carte nascoste restano coperte finché non ce l’ha il proprietario.
web-their-name = Il suo nome
web-on-this-device = su questo dispositivo
web-pace = Tempo per una mossa
web-pace-0 = Quanto vuoi
web-pace-30 = 30 secondi
web-pace-120 = 2 minuti
web-pace-86400 = 1 giorno
web-pace-late = Se il tempo scade, un bot fa quella mossa; tu riprendi quando torni.
web-time-left = Tempo rimasto: { $time }
web-hours = { $count } h
web-notify = Avvisami quando tocca a me
story-late = { $you ->
    [yes] Il tuo tempo è scaduto: un bot muove per te.
   *[no] Il tempo di { $who } è scaduto: muove un bot.
}
