### Reasons that the coach gives in this game.

coach-geizen-ends = Eso gasta la última moneda: la partida se acabaría, y perdida.
coach-geizen-fills = Completa la fila { $row }: { $chips ->
        [one] 1 moneda
       *[other] { $chips } monedas
    } que llevarse{ $arrow ->
        [0] .
       *[other] , y todos los demás pagan { $arrow }.
    }
coach-geizen-fill-odds = Así la fila { $row } se completa { $more_times } de cada { $of } veces; de la otra forma, { $times ->
        [0] casi nunca.
       *[other] solo { $times }.
    }
coach-geizen-one-short = A la fila { $row } le falta luego una sola casilla: { $chips ->
        [one] 1 moneda espera
       *[other] { $chips } monedas esperan
    } al siguiente.
coach-geizen-sixes = { $count ->
        [one] Un seis no cuesta nada: conviene quedárselo.
       *[other] { $count } seises no cuestan nada: conviene quedárselos.
    }
coach-geizen-roll-again = { $dice ->
        [one] Ese dado cuesta
       *[other] Esos { $dice } dados cuestan
    } { $cost ->
        [one] 1 moneda:
       *[other] { $cost } monedas:
    } tirando otra vez puede salir más barato.
coach-geizen-cheaper = Cuesta { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    } menos.
coach-geizen-safe = { $dice ->
        [one] Ese dado es lo bastante barato:
       *[other] Esos { $dice } dados son lo bastante baratos:
    } tirando otra vez podría costar más.
