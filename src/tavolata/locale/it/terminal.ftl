### Quello che il terminale dice attorno ai giochi.

## A tavola

welcome = Tavolata · tutti intorno a un grande tavolo
ask-game = A che gioco giochiamo?
ask-seats = In quanti siete a tavola ({ $first }–{ $last })?
ask-bots = Quanti di questi sono bot (0–{ $most })?
ask-level = Quanto forti: { $levels }?
ask-name = Come ti chiami?
ask-name-next = Come si chiama il giocatore { $number }?
name-you = Tu
name-player = Giocatore { $number }
not-a-number = Scrivi un numero da { $first } a { $last }, per favore.
not-a-choice = Scrivi uno di questi, per favore: { $names }.
begins = { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $who }.
    }
played-with = Si gioca con: { $options }

## I bot, per livello

bot-rookie = Pulcino
bot-regular = Gallina
bot-expert = Volpe
bot-master = Gufo
level-rookie = novellino
level-regular = abituale
level-expert = esperto
level-master = maestro

## Lo schermo

your-turn = Tocca a te
your-turn-named = { $who }, tocca a te
story-turn = { $you ->
        [yes] Tocca a te.
       *[no] Tocca a { $who }.
    }
story-over = La partita è finita.
keys = numero o mossa · ? regole · u ritira · q salva ed esci
keys-no-undo = numero o mossa · ? regole · q salva ed esci
taken-back = Ritirata.
no-such-choice = «{ $text }» non è tra le scelte: scrivi un numero da 1 a { $most }, o una mossa.
hand-over = Passa lo schermo a { $who }, poi premi Invio.
hand-over-secret = Gli altri non guardino, per favore.
press-enter = Premi Invio per continuare.
press-enter-page = Invio: avanti · q: torna al gioco
propose = Invio la accetta; oppure scrivi le tue file, per esempio YYYWW RRRB BBG GG W
skip = Lascia stare

## Dadi onesti

fair-promise = Dadi onesti: il seme segreto è già fissato. La sua impronta:
fair-shown = Il seme segreto, adesso svelato:
fair-proof = Chiunque può controllare ogni dado e ogni carta: tavolata verify { $path }
saved = Salvata in { $path }
resume-with = Per riprenderla: tavolata play --resume { $path }
resumed = La partita riprende.
already-over = Questa partita è già finita.
goodbye = Ci si rivede a tavola!

## La fine

result-won = { $you ->
        [yes] Hai vinto!
       *[no] Vince { $who }!
    }
result-shared = Vittoria divisa: { $who }!
result-heading = Fine

## Le regole

rules-heading = { $game }: le regole
section-goal = Lo scopo
section-setup = Preparazione
section-turn = Un turno
section-claiming = Prendere una tessera
section-failing = Un turno a vuoto
section-attack = Un attacco
section-hit = Un colpo
section-board = Il tabellone
section-placing = Mettere i gettoni
section-debts = Senza gettoni
section-end = La fine
section-variants = Varianti
section-typing = Scrivere le mosse

## Raccontare una registrazione

told-heading = { $game } · { $names }
told-running = La partita è ancora in corso: le carte nascoste restano nascoste.
told-turn = Turno { $number } · { $who }
told-opening = Prima del primo turno
