### Compagnia al tavolo: chi guarda, che cosa si dice, reazioni veloci.

community-title = Compagnia
community-open = Chat e reazioni
community-unread = { $count ->
        [one] Un nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
community-watching = { $count ->
        [one] Una persona guarda
       *[other] { $count } persone guardano
    }
community-nameless = { $count ->
        [one] Un ospite
       *[other] { $count } ospiti
    }
community-people = Chi c’è

community-reactions = Reazioni veloci
community-react-clap = Applauso
community-react-laugh = Risata
community-react-ouch = Ahi
community-react-wow = Stupore
community-react-worm = Verme
community-react-hurry = Dai, veloce
community-reacted-clap = { $you ->
        [yes] Applaudi.
       *[no] { $who } applaude.
    }
community-reacted-laugh = { $you ->
        [yes] Ridi.
       *[no] { $who } ride.
    }
community-reacted-ouch = { $you ->
        [yes] Dici: ahi!
       *[no] { $who } dice: ahi!
    }
community-reacted-wow = { $you ->
        [yes] Resti a bocca aperta.
       *[no] { $who } resta a bocca aperta.
    }
community-reacted-worm = { $you ->
        [yes] Mandi un verme.
       *[no] { $who } manda un verme.
    }
community-reacted-hurry = { $you ->
        [yes] Giri la clessidra.
       *[no] { $who } gira la clessidra.
    }

community-chat = Chat
community-say = Di’ qualcosa
community-send = Invia
community-silence = Ancora silenzio. Saluta!
community-said = { $who }: { $text }
community-chat-here = Chat a questo tavolo
community-off = Chi ospita ha spento la chat.
community-hushed = Chi ospita ti ha tolto la voce a questo tavolo.

community-mute = Zitto per me
community-unmute = Torna a sentire
community-hush = Zitto per tutti
community-unhush = Ridai la voce

community-colour = Il tuo colore
community-colour-tomato = Rosso pomodoro
community-colour-basil = Verde basilico
community-colour-yolk = Giallo tuorlo
community-colour-sea = Blu mare
community-colour-aubergine = Melanzana
community-colour-oak = Marrone quercia

## Perché una cosa non si può fare

refused-muted = Chi ospita ti ha tolto la voce a questo tavolo.
refused-chat-off = A questo tavolo la chat è spenta.
refused-bad-text = Un messaggio ha da 1 a { $most } caratteri.
refused-nameless = Prima datti un nome: così gli altri sanno chi parla.
refused-bad-reaction = Questa reazione non c’è. Scegline una: { $names }.
refused-bad-mute = Non c’è nessuno così a cui togliere la voce.
refused-bad-colour = Questo colore qui non c’è. Scegline uno: { $names }.
