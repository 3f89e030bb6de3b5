### Highroll. Die Sätze der Geschichte bekommen die Felder der Ereignisse.

highroll-name = Highroll
highroll-about = Zwei Würfel, noch ein Versuch, die höchste Summe gewinnt · 2–4 Personen
highroll-score = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
highroll-rolled = { $you ->
        [yes] Du würfelst { $dice }.
       *[no] { $who } würfelt { $dice }.
    }
highroll-rules-goal = Die höchste Summe zweier Würfel gewinnt.
highroll-rules-turn = Wirf beide Würfel. Lass sie gelten (stay), oder wirf beide noch einmal (again): Der zweite Wurf gilt.
refused-highroll-notation = Ein Zug heißt again oder stay.
