### Why something cannot be done in this game, and what would be right.

refused-eimer-notation = Eso no es una jugada de Alles im Eimer. Las jugadas se escriben así: play R5 R3, lose 0.2, keep left, draw, build YYYWW/RRRB/BBG/GG/W.
refused-build-which = Di qué pirámide: build y sus filas, por ejemplo build YYYWW/RRRB/BBG/GG/W.
refused-build-shape = La pirámide se escribe de abajo arriba, con las letras Y W R B G, en filas de 5, 4, 3, 2, 1 (edición de 2005: 4, 3, 2, 1): YYYWW/RRRB/BBG/GG/W.
refused-build-first = Primero construye tu pirámide: build y sus filas.
refused-build-rows = Las filas, desde abajo, deben medir: { $rows }.
refused-build-colours = Usa exactamente { $count } cubos de cada color.
refused-built-already = Las pirámides ya están en pie: se construyen una sola vez.
refused-one-colour = Las cartas que se juegan juntas son de un solo color: elige uno.
refused-only-draw = Ahora solo puedes robar una carta, o dejarlo.
refused-no-draw = Ahora no tienes carta que robar.
refused-choose-part = Tu pirámide está en dos partes: keep left o keep right.
refused-no-parts = Tu pirámide está entera: no hay parte que elegir.
refused-not-attacked = Nadie te ataca: juega de una a tres cartas de un color.
refused-no-bucket = En { $bucket } no hay ningún cubo: elige uno que siga en pie.
refused-wrong-bucket = Entrega un cubo { $colour ->
        [Y] amarillo
        [W] blanco
        [R] rojo
        [B] azul
       *[G] verde
    }: aún tienes alguno del color del ataque.
refused-not-in-hand = No tienes { $card } tantas veces: juega cartas de tu mano.
refused-follow-colour = El ataque es en { $colour ->
        [Y] amarillo (Y)
        [W] blanco (W)
        [R] rojo (R)
        [B] azul (B)
       *[G] verde (G)
    }: defiéndete en ese color, o entrega un cubo.
refused-too-low = Eso suma { $sum }, y hay que superar { $beat }: juega más, o entrega un cubo.
refused-card-too-often = { $card } está más veces de las que existe: cada carta tiene un solo sitio.
refused-position-bad-cards = Cada carta debe estar en un solo sitio: mano, mesa, descartes o mazo.
refused-position-bad-pyramid = Una pirámide así no se sostiene: cada cubo se apoya en dos, en una sola pieza y sin colores de más.
refused-position-bad-hands = El número de cartas en mano no encaja con la fase.
refused-position-bad-tables = Las cartas de la mesa no encajan con el ataque: un solo color, y las últimas las más altas.
refused-position-bad-colour = El color del ataque no encaja con la fase.
refused-position-bad-direction = La dirección es 1 o -1.
refused-position-nothing-to-draw = Hay que robar una carta, pero no queda ninguna.
refused-position-bad-may-draw = Solo puede robar aún quien jugó cartas el último.
refused-position-bad-build = Mientras se construye, cada pirámide está entera o sin empezar, y falta al menos una.
refused-position-bad-split = Solo elige parte quien tiene el turno y la pirámide en dos partes.
