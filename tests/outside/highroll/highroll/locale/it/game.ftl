### Highroll. Le frasi del racconto ricevono i campi degli eventi.

highroll-name = Highroll
highroll-about = Due dadi, un altro tentativo, vince la somma più alta · 2–4 giocatori
highroll-score = { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
highroll-rolled = { $you ->
        [yes] Tiri { $dice }.
       *[no] { $who } tira { $dice }.
    }
highroll-rules-goal = Vince la somma più alta di due dadi.
highroll-rules-turn = Tira i due dadi. Tienili (stay), oppure ritirali tutti e due una volta (again): vale il secondo tiro.
refused-highroll-notation = Una mossa è again o stay.
