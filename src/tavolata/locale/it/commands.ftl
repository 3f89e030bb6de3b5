command-preparing = Preparo le regole. Ci vuole mezzo minuto, solo questa volta.
verify-moves =
    { $count ->
        [one] L'unica voce rispetta le regole.
       *[other] Tutte le { $count } voci rispettano le regole.
    }
verify-dice = Ogni dado e ogni carta vengono dal seme fissato prima della partita. Nessuno ha scelto o cambiato nulla dopo che i giocatori hanno dato le loro parole.
verify-no-dice = La registrazione non contiene né seme né impegno: sui dadi non prova nulla.
verify-no-seed = Il seme non è ancora svelato: i dadi non si possono controllare.
verify-running = La partita è ancora in corso.
verify-misfit = La voce { $number } non torna: «{ $entry }». { $why }
verify-misfit-part = Una parte della registrazione non torna: { $part }. { $why }

## L’arena e il laboratorio

arena-playing = I bot giocano
arena-title =
    { $game } in { $seats }: { $games ->
        [one] una partita
       *[other] { $games } partite
    } (seme { $seed })
arena-bot = Bot
arena-share = Vittorie
arena-interval = 95 %
arena-score = Punti
arena-rating = Forza
arena-forfeits = Abbandoni
arena-time = Per mossa
arena-picture-axis = Quota di vittorie con l’intervallo al 95 %; tratteggiato: quanto avrebbe un pari
arena-nothing = Interrotto prima che finisse una partita: non c’è nulla da raccontare.
arena-stopped = Interrotto prima della fine: queste sono { $games } partite su { $asked }.
arena-forfeit-late =
    { $bot } ha risposto troppo tardi e così ha perso { $count ->
        [one] una partita
       *[other] { $count } partite
    }.
arena-forfeit-died =
    { $bot } si è fermato o ha chiuso la sua uscita e così ha perso { $count ->
        [one] una partita
       *[other] { $count } partite
    }.
arena-forfeit-nonsense =
    { $bot } ha risposto con qualcosa che non è una mossa e così ha perso { $count ->
        [one] una partita
       *[other] { $count } partite
    }.
arena-forfeit-illegal =
    { $bot } ha fatto una mossa vietata e così ha perso { $count ->
        [one] una partita
       *[other] { $count } partite
    }.
lab-compiling = Un momento: i giochi vengono compilati per questo computer; solo la prima volta.
lab-getting-ready = Preparazione
lab-training = Imparo
lab-solving = Calcolo
lab-stopped = Interrotto. Nulla è perduto: lo stesso comando riprende da qui.
lab-written = Salvato in { $path }.
lab-seeking = Cerco enigmi
curve-positions = Posizioni da cui ha imparato, in milioni
curve-share = Parte delle vittorie contro il gioco dell’esperto

## Export

refused-no-database = In { $path } non c’è un archivio di partite. Indicane uno con --database.
export-writing = Scrittura dei tavoli
export-stopped-zip = Interrotto: non è stato scritto nulla.
export-unreadable = Il diario del tavolo { $code } è scritto, ma le regole di oggi non gli corrispondono: mancano alcuni verbali.
export-done =
    { $tables ->
        [one] Un tavolo
       *[other] { $tables } tavoli
    } con { $records ->
        [one] un verbale
       *[other] { $records } verbali
    }: tutto in { $path }.
