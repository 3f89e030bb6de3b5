"""The rules of each game, as claims."""
