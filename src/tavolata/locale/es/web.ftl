### Lo que dice la página alrededor de los juegos.

## Inicio

web-title = Todos alrededor de una gran mesa
web-lead = Tres juegos de familia, con amigos o con bots. Sin cuenta: un enlace y ya estás sentado.
web-games = Juegos
web-facts-other = { $least }–{ $most } jugadores
web-play-now = Jugar ya
web-new-table = Nueva mesa, para jugar con amigos
web-new-table-of = Nueva mesa de { $game }, para jugar con amigos
web-rules = Reglas
web-rules-of = Reglas de { $game }
web-running = Tus mesas
web-go-on = Seguir
web-phase-open = Aún sin empezar
web-phase-playing = En juego
web-phase-over = Partida terminada
web-with = con { $who }
web-nobody-yet = nadie más todavía
web-join-by-code = Entrar con código
web-join = Entrar
web-listed = Mesas abiertas
web-none-listed = Ahora no hay mesas abiertas. ¡Crea una!
web-open-seats = { $count ->
        [0] todos los sitios ocupados
        [one] 1 sitio libre
       *[other] { $count } sitios libres
    }
web-my-games = Mis partidas
web-my-games-line = Qué has jugado, cómo te fue, tus mejores momentos.
web-promise-dice = Dados que puedes comprobar
web-promise-bots = Bots con carácter
web-promise-rules = Fiel a los reglamentos
web-promise-host = Puedes alojarlo tú

## Tú

web-who-are-you = ¿Quién se sienta?
web-your-name = Tu nombre
web-your-animal = Tu animal
web-sit-down = Sentarse
web-you-and-settings = Tú y tus ajustes
web-no-name-yet = Aún sin nombre
web-change = Cambiar
web-animal-cat = Gato
web-animal-cow = Vaca
web-animal-dog = Perro
web-animal-donkey = Burro
web-animal-duck = Pato
web-animal-goat = Cabra
web-animal-mouse = Ratón
web-animal-rabbit = Conejo
web-other-device = También en otro dispositivo
web-other-device-how = Este enlace convierte otro dispositivo en ti: el mismo nombre, los mismos sitios. Vale una hora. No se lo des a nadie más.
web-make-link = Crear mi enlace
web-qr-me = Tu enlace personal como código QR
web-welcome = ¡Hola de nuevo!
web-welcome-how = Este enlace personal convierte este dispositivo en ti: tu nombre, tus sitios. Quien estaba antes se olvida en este dispositivo.
web-welcome-yes = Sí, soy yo
web-welcome-no = No, déjalo
web-welcome-done = Ahora aquí eres { $name }.
web-to-the-table = A la mesa

## Ajustes

web-language = Idioma
web-light = Luz
web-theme-system = Como el sistema
web-theme-light = Mediodía
web-theme-dusk = Atardecer
web-sound = Sonido
web-on = Sí
web-off = No
web-soft = Bajo
web-speed = Ritmo
web-speed-calm = Tranquilo
web-speed-normal = Normal
web-speed-quick = Rápido
web-speed-none = Todo de golpe
web-install = Tavolata en la pantalla de inicio
web-close = Cerrar
web-home = Inicio
web-back = Atrás
web-menu = Menú
web-guide-again = Enséñame a jugar

## Una mesa antes de empezar

web-seats = Sitios
web-open-seat = Sitio libre
web-seat-number = Sitio { $number }
web-sit-here = Sentarme aquí
web-stand = Levantarme
web-away = ausente ahora
web-add-bot = Poner aquí a { $who } (bot, { $level })
web-remove-bot = Echar a { $who }
web-temper-rookie = descarado, olvida la mitad
web-temper-regular = juega con solidez, sabe lo que conviene
web-temper-expert = astuto, lleva la cuenta
web-temper-master = lo ve todo, incluso de noche
web-how-many = ¿Cuántos se sientan a la mesa?
web-invite = Invitar
web-code = Código
web-link = Enlace
web-copy-link = Compartir enlace
web-copied = El enlace está copiado.
web-qr = El enlace de la mesa como código QR
web-how-we-play = Cómo jugamos
web-all-again = Todas otra vez
web-use-board = Usar este tablero
web-not-json = Esto aún no es JSON: revisa los corchetes y las comillas.
web-match = Cuánto tiempo
web-games-count = { $count ->
        [one] una partida
       *[other] { $count } partidas
    }
web-who-starts = Quién empieza
web-by-lot = por sorteo
web-who-may-come = Quién puede venir
web-private = quien tenga el enlace
web-public = todos: sale en la primera página
web-hand-over = Hacer anfitrión
web-start = Empezar
web-start-fill = { $count ->
        [one] un bot ocupa el sitio libre
       *[other] los bots ocupan los { $count } sitios libres
    }
