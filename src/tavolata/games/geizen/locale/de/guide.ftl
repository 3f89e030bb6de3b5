### The guide through the first game, and the rules of the moment. Short: it is read while playing.

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
now-geizen-keep = Würfel wählen
now-geizen-keep-how = Lege mindestens einen Würfel beiseite und wirf den Rest, bis alle fünf liegen. Erst dann werden Chips gelegt. Eine 6 legt nichts: ein billiger Ausweg.
now-geizen-place = Chips legen
now-geizen-place-how = Jeder Würfel legt einen Chip auf das erste freie Feld seiner Reihe: deinen, auf Gelb den des Vorrats. Wer das rote Feld füllt, bekommt die ganze Reihe, und die anderen zahlen die Zahl im Pfeil.
now-geizen-chips = Fast keine Chips mehr
now-geizen-chips-how = Was dir fehlt, leihst du dir aus dem Vorrat und zahlst es am Ende deines Zuges zurück, aus dem, was du bekommen hast. Bleibt dir dann nichts, ist die Partie aus. Wer seine Chips im Zug eines anderen verliert, spielt weiter.
