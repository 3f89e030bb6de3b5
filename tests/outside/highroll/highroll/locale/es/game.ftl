### Highroll. Las frases del relato reciben los campos de los eventos.

highroll-name = Highroll
highroll-about = Dos dados, un intento más, gana la suma más alta · 2–4 jugadores
highroll-score = { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
highroll-rolled = { $you ->
        [yes] Tiras { $dice }.
       *[no] { $who } tira { $dice }.
    }
highroll-rules-goal = Gana la suma más alta de dos dados.
highroll-rules-turn = Tira los dos dados. Quédatelos (stay), o vuelve a tirar los dos una vez (again): cuenta la segunda tirada.
refused-highroll-notation = Una jugada es again o stay.
