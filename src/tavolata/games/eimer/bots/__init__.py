"""The bots of Alles im Eimer: four levels, their heuristics and value nets."""
