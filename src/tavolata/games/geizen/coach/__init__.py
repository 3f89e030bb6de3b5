"""What the coach knows of Geizen: what positions are worth, and why a move is better."""
