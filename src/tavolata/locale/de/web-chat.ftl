### Gesellschaft am Tisch: wer zuschaut, was gesagt wird, kurze Gesten.

community-title = Gesellschaft
community-open = Chat und Gesten
community-unread = { $count ->
        [one] Eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
community-watching = { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
community-nameless = { $count ->
        [one] Ein Gast
       *[other] { $count } Gäste
    }
community-people = Wer da ist

community-reactions = Kurze Gesten
community-react-clap = Klatschen
community-react-laugh = Lachen
community-react-ouch = Autsch
community-react-wow = Staunen
community-react-worm = Wurm
community-react-hurry = Beeilung
community-reacted-clap = { $you ->
        [yes] Du klatschst.
       *[no] { $who } klatscht.
    }
community-reacted-laugh = { $you ->
        [yes] Du lachst.
       *[no] { $who } lacht.
    }
community-reacted-ouch = { $you ->
        [yes] Du rufst: Autsch!
       *[no] { $who } ruft: Autsch!
    }
community-reacted-wow = { $you ->
        [yes] Du staunst.
       *[no] { $who } staunt.
    }
community-reacted-worm = { $you ->
        [yes] Du schickst einen Wurm.
       *[no] { $who } schickt einen Wurm.
    }
community-reacted-hurry = { $you ->
        [yes] Du drehst die Sanduhr um.
       *[no] { $who } dreht die Sanduhr um.
    }

community-chat = Chat
community-say = Sag etwas
community-send = Senden
community-silence = Noch ist es still. Sag hallo!
community-said = { $who }: { $text }
community-chat-here = Chat an diesem Tisch
community-off = Der Gastgeber hat den Chat ausgeschaltet.
community-hushed = Der Gastgeber hat dich an diesem Tisch stumm geschaltet.

community-mute = Für mich stumm
community-unmute = Wieder hören
community-hush = Für alle stumm
community-unhush = Reden lassen

community-colour = Deine Farbe
community-colour-tomato = Tomatenrot
community-colour-basil = Basilikumgrün
community-colour-yolk = Dottergelb
community-colour-sea = Meerblau
community-colour-aubergine = Aubergine
community-colour-oak = Eichenbraun

## Warum etwas nicht geht

refused-muted = Der Gastgeber hat dich an diesem Tisch stumm geschaltet.
refused-chat-off = Der Gastgeber hat den Chat an diesem Tisch ausgeschaltet.
refused-bad-text = Eine Nachricht hat 1 bis { $most } Zeichen.
refused-nameless = Gib dir erst einen Namen: Dann wissen die anderen, wer da spricht.
refused-bad-reaction = Diese Geste gibt es nicht. Wähle eine von diesen: { $names }.
refused-bad-mute = Das ist niemand, den man stumm schalten kann.
refused-bad-colour = Diese Farbe gibt es hier nicht. Wähle eine von diesen: { $names }.
