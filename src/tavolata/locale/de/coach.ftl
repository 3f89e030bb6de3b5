### Was der Trainer sagt. Gründe sind Tatsachen über eine Wahl: sie dienen Hinweis, Rückblick und
### Rätsel und sagen darum nicht, wer gewählt hat. `times` von `of` ist, wie oft etwas geschieht.

coach-name = Der Trainer
coach-grade-fine = gut
coach-grade-inaccuracy = ungenau
coach-grade-mistake = Fehler
coach-grade-blunder = Patzer
coach-count-fine = { $count } gut
coach-count-inaccuracy = { $count } ungenau
coach-count-mistake = { $count } Fehler
coach-count-blunder = { $count } Patzer

## Gründe, in jedem Spiel

coach-wins = Von hier gewinnt das { $best } von 100 Partien, die andere Wahl { $other }.
coach-nearly-equal = Die beiden nehmen sich fast nichts.

## tavolata review

coach-told-heading = { $game } · { $names } · im Rückblick
coach-told-running = Diese Partie läuft noch: so ging sie bisher.
coach-told-working = Der Trainer blickt zurück …
coach-told-mattered = Worauf es ankam
coach-told-nothing = Keine Wahl hat viel verschenkt, und kein Wurf hat die Partie gedreht.
coach-told-entry = Eintrag
coach-told-who = wer
coach-told-what = was geschah
coach-told-better = besser
coach-told-lost = Sieg verschenkt
coach-told-why = warum
coach-told-chance = Zufall
coach-told-luck = { $who } { $points }
coach-told-sums = Wie es sich summiert, in Hundertsteln eines Sieges
coach-told-start = Beginn
coach-told-sum-luck = Glück
coach-told-sum-lost = verschenkt
coach-told-sum-others = von den anderen
coach-told-sum-unseen = Verdecktes
coach-told-result = Ergebnis
coach-told-so-far = bisher
coach-told-adjusted = ohne Glück
coach-told-choices = Entscheidungen
coach-told-meaning = Ergebnis = Beginn + Glück − verschenkt + von den anderen + Verdecktes. Ohne Glück und verdeckte Karten hätten die Entscheidungen allein aus dem Beginn die letzte Zahl gemacht.
coach-told-meaning-open = Ergebnis = Beginn + Glück − verschenkt + von den anderen. Ohne Glück hätten die Entscheidungen allein aus dem Beginn die letzte Zahl gemacht.
coach-told-grades = Wer { $inaccuracy } Hundertstel eines Sieges verschenkt, war ungenau; ab { $mistake } ist es ein Fehler, ab { $blunder } ein Patzer.
coach-told-revised = Wo der Trainer zwischen zwei Zügen seine Meinung ändert, zusammen { $points } Hundertstel, zählt das als Glück.
coach-told-written = Geschrieben: { $path }
coach-picture-wins = Aussicht auf den Sieg
coach-picture-entries = Einträge der Aufzeichnung
coach-picture-choice = etwas verschenkt
coach-picture-stroke = Glück oder Pech
