### Reasons that the coach gives in this game.

coach-heckmeck-stop = Weiterwürfeln geht { $times }-mal von { $of } schief: dann ist die { $tile } verpasst{ $top ->
        [0] .
       *[other] , und die { $top } muss zurück auf den Grill.
    }
coach-heckmeck-roll-on = Weiterwürfeln geht nur { $times }-mal von { $of } schief, und mehr als die { $tile } mit { $worms ->
        [one] einem Wurm
       *[other] { $worms } Würmern
    } ist drin.
coach-heckmeck-gamble = Die { $tile } mit { $worms ->
        [one] ihrem einen Wurm
       *[other] ihren { $worms } Würmern
    } reicht hier nicht: Weiterwürfeln lohnt das Risiko, auch wenn es { $times }-mal von { $of } schiefgeht.
coach-heckmeck-no-giving-up = Aufgeben ist sicher ein Fehlversuch; Weiterwürfeln klappt noch { $times }-mal von { $of }.
coach-heckmeck-steal = Die { $tile } zu stehlen zählt doppelt: { $worms ->
        [one] ein Wurm mehr hier, einer weniger
       *[other] { $worms } Würmer mehr hier, { $worms } weniger
    } beim anderen.
coach-heckmeck-makes-steal = { $count } × { $face ->
        [W] Wurm
       *[other] { $face }
    } macht genau { $tile } Punkte: der Stein ist zu stehlen.
coach-heckmeck-worm-first = Ohne Wurm kein Stein, und { $dice ->
        [one] der letzte Würfel zeigt
       *[other] die nächsten { $dice } Würfel zeigen
    } { $times }-mal von { $of } keinen.
coach-heckmeck-worm-later = Die Würmer haben Zeit: mit noch { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    } zeigt der nächste Wurf { $times }-mal von { $of } einen.
coach-heckmeck-fails-more = Mit { $count } × { $face ->
        [W] Wurm
       *[other] { $face }
    } geht der Zug { $more_times }-mal von { $of } schief, so { $times ->
        [0] fast nie.
       *[other] nur { $times }-mal.
    }
coach-heckmeck-more-points = Das bringt { $points } Punkte, { $bad_count } × { $bad_face ->
        [W] Wurm
       *[other] { $bad_face }
    } nur { $bad_points }.
coach-heckmeck-fewer-dice = { $bad_count } × { $bad_face ->
        [W] Wurm
       *[other] { $bad_face }
    } verbraucht mehr Würfel für { $bad_points } Punkte; so { $dice ->
        [one] bleibt noch einer
       *[other] bleiben noch { $dice }
    } zum Werfen.
