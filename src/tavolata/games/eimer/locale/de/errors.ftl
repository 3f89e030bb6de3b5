### Why something cannot be done in this game, and what would be right.

refused-eimer-notation = Das ist kein Zug in Alles im Eimer. Züge sehen so aus: play R5 R3, lose 0.2, keep left, draw, build YYYWW/RRRB/BBG/GG/W.
refused-build-which = Sag, welche Pyramide: build und ihre Reihen, zum Beispiel build YYYWW/RRRB/BBG/GG/W.
refused-build-shape = Eine Pyramide schreibt man von unten nach oben, mit den Buchstaben Y W R B G, in Reihen zu 5, 4, 3, 2, 1 (Ausgabe 2005: 4, 3, 2, 1): YYYWW/RRRB/BBG/GG/W.
refused-build-first = Bau zuerst deine Pyramide: build und ihre Reihen.
refused-build-rows = Die Reihen müssen, von unten, so lang sein: { $rows }.
refused-build-colours = Verwende genau { $count } Eimer von jeder Farbe.
refused-built-already = Die Pyramiden stehen schon: gebaut wird nur einmal.
refused-one-colour = Karten, die man zusammen legt, haben eine Farbe: wähle eine.
refused-only-draw = Du kannst jetzt nur ziehen oder es bleiben lassen.
refused-no-draw = Für dich gibt es jetzt keine Karte zu ziehen.
refused-choose-part = Deine Pyramide steht in zwei Teilen: keep left oder keep right.
refused-no-parts = Deine Pyramide ist ganz: es gibt keinen Teil zu wählen.
refused-not-attacked = Niemand greift dich an: lege eine bis drei Karten einer Farbe.
refused-no-bucket = Bei { $bucket } steht kein Eimer: wähle einen, der noch steht.
refused-wrong-bucket = Gib einen { $colour ->
        [Y] gelben
        [W] weißen
        [R] roten
        [B] blauen
       *[G] grünen
    } Eimer her: du hast noch einen in der Farbe des Angriffs.
refused-not-in-hand = So oft hast du { $card } nicht: lege Karten aus deiner Hand.
refused-follow-colour = Angegriffen wird in { $colour ->
        [Y] Gelb (Y)
        [W] Weiß (W)
        [R] Rot (R)
        [B] Blau (B)
       *[G] Grün (G)
    }: wehre dich in dieser Farbe oder gib einen Eimer her.
refused-too-low = Das macht { $sum }, zu schlagen ist { $beat }: lege mehr oder gib einen Eimer her.
refused-card-too-often = { $card } kommt öfter vor, als es sie gibt: jede Karte hat nur einen Platz.
refused-position-bad-cards = Jede Karte muss an genau einem Ort sein: Hand, Tisch, Ablage oder Stapel.
refused-position-bad-pyramid = So kann keine Pyramide stehen: jeder Eimer ruht auf zweien, alles in einem Stück, keine Farbe zu oft.
refused-position-bad-hands = Die Zahl der Handkarten passt nicht zur Phase.
refused-position-bad-tables = Die Karten auf dem Tisch passen nicht zum Angriff: eine Farbe, und die zuletzt gelegten am höchsten.
refused-position-bad-colour = Die Farbe des Angriffs passt nicht zur Phase.
refused-position-bad-direction = Die Richtung ist 1 oder -1.
refused-position-nothing-to-draw = Es ist eine Karte zu ziehen, aber es gibt keine.
refused-position-bad-may-draw = Nur wer zuletzt Karten gelegt hat, darf noch ziehen.
refused-position-bad-build = Beim Bauen ist jede Pyramide ganz oder nicht begonnen, und mindestens eine fehlt noch.
refused-position-bad-split = Einen Teil wählen kann nur, wer am Zug ist und dessen Pyramide in zwei Teilen steht.
