### El tablero de Geizen en la página.

geizen-web-board = El tablero
geizen-web-row = Fila { $row }: { $filled } de { $squares } casillas llenas, flecha { $arrow }
geizen-web-take = { $you ->
        [yes] te llevas { $chips }
       *[no] { $who } se lleva { $chips }
    }
geizen-web-aside = Apartados
geizen-web-nothing-aside = nada aún
geizen-web-choose = Tu tirada: toca lo que apartas
geizen-web-roll-of = La tirada de { $who }
geizen-web-die = { $face }
geizen-web-keep = Apartar { $dice }
geizen-web-keep-all = { $count ->
        [1] Apartarlo
       *[other] Apartar los { $count }
    }
geizen-web-pick = Toca tus dados
geizen-web-then-roll = { $count ->
        [one] tirar otra vez el último
       *[other] tirar otra vez { $count } dados
    }
geizen-web-then-place = poner y acabar el turno
geizen-web-if-all = Si los apartas todos:
geizen-web-placing = { $own ->
        [0] { $reserve ->
            [0] No se pone ninguna moneda.
           *[other] La reserva pone { $reserve }.
        }
       *[other] { $reserve ->
            [0] Pones { $own }.
           *[other] Pones { $own }, la reserva { $reserve }.
        }
    }
geizen-web-complete = Fila { $row } completa: te llevas { $chips }.
geizen-web-pay = { $one ->
        [yes] { $who } paga { $chips }.
       *[no] { $who } pagan { $chips } cada uno.
    }
geizen-web-borrow = Pides { $chips } a la reserva.
geizen-web-repay = Devuelves { $chips }.
geizen-web-ends = La partida termina.
geizen-web-goes-on = Los dados apartados se quedan; los demás se tiran otra vez.
geizen-web-legend = × 2: dos monedas · saco: de la reserva · flecha: los demás pagan

## On the first screen

web-facts-geizen = 2–5 jugadores · 20 minutos
web-line-geizen = Gasta poco, espera y llévate la fila entera.
