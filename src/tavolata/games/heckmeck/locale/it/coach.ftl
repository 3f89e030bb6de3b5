### Reasons that the coach gives in this game.

coach-heckmeck-stop = Tirare ancora va male { $times ->
        [one] una volta
       *[other] { $times } volte
    } su { $of }: si perde l’occasione della { $tile }{ $top ->
        [0] .
       *[other] {" "}e la { $top } torna sulla griglia.
    }
coach-heckmeck-roll-on = Tirare ancora va male solo { $times ->
        [one] una volta
       *[other] { $times } volte
    } su { $of }, e si può avere di più della { $tile } con { $worms ->
        [one] 1 verme.
       *[other] { $worms } vermi.
    }
coach-heckmeck-gamble = La { $tile } con { $worms ->
        [one] il suo verme
       *[other] i suoi { $worms } vermi
    } qui non basta: vale la pena rischiare, anche se tirare ancora va male { $times ->
        [one] una volta
       *[other] { $times } volte
    } su { $of }.
coach-heckmeck-no-giving-up = Rinunciare è un turno a vuoto sicuro; tirando ancora riesce { $times ->
        [one] una volta
       *[other] { $times } volte
    } su { $of }.
coach-heckmeck-steal = Rubare la { $tile } conta doppio: { $worms ->
        [one] un verme in più qui e uno in meno
       *[other] { $worms } vermi in più qui e { $worms } in meno
    } dall’altra parte.
coach-heckmeck-makes-steal = { $count } × { $face ->
        [W] verme
       *[other] { $face }
    } fa esattamente { $tile } punti: quella tessera si può rubare.
coach-heckmeck-worm-first = Senza verme niente tessera, e { $dice ->
        [one] il prossimo dado non ne mostra
       *[other] i prossimi { $dice } dadi non ne mostrano
    } { $times ->
        [one] una volta
       *[other] { $times } volte
    } su { $of }.
coach-heckmeck-worm-later = I vermi possono aspettare: con { $dice ->
        [one] ancora un dado
       *[other] ancora { $dice } dadi
    } il prossimo tiro ne mostra uno { $times ->
        [one] una volta
       *[other] { $times } volte
    } su { $of }.
coach-heckmeck-fails-more = Con { $count } × { $face ->
        [W] verme
       *[other] { $face }
    } il turno va a vuoto { $more_times } volte su { $of }, così { $times ->
        [0] quasi mai.
       *[other] solo { $times }.
    }
coach-heckmeck-more-points = Porta { $points } punti; { $bad_count } × { $bad_face ->
        [W] verme
       *[other] { $bad_face }
    } solo { $bad_points }.
coach-heckmeck-fewer-dice = { $bad_count } × { $bad_face ->
        [W] verme
       *[other] { $bad_face }
    } consuma più dadi per { $bad_points } punti; così { $dice ->
        [one] ne resta 1
       *[other] ne restano { $dice }
    } da tirare.
