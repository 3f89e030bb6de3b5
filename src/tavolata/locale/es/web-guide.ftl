### La guía para la primera partida de cada juego, y las reglas del momento. Breve: se lee jugando.

guide-name = Guía
guide-got-it = Entendido
guide-skip = Saltar la guía

## Las reglas del momento

now-tag = Ahora mismo
now-back = Volver a la partida
