### Alles im Eimer. Die Erzählung nimmt die Felder der Ereignisse aus protocol.md; `who` ist der
### Name des Platzes, `you` ist yes, wenn es der Leser war, `on_you` und `to_you`, wenn es ihn traf,
### `known` ist yes, wo der Leser die Karten kennen darf, `count` zählt Eimer.

eimer-name = Alles im Eimer
eimer-about = Die Eimerpyramide des Nachbarn umwerfen, die eigene behalten · 2–6 Personen
eimer-score = { $count ->
        [one] 1 Eimer
       *[other] { $count } Eimer
    }
colour-Y = gelber Hahn
colour-W = weißes Pferd
colour-R = roter Stier
colour-B = blaues Schaf
colour-G = grünes Schwein

## Erzählung

eimer-dealt = { $known ->
        [yes] { $you ->
            [yes] Du bekommst { $cards }.
           *[no] { $who } bekommt { $cards }.
        }
       *[no] { $who } bekommt Karten.
    }
eimer-built = { $you ->
        [yes] Deine Pyramide steht.
       *[no] { $who } hat eine Pyramide gebaut.
    }
eimer-revealed = Alle Pyramiden werden gezeigt.
eimer-attacked = { $you ->
        [yes] Du greifst { $on } mit { $cards } an: { $sum }.
       *[no] { $on_you ->
            [yes] { $who } greift dich mit { $cards } an: { $sum }!
           *[no] { $who } greift { $on } mit { $cards } an: { $sum }.
        }
    }
eimer-defended = { $you ->
        [yes] Du wehrst dich mit { $cards }, zusammen { $sum }:
       *[no] { $who } wehrt sich mit { $cards }, zusammen { $sum }:
    } { $reversed ->
        [yes] gleich viel, die Richtung dreht sich, und
       *[no] jetzt
    } { $on_you ->
        [yes] bist du dran.
       *[no] ist { $on } dran.
    }
eimer-drew = { $known ->
        [yes] { $you ->
            [yes] Du ziehst { $card }.
           *[no] { $who } zieht { $card }.
        }
       *[no] { $who } zieht eine Karte.
    }
eimer-missed_draw = { $you ->
        [yes] Du hast vergessen zu ziehen.
       *[no] { $who } hat vergessen zu ziehen.
    }
eimer-recycled = { $count ->
        [one] Die eine abgelegte Karte wird zum neuen Stapel.
       *[other] Die { $count } abgelegten Karten werden zum neuen Stapel.
    }
eimer-lost = { $you ->
        [yes] Du gibst
       *[no] { $who } gibt
    } { $colour ->
        [Y] einen gelben Eimer her.
        [W] einen weißen Eimer her.
        [R] einen roten Eimer her.
        [B] einen blauen Eimer her.
       *[G] einen grünen Eimer her.
    }
eimer-fell = { $count ->
        [one] { $you ->
            [yes] Bei dir fällt noch ein Eimer.
           *[no] Bei { $who } fällt noch ein Eimer.
        }
       *[other] { $you ->
            [yes] Bei dir fallen noch { $count } Eimer.
           *[no] Bei { $who } fallen noch { $count } Eimer.
        }
    }
eimer-split = { $you ->
        [yes] Deine Pyramide steht in zwei Teilen.
       *[no] Die Pyramide von { $who } steht in zwei Teilen.
    }
eimer-kept_part = { $you ->
        [yes] Du behältst
       *[no] { $who } behält
    } { $part ->
        [left] den linken Teil;
       *[right] den rechten Teil;
    } { $count ->
        [one] 1 Eimer ist weg.
       *[other] { $count } Eimer sind weg.
    }
eimer-out = { $you ->
        [yes] Dein letzter Eimer ist weg: du bist draußen.
       *[no] Der letzte Eimer von { $who } ist weg: draußen!
    }
eimer-passed_start = { $you ->
        [yes] Du hast keine Karte mehr;
       *[no] { $who } hat keine Karte mehr;
    } { $to_you ->
        [yes] stattdessen beginnst du.
       *[no] stattdessen beginnt { $to }.
    }

## Züge

eimer-attack-heading = Du greifst { $on } an. Eine bis drei Karten einer Farbe:
eimer-defend-heading = Biete mehr, in der Farbe { $colour ->
        [Y] gelber Hahn:
        [W] weißes Pferd:
        [R] roter Stier:
        [B] blaues Schaf:
       *[G] grünes Schwein:
    }
eimer-lose-heading = Oder gib einen Eimer her:
eimer-lose-only-heading = Das kannst du nicht schlagen. Gib einen Eimer her:
eimer-split-heading = Deine Pyramide steht in zwei Teilen. Welcher bleibt?
eimer-draw-heading = Du darfst eine Karte ziehen, bevor der Nächste handelt:
eimer-move-lose = { $colour ->
        [Y] Der gelbe Eimer
        [W] Der weiße Eimer
        [R] Der rote Eimer
        [B] Der blaue Eimer
       *[G] Der grüne Eimer
    } { $row ->
        [1] in der untersten Reihe, Platz { $across }
       *[other] in Reihe { $row } von unten, Platz { $across }
    }
