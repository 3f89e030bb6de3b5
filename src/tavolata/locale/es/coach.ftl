### Lo que dice el entrenador. Los motivos son hechos sobre una elección: sirven para una pista, un
### repaso y un acertijo, por eso no dicen quién eligió. `times` de cada `of`: cuántas veces ocurre.

coach-name = El entrenador
coach-grade-fine = bien
coach-grade-inaccuracy = imprecisión
coach-grade-mistake = error
coach-grade-blunder = error grave
coach-count-fine = { $count } bien
coach-count-inaccuracy = { $count ->
        [one] 1 imprecisión
       *[other] { $count } imprecisiones
    }
coach-count-mistake = { $count ->
        [one] 1 error
       *[other] { $count } errores
    }
coach-count-blunder = { $count ->
        [one] 1 error grave
       *[other] { $count } errores graves
    }

## Motivos, en cualquier juego

coach-wins = Desde aquí gana { $best } de cada 100 partidas; la otra opción, { $other }.
coach-nearly-equal = Entre las dos apenas hay diferencia.

## Motivos en Heckmeck

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

## Motivos en Geizen

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

## Motivos en Alles im Eimer

coach-eimer-defend = { $cards ->
        [one] Una carta salva
       *[other] { $cards } cartas salvan
    } { $buckets ->
        [one] un cubo.
       *[other] { $buckets } cubos.
    }
coach-eimer-let-fall = Mejor perder ahora { $buckets ->
        [one] un cubo
       *[other] { $buckets } cubos
    } que { $cards ->
        [one] una buena carta:
       *[other] { $cards } buenas cartas:
    } solo se roba una a cambio, y quien recibe el golpe ataca después.
coach-eimer-fewer-buckets = Así { $buckets ->
        [one] se va un cubo;
       *[other] se van { $buckets } cubos;
    } de la otra forma, { $more }.
coach-eimer-holds = El siguiente puede superar una suma de { $sum } { $times ->
        [0] casi nunca,
        [one] solo una de cada { $of } veces,
       *[other] solo { $times } de cada { $of } veces,
    } y una de { $more }, en cambio, { $more_times }.
coach-eimer-hits = Un golpe { $colour ->
        [Y] amarillo
        [W] blanco
        [R] rojo
        [B] azul
       *[G] verde
    } le cuesta al siguiente al menos { $buckets ->
        [one] un cubo;
       *[other] { $buckets } cubos;
    } si no, { $fewer }.
coach-eimer-fewer-cards = { $cards ->
        [one] Basta una carta
       *[other] Bastan { $cards } cartas
    } en lugar de { $more }: se roba solo una, se jueguen las que se jueguen.
coach-eimer-keep-high = Aquí bastan { $points } puntos; las cartas más altas valen más en la defensa.
coach-eimer-low-cards = Primero las bajas: { $points } puntos jugados en vez de { $more }, y las altas se quedan en la mano.
coach-eimer-build = Lo de abajo sostiene lo demás: ahí va el color que la mano defiende mejor, sobre todo el { $colour ->
        [Y] amarillo
        [W] blanco
        [R] rojo
        [B] azul
       *[G] verde
    } con { $points } puntos.

## tavolata review

coach-told-heading = { $game } · { $names } · repaso
coach-told-running = Esta partida sigue en marcha: así ha ido hasta ahora.
coach-told-working = El entrenador repasa la partida…
coach-told-mattered = Lo que decidió
coach-told-nothing = Ninguna elección regaló mucho y ninguna tirada dio la vuelta a la partida.
coach-told-entry = línea
coach-told-who = quién
coach-told-what = qué pasó
coach-told-better = mejor
coach-told-lost = victoria regalada
coach-told-why = por qué
coach-told-chance = el azar
coach-told-luck = { $who } { $points }
coach-told-sums = Las cuentas, en centésimas de victoria
coach-told-start = inicio
coach-told-sum-luck = suerte
coach-told-sum-lost = regalado
coach-told-sum-others = de los demás
coach-told-sum-unseen = cartas ocultas
coach-told-result = resultado
coach-told-so-far = hasta ahora
coach-told-adjusted = sin suerte
coach-told-choices = elecciones
coach-told-meaning = Resultado = inicio + suerte − regalado + de los demás + cartas ocultas. Sin suerte ni cartas ocultas, las elecciones solas habrían llevado del inicio a la última cifra.
coach-told-meaning-open = Resultado = inicio + suerte − regalado + de los demás. Sin suerte, las elecciones solas habrían llevado del inicio a la última cifra.
coach-told-grades = Regalar { $inaccuracy } centésimas de victoria es una imprecisión; desde { $mistake }, un error; desde { $blunder }, un error grave.
coach-told-revised = Donde el entrenador cambia de opinión entre turnos, { $points } centésimas en total, cuenta como suerte.
coach-told-written = Escrito: { $path }
coach-picture-wins = Probabilidad de ganar
coach-picture-entries = Líneas de la partida
coach-picture-choice = algo regalado
coach-picture-stroke = un golpe de suerte, buena o mala
