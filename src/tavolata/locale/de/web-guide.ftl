### Die Begleitung durch die erste Partie eines Spiels, und die Regeln des Augenblicks. Kurz: man liest sie beim Spielen.

guide-name = Begleitung
guide-got-it = Alles klar
guide-skip = Überspringen

## Heckmeck

guide-heckmeck-grill = Das ist der Grill. Erwürfle die Zahl eines Steins, und er gehört dir. Die meisten Würmer gewinnen.
guide-heckmeck-keep = Tippe ein Symbol an: Alle Würfel, die es zeigen, kommen beiseite. Jedes Symbol nur einmal im Zug.
guide-heckmeck-worm = Für jeden Stein brauchst du mindestens einen Wurm. Er zählt 5 Punkte.
guide-heckmeck-take = Das reicht für einen Stein! Nimm ihn, oder wirf den Rest für einen besseren.
guide-heckmeck-roll = Noch gibt es keinen Stein für dich: Wirf die übrigen Würfel.
guide-heckmeck-risk = Vorsicht: Zeigt ein Wurf nur Symbole, die du schon hast, geht der Zug schief und kostet deinen obersten Stein, falls du einen hast.
guide-heckmeck-steal = Genau die Zahl eines obersten Steins: Den kannst du stehlen!
guide-heckmeck-took = Deiner! Er liegt auf deinem Stapel. Wer genau seine Zahl erreicht, kann ihn stehlen; die darunter sind sicher.
guide-heckmeck-stolen = Da hat jemand genau die Zahl deines obersten Steins erreicht. Du kannst ihn dir ebenso zurückholen.
guide-heckmeck-failed = { $lost ->
        [yes] Der Zug ging schief: Dein oberster Stein ist weg, und meist verlässt ein Stein das Spiel.
       *[no] Der Zug ging schief. Du hattest keinen Stein zu verlieren, also kostet es nichts.
    }

## Alles im Eimer

guide-eimer-build = Ein Vorschlag steht schon. Farben, von denen du viele hohe Karten hast, gehören nach unten: die kannst du verteidigen.
guide-eimer-fall = Eimer ruhen auf den zweien darunter. Geht einer, fällt auch, was er trug. Die meisten Eimer gewinnen.
guide-eimer-attack = Dein Angriff: Wähle eine bis drei Karten einer Farbe. Der Nächste muss ihre Summe überbieten.
guide-eimer-draw = Zieh jetzt deine Karte! Sobald der Nächste handelt, ist es zu spät.
guide-eimer-defend = Du wirst angegriffen. Komm mit Karten dieser Farbe über die Zahl; was schon vor dir liegt, zählt mit.{ $back ->
        [yes] {" "}Bei gleicher Summe geht der Angriff zurück.
       *[no] {""}
    }
guide-eimer-lose = Zu teuer? Gib einen Eimer dieser Farbe her, oder irgendeinen, wenn du keinen hast. Die Zahlen sagen, wie viele insgesamt gehen.
guide-eimer-split = Deine Pyramide ist entzwei. Wähle den Teil, der bleibt; der andere geht.
guide-eimer-drew = Nach dem Legen ziehst du nur eine Karte, egal wie viele du gelegt hast. Geh sparsam damit um.
guide-eimer-hit = Das war ein Treffer. Die Karten auf dem Tisch sind weg, und jetzt greifst du an.

## Geizen

guide-geizen-board = Fünf Reihen, je eine für die Zahlen 1 bis 5. Würfel legen dort Chips; wer eine Reihe füllt, bekommt sie alle.
guide-geizen-keep = Lege beiseite, was du magst, mindestens einen Würfel. Die anderen wirfst du wieder, bis alle fünf liegen.
guide-geizen-cost = Dann legt jeder Würfel einen Chip von dir in seine Reihe, zwei, wo eine 2 steht; eine 6 legt keinen. Hier steht, was es macht.
guide-geizen-yellow = Auf gelben Feldern mit Sack zahlt der Vorrat, nicht du.
guide-geizen-red = Das rote Feld schließt eine Reihe: Du bekommst alle Chips darin, und alle anderen zahlen die Zahl im Pfeil.
guide-geizen-chips = Sei geizig! Wer nach dem eigenen Zug keinen Chip mehr hat, beendet die Partie, und die meisten Chips gewinnen.
guide-geizen-completed = { $you ->
        [yes] Die Reihe gehört dir! Sie beginnt leer von vorn.
       *[no] { $who } hat eine Reihe gefüllt und ihre Chips genommen. Du hast die Zahl im Pfeil gezahlt.
    }

