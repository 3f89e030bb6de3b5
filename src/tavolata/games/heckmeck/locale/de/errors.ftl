### Why something cannot be done in this game, and what would be right.

refused-heckmeck-notation = Das ist kein Zug in Heckmeck. Züge sehen so aus: keep 5, keep W, roll, take 25, steal 21, give up.
refused-face-not-rolled = Kein Würfel zeigt { $face }: lege etwas beiseite, das dort liegt.
refused-face-kept-already = { $face } hast du schon beiseitegelegt: wähle etwas, das dir in diesem Zug noch fehlt.
refused-keep-first = Lege zuerst Würfel beiseite, zum Beispiel: keep 5.
refused-roll-first = Du hast gerade Würfel beiseitegelegt: würfle weiter oder beende den Zug.
refused-no-dice-to-roll = Es ist nichts mehr zu würfeln: nimm deinen Stein.
refused-must-claim = Es liegt ein Stein für dich bereit: nimm ihn oder würfle weiter.
refused-no-worm-kept = Ohne beiseitegelegten Wurm gibt es keinen Stein: würfle weiter oder gib auf.
refused-own-top = { $tile } liegt oben auf deinem eigenen Stapel: stehlen kannst du nur bei anderen.
refused-on-nobodys-stack = { $tile } liegt bei niemandem obenauf: stehlen kannst du nur den obersten Stein eines anderen.
refused-not-the-sum = Um { $tile } zu stehlen, brauchst du genau { $tile } Punkte: du hast { $sum }.
refused-not-on-grill = { $tile } liegt nicht offen auf dem Grill: nimm einen Stein, der dort liegt.
refused-too-high = { $tile } ist zu hoch für deine { $sum } Punkte: nimm einen Stein bis { $sum }.
refused-must-steal = An diesem Tisch muss die { $tile } gestohlen werden: steal { $tile }.
refused-only-the-highest = Mit { $sum } Punkten gibt es vom Grill nur die { $tile }.
refused-bad-tiles = Die Option „tiles“ ist eine Liste verschiedener Zahlen von 21 bis 36, aufsteigend, zum Beispiel [21, 22, 25].
refused-tile-twice = Der Stein { $tile } kommt zweimal vor: jeder Stein hat nur einen Platz.
refused-position-bad-tiles = Jeder Stein muss an genau einem Ort liegen: auf dem Grill, umgedreht oder in einem Stapel.
refused-position-bad-dice = Es sind zu viele Würfel: beiseitegelegt und gewürfelt zusammen höchstens acht.
refused-position-grill-empty = Mit leerem Grill ist die Partie zu Ende: die Phase müsste „over“ sein.
refused-position-grill-not-empty = Die Partie ist nicht zu Ende, solange Steine auf dem Grill liegen.
