### Lo que dice el terminal alrededor de los juegos.

## Sentarse a la mesa

welcome = Tavolata · todos alrededor de una gran mesa
ask-game = ¿A qué jugamos?
ask-seats = ¿Cuántos os sentáis a la mesa ({ $first }–{ $last })?
ask-bots = ¿Cuántos de ellos son bots (0–{ $most })?
ask-level = ¿Cómo de fuertes: { $levels }?
ask-name = ¿Cómo te llamas?
ask-name-next = ¿Cómo se llama el jugador { $number }?
name-you = Tú
name-player = Jugador { $number }
not-a-number = Escribe un número de { $first } a { $last }, por favor.
not-a-choice = Escribe uno de estos, por favor: { $names }.
begins = { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $who }.
    }
played-with = Se juega con: { $options }

## Los bots, por nivel

bot-rookie = Pollito
bot-regular = Gallina
bot-expert = Zorro
bot-master = Búho
level-rookie = novato
level-regular = habitual
level-expert = experto
level-master = maestro

## La pantalla

your-turn = Te toca
your-turn-named = { $who }, te toca
story-turn = { $you ->
        [yes] Te toca.
       *[no] Le toca a { $who }.
    }
story-over = La partida ha terminado.
keys = número o jugada · ? reglas · u retirar · q guardar y salir
keys-no-undo = número o jugada · ? reglas · q guardar y salir
taken-back = Retirada.
no-such-choice = «{ $text }» no está entre las opciones: escribe un número de 1 a { $most }, o una jugada.
hand-over = Pasa la pantalla a { $who } y luego pulsa Intro.
hand-over-secret = Los demás, que no miren.
press-enter = Pulsa Intro para seguir.
press-enter-page = Intro: seguir · q: volver al juego
propose = Intro la acepta; o escribe tus filas, por ejemplo YYYWW RRRB BBG GG W
skip = Dejarlo

## Dados limpios

fair-promise = Dados limpios: la semilla secreta ya está fijada. Su huella:
fair-shown = La semilla secreta, ahora a la vista:
fair-proof = Cualquiera puede comprobar cada dado y cada carta: tavolata verify { $path }
saved = Guardada en { $path }
resume-with = Para seguir más tarde: tavolata play --resume { $path }
resumed = La partida continúa.
already-over = Esta partida ya ha terminado.
goodbye = ¡Nos vemos en la mesa!

## El final

result-won = { $you ->
        [yes] ¡Has ganado!
       *[no] ¡Gana { $who }!
    }
result-shared = ¡Victoria compartida: { $who }!
result-heading = Fin

## Las reglas

rules-heading = { $game }: las reglas
section-goal = De qué va
section-setup = Preparación
section-turn = Un turno
section-claiming = Conseguir una ficha
section-failing = Un turno fallido
section-attack = Un ataque
section-hit = Un golpe
section-board = El tablero
section-placing = Poner monedas
section-debts = Sin monedas
section-end = El final
section-variants = Variantes
section-typing = Escribir jugadas

## Contar un registro

told-heading = { $game } · { $names }
told-running = La partida sigue en marcha: las cartas ocultas siguen ocultas.
told-turn = Turno { $number } · { $who }
told-opening = Antes del primer turno
