### Reasons that the coach gives in this game.

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
