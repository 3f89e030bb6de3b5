### Das Brett von Geizen auf der Seite.

geizen-web-board = Der Plan
geizen-web-row = Reihe { $row }: { $filled } von { $squares } Feldern belegt, Pfeil { $arrow }
geizen-web-take = { $you ->
        [yes] du nimmst { $chips }
       *[no] { $who } nimmt { $chips }
    }
geizen-web-aside = Beiseite
geizen-web-nothing-aside = noch nichts
geizen-web-choose = Dein Wurf: Tippe an, was du behältst
geizen-web-roll-of = Der Wurf von { $who }
geizen-web-die = { $face }
geizen-web-keep = { $dice } behalten
geizen-web-keep-all = { $count ->
        [1] Behalten
       *[other] Alle { $count } behalten
    }
geizen-web-pick = Tippe Würfel an
geizen-web-then-roll = { $count ->
        [one] den letzten noch einmal
       *[other] { $count } Würfel noch einmal
    }
geizen-web-then-place = legen, Zug zu Ende
geizen-web-if-all = Behältst du alle:
geizen-web-placing = { $own ->
        [0] { $reserve ->
            [0] Es wird kein Chip gelegt.
           *[other] Der Vorrat legt { $reserve }.
        }
       *[other] { $reserve ->
            [0] Du legst { $own }.
           *[other] Du legst { $own }, der Vorrat { $reserve }.
        }
    }
geizen-web-complete = Reihe { $row } voll: Du nimmst { $chips }.
geizen-web-pay = { $one ->
        [yes] { $who } zahlt { $chips }.
       *[no] { $who } zahlen je { $chips }.
    }
geizen-web-borrow = Du leihst dir { $chips } aus dem Vorrat.
geizen-web-repay = Du zahlst { $chips } zurück.
geizen-web-ends = Die Partie ist aus.
geizen-web-goes-on = Was beiseiteliegt, bleibt; die anderen Würfel werden noch einmal geworfen.
geizen-web-legend = × 2: zwei Chips · Sack: aus dem Vorrat · Pfeil: die anderen zahlen

## On the first screen

web-facts-geizen = 2–5 Spieler · 20 Minuten
web-line-geizen = Wenig ausgeben, abwarten und die ganze Reihe einstreichen.
