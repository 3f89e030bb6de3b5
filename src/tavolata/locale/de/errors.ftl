### Warum etwas nicht geht, und was richtig wäre: eine Meldung je Grund.

## Jeder Zug

refused-not-your-turn = Du bist nicht am Zug: warte, bis du gefragt wirst.
refused-over = Die Partie ist zu Ende: es kann nichts mehr gespielt werden.
refused-no-undo = Das lässt sich nicht zurücknehmen: nur dein eigener letzter Zug, bevor etwas anderes geschieht.
refused-bad-number = { $number } ist jetzt keine erlaubte Zugnummer: nimm eine der aufgezählten.

## Umgebungen

refused-bad-number-at = Tisch { $table }: { $number } ist jetzt keine erlaubte Zugnummer. Welche es sind, sagt seine Maske; gespielt wurde nichts.
refused-bad-moves = Gib für jeden der { $tables } Tische eine ganze Zahl an.
refused-bad-table-seeds = Gib einen Startwert an, oder eine ganze Zahl für jeden der { $tables } Tische.
refused-no-tables = Es braucht mindestens einen Tisch.
refused-bad-bots = Bots sitzen auf den Plätzen 0 bis { $last }, und mindestens ein Platz bleibt frei.
refused-bots-missing = Nenne mindestens einen Bot für die anderen Plätze.
refused-never-to-move = Die Bots beendeten ein Spiel nach dem anderen, bevor du am Zug warst: Gib ihnen weniger Plätze oder fang selbst an.
refused-no-extra = Dafür fehlen hier Bibliotheken: pip install "tavolata[{ $name }]".

## Spiele, Plätze und Optionen

refused-unknown-game = Ein Spiel „{ $name }“ gibt es nicht: wähle eines von { $names }.
refused-unknown-option = Eine Option „{ $name }“ gibt es nicht: es gibt { $names }.
refused-bad-value = „{ $name }“ muss eines davon sein: { $values }.
refused-option-format = „{ $text }“ ist keine Option: schreib Name=Wert, zum Beispiel short=highest.
refused-option-file = { $path } lässt sich nicht als Option lesen: es sollte JSON sein, oder TOML, wenn der Name so endet.
refused-bad-seats = { $game } spielt man mit { $first } bis { $last } Personen.
refused-bad-start = Der Platz, der beginnt, ist eine Zahl von 0 bis { $last }.
refused-too-many-bots = Das sind zu viele Bots: höchstens { $most } haben Platz.
refused-unknown-bot = Einen Bot „{ $name }“ gibt es nicht: wähle einen von { $names }.
refused-no-coach = Der Trainer kennt { $game } noch nicht.
refused-review-running = Diese Partie läuft noch, und Verdecktes bleibt verdeckt: der Rückblick kommt, wenn sie zu Ende ist.
refused-not-written = { $path } lässt sich nicht schreiben: wähle einen anderen Ort.
refused-bad-picture = { $path } ist kein Bild, das wir zeichnen können: der Name soll auf .svg, .png oder .pdf enden.
refused-unknown-language = „{ $name }“ spricht hier niemand: wähle eine von { $names }.

## Zufall

refused-no-chance = Jetzt ist nichts zu würfeln oder zu ziehen: jemand ist am Zug, oder die Partie ist zu Ende.
refused-bad-dice = Gib { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } aus { $faces } an, mit Leerzeichen dazwischen.
refused-bad-cards = Gib { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } an, die noch zu ziehen sind, mit Leerzeichen dazwischen, zum Beispiel Y8 G3.
refused-pool-hidden = Die Karten im Stapel sind für diesen Platz verdeckt: frag den ganzen Stand.
refused-chance-not-given = Die Würfel dieser Partie kommen aus ihrem Startwert: es sind keine anzugeben.
refused-no-seed = Der Startwert dieser Partie ist nicht hier, also kann nichts gewürfelt werden: spiel dort weiter, wo sie begann.

## Aufzeichnungen

