### Der Trainer auf der Seite: Stufen, Tipps, Rückblick, Üben, Rätsel. `percent` ist schon ausgeschrieben.

web-bots = Die Bots

## Tipps

web-hint = Tipp
web-odds = Chancen
web-hint-asking = Der Trainer überlegt …
web-chance-to-win = { $percent } Gewinnchance
web-hinted = { $count ->
        [one] hat 1 Tipp geholt
       *[other] hat { $count } Tipps geholt
    }
web-hints = Tipps vom Trainer
web-hints-bots = wer allein gegen Bots spielt
web-hints-always = alle
web-hints-never = niemand
web-hints-seen = Alle am Tisch sehen, wie viele Tipps jemand geholt hat.

## Rückblick

web-review = Rückblick
web-review-working = Die Eule geht dein Spiel noch einmal durch …
web-review-graph = Wer vorne lag
web-review-graph-how = Gewinnchance in Prozent. Tippe, ziehe oder nimm die Pfeiltasten, um den Tisch in diesem Moment zu sehen.
web-review-start = Anfang
web-review-end = Ende
web-review-chance = { $who } { $percent }
web-review-adjusted = { $you ->
        [yes] Ohne Glück und Pech hast du um { $percent } des Sieges gespielt.
       *[no] Ohne Glück und Pech hat { $who } um { $percent } des Sieges gespielt.
    }
web-review-moments = Die Momente, auf die es ankam
web-review-turn = Zug { $number }
web-review-cost = { $points ->
        [one] 1 Punkt Gewinnchance verschenkt
       *[other] { $points } Punkte Gewinnchance verschenkt
    }
web-review-best = am besten
web-review-yours = du
web-review-played = gespielt
web-review-good = gut gewählt
web-review-better = Besser: { $move }
web-review-show = Tisch zeigen
web-review-clean = Kein Fehler, der der Rede wert wäre. Gut gespielt!
web-review-more = { $count ->
        [one] Noch ein Moment
       *[other] Noch { $count } Momente
    }
web-review-luck = Glück und Können
web-review-luck-how = In Punkten Gewinnchance: vom Anfang über Glück und Entscheidungen zum Ergebnis.
web-review-luck-of = Glück
web-review-part-luck = Glück
web-review-part-own = Eigene Fehler
web-review-part-others = Fehler der anderen
web-review-part-unseen = Verdeckte Karten
web-review-big = Große Momente
web-review-big-how = In Punkten Gewinnchance, für den, den es traf.
web-review-overview = Zurück zum ganzen Spiel
web-review-earlier = Der Fehler davor
web-review-later = Der nächste Fehler
web-finished = Beendete Spiele

## Üben

web-practice = Übung
web-practice-from-here = Ab hier spielen
web-practice-how = Ein Übungsspiel beginnt in einem Moment eines anderen Spiels. Seine Würfel fallen neu, und über sie wird nichts bewiesen.
web-practice-against = Gegen wen
web-practice-same = so stark wie im Spiel
web-practice-again = Noch einmal ab hier
web-practice-back = Zurück zum Rückblick

## Rätsel

web-puzzles = Was würdest du tun?
web-puzzles-line = Echte Stellungen, je eine Entscheidung. Sieh, was sie wert war.
web-puzzle-number = Rätsel { $number } von { $of }
web-puzzle-ask = Du bist dran: Was würdest du tun?
web-puzzle-how = Wähle wie am Tisch. Dann siehst du, was jede Wahl wert war.
web-puzzle-right = Das ist der beste Zug!
web-puzzle-worth = { $move }: { $percent } Gewinnchance.
web-puzzle-fine = Fast so gut wie der beste
web-puzzle-next = Weiter
web-puzzle-score = { $right } von { $tried } gut gewählt
web-puzzle-none = Zu diesem Spiel gibt es noch keine Rätsel.
