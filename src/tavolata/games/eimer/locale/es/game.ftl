### Alles im Eimer. Las frases usan los campos de los eventos de protocol.md; `who` es el nombre del
### asiento, `you` es yes si fue quien lee, `on_you` y `to_you` si le toca a quien lee, `known` es
### yes si quien lee puede conocer las cartas, `count` dice cuántos cubos.

eimer-name = Alles im Eimer
eimer-about = Derriba la pirámide de cubos del vecino, salva la tuya · 2–6 jugadores
eimer-score = { $count ->
        [one] 1 cubo
       *[other] { $count } cubos
    }
colour-Y = gallo amarillo
colour-W = caballo blanco
colour-R = toro rojo
colour-B = oveja azul
colour-G = cerdo verde

## Relato

eimer-dealt = { $known ->
        [yes] { $you ->
            [yes] Recibes { $cards }.
           *[no] { $who } recibe { $cards }.
        }
       *[no] { $who } recibe sus cartas.
    }
eimer-built = { $you ->
        [yes] Tu pirámide está en pie.
       *[no] { $who } ha construido su pirámide.
    }
eimer-revealed = Se enseñan todas las pirámides.
eimer-attacked = { $you ->
        [yes] Atacas a { $on } con { $cards }: { $sum }.
       *[no] { $on_you ->
            [yes] ¡{ $who } te ataca con { $cards }: { $sum }!
           *[no] { $who } ataca a { $on } con { $cards }: { $sum }.
        }
    }
eimer-defended = { $you ->
        [yes] Te defiendes con { $cards }, en total { $sum }:
       *[no] { $who } se defiende con { $cards }, en total { $sum }:
    } { $reversed ->
        [yes] igual, la dirección cambia y
       *[no] ahora
    } { $on_you ->
        [yes] te toca a ti.
       *[no] le toca a { $on }.
    }
eimer-drew = { $known ->
        [yes] { $you ->
            [yes] Robas { $card }.
           *[no] { $who } roba { $card }.
        }
       *[no] { $who } roba una carta.
    }
eimer-missed_draw = { $you ->
        [yes] Has olvidado robar.
       *[no] { $who } ha olvidado robar.
    }
eimer-recycled = { $count ->
        [one] La única carta descartada pasa a ser el nuevo mazo.
       *[other] Las { $count } cartas descartadas pasan a ser el nuevo mazo.
    }
eimer-lost = { $you ->
        [yes] Entregas
       *[no] { $who } entrega
    } { $colour ->
        [Y] un cubo amarillo.
        [W] un cubo blanco.
        [R] un cubo rojo.
        [B] un cubo azul.
       *[G] un cubo verde.
    }
eimer-fell = { $count ->
        [one] { $you ->
            [yes] Se te cae otro cubo.
           *[no] A { $who } se le cae otro cubo.
        }
       *[other] { $you ->
            [yes] Se te caen otros { $count } cubos.
           *[no] A { $who } se le caen otros { $count } cubos.
        }
    }
eimer-split = { $you ->
        [yes] Tu pirámide queda en dos partes.
       *[no] La pirámide de { $who } queda en dos partes.
    }
eimer-kept_part = { $you ->
        [yes] Conservas
       *[no] { $who } conserva
    } { $part ->
        [left] la parte izquierda;
       *[right] la parte derecha;
    } { $count ->
        [one] se va 1 cubo.
       *[other] se van { $count } cubos.
    }
eimer-out = { $you ->
        [yes] Tu último cubo ha caído: estás fuera.
       *[no] El último cubo de { $who } ha caído: ¡fuera!
    }
eimer-passed_start = { $you ->
        [yes] No te quedan cartas;
       *[no] A { $who } no le quedan cartas;
    } { $to_you ->
        [yes] empiezas tú.
       *[no] empieza { $to }.
    }

## Jugadas

eimer-attack-heading = Atacas a { $on }. De una a tres cartas de un color:
eimer-defend-heading = Juega más, en el color { $colour ->
        [Y] gallo amarillo:
        [W] caballo blanco:
        [R] toro rojo:
        [B] oveja azul:
       *[G] cerdo verde:
    }
eimer-lose-heading = O entrega un cubo:
eimer-lose-only-heading = Eso no lo puedes superar. Entrega un cubo:
eimer-split-heading = Tu pirámide está en dos partes. ¿Cuál se queda?
eimer-draw-heading = Puedes robar una carta antes de que actúe el siguiente:
eimer-move-lose = { $colour ->
        [Y] El cubo amarillo
        [W] El cubo blanco
        [R] El cubo rojo
        [B] El cubo azul
       *[G] El cubo verde
    } { $row ->
        [1] de la fila de abajo, sitio { $across }
       *[other] de la fila { $row } desde abajo, sitio { $across }
    }
