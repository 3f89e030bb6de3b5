### Why something cannot be done in this game, and what would be right.

refused-geizen-notation = Eso no es una jugada de Geizen. Las jugadas se escriben así: keep 2 2 (de uno a cinco dados, del 1 al 6).
refused-dice-not-rolled = Esos dados no están: has tirado { $dice }.
refused-unknown-board = No hay ningún tablero «{ $name }»: elige { $names }, o trae una tabla tuya.
refused-board-shape = Un tablero es {"{"}"rows": […]{"}"} con exactamente cinco filas.
refused-board-row = Fila { $row } del tablero: ahí solo van «squares», «two», «yellow» y «arrow».
refused-board-squares = Fila { $row } del tablero: «squares» es un número de 1 a { $most }.
refused-board-arrow = Fila { $row } del tablero: «arrow» es un número de 0 a { $most }.
refused-board-yellow-red = Fila { $row } del tablero: la casilla { $square } es la roja, no puede ser amarilla.
refused-board-some-squares = Fila { $row } del tablero: «two» y «yellow» enumeran casillas distintas de 1 a { $squares }.
refused-position-bad-rows = Una fila no puede tener tantas casillas llenas.
refused-position-bad-chips = Las monedas son 130 en total, y nadie tiene menos de cero.
