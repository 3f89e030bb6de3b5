### Gesellschaft am Tisch: wer zuschaut, was gesagt wird, kurze Gesten.

company-title = Gesellschaft
company-open = Chat und Gesten
company-unread = { $count ->
        [one] Eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
company-watching = { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
company-nameless = { $count ->
        [one] Ein Gast
       *[other] { $count } Gäste
    }
company-people = Wer da ist

company-reactions = Kurze Gesten
company-react-clap = Klatschen
company-react-laugh = Lachen
company-react-ouch = Autsch
company-react-wow = Staunen
company-react-worm = Wurm
company-react-hurry = Beeilung
company-told-clap = { $you ->
        [yes] Du klatschst.
       *[no] { $who } klatscht.
    }
company-told-laugh = { $you ->
        [yes] Du lachst.
       *[no] { $who } lacht.
    }
company-told-ouch = { $you ->
        [yes] Du rufst: Autsch!
       *[no] { $who } ruft: Autsch!
    }
company-told-wow = { $you ->
        [yes] Du staunst.
       *[no] { $who } staunt.
    }
company-told-worm = { $you ->
        [yes] Du schickst einen Wurm.
       *[no] { $who } schickt einen Wurm.
    }
company-told-hurry = { $you ->
        [yes] Du drehst die Sanduhr um.
       *[no] { $who } dreht die Sanduhr um.
    }

company-chat = Chat
company-say = Sag etwas
company-send = Senden
company-silence = Noch ist es still. Sag hallo!
company-said = { $who }: { $text }
company-chat-here = Chat an diesem Tisch
company-off = Der Gastgeber hat den Chat ausgeschaltet.
company-hushed = Der Gastgeber hat dich an diesem Tisch stumm geschaltet.

company-mute = Für mich stumm
company-unmute = Wieder hören
company-hush = Für alle stumm
company-unhush = Reden lassen

company-colour = Deine Farbe
company-colour-tomato = Tomatenrot
company-colour-basil = Basilikumgrün
company-colour-yolk = Dottergelb
company-colour-sea = Meerblau
company-colour-aubergine = Aubergine
company-colour-oak = Eichenbraun

## Warum etwas nicht geht

refused-muted = Der Gastgeber hat dich an diesem Tisch stumm geschaltet.
refused-chat-off = Der Gastgeber hat den Chat an diesem Tisch ausgeschaltet.
refused-bad-text = Eine Nachricht hat 1 bis { $most } Zeichen.
refused-nameless = Gib dir erst einen Namen: Dann wissen die anderen, wer da spricht.
refused-bad-reaction = Diese Geste gibt es nicht. Wähle eine von diesen: { $names }.
refused-bad-mute = Das ist niemand, den man stumm schalten kann.
refused-bad-colour = Diese Farbe gibt es hier nicht. Wähle eine von diesen: { $names }.
