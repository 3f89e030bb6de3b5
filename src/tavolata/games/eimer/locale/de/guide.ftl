### The guide through the first game, and the rules of the moment. Short: it is read while playing.

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
