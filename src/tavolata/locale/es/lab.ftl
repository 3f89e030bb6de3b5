## Simulación, probabilidades e informes

simulate-playing = Los bots juegan
simulate-done =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } (semilla { $seed }), todo en { $path }.
simulate-there = Todas las partidas de esta simulación ya están en { $path }.
simulate-stopped = Interrumpido tras { $games } de { $asked } partidas. No se pierde nada: la misma orden sigue donde esta terminó.
simulate-seed = La semilla se sacó al azar: para seguir, añade --seed { $seed }.
refused-unknown-simulated = No hay ningún bot «{ $name }»: elige entre { $names }.
refused-out-of-another-run = { $path } ya existe, con otros ajustes: bórralo o indica otro archivo.
refused-parts-of-another-run = En { $path } hay partes de una simulación con otros ajustes: repite su orden para terminarla, borra la carpeta o indica otro archivo.
refused-checkpoint-of-another-training = { $path } es el punto de control de un entrenamiento con otros ajustes: repite su orden para terminarlo, bórralo o indica otro archivo.
refused-no-cluster = En { $address } no responde ningún scheduler de Dask: comprueba la dirección y que «dask scheduler» esté en marcha.
refused-programs-stay-here = Los programas (cmd:…) juegan solo en esta máquina: quita --cluster.
refused-no-cuda = Aquí no hay ninguna GPU utilizable (Numba debe encontrar una): usa --device cpu.
refused-not-on-a-gpu = En una GPU pueden jugar estos bots: { $names }. Para otros usa --device cpu.
refused-no-moves-on-a-gpu = Las jugadas solo las anota una CPU: quita --moves o usa --device cpu.
refused-gpu-or-cluster = Elige entre --device cuda y --cluster: la GPU es la de esta máquina.
odds-title = Qué probable es cada ficha (apartados: { $kept }; tirados: { $roll })
odds-tile = Ficha
odds-exactly = Exactamente
odds-at-least = Al menos
odds-keep = Aparta
refused-no-odds = Para { $game } no hay tabla de probabilidades.
refused-bad-faces = Estos dados no se entienden: cada uno es uno de { $faces }.
report-playing = Partidas para el informe
reviews-working = Mirando atrás
reviews-done =
    { $count ->
        [one] Un análisis
       *[other] { $count } análisis
    } en { $path }.
reviews-failed = { $path } no se puede analizar. { $why }
refused-same-names = Dos de estas actas tienen el mismo nombre: sus análisis se sobrescribirían. Cambia el nombre de una.
refused-run-under-way = Otra orden está jugando para { $path }: espera a que termine o indica otro archivo.
