### Reasons that the coach gives in this game.

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
