### Das Brett von Alles im Eimer auf der Seite.
### `you` und `on_you` sind yes, wo es um den Leser geht; `row` zählt von unten, `across` von links, beide ab 1.

## Teile

eimer-web-card = { $colour ->
        [Y] gelber Hahn
        [W] weißes Pferd
        [R] roter Stier
        [B] blaues Schaf
       *[G] grünes Schwein
    } { $value }
eimer-web-bucket = { $colour ->
        [Y] gelber Eimer mit Hahn
        [W] weißer Eimer mit Pferd
        [R] roter Eimer mit Stier
        [B] blauer Eimer mit Schaf
       *[G] grüner Eimer mit Schwein
    }, { $row ->
        [1] unterste Reihe
       *[other] Reihe { $row } von unten
    }, Platz { $across }
eimer-web-place = Leerer Platz, { $row ->
        [1] unterste Reihe
       *[other] Reihe { $row } von unten
    }, Platz { $across }

## Plätze

eimer-web-tag-attacks = greift an
eimer-web-tag-defends = wehrt sich
eimer-web-tag-chooses = wählt
eimer-web-tag-wins = gewinnt
eimer-web-building = baut …
eimer-web-ready = ✓ fertig
eimer-web-in-hand = Karten auf der Hand
eimer-web-look = { $count ->
        [one] Pyramide von { $who } groß ansehen, 1 Eimer
       *[other] Pyramide von { $who } groß ansehen, { $count } Eimer
    }
eimer-web-your-pyramid = Deine Pyramide
eimer-web-pyramid-of = Pyramide von { $who }
eimer-web-close = Schließen

## Der Angriff

eimer-web-attack = Der Angriff
eimer-web-beat = { $colour ->
        [Y] Hähne: mehr als
        [W] Pferde: mehr als
        [R] Stiere: mehr als
        [B] Schafe: mehr als
       *[G] Schweine: mehr als
    }
eimer-web-attack-of = { $colour ->
        [Y] Angriff mit Hähnen
        [W] Angriff mit Pferden
        [R] Angriff mit Stieren
        [B] Angriff mit Schafen
       *[G] Angriff mit Schweinen
    }
eimer-web-attacks = { $you ->
        [yes] Du greifst { $on } an
       *[no] { $on_you ->
            [yes] { $who } greift dich an
           *[no] { $who } greift { $on } an
        }
    }
eimer-web-starts = { $you ->
        [yes] Du greifst an: wähle eine bis drei Karten einer Farbe
       *[no] { $who } beginnt einen Angriff
    }
eimer-web-draws = { $you ->
        [yes] Du ziehst eine Karte
       *[no] { $who } zieht eine Karte
    }
eimer-web-splits = { $you ->
        [yes] Deine Pyramide ist entzwei: Welcher Teil bleibt?
       *[no] { $who } wählt, welcher Teil bleibt
    }
eimer-web-over = { $you ->
        [yes] Das Spiel ist aus: Du gewinnst!
       *[no] { $count ->
            [one] Das Spiel ist aus: { $who } gewinnt.
           *[other] Das Spiel ist aus: { $who } teilen sich den Sieg.
        }
    }
eimer-web-direction = { $direction ->
        [1] Es geht im Uhrzeigersinn, hier von links nach rechts
       *[other] Es geht gegen den Uhrzeigersinn, hier von rechts nach links
    }
