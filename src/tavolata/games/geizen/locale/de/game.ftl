### Geizen. Die Erzählung nimmt die Felder der Ereignisse aus protocol.md; `who` ist der Name des
### Platzes, `you` ist yes, wenn es der Leser war.

geizen-name = Geizen
geizen-about = Reihen füllen, Chips einstreichen, nur nicht selbst blank sein · 2–5 Personen
geizen-score = { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
    }

## Erzählung

geizen-rolled = { $you ->
        [yes] Du würfelst { $dice }.
       *[no] { $who } würfelt { $dice }.
    }
geizen-kept = { $you ->
        [yes] Du legst { $dice } beiseite.
       *[no] { $who } legt { $dice } beiseite.
    }
geizen-placed = { $you ->
        [yes] Du belegst
       *[no] { $who } belegt
    } Feld { $square } in Reihe { $row } mit { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }{ $from ->
        [reserve] {" "}aus dem Vorrat.
       *[own] .
    }
geizen-completed = { $you ->
        [yes] Du füllst Reihe { $row } und streichst { $chips } Chips ein!
       *[no] { $who } füllt Reihe { $row } und streicht { $chips } Chips ein!
    }
geizen-paid = { $you ->
        [yes] Du zahlst
       *[no] { $who } zahlt
    } { $chips ->
        [one] 1 Chip.
       *[other] { $chips } Chips.
    }
geizen-borrowed = { $you ->
        [yes] Du leihst dir
       *[no] { $who } leiht sich
    } { $chips ->
        [one] 1 Chip aus dem Vorrat.
       *[other] { $chips } Chips aus dem Vorrat.
    }
geizen-repaid = { $you ->
        [yes] Du zahlst
       *[no] { $who } zahlt
    } { $chips ->
        [one] den geliehenen Chip zurück.
       *[other] { $chips } geliehene Chips zurück.
    }

## Züge

geizen-heading = Welche Würfel legst du beiseite?
geizen-then-chips = { $count ->
        [one] { $sign }1 Chip
       *[other] { $sign }{ $count } Chips
    }
geizen-then-completed = Reihe { $row } voll
geizen-then-paid = die anderen zahlen { $count }
geizen-then-over = die Partie ist aus

## Der Bildschirm

geizen-dice-rolled = Gewürfelt
geizen-dice-kept = Beiseite
geizen-reserve = Vorrat: { $count }
geizen-legend = [○ ○] zwei Chips · < ○ > gelb: Vorrat · {"{"} ○ {"}"} rot: die anderen zahlen →
geizen-reconstruction = Der gedruckte Plan ist verloren: dieser ist aus dem Text der Regel nachgebaut.

## Optionen

option-geizen-board = Plan
option-geizen-board-classic = classic: eine Rekonstruktion; das Bild des Regelhefts ist verloren, sein Text legt einen Teil fest
option-geizen-board-own = ein eigener Plan, als Tabelle

## Regeln

geizen-rules-goal = Jeder Würfel legt einen Chip auf den Plan. Wer eine Reihe füllt, bekommt alle Chips darin. Hat jemand keinen Chip mehr, gewinnen die meisten Chips.
geizen-rules-board = Fünf Reihen, je eine für die Zahlen 1 bis 5. Das letzte Feld jeder Reihe ist rot und sagt, was die anderen zahlen. Gelbe Felder füllt der Vorrat. Das erste Feld der Reihen 1 und 2 nimmt zwei Chips. Zu zweit beginnt jeder mit 18 Chips, zu dritt mit 22, zu viert oder fünft mit 25. Der Plan „classic“ ist eine Rekonstruktion: das gedruckte Bild ist verloren.
geizen-rules-turn = Du wirfst alle fünf Würfel und legst mindestens einen beiseite, ganz nach Wunsch. Den Rest wirfst du wieder, bis alle fünf beiseiteliegen.
geizen-rules-placing = Dann legt jeder Würfel einen Chip auf das erste freie Feld seiner Reihe; eine 6 legt nichts. Die Chips sind deine eigenen, auf gelben Feldern die des Vorrats. Wer das rote Feld füllt, bekommt die ganze Reihe, und alle anderen zahlen die Zahl im Pfeil an den Vorrat. Die Reihe beginnt sofort von vorn.
geizen-rules-debts = Reichen deine Chips nicht, leihst du dir welche aus dem Vorrat und zahlst sie am Ende deines Zuges zurück, aus dem, was du eingestrichen hast.
geizen-rules-end = Wer am Ende des eigenen Zuges keinen Chip mehr hat, beendet die Partie. Wer seine Chips im Zug eines anderen verliert, spielt weiter.
geizen-rules-variants = board={"{"}"rows": […]{"}"}: ein eigener Plan.
geizen-rules-typing = keep 2 2 (die Würfel, die du beiseitelegst)
