### Por qué algo no se puede hacer, y qué sería lo correcto: un mensaje por motivo.

## Cualquier jugada

refused-not-your-turn = No te toca: espera a que se te pregunte.
refused-over = La partida ha terminado: ya no se puede jugar nada.
refused-no-undo = Eso no se puede retirar: solo tu última jugada, antes de que pase otra cosa.
refused-bad-number = { $number } no es ahora un número de jugada válido: usa uno de la lista.

## Entornos

refused-bad-number-at = Mesa { $table }: { $number } no es ahora un número de jugada válido. Cuáles lo son lo dice su máscara; no se ha jugado nada.
refused-bad-moves = Da un número entero para cada una de las { $tables } mesas.
refused-bad-table-seeds = Da una semilla, o un número entero para cada una de las { $tables } mesas.
refused-no-tables = Hace falta al menos una mesa.
refused-bad-bots = Los bots se sientan en los asientos 0 a { $last }, y al menos uno queda libre.
refused-bots-missing = Nombra al menos un bot para los otros asientos.
refused-never-to-move = Los bots terminaron una partida tras otra antes de que te tocara: dales menos asientos o empieza tú.
refused-no-extra = Aquí faltan las bibliotecas necesarias: pip install "tavolata[{ $name }]".

## Heckmeck

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

## Alles im Eimer

refused-eimer-notation = Eso no es una jugada de Alles im Eimer. Las jugadas se escriben así: play R5 R3, lose 0.2, keep left, draw, build YYYWW/RRRB/BBG/GG/W.
refused-build-which = Di qué pirámide: build y sus filas, por ejemplo build YYYWW/RRRB/BBG/GG/W.
refused-build-shape = La pirámide se escribe de abajo arriba, con las letras Y W R B G, en filas de 5, 4, 3, 2, 1 (edición de 2005: 4, 3, 2, 1): YYYWW/RRRB/BBG/GG/W.
refused-build-first = Primero construye tu pirámide: build y sus filas.
refused-build-rows = Las filas, desde abajo, deben medir: { $rows }.
refused-build-colours = Usa exactamente { $count } cubos de cada color.
refused-built-already = Las pirámides ya están en pie: se construyen una sola vez.
refused-one-colour = Las cartas que se juegan juntas son de un solo color: elige uno.
refused-only-draw = Ahora solo puedes robar una carta, o dejarlo.
refused-no-draw = Ahora no tienes carta que robar.
refused-choose-part = Tu pirámide está en dos partes: keep left o keep right.
refused-no-parts = Tu pirámide está entera: no hay parte que elegir.
refused-not-attacked = Nadie te ataca: juega de una a tres cartas de un color.
refused-no-bucket = En { $bucket } no hay ningún cubo: elige uno que siga en pie.
refused-wrong-bucket = Entrega un cubo { $colour ->
        [Y] amarillo
        [W] blanco
        [R] rojo
        [B] azul
       *[G] verde
    }: aún tienes alguno del color del ataque.
refused-not-in-hand = No tienes { $card } tantas veces: juega cartas de tu mano.
refused-follow-colour = El ataque es en { $colour ->
        [Y] amarillo (Y)
        [W] blanco (W)
        [R] rojo (R)
        [B] azul (B)
       *[G] verde (G)
    }: defiéndete en ese color, o entrega un cubo.
refused-too-low = Eso suma { $sum }, y hay que superar { $beat }: juega más, o entrega un cubo.
refused-card-too-often = { $card } está más veces de las que existe: cada carta tiene un solo sitio.

## Geizen

