command-preparing = Die Regeln werden vorbereitet. Das dauert eine halbe Minute, nur dieses eine Mal.
verify-moves =
    { $count ->
        [one] Der eine Eintrag entspricht den Regeln.
       *[other] Alle { $count } Einträge entsprechen den Regeln.
    }
verify-dice = Jeder Würfel und jede Karte stammt aus dem Startwert, der vor dem Spiel festgelegt wurde. Niemand hat danach etwas ausgesucht oder verändert.
verify-no-dice = Die Aufzeichnung enthält weder Startwert noch Festlegung: Über ihre Würfel beweist sie nichts.
verify-no-seed = Der Startwert ist noch geheim: Die Würfel lassen sich noch nicht prüfen.
verify-running = Die Partie läuft noch.
verify-misfit = Eintrag { $number } passt nicht: «{ $entry }». { $why }
verify-misfit-part = Ein Teil der Aufzeichnung passt nicht: { $part }. { $why }

## Die Arena und das Labor

arena-playing = Die Bots spielen
arena-title =
    { $game } zu { $seats }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } (Startwert { $seed })
arena-bot = Bot
arena-share = Siege
arena-interval = 95 %
arena-score = Punkte
arena-rating = Wertung
arena-forfeits = Aufgaben
arena-time = Pro Zug
arena-picture-axis = Anteil der Siege mit 95-%-Intervall; gestrichelt: was gleich Starke hätten
arena-nothing = Abgebrochen, bevor eine Partie zu Ende war: Es gibt nichts zu berichten.
arena-stopped = Vorzeitig abgebrochen: Das sind { $games } von { $asked } Partien.
arena-forfeit-late =
    { $bot } hat zu spät geantwortet und dadurch { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    } verloren.
arena-forfeit-died =
    { $bot } hat sich beendet oder seine Ausgabe geschlossen und dadurch { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    } verloren.
arena-forfeit-nonsense =
    { $bot } hat etwas geantwortet, das kein Zug ist, und dadurch { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    } verloren.
arena-forfeit-illegal =
    { $bot } hat regelwidrig gezogen und dadurch { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    } verloren.
lab-compiling = Einen Moment: Die Spiele werden für diesen Rechner kompiliert; nur beim ersten Mal.
lab-getting-ready = Vorbereitung
lab-training = Lernt
lab-solving = Rechnet
lab-stopped = Abgebrochen. Nichts ist verloren: Derselbe Befehl macht dort weiter.
lab-written = Gespeichert in { $path }.
lab-seeking = Rätsel suchen
curve-positions = Gelernte Stellungen in Millionen
curve-share = Anteil der Siege gegen das Spiel des Experten

## Export

refused-no-database = Unter { $path } liegt keine Datenbank mit Spielen. Nenne eine mit --database.
export-writing = Tische werden geschrieben
export-stopped-zip = Abgebrochen: nichts wurde geschrieben.
export-unreadable = Das Protokoll von Tisch { $code } ist geschrieben, aber die heutigen Regeln passen nicht dazu: einige Mitschriften fehlen.
export-done =
    { $tables ->
        [one] Ein Tisch
       *[other] { $tables } Tische
    } mit { $records ->
        [one] einer Mitschrift
       *[other] { $records } Mitschriften
    } geschrieben nach { $path }.