eimer-web-pile = { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
eimer-web-standing = Eimer
eimer-web-before = { $you ->
        [yes] vor dir
       *[no] auf dem Tisch
    }
eimer-web-costs = { $split ->
        [yes] { $count ->
            [one] 1 Eimer fällt, dann ist sie entzwei
           *[other] { $count } Eimer fallen, dann ist sie entzwei
        }
       *[no] { $count ->
            [one] 1 Eimer fällt
           *[other] { $count } Eimer fallen
        }
    }

## Knöpfe

eimer-web-attack-button = Angreifen
eimer-web-defend-button = Abwehren
eimer-web-attack-with = Angriff mit { $sum }
eimer-web-defend-with = Abwehr mit { $sum }
eimer-web-on-to = { $how }, weiter zu { $on }
eimer-web-turns = { $how }: gleich, zurück zu { $on }!
eimer-web-pick = wähle 1 bis 3 Karten
eimer-web-cannot = { $colour ->
        [Y] deine Hähne reichen nicht
        [W] deine Pferde reichen nicht
        [R] deine Stiere reichen nicht
        [B] deine Schafe reichen nicht
       *[G] deine Schweine reichen nicht
    }
eimer-web-other-colour = { $colour ->
        [Y] jetzt zählen nur Hähne
        [W] jetzt zählen nur Pferde
        [R] jetzt zählen nur Stiere
        [B] jetzt zählen nur Schafe
       *[G] jetzt zählen nur Schweine
    }
eimer-web-too-low = { $sum } schlägt { $beat } nicht
eimer-web-give-up = Nachgeben
eimer-web-give-up-this = Diesen hergeben
eimer-web-tap-bucket = wähle einen Eimer
eimer-web-lose = kostet { $count } Eimer
eimer-web-lose-range = kostet { $least } bis { $most } Eimer
eimer-web-keep-left = Links behalten
eimer-web-keep-right = Rechts behalten
eimer-web-draw-now = bevor der Nächste spielt!
eimer-web-wait-for = { $count ->
        [one] { $who } ist dran
       *[other] { $who } sind dran
    }
eimer-web-wait = Einen Moment …
eimer-web-to-beat = mehr als { $sum } nötig
eimer-web-you-are-out = Du bist draußen: schau den anderen zu
eimer-web-game-over = Das Spiel ist aus
eimer-web-watching = Du siehst { $who } zu. Tippe auf einen Platz, um zu wechseln.

## Bauen

eimer-web-tray = Übrige Eimer
eimer-web-left = { $colour ->
        [Y] gelber Eimer mit Hahn
        [W] weißer Eimer mit Pferd
        [R] roter Eimer mit Stier
        [B] blauer Eimer mit Schaf
       *[G] grüner Eimer mit Schwein
    }, noch { $count }; dazu hast du { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, zusammen { $sum }
eimer-web-to-place = übrig
eimer-web-build-swap = Ein Vorschlag zu deinen Karten. Zieh Eimer, oder tippe zwei an: sie tauschen.
eimer-web-build-put = Tippe jetzt auf seinen Platz.
eimer-web-build-fill = Tippe hier auf einen Eimer, dann auf seinen Platz.
eimer-web-put-here = { $colour ->
        [Y] den gelben Eimer hierher
        [W] den weißen Eimer hierher
        [R] den roten Eimer hierher
        [B] den blauen Eimer hierher
       *[G] den grünen Eimer hierher
    }
eimer-web-placed = { $colour ->
        [Y] Gelber Eimer
        [W] Weißer Eimer
        [R] Roter Eimer
        [B] Blauer Eimer
       *[G] Grüner Eimer
    }: { $row ->
        [1] unterste Reihe
       *[other] Reihe { $row } von unten
    }, Platz { $across }
eimer-web-fill = Rest auffüllen
eimer-web-fill-more = tauschen geht noch
eimer-web-clear = Neu anfangen
eimer-web-clear-more = leert die Pyramide
eimer-web-build = Bauen
eimer-web-build-more = unten das Starke?
eimer-web-still-to-place = { $count ->
        [one] 1 Eimer fehlt noch
       *[other] { $count } Eimer fehlen noch
    }
eimer-web-waiting = { $count ->
        [one] Deine Pyramide steht. Einer baut noch.
       *[other] Deine Pyramide steht. { $count } bauen noch.
    }
eimer-web-all-build = Alle bauen ihre Pyramiden, ungesehen von den anderen.

## Moves, as the coach names them

eimer-web-move-build = Diese Pyramide bauen
eimer-web-move-play = { $cards } legen ({ $sum })
eimer-web-move-lose = { $colour ->
        [Y] Den gelben Eimer opfern
        [W] Den weißen Eimer opfern
        [R] Den roten Eimer opfern
        [B] Den blauen Eimer opfern
       *[G] Den grünen Eimer opfern
    }, { $row ->
        [1] unterste Reihe
       *[other] Reihe { $row } von unten
    }, Platz { $across }

## On the first screen

web-facts-eimer = 2–6 Spieler · 25 Minuten
web-line-eimer = Hüte deine Eimer. Geht einer, fällt alles, was darauf steht.
