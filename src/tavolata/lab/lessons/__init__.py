"""What the nets learn from: positions out of many games, and what they turned out to be worth."""
