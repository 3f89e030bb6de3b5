### Why something cannot be done in this game, and what would be right.

refused-heckmeck-notation = Eso no es una jugada de Heckmeck. Las jugadas se escriben así: keep 5, keep W, roll, take 25, steal 21, give up.
refused-face-not-rolled = Ningún dado muestra { $face }: aparta una cara que haya salido.
refused-face-kept-already = { $face } ya está apartado: elige una cara que aún no tengas en este turno.
refused-keep-first = Primero aparta dados, por ejemplo: keep 5.
refused-roll-first = Acabas de apartar dados: vuelve a tirar o termina el turno.
refused-no-dice-to-roll = No queda nada que tirar: toma tu ficha.
refused-must-claim = Hay una ficha para ti: tómala, o sigue tirando.
refused-no-worm-kept = Sin un gusano apartado no hay ficha: sigue tirando, o ríndete.
refused-own-top = { $tile } está encima de tu propia pila: solo se roba a los demás.
refused-on-nobodys-stack = { $tile } no está encima de la pila de nadie: solo se roba la ficha de arriba de otro.
refused-not-the-sum = Para robar { $tile } hacen falta exactamente { $tile } puntos: tienes { $sum }.
refused-not-on-grill = { $tile } no está boca arriba en la parrilla: toma una que esté.
refused-too-high = { $tile } es demasiado para tus { $sum } puntos: toma una ficha hasta { $sum }.
refused-must-steal = En esta mesa la { $tile } hay que robarla: steal { $tile }.
refused-only-the-highest = Con { $sum } puntos, de la parrilla solo se puede tomar la { $tile }.
refused-bad-tiles = La opción «tiles» es una lista de números distintos del 21 al 36, en orden creciente, por ejemplo [21, 22, 25].
refused-tile-twice = La ficha { $tile } está dos veces: cada ficha tiene un solo sitio.
refused-position-bad-tiles = Cada ficha debe estar en un solo sitio: parrilla, boca abajo o en una pila.
refused-position-bad-dice = Hay demasiados dados: entre apartados y tirados son ocho como mucho.
refused-position-grill-empty = Con la parrilla vacía la partida ha terminado: la fase debería ser «over».
refused-position-grill-not-empty = La partida no ha terminado mientras haya fichas en la parrilla.
