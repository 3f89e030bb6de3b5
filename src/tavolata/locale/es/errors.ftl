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
refused-no-coach = El entrenador aún no conoce { $game }.
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
refused-position-bad-kept = Los dados apartados no encajan con la fase.
refused-position-bad-rolled = Los dados tirados no encajan con la fase y los apartados.
refused-position-turn-should-be-over = Este turno, o la partida, ya debería haber terminado.
refused-position-not-over = Aquí la partida aún no puede haber terminado.

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
