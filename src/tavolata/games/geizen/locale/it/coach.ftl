### Reasons that the coach gives in this game.

coach-geizen-ends = Così se ne va l’ultimo gettone: la partita sarebbe finita, e persa.
coach-geizen-fills = Completa la fila { $row }: { $chips ->
        [one] 1 gettone
       *[other] { $chips } gettoni
    } da prendere{ $arrow ->
        [0] .
       *[other] , e tutti gli altri pagano { $arrow }.
    }
coach-geizen-fill-odds = Così la fila { $row } si completa { $more_times } volte su { $of }, altrimenti { $times ->
        [0] quasi mai.
       *[other] solo { $times }.
    }
coach-geizen-one-short = Alla fila { $row } manca poi una sola casella: { $chips ->
        [one] 1 gettone aspetta
       *[other] { $chips } gettoni aspettano
    } chi viene dopo.
coach-geizen-sixes = { $count ->
        [one] Un sei non costa niente: meglio tenerlo.
       *[other] { $count } sei non costano niente: meglio tenerli.
    }
coach-geizen-roll-again = { $dice ->
        [one] Quel dado costa
       *[other] Quei { $dice } dadi costano
    } { $cost ->
        [one] 1 gettone:
       *[other] { $cost } gettoni:
    } tirando di nuovo può andare meglio.
coach-geizen-cheaper = Costa { $cost ->
        [one] 1 gettone
       *[other] { $cost } gettoni
    } in meno.
coach-geizen-safe = { $dice ->
        [one] Quel dado costa
       *[other] Quei { $dice } dadi costano
    } abbastanza poco: tirando di nuovo potrebbe andare peggio.
