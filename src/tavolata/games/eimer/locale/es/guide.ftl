### The guide through the first game, and the rules of the moment. Short: it is read while playing.

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