refused-geizen-notation = Eso no es una jugada de Geizen. Las jugadas se escriben así: keep 2 2 (de uno a cinco dados, del 1 al 6).
refused-dice-not-rolled = Esos dados no están: has tirado { $dice }.
refused-unknown-board = No hay ningún tablero «{ $name }»: elige { $names }, o trae una tabla tuya.
refused-board-shape = Un tablero es {"{"}"rows": […]{"}"} con exactamente cinco filas.
refused-board-row = Fila { $row } del tablero: ahí solo van «squares», «two», «yellow» y «arrow».
refused-board-squares = Fila { $row } del tablero: «squares» es un número de 1 a { $most }.
refused-board-arrow = Fila { $row } del tablero: «arrow» es un número de 0 a { $most }.
refused-board-yellow-red = Fila { $row } del tablero: la casilla { $square } es la roja, no puede ser amarilla.
refused-board-some-squares = Fila { $row } del tablero: «two» y «yellow» enumeran casillas distintas de 1 a { $squares }.

## Juegos, asientos y opciones

refused-unknown-game = No hay ningún juego «{ $name }»: elige uno de { $names }.
refused-unknown-option = No hay ninguna opción «{ $name }»: hay { $names }.
refused-bad-value = «{ $name }» debe ser uno de estos: { $values }.
refused-option-format = «{ $text }» no es una opción: escribe nombre=valor, por ejemplo short=highest.
refused-option-file = { $path } no se puede leer como opción: debería ser JSON, o TOML si el nombre acaba así.
refused-bad-seats = A { $game } juegan de { $first } a { $last }.
refused-bad-start = El asiento que empieza es un número de 0 a { $last }.
refused-too-many-bots = Hay demasiados bots: aquí caben como mucho { $most }.
refused-unknown-bot = No hay ningún bot «{ $name }»: elige uno de { $names }.
refused-no-coach = El entrenador aún no conoce { $game }: conoce heckmeck, eimer y geizen.
refused-review-running = Esta partida sigue en marcha y las cartas ocultas siguen ocultas: se podrá repasar cuando termine.
refused-not-written = { $path } no se puede escribir: elige otro sitio.
refused-bad-picture = { $path } no es una imagen que sepamos dibujar: que el nombre acabe en .svg, .png o .pdf.
refused-unknown-language = Aquí nadie habla «{ $name }»: elige un idioma de { $names }.

## El azar

refused-no-chance = Ahora no hay nada que tirar ni robar: le toca a alguien, o la partida ha terminado.
refused-bad-dice = Indica { $count ->
        [one] un dado
       *[other] { $count } dados
    } entre { $faces }, separados por espacios.
refused-bad-cards = Indica { $count ->
        [one] una carta
       *[other] { $count } cartas
    } que aún se puedan robar, separadas por espacios, por ejemplo Y8 G3.
refused-pool-hidden = Las cartas del mazo están ocultas para este asiento: pregunta al estado entero.
refused-chance-not-given = Los dados de esta partida salen de su semilla: no hay que indicarlos.
refused-no-seed = La semilla de esta partida no está aquí, así que no se puede tirar: sigue donde empezó.

## Registros

refused-record-not-json = Este archivo no es un registro: no es JSON.
refused-record-not-ours = Este archivo no es un registro de Tavolata: debería decir "tavolata": 1.
refused-record-unknown-field = Un registro no tiene campo «{ $field }»: quítalo.
refused-record-field = En el registro, «{ $field }» falta o está mal.
refused-record-rules = El registro sigue otras reglas: aquí vale la versión { $rules }.
refused-record-options = Las opciones del registro no están escritas por completo como las tiene este juego.
refused-record-too-large = Este archivo es demasiado grande para ser un registro.
refused-bad-entry = Eso no es una anotación: escribe *dados, o asiento y jugada, por ejemplo 0 keep 5.
refused-not-the-seeds = La semilla decidió otra cosa: { $outcome }.
refused-seed-not-committed = La semilla no es la que se había comprometido.
refused-seed-missing = Falta la semilla secreta de esta partida: debería estar en { $path }.
refused-digest-wrong = La huella no encaja con las anotaciones: algo se ha cambiado.
refused-result-wrong = El registro da otro resultado que el de sus jugadas.
refused-result-too-early = El registro da un resultado, pero la partida no ha terminado.
refused-fair-commit = «commit» debe tener 64 caracteres hexadecimales.
refused-fair-words = «words» lleva un texto por asiento: 32 caracteres hexadecimales, o nada para un bot.
refused-fair-seed = «seed» debe tener 64 caracteres hexadecimales.
refused-no-file = No se puede leer { $path }: revisa el nombre.
refused-not-saved = No se puede escribir { $path }: elige otro sitio con --out.

