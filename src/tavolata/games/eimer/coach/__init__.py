"""What the coach knows of Alles im Eimer: what positions are worth, and why a move is better."""