eimer-move-reverses = dreht die Richtung
eimer-move-keep-left = Den linken Teil behalten
eimer-move-keep-right = Den rechten Teil behalten
eimer-move-draw = Eine Karte ziehen
eimer-then-fell = { $count ->
        [one] 1 weiterer fällt
       *[other] { $count } weitere fallen
    }
eimer-then-nothing-falls = sonst fällt nichts
eimer-then-lost = { $count ->
        [one] 1 Eimer geht
       *[other] { $count } Eimer gehen
    }
eimer-then-split = sie bricht entzwei
eimer-then-out = du bist draußen
eimer-then-over = die Partie ist aus

## Der Bildschirm

eimer-hand = Deine Hand
eimer-attack-told = { $who } greift { $on } an · { $colour ->
        [Y] gelber Hahn
        [W] weißes Pferd
        [R] roter Stier
        [B] blaues Schaf
       *[G] grünes Schwein
    } · zu schlagen: { $sum }
eimer-piles = Stapel { $pile } · Ablage { $discards } · { $direction ->
        [1] im Uhrzeigersinn →
       *[other] ← gegen den Uhrzeigersinn
    }
eimer-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
eimer-is-out = draußen
eimer-not-built = baut noch
eimer-has-built = gebaut
eimer-build-heading = Bau deine Pyramide: { $count } Eimer von jeder Farbe, unterste Reihe zuerst.

## Optionen

option-eimer-reverse = Richtungswechsel
option-eimer-reverse-false = aus (Regel von 2002)
option-eimer-reverse-true = wer genau gleich viel bietet, dreht die Richtung (2002 inoffiziell, 2005 gedruckte Regel)
option-eimer-forgetful_draw = Karten nachziehen
option-eimer-forgetful_draw-false = geschieht von selbst
option-eimer-forgetful_draw-true = muss man selbst, bevor der Nächste handelt (Regelheft: wer es vergisst, spielt mit weniger Karten weiter)
option-eimer-last_standing = Weiterspielen
option-eimer-last_standing-false = bis eine Pyramide weg ist, zu fünft oder sechst zwei (Regelheft)
option-eimer-last_standing-true = bis nur noch eine Pyramide steht
option-eimer-edition = Ausgabe
option-eimer-edition-2002 = 2002: 15 Eimer, 110 Karten, 12 auf der Hand
option-eimer-edition-2005 = 2005: 10 Eimer, 80 Karten, 8 auf der Hand, gleiche Summen drehen die Richtung

## Regeln

eimer-rules-goal = Jeder hütet eine Pyramide aus Eimern. Greif den Nachbarn mit Karten an, wehr ab, was kommt, und habe die meisten Eimer, wenn die erste Pyramide weg ist.
eimer-rules-setup = Jeder bekommt 12 Karten und baut verdeckt eine Pyramide aus 15 Eimern, drei von jeder Farbe: unten 5, dann 4, 3, 2, 1. Die Farben sind Tiere: Y gelber Hahn, W weißes Pferd, R roter Stier, B blaues Schaf, G grünes Schwein. Von jeder Farbe gibt es die 1 und die 8 zweimal, alle anderen dreimal.
eimer-rules-attack = Lege eine bis drei Karten einer Farbe; ihre Summe greift den Nächsten an. Der darf eine bis drei derselben Farbe legen: die Summe aller Karten vor ihm muss höher sein als die des Angreifers. Dann geht der Angriff weiter, vielleicht bis wieder zu dir: was schon vor dir liegt, zählt mit. Nach dem Legen ziehst du eine Karte, egal wie viele du gelegt hast.
eimer-rules-hit = Wer sich nicht wehren kann oder mag, gibt einen Eimer in der Farbe des Angriffs her, oder irgendeinen, wenn er keinen solchen hat. Jeder Eimer, der dann nicht mehr auf zweien ruht, fällt auch. Steht die Pyramide nun in zwei Teilen, geht einer davon: du wählst. Alle gelegten Karten kommen weg, und wer getroffen wurde, greift als Nächster an.
eimer-rules-end = Zu zweit bis viert endet die Partie, wenn eine Pyramide weg ist; zu fünft oder sechst, wenn es zwei sind. Die meisten Eimer gewinnen.
eimer-rules-variants = reverse=true: wer gleich viel bietet, dreht die Richtung, und der Angreifer muss sich wehren. forgetful_draw=true: rechtzeitig ziehen oder gar nicht. last_standing=true: bis nur noch eine Pyramide steht. edition=2005: 10 Eimer, 8 Karten, immer mit Richtungswechsel.
eimer-rules-typing = build YYYWW/RRRB/BBG/GG/W (unterste Reihe zuerst) · play R5 R3 (legen) · lose 0.2 (Reihe, Platz, ab 0 gezählt) · keep left · keep right · draw (ziehen)
