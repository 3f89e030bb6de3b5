### Reasons that the coach gives in this game.

coach-heckmeck-stop = Volver a tirar falla { $times } de cada { $of } veces: se escaparía la { $tile }{ $top ->
        [0] .
       *[other] {" "}y la { $top } volvería a la parrilla.
    }
coach-heckmeck-roll-on = Volver a tirar falla solo { $times } de cada { $of } veces, y se puede sacar más que la { $tile } con { $worms ->
        [one] 1 gusano.
       *[other] { $worms } gusanos.
    }
coach-heckmeck-gamble = La { $tile } con { $worms ->
        [one] su gusano
       *[other] sus { $worms } gusanos
    } aquí no basta: merece la pena arriesgarse, aunque volver a tirar falla { $times } de cada { $of } veces.
coach-heckmeck-no-giving-up = Rendirse es fallar seguro; volver a tirar aún sale bien { $times } de cada { $of } veces.
coach-heckmeck-steal = Robar la { $tile } cuenta doble: { $worms ->
        [one] un gusano más aquí y uno menos
       *[other] { $worms } gusanos más aquí y { $worms } menos
    } enfrente.
coach-heckmeck-makes-steal = { $count } × { $face ->
        [W] gusano
       *[other] { $face }
    } suma exactamente { $tile }: esa ficha se puede robar.
coach-heckmeck-worm-first = Sin gusano no hay ficha, y { $dice ->
        [one] el próximo dado no saca
       *[other] los próximos { $dice } dados no sacan
    } ninguno { $times } de cada { $of } veces.
coach-heckmeck-worm-later = Los gusanos pueden esperar: con { $dice ->
        [one] un dado
       *[other] { $dice } dados
    } por tirar, sale alguno { $times } de cada { $of } veces.
coach-heckmeck-fails-more = Con { $count } × { $face ->
        [W] gusano
       *[other] { $face }
    } el turno falla { $more_times } de cada { $of } veces; así, { $times ->
        [0] casi nunca.
       *[other] solo { $times }.
    }
coach-heckmeck-more-points = Da { $points } puntos; { $bad_count } × { $bad_face ->
        [W] gusano
       *[other] { $bad_face }
    }, solo { $bad_points }.
coach-heckmeck-fewer-dice = { $bad_count } × { $bad_face ->
        [W] gusano
       *[other] { $bad_face }
    } gasta más dados por { $bad_points } puntos; así { $dice ->
        [one] queda 1
       *[other] quedan { $dice }
    } por tirar.
