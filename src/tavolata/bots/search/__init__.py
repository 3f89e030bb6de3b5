"""How bots think ahead where a game hides cards: guesses, playouts, and what to spend them on."""
