"""The engine, by every game of the catalogue."""