## Die Regeln des Augenblicks

now-tag = Gerade jetzt
now-back = Zurück zum Spiel
now-heckmeck-choose = Würfel wählen
now-heckmeck-choose-how = Lege alle Würfel eines Symbols beiseite, jedes Symbol nur einmal im Zug. Ein Wurm zählt 5 Punkte, und ohne Wurm gibt es keinen Stein. Zeigt ein Wurf nichts Neues, geht der Zug schief.
now-heckmeck-take = Einen Stein nehmen
now-heckmeck-take-how = Deine Punkte nennen den Stein. Liegt er nicht auf dem Grill, bekommst du dort den nächstniedrigeren. Hörst du auf und es gibt einen Stein für dich, musst du einen nehmen. Oder du wirfst die übrigen Würfel, auf eigene Gefahr.
now-heckmeck-steal = Einen Stein stehlen
now-heckmeck-steal-how = Du hast genau die Punkte eines Steins, der bei jemandem obenauf liegt, und einen Wurm: { $leave ->
        [no] Hörst du jetzt auf, stiehlst du ihn.
       *[yes] Du darfst ihn stehlen, oder ihn lassen und den nächstniedrigeren vom Grill nehmen.
    } Steine weiter unten im Stapel sind sicher.
now-heckmeck-fail = Wenn ein Zug schiefgeht
now-heckmeck-fail-how = Das geschieht, wenn ein Wurf nur Symbole zeigt, die du schon hast, oder wenn du ohne Wurm oder ohne Stein aufhörst. Dann kommt dein oberster Stein zurück auf den Grill{ $short ->
        [highest] {" "}und der höchste dort wird umgedreht.
        [returned] {" "}und wird selbst umgedreht.
       *[plain] , und der höchste dort wird umgedreht, außer es ist genau der zurückgelegte.
    } Ohne Stein verlierst du nichts.
now-eimer-build = Bauen
now-eimer-build-how = Alle bauen gleichzeitig und verdeckt, mit allen Eimern; später lässt sich nichts mehr umstellen. Ein Eimer unten trägt viele andere, der oberste keinen. Darum gehört nach unten, was du verteidigen kannst.
now-eimer-attack = Angreifen
now-eimer-attack-how = Lege eine bis drei Karten einer Farbe. Ihre Summe greift den Nächsten an: Er muss in derselben Farbe höher kommen oder einen Eimer hergeben. Wer gelegt hat, zieht danach eine Karte.
now-eimer-defend = Sich verteidigen
now-eimer-defend-how = Lege eine bis drei Karten der Angriffsfarbe: Mit dem, was schon vor dir liegt, müssen sie mehr ergeben, als der Angreifer hat.{ $back ->
        [yes] {" "}Bei genau gleich viel dreht sich die Richtung, und der Angreifer muss sich wehren.
       *[no] {""}
    } Oder gib einen Eimer dieser Farbe her; wehren musst du dich nie.
now-eimer-lose = Eimer verlieren
now-eimer-lose-how = Wähle einen Eimer in der Farbe des Angriffs, oder irgendeinen, wenn du keinen solchen hast. Jeder Eimer, der nicht mehr auf zweien ruht, fällt auch. Dann kommen alle gelegten Karten weg, und du greifst als Nächster an.
now-eimer-split = Entzwei
now-eimer-split-how = Eine Lücke in der untersten Reihe hat deine Pyramide geteilt. Einen Teil behältst du, der andere ist verloren.
now-eimer-draw = Eine Karte ziehen
now-eimer-draw-how = An diesem Tisch zieht niemand für dich. Nach dem Legen darfst du eine Karte ziehen, bis der Nächste handelt.
now-geizen-keep = Würfel wählen
now-geizen-keep-how = Lege mindestens einen Würfel beiseite und wirf den Rest, bis alle fünf liegen. Erst dann werden Chips gelegt. Eine 6 legt nichts: ein billiger Ausweg.
now-geizen-place = Chips legen
now-geizen-place-how = Jeder Würfel legt einen Chip auf das erste freie Feld seiner Reihe: deinen, auf Gelb den des Vorrats. Wer das rote Feld füllt, bekommt die ganze Reihe, und die anderen zahlen die Zahl im Pfeil.
now-geizen-chips = Fast keine Chips mehr
now-geizen-chips-how = Was dir fehlt, leihst du dir aus dem Vorrat und zahlst es am Ende deines Zuges zurück, aus dem, was du bekommen hast. Bleibt dir dann nichts, ist die Partie aus. Wer seine Chips im Zug eines anderen verliert, spielt weiter.
