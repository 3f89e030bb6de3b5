### Compañía en la mesa: quién mira, qué se dice, reacciones rápidas.

company-title = Compañía
company-open = Chat y reacciones
company-unread = { $count ->
        [one] Un mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
company-watching = { $count ->
        [one] Una persona mira
       *[other] { $count } personas miran
    }
company-nameless = { $count ->
        [one] Un invitado
       *[other] { $count } invitados
    }
company-people = Quién está

company-reactions = Reacciones rápidas
company-react-clap = Aplauso
company-react-laugh = Risa
company-react-ouch = Ay
company-react-wow = Asombro
company-react-worm = Gusano
company-react-hurry = Date prisa
company-told-clap = { $you ->
        [yes] Aplaudes.
       *[no] { $who } aplaude.
    }
company-told-laugh = { $you ->
        [yes] Te ríes.
       *[no] { $who } se ríe.
    }
company-told-ouch = { $you ->
        [yes] Dices: ¡ay!
       *[no] { $who } dice: ¡ay!
    }
company-told-wow = { $you ->
        [yes] Te quedas con la boca abierta.
       *[no] { $who } se queda con la boca abierta.
    }
company-told-worm = { $you ->
        [yes] Mandas un gusano.
       *[no] { $who } manda un gusano.
    }
company-told-hurry = { $you ->
        [yes] Das la vuelta al reloj de arena.
       *[no] { $who } da la vuelta al reloj de arena.
    }

company-chat = Chat
company-say = Di algo
company-send = Enviar
company-silence = Todavía no se ha dicho nada. ¡Saluda!
company-said = { $who }: { $text }
company-chat-here = Chat en esta mesa
company-off = El anfitrión ha apagado el chat.
company-hushed = El anfitrión te ha silenciado en esta mesa.

company-mute = Silenciar para mí
company-unmute = Volver a oír
company-hush = Silenciar para todos
company-unhush = Dejar hablar

company-colour = Tu color
company-colour-tomato = Rojo tomate
company-colour-basil = Verde albahaca
company-colour-yolk = Amarillo yema
company-colour-sea = Azul mar
company-colour-aubergine = Berenjena
company-colour-oak = Marrón roble

## Por qué algo no se puede hacer

refused-muted = El anfitrión te ha silenciado en esta mesa.
refused-chat-off = El anfitrión ha apagado el chat en esta mesa.
refused-bad-text = Un mensaje tiene de 1 a { $most } caracteres.
refused-nameless = Primero ponte un nombre: así los demás saben quién habla.
refused-bad-reaction = No existe esa reacción. Elige una de estas: { $names }.
refused-bad-mute = No hay nadie así a quien silenciar.
refused-bad-colour = Aquí no existe ese color. Elige uno de estos: { $names }.
