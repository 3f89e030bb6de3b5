### The guide through the first game, and the rules of the moment. Short: it is read while playing.

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
