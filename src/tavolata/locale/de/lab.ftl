## Simulation, Chancen und Berichte

simulate-playing = Die Bots spielen
simulate-done =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } (Startwert { $seed }), gespeichert in { $path }.
simulate-there = Alle Spiele dieses Laufs sind schon in { $path }.
simulate-stopped = Abgebrochen nach { $games } von { $asked } Spielen. Nichts ist verloren: Derselbe Befehl macht dort weiter.
simulate-seed = Dieser Lauf hat seinen Startwert selbst gezogen: Um weiterzumachen, ergänze --seed { $seed }.
refused-unknown-simulated = Es gibt keinen Bot „{ $name }“: Wähle unter { $names }.
refused-out-of-another-run = { $path } gibt es schon, mit anderen Einstellungen: Lösche die Datei oder nenne eine andere.
refused-parts-of-another-run = In { $path } liegen Teile eines Laufs mit anderen Einstellungen: Wiederhole dessen Befehl, um ihn zu beenden, lösche den Ordner oder nenne eine andere Datei.
refused-checkpoint-of-another-training = { $path } ist der Zwischenstand eines Trainings mit anderen Einstellungen: Wiederhole dessen Befehl, um es zu beenden, lösche die Datei oder nenne eine andere.
refused-no-cluster = Unter { $address } antwortet kein Dask-Scheduler: Prüfe die Adresse, und ob „dask scheduler“ läuft.
refused-programs-stay-here = Programme (cmd:…) spielen nur auf diesem Rechner: Lass --cluster weg.
refused-no-cuda = Hier gibt es keine nutzbare GPU (Numba muss eine finden): Nimm --device cpu.
refused-not-on-a-gpu = Auf einer GPU können diese Bots spielen: { $names }. Für andere nimm --device cpu.
refused-no-moves-on-a-gpu = Züge schreibt nur eine CPU mit: Lass --moves weg oder nimm --device cpu.
refused-gpu-or-cluster = Wähle zwischen --device cuda und --cluster: Die GPU gehört zu diesem Rechner.
odds-title = Wie wahrscheinlich jeder Stein ist (herausgelegt: { $kept }; gewürfelt: { $roll })
odds-tile = Stein
odds-exactly = Genau
odds-at-least = Mindestens
odds-keep = Nimm
refused-no-odds = Für { $game } gibt es keine Tabelle der Chancen.
refused-bad-faces = Diese Würfel sind nicht zu lesen: Jeder ist einer von { $faces }.
report-playing = Spiele für den Bericht
reviews-working = Rückblick
reviews-done =
    { $count ->
        [one] Ein Rückblick
       *[other] { $count } Rückblicke
    } in { $path }.
reviews-failed = { $path } lässt sich nicht auswerten. { $why }
refused-same-names = Zwei dieser Mitschriften heißen gleich: Ihre Rückblicke würden einander überschreiben. Benenne eine um.
refused-run-under-way = Ein anderer Befehl spielt gerade für { $path }: Warte auf ihn oder nenne eine andere Datei.
