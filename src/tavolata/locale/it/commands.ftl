command-preparing = Preparo le regole. Ci vuole mezzo minuto, solo questa volta.
verify-moves =
    { $count ->
        [one] L'unica voce rispetta le regole.
       *[other] Tutte le { $count } voci rispettano le regole.
    }
verify-dice = Ogni dado e ogni carta vengono dal seme fissato prima della partita. Nessuno ha scelto o cambiato nulla dopo che i giocatori hanno dato le loro parole.
verify-no-dice = La registrazione non contiene né seme né impegno: sui dadi non prova nulla.
verify-no-seed = Il seme non è ancora svelato: i dadi non si possono controllare.
verify-running = La partita è ancora in corso.
verify-misfit = La voce { $number } non torna: «{ $entry }». { $why }
verify-misfit-part = Una parte della registrazione non torna: { $part }. { $why }
