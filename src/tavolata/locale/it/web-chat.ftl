### Compagnia al tavolo: chi guarda, che cosa si dice, reazioni veloci.

company-title = Compagnia
company-open = Chat e reazioni
company-unread = { $count ->
        [one] Un nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
company-watching = { $count ->
        [one] Una persona guarda
       *[other] { $count } persone guardano
    }
company-nameless = { $count ->
        [one] Un ospite
       *[other] { $count } ospiti
    }
company-people = Chi c’è

company-reactions = Reazioni veloci
company-react-clap = Applauso
company-react-laugh = Risata
company-react-ouch = Ahi
company-react-wow = Stupore
company-react-worm = Verme
company-react-hurry = Dai, veloce
company-told-clap = { $you ->
        [yes] Applaudi.
       *[no] { $who } applaude.
    }
company-told-laugh = { $you ->
        [yes] Ridi.
       *[no] { $who } ride.
    }
company-told-ouch = { $you ->
        [yes] Dici: ahi!
       *[no] { $who } dice: ahi!
    }
company-told-wow = { $you ->
        [yes] Resti a bocca aperta.
       *[no] { $who } resta a bocca aperta.
    }
company-told-worm = { $you ->
        [yes] Mandi un verme.
       *[no] { $who } manda un verme.
    }
company-told-hurry = { $you ->
        [yes] Giri la clessidra.
       *[no] { $who } gira la clessidra.
    }

company-chat = Chat
company-say = Di’ qualcosa
company-send = Invia
company-silence = Ancora silenzio. Saluta!
company-said = { $who }: { $text }
company-chat-here = Chat a questo tavolo
company-off = Chi ospita ha spento la chat.
company-hushed = Chi ospita ti ha tolto la voce a questo tavolo.

company-mute = Zitto per me
company-unmute = Torna a sentire
company-hush = Zitto per tutti
company-unhush = Ridai la voce

company-colour = Il tuo colore
company-colour-tomato = Rosso pomodoro
company-colour-basil = Verde basilico
company-colour-yolk = Giallo tuorlo
company-colour-sea = Blu mare
company-colour-aubergine = Melanzana
company-colour-oak = Marrone quercia

## Perché una cosa non si può fare

refused-muted = Chi ospita ti ha tolto la voce a questo tavolo.
refused-chat-off = A questo tavolo la chat è spenta.
refused-bad-text = Un messaggio ha da 1 a { $most } caratteri.
refused-nameless = Prima datti un nome: così gli altri sanno chi parla.
refused-bad-reaction = Questa reazione non c’è. Scegline una: { $names }.
refused-bad-mute = Non c’è nessuno così a cui togliere la voce.
refused-bad-colour = Questo colore qui non c’è. Scegline uno: { $names }.
