### Was die Seite rund um die Spiele sagt.

## Startseite

web-title = Alle an einem großen Tisch
web-lead = Drei Familienspiele, mit Freunden oder mit Bots. Ohne Konto: ein Link, und du sitzt am Tisch.
web-games = Spiele
web-facts-other = { $least }–{ $most } Spieler
web-play-now = Spielen
web-new-table = Neuer Tisch, um mit Freunden zu spielen
web-new-table-of = Neuer Tisch für { $game }, um mit Freunden zu spielen
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-running = Deine Tische
web-go-on = Weiter
web-phase-open = Noch nicht begonnen
web-phase-playing = Läuft gerade
web-phase-over = Spiel vorbei
web-with = mit { $who }
web-nobody-yet = noch niemand sonst
web-join-by-code = Mit Code dazusetzen
web-join = Dazu
web-listed = Offene Tische
web-none-listed = Gerade kein offener Tisch. Mach einen auf!
web-open-seats = { $count ->
        [0] alle Plätze besetzt
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
web-my-games = Meine Spiele
web-my-games-line = Was du gespielt hast, wie es ausging, deine Sternstunden.
web-promise-dice = Würfel zum Nachprüfen
web-promise-bots = Bots mit Charakter
web-promise-rules = Treu nach den Spielregeln
web-promise-host = Läuft auch bei dir

## Du

web-who-are-you = Wer setzt sich dazu?
web-your-name = Dein Name
web-your-animal = Dein Tier
web-sit-down = Hinsetzen
web-you-and-settings = Du und deine Einstellungen
web-no-name-yet = Noch kein Name
web-change = Ändern
web-animal-cat = Katze
web-animal-cow = Kuh
web-animal-dog = Hund
web-animal-donkey = Esel
web-animal-duck = Ente
web-animal-goat = Ziege
web-animal-mouse = Maus
web-animal-rabbit = Hase
web-other-device = Auch auf einem anderen Gerät
web-other-device-how = Dieser Link macht ein anderes Gerät zu dir: gleicher Name, gleiche Plätze. Er gilt eine Stunde. Gib ihn niemandem sonst.
web-make-link = Meinen Link machen
web-qr-me = Dein persönlicher Link als QR-Code
web-welcome = Willkommen zurück!
web-welcome-how = Dieser persönliche Link macht dieses Gerät zu dir: dein Name, deine Plätze. Wer vorher hier war, wird auf diesem Gerät vergessen.
web-welcome-yes = Ja, das bin ich
web-welcome-no = Nein, lieber nicht
web-welcome-done = Du bist hier jetzt { $name }.
web-to-the-table = Zum Tisch

## Einstellungen

web-language = Sprache
web-light = Licht
web-theme-system = Wie das System
web-theme-light = Mittag
web-theme-dusk = Abend
web-sound = Ton
web-on = An
web-off = Aus
web-soft = Leise
web-speed = Tempo
web-speed-calm = Gemütlich
web-speed-normal = Normal
web-speed-quick = Flott
web-speed-none = Alles sofort
web-install = Tavolata auf den Startbildschirm
web-close = Schließen
web-home = Startseite
web-back = Zurück
web-menu = Menü
web-guide-again = Zeig mir, wie es geht

## Ein Tisch vor dem Start

web-seats = Plätze
web-open-seat = Freier Platz
web-seat-number = Platz { $number }
web-sit-here = Hier sitzen
web-stand = Aufstehen
web-away = gerade nicht da
web-add-bot = { $who } hierher setzen (Bot, { $level })
web-remove-bot = { $who } wegschicken
web-temper-rookie = frech, vergisst die Hälfte
web-temper-regular = spielt solide, weiß, was sich lohnt
web-temper-expert = schlau, zählt mit
web-temper-master = sieht alles, auch nachts
web-how-many = Wie viele sitzen am Tisch?
web-invite = Einladen
web-code = Code
web-link = Link
web-copy-link = Link teilen
web-copied = Der Link ist kopiert.
web-qr = Der Link zum Tisch als QR-Code
web-how-we-play = Wie wir spielen
web-all-again = Wieder alle
web-use-board = Diesen Plan nehmen
web-not-json = Das ist noch kein JSON: prüfe Klammern und Anführungszeichen.
web-match = Wie lange
web-games-count = { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
web-who-starts = Wer beginnt
web-by-lot = das Los entscheidet
web-who-may-come = Wer darf kommen
web-private = wer den Link hat
web-public = alle: steht auf der Startseite
web-hand-over = Zum Gastgeber machen
web-start = Los geht’s
web-start-fill = { $count ->
        [one] ein Bot nimmt den freien Platz
       *[other] Bots nehmen die { $count } freien Plätze
    }
web-take-a-seat = Nimm Platz: ein Tipp genügt.
web-wait-for-host = Der Gastgeber startet das Spiel.
web-no-table = Diesen Tisch gibt es nicht
web-no-table-how = Einen Tisch { $code } kennt hier niemand. Stimmt der Code?

## Im Spiel

web-your-turn = Du bist dran
web-their-turn = am Zug
web-undo = Zurück
web-fair = Fair
web-story = Verlauf
web-the-story = Was bisher geschah
web-all-of-it = Alles
web-story-begins = Das Spiel beginnt.
web-game-of = Spiel { $number } von { $games }
web-leave-to-bot = Meinen Platz einem Bot überlassen
web-take-seat-of = Den Platz von { $who } nehmen
web-lost = Verbindung weg, neuer Versuch …
web-no-server = Der Server antwortet nicht. Ist das Netz da?
web-offline = Keine Verbindung zum Tisch
web-offline-how = Du bist offline, oder der Server macht ein Nickerchen. Die Seite kommt von selbst zurück.
web-nothing-to-do = Gerade ist nichts zu tun.
web-play-move = Ziehen

## Nach dem Spiel

web-to-result = Zum Ergebnis
web-see-board = Zum Spielbrett
web-rematch = Noch einmal!
web-next-game = Nächstes Spiel
web-replay = Zug um Zug ansehen
web-record = Mitschrift speichern
web-match-over = Alle Spiele zusammen
web-after-games = Nach { $played } von { $games } Spielen
web-wins = Siege
web-total = Zusammen
web-first = An den Anfang
web-last = Ans Ende
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-play = Abspielen
web-pause = Anhalten
web-step = Schritt
web-step-of = { $step } von { $steps }

## Faire Würfel

web-fair-title = Faire Würfel
web-fair-how = Vor dem Spiel legt der Server einen geheimen Startwert fest und zeigt dessen Fingerabdruck; jedes Gerät gibt eigene Wörter dazu. Jeder Würfel und jede Karte folgt aus Startwert, Wörtern und allen bisherigen Zügen, und wenn der Startwert am Ende offenliegt, kann jeder sie nachziehen.
web-fair-not = Was es nicht beweist: Ein Server, der mit dem letzten Wortgeber unter einer Decke steckt, hätte vor dem Start mehrere Wörter durchprobieren können.
web-fair-commit = Fingerabdruck des Startwerts
web-fair-words = Die Wörter der Spieler
web-fair-seed = Der Startwert
web-fair-digest = Prüfsumme der Mitschrift
web-fair-later = Ist das Spiel vorbei, prüft deine Seite selbst jeden einzelnen nach.
web-proof-ok = Die Würfel waren fair
web-proof-bad = Die Würfel stimmen nicht
web-proof-nothing = Über die Würfel ist nichts bewiesen
web-proof-working = Die Würfel werden geprüft …
web-proof-drawn = { $count ->
        [one] Diese Seite hat das eine Ergebnis nachgezogen: es stimmt.
       *[other] Diese Seite hat alle { $count } Ergebnisse nachgezogen: jedes stimmt.
    }
web-proof-mine = Auch die Wörter dieses Geräts sind dabei.
web-proof-details = Wie, und was es nicht beweist
web-proof-seed = Die Mitschrift enthält keinen Startwert.
web-proof-commit = Der Startwert ist nicht der, dessen Fingerabdruck gezeigt wurde.
web-proof-digest = Das Ende der Mitschrift wurde verändert.
web-proof-entry = Eintrag { $number } ist nicht, was der Startwert ergab: { $entry }
web-proof-entry-number = Eintrag { $number }:
web-proof-by-server = Für Karten muss man den Stapel kennen: Hier hat der Server nachgezogen, nicht diese Seite.
web-check = Eine Mitschrift prüfen
web-check-how = Wähle die Datei eines beendeten Spiels oder füge sie ein. Der Server prüft die Züge, diese Seite die Würfel.
web-choose-file = Datei wählen
web-paste-record = Oder die Mitschrift hier einfügen
web-check-it = Prüfen
web-moves-ok = Jeder Zug hält sich an die Regeln
web-moves-bad = Etwas stimmt nicht
# Time, and one device for several.
web-pass-to = Gib weiter an { $who }
web-pass-why = Jetzt schaut nur { $who }.
web-pass-show = Ich bin { $who }
web-beside-me = Jemand spielt an diesem Gerät mit
web-beside-me-how = Ihr reicht das Gerät herum. Verdeckte Karten bleiben verdeckt, bis es ihr Besitzer hat.
web-their-name = Name
web-on-this-device = an diesem Gerät
web-pace = Zeit für einen Zug
web-pace-0 = So lange du magst
web-pace-30 = 30 Sekunden
web-pace-120 = 2 Minuten
web-pace-86400 = 1 Tag
web-pace-late = Läuft die Zeit ab, macht ein Bot diesen Zug. Sobald du wieder da bist, spielst du weiter.
web-time-left = Noch { $time }
web-hours = { $count } Std.
web-notify = Sag mir, wenn ich dran bin
story-late = { $you ->
    [yes] Deine Zeit ist um: Ein Bot zieht für dich.
   *[no] Die Zeit von { $who } ist um: Ein Bot zieht.
}