refused-record-not-json = Diese Datei ist keine Aufzeichnung: sie ist kein JSON.
refused-record-not-ours = Diese Datei ist keine Aufzeichnung von Tavolata: es müsste "tavolata": 1 darin stehen.
refused-record-unknown-field = Ein Feld „{ $field }“ gibt es in einer Aufzeichnung nicht: nimm es heraus.
refused-record-field = „{ $field }“ fehlt in der Aufzeichnung oder ist falsch.
refused-record-rules = Die Aufzeichnung folgt anderen Regeln: hier gilt Fassung { $rules }.
refused-record-options = Die Optionen der Aufzeichnung sind nicht so ausgeschrieben, wie dieses Spiel sie hat.
refused-record-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
refused-bad-entry = Das ist kein Eintrag: schreib *Würfel, oder Platz und Zug, zum Beispiel 0 keep 5.
refused-not-the-seeds = Der Startwert hat anders entschieden: { $outcome }.
refused-seed-not-committed = Der Startwert ist nicht der, auf den man sich festgelegt hatte.
refused-seed-missing = Der geheime Startwert dieser Partie fehlt: er müsste in { $path } liegen.
refused-digest-wrong = Die Prüfsumme passt nicht zu den Einträgen: es wurde etwas geändert.
refused-result-wrong = Die Aufzeichnung nennt ein anderes Ergebnis, als ihre Züge ergeben.
refused-result-too-early = Die Aufzeichnung nennt ein Ergebnis, aber die Partie ist nicht zu Ende.
refused-fair-commit = „commit“ muss aus 64 Hexadezimalzeichen bestehen.
refused-fair-words = „words“ enthält einen Text je Platz: 32 Hexadezimalzeichen, oder nichts für einen Bot.
refused-fair-seed = „seed“ muss aus 64 Hexadezimalzeichen bestehen.
refused-no-file = { $path } lässt sich nicht lesen: prüf den Namen.
refused-not-saved = { $path } lässt sich nicht schreiben: wähle mit --out einen anderen Ort.

## Von Hand gestellte Stellungen

refused-state-shape = Ein Stand ist ein JSON-Objekt mit den Feldern des Spiels.
refused-state-field = „{ $field }“ fehlt oder ist falsch: richtig wäre { $right }.
refused-state-unknown-field = Ein Feld „{ $field }“ hat der Stand dieses Spiels nicht: nimm es heraus.
refused-position-bad-phase = Die Phase passt nicht zum Rest der Stellung.
refused-position-bad-turn = Am Zug muss jemand sein, der noch mitspielt, und niemand, solange die Partie nicht begonnen hat.
refused-position-bad-kept = Die beiseitegelegten Würfel passen nicht zur Phase.
refused-position-bad-rolled = Die gewürfelten Würfel passen nicht zur Phase und zu den beiseitegelegten.
refused-position-turn-should-be-over = Dieser Zug, oder die Partie, müsste schon zu Ende sein.
refused-position-not-over = Hier kann die Partie noch nicht zu Ende sein.

## Der Schiedsrichter

refused-bad-json = Diese Zeile ist kein JSON.
refused-not-an-object = Eine Anfrage ist ein JSON-Objekt: {"{"}"do": …{"}"}.
refused-line-too-long = Diese Zeile ist zu lang: höchstens { $most } Bytes.
refused-unknown-request = Eine Anfrage „{ $name }“ gibt es nicht: es gibt { $names }.
refused-missing-field = „{ $field }“ fehlt.
refused-unknown-field = „{ $field }“ gehört nicht hierher: es gibt { $names }.
refused-bad-field = „{ $field }“ ist falsch: richtig wäre { $right }.
refused-no-game = Es hat noch keine Partie begonnen: schick zuerst new oder set.

## Die Arena und das Labor

refused-too-few-bots = Nenne mindestens zwei Bots, zum Beispiel --bot master --bot expert.
refused-unknown-player = Den Bot „{ $name }“ gibt es nicht: Wähle { $names } oder ein Programm, etwa cmd:python my_bot.py.
refused-bad-command = „{ $command }“ nennt kein Programm: Schreibe cmd: und dann den Befehl, mit geschlossenen Anführungszeichen.
refused-no-program = Das Programm „{ $name }“ ist nicht zu finden: Prüfe den Namen oder schreibe den ganzen Pfad.
refused-worker-lost = Einer der spielenden Prozesse hat sich beendet: Vielleicht fehlt es an Speicher. Versuche es mit weniger, mit --workers.
refused-no-gpu = Hier ist keine Grafikkarte zu benutzen (CuPy muss eine finden): Nimm --device cpu.
refused-no-training = In { $game } gibt es nichts zu trainieren.
refused-no-solution = { $game } lässt sich hier nicht exakt lösen.
