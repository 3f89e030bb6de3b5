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

## Gründe bei Heckmeck

coach-heckmeck-stop = Weiterwürfeln geht { $times }-mal von { $of } schief: dann ist die { $tile } verpasst{ $top ->
        [0] .
       *[other] , und die { $top } muss zurück auf den Grill.
    }
coach-heckmeck-roll-on = Weiterwürfeln geht nur { $times }-mal von { $of } schief, und mehr als die { $tile } mit { $worms ->
        [one] einem Wurm
       *[other] { $worms } Würmern
    } ist drin.
coach-heckmeck-gamble = Die { $tile } mit { $worms ->
        [one] ihrem einen Wurm
       *[other] ihren { $worms } Würmern
    } reicht hier nicht: Weiterwürfeln lohnt das Risiko, auch wenn es { $times }-mal von { $of } schiefgeht.
coach-heckmeck-no-giving-up = Aufgeben ist sicher ein Fehlversuch; Weiterwürfeln klappt noch { $times }-mal von { $of }.
coach-heckmeck-steal = Die { $tile } zu stehlen zählt doppelt: { $worms ->
        [one] ein Wurm mehr hier, einer weniger
       *[other] { $worms } Würmer mehr hier, { $worms } weniger
    } beim anderen.
coach-heckmeck-makes-steal = { $count } × { $face ->
        [W] Wurm
       *[other] { $face }
    } macht genau { $tile } Punkte: der Stein ist zu stehlen.
coach-heckmeck-worm-first = Ohne Wurm kein Stein, und { $dice ->
        [one] der letzte Würfel zeigt
       *[other] die nächsten { $dice } Würfel zeigen
    } { $times }-mal von { $of } keinen.
coach-heckmeck-worm-later = Die Würmer haben Zeit: mit noch { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    } zeigt der nächste Wurf { $times }-mal von { $of } einen.
coach-heckmeck-fails-more = Mit { $count } × { $face ->
        [W] Wurm
       *[other] { $face }
    } geht der Zug { $more_times }-mal von { $of } schief, so { $times ->
        [0] fast nie.
       *[other] nur { $times }-mal.
    }
coach-heckmeck-more-points = Das bringt { $points } Punkte, { $bad_count } × { $bad_face ->
        [W] Wurm
       *[other] { $bad_face }
    } nur { $bad_points }.
coach-heckmeck-fewer-dice = { $bad_count } × { $bad_face ->
        [W] Wurm
       *[other] { $bad_face }
    } verbraucht mehr Würfel für { $bad_points } Punkte; so { $dice ->
        [one] bleibt noch einer
       *[other] bleiben noch { $dice }
    } zum Werfen.

## Gründe bei Geizen

coach-geizen-ends = Damit ist der letzte Chip weg: die Partie wäre aus, und verloren.
coach-geizen-fills = Das füllt Reihe { $row }: { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    } zum Einstreichen{ $arrow ->
        [0] .
       *[other] , und alle anderen zahlen { $arrow }.
    }
coach-geizen-fill-odds = So wird Reihe { $row } { $more_times }-mal von { $of } voll, anders { $times ->
        [0] fast nie.
       *[other] nur { $times }-mal.
    }
coach-geizen-one-short = In Reihe { $row } fehlt danach nur ein Feld: { $chips ->
        [one] 1 Chip liegt
       *[other] { $chips } Chips liegen
    } dort für den Nächsten bereit.
coach-geizen-sixes = { $count ->
        [one] Eine Sechs kostet
       *[other] { $count } Sechsen kosten
    } nichts und darf gern liegen bleiben.
coach-geizen-roll-again = { $dice ->
        [one] Dieser Würfel kostet
       *[other] Diese { $dice } Würfel kosten
    } { $cost ->
        [one] 1 Chip:
       *[other] { $cost } Chips:
    } noch einmal geworfen, wird es vielleicht billiger.
coach-geizen-cheaper = Das kostet { $cost ->
        [one] 1 Chip
       *[other] { $cost } Chips
    } weniger.
coach-geizen-safe = { $dice ->
        [one] Dieser Würfel ist
       *[other] Diese { $dice } Würfel sind
    } billig genug: noch einmal geworfen, könnte es mehr kosten.

## Gründe bei Alles im Eimer

coach-eimer-defend = { $cards ->
        [one] Eine Karte rettet
       *[other] { $cards } Karten retten
    } { $buckets ->
        [one] einen Eimer.
       *[other] { $buckets } Eimer.
    }
coach-eimer-let-fall = Lieber jetzt { $buckets ->
        [one] einen Eimer
       *[other] { $buckets } Eimer
    } verlieren als { $cards ->
        [one] eine gute Karte:
       *[other] { $cards } gute Karten:
    } nachgezogen wird nur eine, und wer getroffen ist, greift als Nächster an.
coach-eimer-fewer-buckets = So { $buckets ->
        [one] geht ein Eimer verloren,
       *[other] gehen { $buckets } Eimer verloren,
    } anders { $more }.
coach-eimer-holds = Eine Summe von { $sum } kann der Nächste { $times ->
        [0] so gut wie nie schlagen,
        [one] nur einmal von { $of } schlagen,
       *[other] nur { $times }-mal von { $of } schlagen,
    } eine von { $more } dagegen { $more_times }-mal.
coach-eimer-hits = Ein Treffer in { $colour ->
        [Y] Gelb
        [W] Weiß
        [R] Rot
        [B] Blau
       *[G] Grün
    } kostet den Nächsten mindestens { $buckets ->
        [one] einen Eimer,
       *[other] { $buckets } Eimer,
    } sonst { $fewer }.
coach-eimer-fewer-cards = { $cards ->
        [one] Eine Karte tut
       *[other] { $cards } Karten tun
    } es so gut wie { $more }: nachgezogen wird immer nur eine.
coach-eimer-keep-high = { $points } Punkte genügen hier; die höheren Karten sind in der Abwehr mehr wert.
coach-eimer-low-cards = Erst die niedrigen: { $points } Punkte gelegt statt { $more }, und die hohen bleiben auf der Hand.
coach-eimer-build = Was unten steht, trägt den Rest: dorthin gehört, was die Hand am besten abwehrt, vor allem { $colour ->
        [Y] Gelb
        [W] Weiß
        [R] Rot
        [B] Blau
       *[G] Grün
    } mit { $points } Punkten.

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
