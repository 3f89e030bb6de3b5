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

## La arena y el laboratorio

arena-playing = Los bots juegan
arena-title =
    { $game }, { $seats } jugadores: { $games ->
        [one] una partida
       *[other] { $games } partidas
    } (semilla { $seed })
arena-bot = Bot
arena-share = Victorias
arena-interval = 95 %
arena-score = Puntos
arena-rating = Fuerza
arena-forfeits = Abandonos
arena-time = Por jugada
arena-picture-axis = Parte de las victorias con su intervalo del 95 %; a trazos: lo que tendría un igual
arena-nothing = Interrumpido antes de que acabara una partida: no hay nada que contar.
arena-stopped = Interrumpido antes de tiempo: son { $games } de { $asked } partidas.
arena-forfeit-late =
    { $bot } respondió demasiado tarde y por eso perdió { $count ->
        [one] una partida
       *[other] { $count } partidas
    }.
arena-forfeit-died =
    { $bot } terminó o cerró su salida y por eso perdió { $count ->
        [one] una partida
       *[other] { $count } partidas
    }.
arena-forfeit-nonsense =
    { $bot } respondió algo que no es una jugada y por eso perdió { $count ->
        [one] una partida
       *[other] { $count } partidas
    }.
arena-forfeit-illegal =
    { $bot } hizo una jugada ilegal y por eso perdió { $count ->
        [one] una partida
       *[other] { $count } partidas
    }.
lab-compiling = Un momento: los juegos se compilan para este equipo; solo la primera vez.
lab-getting-ready = Preparando
lab-training = Aprendiendo
lab-solving = Calculando
lab-stopped = Interrumpido. No se pierde nada: la misma orden sigue donde esta terminó.
lab-written = Guardado en { $path }.
lab-seeking = Buscando acertijos
curve-positions = Posiciones aprendidas, en millones
curve-share = Parte de las victorias contra el juego del experto

## Export

refused-no-database = En { $path } no hay una base de datos de partidas. Indica una con --database.
export-writing = Escribiendo mesas
export-stopped-zip = Interrumpido: no se ha escrito nada.
export-unreadable = El diario de la mesa { $code } está escrito, pero las reglas de hoy no encajan con él: faltan algunas actas.
export-done =
    { $tables ->
        [one] Una mesa
       *[other] { $tables } mesas
    } con { $records ->
        [one] un acta
       *[other] { $records } actas
    }: todo en { $path }.
