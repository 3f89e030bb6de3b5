### Was das Terminal rund um die Spiele sagt.

## Platz nehmen

welcome = Tavolata · alle an einem großen Tisch
ask-game = Welches Spiel?
ask-seats = Wie viele sitzen am Tisch ({ $first }–{ $last })?
ask-bots = Wie viele davon sind Bots (0–{ $most })?
ask-level = Wie stark: { $levels }?
ask-name = Wie heißt du?
ask-name-next = Wie heißt Spieler { $number }?
name-you = Du
name-player = Spieler { $number }
not-a-number = Bitte eine Zahl von { $first } bis { $last } eintippen.
not-a-choice = Bitte eines davon eintippen: { $names }.
begins = { $you ->
        [yes] Du beginnst.
       *[no] { $who } beginnt.
    }
played-with = Gespielt wird mit: { $options }

## Bots, nach Stärke

bot-rookie = Küken
bot-regular = Henne
bot-expert = Fuchs
bot-master = Eule
level-rookie = Neuling
level-regular = Stammgast
level-expert = Kenner
level-master = Meister

## Der Bildschirm

your-turn = Du bist dran
your-turn-named = { $who }, du bist dran
story-turn = { $you ->
        [yes] Du bist am Zug.
       *[no] { $who } ist am Zug.
    }
story-over = Die Partie ist zu Ende.
keys = Nummer oder Zug · ? Regeln · u zurücknehmen · q sichern und gehen
keys-no-undo = Nummer oder Zug · ? Regeln · q sichern und gehen
taken-back = Zurückgenommen.
no-such-choice = „{ $text }“ steht nicht zur Wahl: tippe eine Nummer von 1 bis { $most } oder einen Zug.
hand-over = Gib den Bildschirm an { $who } weiter und drück dann die Eingabetaste.
hand-over-secret = Die anderen schauen bitte weg.
press-enter = Weiter mit der Eingabetaste.
press-enter-page = Eingabetaste: weiter · q: zurück zum Spiel
propose = Eingabetaste: einverstanden; oder tippe eigene Reihen: YYYWW RRRB BBG GG W
skip = Bleiben lassen

## Faire Würfel

fair-promise = Faire Würfel: der geheime Startwert steht jetzt fest. Sein Fingerabdruck:
fair-shown = Der geheime Startwert, jetzt offen:
fair-proof = Jeder kann alle Würfel und Karten nachprüfen: tavolata verify { $path }
saved = Gesichert in { $path }
resume-with = Später geht es weiter mit: tavolata play --resume { $path }
resumed = Die Partie geht weiter.
already-over = Diese Partie ist schon zu Ende.
goodbye = Bis bald am Tisch!

## Das Ende

result-won = { $you ->
        [yes] Du gewinnst!
       *[no] { $who } gewinnt!
    }
result-shared = { $who } teilen sich den Sieg!
result-heading = Das Ende

## Die Regeln

rules-heading = { $game }: die Regeln
section-goal = Worum es geht
section-setup = Vorbereitung
section-turn = Ein Zug
section-claiming = Einen Stein holen
section-failing = Ein Fehlversuch
section-attack = Ein Angriff
section-hit = Ein Treffer
section-board = Der Plan
section-placing = Chips legen
section-debts = Keine Chips mehr
section-end = Das Ende
section-variants = Varianten
section-typing = Züge eintippen

## Eine Aufzeichnung erzählen

told-heading = { $game } · { $names }
told-running = Diese Partie läuft noch: verdeckte Karten bleiben verdeckt.
told-turn = Zug { $number } · { $who }
told-opening = Vor dem ersten Zug
