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

## Motivi in Heckmeck

coach-heckmeck-stop = Tirare ancora va male { $times ->
        [one] una volta
       *[other] { $times } volte
    } su { $of }: si perde l’occasione della { $tile }{ $top ->
        [0] .
       *[other] {" "}e la { $top } torna sulla griglia.
    }
coach-heckmeck-roll-on = Tirare ancora va male solo { $times ->
        [one] una volta
       *[other] { $times } volte
    } su { $of }, e si può avere di più della { $tile } con { $worms ->
        [one] 1 verme.
       *[other] { $worms } vermi.
    }
coach-heckmeck-gamble = La { $tile } con { $worms ->
        [one] il suo verme
       *[other] i suoi { $worms } vermi
    } qui non basta: vale la pena rischiare, anche se tirare ancora va male { $times ->
        [one] una volta
       *[other] { $times } volte
    } su { $of }.
coach-heckmeck-no-giving-up = Rinunciare è un turno a vuoto sicuro; tirando ancora riesce { $times ->
        [one] una volta
       *[other] { $times } volte
    } su { $of }.
coach-heckmeck-steal = Rubare la { $tile } conta doppio: { $worms ->
        [one] un verme in più qui e uno in meno
       *[other] { $worms } vermi in più qui e { $worms } in meno
    } dall’altra parte.
coach-heckmeck-makes-steal = { $count } × { $face ->
        [W] verme
       *[other] { $face }
    } fa esattamente { $tile } punti: quella tessera si può rubare.
coach-heckmeck-worm-first = Senza verme niente tessera, e { $dice ->
        [one] il prossimo dado non ne mostra
       *[other] i prossimi { $dice } dadi non ne mostrano
    } { $times ->
        [one] una volta
       *[other] { $times } volte
    } su { $of }.
coach-heckmeck-worm-later = I vermi possono aspettare: con { $dice ->
        [one] ancora un dado
       *[other] ancora { $dice } dadi
    } il prossimo tiro ne mostra uno { $times ->
        [one] una volta
       *[other] { $times } volte
    } su { $of }.
coach-heckmeck-fails-more = Con { $count } × { $face ->
        [W] verme
       *[other] { $face }
    } il turno va a vuoto { $more_times } volte su { $of }, così { $times ->
        [0] quasi mai.
       *[other] solo { $times }.
    }
coach-heckmeck-more-points = Porta { $points } punti; { $bad_count } × { $bad_face ->
        [W] verme
       *[other] { $bad_face }
    } solo { $bad_points }.
coach-heckmeck-fewer-dice = { $bad_count } × { $bad_face ->
        [W] verme
       *[other] { $bad_face }
    } consuma più dadi per { $bad_points } punti; così { $dice ->
        [one] ne resta 1
       *[other] ne restano { $dice }
    } da tirare.

## Motivi in Geizen

coach-geizen-ends = Così se ne va l’ultimo gettone: la partita sarebbe finita, e persa.
coach-geizen-fills = Completa la fila { $row }: { $chips ->
        [one] 1 gettone
       *[other] { $chips } gettoni
    } da prendere{ $arrow ->
        [0] .
       *[other] , e tutti gli altri pagano { $arrow }.
    }
coach-geizen-fill-odds = Così la fila { $row } si completa { $more_times } volte su { $of }, altrimenti { $times ->
        [0] quasi mai.
       *[other] solo { $times }.
    }
coach-geizen-one-short = Alla fila { $row } manca poi una sola casella: { $chips ->
        [one] 1 gettone aspetta
       *[other] { $chips } gettoni aspettano
    } chi viene dopo.
coach-geizen-sixes = { $count ->
        [one] Un sei non costa niente: meglio tenerlo.
       *[other] { $count } sei non costano niente: meglio tenerli.
    }
coach-geizen-roll-again = { $dice ->
        [one] Quel dado costa
       *[other] Quei { $dice } dadi costano
    } { $cost ->
        [one] 1 gettone:
       *[other] { $cost } gettoni:
    } tirando di nuovo può andare meglio.
coach-geizen-cheaper = Costa { $cost ->
        [one] 1 gettone
       *[other] { $cost } gettoni
    } in meno.
coach-geizen-safe = { $dice ->
        [one] Quel dado costa
       *[other] Quei { $dice } dadi costano
    } abbastanza poco: tirando di nuovo potrebbe andare peggio.

## Motivi in Alles im Eimer

coach-eimer-defend = { $cards ->
        [one] Una carta salva
       *[other] { $cards } carte salvano
    } { $buckets ->
        [one] un secchio.
       *[other] { $buckets } secchi.
    }
coach-eimer-let-fall = Meglio perdere ora { $buckets ->
        [one] un secchio
       *[other] { $buckets } secchi
    } che { $cards ->
        [one] una buona carta:
       *[other] { $cards } buone carte:
    } se ne ripesca una sola, e chi è colpito attacca per primo.
coach-eimer-fewer-buckets = Così { $buckets ->
        [one] se ne va un secchio,
       *[other] se ne vanno { $buckets } secchi,
    } altrimenti { $more }.
coach-eimer-holds = Il prossimo può battere una somma di { $sum } { $times ->
        [0] quasi mai,
        [one] solo una volta su { $of },
       *[other] solo { $times } volte su { $of },
    } una di { $more } invece { $more_times }.
coach-eimer-hits = Un colpo { $colour ->
        [Y] giallo
        [W] bianco
        [R] rosso
        [B] blu
       *[G] verde
    } costa al prossimo almeno { $buckets ->
        [one] un secchio,
       *[other] { $buckets } secchi,
    } altrimenti { $fewer }.
coach-eimer-fewer-cards = { $cards ->
        [one] Basta una carta
       *[other] Bastano { $cards } carte
    } al posto di { $more }: se ne ripesca comunque una sola.
coach-eimer-keep-high = Qui bastano { $points } punti; le carte più alte valgono di più in difesa.
coach-eimer-low-cards = Prima le basse: { $points } punti giocati invece di { $more }, e le alte restano in mano.
coach-eimer-build = Quello che sta in basso regge il resto: lì va il colore che la mano difende meglio, soprattutto il { $colour ->
        [Y] giallo
        [W] bianco
        [R] rosso
        [B] blu
       *[G] verde
    } con { $points } punti.

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
