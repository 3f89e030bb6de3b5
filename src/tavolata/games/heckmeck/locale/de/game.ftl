### Heckmeck am Bratwurmeck. Die Erzählung nimmt die Felder der Ereignisse aus protocol.md; `who`
### ist der Name des Platzes, `you` ist yes, wenn es der Leser war, `from_you`, wenn es ihn traf.

heckmeck-name = Heckmeck
heckmeck-about = Würfeln, Bratwürmer schnappen, beim Nachbarn stehlen · 2–7 Personen
heckmeck-score = { $count ->
        [one] 1 Wurm
       *[other] { $count } Würmer
    }

## Erzählung

heckmeck-rolled = { $you ->
        [yes] Du würfelst { $dice }.
       *[no] { $who } würfelt { $dice }.
    }
heckmeck-kept = { $you ->
        [yes] Du legst { $count } × { $face ->
            [W] Wurm
           *[other] { $face }
        } beiseite: { $sum } Punkte.
       *[no] { $who } legt { $count } × { $face ->
            [W] Wurm
           *[other] { $face }
        } beiseite: { $sum } Punkte.
    }
heckmeck-took = { $you ->
        [yes] Du nimmst die { $tile } vom Grill.
       *[no] { $who } nimmt die { $tile } vom Grill.
    }
heckmeck-stole = { $you ->
        [yes] Du stiehlst { $from } die { $tile }!
       *[no] { $from_you ->
            [yes] { $who } stiehlt dir die { $tile }!
           *[no] { $who } stiehlt { $from } die { $tile }!
        }
    }
heckmeck-failed = { $you ->
        [yes] Dein Zug geht schief:
       *[no] Der Zug von { $who } geht schief:
    } { $why ->
        [no_new_face] nichts Neues gewürfelt.
        [no_worm] kein Wurm dabei.
       *[nothing_to_claim] kein Stein zu haben.
    }
heckmeck-returned = { $you ->
        [yes] Deine { $tile } kommt zurück auf den Grill.
       *[no] { $who } legt die { $tile } zurück auf den Grill.
    }
heckmeck-turned_down = Die { $tile } wird umgedreht und ist aus dem Spiel.

## Züge

heckmeck-move-keep = { $count } × { $face ->
        [W] Wurm
       *[other] { $face }
    } beiseitelegen · { $sum } Punkte
heckmeck-move-roll = { $count ->
        [one] Den letzten Würfel werfen
       *[other] Die anderen { $count } Würfel werfen
    }
heckmeck-move-take = { $tile } nehmen · { $worms ->
        [one] 1 Wurm
       *[other] { $worms } Würmer
    }
heckmeck-move-steal = { $tile } stehlen, von { $from } · { $worms ->
        [one] 1 Wurm
       *[other] { $worms } Würmer
    }
heckmeck-move-give-up = Den Zug mit leeren Händen beenden
heckmeck-then-take = { $tile } ist zu haben
heckmeck-then-steal = { $tile } ist bei { $from } zu stehlen
heckmeck-then-failed = { $why ->
        [no_new_face] der Zug geht schief: nichts Neues
        [no_worm] der Zug geht schief: kein Wurm
       *[nothing_to_claim] der Zug geht schief: kein Stein zu haben
    }
heckmeck-then-returned = deine { $tile } geht zurück
heckmeck-then-turned_down = { $tile } wird umgedreht
heckmeck-then-over = die Partie ist aus

## Der Bildschirm

heckmeck-dice-rolled = Gewürfelt
heckmeck-dice-kept = Beiseite: { $sum }
heckmeck-dice-kept-no-worm = Beiseite: { $sum } (noch kein Wurm)
heckmeck-no-tiles = noch kein Stein

## Optionen

option-heckmeck-short = Kürzere Partie
option-heckmeck-short-null = aus: der höchste Stein wird umgedreht, außer er ist der zurückgelegte (die einfache Regel)
option-heckmeck-short-highest = nach jedem zurückgelegten Stein wird der höchste umgedreht, welcher es auch sei (Variante der italienischen und spanischen Regel)
option-heckmeck-short-returned = der zurückgelegte Stein selbst wird umgedreht (die Variante wörtlich genommen; eine Kuriosität: sie macht die Partie viel länger, etwa 195 statt 30 Züge)
option-heckmeck-decline_steal = Ein Stein, der zu stehlen wäre
option-heckmeck-decline_steal-true = darf liegen bleiben, zugunsten des nächstniedrigeren vom Grill (italienische und spanische Regel)
option-heckmeck-decline_steal-false = muss gestohlen werden, wie in den meisten Programmen
option-heckmeck-tiles = Steine auf dem Grill
option-heckmeck-tiles-all = alle sechzehn, 21 bis 36 (die einfache Regel)
option-heckmeck-tiles-some = nur einige, für eine schnelle Partie (von uns)

## Regeln

heckmeck-rules-goal = Auf dem Grill liegen Bratwürmer, auf Steinen von 21 bis 36. Hol dir Steine mit den Würfeln: 21–24 tragen einen Wurm, 25–28 zwei, 29–32 drei, 33–36 vier. Wer am Ende die meisten Würmer hat, gewinnt.
heckmeck-rules-turn = Du wirfst alle acht Würfel: 1 bis 5 und ein Wurm, der 5 Punkte zählt. Wähle ein Symbol und lege alle Würfel beiseite, die es zeigen; jedes Symbol nur einmal im Zug. Dann wirf die übrigen, oder hör auf. Liegen alle Würfel oder alle sechs Symbole beiseite, ist der Zug vorbei.
heckmeck-rules-claiming = Mindestens ein Wurm muss dabei sein. Deine Punkte nennen einen Stein. Liegt er auf dem Grill, nimmst du ihn. Liegt er bei jemandem obenauf, darfst du ihn stehlen, aber nur mit genau so vielen Punkten. Sonst bekommst du den nächstniedrigeren vom Grill. Steine werden gestapelt: nur der oberste kann gestohlen werden. Gibt es einen Stein für dich, wenn du aufhörst, musst du einen nehmen.
heckmeck-rules-failing = Der Zug geht schief, wenn ein Wurf nur Symbole zeigt, die du schon hast, wenn du ohne Wurm aufhörst oder wenn es keinen Stein für dich gibt. Dann kommt dein oberster Stein zurück auf den Grill, und der höchste dort wird für immer umgedreht, außer es ist genau der zurückgelegte. Hast du keinen Stein, geschieht nichts.
heckmeck-rules-end = Die Partie endet, wenn kein offener Stein mehr auf dem Grill liegt. Die meisten Würmer gewinnen; bei Gleichstand entscheidet der höchste einzelne Stein.
heckmeck-rules-variants = short=highest: jeder zurückgelegte Stein kostet den höchsten auf dem Grill, so ist eher Schluss. short=returned: der zurückgelegte Stein selbst wird umgedreht; eine Kuriosität, die das Spiel länger macht, nicht kürzer. decline_steal=false: wer stehlen kann, muss. tiles=[21,22,…]: ein kleinerer Grill.
heckmeck-rules-typing = keep 5 · keep W (die Würmer) · roll (werfen) · take 25 (nehmen) · steal 21 (stehlen) · give up (aufgeben)
