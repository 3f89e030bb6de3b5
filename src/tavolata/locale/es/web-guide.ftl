### La guía para la primera partida de cada juego, y las reglas del momento. Breve: se lee jugando.

guide-name = Guía
guide-got-it = Entendido
guide-skip = Saltar la guía

## Heckmeck

guide-heckmeck-grill = Esta es la parrilla. Alcanza con los dados el número de una ficha y es tuya. Gana quien tenga más gusanos.
guide-heckmeck-keep = Toca una cara: se apartan todos los dados que la muestran. Cada cara, una sola vez por turno.
guide-heckmeck-worm = Para cualquier ficha necesitas al menos un gusano. Vale 5 puntos.
guide-heckmeck-take = ¡Alcanza para una ficha! Tómala, o tira los demás por una mejor.
guide-heckmeck-roll = Todavía no hay ficha para ti: tira los dados que quedan.
guide-heckmeck-risk = Cuidado: si una tirada solo muestra caras que ya tienes, el turno falla y te cuesta la ficha de arriba, si tienes alguna.
guide-heckmeck-steal = Justo el número de una ficha de arriba: ¡puedes robarla!
guide-heckmeck-took = ¡Tuya! Está encima de tu pila. Quien saque justo su número puede robarla; las de debajo están a salvo.
guide-heckmeck-stolen = Alguien sacó justo el número de tu ficha de arriba. Puedes recuperarla del mismo modo.
guide-heckmeck-failed = { $lost ->
        [yes] El turno falló: pierdes la ficha de arriba, y por lo general una ficha sale del juego.
       *[no] El turno falló. No tenías fichas que perder, así que no te cuesta nada.
    }

## Alles im Eimer

guide-eimer-build = Ya hay una propuesta. Los colores de los que tienes muchas cartas altas van abajo: esos los puedes defender.
guide-eimer-fall = Los cubos se apoyan en los dos de abajo. Si uno se va, cae también lo que sostenía. Gana quien tenga más en pie.
guide-eimer-attack = Atacas tú: elige de una a tres cartas de un color. El siguiente tiene que superar su suma.
guide-eimer-draw = ¡Roba ahora tu carta! En cuanto actúe el siguiente, será tarde.
guide-eimer-defend = Te atacan. Con cartas de ese color, supera el número; lo que ya tienes delante cuenta.{ $back ->
        [yes] {" "}Una suma igual devuelve el ataque.
       *[no] {""}
    }
guide-eimer-lose = ¿Demasiado caro? Entrega un cubo de ese color, o uno cualquiera si no tienes. Los números dicen cuántos se van en total.
guide-eimer-split = Tu pirámide se ha partido en dos. Elige la parte que se queda; la otra se va.
guide-eimer-drew = Después de jugar robas una sola carta, no importa cuántas hayas jugado. Gástalas bien.
guide-eimer-hit = Eso fue un golpe. Las cartas de la mesa se van, y ahora atacas tú.

## Geizen

guide-geizen-board = Cinco filas, una para cada número del 1 al 5. Los dados ponen monedas; quien llena una fila se las lleva todas.
guide-geizen-keep = Aparta lo que quieras, al menos un dado. Los demás se tiran otra vez, hasta apartar los cinco.
guide-geizen-cost = Después cada dado pone una moneda tuya en su fila, dos donde hay un 2; un 6 no pone ninguna. Aquí ves la cuenta.
guide-geizen-yellow = En las casillas amarillas con saco paga la reserva, no tú.
guide-geizen-red = La casilla roja cierra una fila: te llevas todas sus monedas, y los demás pagan el número de la flecha.
guide-geizen-chips = ¡Sé tacaño! Quien tras su propio turno no tiene monedas acaba la partida, y gana quien tenga más.
guide-geizen-completed = { $you ->
        [yes] ¡La fila es tuya! Empieza de nuevo, vacía.
       *[no] { $who } llenó una fila y se llevó sus monedas. Tú pagaste el número de la flecha.
    }