## Posiciones preparadas a mano

refused-state-shape = Un estado es un objeto JSON con los campos del juego.
refused-state-field = «{ $field }» falta o está mal: debería ser { $right }.
refused-state-unknown-field = El estado de este juego no tiene campo «{ $field }»: quítalo.
refused-position-bad-phase = La fase no encaja con el resto de la posición.
refused-position-bad-turn = El turno debe ser de alguien que siga en juego, y de nadie antes de empezar.
refused-position-bad-tiles = Cada ficha debe estar en un solo sitio: parrilla, boca abajo o en una pila.
refused-position-bad-dice = Hay demasiados dados: entre apartados y tirados son ocho como mucho.
refused-position-grill-empty = Con la parrilla vacía la partida ha terminado: la fase debería ser «over».
refused-position-grill-not-empty = La partida no ha terminado mientras haya fichas en la parrilla.
refused-position-bad-kept = Los dados apartados no encajan con la fase.
refused-position-bad-rolled = Los dados tirados no encajan con la fase y los apartados.
refused-position-turn-should-be-over = Este turno, o la partida, ya debería haber terminado.
refused-position-not-over = Aquí la partida aún no puede haber terminado.
refused-position-bad-cards = Cada carta debe estar en un solo sitio: mano, mesa, descartes o mazo.
refused-position-bad-pyramid = Una pirámide así no se sostiene: cada cubo se apoya en dos, en una sola pieza y sin colores de más.
refused-position-bad-hands = El número de cartas en mano no encaja con la fase.
refused-position-bad-tables = Las cartas de la mesa no encajan con el ataque: un solo color, y las últimas las más altas.
refused-position-bad-colour = El color del ataque no encaja con la fase.
refused-position-bad-direction = La dirección es 1 o -1.
refused-position-nothing-to-draw = Hay que robar una carta, pero no queda ninguna.
refused-position-bad-may-draw = Solo puede robar aún quien jugó cartas el último.
refused-position-bad-build = Mientras se construye, cada pirámide está entera o sin empezar, y falta al menos una.
refused-position-bad-split = Solo elige parte quien tiene el turno y la pirámide en dos partes.
refused-position-bad-rows = Una fila no puede tener tantas casillas llenas.
refused-position-bad-chips = Las monedas son 130 en total, y nadie tiene menos de cero.

## El árbitro

refused-bad-json = Esa línea no es JSON.
refused-not-an-object = Una petición es un objeto JSON: {"{"}"do": …{"}"}.
refused-line-too-long = Esa línea es demasiado larga: como mucho { $most } bytes.
refused-unknown-request = No hay ninguna petición «{ $name }»: hay { $names }.
refused-missing-field = Falta «{ $field }».
refused-unknown-field = «{ $field }» no va aquí: hay { $names }.
refused-bad-field = «{ $field }» está mal: debería ser { $right }.
refused-no-game = No ha empezado ninguna partida: envía primero new o set.

## La arena y el laboratorio

refused-too-few-bots = Nombra al menos dos bots, por ejemplo --bot master --bot expert.
refused-unknown-player = No hay ningún bot «{ $name }»: elige uno de { $names }, o un programa, como cmd:python my_bot.py.
refused-bad-command = «{ $command }» no nombra ningún programa: escribe cmd: y luego la orden, con las comillas cerradas.
refused-no-program = No se encuentra el programa «{ $name }»: revisa el nombre o escribe la ruta entera.
refused-worker-lost = Uno de los procesos que jugaban ha terminado: quizá falte memoria. Prueba con menos, con --workers.
refused-no-gpu = Aquí no hay una GPU que se pueda usar (CuPy debe encontrarla): usa --device cpu.
refused-no-training = En { $game } no hay nada que entrenar.
refused-no-solution = { $game } no se puede resolver exactamente aquí.
