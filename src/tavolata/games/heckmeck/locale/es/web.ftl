### El tablero de Heckmeck en la página.

heckmeck-web-aside = Apartados
heckmeck-web-sum = Suma: { $sum }
heckmeck-web-worm = gusano
heckmeck-web-worms = { $count ->
        [one] gusano
       *[other] gusanos
    }
heckmeck-web-with-worm = con gusano ✓
heckmeck-web-no-worm = aún sin gusano
heckmeck-web-choose = Tu tirada: ¿con qué cara te quedas?
heckmeck-web-roll-of = La tirada de { $who }
heckmeck-web-left = { $count ->
        [0] Todos los dados están apartados
        [one] Queda un dado
       *[other] Quedan { $count } dados
    }
heckmeck-web-tap-a-face = Toca los dados que apartas
heckmeck-web-keep = Apartar { $count } × { $face ->
        [W] gusano
       *[other] { $face }
    }{ $known ->
        [yes] {" "}· suma { $sum }
       *[no] {""}
    }{ $fails ->
        [yes] {" "}· el turno falla
       *[no] {""}
    }
heckmeck-web-fails = falla
heckmeck-web-roll = { $count ->
        [one] Tirar el último dado
       *[other] Tirar { $count } dados
    }
heckmeck-web-take = Tomar la { $tile } · { $worms ->
        [one] 1 gusano
       *[other] { $worms } gusanos
    }
heckmeck-web-steal = Robar la { $tile } · { $worms ->
        [one] 1 gusano
       *[other] { $worms } gusanos
    }
heckmeck-web-from = a { $who }
heckmeck-web-or = o déjala y elige:
heckmeck-web-give-up = Rendirse
heckmeck-web-you-return = devuelves la { $tile }
heckmeck-web-nothing-lost = no pierdes nada
heckmeck-web-tile = Ficha { $tile }, { $worms ->
        [one] 1 gusano
       *[other] { $worms } gusanos
    }
heckmeck-web-tile-gone = La ficha { $tile } está en el montón de alguien
heckmeck-web-tile-down = Ficha { $tile }, boca abajo
heckmeck-web-stack = { $who }: { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }, encima la { $tile }
heckmeck-web-whole-stack = { $you ->
        [yes] Tus fichas
       *[no] Las fichas de { $who }
    }, la última está encima
heckmeck-web-close = Cerrar
heckmeck-web-odds = En las fichas: tu probabilidad de alcanzarla en este turno, si juegas solo a por ella.

## On the first screen

web-facts-heckmeck = 2–7 jugadores · 20 minutos
web-line-heckmeck = Tira, arriésgate y roba los gusanos del plato de al lado.
