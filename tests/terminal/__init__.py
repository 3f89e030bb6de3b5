"""The terminal game, played by real processes."""
