### Mis partidas: qué jugué, cómo fue, y puntuaciones para quien las quiera.

web-mine-none = Aún no hay ninguna partida terminada. Juega una y aparecerá aquí.
web-mine-none-how = Aquí llega todo lo que juegas en este dispositivo, o en uno al que te mudaste con tu enlace personal.
web-mine-games = Partidas
web-mine-running = En marcha
web-mine-won = Ganada
web-mine-shared = Victoria compartida
web-mine-lost = Perdida
web-mine-gone = El acta ya no se conserva.
web-mine-practice = Práctica, no cuenta
web-mine-replay = Ver
web-mine-record = Acta
web-mine-replay-of = Ver jugada a jugada: { $game }, { $when }
web-mine-review-of = Repaso: { $game }, { $when }
web-mine-record-of = Guardar el acta: { $game }, { $when }
web-mine-more = Mostrar más
web-mine-all = Descargar todas mis actas
web-mine-all-how = Un archivo zip con el acta de cada partida terminada, las mil más recientes. «Comprobar un acta» y la orden tavolata verify demuestran cada una.

## Cifras

web-mine-figures = En cifras
web-mine-played = jugadas
web-mine-wins = ganadas
web-mine-share = parte de las victorias
web-mine-share-equal = { $percent } entre iguales
web-mine-average = puntos de media
web-mine-best = mejor puntuación
web-mine-moments = Mejores momentos
web-mine-moment-score = Más puntos: { $value }
web-mine-moment-margin = Victoria más clara: { $value } de ventaja
web-mine-moment-comeback = Mayor remontada: { $value } por detrás, y aun así ganada
web-mine-moment-swing = Mejor jugada: { $move }, { $value } ganados a los demás
web-mine-moment-length = Partida más larga: { $value ->
        [one] 1 jugada
       *[other] { $value } jugadas
    }
web-mine-moment-streak = Mejor racha: { $value ->
        [one] 1 victoria
       *[other] { $value } victorias seguidas
    }

## Puntuaciones

web-mine-ratings = Nivel
web-mine-ratings-how = Una partida cuenta para el nivel solo si todas las personas que la juegan quieren tenerlo; los bots siempre quieren, cada uno con el suyo.
web-mine-ratings-want = Quiero ver mi nivel
web-mine-ratings-seen = Los demás ven el tuyo antes de empezar. También cuentan tus partidas anteriores.
web-mine-ratings-none = Aún no cuenta ninguna partida: juega una con bots, o con gente que también quiera su nivel.
web-mine-rating-of = { $game }, { $seats } jugadores
web-mine-rating-games = { $count ->
        [one] tras 1 partida
       *[other] tras { $count } partidas
    }
web-mine-rating-chart = { $game }, { $seats } jugadores: tu nivel pasó de { $first } a { $last }. { $bots }
web-mine-rating-bot = { $who }: { $mean }
web-mine-rating-seat = Nivel { $mean } ± { $deviation }
