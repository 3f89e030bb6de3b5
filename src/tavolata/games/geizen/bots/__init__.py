"""The bots of Geizen: four levels, their heuristics and value nets."""
