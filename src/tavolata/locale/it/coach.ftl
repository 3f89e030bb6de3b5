### Quello che dice l’allenatore. I motivi sono fatti su una scelta: servono a un consiglio, a una
### rilettura e a un rompicapo, perciò non dicono chi ha scelto. `times` su `of`: quante volte succede.

coach-name = L’allenatore
coach-grade-fine = bene
coach-grade-inaccuracy = imprecisione
coach-grade-mistake = errore
coach-grade-blunder = sbaglio grave
coach-count-fine = { $count } bene
coach-count-inaccuracy = { $count ->
        [one] 1 imprecisione
       *[other] { $count } imprecisioni
    }
coach-count-mistake = { $count ->
        [one] 1 errore
       *[other] { $count } errori
    }
coach-count-blunder = { $count ->
        [one] 1 sbaglio grave
       *[other] { $count } sbagli gravi
    }

## Motivi, in ogni gioco

coach-wins = Da qui si vincono così { $best } partite su 100, con l’altra scelta { $other }.
coach-nearly-equal = Tra le due non c’è quasi differenza.

## tavolata review

coach-told-heading = { $game } · { $names } · riletta
coach-told-running = Questa partita è ancora in corso: ecco com’è andata finora.
coach-told-working = L’allenatore rilegge la partita…
coach-told-mattered = I momenti decisivi
coach-told-nothing = Nessuna scelta ha regalato molto, e nessun tiro ha girato la partita.
coach-told-entry = voce
coach-told-who = chi
coach-told-what = che cosa è successo
coach-told-better = meglio
coach-told-lost = vittoria regalata
coach-told-why = perché
coach-told-chance = il caso
coach-told-luck = { $who } { $points }
coach-told-sums = I conti, in centesimi di vittoria
coach-told-start = inizio
coach-told-sum-luck = fortuna
coach-told-sum-lost = regalato
coach-told-sum-others = dagli altri
coach-told-sum-unseen = carte nascoste
coach-told-result = risultato
coach-told-so-far = finora
coach-told-adjusted = senza fortuna
coach-told-choices = scelte
coach-told-meaning = Risultato = inizio + fortuna − regalato + dagli altri + carte nascoste. Senza fortuna e carte nascoste, le sole scelte avrebbero portato dall’inizio all’ultima cifra.
coach-told-meaning-open = Risultato = inizio + fortuna − regalato + dagli altri. Senza fortuna, le sole scelte avrebbero portato dall’inizio all’ultima cifra.
coach-told-grades = Chi regala { $inaccuracy } centesimi di vittoria è stato impreciso; da { $mistake } è un errore, da { $blunder } uno sbaglio grave.
coach-told-revised = Dove l’allenatore cambia idea fra un turno e l’altro, { $points } centesimi in tutto, conta come fortuna.
coach-told-written = Scritto: { $path }
coach-picture-wins = Probabilità di vincere
coach-picture-entries = Voci della partita
coach-picture-choice = qualcosa di regalato
coach-picture-stroke = un colpo di fortuna, o di sfortuna