eimer-move-reverses = cambia la dirección
eimer-move-keep-left = Conservar la parte izquierda
eimer-move-keep-right = Conservar la parte derecha
eimer-move-draw = Robar una carta
eimer-then-fell = { $count ->
        [one] cae 1 más
       *[other] caen { $count } más
    }
eimer-then-nothing-falls = no cae nada más
eimer-then-lost = { $count ->
        [one] se va 1 cubo
       *[other] se van { $count } cubos
    }
eimer-then-split = se parte en dos
eimer-then-out = quedas fuera
eimer-then-over = la partida termina

## La pantalla

eimer-hand = Tu mano
eimer-attack-told = { $who } ataca a { $on } · { $colour ->
        [Y] gallo amarillo
        [W] caballo blanco
        [R] toro rojo
        [B] oveja azul
       *[G] cerdo verde
    } · hay que superar: { $sum }
eimer-piles = Mazo { $pile } · descartes { $discards } · { $direction ->
        [1] sentido horario →
       *[other] ← sentido antihorario
    }
eimer-cards = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
eimer-is-out = fuera
eimer-not-built = construye
eimer-has-built = lista
eimer-build-heading = Construye tu pirámide: { $count } cubos de cada color, desde abajo.

## Opciones

option-eimer-reverse = Cambio de dirección
option-eimer-reverse-false = no (reglamento de 2002)
option-eimer-reverse-true = quien iguala exactamente cambia la dirección (no oficial en 2002, regla impresa en 2005)
option-eimer-forgetful_draw = Robar carta
option-eimer-forgetful_draw-false = ocurre solo
option-eimer-forgetful_draw-true = hay que acordarse antes de que actúe el siguiente (reglamento: quien lo olvida sigue con menos cartas)
option-eimer-last_standing = Se juega
option-eimer-last_standing-false = hasta que cae una pirámide, con cinco o seis jugadores dos (reglamento)
option-eimer-last_standing-true = hasta que queda una sola pirámide
option-eimer-edition = Edición
option-eimer-edition-2002 = 2002: 15 cubos, 110 cartas, 12 en mano
option-eimer-edition-2005 = 2005: 10 cubos, 80 cartas, 8 en mano, a igual suma cambia la dirección

## Reglas

eimer-rules-goal = Cada uno guarda una pirámide de cubos. Ataca al vecino con cartas, para lo que venga, y ten más cubos en pie cuando caiga la primera pirámide.
eimer-rules-setup = Cada uno recibe 12 cartas y construye a escondidas una pirámide de 15 cubos, tres de cada color: 5 abajo, luego 4, 3, 2, 1. Los colores son animales: Y gallo amarillo, W caballo blanco, R toro rojo, B oveja azul, G cerdo verde. De cada color hay dos 1 y dos 8, y tres de todas las demás.
eimer-rules-attack = Juega de una a tres cartas de un color: su suma ataca al siguiente. Él puede jugar de una a tres del mismo color: la suma de todas las cartas que tiene delante debe ser mayor que la del atacante. Entonces el ataque pasa al siguiente, quizá hasta volver a ti: lo que ya tienes delante cuenta. Después de jugar robas una carta, no importa cuántas hayas jugado.
eimer-rules-hit = Quien no puede o no quiere defenderse entrega un cubo del color del ataque, o uno cualquiera si no tiene. También cae todo cubo que ya no se apoye en otros dos. Si la pirámide queda en dos partes, una se va: eliges tú. Todas las cartas jugadas se descartan, y quien recibió el golpe ataca.
eimer-rules-end = Con dos a cuatro jugadores se acaba cuando cae una pirámide; con cinco o seis, cuando caen dos. Gana quien tenga más cubos en pie.
eimer-rules-variants = reverse=true: quien iguala cambia la dirección, y el atacante tiene que defenderse. forgetful_draw=true: se roba a tiempo o no se roba. last_standing=true: se sigue hasta que queda una pirámide. edition=2005: 10 cubos, 8 cartas, siempre con cambio de dirección.
eimer-rules-typing = build YYYWW/RRRB/BBG/GG/W (desde abajo) · play R5 R3 (jugar) · lose 0.2 (fila, sitio, contando desde 0) · keep left · keep right · draw (robar)
