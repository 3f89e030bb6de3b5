"""The bots of Heckmeck: four levels, their heuristics and value nets."""
