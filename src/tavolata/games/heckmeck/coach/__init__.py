"""What the coach knows of Heckmeck: what positions are worth, and why a move is better."""
