### Reasons that the coach gives in this game.

coach-eimer-defend = { $cards ->
        [one] Eine Karte rettet
       *[other] { $cards } Karten retten
    } { $buckets ->
        [one] einen Eimer.
       *[other] { $buckets } Eimer.
    }
coach-eimer-let-fall = Lieber jetzt { $buckets ->
        [one] einen Eimer
       *[other] { $buckets } Eimer
    } verlieren als { $cards ->
        [one] eine gute Karte:
       *[other] { $cards } gute Karten:
    } nachgezogen wird nur eine, und wer getroffen ist, greift als Nächster an.
coach-eimer-fewer-buckets = So { $buckets ->
        [one] geht ein Eimer verloren,
       *[other] gehen { $buckets } Eimer verloren,
    } anders { $more }.
coach-eimer-holds = Eine Summe von { $sum } kann der Nächste { $times ->
        [0] so gut wie nie schlagen,
        [one] nur einmal von { $of } schlagen,
       *[other] nur { $times }-mal von { $of } schlagen,
    } eine von { $more } dagegen { $more_times }-mal.
coach-eimer-hits = Ein Treffer in { $colour ->
        [Y] Gelb
        [W] Weiß
        [R] Rot
        [B] Blau
       *[G] Grün
    } kostet den Nächsten mindestens { $buckets ->
        [one] einen Eimer,
       *[other] { $buckets } Eimer,
    } sonst { $fewer }.
coach-eimer-fewer-cards = { $cards ->
        [one] Eine Karte tut
       *[other] { $cards } Karten tun
    } es so gut wie { $more }: nachgezogen wird immer nur eine.
coach-eimer-keep-high = { $points } Punkte genügen hier; die höheren Karten sind in der Abwehr mehr wert.
coach-eimer-low-cards = Erst die niedrigen: { $points } Punkte gelegt statt { $more }, und die hohen bleiben auf der Hand.
coach-eimer-build = Was unten steht, trägt den Rest: dorthin gehört, was die Hand am besten abwehrt, vor allem { $colour ->
        [Y] Gelb
        [W] Weiß
        [R] Rot
        [B] Blau
       *[G] Grün
    } mit { $points } Punkten.
