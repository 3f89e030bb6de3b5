"""How a sensible player plays without thinking: what a search expects of everybody."""
