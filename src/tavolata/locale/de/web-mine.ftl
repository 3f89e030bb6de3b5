### Meine Spiele: was ich gespielt habe, wie es ausging, und Wertungen für alle, die welche wollen.

web-mine-none = Noch ist kein Spiel zu Ende. Spiel eins, dann steht es hier.
web-mine-none-how = Alles, was du auf diesem Gerät spielst, oder auf einem, zu dem du mit deinem persönlichen Link umgezogen bist, kommt hierher.
web-mine-games = Spiele
web-mine-running = Noch im Gange
web-mine-won = Gewonnen
web-mine-shared = Sieg geteilt
web-mine-lost = Verloren
web-mine-gone = Die Mitschrift wird nicht mehr aufbewahrt.
web-mine-practice = Übung, zählt nicht
web-mine-replay = Ansehen
web-mine-record = Mitschrift
web-mine-replay-of = Zug um Zug ansehen: { $game }, { $when }
web-mine-review-of = Rückblick: { $game }, { $when }
web-mine-record-of = Mitschrift speichern: { $game }, { $when }
web-mine-more = Mehr zeigen
web-mine-all = Alle meine Mitschriften laden
web-mine-all-how = Eine Zip-Datei mit der Mitschrift jedes beendeten Spiels, die neuesten tausend. „Mitschrift prüfen“ und der Befehl tavolata verify beweisen jede davon.

## Zahlen

web-mine-figures = Zahlen
web-mine-played = gespielt
web-mine-wins = gewonnen
web-mine-share = Anteil an den Siegen
web-mine-share-equal = { $percent } unter Gleichen
web-mine-average = Punkte im Schnitt
web-mine-best = meiste Punkte
web-mine-moments = Sternstunden
web-mine-moment-score = Meiste Punkte: { $value }
web-mine-moment-margin = Klarster Sieg: { $value } voraus
web-mine-moment-comeback = Größte Aufholjagd: { $value } zurück und doch gewonnen
web-mine-moment-swing = Bester Zug: { $move }, { $value } gutgemacht
web-mine-moment-length = Längstes Spiel: { $value ->
        [one] 1 Zug
       *[other] { $value } Züge
    }
web-mine-moment-streak = Längste Serie: { $value ->
        [one] 1 Sieg
       *[other] { $value } Siege hintereinander
    }

## Wertungen

web-mine-ratings = Wertungen
web-mine-ratings-how = Ein Spiel zählt nur dann für Wertungen, wenn alle Menschen darin Wertungen wollen; Bots wollen immer, jede Stufe mit ihrer eigenen.
web-mine-ratings-want = Ich möchte Wertungen
web-mine-ratings-seen = Andere sehen deine, bevor ein Spiel beginnt. Auch deine früheren Spiele zählen.
web-mine-ratings-none = Noch zählt kein Spiel: spiel eins mit Bots, oder mit Leuten, die auch Wertungen wollen.
web-mine-rating-of = { $game }, { $seats } am Tisch
web-mine-rating-games = { $count ->
        [one] nach 1 Spiel
       *[other] nach { $count } Spielen
    }
web-mine-rating-chart = { $game }, { $seats } am Tisch: deine Wertung ging von { $first } auf { $last }. { $bots }
web-mine-rating-bot = { $who }: { $mean }
web-mine-rating-seat = Wertung { $mean } ± { $deviation }
