### Compañía en la mesa: quién mira, qué se dice, reacciones rápidas.

community-title = Compañía
community-open = Chat y reacciones
community-unread = { $count ->
        [one] Un mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
community-watching = { $count ->
        [one] Una persona mira
       *[other] { $count } personas miran
    }
community-nameless = { $count ->
        [one] Un invitado
       *[other] { $count } invitados
    }
community-people = Quién está

community-reactions = Reacciones rápidas
community-react-clap = Aplauso
community-react-laugh = Risa
community-react-ouch = Ay
community-react-wow = Asombro
community-react-worm = Gusano
community-react-hurry = Date prisa
community-reacted-clap = { $you ->
        [yes] Aplaudes.
       *[no] { $who } aplaude.
    }
community-reacted-laugh = { $you ->
        [yes] Te ríes.
       *[no] { $who } se ríe.
    }
community-reacted-ouch = { $you ->
        [yes] Dices: ¡ay!
       *[no] { $who } dice: ¡ay!
    }
community-reacted-wow = { $you ->
        [yes] Te quedas con la boca abierta.
       *[no] { $who } se queda con la boca abierta.
    }
community-reacted-worm = { $you ->
        [yes] Mandas un gusano.
       *[no] { $who } manda un gusano.
    }
community-reacted-hurry = { $you ->
        [yes] Das la vuelta al reloj de arena.
       *[no] { $who } da la vuelta al reloj de arena.
    }

community-chat = Chat
community-say = Di algo
community-send = Enviar
community-silence = Todavía no se ha dicho nada. ¡Saluda!
community-said = { $who }: { $text }
community-chat-here = Chat en esta mesa
community-off = El anfitrión ha apagado el chat.
community-hushed = El anfitrión te ha silenciado en esta mesa.

community-mute = Silenciar para mí
community-unmute = Volver a oír
community-hush = Silenciar para todos
community-unhush = Dejar hablar

community-colour = Tu color
community-colour-tomato = Rojo tomate
community-colour-basil = Verde albahaca
community-colour-yolk = Amarillo yema
community-colour-sea = Azul mar
community-colour-aubergine = Berenjena
community-colour-oak = Marrón roble

## Por qué algo no se puede hacer

refused-muted = El anfitrión te ha silenciado en esta mesa.
refused-chat-off = El anfitrión ha apagado el chat en esta mesa.
refused-bad-text = Un mensaje tiene de 1 a { $most } caracteres.
refused-nameless = Primero ponte un nombre: así los demás saben quién habla.
refused-bad-reaction = No existe esa reacción. Elige una de estas: { $names }.
refused-bad-mute = No hay nadie así a quien silenciar.
refused-bad-colour = Aquí no existe ese color. Elige uno de estos: { $names }.
