### Geizen. Las frases usan los campos de los eventos de protocol.md; `who` es el nombre del
### asiento, `you` es yes si fue quien lee.

geizen-name = Geizen
geizen-about = Llena las filas, llévate las monedas, no te quedes sin nada · 2–5 jugadores
geizen-score = { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }

## Relato

geizen-rolled = { $you ->
        [yes] Tiras { $dice }.
       *[no] { $who } tira { $dice }.
    }
geizen-kept = { $you ->
        [yes] Apartas { $dice }.
       *[no] { $who } aparta { $dice }.
    }
geizen-placed = { $you ->
        [yes] Llenas
       *[no] { $who } llena
    } la casilla { $square } de la fila { $row } con { $chips ->
        [one] 1 moneda
       *[other] { $chips } monedas
    }{ $from ->
        [reserve] {" "}de la reserva.
       *[own] .
    }
geizen-completed = { $you ->
        [yes] ¡Completas la fila { $row } y te llevas { $chips } monedas!
       *[no] ¡{ $who } completa la fila { $row } y se lleva { $chips } monedas!
    }
geizen-paid = { $you ->
        [yes] Pagas
       *[no] { $who } paga
    } { $chips ->
        [one] 1 moneda.
       *[other] { $chips } monedas.
    }
geizen-borrowed = { $you ->
        [yes] Pides prestadas a la reserva:
       *[no] { $who } pide prestadas a la reserva:
    } { $chips ->
        [one] 1 moneda.
       *[other] { $chips } monedas.
    }
geizen-repaid = { $you ->
        [yes] Devuelves
       *[no] { $who } devuelve
    } { $chips ->
        [one] la moneda prestada.
       *[other] { $chips } monedas prestadas.
    }

## Jugadas

geizen-heading = ¿Qué dados apartas?
geizen-then-chips = { $count ->
        [one] { $sign }1 moneda
       *[other] { $sign }{ $count } monedas
    }
geizen-then-completed = fila { $row } completa
geizen-then-paid = los demás pagan { $count }
geizen-then-over = la partida termina

## La pantalla

geizen-dice-rolled = Tirados
geizen-dice-kept = Apartados
geizen-reserve = Reserva: { $count }
geizen-legend = [○ ○] dos monedas · < ○ > amarilla: reserva · {"{"} ○ {"}"} roja: los demás pagan →
geizen-reconstruction = El tablero impreso se ha perdido: este está reconstruido con el texto del reglamento.

## Opciones

option-geizen-board = Tablero
option-geizen-board-classic = classic: una reconstrucción; la imagen del reglamento se ha perdido, su texto fija una parte
option-geizen-board-own = un tablero tuyo, como tabla

## Reglas

geizen-rules-goal = Cada dado pone una moneda en el tablero. Quien completa una fila se lleva todas sus monedas. Cuando alguien se queda sin ninguna, gana quien tenga más.
geizen-rules-board = Cinco filas, una para cada número del 1 al 5. La última casilla de una fila es roja y dice lo que pagan los demás. Las casillas amarillas las llena la reserva. La primera casilla de las filas 1 y 2 lleva dos monedas. Con dos jugadores cada uno empieza con 18 monedas, con tres 22, con cuatro o cinco 25. El tablero «classic» es una reconstrucción: la imagen impresa se ha perdido.
geizen-rules-turn = Tiras los cinco dados y apartas al menos uno, como quieras. Vuelves a tirar el resto, y así hasta apartar los cinco.
geizen-rules-placing = Después cada dado pone una moneda en la primera casilla libre de su fila; un 6 no pone nada. Las monedas son tuyas, en las casillas amarillas de la reserva. Quien llena la casilla roja se lleva toda la fila, y los demás pagan a la reserva el número de la flecha. La fila empieza de nuevo al momento.
geizen-rules-debts = Si no te alcanzan las monedas, las pides prestadas a la reserva y las devuelves al final de tu turno, con lo que te hayas llevado.
geizen-rules-end = Quien al final de su propio turno no tiene monedas acaba la partida. Quien las pierde en el turno de otro sigue jugando.
geizen-rules-variants = board={"{"}"rows": […]{"}"}: un tablero tuyo.
geizen-rules-typing = keep 2 2 (los dados que apartas)
