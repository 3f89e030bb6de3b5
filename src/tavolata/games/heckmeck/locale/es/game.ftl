### Heckmeck am Bratwurmeck. Las frases usan los campos de los eventos de protocol.md; `who` es el
### nombre del asiento, `you` es yes si fue quien lee, `from_you` si le pasó a quien lee.

heckmeck-name = Heckmeck
heckmeck-about = Tira dados, atrapa gusanos asados, róbaselos al vecino · 2–7 jugadores
heckmeck-score = { $count ->
        [one] 1 gusano
       *[other] { $count } gusanos
    }

## Relato

heckmeck-rolled = { $you ->
        [yes] Tiras { $dice }.
       *[no] { $who } tira { $dice }.
    }
heckmeck-kept = { $you ->
        [yes] Apartas
       *[no] { $who } aparta
    } { $count } × { $face ->
        [W] gusano
       *[other] { $face }
    }: { $sum } puntos.
heckmeck-took = { $you ->
        [yes] Tomas la { $tile } de la parrilla.
       *[no] { $who } toma la { $tile } de la parrilla.
    }
heckmeck-stole = { $you ->
        [yes] ¡Le robas la { $tile } a { $from }!
       *[no] { $from_you ->
            [yes] ¡{ $who } te roba la { $tile }!
           *[no] ¡{ $who } le roba la { $tile } a { $from }!
        }
    }
heckmeck-failed = { $you ->
        [yes] Tu turno falla:
       *[no] El turno de { $who } falla:
    } { $why ->
        [no_new_face] ninguna cara nueva.
        [no_worm] ningún gusano apartado.
       *[nothing_to_claim] ninguna ficha que tomar.
    }
heckmeck-returned = { $you ->
        [yes] Tu { $tile } vuelve a la parrilla.
       *[no] { $who } devuelve la { $tile } a la parrilla.
    }
heckmeck-turned_down = La { $tile } se pone boca abajo: fuera del juego.

## Jugadas

heckmeck-move-keep = Apartar { $count } × { $face ->
        [W] gusano
       *[other] { $face }
    } · { $sum } puntos
heckmeck-move-roll = { $count ->
        [one] Tirar el último dado
       *[other] Tirar los otros { $count } dados
    }
heckmeck-move-take = Tomar la { $tile } · { $worms ->
        [one] 1 gusano
       *[other] { $worms } gusanos
    }
heckmeck-move-steal = Robar la { $tile } a { $from } · { $worms ->
        [one] 1 gusano
       *[other] { $worms } gusanos
    }
heckmeck-move-give-up = Terminar el turno con las manos vacías
heckmeck-then-take = se puede tomar la { $tile }
heckmeck-then-steal = se puede robar la { $tile } a { $from }
heckmeck-then-failed = { $why ->
        [no_new_face] el turno falla: ninguna cara nueva
        [no_worm] el turno falla: ningún gusano
       *[nothing_to_claim] el turno falla: ninguna ficha
    }
heckmeck-then-returned = tu { $tile } vuelve a la parrilla
heckmeck-then-turned_down = la { $tile } se pone boca abajo
heckmeck-then-over = la partida termina

## La pantalla

heckmeck-dice-rolled = Tirados
heckmeck-dice-kept = Apartados: { $sum }
heckmeck-dice-kept-no-worm = Apartados: { $sum } (aún sin gusano)
heckmeck-no-tiles = aún sin fichas

## Opciones

option-heckmeck-short = Partida más corta
option-heckmeck-short-null = no: se tapa la ficha más alta, salvo que sea la devuelta (la regla normal)
option-heckmeck-short-highest = tras cada ficha devuelta se tapa la más alta, sea cual sea (variante de los reglamentos italiano y español)
option-heckmeck-short-returned = se tapa la propia ficha devuelta (la variante al pie de la letra; una curiosidad: alarga mucho la partida, unos 195 turnos en vez de 30)
option-heckmeck-decline_steal = Una ficha que se podría robar
option-heckmeck-decline_steal-true = se puede dejar, por la siguiente más baja de la parrilla (reglamentos italiano y español)
option-heckmeck-decline_steal-false = hay que robarla, como en casi todos los programas
option-heckmeck-tiles = Fichas en la parrilla
option-heckmeck-tiles-all = las dieciséis, del 21 al 36 (la regla normal)
option-heckmeck-tiles-some = solo algunas, para una partida rápida (nuestra)

## Reglas

heckmeck-rules-goal = En la parrilla hay gusanos asados, en fichas del 21 al 36. Consigue fichas con los dados: 21–24 llevan un gusano, 25–28 dos, 29–32 tres, 33–36 cuatro. Al final gana quien tenga más gusanos.
heckmeck-rules-turn = Tiras los ocho dados: del 1 al 5 y un gusano, que vale 5 puntos. Elige una cara y aparta todos los dados que la muestren; cada cara, una sola vez por turno. Después tira los demás, o para. Cuando están apartados todos los dados o las seis caras, el turno ha terminado.
heckmeck-rules-claiming = Entre tus dados tiene que haber al menos un gusano. Tus puntos señalan una ficha. Si está en la parrilla, la tomas. Si está encima de la pila de otro, puedes robarla, con los puntos exactos. Si no, te toca la siguiente más baja de la parrilla. Las fichas se apilan: solo se roba la de arriba. Si al parar hay una ficha para ti, tienes que llevarte una.
heckmeck-rules-failing = El turno falla si una tirada solo muestra caras que ya tienes, si paras sin gusano, o si no hay ficha para ti. Entonces tu ficha de arriba vuelve a la parrilla, y la más alta de allí se tapa para siempre, salvo que sea justo la devuelta. Si no tienes fichas, no pasa nada.
heckmeck-rules-end = La partida termina cuando no quedan fichas boca arriba en la parrilla. Gana quien tenga más gusanos; en caso de empate decide la ficha suelta más alta.
heckmeck-rules-variants = short=highest: cada ficha devuelta le cuesta al juego la más alta, y se acaba antes. short=returned: se tapa la propia ficha devuelta; una curiosidad que alarga la partida, no la acorta. decline_steal=false: quien puede robar, debe. tiles=[21,22,…]: una parrilla más pequeña.
heckmeck-rules-typing = keep 5 · keep W (los gusanos) · roll (tirar) · take 25 (tomar) · steal 21 (robar) · give up (rendirse)
