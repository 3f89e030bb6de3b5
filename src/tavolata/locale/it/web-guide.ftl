### La guida alla prima partita di ogni gioco, e le regole del momento. Breve: si legge giocando.

guide-name = Guida
guide-got-it = Capito
guide-skip = Salta la guida

## Le regole del momento

now-tag = Proprio adesso
now-back = Torna alla partita
