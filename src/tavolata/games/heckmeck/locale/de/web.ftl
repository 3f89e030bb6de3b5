### Das Brett von Heckmeck auf der Seite.

heckmeck-web-aside = Beiseitegelegt
heckmeck-web-sum = Summe: { $sum }
heckmeck-web-worm = Wurm
heckmeck-web-worms = { $count ->
        [one] Wurm
       *[other] Würmer
    }
heckmeck-web-with-worm = mit Wurm ✓
heckmeck-web-no-worm = noch kein Wurm
heckmeck-web-choose = Dein Wurf: Welche Zahl behältst du?
heckmeck-web-roll-of = Der Wurf von { $who }
heckmeck-web-left = { $count ->
        [0] Alle Würfel liegen beiseite
        [one] Noch ein Würfel
       *[other] Noch { $count } Würfel
    }
heckmeck-web-tap-a-face = Tippe die Würfel an, die du behältst
heckmeck-web-keep = { $count } × { $face ->
        [W] Wurm
       *[other] { $face }
    } behalten{ $known ->
        [yes] {" "}· Summe { $sum }
       *[no] {""}
    }{ $fails ->
        [yes] {" "}· der Zug geht schief
       *[no] {""}
    }
heckmeck-web-fails = geht schief
heckmeck-web-roll = { $count ->
        [one] Letzten Würfel werfen
       *[other] { $count } Würfel werfen
    }
heckmeck-web-take = { $tile } nehmen · { $worms ->
        [one] 1 Wurm
       *[other] { $worms } Würmer
    }
heckmeck-web-steal = { $tile } stehlen · { $worms ->
        [one] 1 Wurm
       *[other] { $worms } Würmer
    }
heckmeck-web-from = von { $who }
heckmeck-web-or = oder verzichten:
heckmeck-web-give-up = Aufgeben
heckmeck-web-you-return = du gibst die { $tile } zurück
heckmeck-web-nothing-lost = du verlierst nichts
heckmeck-web-tile = Stein { $tile }, { $worms ->
        [one] 1 Wurm
       *[other] { $worms } Würmer
    }
heckmeck-web-tile-gone = Stein { $tile } liegt bei jemandem im Stapel
heckmeck-web-tile-down = Stein { $tile }, umgedreht
heckmeck-web-stack = { $who }: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }, oben die { $tile }
heckmeck-web-whole-stack = { $you ->
        [yes] Deine Steine
       *[no] Die Steine von { $who }
    }, der letzte liegt oben
heckmeck-web-close = Schließen
heckmeck-web-odds = Auf den Steinen: deine Chance, ihn in diesem Zug zu erreichen, wenn du nur darauf spielst.

## On the first screen

web-facts-heckmeck = 2–7 Spieler · 20 Minuten
web-line-heckmeck = Würfeln, wagen und dem Nachbarn die Würmer vom Teller klauen.
