### El entrenador en la página: niveles, pistas, repaso, práctica, acertijos. `percent` ya está escrito.

web-bots = Los bots

## Pistas

web-hint = Pista
web-odds = Probabilidades
web-hint-asking = El entrenador lo está pensando …
web-chance-to-win = { $percent } de ganar
web-hinted = { $count ->
        [one] pidió 1 pista
       *[other] pidió { $count } pistas
    }
web-hints = Pistas del entrenador
web-hints-bots = a quien juega solo contra bots
web-hints-always = a todos
web-hints-never = a nadie
web-hints-seen = Todos en la mesa ven cuántas pistas ha pedido cada uno.

## Repaso

web-review = Repaso
web-review-working = El búho repasa tu partida …
web-review-graph = Quién iba ganando
web-review-graph-how = Probabilidad de ganar en tanto por ciento. Toca, arrastra o usa las flechas para ver la mesa en ese momento.
web-review-start = inicio
web-review-end = final
web-review-chance = { $who } { $percent }
web-review-adjusted = { $you ->
        [yes] Dejando la suerte aparte, jugaste por el { $percent } de la victoria.
       *[no] Dejando la suerte aparte, { $who } jugó por el { $percent } de la victoria.
    }
web-review-moments = Los momentos decisivos
web-review-turn = Turno { $number }
web-review-cost = { $points ->
        [one] regaló 1 punto de probabilidad de ganar
       *[other] regaló { $points } puntos de probabilidad de ganar
    }
web-review-best = la mejor
web-review-yours = tú
web-review-played = jugada
web-review-good = bien elegido
web-review-better = Mejor: { $move }
web-review-show = Ver la mesa
web-review-clean = Ni un error digno de mención. ¡Bien jugado!
web-review-more = { $count ->
        [one] Un momento más
       *[other] { $count } momentos más
    }
web-review-luck = Suerte y destreza
web-review-luck-how = En puntos de probabilidad de ganar: desde el inicio, entre suerte y decisiones, hasta el resultado.
web-review-luck-of = suerte
web-review-part-luck = Suerte
web-review-part-own = Errores propios
web-review-part-others = Errores ajenos
web-review-part-unseen = Cartas ocultas
web-review-big = Grandes momentos
web-review-big-how = En puntos de probabilidad de ganar, para quien los vivió.
web-review-overview = Volver a toda la partida
web-review-earlier = El error anterior
web-review-later = El error siguiente
web-finished = Partidas terminadas

## Práctica

web-practice = Práctica
web-practice-from-here = Jugar desde aquí
web-practice-how = Una partida de práctica empieza en un momento de otra partida. Sus dados se tiran de nuevo, y sobre ellos no se demuestra nada.
web-practice-against = Contra quién
web-practice-same = tan fuertes como en la partida
web-practice-again = Otra vez desde aquí
web-practice-back = Volver al repaso

## Acertijos

web-puzzles = ¿Qué harías tú?
web-puzzles-line = Posiciones reales, una decisión cada una. Mira cuánto valía.
web-puzzle-number = Acertijo { $number } de { $of }
web-puzzle-ask = Te toca: ¿qué harías?
web-puzzle-how = Elige como lo harías en la mesa. Luego verás cuánto valía cada elección.
web-puzzle-right = ¡Es la mejor jugada!
web-puzzle-worth = { $move }: { $percent } de ganar.
web-puzzle-fine = Casi tan buena como la mejor
web-puzzle-next = Siguiente
web-puzzle-score = { $right } de { $tried } bien elegidas
web-puzzle-none = Todavía no hay acertijos de este juego.
