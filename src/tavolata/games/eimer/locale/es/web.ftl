### El tablero de Alles im Eimer en la página.
### `you` y `on_you` son yes cuando se trata de quien lee; `row` cuenta desde abajo, `across` desde la izquierda, ambos desde 1.

## Piezas

eimer-web-card = { $colour ->
        [Y] gallo amarillo
        [W] caballo blanco
        [R] toro rojo
        [B] oveja azul
       *[G] cerdo verde
    } { $value }
eimer-web-bucket = { $colour ->
        [Y] cubo amarillo del gallo
        [W] cubo blanco del caballo
        [R] cubo rojo del toro
        [B] cubo azul de la oveja
       *[G] cubo verde del cerdo
    }, { $row ->
        [1] fila de abajo
       *[other] fila { $row } desde abajo
    }, lugar { $across }
eimer-web-place = Lugar vacío, { $row ->
        [1] fila de abajo
       *[other] fila { $row } desde abajo
    }, lugar { $across }

## Jugadores

eimer-web-tag-attacks = ataca
eimer-web-tag-defends = se defiende
eimer-web-tag-chooses = elige
eimer-web-tag-wins = gana
eimer-web-building = construye …
eimer-web-ready = ✓ listo
eimer-web-in-hand = cartas en mano
eimer-web-look = { $count ->
        [one] Ver en grande la pirámide de { $who }, 1 cubo
       *[other] Ver en grande la pirámide de { $who }, { $count } cubos
    }
eimer-web-your-pyramid = Tu pirámide
eimer-web-pyramid-of = Pirámide de { $who }
eimer-web-close = Cerrar

## El ataque

eimer-web-attack = El ataque
eimer-web-beat = { $colour ->
        [Y] Gallos: supera
        [W] Caballos: supera
        [R] Toros: supera
        [B] Ovejas: supera
       *[G] Cerdos: supera
    }
eimer-web-attack-of = { $colour ->
        [Y] Ataque de gallos
        [W] Ataque de caballos
        [R] Ataque de toros
        [B] Ataque de ovejas
       *[G] Ataque de cerdos
    }
eimer-web-attacks = { $you ->
        [yes] Atacas a { $on }
       *[no] { $on_you ->
            [yes] { $who } te ataca
           *[no] { $who } ataca a { $on }
        }
    }
eimer-web-starts = { $you ->
        [yes] Atacas tú: elige de una a tres cartas de un color
       *[no] { $who } empieza un ataque
    }
eimer-web-draws = { $you ->
        [yes] Robas una carta
       *[no] { $who } roba una carta
    }
eimer-web-splits = { $you ->
        [yes] Tu pirámide se ha partido: ¿qué parte se queda?
       *[no] { $who } elige qué parte se queda
    }
eimer-web-over = { $you ->
        [yes] Fin de la partida: ¡ganas tú!
       *[no] { $count ->
            [one] Fin de la partida: gana { $who }.
           *[other] Fin de la partida: { $who } comparten la victoria.
        }
    }
eimer-web-direction = { $direction ->
        [1] Se juega en sentido horario, aquí de izquierda a derecha
       *[other] Se juega en sentido antihorario, aquí de derecha a izquierda
    }
eimer-web-pile = { $count ->
        [one] 1 carta en el mazo
       *[other] { $count } cartas en el mazo
    }
eimer-web-standing = en pie
eimer-web-before = { $you ->
        [yes] ante ti
       *[no] en la mesa
    }
eimer-web-costs = { $split ->
        [yes] { $count ->
            [one] cae 1 cubo y luego se parte en dos
           *[other] caen { $count } cubos y luego se parte en dos
        }
       *[no] { $count ->
            [one] cae 1 cubo
           *[other] caen { $count } cubos
        }
    }

## Botones

eimer-web-attack-button = Atacar
eimer-web-defend-button = Defenderse
eimer-web-attack-with = Atacar con { $sum }
eimer-web-defend-with = Defenderse con { $sum }
eimer-web-on-to = { $how }, le toca a { $on }
eimer-web-turns = { $how }: igual, ¡vuelve a { $on }!
eimer-web-pick = elige de 1 a 3 cartas
eimer-web-cannot = { $colour ->
        [Y] tus gallos no alcanzan
        [W] tus caballos no alcanzan
        [R] tus toros no alcanzan
        [B] tus ovejas no alcanzan
       *[G] tus cerdos no alcanzan
    }
