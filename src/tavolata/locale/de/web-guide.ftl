### Die Begleitung durch die erste Partie eines Spiels, und die Regeln des Augenblicks. Kurz: man liest sie beim Spielen.

guide-name = Begleitung
guide-got-it = Alles klar
guide-skip = Überspringen

## Die Regeln des Augenblicks

now-tag = Gerade jetzt
now-back = Zurück zum Spiel
