### Why something cannot be done in this game, and what would be right.

refused-geizen-notation = Questa non è una mossa di Geizen. Le mosse si scrivono così: keep 2 2 (da uno a cinque dadi, da 1 a 6).
refused-dice-not-rolled = Quei dadi non ci sono: hai tirato { $dice }.
refused-unknown-board = Non c’è nessun tabellone «{ $name }»: scegli { $names }, o porta una tabella tua.
refused-board-shape = Un tabellone è {"{"}"rows": […]{"}"} con esattamente cinque file.
refused-board-row = Fila { $row } del tabellone: ci stanno solo «squares», «two», «yellow» e «arrow».
refused-board-squares = Fila { $row } del tabellone: «squares» è un numero da 1 a { $most }.
refused-board-arrow = Fila { $row } del tabellone: «arrow» è un numero da 0 a { $most }.
refused-board-yellow-red = Fila { $row } del tabellone: la casella { $square } è quella rossa, non può essere gialla.
refused-board-some-squares = Fila { $row } del tabellone: «two» e «yellow» elencano caselle diverse da 1 a { $squares }.
refused-position-bad-rows = Una fila non può avere tante caselle piene.
refused-position-bad-chips = I gettoni sono 130 in tutto, e nessuno ne ha meno di zero.
