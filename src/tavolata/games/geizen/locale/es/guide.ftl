### The guide through the first game, and the rules of the moment. Short: it is read while playing.

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
now-geizen-keep = Elegir dados
now-geizen-keep-how = Aparta al menos un dado y tira los demás, hasta apartar los cinco. Solo entonces se ponen las monedas. Un 6 no pone nada: una salida barata.
now-geizen-place = Poner monedas
now-geizen-place-how = Cada dado pone una moneda en la primera casilla libre de su fila: tuya, o de la reserva en amarillo. Quien llena la casilla roja se lleva toda la fila, y los demás pagan el número de la flecha.
now-geizen-chips = Casi sin monedas
now-geizen-chips-how = Lo que te falta lo pides prestado a la reserva y lo devuelves al final de tu turno, con lo que te hayas llevado. Si entonces no te queda nada, la partida termina. Quien las pierde en el turno de otro sigue jugando.
