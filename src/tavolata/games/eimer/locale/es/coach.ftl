### Reasons that the coach gives in this game.

coach-eimer-defend = { $cards ->
        [one] Una carta salva
       *[other] { $cards } cartas salvan
    } { $buckets ->
        [one] un cubo.
       *[other] { $buckets } cubos.
    }
coach-eimer-let-fall = Mejor perder ahora { $buckets ->
        [one] un cubo
       *[other] { $buckets } cubos
    } que { $cards ->
        [one] una buena carta:
       *[other] { $cards } buenas cartas:
    } solo se roba una a cambio, y quien recibe el golpe ataca después.
coach-eimer-fewer-buckets = Así { $buckets ->
        [one] se va un cubo;
       *[other] se van { $buckets } cubos;
    } de la otra forma, { $more }.
coach-eimer-holds = El siguiente puede superar una suma de { $sum } { $times ->
        [0] casi nunca,
        [one] solo una de cada { $of } veces,
       *[other] solo { $times } de cada { $of } veces,
    } y una de { $more }, en cambio, { $more_times }.
coach-eimer-hits = Un golpe { $colour ->
        [Y] amarillo
        [W] blanco
        [R] rojo
        [B] azul
       *[G] verde
    } le cuesta al siguiente al menos { $buckets ->
        [one] un cubo;
       *[other] { $buckets } cubos;
    } si no, { $fewer }.
coach-eimer-fewer-cards = { $cards ->
        [one] Basta una carta
       *[other] Bastan { $cards } cartas
    } en lugar de { $more }: se roba solo una, se jueguen las que se jueguen.
coach-eimer-keep-high = Aquí bastan { $points } puntos; las cartas más altas valen más en la defensa.
coach-eimer-low-cards = Primero las bajas: { $points } puntos jugados en vez de { $more }, y las altas se quedan en la mano.
coach-eimer-build = Lo de abajo sostiene lo demás: ahí va el color que la mano defiende mejor, sobre todo el { $colour ->
        [Y] amarillo
        [W] blanco
        [R] rojo
        [B] azul
       *[G] verde
    } con { $points } puntos.