web-take-a-seat = Siéntate: basta un toque.
web-wait-for-host = El anfitrión empieza la partida.
web-no-table = Esa mesa no existe
web-no-table-how = Nadie conoce una mesa { $code }. ¿Es correcto el código?

## Jugando

web-your-turn = Te toca
web-their-turn = su turno
web-undo = Deshacer
web-fair = Limpio
web-story = Historia
web-the-story = La historia hasta ahora
web-all-of-it = Toda
web-story-begins = La partida empieza.
web-game-of = Partida { $number } de { $games }
web-leave-to-bot = Dejar mi sitio a un bot
web-take-seat-of = Ocupar el sitio de { $who }
web-lost = Conexión perdida, reintentando …
web-no-server = El servidor no responde. ¿Hay red?
web-offline = Sin línea con la mesa
web-offline-how = No tienes conexión, o el servidor está echando la siesta. La página vuelve sola.
web-nothing-to-do = Ahora no hay nada que hacer.
web-play-move = Jugar

## Después de la partida

web-to-result = Al resultado
web-see-board = Ver la mesa
web-rematch = ¡Otra vez!
web-next-game = Siguiente partida
web-replay = Ver jugada a jugada
web-record = Guardar el acta
web-match-over = Todas las partidas
web-after-games = Tras { $played } de { $games } partidas
web-wins = Victorias
web-total = Total
web-first = Al principio
web-last = Al final
web-step-back = Un paso atrás
web-step-on = Un paso adelante
web-play = Reproducir
web-pause = Pausa
web-step = Paso
web-step-of = { $step } de { $steps }

## Dados limpios

web-fair-title = Dados limpios
web-fair-how = Antes de la partida el servidor fija una semilla secreta y muestra su huella; el dispositivo de cada jugador añade palabras propias. Cada dado y cada carta sale de la semilla, las palabras y todas las jugadas hechas, y cuando al final se descubre la semilla, cualquiera puede sacarlos de nuevo.
web-fair-not = Lo que no prueba: un servidor confabulado con el último jugador en dar palabras podría haber probado varias antes de empezar.
web-fair-commit = Huella de la semilla
web-fair-words = Las palabras de los jugadores
web-fair-seed = La semilla
web-fair-digest = Suma de control del acta
web-fair-later = Al acabar la partida, tu página los comprueba todos por sí misma.
web-proof-ok = Los dados fueron limpios
web-proof-bad = Los dados no cuadran
web-proof-nothing = Nada queda probado sobre los dados
web-proof-working = Comprobando los dados …
web-proof-drawn = { $count ->
        [one] Esta página ha vuelto a sacar el único resultado: coincide.
       *[other] Esta página ha vuelto a sacar los { $count } resultados: coinciden todos.
    }
web-proof-mine = También están las palabras de este dispositivo.
web-proof-details = Cómo, y qué no prueba
web-proof-seed = El acta no contiene la semilla.
web-proof-commit = La semilla no es aquella cuya huella se mostró.
web-proof-digest = El final del acta fue cambiado.
web-proof-entry = La entrada { $number } no es la que decidió la semilla: { $entry }
web-proof-entry-number = Entrada { $number }:
web-proof-by-server = Para las cartas hay que conocer el mazo: aquí las sacó el servidor, no esta página.
web-check = Comprobar un acta
web-check-how = Elige el archivo de una partida acabada, o pégalo. El servidor comprueba las jugadas, esta página los dados.
web-choose-file = Elegir archivo
web-paste-record = O pega aquí el acta
web-check-it = Comprobar
web-moves-ok = Cada jugada sigue las reglas
web-moves-bad = Algo no cuadra
# Time, and one device for several.
web-pass-to = Pásaselo a { $who }
web-pass-why = Ahora solo mira { $who }.
web-pass-show = Soy { $who }
web-beside-me = Añade a alguien en este dispositivo
web-beside-me-how = Os pasáis el dispositivo. Las cartas ocultas siguen tapadas hasta que lo tiene su dueño.
web-their-name = Su nombre
web-on-this-device = en este dispositivo
web-pace = Tiempo por jugada
web-pace-0 = El que quieras
web-pace-30 = 30 segundos
web-pace-120 = 2 minutos
web-pace-86400 = 1 día
web-pace-late = Si se acaba el tiempo, un bot hace esa jugada; tú sigues cuando vuelvas.
web-time-left = Tiempo restante: { $time }
web-hours = { $count } h
web-notify = Avísame cuando me toque
story-late = { $you ->
    [yes] Se te acabó el tiempo: un bot juega por ti.
   *[no] A { $who } se le acabó el tiempo: juega un bot.
}
