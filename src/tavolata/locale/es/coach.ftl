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