eimer-web-other-colour = { $colour ->
        [Y] ahora solo cuentan gallos
        [W] ahora solo cuentan caballos
        [R] ahora solo cuentan toros
        [B] ahora solo cuentan ovejas
       *[G] ahora solo cuentan cerdos
    }
eimer-web-too-low = { $sum } no supera { $beat }
eimer-web-give-up = Ceder
eimer-web-give-up-this = Ceder este cubo
eimer-web-tap-bucket = elige un cubo
eimer-web-lose = pierdes { $count ->
        [one] 1 cubo
       *[other] { $count } cubos
    }
eimer-web-lose-range = pierdes de { $least } a { $most }
eimer-web-keep-left = Queda la izquierda
eimer-web-keep-right = Queda la derecha
eimer-web-draw-now = ¡antes de que juegue el siguiente!
eimer-web-wait-for = { $count ->
        [one] Le toca a { $who }
       *[other] Les toca a { $who }
    }
eimer-web-wait = Un momento …
eimer-web-to-beat = hay que superar { $sum }
eimer-web-you-are-out = Estás fuera: mira a los demás
eimer-web-game-over = Fin de la partida
eimer-web-watching = Estás mirando a { $who }. Toca un asiento para cambiar.

## Construir

eimer-web-tray = Cubos que quedan
eimer-web-left = { $colour ->
        [Y] cubo amarillo del gallo
        [W] cubo blanco del caballo
        [R] cubo rojo del toro
        [B] cubo azul de la oveja
       *[G] cubo verde del cerdo
    }, quedan { $count }; tienes { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }, { $sum } en total
eimer-web-to-place = por poner
eimer-web-build-swap = Una propuesta para tus cartas. Arrastra cubos, o toca dos para cambiarlos.
eimer-web-build-put = Ahora toca su lugar.
eimer-web-build-fill = Toca un cubo aquí y luego su lugar.
eimer-web-put-here = { $colour ->
        [Y] pon aquí el cubo amarillo
        [W] pon aquí el cubo blanco
        [R] pon aquí el cubo rojo
        [B] pon aquí el cubo azul
       *[G] pon aquí el cubo verde
    }
eimer-web-placed = { $colour ->
        [Y] Cubo amarillo
        [W] Cubo blanco
        [R] Cubo rojo
        [B] Cubo azul
       *[G] Cubo verde
    }: { $row ->
        [1] fila de abajo
       *[other] fila { $row } desde abajo
    }, lugar { $across }
eimer-web-fill = Llenar el resto
eimer-web-fill-more = aún puedes cambiar
eimer-web-clear = Empezar de nuevo
eimer-web-clear-more = vacía la pirámide
eimer-web-build = Construir
eimer-web-build-more = ¿lo fuerte abajo?
eimer-web-still-to-place = { $count ->
        [one] falta 1 cubo
       *[other] faltan { $count } cubos
    }
eimer-web-waiting = { $count ->
        [one] Tu pirámide está lista. Uno sigue construyendo.
       *[other] Tu pirámide está lista. { $count } siguen construyendo.
    }
eimer-web-all-build = Todos construyen su pirámide sin que los demás la vean.

## Moves, as the coach names them

eimer-web-move-build = Construir esta pirámide
eimer-web-move-play = Jugar { $cards } ({ $sum })
eimer-web-move-lose = { $colour ->
        [Y] Ceder el cubo amarillo
        [W] Ceder el cubo blanco
        [R] Ceder el cubo rojo
        [B] Ceder el cubo azul
       *[G] Ceder el cubo verde
    }, { $row ->
        [1] fila de abajo
       *[other] fila { $row } desde abajo
    }, lugar { $across }

## On the first screen

web-facts-eimer = 2–6 jugadores · 25 minutos
web-line-eimer = Cuida tus cubos. Si cae uno, cae todo lo que tiene encima.
