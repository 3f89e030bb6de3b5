command-preparing = Preparando las reglas. Tarda medio minuto, solo esta vez.
verify-moves =
    { $count ->
        [one] Su única entrada cumple las reglas.
       *[other] Las { $count } entradas cumplen las reglas.
    }
verify-dice = Cada dado y cada carta salieron de la semilla fijada antes de la partida. Nadie eligió ni cambió nada después de que los jugadores dieran sus palabras.
verify-no-dice = El registro no tiene semilla ni compromiso: no prueba nada sobre sus dados.
verify-no-seed = La semilla aún no se muestra: los dados no se pueden comprobar.
verify-running = La partida sigue en curso.
verify-misfit = La entrada { $number } no encaja: «{ $entry }». { $why }
verify-misfit-part = Una parte del registro no encaja: { $part }. { $why }
