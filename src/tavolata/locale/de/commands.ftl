command-preparing = Die Regeln werden vorbereitet. Das dauert eine halbe Minute, nur dieses eine Mal.
verify-moves =
    { $count ->
        [one] Der eine Eintrag entspricht den Regeln.
       *[other] Alle { $count } Einträge entsprechen den Regeln.
    }
verify-dice = Jeder Würfel und jede Karte stammt aus dem Startwert, der vor dem Spiel festgelegt wurde. Niemand hat danach etwas ausgesucht oder verändert.
verify-no-dice = Die Aufzeichnung enthält weder Startwert noch Festlegung: Über ihre Würfel beweist sie nichts.
verify-no-seed = Der Startwert ist noch geheim: Die Würfel lassen sich noch nicht prüfen.
verify-running = Die Partie läuft noch.
verify-misfit = Eintrag { $number } passt nicht: «{ $entry }». { $why }
verify-misfit-part = Ein Teil der Aufzeichnung passt nicht: { $part }. { $why }