## Las reglas del momento

now-tag = Ahora mismo
now-back = Volver a la partida
now-heckmeck-choose = Elegir dados
now-heckmeck-choose-how = Aparta todos los dados de una cara, y cada cara una sola vez por turno. Un gusano vale 5 puntos, y sin gusano no hay ficha. Si una tirada no muestra ninguna cara nueva, el turno falla.
now-heckmeck-take = Tomar una ficha
now-heckmeck-take-how = Tus puntos señalan la ficha. Si no está en la parrilla, te toca allí la siguiente más baja. Si paras y hay una ficha para ti, tienes que llevarte una. O tiras los dados que quedan, por tu cuenta y riesgo.
now-heckmeck-steal = Robar una ficha
now-heckmeck-steal-how = Tienes justo los puntos de una ficha que está encima de una pila, y un gusano: { $leave ->
        [no] si paras ahora, la robas.
       *[yes] puedes robarla, o dejarla y tomar la siguiente más baja de la parrilla.
    } Las fichas de más abajo están a salvo.
now-heckmeck-fail = Cuando un turno falla
now-heckmeck-fail-how = Falla si una tirada solo muestra caras que ya tienes, o si paras sin gusano o sin ficha para ti. Entonces tu ficha de arriba vuelve a la parrilla{ $short ->
        [highest] {" "}y la más alta de allí se tapa.
        [returned] {" "}y se tapa ella misma.
       *[plain] , y la más alta de allí se tapa, salvo que sea justo la devuelta.
    } Sin fichas no pierdes nada.
now-eimer-build = Construir
now-eimer-build-how = Todos construyen a la vez y a escondidas, con todos los cubos; después ya no se mueve nada. Un cubo de abajo sostiene a muchos, el de arriba a ninguno. Por eso abajo va lo que puedes defender.
now-eimer-attack = Atacar
now-eimer-attack-how = Juega de una a tres cartas de un color. Su suma ataca al siguiente, que tiene que superarla en el mismo color o entregar un cubo. Quien juega cartas roba después una.
now-eimer-defend = Defenderse
now-eimer-defend-how = Juega de una a tres cartas del color del ataque: con lo que ya tienes delante deben sumar más de lo que tiene el atacante.{ $back ->
        [yes] {" "}Con una suma igual cambia la dirección, y el atacante tiene que defenderse.
       *[no] {""}
    } O entrega un cubo de ese color; nunca estás obligado a defenderte.
now-eimer-lose = Perder cubos
now-eimer-lose-how = Elige un cubo del color del ataque, o uno cualquiera si no tienes. También cae todo cubo que ya no se apoye en otros dos. Después se descartan todas las cartas jugadas, y atacas tú.
now-eimer-split = Partida en dos
now-eimer-split-how = Un hueco en la fila de abajo ha dividido tu pirámide. Una parte te la quedas, la otra se pierde.
now-eimer-draw = Robar una carta
now-eimer-draw-how = En esta mesa nadie roba por ti. Después de jugar puedes robar una carta, hasta que actúe el siguiente.
now-geizen-keep = Elegir dados
now-geizen-keep-how = Aparta al menos un dado y tira los demás, hasta apartar los cinco. Solo entonces se ponen las monedas. Un 6 no pone nada: una salida barata.
now-geizen-place = Poner monedas
now-geizen-place-how = Cada dado pone una moneda en la primera casilla libre de su fila: tuya, o de la reserva en amarillo. Quien llena la casilla roja se lleva toda la fila, y los demás pagan el número de la flecha.
now-geizen-chips = Casi sin monedas
now-geizen-chips-how = Lo que te falta lo pides prestado a la reserva y lo devuelves al final de tu turno, con lo que te hayas llevado. Si entonces no te queda nada, la partida termina. Quien las pierde en el turno de otro sigue jugando.
